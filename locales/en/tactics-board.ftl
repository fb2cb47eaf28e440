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
tactics-clock = { $gone } of { $length }
tactics-clock-length = { $minutes }-minute period
tactics-clock-added = Last chance
tactics-extra-play = Extra play
tactics-chance = Chance!
tactics-booked = { $pawn } is booked
tactics-booked-defenders = The defenders have a yellow card
tactics-sent-off = { $pawn } is sent off

## The window over a board that is higher than its room
tactics-more-above = ▲ { $count } more
tactics-more-below = ▼ { $count } more

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
tactics-hint-wait = { $name } to decide
tactics-hint-square = Where should { $pawn } go?
tactics-hint-post = Where should { $pawn } stand, or with whom does it change posts?
tactics-hint-set-up = Change your line-up, or say done
tactics-hint-pawn-move = Choose a pawn to move { $roll }
tactics-hint-ball-play = Play the ball { $roll }
tactics-hint-dribble = Take the ball one square along
tactics-hint-attempt = Choose a pawn to move { $roll }: the ball is free
tactics-hint-choice = Step with the keeper, or roll the die
tactics-hint-reply = Choose a pawn to move { $roll }
tactics-hint-offer = Their time ran out: a free kick, or play on?
tactics-hint-new-keeper = Who goes in goal?
tactics-hint-make-room = Make room for the keeper
tactics-hint-keeper-home = Where does the keeper stand?
tactics-hint-arc = Where does the kicker stand?
tactics-hint-penalty-places = Choose a pawn that must leave the penalty area
tactics-hint-spot = Where is the free kick taken?
tactics-hint-taker = Who takes the free kick?
tactics-hint-clear-zone = Choose a pawn that must leave the free kick zone
tactics-hint-corner-room = Make room on the corner square
tactics-hint-corner-moves = Place a pawn for the corner kick, or pass
tactics-hint-clear-area = Choose a pawn that must leave the penalty area

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
tactics-panel-won = { $name } win
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
