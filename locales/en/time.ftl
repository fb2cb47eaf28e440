# The clock of the server, what is settled beside the rules, and ratings.

bot-rated = { $name } · { $rating }

pace = Time to think
pace-unhurried = Unhurried
pace-unhurried-line = No clock: play when you like.
pace-live = { $minutes } + { $seconds }
pace-live-line = { $minutes ->
    [one] A minute
   *[other] { $minutes } minutes
} a side, { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} more for each decision.
pace-days = { $days ->
    [one] A day
   *[other] { $days } days
}
pace-days-line = For each decision. Come back when it is your turn.
pace-own = Own clock
pace-own-minutes = Minutes a side
pace-own-seconds = Seconds for a decision
pace-rated = Rated
pace-rated-line = Between two members: no hints, no takebacks, and both ratings change.
pace-stand-in = A bot plays on when time is up
pace-stand-in-line = Otherwise the match is lost on time.
pace-only-people = Bots are never hurried; the clock is for people.

clock-of = { $name }: { $left } left
clock-until = until { $date }
clock-low = Ten seconds left for { $name }.
clock-last = A minute left for { $name }.
clock-zero-lost = At zero the match is lost on time.
clock-zero-bot = At zero a bot plays on: { $level }.

draw = Offer a draw
draw-offered = { $name } offers a draw.
draw-sent = You have offered a draw. It stands until the other side answers or moves.
draw-agree = Agree
draw-refuse = Play on
draw-declined = The draw was declined. Play on.
abandon = Call it off
abandon-title = Call the match off?
abandon-line = You have not decided anything yet: the match counts for nothing.
abandon-yes = Call it off
coach-gone = { $name } is gone.
claim-win = Claim the win
claim-draw = Claim a draw
claim-bot = Let a bot play on
claim-bot-line = It hands the seat back when the coach returns.
stood-in = { $level } plays for { $name }.

rating-change = { $name }: { $after } ({ $change })
rating-provisional = provisional
rating-provisional-line = Few matches so far: the number may still move a lot.
rating-curve = The rating over time
rating-curve-empty = No rated match yet.
rating-point = { $rating } on { $date }
ratings = Ratings
rating-live = Live
rating-days = Days
leaders = Leaderboard
leaders-line = Members whose rating is certain enough. Win rated matches to be among them.
leaders-empty = Nobody yet. The first rated matches decide.
leaders-rank = Rank
leaders-name = Name
leaders-rating = Rating
leaders-matches = Matches
leaders-you = You are number { $rank } with { $rating }.
leaders-you-provisional = Your rating of { $rating } is provisional: play on to be ranked.
