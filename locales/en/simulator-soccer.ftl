### Simulator Soccer: what people read at the table and hear on the radio.

## Named sets of options

preset-simulator-soccer-first_match = First match
preset-simulator-soccer-first_match-line = One referee a half, no offside, a steady hand.
preset-simulator-soccer-standard = As in the box
preset-simulator-soccer-standard-line = Three referees a half and all the rules.
preset-simulator-soccer-pro = PRO
preset-simulator-soccer-pro-line = PRO skills and the PRO quick round.

## Options

option-simulator-soccer-home_team = Home's team
option-simulator-soccer-home_team-help = A ready team, or the text of your own from the team builder.
option-simulator-soccer-home_team-harbour = Harbour Amateurs
option-simulator-soccer-home_team-millbrook = Millbrook United
option-simulator-soccer-home_team-northgate = Northgate Town
option-simulator-soccer-home_team-castle = Castle Rovers
option-simulator-soccer-home_team-reds = Red
option-simulator-soccer-home_team-blues = Blue
option-simulator-soccer-home_team-lakeside = Lakeside Athletic
option-simulator-soccer-home_team-capital = Capital Stars
option-simulator-soccer-home_team-galaxy = Galaxy Select
option-simulator-soccer-away_team = Away's team
option-simulator-soccer-away_team-help = A ready team, or the text of your own from the team builder.
option-simulator-soccer-away_team-harbour = Harbour Amateurs
option-simulator-soccer-away_team-millbrook = Millbrook United
option-simulator-soccer-away_team-northgate = Northgate Town
option-simulator-soccer-away_team-castle = Castle Rovers
option-simulator-soccer-away_team-reds = Red
option-simulator-soccer-away_team-blues = Blue
option-simulator-soccer-away_team-lakeside = Lakeside Athletic
option-simulator-soccer-away_team-capital = Capital Stars
option-simulator-soccer-away_team-galaxy = Galaxy Select
option-simulator-soccer-home_strip = Home's strip
option-simulator-soccer-home_strip-help = What Home wear. It changes nothing in play.
option-simulator-soccer-home_strip-red = Red
option-simulator-soccer-home_strip-blue = Blue
option-simulator-soccer-home_strip-harbour = Harbour Amateurs
option-simulator-soccer-home_strip-millbrook = Millbrook United
option-simulator-soccer-home_strip-northgate = Northgate Town
option-simulator-soccer-home_strip-castle = Castle Rovers
option-simulator-soccer-home_strip-lakeside = Lakeside Athletic
option-simulator-soccer-home_strip-capital = Capital Stars
option-simulator-soccer-home_strip-galaxy = Galaxy Select
option-simulator-soccer-home_strip-checks_away = Checks
option-simulator-soccer-home_strip-chevron_classic = Chevron classic
option-simulator-soccer-home_strip-cross_classic = Cross classic
option-simulator-soccer-away_strip = Away's strip
option-simulator-soccer-away_strip-help = What Away wear. It changes nothing in play.
option-simulator-soccer-away_strip-red = Red
option-simulator-soccer-away_strip-blue = Blue
option-simulator-soccer-away_strip-harbour = Harbour Amateurs
option-simulator-soccer-away_strip-millbrook = Millbrook United
option-simulator-soccer-away_strip-northgate = Northgate Town
option-simulator-soccer-away_strip-castle = Castle Rovers
option-simulator-soccer-away_strip-lakeside = Lakeside Athletic
option-simulator-soccer-away_strip-capital = Capital Stars
option-simulator-soccer-away_strip-galaxy = Galaxy Select
option-simulator-soccer-away_strip-checks_away = Checks
option-simulator-soccer-away_strip-chevron_classic = Chevron classic
option-simulator-soccer-away_strip-cross_classic = Cross classic
option-simulator-soccer-referees_per_half = Referees a half
option-simulator-soccer-referees_per_half-help = Each walks eleven cells: a quarter of an hour.
option-simulator-soccer-pro_skills = PRO skills
option-simulator-soccer-pro_skills-help = Whether a second and a third dot of a colour count.
option-simulator-soccer-pro_skills-off = Off
option-simulator-soccer-pro_skills-on = On
option-simulator-soccer-pro_quick_round = PRO quick round
option-simulator-soccer-pro_quick_round-help = Whether the defence has knock-on and synchro.
option-simulator-soccer-pro_quick_round-off = Off
option-simulator-soccer-pro_quick_round-on = On
option-simulator-soccer-short_pass_max = Longest short pass
option-simulator-soccer-short_pass_max-help = In cells. A tie after a short pass goes to the attack.
option-simulator-soccer-instant_shot_zone = Instant shots
option-simulator-soccer-instant_shot_zone-help = From where red may shoot at once.
option-simulator-soccer-instant_shot_zone-penalty_area = Penalty area
option-simulator-soccer-instant_shot_zone-goal_box = Goal box
option-simulator-soccer-free_player = Free footballers
option-simulator-soccer-free_player-help = Who may borrow a skill when nobody is near.
option-simulator-soccer-free_player-all = Everybody
option-simulator-soccer-free_player-grey_only = Grey only
option-simulator-soccer-free_player-off = Nobody
option-simulator-soccer-kickoff_own_half = Own half at kick-off
option-simulator-soccer-kickoff_own_half-help = Whether everybody keeps to his own half.
option-simulator-soccer-kickoff_own_half-off = Off
option-simulator-soccer-kickoff_own_half-on = On
option-simulator-soccer-offside = Offside
option-simulator-soccer-offside-help = Whether there is offside.
option-simulator-soccer-offside-off = Off
option-simulator-soccer-offside-on = On
option-simulator-soccer-var = Video referee
option-simulator-soccer-var-help = Whether a penalty that came from a die is reviewed.
option-simulator-soccer-var-off = Off
option-simulator-soccer-var-on = On
option-simulator-soccer-max_subs = Substitutions
option-simulator-soccer-max_subs-help = How many a side may make.
option-simulator-soccer-mandatory_subs = Substitutions due
option-simulator-soccer-mandatory_subs-help = Two by 60 minutes, three by 75.
option-simulator-soccer-mandatory_subs-off = Off
option-simulator-soccer-mandatory_subs-on = On
option-simulator-soccer-max_strength = Greatest strength
option-simulator-soccer-max_strength-help = The sum of the levels of a team.
option-simulator-soccer-resolution = Kicks
option-simulator-soccer-resolution-help = A ball that really rolls, or dice and tables.
option-simulator-soccer-resolution-physics = Flicked
option-simulator-soccer-resolution-table = By the table
option-simulator-soccer-execution = Your hand
option-simulator-soccer-execution-help = How much it sways.
option-simulator-soccer-execution-hand_gentle = Steady
option-simulator-soccer-execution-hand = As at a table
option-simulator-soccer-execution-hand_hard = Shaky
option-simulator-soccer-execution-exact = Not at all
option-simulator-soccer-bot_level = Bots' feet
option-simulator-soccer-bot_level-help = How exactly bots kick.
option-simulator-soccer-bot_level-easy = Wild
option-simulator-soccer-bot_level-normal = Fair
option-simulator-soccer-bot_level-hard = Good
option-simulator-soccer-bot_level-master = Masterly
option-simulator-soccer-home_coach = Home is coached by
option-simulator-soccer-home_coach-help = Whose hand kicks for Home.
option-simulator-soccer-home_coach-person = A person
option-simulator-soccer-home_coach-bot = A bot
option-simulator-soccer-away_coach = Away is coached by
option-simulator-soccer-away_coach-help = Whose hand kicks for Away.
option-simulator-soccer-away_coach-person = A person
option-simulator-soccer-away_coach-bot = A bot
option-simulator-soccer-bar_reflex = Reflex on the bar
option-simulator-soccer-bar_reflex-help = Whether the keeper follows the ball after his planned move.
option-simulator-soccer-bar_reflex-off = Off
option-simulator-soccer-bar_reflex-on = On
option-simulator-soccer-draw = After a draw
option-simulator-soccer-draw-help = What follows when both have scored as often.
option-simulator-soccer-draw-stands = It stands
option-simulator-soccer-draw-extra_time = Extra time, then penalties
option-simulator-soccer-draw-shootout = Penalties
option-simulator-soccer-stall_guard = Rounds without a step
option-simulator-soccer-stall_guard-help = After so many the referee moves all the same.
option-simulator-soccer-decision_timer = Seconds for a decision
option-simulator-soccer-decision_timer-help = Whoever is slower has it made for him. 0 is no limit.

## Phases

sim-phase-start = Line-ups
sim-phase-first-half = First half
sim-phase-second-half = Second half
sim-phase-extra-time = Extra time
sim-phase-shoot-out = Shoot-out
sim-phase-over = Full time

## Prompts

sim-prompt-over = The match is over.
sim-prompt-place-start = { $you ->
    [yes] Place your eleven, unseen by the other side. Then say done.
   *[no] { $side ->
        [home] { $homeName } place their eleven.
        [away] { $awayName } place their eleven.
       *[nobody] Both place their eleven.
    }
}
sim-prompt-kickoff-taker = { $you ->
    [yes] Who kicks off?
   *[no] { $side ->
        [home] { $homeName } choose who kicks off.
        [away] { $awayName } choose who kicks off.
       *[nobody] Both choose who kicks off.
    }
}
sim-prompt-put-down = { $you ->
    [yes] Your keeper puts the ball down, or throws it.
   *[no] { $side ->
        [home] { $homeName } have the ball in the hands of their keeper.
        [away] { $awayName } have the ball in the hands of their keeper.
       *[nobody] Both have the ball in the hands of their keeper.
    }
}
sim-prompt-declare = { $you ->
    [yes] Your kick: choose its kind, then you aim.
   *[no] { $side ->
        [home] { $homeName } declare a kick.
        [away] { $awayName } declare a kick.
       *[nobody] Both declare a kick.
    }
}
sim-prompt-offside-step = { $you ->
    [yes] Step back out of offside, or say done.
   *[no] { $side ->
        [home] { $homeName } step out of offside.
        [away] { $awayName } step out of offside.
       *[nobody] Both step out of offside.
    }
}
sim-prompt-header-step = { $you ->
    [yes] Step towards the cross, or say done.
   *[no] { $side ->
        [home] { $homeName } step towards the cross.
        [away] { $awayName } step towards the cross.
       *[nobody] Both step towards the cross.
    }
}
sim-prompt-slide = { $you ->
    [yes] A sliding tackle, a shift, or neither?
   *[no] { $side ->
        [home] { $homeName } may slide.
        [away] { $awayName } may slide.
       *[nobody] Both may slide.
    }
}
sim-prompt-prepare-keeper = { $you ->
    [yes] Prepare your keeper for the shot.
   *[no] { $side ->
        [home] { $homeName } prepare their keeper.
        [away] { $awayName } prepare their keeper.
       *[nobody] Both prepare their keeper.
    }
}
sim-prompt-keeper-tackle = { $you ->
    [yes] Does your keeper tackle?
   *[no] { $side ->
        [home] { $homeName } may tackle with their keeper.
        [away] { $awayName } may tackle with their keeper.
       *[nobody] Both may tackle with their keeper.
    }
}
sim-prompt-keeper-dribble = { $you ->
    [yes] Dribble past the keeper, or shoot?
   *[no] { $side ->
        [home] { $homeName } may dribble past the keeper.
        [away] { $awayName } may dribble past the keeper.
       *[nobody] Both may dribble past the keeper.
    }
}
sim-prompt-aim-and-plan = { $you ->
    [yes] Choose in secret: the shooter aims, the keeper plans.
   *[no] { $side ->
        [home] { $homeName } choose in secret.
        [away] { $awayName } choose in secret.
       *[nobody] Both choose in secret.
    }
}
sim-prompt-aim = { $you ->
    [yes] Aim the kick: which way, how hard, and how.
   *[no] { $side ->
        [home] { $homeName } aim.
        [away] { $awayName } aim.
       *[nobody] Both aim.
    }
}
sim-prompt-release = { $you ->
    [yes] Let go at the right moment.
   *[no] { $side ->
        [home] { $homeName } are about to kick.
        [away] { $awayName } are about to kick.
       *[nobody] Both are about to kick.
    }
}
sim-prompt-replant = { $you ->
    [yes] Where does the kicker's peg go back?
   *[no] { $side ->
        [home] { $homeName } put the peg back.
        [away] { $awayName } put the peg back.
       *[nobody] Both put the peg back.
    }
}
sim-prompt-speed-step = { $you ->
    [yes] The ball lies alone: step towards it, or say done.
   *[no] { $side ->
        [home] { $homeName } step towards the ball.
        [away] { $awayName } step towards the ball.
       *[nobody] Both step towards the ball.
    }
}
sim-prompt-choose-taker = { $you ->
    [yes] Several are equally near. Who takes the ball?
   *[no] { $side ->
        [home] { $homeName } choose who takes the ball.
        [away] { $awayName } choose who takes the ball.
       *[nobody] Both choose who takes the ball.
    }
}
sim-prompt-choose-cell = { $you ->
    [yes] The ball lies on a line. In which cell do you take it?
   *[no] { $side ->
        [home] { $homeName } choose a cell.
        [away] { $awayName } choose a cell.
       *[nobody] Both choose a cell.
    }
}
sim-prompt-place-taker = { $you ->
    [yes] Where does he stand?
   *[no] { $side ->
        [home] { $homeName } place the taker.
        [away] { $awayName } place the taker.
       *[nobody] Both place the taker.
    }
}
sim-prompt-pick-up = { $you ->
    [yes] Does your keeper pick the ball up?
   *[no] { $side ->
        [home] { $homeName } may pick the ball up.
        [away] { $awayName } may pick the ball up.
       *[nobody] Both may pick the ball up.
    }
}
sim-prompt-header = { $you ->
    [yes] What is the header used for?
   *[no] { $side ->
        [home] { $homeName } head the ball.
        [away] { $awayName } head the ball.
       *[nobody] Both head the ball.
    }
}
sim-prompt-repeat = { $you ->
    [yes] Kick again by a skill, or say done.
   *[no] { $side ->
        [home] { $homeName } may kick again.
        [away] { $awayName } may kick again.
       *[nobody] Both may kick again.
    }
}
sim-prompt-move2 = { $you ->
    [yes] Phase 2: move footballers, then say done. They answer no further than you move.
   *[no] { $side ->
        [home] { $homeName } move: phase 2.
        [away] { $awayName } move: phase 2.
       *[nobody] Both move: phase 2.
    }
}
sim-prompt-move3 = { $you ->
    [yes] Phase 3: answer, no further than they moved, then say done.
   *[no] { $side ->
        [home] { $homeName } move: phase 3.
        [away] { $awayName } move: phase 3.
       *[nobody] Both move: phase 3.
    }
}
sim-prompt-quick-round = { $you ->
    [yes] A quick round: move one footballer by one cell, and the keeper by one.
   *[no] { $side ->
        [home] { $homeName } answer a quick round.
        [away] { $awayName } answer a quick round.
       *[nobody] Both answer a quick round.
    }
}
sim-prompt-tackle = { $you ->
    [yes] Your footballer is in the holder's cell: tackle by dice, or just press?
   *[no] { $side ->
        [home] { $homeName } may tackle.
        [away] { $awayName } may tackle.
       *[nobody] Both may tackle.
    }
}
sim-prompt-call-substitution = { $you ->
    [yes] Use the throw-in for a substitution? Then the pitch is cleared, and both sides line up anew.
   *[no] { $side ->
        [home] { $homeName } may substitute.
        [away] { $awayName } may substitute.
       *[nobody] Both may substitute.
    }
}
sim-prompt-make-room = { $you ->
    [yes] Leave the cell of the throw-in.
   *[no] { $side ->
        [home] { $homeName } make room.
        [away] { $awayName } make room.
       *[nobody] Both make room.
    }
}
sim-prompt-thrower = { $you ->
    [yes] Who throws?
   *[no] { $side ->
        [home] { $homeName } choose who throws.
        [away] { $awayName } choose who throws.
       *[nobody] Both choose who throws.
    }
}
sim-prompt-substitutions = { $you ->
    [yes] The pitch is cleared, and both sides line up anew. Substitute first, or say done.
   *[no] { $side ->
        [home] { $homeName } may substitute.
        [away] { $awayName } may substitute.
       *[nobody] Both may substitute.
    }
}
sim-prompt-ball-spot = { $you ->
    [yes] Where does the ball of the goal kick lie?
   *[no] { $side ->
        [home] { $homeName } put the ball down.
        [away] { $awayName } put the ball down.
       *[nobody] Both put the ball down.
    }
}
sim-prompt-line-up-first = { $you ->
    [yes] Place the taker, then six or seven outfielders in all.
   *[no] { $side ->
        [home] { $homeName } place their first group.
        [away] { $awayName } place their first group.
       *[nobody] Both place their first group.
    }
}
sim-prompt-line-up-all = { $you ->
    [yes] The pitch is cleared: place everybody anew.
   *[no] { $side ->
        [home] { $homeName } line up.
        [away] { $awayName } line up.
       *[nobody] Both line up.
    }
}
sim-prompt-line-up-rest = { $you ->
    [yes] Place the rest in your own half.
   *[no] { $side ->
        [home] { $homeName } place the rest.
        [away] { $awayName } place the rest.
       *[nobody] Both place the rest.
    }
}
sim-prompt-shootout-taker = { $you ->
    [yes] Who takes the next penalty?
   *[no] { $side ->
        [home] { $homeName } choose who takes the penalty.
        [away] { $awayName } choose who takes the penalty.
       *[nobody] Both choose who takes the penalty.
    }
}

## The radio

sim-coin-tossed = { $side ->
    [home] The coin falls for { $homeName }.
   *[away] The coin falls for { $awayName }.
}
sim-period-began = { $period ->
    [1] The match begins.
    [2] The second half begins.
    [3] Extra time begins.
   *[other] The last period begins.
}
sim-declared = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} { $kind ->
    [play] plays the ball
    [dribble] tries a dribble
    [cross] crosses
    [shot] shoots
    [throw] throws
    [header-pass] heads it on
   *[other] heads for goal
}.
sim-kicked = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} flicks the ball.
sim-duel-rolled = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} rolls { $own } against { $other }.
sim-duel-won = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} wins the duel.
sim-taken = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} gets the ball, { $rule ->
    [nearest] nearer than anybody
    [last-touch] having touched it last
    [long-kick] by a long kick
    [too-long] because it went too far
    [pressed] because the kicker was pressed
    [restart] because it was a restart
    [kind] because such kicks go to the defence
   *[other] by a short pass
}.
sim-header-won = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} meets the cross.
sim-picked-up = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} has it safely in his hands.
sim-foul = A foul by { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
}: { $kind ->
    [stroke] a swing through a peg
    [header] at the header
    [dribble] against a dribble
    [tackle] in the tackle
    [entry] from behind
   *[other] a professional one
}.
sim-cautioned = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} is cautioned.
sim-caution-withdrawn = The caution of { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} is taken back.
sim-sent-off = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} is sent off!
sim-var-rolled = { $die ->
    [6] The video referee has seen nothing: no penalty.
   *[other] The video referee agrees: penalty.
}
sim-offside = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} is offside.
sim-stopped = { $origin ->
    [kick-off] Kick-off
    [free-kick] Free kick
    [penalty] Penalty
    [corner] Corner
    [goal-kick] Goal kick
   *[other] Throw-in
} for { $side ->
    [home] { $homeName }
   *[away] { $awayName }
}.
sim-goal = Goal for { $scorers ->
    [home] { $homeName }
   *[away] { $awayName }
}! { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} touched it last. It is { $home }–{ $away }.
sim-no-goal = The ball is in, but it does not count.
sim-added-time = { $steps ->
    [0] Nothing is added.
    [one] One step is added.
   *[other] { $steps } steps are added.
}
sim-time-up = Time is up; the whistle waits for the ball.
sim-period-ended = The whistle goes.
sim-substituted = { $side ->
    [home] { $homeName }'s { $shirt } makes way for { $on }.
   *[away] { $awayName }'s { $shirt } makes way for { $on }.
}
sim-reserve-keeper = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} goes off for the reserve keeper.
sim-shootout-began = Penalties will decide.
sim-shootout-kick = { $side ->
    [home] { $homeName }'s { $shirt }
   *[away] { $awayName }'s { $shirt }
} { $scored ->
    [yes] scores.
   *[no] misses.
}
sim-match-ended = { $winner ->
    [home] { $homeName } have won, { $home } to { $away }.
    [away] { $awayName } have won, { $away } to { $home }.
   *[nobody] A draw, { $home }–{ $away }.
}

## When time runs out

sim-zero-line-up = At zero the rest of your line-up is placed for you.
sim-zero-spot = At zero the spot is chosen for you.
sim-zero-pass = At zero it is a plain pass.
sim-zero-decline = At zero the answer is no.
sim-zero-keeper = At zero your keeper stays where he is.
sim-zero-aim = At zero you aim straight ahead.
sim-zero-release = At zero the ball is released.
sim-zero-moves = At zero only those who must move are moved.
sim-zero-room = At zero the nearest man makes room.
sim-zero-first = At zero the first choice is taken for you.
sim-zero-substitutions = At zero only the substitutions that you owe are made.
sim-zero-done = At zero you go on without it.
