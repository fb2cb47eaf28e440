### Soccer Tactics WORLD: what people read at the table and hear on the radio.

## The box

game-soccer-tactics-title = Soccer Tactics WORLD
game-soccer-tactics-line = Count the squares, thread the pass, hold your breath for the spin.
game-soccer-tactics-players = 2 or 4
game-soccer-tactics-minutes = 45–90
game-soccer-tactics-luck = 3
game-soccer-tactics-skill = 4

## Named sets of options

preset-soccer-tactics-box = As in the box
preset-soccer-tactics-box-line = Two halves of 45 minutes, overtime and penalties.
preset-soccer-tactics-short = Short match
preset-soccer-tactics-short-line = Two halves of 10 minutes, penalties straight after a tie.
preset-soccer-tactics-half-hour = Evening match
preset-soccer-tactics-half-hour-line = Two halves of 20 minutes.
preset-soccer-tactics-advanced = Advanced
preset-soccer-tactics-advanced-line = Defenders add 2 in battles.
preset-soccer-tactics-league = League
preset-soccer-tactics-league-line = A draw is a draw.
preset-soccer-tactics-four = Two a side
preset-soccer-tactics-four-line = Four coaches, taking turns.
preset-soccer-tactics-relaxed = No hurry
preset-soccer-tactics-relaxed-line = The clock counts actions instead of seconds; think as long as you like.

## Options

option-soccer-tactics-half_minutes = Minutes in a half
option-soccer-tactics-half_minutes-help = The timer of the box rings after 45.
option-soccer-tactics-overtime_minutes = Minutes of overtime
option-soccer-tactics-overtime_minutes-help = Two periods of this length follow a tie.
option-soccer-tactics-tie_break = After a tie
option-soccer-tactics-tie_break-help = What happens when both have scored as often.
option-soccer-tactics-tie_break-overtime = Overtime, then penalties
option-soccer-tactics-tie_break-shootout = Penalties
option-soccer-tactics-tie_break-draw = A draw
option-soccer-tactics-shootout_stop_early = Decided shoot-out
option-soccer-tactics-shootout_stop_early-help = Whether kicks that cannot change anything are taken.
option-soccer-tactics-shootout_stop_early-no = All ten kicks
option-soccer-tactics-shootout_stop_early-yes = Stop when it is decided
option-soccer-tactics-shot_device = Shots
option-soccer-tactics-shot_device-help = The spinner has eight fields, the shooting die six faces. Half are goals.
option-soccer-tactics-shot_device-spinner = Spinner
option-soccer-tactics-shot_device-die = Shooting die
option-soccer-tactics-advanced_defenders = Defenders
option-soccer-tactics-advanced_defenders-help = What a defender adds to his die in a battle.
option-soccer-tactics-advanced_defenders-no = Plus 1
option-soccer-tactics-advanced_defenders-yes = Plus 2
option-soccer-tactics-contact = Running into an opponent
option-soccer-tactics-contact-help = To end on an opponent's square a pawn needs the exact count, or it stops there and loses the rest of its roll.
option-soccer-tactics-contact-exact = Exact count
option-soccer-tactics-contact-stop = Stops there
option-soccer-tactics-clock = Clock
option-soccer-tactics-clock-help = A real timer, or fixed seconds for every action.
option-soccer-tactics-clock-real = Real time
option-soccer-tactics-clock-virtual = By actions
option-soccer-tactics-move_limit_seconds = Seconds for a choice
option-soccer-tactics-move_limit_seconds-help = Whoever is slower has committed a minor foul. 0 is no limit.
option-soccer-tactics-first_kickoff = First kick-off
option-soccer-tactics-first_kickoff-help = The smaller number kicks off, or the side you agree on.
option-soccer-tactics-first_kickoff-dice = Dice
option-soccer-tactics-first_kickoff-home = Home
option-soccer-tactics-first_kickoff-away = Away
option-soccer-tactics-seats_per_side = Coaches a side
option-soccer-tactics-seats_per_side-help = One coach a side, or partners.
option-soccer-tactics-seat_sharing = Partners
option-soccer-tactics-seat_sharing-help = How two coaches of a side share its decisions.
option-soccer-tactics-seat_sharing-alternate = Take turns
option-soccer-tactics-seat_sharing-offence_defence = One attacks, one defends
option-soccer-tactics-home_colour = Home's colour
option-soccer-tactics-home_colour-help = The pawns of Home.
option-soccer-tactics-home_colour-red = Red
option-soccer-tactics-home_colour-blue = Blue
option-soccer-tactics-home_colour-yellow = Yellow
option-soccer-tactics-home_colour-green = Green
option-soccer-tactics-away_colour = Away's colour
option-soccer-tactics-away_colour-help = The pawns of Away; not Home's colour.
option-soccer-tactics-away_colour-red = Red
option-soccer-tactics-away_colour-blue = Blue
option-soccer-tactics-away_colour-yellow = Yellow
option-soccer-tactics-away_colour-green = Green

## Phases

tactics-phase-first-half = First half
tactics-phase-second-half = Second half
tactics-phase-added-time = Added time
tactics-phase-overtime = Overtime
tactics-phase-over = Full time

## Prompts. $you: yes if the reader decides. $side: the side that decides. $count: the roll, or the moves left.

tactics-prompt-over = The match is over.
tactics-prompt-set-up = { $you ->
    [yes] Arrange your line-up, then say done.
   *[no] { $side ->
        [home] Home arrange their line-up.
       *[away] Away arrange their line-up.
    }
}
tactics-prompt-pawn-move = { $you ->
    [yes] Move a pawn { $count ->
        [one] 1 square
       *[other] { $count } squares
    }, but not the one on the ball.
   *[no] { $side ->
        [home] Home move a pawn: { $count }.
       *[away] Away move a pawn: { $count }.
    }
}
tactics-prompt-ball-play = { $you ->
    [yes] Play the ball { $count ->
        [one] 1 square, or dribble.
       *[other] { $count } squares.
    }
   *[no] { $side ->
        [home] Home play the ball: { $count }.
       *[away] Away play the ball: { $count }.
    }
}
tactics-prompt-extra-play = { $you ->
    [yes] A direct pass! Play it again at once: { $count }.
   *[no] { $side ->
        [home] Home play it again at once: { $count }.
       *[away] Away play it again at once: { $count }.
    }
}
tactics-prompt-kick-off = { $you ->
    [yes] Kick off: { $count }, across the centre line.
   *[no] { $side ->
        [home] Home kick off: { $count }.
       *[away] Away kick off: { $count }.
    }
}
tactics-prompt-goal-kick = { $you ->
    [yes] Goal kick: { $count }, out of the penalty area.
   *[no] { $side ->
        [home] Home's goal kick: { $count }.
       *[away] Away's goal kick: { $count }.
    }
}
tactics-prompt-corner-kick = { $you ->
    [yes] Take the corner: { $count }.
   *[no] { $side ->
        [home] Home take the corner: { $count }.
       *[away] Away take the corner: { $count }.
    }
}
tactics-prompt-attempt = { $you ->
    [yes] The ball is loose: move a pawn { $count } and capture it if you can.
   *[no] { $side ->
        [home] Home go for the loose ball: { $count }.
       *[away] Away go for the loose ball: { $count }.
    }
}
tactics-prompt-choice-answer = { $you ->
    [yes] Your answer: step with your keeper, or roll.
   *[no] { $side ->
        [home] Home may answer.
       *[away] Away may answer.
    }
}
tactics-prompt-choice-attempt = { $you ->
    [yes] The ball is loose: step with your keeper, or roll.
   *[no] { $side ->
        [home] Home may go for the loose ball.
       *[away] Away may go for the loose ball.
    }
}
tactics-prompt-reply-answer = { $you ->
    [yes] Move a pawn { $count }: reach the ball and there is a battle.
   *[no] { $side ->
        [home] Home answer: { $count }.
       *[away] Away answer: { $count }.
    }
}
tactics-prompt-reply-attempt = { $you ->
    [yes] Move a pawn { $count } and capture the ball if you can.
   *[no] { $side ->
        [home] Home go for the loose ball: { $count }.
       *[away] Away go for the loose ball: { $count }.
    }
}
tactics-prompt-offer = { $you ->
    [yes] They were too slow. Take a free kick from the centre, or decline and play on.
   *[no] { $side ->
        [home] Home may take a free kick or play on.
       *[away] Away may take a free kick or play on.
    }
}
tactics-prompt-new-keeper = { $you ->
    [yes] Your keeper is off. Who goes between the posts?
   *[no] { $side ->
        [home] Home need a new keeper.
       *[away] Away need a new keeper.
    }
}
tactics-prompt-make-room = { $you ->
    [yes] Make room for your keeper in the goal area.
   *[no] { $side ->
        [home] Home make room for their keeper.
       *[away] Away make room for their keeper.
    }
}
tactics-prompt-keeper-home = { $you ->
    [yes] Choose your keeper's square.
   *[no] { $side ->
        [home] Home's keeper goes back to his goal.
       *[away] Away's keeper goes back to his goal.
    }
}
tactics-prompt-arc = { $you ->
    [yes] Penalty! Choose the kicker's square on the arc.
   *[no] { $side ->
        [home] Home prepare the penalty kick.
       *[away] Away prepare the penalty kick.
    }
}
tactics-prompt-penalty-places = { $you ->
    [yes] Place a pawn outside the penalty area.
   *[no] { $side ->
        [home] Home leave the penalty area.
       *[away] Away leave the penalty area.
    }
}
tactics-prompt-spot = { $you ->
    [yes] Choose a square of the centre circle for your free kick.
   *[no] { $side ->
        [home] Home choose where to take the free kick.
       *[away] Away choose where to take the free kick.
    }
}
tactics-prompt-taker = { $you ->
    [yes] Choose who takes the free kick.
   *[no] { $side ->
        [home] Home choose who takes the free kick.
       *[away] Away choose who takes the free kick.
    }
}
tactics-prompt-clear-zone = { $you ->
    [yes] Too close: place your pawn two squares from the ball.
   *[no] { $side ->
        [home] Home keep their distance.
       *[away] Away keep their distance.
    }
}
tactics-prompt-corner-room = { $you ->
    [yes] Make room for the kicker at the corner.
   *[no] { $side ->
        [home] Home make room at the corner.
       *[away] Away make room at the corner.
    }
}
tactics-prompt-corner-moves = { $you ->
    [yes] Corner: put a pawn anywhere, or pass. { $count ->
        [one] Your last move.
       *[other] { $count } moves left.
    }
   *[no] { $side ->
        [home] Home prepare for the corner.
       *[away] Away prepare for the corner.
    }
}
tactics-prompt-clear-area = { $you ->
    [yes] Place your pawn in the ring around the penalty area.
   *[no] { $side ->
        [home] Home leave the penalty area.
       *[away] Away leave the penalty area.
    }
}

## How pawns are called. $side, $role and $number are those of a pawn; $opponent_role and $opponent_number of one of the other side.

tactics-who = { $side ->
    [home] Home's { $role ->
        [keeper] keeper
        [defender] defender
       *[attacker] number { $number }
    }
   *[away] Away's { $role ->
        [keeper] keeper
        [defender] defender
       *[attacker] number { $number }
    }
}
tactics-opponent = { $side ->
    [home] Away's { $opponent_role ->
        [keeper] keeper
        [defender] defender
       *[attacker] number { $opponent_number }
    }
   *[away] Home's { $opponent_role ->
        [keeper] keeper
        [defender] defender
       *[attacker] number { $opponent_number }
    }
}

## The radio voice

tactics-say-kick-off-rolled = Home throw { $home }, Away throw { $away }. The smaller number kicks off.
tactics-say-overtime-rolled = Dice for overtime: Home { $home }, Away { $away }.
tactics-say-shoot-out-rolled = It will be penalties. Home throw { $home }, Away throw { $away }, and the larger number begins.
tactics-say-period-started = { $period ->
    [1] The whistle, and we are off!
    [2] The second half is under way.
    [3] Overtime! Fifteen minutes, they hope, and no more.
   *[other] The last period begins. Tired legs everywhere.
}
tactics-say-line-up = { $side ->
    [home] Both sides line up. Home will kick off.
   *[away] Both sides line up. Away will kick off.
}
tactics-say-pawns-swapped = { $side ->
    [home] Two of Home's attackers change posts.
   *[away] Two of Away's attackers change posts.
}
tactics-say-pawn-moved = { tactics-who } runs to { $square }.
tactics-say-pawn-placed = { tactics-who } takes a place on { $square }.
tactics-say-placement-passed = { $side ->
    [home] Home stay where they are.
   *[away] Away stay where they are.
}
tactics-say-taker-chosen = { tactics-who } stands over the ball.
tactics-say-move-skipped = { $side ->
    [home] Nobody of Home can use that roll.
   *[away] Nobody of Away can use that roll.
}
tactics-say-ball-played = { $kind ->
    [free] { tactics-who } plays it into space on { $square }.
    [direct1] { tactics-who } finds a team-mate on { $square }!
    [direct2] And again, first touch, to { $square }! Lovely football.
   *[contested] { tactics-who } plays it into a crowd on { $square }!
}
tactics-say-ball-stays = { $side ->
    [home] Nowhere to go with it for Home.
   *[away] Nowhere to go with it for Away.
}
tactics-say-dribbled = { tactics-who } takes it along to { $square }.
tactics-say-keeper-stepped = { $side ->
    [home] Home's keeper comes to { $square }.
   *[away] Away's keeper comes to { $square }.
}
tactics-say-captured = { tactics-who } gets there first, on { $square }!
tactics-say-battle-rolled = { tactics-who } against { tactics-opponent }: { $own } to { $theirs }.
tactics-say-battle-won = { tactics-who } comes away with the ball.
tactics-say-foul = Oh, that is a foul! { tactics-who } brings down { tactics-opponent }.
tactics-say-yellow-card = Yellow card for { tactics-who }.
tactics-say-red-card = Red! { tactics-who } has to go!
tactics-say-new-keeper = { tactics-who } pulls on the gloves.
tactics-say-offside = { $kind ->
    [receive] The flag is up: { tactics-who } was offside.
    [capture] { tactics-who } had started too early. Offside.
   *[interference] { tactics-who } stands in the keeper's way. Offside, and the chance is gone!
}
tactics-say-free-kick = { $side ->
    [home] Free kick to Home on { $square }.
   *[away] Free kick to Away on { $square }.
}
tactics-say-penalty = Penalty! { tactics-who } will take it himself.
tactics-say-corner = { $side ->
    [home] Corner to Home. Up come the tall ones.
   *[away] Corner to Away. Up come the tall ones.
}
tactics-say-goal-kick = { $side ->
    [home] Goal kick to Home.
   *[away] Goal kick to Away.
}
tactics-say-shot = { $result ->
    [goal] { tactics-who } shoots... it is in!
    [corner] { tactics-who } shoots... tipped round the post!
   *[goal-kick] { tactics-who } shoots... and the keeper has it!
}
tactics-say-goal = { $side ->
    [home] Goal! { tactics-who } makes it { $home } to { $away }!
   *[away] Goal! { tactics-who } makes it { $away } to { $home }!
}
tactics-say-minor-foul = { $side ->
    [home] The referee looks at his watch: Home were too slow.
   *[away] The referee looks at his watch: Away were too slow.
}
tactics-say-declined = { $side ->
    [home] Home wave the free kick away and play on.
   *[away] Away wave the free kick away and play on.
}
tactics-say-time-up = The timer rings!
tactics-say-added-time = There is a chance on, and it will be played out!
tactics-say-period-ended = { $period ->
    [1] Half time. Put the kettle on.
    [2] The whistle after two halves.
    [3] A quick drink, and on we go.
   *[other] Overtime is over.
}
tactics-say-shoot-out-kick = { $result ->
    [scored] { tactics-who } scores!
   *[missed] { tactics-who } misses!
}
tactics-say-match-ended = { $winner ->
    [home] It is all over! Home win it, { $home } to { $away }!
    [away] It is all over! Away win it, { $away } to { $home }!
   *[none] Full time, and honours are even: { $home }–{ $away }.
}
tactics-say-shoot-out-won = { $winner ->
    [home] Home win the shoot-out, { $home }–{ $away }!
   *[away] Away win the shoot-out, { $away }–{ $home }!
}
