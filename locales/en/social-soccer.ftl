### SocialSoccer: what people read at the table and hear on the radio.

## Named sets of options

preset-social-soccer-box = As in the box
preset-social-soccer-box-line = Nine rounds, starter decks, a lead of three wins early.
preset-social-soccer-classroom = Classroom
preset-social-soccer-classroom-line = Five rounds, and every banner has its perk.
preset-social-soccer-open-calculation = Open calculation
preset-social-soccer-open-calculation-line = You choose your line-up, the bench lies open, and no question tells what a hand holds.
preset-social-soccer-quiet-evening = Quiet evening
preset-social-soccer-quiet-evening-line = Only fresh attackers take up a dead ball: fewer late goals.
preset-social-soccer-old-print = Old print
preset-social-soccer-old-print-line = Decks of forty cards, as the introduction of the rulebook has it.
preset-social-soccer-cup-tie = Cup tie
preset-social-soccer-cup-tie-line = Best of three, with extra rounds.
preset-social-soccer-own-decks = Your own decks
preset-social-soccer-own-decks-line = Both coaches bring a deck that nobody else knows.

## Options

option-social-soccer-deck_home = Home's deck
option-social-soccer-deck_home-help = The name of a ready-made deck, or a deck's text: everybody can read it here. Write own, and the coach brings it in secret.
option-social-soccer-deck_away = Away's deck
option-social-soccer-deck_away-help = The name of a ready-made deck, or a deck's text: everybody can read it here. Write own, and the coach brings it in secret.
option-social-soccer-games = Games
option-social-soccer-games-help = Whoever wins more than half of them wins the match.
option-social-soccer-rounds = Rounds
option-social-soccer-rounds-help = Each stands for ten minutes of football.
option-social-soccer-lead = Winning lead
option-social-soccer-lead-help = So many goals ahead at the end of a round win at once. 0 switches it off.
option-social-soccer-extra_rounds = Extra rounds
option-social-soccer-extra_rounds-help = How many may follow when the goals are level.
option-social-soccer-deck_profile = Deck building
option-social-soccer-deck_profile-help = How many cards a deck has, and how many copies of one.
option-social-soccer-deck_profile-standard30 = 30 cards, 3 copies
option-social-soccer-deck_profile-loose30 = 30 cards, 4 copies
option-social-soccer-deck_profile-intro40 = 40 cards, 4 copies
option-social-soccer-extra_limit = Extras in a team
option-social-soccer-extra_limit-help = The Extra belongs to no team and blocks with 5.
option-social-soccer-deployment = Line-up
option-social-soccer-deployment-help = Players are dealt to their places, or their coach puts them there in secret.
option-social-soccer-deployment-shuffled = Dealt
option-social-soccer-deployment-chosen = Chosen
option-social-soccer-bench_hidden = Covered bench
option-social-soccer-bench_hidden-help = Whether the opponent sees bench players only when they first step onto the field.
option-social-soccer-bench_hidden-on = Covered
option-social-soccer-bench_hidden-off = Open
option-social-soccer-first_ball = First ball
option-social-soccer-first_ball-help = Who has the ball in the first round of the first game.
option-social-soccer-first_ball-toss = Toss
option-social-soccer-first_ball-home = Home
option-social-soccer-first_ball-away = Away
option-social-soccer-draw_per_round = Cards in a round
option-social-soccer-draw_per_round-help = What each side draws when a round starts.
option-social-soccer-opening_hand = Opening hand
option-social-soccer-opening_hand-help = Cards before the first round.
option-social-soccer-hand_limit = Hand limit
option-social-soccer-hand_limit-help = Cards you may keep at the end of a round. 0 is no limit.
option-social-soccer-deck_out = Empty deck
option-social-soccer-deck_out-help = What happens when a card is needed and there is none.
option-social-soccer-deck_out-reshuffle = Shuffle the discard pile
option-social-soccer-deck_out-no_draw = No more cards
option-social-soccer-custody = Unspent custody
option-social-soccer-custody-help = Whether what you do not spend is lost with the round.
option-social-soccer-custody-reset = Lost
option-social-soccer-custody-accumulate = Kept
option-social-soccer-rotation = The walk
option-social-soccer-rotation-help = How everybody changes places between rounds.
option-social-soccer-rotation-ring = All, clockwise
option-social-soccer-rotation-ring_left = All, bench to the front
option-social-soccer-rotation-attack_loop = Attack and bench only
option-social-soccer-rotation-none = Nobody
option-social-soccer-tie_rule = Equal duels
option-social-soccer-tie_rule-help = Who wins when ATTACK and DEFENCE are equal.
option-social-soccer-tie_rule-defence = The blocker
option-social-soccer-tie_rule-attack = The shooter
option-social-soccer-dead_ball = Dead ball
option-social-soccer-dead_ball-help = Who may take the ball up when the side that has it is worn out.
option-social-soccer-dead_ball-turnover = Anybody fresh
option-social-soccer-dead_ball-attack = Only fresh attackers
option-social-soccer-double_block = Second blocker
option-social-soccer-double_block-help = Whether another defender may join a block.
option-social-soccer-double_block-on = Allowed
option-social-soccer-double_block-off = Not allowed
option-social-soccer-banner_perks = Banner perks
option-social-soccer-banner_perks-help = Whether each banner gives its team something small once a round.
option-social-soccer-banner_perks-on = On
option-social-soccer-banner_perks-off = Off
option-social-soccer-auto_let = Skip empty questions
option-social-soccer-auto_let-help = On: nobody is asked who has nothing to play, which is quick. Off: questions tell nothing about a hand.
option-social-soccer-auto_let-on = On
option-social-soccer-auto_let-off = Off
option-social-soccer-decision_seconds = Seconds for a decision
option-social-soccer-decision_seconds-help = Then a harmless choice is made for you. 0 is no limit.

## Phases. $round, $rounds, $game, $games are numbers.

social-phase-setup = { $games ->
    [one] Setting up
   *[other] Setting up game { $game }
}
social-phase-round = { $games ->
    [one] Round { $round } of { $rounds }
   *[other] Game { $game }, round { $round } of { $rounds }
}
social-phase-extra-round = Extra round { $round }
social-phase-over = Full time

## Prompts. $you: yes if the reader decides. $side: home, away or both. $count: players or cards.

social-prompt-over = The match is over.
social-prompt-bring = { $you ->
    [yes] Bring your deck. Nobody else will see it.
   *[no] { $side ->
        [home] { $homeName } bring their deck.
        [away] { $awayName } bring their deck.
       *[both] Both sides bring their decks.
    }
}
social-prompt-deploy = { $you ->
    [yes] Put your players on their places. The others see only their backs.
   *[no] { $side ->
        [home] { $homeName } line up.
        [away] { $awayName } line up.
       *[both] Both sides line up.
    }
}
social-prompt-first-ball = { $you ->
    [yes] You lost the last game: which side has the ball first?
   *[no] { $side ->
        [home] { $homeName } say who has the ball first.
       *[away] { $awayName } say who has the ball first.
    }
}
social-prompt-assign = { $you ->
    [yes] Who gets the ball?
   *[no] { $side ->
        [home] { $homeName } choose who gets the ball.
       *[away] { $awayName } choose who gets the ball.
    }
}
social-prompt-action = { $you ->
    [yes] Your ball: pass it, shoot, or play a card first.
   *[no] { $side ->
        [home] { $homeName } have the ball.
       *[away] { $awayName } have the ball.
    }
}
social-prompt-dead-ball = { $you ->
    [yes] None of your players can go on: play a card, or give the ball up.
   *[no] { $side ->
        [home] { $homeName } have nobody who can go on.
       *[away] { $awayName } have nobody who can go on.
    }
}
social-prompt-pay = { $you ->
    [yes] { $count ->
        [one] Who gets tired for this card?
       *[other] Who gets tired for this card? { $count } to go.
    }
   *[no] { $side ->
        [home] { $homeName } pay with tired legs.
       *[away] { $awayName } pay with tired legs.
    }
}
social-prompt-response = { $you ->
    [yes] Answer with a card, which happens first, or let it happen.
   *[no] { $side ->
        [home] { $homeName } may answer.
       *[away] { $awayName } may answer.
    }
}
social-prompt-block = { $you ->
    [yes] A shot! Choose a fresh defender to block it: an open goal is a goal.
   *[no] { $side ->
        [home] { $homeName } may intercept.
       *[away] { $awayName } may intercept.
    }
}
social-prompt-second-block = { $you ->
    [yes] Does somebody join the block?
   *[no] { $side ->
        [home] { $homeName } may send a second blocker.
       *[away] { $awayName } may send a second blocker.
    }
}
social-prompt-duel = { $you ->
    [yes] The duel: raise with a card, or with a TWIST for +1, or let it be decided.
   *[no] { $side ->
        [home] { $homeName } may raise in the duel.
       *[away] { $awayName } may raise in the duel.
    }
}
social-prompt-outlet = { $you ->
    [yes] Won it! Who gets the ball?
   *[no] { $side ->
        [home] { $homeName } pass the ball on.
       *[away] { $awayName } pass the ball on.
    }
}
social-prompt-target = { $you ->
    [yes] Choose a player for the card.
   *[no] { $side ->
        [home] { $homeName } choose a player for their card.
       *[away] { $awayName } choose a player for their card.
    }
}
social-prompt-pick = { $you ->
    [yes] Choose a card.
   *[no] { $side ->
        [home] { $homeName } choose a card.
       *[away] { $awayName } choose a card.
    }
}
social-prompt-scry = { $you ->
    [yes] Keep this card on top, or put it at the bottom?
   *[no] { $side ->
        [home] { $homeName } look at their deck.
       *[away] { $awayName } look at their deck.
    }
}
social-prompt-hand-limit = { $you ->
    [yes] Too many cards: discard down to { $count }.
   *[no] { $side ->
        [home] { $homeName } discard down to { $count }.
       *[away] { $awayName } discard down to { $count }.
    }
}

## Commentary. $side is the side it is about, $player and the like are names.

social-say-deck-brought = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} { $secret ->
    [yes] have brought a deck of their own.
   *[no] play an open deck.
}
social-say-game-started = Game { $game }.
social-say-ball-given = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} { $by ->
    [toss] win the toss and start with the ball.
    [loser] start with the ball: the losers of the last game have decided.
   *[agreement] start with the ball.
}
social-say-round-started = Round { $round }.
social-say-rotated = Everybody walks on, clockwise.
social-say-custody = Custody: { $homeName } { $home }, { $awayName } { $away }.
social-say-reshuffled = { $side ->
    [home] { $homeName } shuffle their discard pile into a new deck.
   *[away] { $awayName } shuffle their discard pile into a new deck.
}
social-say-assigned = { $player } has the ball for { $side ->
    [home] { $homeName }
   *[away] { $awayName }
}.
social-say-card-played = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} play { $card }.
social-say-tired = { $reason ->
    [cost] { $player } of { side-name } gives a pair of legs for it.
    [zero] { $player } of { side-name } has nothing left and sits down.
   *[effect] { $player } of { side-name } is tired out.
}
social-say-exhausted = { $reason ->
    [shot] { $player } of { side-name } has given everything: exhausted for two rounds.
   *[effect] { $player } of { side-name } is exhausted.
}
social-say-fresh = { $player } of { side-name } is back on fresh legs.
social-say-rested = { $player } of { side-name } gets some rest.
social-say-pass = { $player } of { side-name } looks for { $receiver }.
social-say-shot = { $player } of { side-name } shoots!
social-say-value = { $player } of { side-name }: { $stat ->
    [attack] ATTACK
   *[defence] DEFENCE
} { $amount ->
    [one] up by 1.
   *[other] changes by { $amount }.
}
social-say-keeper-changed = { $side ->
    [home] { $homeName }'s goalkeeper
   *[away] { $awayName }'s goalkeeper
}: DEFENCE changes by { $amount }.
social-say-mark = { $mark ->
    [protected] { $player } of { side-name } is protected now.
    [no-block] { $player } of { side-name } is walked around and cannot intercept.
   *[swapped] { $player } of { side-name } swaps ATTACK and DEFENCE.
}
social-say-rule = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} { $rule ->
    [locked] can play no SUPPORT and no MASTERMOVE now.
   *[licensed] may shoot from either line now.
}
social-say-keeper-ready = { $side ->
    [home] { $homeName }'s goalkeeper
   *[away] { $awayName }'s goalkeeper
} stands ready with { $defence }.
social-say-ball-moved = The ball is with { $player } of { side-name }, quick as a thought.
social-say-substituted = { $player } of { side-name } comes on for { $leaves }.
social-say-swapped = { $player } of { side-name } and { $mate } change places.
social-say-custody-changed = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} { $duration ->
    [NEXT] will have { $amount } more custody in the next round.
   *[other] get { $amount } custody.
}
social-say-hand-seen = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} look at { $count ->
    [one] a card
   *[other] { $count } cards
} of the other hand.
social-say-scried = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} look at the top of their deck.
social-say-discarded = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} lose { $card }.
social-say-returned = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} take { $card } back.
social-say-cancelled = { side-name }'s { $card } is cancelled.
social-say-idle = { $reason ->
    [condition] Its condition is not met.
    [protected] The player is protected: nothing happens.
   *[target] It finds nobody to help or harm.
}
social-say-perk = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} play under { $banner ->
    [EFFORT] EFFORT
    [KINDNESS] KINDNESS
    [EMPATHY] EMPATHY
    [SOLIDARITY] SOLIDARITY
    [RESPECT] RESPECT
    [TRUST] TRUST
   *[FAIR_PLAY] FAIR PLAY
}, and it shows.
social-say-intercept = { $player } of { side-name } goes in to block!
social-say-second = { $player } of { side-name } joins in.
social-say-keeper-blocks = { side-name }'s goalkeeper comes out with { $defence }!
social-say-twist = { $side ->
    [home] { $homeName }
   *[away] { $awayName }
} raise with { $card }.
social-say-duel = { $attack } against { $defence }: { $blocked ->
    [yes] blocked!
   *[no] past the blocker!
}
social-say-possession = { $reason ->
    [block] Won back by { $side ->
        [home] { $homeName }.
       *[away] { $awayName }.
    }
    [zero] The ball is lost, and { $side ->
        [home] { $homeName } have it.
       *[away] { $awayName } have it.
    }
    [card] Stolen by { $side ->
        [home] { $homeName }!
       *[away] { $awayName }!
    }
    [yield] Nobody can go on: the ball goes to { $side ->
        [home] { $homeName }.
       *[away] { $awayName }.
    }
   *[conceded] { $side ->
        [home] { $homeName }
       *[away] { $awayName }
    } bring the ball back to the middle.
}
social-say-outlet = Played on to { $player } of { side-name }.
social-say-goal = GOL! { $player } scores for { $side ->
    [home] { $homeName }
   *[away] { $awayName }
}: { $home }–{ $away }.
social-say-goal-card = { $twist ->
    [yes] And the card that marks it is a TWIST: { $card }!
   *[no] { $card } marks the goal.
}
social-say-goal-token = A token marks the goal.
social-say-round-ended = { $reason ->
    [all-tired] Nobody has fresh legs any more: the round is over.
   *[dead-ball] A dead ball, and nobody takes it up: the round is over.
}
social-say-resigned = { $side ->
    [home] { $homeName } give this game up.
   *[away] { $awayName } give this game up.
}
social-say-game-ended = { $winner ->
    [home] { $homeName } win the game { $home }–{ $away }.
    [away] { $awayName } win the game { $away }–{ $home }.
   *[none] The game is drawn, { $home }–{ $away }.
}
social-say-match-ended = { $winner ->
    [home] Full time: { $homeName } have won.
    [away] Full time: { $awayName } have won.
   *[none] Full time: a draw.
}

## When time runs out

social-zero-bring = At zero you play with the first starter deck.
social-zero-deploy = At zero your players take the free places in their order.
social-zero-let = At zero you let it happen.
social-zero-no-block = At zero nobody blocks.
social-zero-yield = At zero you give the ball up.
social-zero-shoot = At zero your carrier shoots.
social-zero-pass = At zero your carrier passes to the strongest.
social-zero-ball = At zero the ball goes to your strongest attacker.
social-zero-tire = At zero your last fresh player is tired.
social-zero-first = At zero the first choice is taken for you.
social-zero-keep = At zero the card stays where it is.
social-zero-first-ball = At zero you keep the first ball.
social-zero-discard = At zero the first card of your hand is discarded.
