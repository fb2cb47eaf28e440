### People: the door of the club, accounts, profiles and whom one follows.

## The door

sign-in-line = Your matches, decks and teams are where you are signed in. What you have here comes along.
sign-in-instead = I am a member
signed-in = Good to see you, { $name }.
signed-out = You are signed out. This browser is a guest again.
join-club-line = A name of your own, for matches that count and for friends to find you. Nothing is lost: your matches, also the one that you are playing, your decks and teams stay yours.
join-club-instead = Become a member
joined = Welcome to the club, { $name }.
recover-title = Password lost
recover-line = One of the ten codes that you were given opens the door once, and you choose a new password. All other browsers are signed out.
recover-instead = Password lost?
recover-do = Open the door
field-name = Name
field-name-line = 3 to 20 letters, digits, - and _. Others see it.
field-password = Password
field-new-password = New password
field-password-line = At least 10 characters. A few words in a row are good.
field-password-show = Show the password
field-code = Recovery code
codes-title = Your recovery codes
codes-line = If you lose your password, each of these opens your account once. They are shown now and never again: put them where you will find them.
codes-kept = I have kept them
codes-download = Download

## The account

account-title = Your account
account-since = Member since { $date }.
account-guest = You are a guest here: this browser alone knows what is yours.
account-name = Name
account-name-line = A name can be changed once in 30 days.
account-name-later = You can take another name from { $date } on.
account-renamed = From now on you are { $name }.
account-password = Password
account-password-line = Changing it signs all other browsers out.
account-password-now = Password until now
account-password-change = Change the password
account-password-changed = Your password is changed. All other browsers are signed out.
account-codes = Recovery codes
account-codes-left = { $count ->
    [0] None is left: make new ones.
    [one] One of ten is left.
   *[other] { $count } of ten are left.
  }
account-codes-new = Make new codes
account-codes-new-line = Those from before open nothing any more.
account-sessions = Where you are signed in
account-session-unknown = Another program
account-session-here = this browser
account-session-used = Last used { $date }
account-session-end = Sign out
account-session-end-named = Sign out { $device }
account-sessions-end = Sign out all others
account-sessions-ended = Signed out.
sign-out = Sign out
account-profile = What others see
account-saved = Saved.
account-colours = Club colours
account-colour-first = First
account-colour-second = Second
account-pattern = Pattern
pattern-plain = Plain
pattern-stripes = Stripes
pattern-hoops = Hoops
pattern-halves = Halves
account-visibility = Who may see what
visibility-matches = Results and matches
visibility-ratings = Ratings
visibility-ratings-line = Whoever is at the table of a rated match sees what it has changed.
visibility-presence = Whether you are there, and what you play
audience-everybody = Everybody
audience-followed = People I follow
audience-nobody = Only me
account-blocks = Blocked
account-unblock-named = Unblock { $name }
account-data = Your data
account-data-line = All that the club keeps of you, in one file. If you leave for good, matches that others keep stay, without your name.
account-export = Download my data
account-delete = Delete my account
account-delete-title = Leave for good?
account-delete-line = Your account, decks, teams and settings are deleted, and matches that still run are given up. In matches that others keep, somebody without a name takes your place. This cannot be taken back.
account-delete-yes = Delete my account
account-delete-no = Stay
account-deleted = Your account is deleted. Farewell!

## Members

member-none = Nobody in the club is called { $name }.
member-since = Member since { $date }.
member-there = Here now
member-watch = Watch: { $game }
member-challenge = Challenge
member-follow = Follow
member-unfollow = Do not follow any more
member-block = Block
member-unblock = Unblock
member-block-title = Block { $name }?
member-block-line = You will not be paired, challenge each other or read what the other writes. Nobody is told.
member-block-no = Rather not
member-head-to-head = You against { $name }
member-results = Results
member-hidden = { $name } keeps this to themselves.
member-against-people = against people
member-against-bots = against bots
member-no-results = No match has been finished yet.
member-matches = Latest matches
member-no-matches = Nothing to watch again yet.
tally = { $won } won, { $drawn } drawn, { $lost } lost
following-title = Following
following-guest = Members follow people and see when they are there.
following-empty = You follow nobody yet. Open somebody's page, from a match or the lobby, and press Follow.
following-away = away
following-plays = plays { $game }
following-watch = Watch
following-watch-named = Watch { $name }

## Trouble

trouble-wrong-credentials = Name and password do not belong together, or the code has been used.
trouble-wrong-password = This is not your password.
trouble-too-many-tries = Too many tries. Wait a minute and try again.
trouble-name-taken = Somebody has this name, or one that looks like it.
trouble-bad-member-name = A name has 3 to 20 letters, digits, - and _, and begins and ends with a letter or a digit.
trouble-renamed-recently = A name can be changed once in 30 days.
trouble-members-only = This is for members. Sign in first.
trouble-already-member = You are signed in already.
trouble-not-yourself = That is you.
trouble-blocked = One of you blocks the other.
trouble-too-many-others = That is as many people as one can follow or block.
trouble-bad-colour = That is no colour.
trouble-banned = You are kept out of this club. Ask whoever runs it.
