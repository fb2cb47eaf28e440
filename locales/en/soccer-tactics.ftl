### Soccer Tactics WORLD: what people read at the table and hear on the radio.

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

tactics-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
tactics-prompt-over = The match is over.
tactics-prompt-set-up = { $you ->
    [yes] Arrange your line-up, then say done.
   *[no] { $side ->
        [home] { $homeName } arrange their line-up.
       *[away] { $awayName } arrange their line-up.
    }
}
tactics-prompt-pawn-move = { $you ->
    [yes] You rolled { $count }: move a pawn exactly { tactics-squares }, but not the one on the ball.
   *[no] { $side ->
        [home] { $homeName } move a pawn: { $count }.
       *[away] { $awayName } move a pawn: { $count }.
    }
}
tactics-prompt-ball-play = { $you ->
    [yes] { $count ->
        [one] Play the ball 1 square, or dribble: then the pawn goes with it.
       *[other] Play the ball exactly { $count } squares: to a team-mate it is a pass, to an empty square a race.
    }
   *[no] { $side ->
        [home] { $homeName } play the ball: { $count }.
       *[away] { $awayName } play the ball: { $count }.
    }
}
tactics-prompt-extra-play = { $you ->
    [yes] A direct pass has arrived! Play the ball on at once, exactly { tactics-squares }.
   *[no] { $side ->
        [home] { $homeName } play it again at once: { $count }.
       *[away] { $awayName } play it again at once: { $count }.
    }
}
tactics-prompt-kick-off = { $you ->
    [yes] Kick off: play the ball { tactics-squares }, across the centre line.
   *[no] { $side ->
        [home] { $homeName } kick off: { $count }.
       *[away] { $awayName } kick off: { $count }.
    }
}
tactics-prompt-goal-kick = { $you ->
    [yes] Goal kick: play the ball { tactics-squares }, out of the penalty area.
   *[no] { $side ->
        [home] { $homeName }'s goal kick: { $count }.
       *[away] { $awayName }'s goal kick: { $count }.
    }
}
tactics-prompt-corner-kick = { $you ->
    [yes] Take the corner: play the ball { tactics-squares }.
   *[no] { $side ->
        [home] { $homeName } take the corner: { $count }.
       *[away] { $awayName } take the corner: { $count }.
    }
}
tactics-prompt-attempt = { $you ->
    [yes] The ball is loose: move a pawn { tactics-squares }. Whoever ends on the ball has it.
   *[no] { $side ->
        [home] { $homeName } go for the loose ball: { $count }.
       *[away] { $awayName } go for the loose ball: { $count }.
    }
}
tactics-prompt-choice-answer = { $you ->
    [yes] They have the ball. Your answer: a step with your keeper, or a roll for a field player.
   *[no] { $side ->
        [home] { $homeName } may answer.
       *[away] { $awayName } may answer.
    }
}
tactics-prompt-choice-attempt = { $you ->
    [yes] The ball is loose: a step with your keeper, or a roll for a field player.
   *[no] { $side ->
        [home] { $homeName } may go for the loose ball.
       *[away] { $awayName } may go for the loose ball.
    }
}
tactics-prompt-reply-answer = { $you ->
    [yes] Move a pawn { tactics-squares }. If it ends on the ball there is a battle.
   *[no] { $side ->
        [home] { $homeName } answer: { $count }.
       *[away] { $awayName } answer: { $count }.
    }
}
tactics-prompt-reply-attempt = { $you ->
    [yes] Move a pawn { tactics-squares }. If it ends on the ball you have it.
   *[no] { $side ->
        [home] { $homeName } go for the loose ball: { $count }.
       *[away] { $awayName } go for the loose ball: { $count }.
    }
}
tactics-prompt-offer = { $you ->
    [yes] They were too slow. Take a free kick from the centre, or decline and play on.
   *[no] { $side ->
        [home] { $homeName } may take a free kick or play on.
       *[away] { $awayName } may take a free kick or play on.
    }
}
tactics-prompt-new-keeper = { $you ->
    [yes] Your keeper is off. Who goes between the posts?
   *[no] { $side ->
        [home] { $homeName } need a new keeper.
       *[away] { $awayName } need a new keeper.
    }
}
tactics-prompt-make-room = { $you ->
    [yes] Make room for your keeper in the goal area.
   *[no] { $side ->
        [home] { $homeName } make room for their keeper.
       *[away] { $awayName } make room for their keeper.
    }
}
tactics-prompt-keeper-home = { $you ->
    [yes] Choose your keeper's square.
   *[no] { $side ->
        [home] { $homeName }'s keeper goes back to his goal.
       *[away] { $awayName }'s keeper goes back to his goal.
    }
}
tactics-prompt-arc = { $you ->
    [yes] Penalty! Choose the kicker's square on the arc.
   *[no] { $side ->
        [home] { $homeName } prepare the penalty kick.
       *[away] { $awayName } prepare the penalty kick.
    }
}
tactics-prompt-penalty-places = { $you ->
    [yes] Place a pawn outside the penalty area.
   *[no] { $side ->
        [home] { $homeName } leave the penalty area.
       *[away] { $awayName } leave the penalty area.
    }
}
tactics-prompt-spot = { $you ->
    [yes] Choose a square of the centre circle for your free kick.
   *[no] { $side ->
        [home] { $homeName } choose where to take the free kick.
       *[away] { $awayName } choose where to take the free kick.
    }
}
tactics-prompt-taker = { $you ->
    [yes] Choose who takes the free kick.
   *[no] { $side ->
        [home] { $homeName } choose who takes the free kick.
       *[away] { $awayName } choose who takes the free kick.
    }
}
tactics-prompt-clear-zone = { $you ->
    [yes] Too close: place your pawn two squares from the ball.
   *[no] { $side ->
        [home] { $homeName } keep their distance.
       *[away] { $awayName } keep their distance.
    }
}
tactics-prompt-corner-room = { $you ->
    [yes] Make room for the kicker at the corner.
   *[no] { $side ->
        [home] { $homeName } make room at the corner.
       *[away] { $awayName } make room at the corner.
    }
}
tactics-prompt-corner-moves = { $you ->
    [yes] Corner: put a pawn anywhere, or pass. { $count ->
        [one] Your last move.
       *[other] { $count } moves left.
    }
   *[no] { $side ->
        [home] { $homeName } prepare for the corner.
       *[away] { $awayName } prepare for the corner.
    }
}
tactics-prompt-clear-area = { $you ->
    [yes] Place your pawn in the ring around the penalty area.
   *[no] { $side ->
        [home] { $homeName } leave the penalty area.
       *[away] { $awayName } leave the penalty area.
    }
}

## How pawns are called. $side, $role and $number are those of a pawn; $opponent_role and $opponent_number of one of the other side.

tactics-who = { $side ->
    [home] { $homeName }'s { $role ->
        [keeper] keeper
        [defender] defender
       *[attacker] number { $number }
    }
   *[away] { $awayName }'s { $role ->
        [keeper] keeper
        [defender] defender
       *[attacker] number { $number }
    }
}
tactics-opponent = { $side ->
    [home] { $awayName }'s { $opponent_role ->
        [keeper] keeper
        [defender] defender
       *[attacker] number { $opponent_number }
    }
   *[away] { $homeName }'s { $opponent_role ->
        [keeper] keeper
        [defender] defender
       *[attacker] number { $opponent_number }
    }
}

## The radio voice

tactics-say-kick-off-rolled = { $homeName } throw { $home }, { $awayName } throw { $away }. The smaller number kicks off.
tactics-say-overtime-rolled = Dice for overtime: { $homeName } { $home }, { $awayName } { $away }.
tactics-say-shoot-out-rolled = It will be penalties. { $homeName } throw { $home }, { $awayName } throw { $away }, and the larger number begins.
tactics-say-period-started = { $period ->
    [1] The whistle, and we are off!
    [2] The second half is under way.
    [3] Overtime! Fifteen minutes, they hope, and no more.
   *[other] The last period begins. Tired legs everywhere.
}
tactics-say-line-up = { $side ->
    [home] Both sides line up. { $homeName } will kick off.
   *[away] Both sides line up. { $awayName } will kick off.
}
tactics-say-pawns-swapped = { $side ->
    [home] Two of { $homeName }'s attackers change posts.
   *[away] Two of { $awayName }'s attackers change posts.
}
tactics-say-pawn-moved = { tactics-who } runs to { $square }.
tactics-say-pawn-placed = { tactics-who } takes a place on { $square }.
tactics-say-placement-passed = { $side ->
    [home] { $homeName } stay where they are.
   *[away] { $awayName } stay where they are.
}
tactics-say-taker-chosen = { tactics-who } stands over the ball.
tactics-say-move-skipped = { $side ->
    [home] None of { $homeName }'s pawns can use that roll.
   *[away] None of { $awayName }'s pawns can use that roll.
}
tactics-say-ball-played = { $kind ->
    [free] { tactics-who } plays it into space on { $square }.
    [direct1] { tactics-who } finds a team-mate on { $square }!
    [direct2] { tactics-who } again, first touch, to { $square }! Lovely football.
   *[contested] { tactics-who } plays it into a crowd on { $square }!
}
tactics-say-ball-stays = { $side ->
    [home] Nowhere to go with it for { $homeName }.
   *[away] Nowhere to go with it for { $awayName }.
}
tactics-say-dribbled = { tactics-who } takes it along to { $square }.
tactics-say-keeper-stepped = { $side ->
    [home] { $homeName }'s keeper comes to { $square }.
   *[away] { $awayName }'s keeper comes to { $square }.
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
    [home] Free kick to { $homeName } on { $square }.
   *[away] Free kick to { $awayName } on { $square }.
}
tactics-say-penalty = Penalty! { tactics-who } will take it himself.
tactics-say-corner = { $side ->
    [home] Corner to { $homeName }. Up come the tall ones.
   *[away] Corner to { $awayName }. Up come the tall ones.
}
tactics-say-goal-kick = { $side ->
    [home] Goal kick to { $homeName }.
   *[away] Goal kick to { $awayName }.
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
    [home] The referee looks at his watch: { $homeName } were too slow.
   *[away] The referee looks at his watch: { $awayName } were too slow.
}
tactics-say-declined = { $side ->
    [home] { $homeName } wave the free kick away and play on.
   *[away] { $awayName } wave the free kick away and play on.
}
tactics-say-time-up = The timer rings!
tactics-say-added-time = There is a chance on, and it will be played out!
tactics-say-period-ended = { $period ->
    [1] Half-time. Put the kettle on.
    [2] The whistle after two halves.
    [3] A quick drink, and on we go.
   *[other] Overtime is over.
}
tactics-say-shoot-out-kick = { $result ->
    [scored] { tactics-who } scores!
   *[missed] { tactics-who } misses!
}
tactics-say-match-ended = { $winner ->
    [home] It is all over! { $homeName } win it, { $home } to { $away }!
    [away] It is all over! { $awayName } win it, { $away } to { $home }!
   *[none] Full time, and honours are even: { $home }–{ $away }.
}
tactics-say-shoot-out-won = { $winner ->
    [home] { $homeName } win the shoot-out, { $home }–{ $away }!
   *[away] { $awayName } win the shoot-out, { $away }–{ $home }!
}

## When time runs out

tactics-zero-free-kick = At zero it is a minor foul: they get a free kick.
tactics-zero-offer = At zero it is a minor foul: they choose how to go on.
tactics-zero-roll = At zero the die is rolled for you.
tactics-zero-decline = At zero the offer is declined.
tactics-zero-line-up = At zero your line-up stands as it is.
tactics-zero-pass = At zero you move nobody else.
tactics-zero-first = At zero the referee takes the first choice for you.
