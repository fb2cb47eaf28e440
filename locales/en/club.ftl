### The club: who is there, what they offer, and what concerns you.

## Lobby

club-title = In the club now
club-alone = The lamp is on and the kettle is warm. You are the first one here.
club-here = { $people ->
    [one] 1 person is here
   *[other] { $people } people are here
  }
club-members = Members who are here
club-members-more = { $count ->
    [one] and 1 more member
   *[other] and { $count } more members
  }
club-friend = , whom you follow
club-following = People you follow
club-more-here = { $count ->
    [one] and 1 guest
   *[other] and { $count } guests
  }
club-board = Offers on the board
club-board-empty = Nobody has put up an offer just now. Put one up, or warm up against a bot: you are called when somebody comes.
club-board-all = { $count ->
    [one] Show the one offer
   *[other] Show all { $count } offers
  }
club-offer = Offer a match
club-warm-up = Warm up against a bot
club-take = Play { $name }
club-for-members = Become a member to play it
club-withdraw = Take it down
club-yours = Your offer
club-asked = You have asked { $name }
club-dares = challenges you
club-watchers = { $count ->
    [0] Nobody watches yet
    [one] 1 watches
   *[other] { $count } watch
  }
club-rated = rated
club-unrated = friendly
club-side = { $side ->
    [home] plays Home
    [away] plays Away
   *[either] either side
  }
club-your-side = { $side ->
    [home] you play Home
    [away] you play Away
   *[either] either side
  }
club-range = for ratings from { $min } to { $max }
club-stand-in = a bot plays on when time is up
club-curve = spectators see the chance to win
club-waiting-count = { $count ->
    [one] 1 person waits for an opponent
   *[other] { $count } people wait for an opponent
  }

## Play a person now

person-now = Play a person now
person-waiting = Looking for somebody
person-waited = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
person-stop = Stop looking
person-meanwhile = Play a bot meanwhile: you are called to the table when somebody comes.
person-pace = Pace
person-any-pace = Any pace
person-rated = Rated, if the other side can
person-offer = Offer it on the board

## Offer

offer-title = Offer a match
offer-challenge-title = Challenge { $name }
offer-to = To
offer-to-all = Everybody
offer-to-one = A member
offer-name = Their name
offer-game = Game
offer-kind = Kind of match
offer-side = Your side
offer-side-either = Either
offer-curve = Spectators see the chance to win
offer-curve-line = A decision behind the match, and nobody who plays can see it. Whoever takes the offer agrees.
offer-rated-line = Only the game's own kinds of match can be rated.
offer-rated-members = Rated matches are for members.
offer-min = Rating from
offer-max = Rating to
offer-any = Any
offer-send = Put it on the board
offer-send-one = Send the challenge
offer-made = It is on the board. You are called when somebody takes it.
offer-sent = { $name } has been asked.

## Bell

bell = What concerns you
bell-count = { $count ->
    [0] What concerns you: nothing new
    [one] What concerns you: 1 new
   *[other] What concerns you: { $count } new
  }
bell-empty = Nothing new. Challenges, your turns and answers come here.
bell-clear = Mark all as seen
bell-allow = Tell me in the background too
bell-allow-line = Your browser asks whether it may show notifications.
bell-allowed = You are told in the background too.
bell-denied = Your browser does not let us tell you in the background.
bell-go = Go to the table
notice-paired = { $name } plays you at { $game }: your table is ready.
notice-your-turn = It is your turn against { $name } at { $game }.
notice-match-over = { $result ->
    [won] You have won against { $name } at { $game }.
    [lost] You have lost against { $name } at { $game }.
    [drawn] You have drawn with { $name } at { $game }.
   *[abandoned] Your match with { $name } at { $game } came to nothing.
  }
notice-offer-answered = { $name } { $accepted ->
    [yes] accepts
   *[no] declines
  } { $offer ->
    [draw] the draw
   *[takeback] the takeback
  } at { $game }.
notice-challenged = { $name } challenges you to { $game }: { $terms }.
notice-rematch = { $name } would like to play { $game } again, with sides changed.
notice-challenge-declined = { $name } declines your challenge to { $game }. { $reason }
notice-challenge-withdrawn = { $name } has withdrawn the challenge to { $game }.
notice-challenge-expired = Your challenge with { $name } to { $game } has run out.
challenge-accept = Accept
challenge-decline = Decline
challenge-reason = Why?
decline-no_thanks = No, thank you.
decline-later = Perhaps later.
decline-other_game = Another game, perhaps.
decline-other_options = Another kind of match, perhaps.
decline-other_pace = Another pace, perhaps.
decline-other_rating = Not rated, perhaps, or only if rated.
somebody = Somebody

## Rematch

rematch = Ask for a rematch
rematch-asked = { $name } has been asked for a rematch.
rematch-wanted = { $name } would like a rematch, with sides changed.
rematch-accept = Play again

## Trouble

trouble-offer-gone = Somebody else was faster, or the offer was withdrawn.
trouble-own-offer = This offer is your own.
trouble-not-for-you = This is not open to you just now.
trouble-too-many-offers = There are as many open offers as may be. Take one down first.
trouble-no-rematch = A rematch is between two people.
trouble-bad-pace = This match cannot be played at this pace.
trouble-not-rated = This match cannot be rated.
trouble-not-your-room = Those who sit talk at the table, those who watch on the stand.
trouble-bad-line = A line has 1 to 200 characters that can be seen.

## Chat

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat: 1 new line
   *[other] Chat: { $count } new lines
  }
chat-room = Where
chat-table = At the table
chat-stand = On the stand
chat-empty = Nobody has said anything yet.
chat-secret = Those who play hear nothing of the stand until the match is over.
chat-friendly = Those who play hear the stand too.
chat-coaches = Who sits here
chat-report-coach = Report { $name }, who sits here
chat-say = Say something
chat-send = Send
chat-phrases = Ready phrases
chat-you = You
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-report = Report { $name }
phrase-hello = Hello!
phrase-good_luck = Good luck, have fun!
phrase-well_played = Well played!
phrase-what_a_goal = What a goal!
phrase-so_close = So close!
phrase-oops = Oops!
phrase-one_moment = Just a moment.
phrase-back = I am back.
phrase-thanks = Thank you!
phrase-good_game = Good game!
phrase-goodbye = I have to go.

## Report

report-title = Report { $name }
report-line = Whoever runs the club reads it, with the last lines that you have heard here. { $name } is not told.
report-reason = Why
report-note = In your words, if you like
report-send = Send the report
report-sent = Thank you. Whoever runs the club will look at it.
report-insult = Insults
report-spam = The same again and again
report-cheating = Cheating
report-name = The name
report-stalling = Wasting time
report-other = Something else
