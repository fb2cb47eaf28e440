# The board of Simulator Soccer: labels, calls and panels.

## Footballers and cells in words
sim-board-name = Simulator Soccer board
sim-player =
    { $side ->
        [home] { $homeName }’s { $shirt }
       *[away] { $awayName }’s { $shirt }
    }
sim-player-in = { $player } in { $cell }
sim-player-off = { $player }, off the pitch
sim-ball-in = Ball in { $cell }
sim-mark-holder = has the ball
sim-mark-offside = offside
sim-mark-lying = lying
sim-mark-must-leave = must move first
sim-mark-booked = booked
sim-mark-keeper = goalkeeper
sim-dots = { $count } { $dot }
sim-numbers = Dribbling { $dribbling }, marking { $marking }, tackling { $tackling }, defending { $defending }
sim-number-dribbling = Dribbling
sim-number-marking = Marking
sim-number-tackling = Tackling
sim-number-defending = Defending
sim-skill-assist = Assist
sim-skill-long-kick = Long kick
sim-skill-retrieval = Retrieval
sim-skill-slide-recovery = Slide recovery
sim-skill-offside-line = Offside line
sim-skill-striker = Striker
sim-skill-wide-corner = Wide corner
sim-skill-precise-cross = Precise cross
sim-skill-header = Header
sim-skill-speed = Speed

## Above the table
sim-attack = { $name } attack
sim-walk = Referee { $referee }, step { $step } of { $steps }
sim-origin =
    { $origin ->
        [restart] Restart kick
        [kick-off] Kick-off
        [free-kick] Free kick
        [penalty] Penalty
        [corner] Corner
        [goal-kick] Goal kick
        [throw-in] Throw-in
        [keeper-holds] Keeper’s ball
       *[other] Open play
    }
sim-badge-pressed = Pressed
sim-badge-quick = Quick round
sim-badge-limit =
    { $cells ->
        [one] 1 cell a move
       *[other] { $cells } cells a move
    }
sim-badge-wall = Wall in { $cell }
sim-badge-up = Time is up
sim-badge-due = { $name }: { $count } due to come off
sim-look-solid = 3D
sim-camera-to = Camera: { $camera }
sim-camera-stand = The stand
sim-camera-goal = Behind the goal
sim-camera-above = Above the ball
sim-again =
    { $what ->
        [goal] See the goal again
       *[kick] See the kick again
    }
sim-again-running = Replay
sim-again-stop = Enough
sim-turn-left = Turn the table to the left
sim-turn-right = Turn the table to the right
sim-nearer = Nearer
sim-farther = Farther

## The tray
sim-hint-where = Where does { $player } go?
sim-hint-whom = { $player }: who next?
sim-hint-on = Who comes on for { $player }?
sim-hint-spot = Tap the exact spot, or push it with the arrow keys
sim-hint-name =
    { $kind ->
        [dribble] Whom do you dribble past?
       *[other] For whom is it meant?
    }
sim-how = How
sim-how-standing = Standing
sim-how-lying = Lying
sim-how-bar = On the bar
sim-how-slide = Slide
sim-how-shift = Shift
sim-how-move = Move
sim-how-knock-on = Knock-on
sim-how-synchro = Synchro
sim-exact = Exact spots
sim-turn-peg = Turn the peg
sim-confirm = Do it
sim-back = Back
sim-bench = Off the pitch
sim-line-ups = Your line-ups
sim-line-ups-none = None yet: place eleven, and keep them here.
sim-line-up-lay = Lay
sim-line-up-lay-name = Lay { $name }
sim-line-up-forget = Forget
sim-line-up-forget-name = Forget { $name }
sim-line-up-keep-as = Keep this one as
sim-line-up-eleven = Place all eleven to keep the line-up
sim-line-up-keep = Keep
sim-do-auto = Place the rest
sim-standard = Standard line-up
sim-fine = Fine aim
sim-do-done = Done
sim-do-spot = Put it down
sim-do-tackle = Tackle
sim-do-dribble-keeper = Dribble past the keeper
sim-do-decline = No
sim-do-nobody = Nobody
sim-do-pick-up = Pick it up
sim-do-reserve-keeper = Reserve keeper
sim-do-release = Let go
sim-do-bar = Onto the bar
sim-do-plan = Seal the plan

## What a choice means
sim-move-place = { $player } to { $cell }
sim-move-step = { $player } steps to { $cell }
sim-move-slide = { $player } slides to { $cell }
sim-move-move = { $player } to { $cell }
sim-move-enter = { $player } goes for the ball in { $cell }
sim-move-position = Keeper { $how } in { $cell }
sim-move-taker = { $player } takes it
sim-move-cell = In { $cell }
sim-move-spot = Put it here
sim-move-shift = { $player } shifts inside his cell
sim-move-power = { $power } % power
sim-move-towards = to about { $cell }
sim-move-goal = at the goal
sim-move-beyond = off the pitch
sim-move-plan = The keeper’s plan: { $plan }
sim-move-declare =
    { $kind ->
        [dribble] Dribble past { $player }
        [cross] Cross to { $player }
       *[other] For { $player }
    }
sim-move-substitute = { $on } for { $off }
sim-move-knock-on = { $player } to the cell of { $other }, who moves on to { $cell }
sim-cost-risky =
    { $worst ->
        [one] From behind: on a 1 a foul and a caution
       *[other] From behind: on 1 to { $worst } a foul and a caution
    }
sim-cost-major = From afar: a professional foul and a red card

## What the coach should know
sim-answer =
    { $cells ->
        [0] Nobody has moved. Done now makes a quick round: they answer with one man and the keeper, a cell each.
        [one] They may answer by 1 cell.
       *[other] They may answer by up to { $cells } cells.
    }
sim-answer-then =
    { $cells ->
        [one] Then they may answer by 1 cell
       *[other] Then they may answer by up to { $cells } cells
    }
sim-tackle-odds =
    { $player } adds { $tackling } to his die, the holder { $defending }: the tackle must be higher.{ $foul ->
        [yes] {" "}Here a 1 is a foul.
       *[no] {""}
    }
sim-grant-dot =
    { $kind ->
        [cross] by his green dot
        [shot] by his red dot
       *[other] by his yellow dot
    }
sim-grant-free =
    { $kind ->
        [cross] free: he counts as green
        [shot] free: he counts as red
       *[other] free: he counts as yellow
    }
sim-no-repeat = Why no repeat?
sim-no-repeat-why =
    { $clause ->
        [SIM-REP-3] It needs a pass to his own cell that touched him.
        [SIM-REP-4] He has passed or dribbled in this round.
        [SIM-REP-5] It needs the corner kick area, reached by a cell at most.
        [SIM-REP-6] It needs the penalty area, reached by a cell at most.
        [SIM-REP-8] A blue opponent in his cell cancels his skill.
        [SIM-CROSS-2] There has been a cross in this round.
        [SIM-SHOT-2] There has been a shot in this round.
        [SIM-GUARD-3] Twenty kicks in a round are enough.
       *[other] He has no dot for it, and he is not free.
    }

## Kicks
sim-kicks = Kicks
sim-kick-kind =
    { $kind ->
        [play] Pass or drive
        [dribble] Dribble
        [cross] Cross
        [shot] Shot
        [throw] Throw
        [header-pass] Header pass
       *[header-shot] Header shot
    }
sim-forbidden = , not now
sim-unnamed = Nobody in particular
sim-aim = Aim
sim-technique = Technique
sim-technique-low = Low
sim-technique-lob = Lob
sim-technique-head = Head
sim-spin = Spin
sim-spin-low =
    { $spin ->
        [100] Roll
        [0] Slide
       *[other] Back
    }
sim-spin-lob =
    { $spin ->
        [0] None
        [-60] Some
       *[other] Back
    }
sim-side = Side spin
sim-side-word =
    { $side ->
        [0] Straight
        [60] Left
       *[other] Right
    }
sim-power = Power
sim-direction = Direction
sim-lift = Lift
sim-contact = Finger
sim-percent = { $value } %
sim-degrees = { $value }°
sim-untimed = Without timing
sim-lock = Lock the aim
sim-kick = Kick
sim-gap =
    { $where ->
        [left] Most room is on the left: { $width } cm
        [right] Most room is on the right: { $width } cm
       *[middle] Most room is in the middle: { $width } cm
    }
sim-gap-none = No way along the ground: over them, or wait
sim-aim-out = So hard it would leave the pitch, if nothing stops it
sim-stroke-foul = Your swing would knock a peg over: a foul
sim-handle-aim = Aim: direction { $direction } degrees, power { $power } per cent. Left and right turn it, up and down change the power, Enter kicks.
sim-handle-lift = Lift: { $degrees } degrees. Drag it up or down, or use the slider.
sim-handle-spot = The spot. Arrow keys push it, Enter puts it down.
sim-count =
    { $cell }: you are { $ours ->
        [one] { $ours } cell
       *[other] { $ours } cells
    } away, they { $theirs }. { $whose ->
        [ours] Yours
       *[theirs] Theirs
    }: { $why }
sim-count-watch =
    { $cell }: the attack is { $ours ->
        [one] { $ours } cell
       *[other] { $ours } cells
    } away, the defence { $theirs }. { $whose ->
        [ours] The attack gets it
       *[theirs] The defence gets it
    }: { $why }
sim-count-short =
    you { $ours ->
        [one] { $ours } cell
       *[other] { $ours } cells
    }, they { $theirs }{ $tie ->
        [yes] , { $why }:
       *[no] :
    } { $whose ->
        [ours] yours
       *[theirs] theirs
    }
sim-rule =
    { $rule ->
        [nearest] nearer
        [last-touch] touched last
        [long-kick] a long kick
        [too-long] too long
        [pressed] pressed
        [restart] a restart kick
        [kind] such kicks go to the defence
       *[short] a short pass
    }
sim-away =
    { $cells ->
        [one] { $player } (1 cell)
       *[other] { $player } ({ $cells } cells)
    }
sim-race-rival = { $taker }, { $rival }
sim-race =
    { $lead }: { $rule ->
        [nearest] nearest to the ball
        [last-touch] a tie, touched it last
        [long-kick] a tie, by a long kick
        [too-long] a tie, and it went too far
        [pressed] a tie, and the kicker was pressed
        [restart] a tie after a restart kick
        [kind] a tie, and such kicks go to the defence
       *[short] a tie after a short pass
    }

## The keeper
sim-bar = The bar
sim-plan = The plan
sim-track = Along the line
sim-goal-mouth = The goal as the ball sees it
sim-track-at =
    { $way ->
        [-1] { $value } cm left
        [1] { $value } cm right
       *[0] in the middle
    }
sim-posture = How he goes
sim-posture-stay = Stay
sim-posture-upright = Upright
sim-posture-low = Dive low
sim-posture-high = Dive high
sim-sector-left-low = Left, low
sim-sector-centre-low = Centre, low
sim-sector-right-low = Right, low
sim-sector-left-high = Left, high
sim-sector-centre-high = Centre, high
sim-sector-right-high = Right, high

## What the referee calls
sim-call-goal = Goal!
sim-goal-by = { $name }: { $player }
sim-goal-off = { $name }, off { $player }
sim-call-no-goal = No goal
sim-call-foul = Foul
sim-call-offside = Offside
sim-call-caution = Yellow card
sim-call-withdrawn = Caution taken back
sim-call-sent-off = Red card
sim-call-coin = The coin
sim-call-header = Header
sim-call-picked-up = In his hands
sim-call-phase-two =
    { $count ->
        [one] Phase 2: up to 1 cell
       *[other] Phase 2: up to { $count } cells
    }
sim-call-phase-three =
    { $count ->
        [one] Phase 3: up to 1 cell
       *[other] Phase 3: up to { $count } cells
    }
sim-call-quick = Quick round
sim-call-added =
    { $count ->
        [0] Nothing added
        [one] 1 step added
       *[other] { $count } steps added
    }
sim-call-time-up = Time is up
sim-call-no-penalty = No penalty
sim-call-penalty-stands = Penalty stands
sim-call-wall = A wall
sim-call-post = Off the post
sim-call-crossbar = Off the bar
sim-call-substituted = Comes on
sim-call-new-line-up = New line-up
sim-call-reserve-keeper = Reserve keeper
sim-call-kick-scored = Scored!
sim-call-kick-missed = Missed

## Dice
sim-die-entry = { $player } comes from behind
sim-die-var = The video referee
sim-die-table =
    { $what ->
        [accuracy] How exact
        [drift] Where it drifts
        [lane] In the lane
        [touch] Who touches it
        [miss] How it misses
        [block] Blocked?
        [save] Saved?
       *[rebound] The rebound
    }

## Panels
sim-panel-first-half = Kick-off
sim-panel-half-time = Half-time
sim-panel-extra-time = Extra time
sim-panel-shoot-out = Penalties
sim-panel-full-time = Full time
sim-panel-shoot-out-score = Penalties { $home }–{ $away }
sim-stat-kicks = Kicks
sim-stat-dribbles = Dribbles
sim-stat-crosses = Crosses
sim-stat-tackles = Tackles won
sim-stat-goals = Goals
sim-stat-shots = Shots
sim-stat-fouls = Fouls
sim-stat-corners = Corners
sim-stat-offsides = Offsides

## The empty table
sim-cleared =
    { $origin ->
        [throw-in] Throw-in: the pitch is cleared, and both sides line up anew.
        [corner] Corner: the pitch is cleared, and both sides line up anew.
        [goal-kick] Goal kick: the pitch is cleared, and both sides line up anew.
        [free-kick] Free kick: the pitch is cleared, and both sides line up anew.
        [penalty] Penalty: the pitch is cleared, and both sides line up anew.
        [kick-off] Kick-off: the pitch is cleared, and both sides line up anew.
       *[other] The pitch is cleared, and both sides line up anew.
    }

## The legend
sim-sign-peg = A peg
sim-sign-peg-line = A footballer with his shirt number. Away has a dashed rim.
sim-sign-dots = Dots
sim-sign-dots-line = What he can do: yellow passes on, green crosses, red shoots, blue cancels the skills of others.
sim-sign-numbers = Four numbers
sim-sign-numbers-line = Dribbling, marking, tackling and defending, in this order: each is added to a die.
sim-sign-offside = Red ring
sim-sign-offside-line = He stands offside.
sim-sign-leaves = Yellow dashes
sim-sign-leaves-line = He must move first.
sim-sign-booked = Yellow card
sim-sign-booked-line = He has been cautioned.
sim-sign-lying = A lying peg
sim-sign-lying-line = He slides, or has been knocked over.
sim-sign-ball = The ball
sim-sign-ball-line = Pull back from it to aim; the farther, the harder.
sim-sign-cell = Yellow cell
sim-sign-cell-line = A footballer can go there.
sim-sign-risky = Orange cell
sim-sign-risky-line = He would come from behind: a die may make it a foul.
sim-sign-major = Red cell
sim-sign-major-line = A professional foul, and a red card.
sim-sign-race = Arcs with numbers
sim-sign-race-line = Who ran to the ball, cell by cell, and who came second.
sim-sign-track = White dots, yellow dashes
sim-sign-track-line = Where the other side moved and kicked since your last decision.
sim-sign-referee = The referee
sim-sign-referee-line = He walks along the touchline: his last step ends the half.

## Tips of a first match
sim-tip-place-start = Press “Standard line-up”, then “Done”.
sim-tip-declare = Say what kind of kick it is; then you aim it.
sim-tip-aim = Pull back from the ball and let go, then press the yellow button.
sim-tip-table = Tap the cell where the ball should go: dice do the rest.
sim-tip-release = Your hand sways: let go when the line is right.
sim-tip-repeat = He may kick again, if his dots allow it.
sim-tip-move2 = Move footballers, or press Done at once: then they answer little.
sim-tip-move3 = They answer your moves, and you answer theirs. Get near the ball.
sim-tip-prepare-keeper = Put your keeper where the shot will come.
sim-tip-slide = A slide may block the way of the ball. Nobody has to.
sim-tip-substitutions = Tap who goes off, then who comes on; or press Done.
sim-tip-tackle = Each side rolls a die: his tackling against the holder’s defending.
