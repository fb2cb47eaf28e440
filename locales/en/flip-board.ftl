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
flip-laid-open = { $name }: { $cards ->
    [one] one card laid
   *[other] { $cards } cards laid
}, look through them
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
flip-laid-none = None yet in this period.
flip-laid-seen = Laid in periods before: { $cards }
flip-board-lay-hold = hold to run on
flip-board-waiting = Waiting for { $name }
flip-board-auto = The referee lays
flip-board-watching = Watching
flip-board-lamps = { $count } of 3 successes
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
        [2] Two in a row!
       *[3] Shot on!
    }
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
flip-panel-half-time = Half time
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
flip-panel-full-time-won = { $name } win.
flip-panel-full-time-draw = A draw.
flip-panel-full-time-shoot-out = { $name } win the shoot-out { $home }–{ $away }.
flip-panel-forfeit = { $name } win: the other side gave up.
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

## Setting aside
flip-aside-title = Set eight cards aside
flip-aside-line = They come back in injury time. The other 45 play both halves, so leave out the weak ones.
flip-aside-side-attack = Attack sides
flip-aside-side-defend = Defend sides
flip-aside-advanced = Numbers
flip-aside-sort = Sort by
flip-aside-sort-number = Number
flip-aside-sort-total = Total
flip-aside-sort-attack = Attack
flip-aside-sort-defence = Defence
flip-aside-edge-help = What a card adds each time it is laid, against the average card, in hundredths of a goal: in all, in attack (A) and in defence (D).
flip-aside-edge-attack-short = A { $value }
flip-aside-edge-defence-short = D { $value }
flip-aside-edge-attack = attack { $value }
flip-aside-edge-defence = defence { $value }
flip-aside-edge-total = in all { $value }
flip-aside-random = Random
flip-aside-strongest = Strongest
flip-aside-attacking = Attacking
flip-aside-defensive = Defensive
flip-aside-open = Open
flip-aside-tight = Tight
flip-aside-quick = Quick choice
flip-aside-clear = Clear
flip-aside-tray = Your eight: { $count } of 8
flip-aside-place = Free place { $number }
flip-aside-drawn = The referee draws this one
flip-aside-fixed = { $card }, set aside
flip-aside-take = Set aside
flip-aside-back = Put back
flip-aside-close = Close
flip-aside-full = The tray is full: put one back first.
flip-aside-confirm = Set these eight aside
flip-aside-confirm-more =
    { $left ->
        [one] One more card
       *[other] { $left } more cards
    }
flip-aside-wait = Your eight are set aside. Waiting for { $name }.
flip-aside-watch = The coaches choose their eights in secret.
flip-aside-done = ready
flip-aside-choosing = choosing
flip-aside-cards = Your 53 cards
flip-do-set-aside = Set { $card } aside
flip-do-rest-random = Let the referee draw the rest at random
flip-do-preset = Set aside the quick choice “{ $name }”
