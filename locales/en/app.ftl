### The frame around the table: every page, button and message that belongs to no single game.

app-name = Five-a-Side
skip-to-content = Skip to the content
loading = Just a moment
close = Close
save = Save
menu = Menu
sound = Sound
sound-is-on = Sound is on
sound-is-off = Sound is off
speed-is = Speed { $speed }×
leave = Leave the table
try-again = Try again
back-to-shelf = Back to the shelf
back-to-table = Back to the table

## Ways

nav-label = Pages
nav-shelf = Shelf
nav-matches = Matches
nav-settings = Settings
sign-in = Sign in
announcement = Announcement
announcement-close = Put the announcement away
join-club = Become a member

## Shelf

shelf-label = The shelf
shelf-title = Pick a box. Pull up a chair.
shelf-line = Five real tabletop football games, for you and a bot, two on one screen, or a friend far away.
shelf-continue = Continue
shelf-watch = Watch
shelf-watch-empty = No table is open to watch just now.
shelf-yours = Your matches
shelf-yours-empty = Matches you finish are kept here, ready to replay.
shelf-first-match = Play the first one
shelf-all-matches = All your matches
shelf-offline = The clubhouse does not answer. Your matches are safe; they come back when it does.
not-on-the-shelf-yet = Not on the shelf yet
meter-luck = Luck
meter-skill = Skill
meter-value = { $name } { $value } of 5
box-players = { $players ->
    [1] 1 player
   *[other] { $players } players
  }
box-minutes = { $minutes } min


## Box

play-now = Play now
play-now-setup = You are { $side ->
    [home] Home
   *[away] Away
  } against { $level } · { $preset }
play-now-four = Home: { $home } · Away: { $away } · { $preset }
play-hot-seat = { $seats ->
    [4] Four on this screen
   *[2] Two on this screen
  }
play-friend = { $seats ->
    [4] Invite friends
   *[2] Invite a friend
  }
play-curve = Spectators see the chance to win
play-curve-line = A decision behind the match, and never in a rated one. Nobody who plays can see it; your friends are told before they sit down.
play-hints = Hints for everybody in a match with friends
play-hints-line = Off unless all agree: your friends are asked when they sit down. Against bots and on one screen there are always hints.
play-watch = { $seats ->
    [4] Watch four bots
   *[2] Watch two bots
  }
box-setup = Set up the match
box-learn = Learn it in two minutes
lesson-next = Next
lesson-back = Back
lesson-step = Step { $step } of { $steps }
box-rulebook = Open the rulebook
bot-level = The bot
bot-random = Sunday Stroller
bot-park = Park
bot-park-line = Plays for fun and often tries whatever comes to mind. A newcomer can win.
bot-club = Club
bot-club-line = Knows what pays, and slips now and then. A match for a regular.
bot-instinct = Old Hand
bot-pro = Pro
bot-pro-line = Looks ahead before every decision and seldom slips. Beats Club most of the time.
bot-world = World class
bot-world-line = Plays the match out in its head as long as you let it. The strongest there is.
bot-think = Thinks about a decision at most
bot-think-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
your-side = Your side
sitters = Who sits where
sitter-me = You
sitter-friend = A friend
sitter-bot = The bot
side-home = Home
side-away = Away
# $homeName and $awayName stand for the sides in every text of a match: their coaches' names, or Home and Away.
side-name = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
  }
seat-home = Home
seat-away = Away
seat-home2 = Home, second coach
seat-away2 = Away, second coach
team-of = { $first } & { $second }
seat-spectator = From the stand
seat-open = Open seat
seat-bot = { $level }
# Two bots of one level are told apart by their sides.
seat-bot-of = { $level } ({ $side ->
    [home] home
   *[away] away
  })
options-presets = Kind of match
options-all = All options
options-changed = { $count ->
    [0] as in the box
    [one] { $count } changed
   *[other] { $count } changed
  }
option-off = Off
option-own-text = Your own
option-house = House rule
preset-own = Your own mix

## Table

prompt-label = What to do
prompt-yours = Your decision
prompt-yours-at = Your decision: { $seat }
prompt-wait = In play
prompt-other = { $name } decides
prompt-bot = { $name } is thinking
prompt-clause = Read the rule
clock-left = { $seconds } s left
time-was-up = Time was up: the referee decided.
time-was-up-then = Time was up. { $line }
time-was-up-yours = Your time was up, and the referee has decided for you. See the commentary.
time-was-up-theirs = { $name } ran out of time, and the referee decided.
score-spoken = { $home } { $homeScore }, { $away } { $awayScore }. { $clock }, { $phase }.
commentary = Commentary
commentary-empty = The microphone is on. Nothing has happened yet.
rulebook = Rulebook
legend = Legend
tip-dismiss = Put this tip away
beyond-up = ▲ { $count } more
beyond-down = ▼ { $count } more
beyond-left = ◀ { $count }
beyond-right = { $count } ▶
you-watch = You are watching from the stand.
coach-away = { $name } has stepped away from the table.
connection-lost = Connection lost. This is the table as it was; we are reconnecting.
hint = Hint
hint-wanted = Looking for a good move…
hint-move = A good bot would choose
hint-chance = Chance to win { $with } % with this, { $at_once } % with what comes to mind at once.
hint-only = It is the only move there is.
hint-why = Why: { $reasons }.
hint-why-little = Little changes on the board at once; it pays later.
hint-notation = In notation:
hint-done = Done: leave it as it is
hint-play = Play it
takeback = Take back
takeback-ask = Ask to take back
takeback-asked = { $name } asks to take back the last move.
takeback-sent = You have asked to take your move back. Waiting for the answer.
takeback-accepted = Your move is taken back. Play it anew.
takeback-lapsed = Play went on, so the takeback is off.
takeback-agree = Agree
takeback-refuse = Play on
takeback-declined = The takeback was declined. Play on.
takeback-spent = You have asked for this move already.
resign = Resign
resign-title = Resign the match?
resign-line = The match ends now and counts as lost. This cannot be taken back.
resign-yes = Resign
resign-no = Play on
curtain-title = Pass the screen to { $name }
curtain-line = No peeking: the cards behind the curtain are for one pair of eyes.
curtain-open = I am { $name }
invite-waiting = { $count ->
    [one] Waiting for your friend
   *[other] Waiting for your friends
  }
invite-send = Send this link. Whoever opens it takes the { $seat ->
    [home] Home
    [home2] second Home
    [away2] second Away
   *[away] Away
  } seat.
invite-show = Show the invitation
invite-copy = Copy
invite-copied = Copied
invite-elsewhere = The link was shown in the browser that opened this match.

## The end

end-label = The result
end-full-time = Full time
end-won = { $name } wins
end-won-you = You win
end-lost-you = You lose
end-draw = A draw
end-score = { $home }–{ $away }
# One sentence for a match that a coach gave up: who, the score that counts, and why.
end-resigned = { $name } resigned. { $game ->
    [simulator-soccer] The score that counts is { $home }–{ $away }: who resigns loses 0–3, or by what it stands if that is worse (SIM-GEN-7).
    [soccer-city] The score that counts is { $home }–{ $away }: who resigns loses 0–5, or by what it stands if that is worse.
   *[other] The score stands at { $home }–{ $away }, and the match goes to { $winner }: who resigns has lost.
  }
end-time = The time of { $name } is up, and the match goes to { $winner }. It counts { $home }–{ $away }.
end-time-both = The time of both sides is up: nobody has won.
end-claimed = { $name } was gone, and { $winner } claimed the match. It counts { $home }–{ $away }.
end-claimed-draw = An opponent was gone, and a draw was claimed.
end-agreed = Both sides agreed on a draw.
end-abandoned = The match was called off before it had begun. It counts for nothing.
end-called-off = Called off
end-forfeited = { $name } had to give the match up. It counts { $home }–{ $away }.
end-shoot-out = ({ $home }–{ $away } in the shoot-out)
end-again = Play again
end-replay = Replay
end-review = What decided it
end-record = Record
end-record-json = Download the record as JSON
end-figures = The match in figures
end-fair = Was the luck fair? Check it here

## Fair play

fair-title = Fair play
fair-good = { $count ->
    [one] The one roll follows from what was promised and added.
   *[other] { $count } of { $of } rolls follow from what was promised and added.
  }
fair-kept = The promise was kept.
fair-bad = Something does not follow: { $count } of { $of } rolls do.
fair-fork = Steps before { $step } were taken over from another match and are checked there.
fair-promise = Promised before kick-off
fair-commitment = Fingerprint, shown before anybody added a word
fair-secret = Secret of the server, told after the match
fair-noted = This browser has noted the same fingerprint before it added its word.
fair-noted-other = This browser has noted another fingerprint before the match!
fair-words = Added by the coaches
fair-word = Word of { $name }
fair-own = as this browser sent it
fair-not-own = not what this browser sent
fair-no-words = Nobody has added a word: the server alone has chosen this luck.
fair-seed = Seed that secret and words make
fair-rolls = Every roll with its proof
fair-step = Step
fair-roll = Roll
fair-proof = Random words
fair-follows = Follows
fair-drawn = { $places } of { $of }
fair-drawn-item = { $places } of { $of }: { $item }
fair-measured = worked out by the rules from { $count } words
fair-more-words = { " " }+{ $count }
fair-mark-yes = follows
fair-mark-no = does not follow
fair-mark-rules = only the rules can tell
fair-show-more = Show more ({ $count })
fair-no-rolls = Nothing was rolled.
fair-no-rolls-told = A record of this age does not name its rolls; fiveaside record verify works them out again.
fair-how = Worked out by this browser. Whether the moves follow the rules too is told by: fiveaside record verify.

## Before a match begins

waiting-title = Waiting for the coaches
waiting-line = Nothing is dealt before everybody has sat down: each browser adds a random word to the luck, so that nobody can choose it.
waiting-ready = ready
waiting-open = invited
waiting-here = sits down
waiting-away = not here yet

## Forks

forked-from = Played on from step { $step } of another match.
forked-known = Its hidden cards may be known.
forked-early = What is hidden there may be known; for whoever was not there it is dealt anew.
forked-dealt-anew = All that was hidden has been dealt anew.

## Replay

replay = Replay
replay-controls = Replay controls
replay-slider = Moment of the match
replay-at = { $clock } · { $at } of { $last }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-big = Next big moment
replay-seen-by = Seen by
fork-title = Play on from here
fork-line = A new match begins at this moment. The old one stays as it is.
fork-against = Who plays
fork-bot = Me against a bot
fork-friend = Me against a friend
fork-hot-seat = Two on this screen
fork-watch = Two bots
fork-play = Kick off from here

## Rulebook

rulebook-of = { $game }: the rulebook
rulebook-eyebrow = The rulebook
rulebook-contents = Chapters
rulebook-search = Search the rules
rulebook-none = No clause holds “{ $words }”.
rulebook-found = { $count ->
    [one] { $count } clause found
   *[other] { $count } clauses found
  }
rule-ruling = Our ruling
clause-unknown = The rulebook has no clause { $clause }.
open-whole-rulebook = Open the whole rulebook

## Matches

matches-filter = Which matches
matches-mine = Yours
matches-live = Live now
matches-game = Game
matches-game-all = All games
matches-opponent = Against
matches-opponent-all = Anybody
matches-opponent-bots = Bots
matches-opponent-people = People
matches-none = No match fits these filters.
matches-away = { $count ->
    [one] One match is put away.
   *[other] { $count } matches are put away.
  }
matches-bring-back = Bring them back
match-put-away = Put away
match-review = What decided it
matches-hidden = { $count ->
    [one] One more match cannot be read and is hidden.
   *[other] { $count } more matches cannot be read and are hidden.
}
match-over = Full time
match-resigned = Resigned
match-time-up = Time is up
match-claimed = Claimed
match-agreed = A draw agreed
match-abandoned = Called off
match-won = Won
match-lost = Lost
match-drawn = Drawn
match-waiting = Waiting for a coach
match-your-turn = Your decision

## Joining

join-title = An invitation
join-line = { $name } invites you to a match of { $game }.
join-sit = Take your seat
join-hints = { $name } suggests hints for everybody in this match. I agree.
join-curve = Spectators will see the chance to win in this match, a decision behind it. Nobody who plays can.
join-yours = Your seat at a match of { $game } is kept.
join-full = This match of { $game } is full.
join-full-line = The invitation has been used. You can watch, or start a match of your own.
join-watch = Watch the match
join-own = Start a match of your own

## Settings

setting-name = Your name
setting-name-line = What others at the table see.
setting-name-member = Your name is kept with your account.
setting-name-saved = From now on you are { $name }.
setting-theme = Light
setting-theme-line = Daylight, or the lamp above the table.
setting-theme-system = As the device
setting-theme-light = Daylight
setting-theme-dark = Lamplight
setting-sound-line = Whistle, cards and crowd. Each sound is also in the commentary.
setting-on = On
setting-off = Off
setting-motion = Motion
setting-motion-line = How much moves on the table.
setting-motion-system = As the device
setting-motion-full = Everything
setting-motion-reduced = Nothing
setting-speed = Speed
setting-speed-line = How fast the table plays.
setting-speed-1 = Normal
setting-speed-1-5 = Quick
setting-speed-2-5 = Very quick
setting-tips = Tips
setting-tips-line = Short tips in your first match of each game.
setting-language = Language
setting-language-line = Of pages, prompts and commentary.
setting-system = As the device

## Keys

keys-title = Keys
key-help = This list
key-rulebook = Rulebook
key-mute = Sound on or off
key-back = Close, go back
key-arrows = Go over the choices; in a replay, step
key-choose = Choose
key-skip = Skip to the end of what is shown; in a replay, play or pause
key-hint = Hint
key-takeback = Take back
key-legend = Legend

## Trouble

trouble-title = That did not work
trouble-missing-title = There is nothing here
trouble-nothing-lost = Nothing is lost: every move you made is kept.
trouble-unknown = Something went wrong on the way.
trouble-offline = The clubhouse does not answer. Is the server running?
trouble-page-not-found = No page has this address.
trouble-game-not-found = This box is not on the shelf.
trouble-not-found = No match has this address. Perhaps the link was cut short.
trouble-seat-taken = Somebody else has taken this seat already.
trouble-bad-invitation = This invitation is not valid, or the seat has been taken.
trouble-not-your-seat = That seat is not yours.
trouble-match-over = The match is over.
trouble-match-running = The match is still running; its record is sealed until the end.
trouble-rate-limited = Too fast. Take a breath and try again.
trouble-no-hint = A hint is for your own decision, in a match with hints.
trouble-too-large = That was too long.
