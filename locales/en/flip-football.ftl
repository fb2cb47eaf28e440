### Flip Football: what people read at the table and hear on the radio.

## The box

preset-flip-football-box = Box game
preset-flip-football-box-line = Ninety minutes and injury time, just as it comes out of the box.
preset-flip-football-short = Short match
preset-flip-football-short-line = Halves of fifteen minutes, for when the kettle is already on.
preset-flip-football-hand = Hand play
preset-flip-football-hand-line = Hold three cards and choose the right one: now skill counts.
preset-flip-football-cup = Cup tie
preset-flip-football-cup-line = There must be a winner: late penalties are taken, and a shoot-out breaks a tie.
preset-flip-football-auto = Watch it on the radio
preset-flip-football-auto-line = Sit back: the referee lays the cards and the commentator does the rest.

## Options

option-flip-football-home_colour = Home plays in
option-flip-football-home_colour-help = Which deck Home takes; Away has the other, and both are equally strong.
option-flip-football-home_colour-red = Red
option-flip-football-home_colour-blue = Blue
option-flip-football-kick_off = Kick-off
option-flip-football-kick_off-help = Who attacks first; the other side begins the second half.
option-flip-football-kick_off-draw = Referee draws
option-flip-football-kick_off-home = Home
option-flip-football-kick_off-away = Away
option-flip-football-set_aside = The eight cards for injury time
option-flip-football-set_aside-help = Each coach chooses eight cards in secret, or the referee draws them at random.
option-flip-football-set_aside-choose = We choose
option-flip-football-set_aside-random = At random
option-flip-football-pace = Pace
option-flip-football-pace-help = Lay every card yourself, or let the referee lay for both sides while you watch.
option-flip-football-pace-tap = I lay my cards
option-flip-football-pace-auto = The referee lays
option-flip-football-lay_timer = Seconds to lay a card
option-flip-football-lay_timer-help = When they have run out the referee lays for you; 0 means no hurry.
option-flip-football-set_aside_timer = Seconds to choose the eight
option-flip-football-set_aside_timer-help = When they have run out the referee draws what is missing; 0 means no hurry.
option-flip-football-half_cards = Minutes in a half
option-flip-football-half_cards-help = The box plays 45; fewer make a shorter match.
option-flip-football-finish_penalty = Take late penalties
option-flip-football-finish_penalty-help = A penalty given in the very last minute is still taken before the whistle.
option-flip-football-finish_penalty-off = No
option-flip-football-finish_penalty-on = Yes
option-flip-football-hand_size = Cards in hand
option-flip-football-hand_size-help = With 2 to 5 cards in hand you choose what to lay; 0 is the box game, where the pack decides.
option-flip-football-shoot_out = Shoot-out
option-flip-football-shoot_out-help = If it is level after injury time, penalties decide.
option-flip-football-shoot_out-off = No, a draw is a draw
option-flip-football-shoot_out-on = Yes

## Phases

flip-phase-set-aside = Before kick-off
flip-phase-first-half = First half
flip-phase-second-half = Second half
flip-phase-injury-time = Injury time
flip-phase-shoot-out = Shoot-out
flip-phase-over = Full time

## Prompts

flip-prompt-set-aside = { $left ->
    [8] Set eight cards aside for injury time. Keep your best in the pack: the other 45 play both halves.
    [one] One more card to set aside, then we can kick off.
   *[other] Set { $left } more cards aside for injury time.
}
flip-prompt-set-aside-wait = Your eight are put away. Waiting for the other coach.
flip-prompt-set-aside-watch = Both coaches are choosing their eight cards for injury time.
flip-prompt-lay = { $role ->
    [attack] { $stage ->
        [attack0] You have the ball. Lay a card: three good ones in a row and you can shoot.
        [attack1] One good card down, two to go. Lay the next.
        [attack2] One more good card and you shoot. Lay it!
        [shot] You shoot! Lay your card.
        [free-kick] Free kick to you, straight at goal. Lay your card.
       *[penalty] Penalty to you! Lay your card.
    }
   *[defend] { $stage ->
        [attack0] They come forward. Lay a card to stop them.
        [attack1] They are on the move. Lay a card to stop them.
        [attack2] One more pass and they shoot. Lay a card to stop them!
        [shot] They shoot! Lay your card and trust your keeper.
        [free-kick] Free kick against you. Line up the wall and lay your card.
       *[penalty] Penalty against you! Lay your card and hope for a save.
    }
}
flip-prompt-lay-hand = { $role ->
    [attack] { $stage ->
        [attack0] You have the ball. Which card of your hand begins the attack?
        [attack1] One good card down. Which card takes it further?
        [attack2] One more and you shoot. Choose the card that gets you there.
        [shot] You shoot! Choose the card with the best ball on goal.
        [free-kick] Free kick to you. Choose who takes it.
       *[penalty] Penalty to you! Choose who takes it.
    }
   *[defend] { $stage ->
        [attack0] They come forward. Which card of your hand defends?
        [attack1] They are on the move. Which card stops them?
        [attack2] One more pass and they shoot. Choose your best tackle!
        [shot] They shoot! Choose the card that saves you.
        [free-kick] Free kick against you. Choose your wall.
       *[penalty] Penalty against you! Choose your keeper.
    }
}
flip-prompt-wait = Your card is down. Waiting for the other side.
flip-prompt-watch = { $side ->
    [home] { $stage ->
        [shot] { $homeName } shoot!
        [free-kick] { $homeName } take a free kick.
        [penalty] { $homeName } take a penalty.
       *[other] { $homeName } attack.
    }
   *[away] { $stage ->
        [shot] { $awayName } shoot!
        [free-kick] { $awayName } take a free kick.
        [penalty] { $awayName } take a penalty.
       *[other] { $awayName } attack.
    }
}
flip-prompt-auto = { $side ->
    [home] { $stage ->
        [attack1] { $homeName } keep the ball, one pass made.
        [attack2] { $homeName } are one pass from a shot.
        [shot] { $homeName } line up a shot.
        [free-kick] { $homeName } stand over a free kick.
        [penalty] { $homeName } put the ball on the spot.
       *[other] { $homeName } have the ball. Sit back and listen.
    }
   *[away] { $stage ->
        [attack1] { $awayName } keep the ball, one pass made.
        [attack2] { $awayName } are one pass from a shot.
        [shot] { $awayName } line up a shot.
        [free-kick] { $awayName } stand over a free kick.
        [penalty] { $awayName } put the ball on the spot.
       *[other] { $awayName } have the ball. Sit back and listen.
    }
}
flip-prompt-kick = { $role ->
    [kick] Your kick. Twelve yards, one card: lay it.
   *[keep] Their kick. Into the goal with you: lay your card.
}
flip-prompt-over = The match is over. Thank you for playing!

## Commentary

flip-say-set-aside-done = { $side ->
    [home] { $homeName } have their eight safely tucked away.
   *[away] { $awayName } have put their eight in the back pocket.
}
flip-say-kick-off = { $side ->
    [home] And we are under way! { $homeName } get us started.
   *[away] There goes the whistle! { $awayName } kick off.
}
flip-say-attack-success = { $side ->
    [home] { $count ->
        [1] { $homeName } find a player in space.
        [2] { $homeName } again, lovely touch, they are pouring forward now!
       *[3] Three in a row for { $homeName }, and here comes the shot!
    }
   *[away] { $count ->
        [1] { $awayName } knock it about nicely.
        [2] Still { $awayName }, and the defence is backing off!
       *[3] { $awayName } are through! They have to shoot now!
    }
}
flip-say-tackled = { $side ->
    [home] Strong challenge, and { $homeName } have lost it.
   *[away] Crunch! { $awayName } are stopped in their tracks.
}
flip-say-offside = { $side ->
    [home] Up goes the flag: { $homeName } are offside.
   *[away] { $awayName } went too early, and the assistant has seen it. Offside.
}
flip-say-free-kick-awarded = { $side ->
    [home] The whistle goes! Free kick to { $homeName }, and it is in range.
   *[away] Oh, that was late! Free kick to { $awayName }.
}
flip-say-long-ball = { $side ->
    [home] { $homeName } go long, right over the top, and there is only the keeper to beat!
   *[away] What a ball from { $awayName }! One kick and they are in front of goal!
}
flip-say-goal = { $side ->
    [home] { $kind ->
        [shot] GOAL! { $homeName } have scored, and listen to this crowd!
        [free-kick] GOAL! Over the wall and in! What a free kick from { $homeName }!
        [penalty] GOAL! { $homeName } send the keeper the wrong way!
       *[shoot-out] { $homeName } score! Cool as you like.
    }
   *[away] { $kind ->
        [shot] GOAL! { $awayName } find the net, and their bench is on its feet!
        [free-kick] GOAL! { $awayName } bend it into the corner! Nobody moved!
        [penalty] GOAL! { $awayName } bury it from the spot!
       *[shoot-out] { $awayName } score! Never in doubt.
    }
}
flip-say-saved = { $side ->
    [home] { $kind ->
        [shot] { $homeName } shoot, and the keeper gets down to it! Fine save.
        [free-kick] { $homeName }'s free kick is on target, but the keeper has it covered.
        [penalty] Saved! { $homeName }'s penalty is kept out, would you believe it!
       *[shoot-out] Saved! { $homeName } are denied, and the keeper roars!
    }
   *[away] { $kind ->
        [shot] { $awayName } let fly, and the keeper tips it away! Wonderful.
        [free-kick] { $awayName } curl it over the wall, straight into the keeper's gloves.
        [penalty] The keeper guesses right! { $awayName }'s penalty is saved!
       *[shoot-out] Oh, what a save! { $awayName } have their heads in their hands.
    }
}
flip-say-blocked = { $side ->
    [home] { $kind ->
        [free-kick] { $homeName } hit the wall, and it is cleared.
       *[shot] { $homeName } shoot, but a defender dives in front of it!
    }
   *[away] { $kind ->
        [free-kick] { $awayName }'s free kick cannons off the wall.
       *[shot] { $awayName } pull the trigger, and it is blocked! Brave defending.
    }
}
flip-say-missed = { $side ->
    [home] { $kind ->
        [shot] { $homeName } shoot, and it sails over. What a waste!
        [free-kick] { $homeName }'s free kick drifts wide.
        [penalty] Wide! { $homeName } miss the penalty!
       *[shoot-out] { $homeName } miss! It never looked like going in.
    }
   *[away] { $kind ->
        [shot] { $awayName } drag it past the post. Goal kick.
        [free-kick] { $awayName }'s free kick is still rising. Somebody in row Z has a souvenir.
        [penalty] Over the bar! { $awayName } cannot believe it!
       *[shoot-out] { $awayName } miss! The long walk back is lonely now.
    }
}
flip-say-woodwork = { $side ->
    [home] { $kind ->
        [free-kick] Off the bar! { $homeName }'s free kick is inches away!
        [penalty] It is off the post! { $homeName }'s penalty stays out!
       *[shoot-out] The post! { $homeName } hear it ring, and so do we!
    }
   *[away] { $kind ->
        [free-kick] The woodwork! { $awayName } were so close from that free kick!
        [penalty] Against the bar and away! { $awayName }'s penalty is gone!
       *[shoot-out] Off the crossbar! { $awayName } are out of luck!
    }
}
flip-say-rebound = { $side ->
    [home] It comes back out, and { $homeName } will have another go!
   *[away] Not cleared! The rebound falls to { $awayName }!
}
flip-say-corner = { $side ->
    [home] Turned behind. Corner to { $homeName }, and everybody is up.
   *[away] { $awayName } win the corner. Here it comes, in towards goal.
}
flip-say-penalty-awarded = { $side ->
    [home] The referee points to the spot! Penalty to { $homeName }!
   *[away] Down in the box, and the referee is sure! Penalty to { $awayName }!
}
flip-say-attack-lost = { $side ->
    [home] { $stage ->
        [penalty] The whistle! { $homeName } will never take that penalty.
        [free-kick] The whistle! No time for { $homeName }'s free kick.
        [shot] The whistle goes just as { $homeName } want to shoot!
       *[other] { $homeName } were coming forward, but time has beaten them.
    }
   *[away] { $stage ->
        [penalty] It is all over before { $awayName } can take the penalty!
        [free-kick] { $awayName } had the free kick, but not the time.
        [shot] { $awayName } are about to shoot, and the referee blows!
       *[other] { $awayName } run out of time with the ball at their feet.
    }
}
flip-say-half-time = Half-time, and it is { $homeName } { $home }, { $awayName } { $away }. Put the kettle on.
flip-say-injury-time = { $minutes ->
    [one] Normal time is up, and so is the board on { $card }: one minute, that is all.
   *[other] Normal time is up, and so is the board on { $card }: { $minutes } more minutes!
}
flip-say-shoot-out = { $side ->
    [home] Nothing between them, so it is penalties. { $homeName } go first.
   *[away] It will be settled from the spot. { $awayName } take the first kick.
}
flip-say-full-time = { $result ->
    [home] There is the final whistle! { $homeName } win it, { $home } to { $away }!
    [away] It is all over! { $awayName } take it, { $away } to { $home }!
   *[draw] Full time, and honours are even: { $home }–{ $away }.
}
flip-say-shoot-out-won = { $side ->
    [home] { $homeName } win the shoot-out, { $home }–{ $away }! They are running the length of the pitch!
   *[away] { $awayName } win the shoot-out, { $away }–{ $home }! What scenes at the far end!
}

## Why: what lies under the ball

flip-why-attack-open = { $section } is open grass: the attack goes on.
flip-why-attack-defender = A defender stands in { $section }: tackled.
flip-why-attack-part-of-defender = Part of a defender reaches into { $section }: tackled.
flip-why-attack-offside = The flag is up in { $section }: offside.
flip-why-attack-foul = The referee whistles in { $section }: free kick to the attacker.
flip-why-attack-long-ball = There is a goal in { $section }: a long ball, and the next pair is a shot.
flip-why-goal-net = Nothing but net in { $section }: goal.
flip-why-goal-keeper = The keeper is in { $section }: saved.
flip-why-goal-part-of-keeper = The keeper gets a touch in { $section }: saved.
flip-why-goal-defender = A defender stands in { $section }: blocked.
flip-why-goal-part-of-defender = Part of a defender reaches into { $section }: blocked.
flip-why-goal-rebound = It bounces back from { $section }: another shot.
flip-why-goal-corner = A corner flag is in { $section }: another shot.
flip-why-goal-foul = The referee points to the spot in { $section }: penalty.
flip-why-goal-outside = { $section } is outside the goal: missed.
flip-why-penalty-net = Nothing but net in { $section }: goal.
flip-why-penalty-keeper = The keeper is in { $section }: saved.
flip-why-penalty-part-of-keeper = The keeper gets a touch in { $section }: saved.
flip-why-penalty-woodwork = Post or crossbar in { $section }: no goal.
flip-why-penalty-outside = { $section } is outside the goal: missed.
flip-why-free-kick-net = Nothing but net in { $section }: goal.
flip-why-free-kick-keeper = The keeper is in { $section }: saved.
flip-why-free-kick-part-of-keeper = The keeper gets a touch in { $section }: saved.
flip-why-free-kick-defender = The wall stands in { $section }: blocked.
flip-why-free-kick-part-of-defender = Part of the wall reaches into { $section }: blocked.
flip-why-free-kick-woodwork = Post or crossbar in { $section }: no goal.
flip-why-free-kick-outside = { $section } is outside the goal: missed.

## Help: the four instruction cards

flip-help-1-title = Before kick-off, and the flip
flip-help-1-body =
    Score more goals than the other side. Set eight of your 53 cards aside for injury time; the other 45 are your pack.
    One side holds its pack attack side up, the other defend side up. When an attack ends both turn over the whole pack: the attacker defends, the defender attacks.
    Play flips after a goal, a shot that does not go in, a penalty, a free kick, a tackle and offside.
flip-help-2-title = The attack
flip-help-2-body =
    Both lay a card at the same moment. Find the attacker's ball in the green area, then look at the same section of the defender's card.
    Open grass: a good attack card. A defender, or any part of one: tackled, flip. A flag: offside, flip.
    A whistle: free kick to the attacker. A small goal: a long ball, and the next pair is a shot.
flip-help-3-title = The shot
flip-help-3-body =
    After three good attack cards in one attack, or a long ball, the next pair is a shot: compare the orange area.
    Open net is a goal. The keeper saves, a defender blocks, outside the goal is a miss; then play flips.
    A rebound or a corner gives another shot. A foul gives a penalty.
flip-help-4-title = Kicks, half-time and the end
flip-help-4-body =
    Penalties use the purple area, free kicks the yellow one. Open net scores; keeper, wall, woodwork or wide does not. Then play flips.
    After 45 pairs it is half-time: shuffle, and the side that did not kick off attacks.
    After minute 90 the board on the last defending card says how many pairs of the eights are played as injury time, straight on from where play stood. More goals win.

## When time runs out

flip-zero-set-aside = At zero the referee draws the rest of your eight.
flip-zero-hand = At zero the card that you have held longest is laid for you.
flip-zero-pack = At zero the top card of your pack is laid for you.
