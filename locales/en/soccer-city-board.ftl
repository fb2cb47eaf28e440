# The board of Soccer City: labels, cards, calls and the tactical pad.

## Pieces in words
city-board-name = Soccer City board
city-board-pitch = Pitch
city-board-hand = Your hand
city-board-piece =
    { $side ->
        [home] { $homeName }’s { $number }
       *[away] { $awayName }’s { $number }
    }
city-board-keeper =
    { $side ->
        [home] { $homeName }’s keeper { $number }
       *[away] { $awayName }’s keeper { $number }
    }
city-board-piece-on = { $piece } on { $at }
city-board-ball-on = Ball on { $at }
city-board-values = attack { $attack }, defence { $defence }
city-board-role-goalkeeper = goalkeeper
city-board-role-defender = defender
city-board-role-defensive-midfielder = defensive midfielder
city-board-role-attacking-midfielder = attacking midfielder
city-board-role-striker = striker
city-board-mark-bearer = has the ball
city-board-mark-marked = marked
city-board-mark-offside = in an offside position
city-board-mark-booked = booked
city-board-bench-piece = On the bench: { $piece }
city-board-waiting-piece = To be placed: { $piece }

## Above the pitch
city-board-clock = Minute { $minute }, { $deck } Ball cards left in the deck
city-board-clock-injury = Injury Time, { $balls } Extra Balls left
city-board-injury-time = Injury Time
city-board-clock-shootout = Shoot-out
city-board-passive = Passive { $count }/{ $limit }
city-board-passive-burns = Cards burn
city-board-stages = Phases of the turn
city-board-stages-of = Phases of the turn: { $name } attacks
city-board-stage-pass = Pass
city-board-stage-action = Action
city-board-stage-shot = Shot
city-board-stage-reposition = Move
city-board-stage-defend = Defend
city-board-stage-answer-reposition = Move
city-board-booked = { $piece } is booked
city-board-sent-off = { $piece } is sent off
city-board-factor-coming = { $factor } is coming for { $name }
city-board-subs-left = { $name } has { $count } substitutions left
city-board-look-close = Closer
city-board-look-whole = Whole pitch

## The tray
city-board-ball-value = Ball card
city-board-ball-way = How to play it
city-board-way-pass = Pass
city-board-way-advance = Advance
city-board-way-close = Into the box
city-board-confirm = Do it
city-board-standard = Standard line-up { $formation }
city-board-pile = { $count } of them
city-board-back = Back
city-board-odds = Show the odds
city-board-pad = Tactical pad
city-board-piles = Decks and discard piles
city-board-piles-left =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }
city-board-piles-discards =
    { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
city-board-piles-gone = Ball cards that are gone
city-board-piles-none = Nothing discarded yet.
city-board-piles-factors =
    { $count ->
        [one] 1 External Factor is left in its deck.
       *[other] { $count } External Factors are left in their deck.
    }
city-board-turn = Turn the pitch
city-board-button-done = Done
city-board-button-skip = Skip
city-board-button-skip-only = Skip: nothing to play
city-board-button-accept = Accept the foul
city-board-button-throw = Throw the die
city-board-button-make = Make the card’s move
city-board-button-direct = Shoot directly
city-board-button-trade = Trade
city-board-button-trap = Spring the trap
city-board-button-keep = Discard the rest
city-board-formations = Ready formations
city-board-waiting = To place
city-board-bench = Bench
city-board-bench-left = Bench ({ $count } left)
city-board-partner = { $name } holds { $attack } Attack, { $defence } Defence, { $shot } Shot, { $ball } Ball
city-board-hand-counts = { $name }: { $attack } Attack, { $defence } Defence, { $shot } Shot, { $ball } Ball

## What to do now
city-board-hint-wait = { $name } is deciding
city-board-hint-sealed = Your choice lies face down. Waiting for the other coach.
city-board-hint-piece = Where does { $piece } go?
city-board-hint-trap = Step up with one or two pieces, then spring the trap.
city-board-hint-before = The match is about to begin.
city-board-hint-line-up = Take a formation, or place your pieces in your own half.
city-board-hint-kick-off = Kick off: choose who gets the ball.
city-board-hint-pass = Pass or advance with a Ball card, or skip.
city-board-hint-give-and-go = Give and Go: choose who gets the first pass.
city-board-hint-give-and-go-run = Give and Go: run forward, or stop.
city-board-hint-give-and-go-return = Give and Go: choose where the ball comes back to.
city-board-hint-answer = A ball is in flight: answer with a card, or let it go.
city-board-hint-action = Dribble past a marker, play a tactic card, or skip.
city-board-hint-fast-break = Fast Break: run forward, then choose who gets the ball.
city-board-hint-crossing-pass = Crossing Pass: choose who gets it.
city-board-hint-crossing-step = One hexagon forward with the ball.
city-board-hint-pass-to-the-box = Pass to the Box: choose who gets it.
city-board-hint-side-line-advance = Side-Line Advance: move up, or stop.
city-board-hint-slip = Slip: free a marked team-mate.
city-board-hint-additional = One more Ball card: pass or advance.
city-board-hint-shot = Shoot with a Shot card, or skip.
city-board-hint-reposition = Move up to three players and the keeper by one hexagon, then say done.
city-board-hint-one-touch = One-Touch: play the card, or skip.
city-board-hint-one-touch-play = One-Touch: pass or advance at once.
city-board-hint-defend = Tackle, play a tactic card, or skip.
city-board-hint-pressing = Pressing: bring one or two pieces next to the bearer.
city-board-hint-defensive-retreat = Defensive Retreat: fall back with one or two pieces.
city-board-hint-face-off = Lay a card face down. Both are turned together.
city-board-hint-second-tackle = The Tackle failed on points: one more card, or skip.
city-board-hint-foul = Level: accept the foul, or let the referee’s die decide.
city-board-hint-tactical-foul = You lost the Face-off: stop him with a Tactical Foul, or let him go.
city-board-hint-winner-move = You won the Face-off: make the move.
city-board-hint-save-step = The keeper may step.
city-board-hint-save-throw = The keeper may throw the ball to a team-mate.
city-board-hint-clear = Clear the ball: choose where it lands.
city-board-hint-exchange = The ball is loose: move up to three players and the keeper, then say done.
city-board-hint-factor-moves = { $factor }: these pieces must move.
city-board-hint-new-keeper = Name a new keeper.
city-board-hint-penalty-kicker = Name the kicker of the penalty.
city-board-hint-corner-choice = Choose the corner.
city-board-hint-stoppage = Relocate pieces, bring on a substitute, or say done.
city-board-hint-free-kick = Take the free kick.
city-board-hint-corner = Take the corner: a Ball card, or a pass into the box.
city-board-hint-goal-kick = Take the goal kick: out of the box.
city-board-hint-throw-in = Throw in: choose who gets the ball.
city-board-hint-penalty = Short, Medium or Long? The keeper must not guess it.
city-board-hint-discard = Keep at most two cards (tap them); the rest is dealt anew.
city-board-hint-trade = Name a deck to trade from, or stop.
city-board-hint-trade-pick = Choose the card that you give.
city-board-hint-shootout = Short, Medium or Long? Same choice: saved.
city-board-hint-over = The match is over.

## What a choice means
city-board-do-pass = { $value } pass to { $at }
city-board-do-square = { $value } Square Pass to { $at }
city-board-do-out = { $value } kick out of play at { $at }
city-board-do-advance = { $value } advance to { $at }
city-board-do-close = Pass to { $piece }
city-board-do-step = { $piece } to { $at }
city-board-do-dribble = Dribble against { $piece }
city-board-do-tackle = Tackle with { $piece }
city-board-do-keeper = { $piece } goes in goal
city-board-do-kicker = { $piece } takes the penalty
city-board-do-forward = One hexagon forward, to { $at }
city-board-do-clear = Clear the ball to { $at }
city-board-do-corner = The corner at { $at }
city-board-do-anticipate = { $piece } steps in on { $at }
city-board-do-formation = Line up { $formation }
city-board-do-bring = { $on } comes on for { $off }
city-board-do-tactic = Play the tactic { $tactic }
city-board-do-trap = Spring the Offside Trap: { $steps }
city-board-do-play = Lay { $card }
city-board-do-shoot = Shoot: { $shot }
city-board-do-aim = Choose { $value }
city-board-do-keep = Keep { $cards } and discard the rest
city-board-do-keep-none = Discard the whole hand
city-board-do-trade-deck = Trade { $deck } cards
city-board-do-give = Give { $card }
city-board-outlook-safe = { $piece } has it
city-board-outlook-challenge = { $piece } must win a Challenge against { $markers }
city-board-outlook-challenge-odds = { $piece } must win a Challenge against { $markers }: { $percent } %
city-board-outlook-cut-out = { $piece } cuts it out!
city-board-outlook-loose = The ball lies loose there
city-board-outlook-offside = { $piece } is offside!
city-board-outlook-out = Out of play: the other side restarts
city-board-anticipators = Could step in with Defensive Anticipation: { $pieces }
city-board-advance-keeps = The ball stays at his feet
city-board-advance-loose = The ball runs on to { $ball } and lies loose
city-board-advance-mate = The ball runs on to a team-mate
city-board-end-takes-ball = He takes the ball
city-board-end-offside = He is offside if he takes the ball!
city-board-end-marks = He marks the bearer
city-board-duel-values = { $attacker } attacks with { $attack }, { $defender } defends with { $defence }
city-board-shot-total = Total { $total }: card { $value } + attack { $attack } + bonus { $bonus }
city-board-odds-shot = { $goal } % goal
city-board-odds-duel-short = { $win } % win
city-board-odds-duel = { $win } % win, { $level } % foul
city-board-card-title = { $name } · { $tactic }

## Cards in words
city-board-card-ball = Ball card: { $value }
city-board-card-value = { $name }, value { $value }
city-board-card-beats = Beats { $beats }
city-board-card-tactic = Tactic: { $tactic }
city-board-card-bonus = +{ $bonus }: { $when }
city-board-card-marked = Brings an External Factor
city-board-ball-short = Short
city-board-ball-medium = Medium
city-board-ball-long = Long
city-board-ball-plain = Ball
city-board-range-short = 1–4 low
city-board-range-medium = 5–8 high
city-board-range-long = 9–12 high
city-board-range-plain = any length
city-board-deck-attack = Attack
city-board-deck-defence = Defence
city-board-deck-shot = Shot
city-board-deck-save = Save
city-board-deck-ball = Ball
city-board-move-dribbling = Dribbling
city-board-move-dribbling-line = Two hexagons round the defender, left or right.
city-board-move-scissor = Scissor
city-board-move-scissor-line = The defender goes aside; you go two hexagons round the other way.
city-board-move-nutmeg = Nutmeg
city-board-move-nutmeg-line = Straight through him, one hexagon beyond; he is left where you were.
city-board-move-self-pass = Self-Pass
city-board-move-self-pass-line = Straight past him, two hexagons beyond; he is left where you were.
city-board-move-two-touch = Two-Touch
city-board-move-two-touch-line = You and the defender swap places.
city-board-move-hat = Hat
city-board-move-hat-line = Over him to a hexagon behind him; he is left where you were.
city-board-move-roulette = Roulette
city-board-move-roulette-line = Swap places, then one hexagon forward.
city-board-move-carousel = Carousel
city-board-move-carousel-line = Round him to a hexagon behind him; then you send him one hexagon any way.
city-board-move-elastica = Elastica
city-board-move-elastica-line = Round him to a hexagon behind him; then you send him two hexagons in one direction.
city-board-move-pull = Pull
city-board-move-pull-line = You swap places, and the ball is yours.
city-board-move-back-up = Back Up
city-board-move-back-up-line = One hexagon backwards with the ball; you choose where he runs on to.
city-board-move-shoulder-charge = Shoulder Charge
city-board-move-shoulder-charge-line = You keep your place with the ball; he is carried past you.
city-board-move-side-tackle = Side Tackle
city-board-move-side-tackle-line = You swap places, then go one hexagon forward with the ball.
city-board-move-blocking = Blocking
city-board-move-blocking-line = One hexagon in any direction with the ball.
city-board-move-pressure = Pressure
city-board-move-pressure-line = One hexagon forward with the ball; then you send him one hexagon any way.
city-board-move-cut-off = Cut Off
city-board-move-cut-off-line = Two hexagons in one direction with the ball.
city-board-move-blow = Blow
city-board-move-blow-line = Two hexagons forward with the ball; then you send him one hexagon any way.
city-board-move-tackle = Tackle
city-board-move-tackle-line = You send him one hexagon any way and take his place with the ball. Lost on points, it gives one more card.
city-board-move-drive = Drive
city-board-special-drive = nobody next to him
city-board-move-cannonball = Cannonball
city-board-special-cannonball = outside the box
city-board-move-cross-shot = Cross-Shot
city-board-special-cross-shot = wide in the box
city-board-move-curler = Curler
city-board-special-curler = free kick, or out wide
city-board-move-half-volley = Half-Volley
city-board-special-half-volley = after a pass
city-board-move-volley = Volley
city-board-special-volley = after a high ball
city-board-move-toe-poke = Toe Poke
city-board-special-toe-poke = a man on his back
city-board-move-solo = Solo Finish
city-board-special-solo = after a won dribble
city-board-move-header = Header
city-board-special-header = high ball in the box
city-board-move-diving-header = Diving Header
city-board-special-diving-header = after a won Challenge
city-board-move-bicycle = Bicycle Kick
city-board-special-bicycle = high ball, man behind
city-board-move-chip = Chip
city-board-special-chip = keeper off his line
city-board-move-back-heel = Back-Heel
city-board-special-back-heel = in the small area
city-board-move-catch = Catch
city-board-move-full-stretch = Full Stretch
city-board-move-fingertip = Fingertip
city-board-move-punch = Punch
city-board-move-palm-over = Palm Over
city-board-move-foot-save = Foot Save
city-board-move-smother = Smother
city-board-move-reflex = Reflex Save
city-board-move-body-block = Body Block
city-board-move-one-handed = One-Handed
city-board-move-flying = Flying Save
city-board-move-scorpion = Scorpion Kick
city-board-move-well-placed = Well Placed

## Tactics
city-board-tactic-give-and-go = Give and Go
city-board-tactic-give-and-go-line = Before the pass phase: pass to a team-mate within 4, run up to 2 forward, get the ball back by a Short Pass.
city-board-tactic-fast-break = Fast Break
city-board-tactic-fast-break-line = After a pass or advance: one or two players of your own half run up to 2 forward, then one of them gets the ball.
city-board-tactic-crossing-pass = Crossing Pass
city-board-tactic-crossing-pass-line = After a pass or advance: from one wing to a team-mate on the other, who goes one forward with it.
city-board-tactic-pass-to-the-box = Pass to the Box
city-board-tactic-pass-to-the-box-line = After a pass or advance: a high ball to a team-mate in the penalty box, who may shoot.
city-board-tactic-one-touch = One-Touch
city-board-tactic-one-touch-line = A player who took a loose ball while repositioning plays a Ball card at once.
city-board-tactic-side-line-advance = Side-Line Run
city-board-tactic-side-line-advance-line = A team-mate behind the bearer, within 4, runs up to 4 straight forward.
city-board-tactic-slip = Slip
city-board-tactic-slip-line = After a pass or advance: a marked team-mate goes one hexagon and is free.
city-board-tactic-additional = Additional
city-board-tactic-additional-line = After a pass or advance: one more Ball card.
city-board-tactic-sprint = Sprint
city-board-tactic-sprint-line = After a Medium or Long Advance: one hexagon more along the line.
city-board-tactic-pressing = Pressing
city-board-tactic-pressing-line = One or two pieces within 3 of the bearer go up to 2 and end next to him.
city-board-tactic-defensive-anticipation = Anticipation
city-board-tactic-defensive-anticipation-line = Answer to a Medium or Long Pass on a line: step onto its first or last hexagon and take it.
city-board-tactic-defensive-retreat = Retreat
city-board-tactic-defensive-retreat-line = One or two pieces in the other half fall back up to 3.
city-board-tactic-tactical-foul = Tactical Foul
city-board-tactic-tactical-foul-line = After a lost Face-off: a foul before he gets away; always a Yellow Card.
city-board-tactic-offside-trap = Offside Trap
city-board-tactic-offside-trap-line = Answer to a pass: one or two pieces step forward, so that the receiver is offside.
city-board-tactic-goalkeeper-anticipation = Keeper’s Claim
city-board-tactic-goalkeeper-anticipation-line = Answer to a pass into the box or a corner: the keeper within 2 of an unmarked receiver takes it.

## Face-off, shots, dice
city-board-face-off = Face-off
city-board-face-off-wait = Both cards are laid face down, then turned together.
city-board-face-off-last-man = The last man: a foul would be sent off.
city-board-corner-attacker = attack { $value }
city-board-corner-defender = defence { $value }
city-board-versus = v
city-board-verdict-beats = { $one } beats { $other }
city-board-verdict-points = { $more } to { $less } on points
city-board-verdict-level = { $total } all: a foul
city-board-shot-by = { $piece } shoots!
city-board-bonus-special = Special +{ $points }
city-board-bonus-one-on-one = One on One +{ $points }
city-board-bonus-assist = Assist +{ $points }
city-board-result-goal = Goal!
city-board-result-open-goal = Into the empty net!
city-board-result-saved = Saved!
city-board-result-corner = Tipped behind: corner
city-board-result-out = Past the post: goal kick
city-board-result-clear = Cleared!
city-board-result-wall = Stopped by the wall!
city-board-challenge = Challenge
city-board-referee-die = The referee’s die
city-board-die-whistle = Whistle: a foul
city-board-die-booked = Booked!
city-board-die-play-on = Play on!
city-board-penalty-shown = Kicked { $kick }, dived { $dive }
city-board-penalty-saved = Saved!
city-board-penalty-scored = Scored!
city-board-penalty-waits = Where to?

## Calls and panels
city-board-call-goal = Goal!
city-board-call-foul = Foul
city-board-call-offside = Offside
city-board-call-yellow-card = Booked
city-board-call-red-card = Sent off
city-board-call-new-keeper = New keeper
city-board-call-burned = A minute gone
city-board-call-injury-time = Injury Time
city-board-call-challenge-won = Won in the air
city-board-taken-intercepted = Cut out!
city-board-taken-challenge = Won in the air!
city-board-taken-advance = Ball lost!
city-board-taken-anticipated = Anticipated!
city-board-taken-claimed = Claimed by the keeper!
city-board-taken-cleared = Takes the clearance
city-board-taken-wall = Into the wall!
city-board-restart-free-kick = Free kick
city-board-restart-penalty = Penalty!
city-board-restart-corner = Corner
city-board-restart-goal-kick = Goal kick
city-board-restart-throw-in = Throw-in
city-board-panel-first-half = First half
city-board-panel-half-time = Half-time
city-board-panel-extra-time = Extra Time
city-board-panel-shootout = Shoot-out
city-board-panel-full-time = Full time

## External Factors
city-board-factor-strict-referee = Strict Referee
city-board-factor-strict-referee-line = Every Face-off that the attacker does not win is a foul; the die must be thrown.
city-board-factor-indulgent-referee = Indulgent Referee
city-board-factor-indulgent-referee-line = Fouls bring no Yellow Cards.
city-board-factor-rain = Rain
city-board-factor-rain-line = Medium passes fly as Long ones for the rest of the match.
city-board-factor-coach-reprimand = Coach Reprimand
city-board-factor-coach-reprimand-line = +1 defence and saves.
city-board-factor-inspired-keeper = Inspired Keeper
city-board-factor-inspired-keeper-line = +1 to saves.
city-board-factor-keeper-bad-day = Keeper’s Bad Day
city-board-factor-keeper-bad-day-line = −1 to saves.
city-board-factor-arguing = Arguing
city-board-factor-arguing-line = The next foul brings a Yellow Card.
city-board-factor-crowd-support = Crowd Support
city-board-factor-crowd-support-line = One hexagon more in Medium and Long Advances.
city-board-factor-low-pressing = Low Pressing
city-board-factor-low-pressing-line = Players next to an opponent step away.
city-board-factor-on-fire = On Fire
city-board-factor-on-fire-line = Every shot is a Special Shot.
city-board-factor-the-wall = The Wall
city-board-factor-the-wall-line = Players close to an opponent step up to him.
city-board-factor-off-form = Off Form
city-board-factor-off-form-line = −1 attack, defence and saves.

## The tactical pad
city-board-pad-passes = Passes and advances
city-board-pad-low = Short passes (1–4) are low: the first piece on the way takes the ball. They need no Challenge.
city-board-pad-high = Medium (5–8) and Long (9–12) passes are high: only a piece right in front of the passer blocks them; a marked receiver must win a Challenge.
city-board-pad-square = A Square Pass goes straight across the pitch to a team-mate: 1 step Short, 2 Medium, 3 or 4 Long; each step is two rows.
city-board-pad-advance = An advance goes forward: Short with the ball at his feet, Medium and Long with the ball running on ahead.
city-board-pad-close = Kick-off, throw-in and tactics use a Close Pass: no card and no line, up to 4 low, beyond that high.
city-board-pad-challenge = Challenge: one die each, the higher wins, level goes to the defender; every marker must be beaten.
city-board-pad-offside = Offside: in the other half, nearer to the goal line than the ball and than the second-last opponent.
city-board-pad-die = The referee’s die: two faces foul, two faces foul and booked, two faces play on.
city-board-pad-attack = Attacking tactics
city-board-pad-defence = Defensive tactics
city-board-pad-face-off = Who beats whom
city-board-pad-face-off-line = A move that beats the other wins, whatever the numbers. Elsewhere card and player are added; level is a foul. The moves in your hand are marked.
city-board-pad-dribbles = Dribbles
city-board-pad-tackles = Tackles
city-board-pad-beats = Beats
city-board-pad-loses = Loses to
city-board-pad-moves = What the winner does
city-board-pad-shots = Shots
city-board-pad-shot-line = Value { $value }, +{ $bonus } { $when }

## Statistics at the end
city-board-figure-shots = Shots
city-board-figure-goals = Goals
city-board-figure-passes = Passes
city-board-figure-lost = Passes lost
city-board-figure-dribbles = Dribbles won
city-board-figure-tackles = Tackles won
city-board-figure-fouls = Fouls
city-board-figure-bookings = Bookings
city-board-figure-offsides = Offsides
city-board-figure-corners = Corners

## Legend
city-board-sign-counter = A player
city-board-sign-counter-line = Shirt number and what he plays as. Red disc: attack. Blue square: defence.
city-board-sign-bearer = Yellow ring: has the ball
city-board-sign-bearer-line = Only he passes, dribbles and shoots.
city-board-sign-marked = Red ring: marked
city-board-sign-marked-line = An opponent stands next to him: a pass to him may need a Challenge.
city-board-sign-flag = Flag: offside position
city-board-sign-flag-line = He is offside if the ball comes to him now.
city-board-sign-offside-line = The offside line
city-board-sign-offside-line-line = Attackers beyond it are offside if the ball comes to them.
city-board-sign-pick = Yellow hexagon: can be chosen
city-board-sign-pick-line = Orange or red and broken: a pass to him may be lost on the way.
city-board-sign-safe = Dot: safe
city-board-sign-safe-line = Your player has the ball there, or the piece may go there.
city-board-sign-loose = Dashed ring: loose ball
city-board-sign-loose-line = Nobody gets it: it lies there for both sides.
city-board-sign-challenge = Diamond: Challenge
city-board-sign-challenge-line = Two dice decide between receiver and marker.
city-board-sign-cut-out = Red cross: cut out
city-board-sign-cut-out-line = An opponent on the way takes the ball.
city-board-sign-out = Cross in a circle: out of play
city-board-sign-out-line = The ball leaves the pitch; the other side restarts.
city-board-sign-wall = Brown hexagons: the wall
city-board-sign-wall-line = It stops low shots of a free kick.
city-board-sign-trail-ball = Their last pass
city-board-sign-trail-ball-line = Where the ball went since your last decision.
city-board-sign-trail-piece = Their last run
city-board-sign-trail-piece-line = Where a piece came from since your last decision.
city-board-sign-card = A card has two uses
city-board-sign-card-line = On top its move and value for a Face-off, below it the tactic. EF brings an External Factor; arrows name what it beats.
city-board-sign-clock = The clock
city-board-sign-clock-line = Each Ball card is a minute; the bar shows how many are left in the deck.
city-board-sign-stages = The phases of a turn
city-board-sign-stages-line = Yellow is now. The stripe wears the attacker’s colour; the last two belong to the defender.
city-board-sign-passive = Passive play
city-board-sign-passive-line = Turns in a row without a Ball card. At the limit cards burn.

## Tips of the first match
city-tip-line-up = Press “Standard line-up”, then “Done”. You can move players later.
city-tip-kick-off = Choose the team-mate who gets the ball.
city-tip-pass = Tap a Ball card, then a marked hexagon. A dot is safe.
city-tip-action = One action a turn: dribble past a marker, or play a tactic card.
city-tip-shot = Play a Shot card: it tells the chance of a goal.
city-tip-reposition = Move up to three players by one hexagon, then press Done.
city-tip-defend = Tackle if one of yours stands next to the ball, or skip.
city-tip-answer = A ball is in the air: some cards can stop it. Skip lets it go.
city-tip-face-off = A card beats the moves that it names; else the higher total wins.
city-tip-foul = Level means a foul. The die may let you off, or book you.
