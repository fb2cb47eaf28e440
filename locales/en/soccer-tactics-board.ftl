# The board of Soccer Tactics WORLD: labels, calls and panels.

## Pawns and squares in words
tactics-board-name = Soccer Tactics board
tactics-colour =
    { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[green] Green
    }
tactics-pawn-attacker = { $colour } { $number }
tactics-pawn-defender = { $colour } defender { $number }
tactics-pawn-keeper = { $colour } keeper
tactics-pawn-in-goal = { $pawn } in goal
tactics-pawn-on = { $pawn } on { $square }
tactics-ball-on = Ball on { $square }
tactics-ball-spot = Ball on the penalty spot
tactics-ball-hands = Ball in the keeper’s hands
tactics-mark-holder = has the ball
tactics-mark-booked = booked
tactics-mark-offside = in an offside position
tactics-mark-banned = took the kick and must not touch the ball
tactics-mark-captures = can capture the ball
tactics-mark-battles = can battle for the ball

## Above the pitch
tactics-offence = { $name } attack
tactics-offence-line = The side that has, or last had, the ball
tactics-clock = { $gone } of { $length }
tactics-clock-length = { $minutes }-minute period
tactics-clock-added = Last chance
tactics-clock-line = When the time of the period is up it ends, unless there is a chance: that one is played out
tactics-clock-added-line = The time is up: this chance is played out, then the period ends
tactics-extra-play = Extra play
tactics-extra-play-line = A direct pass has arrived: the ball is played once more
tactics-chance = Chance!
tactics-chance-line = If the time ran out now, this attack would still be played out
tactics-booked = { $pawn } is booked
tactics-booked-defenders = The defenders have a yellow card
tactics-sent-off = { $pawn } is sent off

## From how far one looks, on a phone
tactics-look-whole = Whole pitch
tactics-look-near = Closer

## The tray
tactics-roll = { $name } rolled { $total }
tactics-roll-none = No roll
tactics-rolls-ours = Your rolls that capture
tactics-rolls-theirs = Theirs
tactics-rolls-line = Your rolls that capture: { $ours }; theirs: { $theirs }
tactics-rolls-none = none
tactics-reach = Rolls that reach the ball:
tactics-kind-free = free ball
tactics-kind-direct = direct pass
tactics-kind-battle = battle
tactics-kind-shot = shot
tactics-mode = How to use the 1
tactics-mode-play = Play the ball
tactics-mode-dribble = Dribble
tactics-back = Back
tactics-do-play = Play
tactics-do-dribble = Dribble
tactics-do-move = Move
tactics-do-keeper = Step
tactics-do-keeper-home = Place
tactics-do-shift = Shift
tactics-do-swap = Swap
tactics-do-place = Place
tactics-do-arc = Choose
tactics-do-spot = Choose
tactics-do-taker = Choose
tactics-do-new-keeper = Choose
tactics-button-done = Done
tactics-button-roll = Roll the die
tactics-button-pass = Pass this move
tactics-button-take = Take the free kick
tactics-button-decline = Play on

## What a choice means
tactics-target-free = Ball to { $square }: a free ball
tactics-target-direct = Ball to { $square }: a direct pass
tactics-target-battle = Ball to { $square }: a battle for the ball
tactics-target-shot = Ball to { $square }: a direct pass and a shot at once!
tactics-dribble-free = Dribble to { $square }
tactics-dribble-battle = Dribble to { $square }: a battle for the ball
tactics-their-keeper = Their keeper reaches it with a step.
tactics-end = { $pawn } to { $square }
tactics-end-capture = { $pawn } captures the ball on { $square }
tactics-end-battle = { $pawn } battles for the ball on { $square }
tactics-keeper-step = Keeper to { $square }
tactics-keeper-capture = The keeper captures the ball on { $square }
tactics-keeper-battle = The keeper battles for the ball on { $square }
tactics-place = { $pawn } to { $square }
tactics-swap = { $pawn } and { $other } change posts
tactics-square-keeper-home = Keeper to { $square }
tactics-square-arc = The kicker stands on { $square }
tactics-square-spot = The free kick is taken from { $square }
tactics-pick-taker = { $pawn } takes the free kick
tactics-pick-new-keeper = { $pawn } becomes the keeper
tactics-warn-receive = Offside: that team-mate stands beyond the line.
tactics-warn-capture = Offside: this pawn was beyond the line when the ball was played.
tactics-warn-interference = Offside by interference: a team-mate stands in the goal area beyond the line.

## What to do now
tactics-hint-square = Where should { $pawn } go?
tactics-hint-post = Where should { $pawn } stand, or with whom does it change posts?
tactics-hint-dribble = Take the ball one square along

## Dice face to face, and the shot
tactics-duel-battle = Battle!
tactics-duel-kick-off = The lower roll kicks off
tactics-duel-overtime = The lower roll kicks off
tactics-duel-shoot-out = The higher roll kicks first
tactics-duel-bonus = { $die } + { $bonus }
tactics-duel-again = Level: both roll again
tactics-duel-foul = 6 against 1: a foul!
tactics-spin-by = { $name } shoots
tactics-spin =
    { $name } shoots: { $result ->
        [goal] a goal
        [corner] a corner kick
       *[goal-kick] a goal kick
    }

## What the referee calls
tactics-call-captured = Ball won
tactics-call-move-skipped = Nobody can move that far
tactics-call-ball-stays = The ball stays
tactics-call-foul = Foul!
tactics-call-offside = Offside!
tactics-call-free-kick = Free kick
tactics-call-penalty = Penalty!
tactics-call-corner = Corner
tactics-call-goal-kick = Goal kick
tactics-call-goal = GOAL!
tactics-call-time-violation = Too slow!
tactics-call-added-time = Time! Last chance
tactics-call-passed = Passed
tactics-call-declined = Play on!
tactics-call-new-keeper = New keeper
tactics-call-yellow-card = Yellow card
tactics-call-red-card = Red card
tactics-call-kick-scored = Scored!
tactics-call-kick-missed = Missed!

## Panels
tactics-panel-half-time = Half-time
tactics-panel-overtime = Overtime
tactics-panel-shoot-out = Shoot-out
tactics-panel-full-time = Full time
tactics-panel-won = { $name } wins
tactics-panel-draw = A draw
tactics-panel-close = Look at the board
tactics-kicks = Kicks of { $name }: { $scored } of { $taken } scored
tactics-stat-sets = Offensive sets
tactics-stat-direct-passes = Direct passes
tactics-stat-shots = Shots
tactics-stat-battles-won = Battles won
tactics-stat-corners = Corner kicks
tactics-stat-offsides = Offsides
tactics-stat-fouls = Fouls

## The last ways of the other side
tactics-trail-pawn = Their move from { $from } to { $to }
tactics-trail-ball = Their ball from { $from } to { $to }

## What is drawn, for the legend
tactics-sign-attacker = A numbered pawn
tactics-sign-attacker-line = An attacker: it goes everywhere. Home's pawns are plain, Away's are striped.
tactics-sign-defender = A defender
tactics-sign-defender-line = The cone without a number. It stays in its own half.
tactics-sign-keeper = The keeper
tactics-sign-keeper-line = Number 1 with gloves and a cap. When its side defends it may step one square instead of a roll.
tactics-sign-ball = The ball
tactics-sign-ball-line = A wooden disc. Whoever stands on it has the ball.
tactics-sign-free = A free ball
tactics-sign-free-line = The ball may lie here for anybody. The larger the dot, the more of your rolls reach it.
tactics-sign-direct = A direct pass
tactics-sign-direct-line = A team-mate stands there and takes it at once.
tactics-sign-battle = A battle
tactics-sign-battle-line = Both sides stand there: dice decide who gets the ball.
tactics-sign-shot = A shot
tactics-sign-shot-line = A direct pass into their penalty area or onto a star before it: your team-mate shoots at once.
tactics-sign-capture = The ball can be won
tactics-sign-capture-line = The move ends on the free ball, and the pawn takes it.
tactics-sign-star = A star
tactics-sign-star-line = A direct pass that ends on a star before their goal is a shot.
tactics-sign-offside = The offside line
tactics-sign-offside-line = Attackers beyond it must not receive the ball. A flag marks those who stand there, and the squares where it would be called.
tactics-sign-booked = A card
tactics-sign-booked-line = Yellow at a pawn: booked. A second one sends it off. The defenders are booked together.
tactics-sign-banned = A ball struck through
tactics-sign-banned-line = This pawn took the kick and must not touch the ball again before another has.
tactics-sign-zone = The free kick zone
tactics-sign-zone-line = The dark squares round the ball: the other side must leave them before the kick.
tactics-sign-rolls = Six small dice
tactics-sign-rolls-line = The bright ones are the rolls that reach the ball.
tactics-sign-goal = The goal
tactics-sign-spot = The penalty spot
tactics-sign-trail = A dotted way
tactics-sign-trail-line = What the other side did since your last decision.

## Tips of a first match
tactics-tip-set-up = Your line-up is good: press Done, or tap a pawn to move it.
tactics-tip-pawn = First a pawn moves as far as the die says: tap a ringed one.
tactics-tip-square = Tap a square with a dot. A pawn may turn once on its way.
tactics-tip-ball = Blue is a sure pass; a large white dot is likely yours.
tactics-tip-dribble = With a 1 the pawn on the ball can also take it along.
tactics-tip-shot = From a square with a pink star your team-mate shoots at once!
tactics-tip-offside = Squares with a flag are offside: keep the ball away.
tactics-tip-free-ball = The ball lies free: move a pawn onto it to capture it.
tactics-tip-keeper = Your keeper may step one square. Mostly you roll the die.
tactics-tip-reply = A pawn that ends exactly on the ball captures or battles.
