# The board of SocialSoccer: labels, calls and panels.

## Players and cards in words
social-board-name = SocialSoccer board
social-somebody = the player on { $slot }
social-keeper = the goalkeeper
social-place-attack = attack line, { $slot }
social-place-bench = bench, { $slot }
social-place-defence = defence line, { $slot }
social-token = { $player } of { $name }, { $place }, ATTACK { $attack }, DEFENCE { $defence }, { $stamina ->
        [fresh] fresh
        [tired] tired
       *[exhausted] exhausted
    }
social-token-back = Face down for you: a player of { $name }, { $place }
social-has-ball = has the ball
social-covered = Your opponent sees only the back of this card
social-values = custody { $custody }, ATTACK { $attack }, DEFENCE { $defence }
social-mark-protected = Protected from opposing cards
social-mark-no-block = Cannot intercept
social-mark-swapped = ATTACK and DEFENCE have changed places
social-change = { $amount } { $stat ->
        [attack] ATTACK
       *[defence] DEFENCE
    } { $until }
social-until-now = at once
social-until-shot = for this shot
social-until-seq = until the sequence ends
social-until-next-seq = in the next sequence
social-until-round = until the round ends
social-until-next = at the next round
social-stamina-tired = Tired: rests for the rest of this round
social-stamina-exhausted = Exhausted: rests for the next round as well
social-next-attack = Next round in the attack line
social-next-bench = Next round on the bench
social-next-defence = Next round in the defence line
social-kind-support = Support
social-kind-mastermove = Mastermove
social-kind-twist = Twist
social-timing-any = any time
social-timing-open = your turn
social-timing-attack = on the ball
social-timing-defence = off the ball
social-timing-their-shot = their shot
social-timing-duel = duel
social-timing-block = your block
social-timing-vs-shot = answers a shot
social-timing-vs-pass = answers a pass
social-timing-vs-card = answers a card
social-cost = costs { $custody } custody{ $tired ->
        [0] {""}
        [one] {" "}and one tired player
       *[other] {" "}and { $tired } tired players
    }
social-cost-twist = +1 { $stat ->
        [attack] ATTACK
       *[defence] DEFENCE
    } in a duel
social-warn-tires-carrier = Paying for it would tire the player it should help.
social-warn-condition-false = Its condition is not met now.
social-warn-no-target = It has nobody to act on now.

## Banners
social-banner-effort = Effort
social-banner-kindness = Kindness
social-banner-empathy = Empathy
social-banner-solidarity = Solidarity
social-banner-respect = Respect
social-banner-trust = Trust
social-banner-fair-play = Fair play
social-banner-none = No banner yet
social-pool = custody
social-pool-help = Custody: what support cards are paid with
social-fresh-attackers = fresh attackers
social-fresh-defenders = fresh defenders
social-hand = cards in hand
social-deck = cards in the deck
social-discard = Discard pile
social-discard-open = Discard pile of { $name }: { $count } cards
social-rule-locked = No support and no mastermove for now
social-rule-licensed = May shoot from either line
social-gol = GOL! Goals conceded by { $name }: { $count }
social-clock = Round { $round } of { $rounds }, minute { $minute }
social-side-words = { $name }: custody { $pool }, { $hand } cards in hand, { $deck } in the deck, { $attackers } fresh attackers, { $defenders } fresh defenders.

## The pile and the duel
social-stack = The pile: the last thing happens first
social-chip-pass = Pass
social-chip-shot = Shot
social-item-card = { $name } plays { $card }
social-item-pass = { $name } passes to { $player }
social-item-shot = { $name } shoots
social-item-resolving = { $card } of { $name } takes effect
social-duel = { $shooter } shoots with ATTACK { $attack }, { $blocker } blocks with DEFENCE { $defence }
social-duel-shot = { $shooter } shoots with ATTACK { $attack }
social-duel-open = Who blocks?
social-duel-nobody = Nobody
social-said-let = Let it happen
social-trail = What the other side did since your last decision

## The hand, the piles and the squad
social-hand-own = Your hand: { $count ->
        [one] one card
       *[other] { $count } cards
    }
social-hand-empty = Your hand is empty. You draw at the start of each round and with every steal.
social-pile-discard = Discard pile of { $name }
social-pile-gol = Goals conceded by { $name }: the cards they turned up
social-pile-empty = Nothing here yet.
social-close = Close
social-pick-hand = The hand of { $name }: choose a card to discard
social-pick-discard = Your discard pile: choose a card to take back
social-scry-title = The top of your deck: the first card stays or goes to the bottom
social-squad = Players without a place
social-deploy-slot = Put the player on { $slot }
social-bring-title = Which deck do you bring?
social-bring-line = Your opponent does not see it.
social-bring-do = Bring it

## Choices
social-do-bring-which = Bring the deck { $deck }
social-do-deploy-whom = Put { $player } on { $slot }
social-do-assign = Give the ball
social-do-assign-whom = Give the ball to { $player }
social-do-tire = Tire
social-do-tire-whom = Tire { $player }
social-do-pass = Pass
social-do-pass-whom = Pass to { $player }
social-do-block = Block
social-do-block-whom = Block with { $player }
social-do-outlet = Pass on
social-do-outlet-whom = Pass on to { $player }
social-do-target = Choose
social-do-target-whom = Choose { $player }
social-do-play = Play
social-do-play-which = Play { $card }
social-do-twist = Discard for +1
social-do-twist-which = Discard { $card } for +1
social-do-discard = Discard
social-do-discard-which = Discard { $card }
social-do-pick = Choose
social-do-pick-which = Choose { $card }
social-do-shoot = Shoot
social-do-let = Let it happen
social-do-yield = Give the ball up
social-do-no-block = Nobody blocks
social-do-keep = Keep on top
social-do-bottom = To the bottom
social-do-first-ball = { $own ->
        [yes] We have the ball
       *[no] They have the ball
    }
social-badge-assign = Ball
social-badge-tire = Tire
social-badge-pass = Pass
social-badge-block = Block
social-badge-outlet = Pass on
social-badge-target = Choose
social-through = Let everything through until the next shot
social-walks = Show where everybody stands next round
social-resign = Give up this game
social-resign-sure = Give up this game? Press again.
social-forecast = Your ATTACK: { $attack }. Best fresh blocker: { $best } ({ $blockers ->
        [one] one can block
       *[other] { $blockers } can block
    }).
social-forecast-open = Your ATTACK: { $attack }. Nobody can block!
social-forecast-exhausts = This shot exhausts the shooter.

## Calls
social-call-dealt = { $name } lines up
social-call-toss = { $name } has the ball first
social-call-round = Round { $number }
social-call-saved = Blocked! Ball for { $name }
social-call-stolen = { $name } steals the ball
social-call-cancelled = { $card } is cancelled
social-call-yielded = Ball for { $name }
social-call-nobody-blocks = Nobody blocks
social-call-keeper-ready = The goalkeeper is ready: DEFENCE { $number }
social-call-locked = No support and no mastermove for { $name }
social-call-licensed = { $name } may shoot from either line
social-call-hand-seen = The hand of { $name } is seen
social-call-scried = { $name } looks into the deck
social-call-discarded = { $name } loses { $card }
social-call-returned = { $name } takes { $card } back
social-call-idle = That changes nothing
social-call-perk = { $banner }: { $name } uses the banner’s strength
social-call-round-over = Round { $number } is over
social-call-resigned = { $name } gives the game up
social-call-game-over = { $name } wins the game
social-call-game-drawn = The game is drawn

## The goal card
social-reveal-twist = TWIST! { $name } turned up { $card }: its effect helps the side that conceded.
social-reveal-plain = { $name } turned up { $card }: no twist. It stays in the GOL! area.
social-reveal-token = { $name } has no card left to turn: a token marks the goal.

## The end
social-panel-title = Moments of this match
social-panel-games = Games won: { $home }–{ $away }
social-panel-motto = { $banner }: “{ $motto }”
social-panel-close = Look at the pitch
social-stat-shots = Shots
social-stat-goals = Goals
social-stat-passes = Passes
social-stat-blocks = Blocks
social-stat-steals = Steals
social-stat-cards = Cards played
social-stat-twists = Twists in duels
social-stat-recoveries = Picked up again
social-stat-cancelled = Cards cancelled
social-moment-tired = { $player } of { $name } gave everything, and was tired { $count ->
        [one] once
       *[other] { $count } times
    }.
social-moment-recoveries = { $name } helped { $count ->
        [one] a tired player
       *[other] { $count } tired players
    } up again.
social-moment-blocks = { $name } stood in the way for the others: { $count ->
        [one] one block
       *[other] { $count } blocks
    }.
social-moment-passes = { $name } shared the ball { $count ->
        [one] once
       *[other] { $count } times
    }.
social-moment-cancelled = { $name } saw it coming: { $count ->
        [one] one card
       *[other] { $count } cards
    } of the other side came to nothing.
social-moment-twists = { $name } found the right moment for { $count ->
        [one] a twist
       *[other] { $count } twists
    }.
social-moment-cards = { $name } had an answer { $count ->
        [one] once
       *[other] { $count } times
    }.

## The legend
social-sign-player = A player
social-sign-player-line = The boot is ATTACK, the shield is DEFENCE, the hearts are the custody that the player brings each round.
social-sign-tired = Lying across
social-sign-tired-line = Tired: passes, shots and blocks are over for this round.
social-sign-exhausted = With a plaster
social-sign-exhausted-line = Exhausted: rests for the next round as well.
social-sign-back = A back
social-sign-back-line = A player on the bench whom the other coach does not know yet.
social-sign-ball = The ball
social-sign-ball-line = It lies on the player who has it. That player passes or shoots.
social-sign-custody = Heart
social-sign-custody-line = Custody: what support cards are paid with. Counted anew each round.
social-sign-attackers = Boots
social-sign-attackers-line = How many players in the attack line are fresh.
social-sign-defenders = Shield
social-sign-defenders-line = How many players in the defence line are fresh.
social-sign-hand = Two cards
social-sign-hand-line = How many cards a coach holds.
social-sign-deck = A deck
social-sign-deck-line = How many cards are left to draw.
social-sign-discard = A written card
social-sign-discard-line = The discard pile. Tap it to look through it.
social-sign-gol = GOL!
social-sign-gol-line = The goals this side has conceded, each with the card it turned up.
social-sign-card = A card in hand
social-sign-card-line = Above stands what it costs: hearts, players who get tired, or a spiral for a twist.
social-sign-warning = Exclamation mark
social-sign-warning-line = The card would do little now. Hold it to read why.
social-sign-stack = Yellow arrow
social-sign-stack-line = A pass that was announced. The pile in the middle happens from the last thing to the first.
social-sign-walk = Dotted loop
social-sign-walk-line = The walk: between rounds everybody goes on along it.
social-sign-trail = White dashes
social-sign-trail-line = Passes of the other side since your last decision.
social-sign-clock = The clock
social-sign-clock-line = The minute, and the round of how many. A round is ten minutes.

## Tips of a first match
social-tip-deploy = Tap a player below, then a place on the pitch.
social-tip-assign-ball = Give the ball to a strong attacker: the boot on the card.
social-tip-action = A pass tires who passes; each pass brings the ball to somebody fresh.
social-tip-dead-ball = Nobody can go on. A card may help somebody up.
social-tip-pay-tire = A mastermove is paid with tired players: choose those you need least.
social-tip-response = Answer with a marked card, or let it happen.
social-tip-shot = They shoot! A card may weaken the shooter; then you choose who blocks.
social-tip-block = A DEFENCE as high as the shot stops it.
social-tip-duel = The higher number wins, and a draw is a save. Cards can still change it.
social-tip-hand-limit = You hold too many cards: discard the one you need least.
