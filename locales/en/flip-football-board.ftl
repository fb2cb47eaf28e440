# The board of Flip Football: labels, stamps and panels.

## Cards in words
flip-card-attack = { $card } attack: { $parts }
flip-card-defend = { $card } defend: { $parts }; board shows { $board }
flip-card-ball = { $area }: ball in { $section }
flip-card-ball-lit = ball in { $section }
flip-card-things = { $area }: { $things }
flip-card-thing = { $thing } { $sections }
flip-area-attack-attack = Attack
flip-area-attack-goal = Goal
flip-area-attack-free-kick = Free kick
flip-area-attack-penalty = Penalty
flip-area-defend-attack = Defend
flip-area-defend-goal = Save
flip-area-defend-free-kick = Free kick
flip-area-defend-penalty = Penalty
flip-code-defender = defender
flip-code-part-of-defender = part of a defender
flip-code-keeper = keeper
flip-code-part-of-keeper = part of the keeper
flip-code-net = open net
flip-code-offside = offside flag
flip-code-foul = referee
flip-code-long-ball = small goal
flip-code-rebound = rebound
flip-code-corner = corner flag
flip-code-woodwork = woodwork

## The table
flip-board-name = Flip Football table
flip-board-attacks = { $name } attack
flip-board-minutes-left =
    { $minutes ->
        [one] last minute
       *[other] { $minutes } minutes left
    }
flip-board-pack = { $name }: { $cards ->
        [0] no cards left
        [one] 1 card
       *[other] { $cards } cards
    }, { $side ->
        [attack] attack side up
       *[defend] defend side up
    }
flip-board-stock = { $name }: stock of { $cards }, hand of { $hand }
flip-board-pack-count = { $cards }
flip-board-hand-count = +{ $hand }
flip-board-sealed = { $name } has laid a card, not shown yet
flip-board-laid = Laid
flip-board-lay = Lay a card
flip-laid-title = Laid cards
flip-laid-open = { $cards } laid by { $name }: look through them
flip-laid-whose = { $name }: { $cards ->
    [one] one card laid
   *[other] { $cards } cards laid
}
flip-laid-face = Side of the cards
flip-laid-attack = Attack side
flip-laid-defend = Defend side
flip-laid-area = What is counted
flip-laid-balls = Balls by section: laid, of all in the deck
flip-laid-of = { $laid } of { $all }
flip-laid-none = None in this period yet.
flip-laid-seen = Laid in earlier periods: { $cards }
flip-board-lay-hold = hold to run on
flip-board-waiting = Waiting for { $name }
flip-board-crowd = The crowd: the nearer the goal, the louder
flip-board-lamps = { $count } of { $all } successes
flip-stage-attack0 = Attack begins
flip-stage-attack1 = One success
flip-stage-attack2 = Two successes
flip-stage-shot = Shot!
flip-stage-free-kick = Free kick!
flip-stage-penalty = Penalty!
flip-next-attack0 = Next: { $name } start an attack.
flip-next-attack1 = Two more and it is a shot.
flip-next-attack2 = One more success: then a shot.
flip-next-shot = The next pair is a shot.
flip-next-free-kick = The next pair is the free kick.
flip-next-penalty = The next pair is the penalty.
flip-next-kick = Next kick: { $name }.

## Stamps
flip-stamp-success =
    { $count ->
        [1] Through!
       *[other] { $count } in a row!
    }
flip-stamp-last = Shot on!
flip-stamp-tackled = Tackled!
flip-stamp-offside = Offside!
flip-stamp-free-kick-awarded = Free kick!
flip-stamp-long-ball = Long ball!
flip-stamp-goal = GOAL!
flip-stamp-saved = Saved!
flip-stamp-blocked = Blocked!
flip-stamp-missed = Missed!
flip-stamp-woodwork = Off the woodwork!
flip-stamp-rebound = Rebound!
flip-stamp-corner = Corner!
flip-stamp-penalty-awarded = Penalty!
flip-stamp-attack-lost = Time! The attack is lost

## Panels between the periods
flip-panel-kick-off = Kick-off
flip-panel-kick-off-line = { $name } kick off.
flip-panel-half-time = Half-time
flip-panel-half-time-line = All { $cards } pairs are laid. The packs are gathered and shuffled. { $name } attack first now.
flip-panel-injury-time = Injury time
flip-panel-injury-time-line =
    { $minutes ->
        [one] Card { $card }, the last to defend, shows 1: one minute more.
       *[other] Card { $card }, the last to defend, shows { $minutes }: { $minutes } minutes more.
    }
flip-panel-shoot-out = Shoot-out
flip-panel-shoot-out-line = All square. Five kicks each; { $name } kick first.
flip-panel-full-time = Full time
flip-panel-full-time-won = { $name } wins.
flip-panel-full-time-draw = A draw.
flip-panel-full-time-shoot-out = { $name } wins the shoot-out { $home }–{ $away }.
flip-panel-forfeit = { $name } wins: the other side gave up.
flip-panel-eights = Set aside
flip-stat-goals = Goals
flip-stat-shots = Shots
flip-stat-tackles = Tackles
flip-stat-corners = Corners
flip-stat-offsides = Offsides
flip-stat-free-kicks = Free kicks
flip-stat-penalties = Penalties
flip-kicks = Kicks of { $name }: { $scored } of { $taken } scored

## The hand
flip-hand = Your hand
flip-hand-turn = Turn over
flip-hand-lay = Lay { $card }
flip-hand-hint = Tap a card to lift it, tap it again to lay it.
flip-trail = What has happened since your last card

## Setting aside
flip-aside-side-attack = Attack sides
flip-aside-side-defend = Defend sides
flip-aside-sort = Sort by
flip-aside-sort-number = Number
flip-aside-sort-total = Total
flip-aside-sort-attack = Attack
flip-aside-sort-defence = Defence
flip-worth = What they are worth
flip-worth-help = Goals more (+) or fewer (−) than an average card brings, if it is laid a hundred times: in all, when you attack, and when you defend.
flip-worth-total = Total
flip-worth-attack = Attack
flip-worth-defence = Defence
flip-aside-random = Let the referee draw
flip-aside-random-line = Eight at random: nobody can say you chose badly.
flip-aside-strongest = Keep the strongest in the pack
flip-aside-strongest-line = Sets your eight weakest cards aside. The best for a first match.
flip-aside-attacking = Keep the best attackers
flip-aside-attacking-line = You score more, and you concede a little more.
flip-aside-defensive = Keep the best defenders
flip-aside-defensive-line = Fewer goals at both ends, fewest at yours.
flip-aside-open = An open match
flip-aside-open-line = Goals at both ends: attacks come through, yours and theirs.
flip-aside-tight = A tight match
flip-aside-tight-line = Few goals: one may decide it.
flip-aside-yourself = Or choose the cards yourself
flip-aside-point = Point at a card to see both its sides; click it to set it aside or to put it back.
flip-aside-quick = Quick choice
flip-aside-clear = Clear
flip-aside-tray = Your eight: { $count } of 8
flip-aside-place = Free place { $number }
flip-aside-drawn = The referee draws this one
flip-aside-fixed = { $card }, set aside
flip-aside-take = Set aside
flip-aside-back = Put back
flip-aside-full = The tray is full: put one back first.
flip-aside-start = Start
flip-aside-more =
    { $left ->
        [one] One more card
       *[other] { $left } more cards
    }
flip-aside-watch = The coaches choose their eights in secret.
flip-aside-done = ready
flip-aside-choosing = choosing
flip-aside-cards = Your 53 cards
flip-do-set-aside = Set { $card } aside
flip-do-rest-random = Let the referee draw the rest at random
flip-do-preset = Set aside the quick choice “{ $name }”

## What is drawn, and what it means
flip-sign-pack = A pack
flip-sign-pack-line = Your cards, one for each minute. All lie attack side up or all defend side up; a flip turns the whole pack over.
flip-sign-arrow = The arrow: who attacks
flip-sign-arrow-line = It wears the attacker's colours and points where they attack.
flip-sign-lamps = The lamps
flip-sign-lamps-line = One lights for each good attack card in a row. When all { $all } are lit, the next pair is a shot.
flip-sign-minutes = Minutes left in this period
flip-sign-minutes-line = Each pair of cards is one minute.
flip-sign-ball = The ball
flip-sign-ball-line = It flies from the attacker's card to the same section of the defender's: what is printed there decides.
flip-sign-lit = The lit area
flip-sign-lit-line = The one that counts now: green for an attack, orange for a shot, yellow for a free kick, purple for a penalty.
flip-sign-sealed = A card on its face
flip-sign-sealed-line = Laid, and shown when the other side has laid too.
flip-sign-pile = The laid pile
flip-sign-pile-line = How many cards were laid in this period. Tap it to look through them.

## Tips of a first match
flip-tip-eight = Eight weak cards are picked for you. Press Start, or choose others.
flip-tip-lay = Both sides lay a card at once. Press “Lay a card”, or tap your pack.
flip-tip-hand = Both sides lay a card at once, each from its hand. A lifted card can be turned over.
flip-tip-attack = You attack: you want your ball to land on open grass of their card.
flip-tip-defend = You defend: you want their ball to land on one of your players.
flip-tip-lamps = A lamp for each good card in a row. All lit means: a shot!
flip-tip-shot = Now the orange area counts. Open net is a goal.
flip-tip-kick = A kick straight at goal: one pair decides it.
