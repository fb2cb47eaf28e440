### Soccer City: what people read at the table and hear on the radio.

## Named sets of options

preset-soccer-city-box = As in the box
preset-soccer-city-box-line = Two halves of 45 Ball cards, Injury Time at the end.
preset-soccer-city-quick = Quick Match
preset-soccer-city-quick-line = One period, a deck of 20 Ball cards.
preset-soccer-city-striker = Striker
preset-soccer-city-striker-line = No Shot cards: name your shot from the guide.
preset-soccer-city-ace = Ace
preset-soccer-city-ace-line = Ball cards without values: you choose as you play.
preset-soccer-city-four = Two a side
preset-soccer-city-four-line = Four coaches, each with a hand of their own.
preset-soccer-city-cup = Cup tie
preset-soccer-city-cup-line = Extra Time and a shoot-out, if need be.

## Options

option-soccer-city-quick = Quick Match
option-soccer-city-quick-help = A Ball deck of 20 cards and one period.
option-soccer-city-quick-off = No
option-soccer-city-quick-on = Yes
option-soccer-city-striker = Striker mode
option-soccer-city-striker-help = Without Shot cards: you name a line of the Striker guide.
option-soccer-city-striker-off = No
option-soccer-city-striker-on = Yes
option-soccer-city-ace = Ace mode
option-soccer-city-ace-help = Ball cards have no value until you play them; two in each hand.
option-soccer-city-ace-off = No
option-soccer-city-ace-on = Yes
option-soccer-city-coaches = Coaches
option-soccer-city-coaches-help = Two, or four: two a side who take turns and hide their hands from each other.
option-soccer-city-periods = Periods
option-soccer-city-periods-help = 0 is what the mode says: two, or one in a Quick Match.
option-soccer-city-injury_time = Injury Time
option-soccer-city-injury_time-help = Three Extra Balls at the end of the last regular period.
option-soccer-city-injury_time-auto = As the mode says
option-soccer-city-injury_time-on = Yes
option-soccer-city-injury_time-off = No
option-soccer-city-if_drawn = After a draw
option-soccer-city-if_drawn-help = What happens when both have scored as often.
option-soccer-city-if_drawn-draw = A draw
option-soccer-city-if_drawn-extra_time = Extra Time
option-soccer-city-if_drawn-extra_time_shootout = Extra Time, then a shoot-out
option-soccer-city-if_drawn-shootout = A shoot-out
option-soccer-city-extra_time_halves = Halves of Extra Time
option-soccer-city-extra_time_halves-help = One or two, of 15 Ball cards and the hands.
option-soccer-city-external_factors = External Factors
option-soccer-city-external_factors-help = Rain, referees, the crowd: taken by marked cards in a Face-off.
option-soccer-city-external_factors-on = Yes
option-soccer-city-external_factors-off = No
option-soccer-city-substitutions = Substitutions
option-soccer-city-substitutions-help = How often each side may bring a player on.
option-soccer-city-passive_limit = Passive play
option-soccer-city-passive_limit-help = After so many turns without a Ball card the referee burns one.
option-soccer-city-first_kickoff = First kick-off
option-soccer-city-first_kickoff-help = The referee draws, or the side you agree on.
option-soccer-city-first_kickoff-draw = Draw
option-soccer-city-first_kickoff-home = Home
option-soccer-city-first_kickoff-away = Away
option-soccer-city-formation_home = Home's formation
option-soccer-city-formation_home-help = The six players who are offered first.
option-soccer-city-formation_home-2-1-1-2 = 2-1-1-2
option-soccer-city-formation_home-2-2-2 = 2-2-2
option-soccer-city-formation_home-3-1-2 = 3-1-2
option-soccer-city-formation_home-2-3-1 = 2-3-1
option-soccer-city-formation_home-3-2-1 = 3-2-1
option-soccer-city-formation_home-1-3-2 = 1-3-2
option-soccer-city-formation_home-free = Free
option-soccer-city-formation_away = Away's formation
option-soccer-city-formation_away-help = The six players who are offered first.
option-soccer-city-formation_away-2-1-1-2 = 2-1-1-2
option-soccer-city-formation_away-2-2-2 = 2-2-2
option-soccer-city-formation_away-3-1-2 = 3-1-2
option-soccer-city-formation_away-2-3-1 = 2-3-1
option-soccer-city-formation_away-3-2-1 = 3-2-1
option-soccer-city-formation_away-1-3-2 = 1-3-2
option-soccer-city-formation_away-free = Free

## Phases

city-phase-only-period = Match
city-phase-first-half = First half
city-phase-second-half = Second half
city-phase-injury-time = Injury Time
city-phase-extra-time = Extra Time
city-phase-shootout = Shoot-out
city-phase-over = Full time

## Prompts. $you: yes if the reader decides. $side: the side that decides. $count: pieces or steps left.

city-prompt-over = The match is over.
city-prompt-line-up = { $you ->
    [yes] Line up in secret: take a formation or place your pieces, then say done.
   *[no] Both sides line up in secret.
}
city-prompt-kick-off = { $you ->
    [yes] Kick off: a Close Pass to any team-mate. It costs no card.
   *[no] { $side ->
        [home] { $homeName } kick off.
       *[away] { $awayName } kick off.
    }
}
city-prompt-pass = { $you ->
    [yes] Your turn: a Ball card passes along a line, or takes the bearer further. Or skip.
   *[no] { $side ->
        [home] { $homeName } may pass or advance.
       *[away] { $awayName } may pass or advance.
    }
}
city-prompt-give-and-go = { $you ->
    [yes] Give and Go: to whom?
   *[no] { $side ->
        [home] { $homeName } play a Give and Go.
       *[away] { $awayName } play a Give and Go.
    }
}
city-prompt-give-and-go-run = { $you ->
    [yes] Run forward, or say done.
   *[no] { $side ->
        [home] { $homeName }'s player runs into space.
       *[away] { $awayName }'s player runs into space.
    }
}
city-prompt-give-and-go-return = { $you ->
    [yes] Give it back: a Short Pass near the runner.
   *[no] { $side ->
        [home] { $homeName } give the ball back.
       *[away] { $awayName } give the ball back.
    }
}
city-prompt-answer = { $you ->
    [yes] Their ball is in flight. Stop it with a card, or let it go.
   *[no] The ball is in flight.
}
city-prompt-action = { $you ->
    [yes] One action: dribble past a marker, play a tactic of an Attack card, or skip.
   *[no] { $side ->
        [home] { $homeName } choose their action.
       *[away] { $awayName } choose their action.
    }
}
city-prompt-fast-break = { $you ->
    [yes] Fast Break: run with one or two pieces, then pass to one of them.
   *[no] { $side ->
        [home] { $homeName } break.
       *[away] { $awayName } break.
    }
}
city-prompt-crossing-pass = { $you ->
    [yes] Cross the ball to the other wing.
   *[no] { $side ->
        [home] { $homeName } cross.
       *[away] { $awayName } cross.
    }
}
city-prompt-crossing-step = { $you ->
    [yes] One hexagon forward with the ball.
   *[no] { $side ->
        [home] { $homeName }'s receiver goes forward.
       *[away] { $awayName }'s receiver goes forward.
    }
}
city-prompt-pass-to-the-box = { $you ->
    [yes] Pass to a team-mate in the box.
   *[no] { $side ->
        [home] { $homeName } look for the box.
       *[away] { $awayName } look for the box.
    }
}
city-prompt-side-line-advance = { $you ->
    [yes] Bring a team-mate up, straight forward; then say done.
   *[no] { $side ->
        [home] { $homeName } bring a player up.
       *[away] { $awayName } bring a player up.
    }
}
city-prompt-slip = { $you ->
    [yes] Slip away: move a marked team-mate out of reach.
   *[no] { $side ->
        [home] { $homeName }'s player slips his marker.
       *[away] { $awayName }'s player slips his marker.
    }
}
city-prompt-additional = { $you ->
    [yes] One more Ball card.
   *[no] { $side ->
        [home] { $homeName } play one more Ball card.
       *[away] { $awayName } play one more Ball card.
    }
}
city-prompt-shot = { $you ->
    [yes] Near enough to shoot: choose a Shot card, or skip. The save is turned blindly.
   *[no] { $side ->
        [home] { $homeName } may shoot.
       *[away] { $awayName } may shoot.
    }
}
city-prompt-reposition = { $you ->
    [yes] Reposition your pieces, one hexagon each, then say done. Outfield pieces left: { $count }.
   *[no] { $side ->
        [home] { $homeName } reposition.
       *[away] { $awayName } reposition.
    }
}
city-prompt-one-touch = { $you ->
    [yes] Play a One-Touch, or skip.
   *[no] { $side ->
        [home] { $homeName } have fetched the ball.
       *[away] { $awayName } have fetched the ball.
    }
}
city-prompt-one-touch-play = { $you ->
    [yes] One-Touch: play a Ball card.
   *[no] { $side ->
        [home] { $homeName } play it with one touch.
       *[away] { $awayName } play it with one touch.
    }
}
city-prompt-defend = { $you ->
    [yes] They have the ball: tackle the bearer, play a tactic, or skip.
   *[no] { $side ->
        [home] { $homeName } choose how to defend.
       *[away] { $awayName } choose how to defend.
    }
}
city-prompt-pressing = { $you ->
    [yes] Pressing: put one or two pieces next to the bearer, then say done.
   *[no] { $side ->
        [home] { $homeName } press.
       *[away] { $awayName } press.
    }
}
city-prompt-defensive-retreat = { $you ->
    [yes] Fall back with one or two pieces, then say done.
   *[no] { $side ->
        [home] { $homeName } fall back.
       *[away] { $awayName } fall back.
    }
}
city-prompt-face-off = { $you ->
    [yes] Face-off! Lay a card face down: the higher total of card and piece wins, unless one move beats the other.
   *[no] Face-off: cards are laid face down.
}
city-prompt-second-tackle = { $you ->
    [yes] You have lost on points. Lay one more tackle move, or let him go?
   *[no] { $side ->
        [home] { $homeName } may tackle once more.
       *[away] { $awayName } may tackle once more.
    }
}
city-prompt-foul = { $you ->
    [yes] Level: a Foul. Accept it, or throw the referee's die, which may wave play on or book you?
   *[no] { $side ->
        [home] Level: { $homeName } accept the Foul or throw the die.
       *[away] Level: { $awayName } accept the Foul or throw the die.
    }
}
city-prompt-foul-forced = { $you ->
    [yes] Level: the referee's die must be thrown.
   *[no] { $side ->
        [home] { $homeName } must throw the die.
       *[away] { $awayName } must throw the die.
    }
}
city-prompt-tactical-foul = { $you ->
    [yes] You have lost the duel. A Tactical Foul, or let him go?
   *[no] { $side ->
        [home] { $homeName } may still stop him.
       *[away] { $awayName } may still stop him.
    }
}
city-prompt-way = { $you ->
    [yes] You beat a man behind you: make the card's move, or go one forward.
   *[no] { $side ->
        [home] { $homeName } choose their way.
       *[away] { $awayName } choose their way.
    }
}
city-prompt-winner = { $you ->
    [yes] Where does your player go?
   *[no] { $side ->
        [home] { $homeName }'s player has won the duel.
       *[away] { $awayName }'s player has won the duel.
    }
}
city-prompt-loser = { $you ->
    [yes] Where does the other player go?
   *[no] { $side ->
        [home] { $homeName } send the loser away.
       *[away] { $awayName } send the loser away.
    }
}
city-prompt-save-step = { $you ->
    [yes] Saved! Your keeper may step, or say done.
   *[no] { $side ->
        [home] { $homeName }'s keeper has the ball.
       *[away] { $awayName }'s keeper has the ball.
    }
}
city-prompt-save-throw = { $you ->
    [yes] Throw the ball to a team-mate, or keep it.
   *[no] { $side ->
        [home] { $homeName }'s keeper may throw the ball.
       *[away] { $awayName }'s keeper may throw the ball.
    }
}
city-prompt-clear = { $you ->
    [yes] Clear the ball: four hexagons along a line.
   *[no] { $side ->
        [home] { $homeName }'s keeper clears.
       *[away] { $awayName }'s keeper clears.
    }
}
city-prompt-exchange = { $you ->
    [yes] The ball is loose: reposition, then say done.
   *[no] { $side ->
        [home] { $homeName } go for the loose ball.
       *[away] { $awayName } go for the loose ball.
    }
}
city-prompt-factor-moves = { $you ->
    [yes] The card moves your pieces: choose where each goes.
   *[no] { $side ->
        [home] { $homeName } move their pieces.
       *[away] { $awayName } move their pieces.
    }
}
city-prompt-new-keeper = { $you ->
    [yes] Your keeper is off. Who goes between the posts?
   *[no] { $side ->
        [home] { $homeName } need a new keeper.
       *[away] { $awayName } need a new keeper.
    }
}
city-prompt-penalty-kicker = { $you ->
    [yes] Penalty! Who takes it?
   *[no] { $side ->
        [home] { $homeName } choose a penalty taker.
       *[away] { $awayName } choose a penalty taker.
    }
}
city-prompt-corner-choice = { $you ->
    [yes] Corner: from which side?
   *[no] { $side ->
        [home] { $homeName } choose the side of their corner.
       *[away] { $awayName } choose the side of their corner.
    }
}
city-prompt-stoppage-free-kick = { $you ->
    [yes] Free kick: relocate pieces, then say done.
   *[no] { $side ->
        [home] { $homeName } relocate for the free kick.
       *[away] { $awayName } relocate for the free kick.
    }
}
city-prompt-stoppage-penalty = { $you ->
    [yes] Penalty: everybody else out of the box, then say done.
   *[no] { $side ->
        [home] { $homeName } leave the box.
       *[away] { $awayName } leave the box.
    }
}
city-prompt-stoppage-corner = { $you ->
    [yes] Corner: relocate pieces, then say done.
   *[no] { $side ->
        [home] { $homeName } relocate for the corner.
       *[away] { $awayName } relocate for the corner.
    }
}
city-prompt-stoppage-goal-kick = { $you ->
    [yes] Goal kick: relocate pieces, then say done.
   *[no] { $side ->
        [home] { $homeName } relocate for the goal kick.
       *[away] { $awayName } relocate for the goal kick.
    }
}
city-prompt-stoppage-throw-in = { $you ->
    [yes] Throw-in: relocate two pieces at most, then say done.
   *[no] { $side ->
        [home] { $homeName } relocate for the throw-in.
       *[away] { $awayName } relocate for the throw-in.
    }
}
city-prompt-free-kick = { $you ->
    [yes] Free kick: pass, or shoot if you are near enough.
   *[no] { $side ->
        [home] { $homeName } take the free kick.
       *[away] { $awayName } take the free kick.
    }
}
city-prompt-corner = { $you ->
    [yes] Corner: a Ball card, or a Pass to the Box.
   *[no] { $side ->
        [home] { $homeName } take the corner.
       *[away] { $awayName } take the corner.
    }
}
city-prompt-goal-kick = { $you ->
    [yes] Goal kick: play a Ball card out of the box.
   *[no] { $side ->
        [home] { $homeName } take the goal kick.
       *[away] { $awayName } take the goal kick.
    }
}
city-prompt-throw-in = { $you ->
    [yes] Throw to a team-mate within three hexagons.
   *[no] { $side ->
        [home] { $homeName } throw in.
       *[away] { $awayName } throw in.
    }
}
city-prompt-penalty = { $you ->
    [yes] Penalty: choose Short, Medium or Long in secret. If both choose the same it is saved.
   *[no] Kicker and keeper choose.
}
city-prompt-discard = { $you ->
    [yes] Keep two cards at most and draw anew, or skip.
   *[no] The coaches may discard.
}
city-prompt-discard-half-time = { $you ->
    [yes] Half-time: keep two cards at most and draw anew.
   *[no] Half-time: the coaches discard.
}
city-prompt-trade = { $you ->
    [yes] Name a deck to trade, or say done.
   *[no] { $side ->
        [home] { $homeName } trade cards.
       *[away] { $awayName } trade cards.
    }
}
city-prompt-trade-pick = { $you ->
    [yes] Give your partner a card.
   *[no] { $side ->
        [home] { $homeName } trade cards.
       *[away] { $awayName } trade cards.
    }
}
city-prompt-shootout = { $you ->
    [yes] Shoot-out: choose Short, Medium or Long in secret. If both choose the same it is saved.
   *[no] Kicker and keeper choose.
}

## The radio. $side, $number, $role: whom it is about. $other, $other_role: whom he meets.

city-say-kick-off-drawn = { $side ->
    [home] { $homeName } kick off.
   *[away] { $awayName } kick off.
}
city-say-period-began = { $period ->
    [1] The referee looks at his watch, and off we go!
    [2] The second half begins.
   *[other] Extra Time begins.
}
city-say-tactic = { $tactic ->
    [give-and-go] { side-name } play Give and Go!
    [fast-break] { side-name } play Fast Break!
    [crossing-pass] { side-name } play Crossing Pass!
    [pass-to-the-box] { side-name } play Pass to the Box!
    [one-touch] { side-name } play One-Touch!
    [side-line-advance] { side-name } play Side-Line Advance!
    [slip] { side-name } play Slip From the Defender!
    [additional] { side-name } play Additional Pass!
    [sprint] { side-name } play Sprint!
    [pressing] { side-name } play Pressing!
    [defensive-anticipation] { side-name } play Defensive Anticipation!
    [defensive-retreat] { side-name } play Defensive Retreat!
    [tactical-foul] { side-name } play Tactical Foul!
    [offside-trap] { side-name } play Offside Trap!
    [goalkeeper-anticipation] { side-name } play Goalkeeper Anticipation!
   *[other] { side-name } play a tactic!
}
city-say-pass = { $height ->
    [low] { side-name }'s number { $number } passes along the ground.
   *[high] { side-name }'s number { $number } lifts the ball.
}
city-say-pass-from-line = { $context ->
    [throw-in] The throw-in is taken.
   *[other] The corner comes in.
}
city-say-received = { $side ->
    [home] { $homeName }'s number { $number } has it.
   *[away] { $awayName }'s number { $number } has it.
}
city-say-ball-loose = The ball is loose.
city-say-ball-out = Out of play.
city-say-advanced = { $value ->
    [short] { side-name }'s number { $number } takes the ball along.
   *[other] { side-name }'s number { $number } knocks it ahead of himself.
}
city-say-challenge = { side-name }'s number { $number } and number { $other } go up for it: { $own } against { $theirs }.
city-say-ball-taken = { $how ->
    [intercepted] { side-name }'s number { $number } has read it and cuts it out!
    [challenge] { side-name }'s number { $number } wins it in the air.
    [advance] It runs to { side-name }'s number { $number }.
    [stepped] { side-name }'s number { $number } picks the ball up.
    [anticipated] { side-name }'s number { $number } steps in front of his man!
    [claimed] { side-name }'s keeper comes out and claims it!
    [saved] { side-name }'s keeper holds it.
    [cleared] It falls to { side-name }'s number { $number }.
    [wall] It stops in the wall!
   *[other] { side-name }'s number { $number } has the ball.
}
city-say-offside = The flag is up: { side-name }'s number { $number } is offside.
city-say-keeper-steps = { side-name }'s keeper comes off his line with the ball.
city-say-dribble = { $side ->
    [home] { $homeName }'s number { $number } takes on { $awayName }'s number { $other }!
   *[away] { $awayName }'s number { $number } takes on { $homeName }'s number { $other }!
}
city-say-tackle = { $side ->
    [home] { $awayName }'s number { $other } goes in on { $homeName }'s number { $number }!
   *[away] { $homeName }'s number { $other } goes in on { $awayName }'s number { $number }!
}
city-say-cards-shown = The cards are turned: { $dribble ->
        [dribbling] Dribbling
        [scissor] a Scissor Move
        [nutmeg] a Nutmeg
        [self-pass] a Self-Pass
        [two-touch] a Two-Touch Dribble
        [hat] a Hat Move
        [roulette] a Roulette
        [carousel] a Carousel
       *[elastica] an Elastica
    } against { $tackle ->
        [pull] a Pull
        [back-up] Back Up
        [shoulder-charge] a Shoulder Charge
        [side-tackle] a Side Tackle
        [blocking] Blocking
        [pressure] Pressure
        [cut-off] Cut Off
        [blow] a Blow
       *[tackle] a Tackle
    }.
city-say-tackled-again = He tries again: { $tackle ->
        [pull] a Pull
        [back-up] Back Up
        [shoulder-charge] a Shoulder Charge
        [side-tackle] a Side Tackle
        [blocking] Blocking
        [pressure] Pressure
        [cut-off] Cut Off
        [blow] a Blow
       *[tackle] a Tackle
    }.
city-say-judged = { $verdict ->
    [attacker] { $beaten ->
        [yes] That dribble beats it every time.
       *[no] { $own } against { $theirs }: he is past him.
    }
    [defender] { $beaten ->
        [yes] He had the right answer to that.
       *[no] { $own } against { $theirs }: he wins the ball.
    }
   *[level] { $own } all: a Foul!
}
city-say-die = { $call ->
    [whistle] The referee blows.
    [booked] The referee reaches for his pocket.
   *[play-on] The referee waves play on!
}
city-say-foul = { $side ->
    [home] A Foul by { $homeName }'s number { $number }.
   *[away] A Foul by { $awayName }'s number { $number }.
}
city-say-yellow-card = { $side ->
    [home] Yellow Card for { $homeName }'s number { $number }.
   *[away] Yellow Card for { $awayName }'s number { $number }.
}
city-say-red-card = { $side ->
    [home] Off! { $homeName }'s number { $number } must go.
   *[away] Off! { $awayName }'s number { $number } must go.
}
city-say-keeper-named = { $side ->
    [home] { $homeName }'s number { $number } puts on the gloves.
   *[away] { $awayName }'s number { $number } puts on the gloves.
}
city-say-face-off-won = { $side ->
    [home] { $homeName }'s number { $number } comes away with the ball.
   *[away] { $awayName }'s number { $number } comes away with the ball.
}
city-say-factor-taken = { $side ->
    [home] External Factor for { $homeName }:
   *[away] External Factor for { $awayName }:
} { $factor ->
        [strict-referee] an Extremely Strict Referee
        [indulgent-referee] an Indulgent Referee
        [rain] Rain
        [coach-reprimand] a Coach Reprimand
        [inspired-keeper] an Inspired Goalkeeper
        [keeper-bad-day] a Goalkeeper's Bad Day
        [arguing] Arguing With the Referee
        [crowd-support] Crowd Support
        [low-pressing] Low Pressing
        [on-fire] On Fire
        [the-wall] The Wall
       *[off-form] Off Form
    }.
city-say-factor-ended = No more: { $factor ->
        [strict-referee] an Extremely Strict Referee
        [indulgent-referee] an Indulgent Referee
        [rain] Rain
        [coach-reprimand] a Coach Reprimand
        [inspired-keeper] an Inspired Goalkeeper
        [keeper-bad-day] a Goalkeeper's Bad Day
        [arguing] Arguing With the Referee
        [crowd-support] Crowd Support
        [low-pressing] Low Pressing
        [on-fire] On Fire
        [the-wall] The Wall
       *[off-form] Off Form
    }.
city-say-shot = { side-name }'s number { $number } shoots: { $shot ->
        [drive] a Drive
        [cannonball] a Cannonball
        [cross-shot] a Cross-Shot
        [curler] a Curler
        [half-volley] a Half-Volley
        [volley] a Volley
        [toe-poke] a Toe Poke
        [solo] a Solo Finish
        [header] a Header
        [diving-header] a Diving Header
        [bicycle] a Bicycle Kick
        [chip] a Chip
       *[back-heel] a Back-Heel
    }, { $total }!
city-say-save = The keeper: { $save ->
        [catch] a Catch
        [full-stretch] a Full-Stretch Dive
        [fingertip] a Fingertip Save
        [punch] a Punch
        [palm-over] a Palm Over
        [foot-save] a Foot Save
        [smother] a Smother
        [reflex] a Reflex Save
        [body-block] a Body Block
        [one-handed] a One-Handed Save
        [flying] a Flying Save
        [scorpion] a Scorpion Kick
       *[well-placed] Well Placed
    }, { $total }.
city-say-shot-ended = { $result ->
    [open-goal] The net is empty!
    [saved] Saved!
    [corner] Turned round the post for a corner.
    [out] Past the post.
    [clear] Only cleared!
    [wall] Into the wall.
   *[other] The shot is over.
}
city-say-goal = { $side ->
    [home] GOAL! { $homeName }'s number { $number } scores: { $home }–{ $away }.
   *[away] GOAL! { $awayName }'s number { $number } scores: { $home }–{ $away }.
}
city-say-cleared = { side-name }'s keeper sends it away.
city-say-ball-burned = { $card ->
    [extra] Passive play: an Extra Ball is gone.
   *[other] Passive play: the referee burns a Ball card.
}
city-say-injury-time = Injury Time: three Extra Balls.
city-say-time-up = Time is up, but the penalty is still taken.
city-say-period-ended = { $period ->
    [1] The whistle: the period is over.
    [2] The whistle: full time.
   *[other] The whistle in Extra Time.
}
city-say-restart = { $restart ->
    [free-kick] Free kick
    [penalty] Penalty
    [corner] Corner
    [goal-kick] Goal kick
   *[throw-in] Throw-in
} { $side ->
    [home] for { $homeName }.
   *[away] for { $awayName }.
}
city-say-substituted = { $side ->
    [home] { $homeName } bring on number { $number } for number { $other }.
   *[away] { $awayName } bring on number { $number } for number { $other }.
}
city-say-penalty = { $result ->
    [saved] The keeper guessed right!
   *[scored] { side-name }'s number { $number } sends the keeper the wrong way.
}
city-say-traded = { $side ->
    [home] { $homeName }'s coaches have traded a card.
   *[away] { $awayName }'s coaches have traded a card.
}
city-say-shootout = { $side ->
    [home] It goes to the shoot-out. { $homeName } begin.
   *[away] It goes to the shoot-out. { $awayName } begin.
}
city-say-shootout-kick = { $result ->
    [scored] { $side ->
        [home] { $homeName } score.
       *[away] { $awayName } score.
    }
   *[saved] { $side ->
        [home] { $homeName }'s kick is saved.
       *[away] { $awayName }'s kick is saved.
    }
}
city-say-match-ended = { $winner ->
    [home] Full time: { $homeName } win { $home }–{ $away }.
    [away] Full time: { $awayName } win { $away }–{ $home }.
   *[none] Full time: { $home }–{ $away }, a draw.
}
city-say-shootout-won = { $winner ->
    [home] { $homeName } win the shoot-out { $home }–{ $away }.
   *[away] { $awayName } win the shoot-out { $away }–{ $home }.
}
city-say-forfeit = { $winner ->
    [home] The match is abandoned: { $home }–{ $away } for { $homeName }.
   *[away] The match is abandoned: { $away }–{ $home } for { $awayName }.
}
