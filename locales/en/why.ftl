### Why a move is good: what it changes, in terms of what the bots look at (`Knowledge::FEATURES` in `crates/bots`).
### `your`, `their`: whether you or they attack when it is seen; `more`, `less`: how much of it there is with the move.

## flip-football

why-flip-football-goals-to-expect-of-the-attack = { $seen ->
    [your-more] your attack is nearer to a goal
    [your-less] your attack is further from a goal
    [their-more] their attack is nearer to a goal
   *[their-less] their attack is further from a goal
  }
why-flip-football-good-cards-of-the-attackers = { $seen ->
    [your-more] your better cards stay in the hand
    [your-less] your hand has fewer good cards
    [their-more] their better cards stay in the hand
   *[their-less] their hand has fewer good cards
  }
why-flip-football-good-cards-of-the-defenders = { $seen ->
    [your-more] their better cards stay in the hand
    [your-less] their hand has fewer good cards
    [their-more] your better cards stay in the hand
   *[their-less] your hand has fewer good cards
  }
why-flip-football-time-left = { $seen ->
    [your-more] there is more time left
    [their-more] there is more time left
   *[other] time runs on
  }

## soccer-tactics

why-soccer-tactics-a-holder = { $seen ->
    [your-more] you have a pawn on the ball
    [your-less] you have nobody on the ball
    [their-more] they have a pawn on the ball
   *[their-less] they have nobody on the ball
  }
why-soccer-tactics-the-ball-in-play = { $seen ->
    [your-more] the ball stays in play
    [their-more] the ball stays in play
   *[other] the ball goes out of play
  }
why-soccer-tactics-how-far-up-the-ball-is = { $seen ->
    [your-more] you have the ball further up
    [your-less] you have the ball less far up
    [their-more] they have the ball further up
   *[their-less] they have the ball less far up
  }
why-soccer-tactics-how-far-up-it-is-beyond-the-halfway-line = { $seen ->
    [your-more] you have the ball deep in the other half
    [your-less] you have the ball less deep in the other half
    [their-more] they have the ball deep in the other half
   *[their-less] they have the ball less deep in the other half
  }
why-soccer-tactics-how-far-it-is-from-the-middle = { $seen ->
    [your-more] the ball is on the wing
    [their-more] the ball is on the wing
   *[other] the ball is nearer to the middle
  }
why-soccer-tactics-rolls-that-shoot = { $seen ->
    [your-more] more of your rolls make a shot
    [your-less] fewer of your rolls make a shot
    [their-more] more of their rolls make a shot
   *[their-less] fewer of their rolls make a shot
  }
why-soccer-tactics-rolls-that-shoot-after-the-best-pawn-move = { $seen ->
    [your-more] after a good pawn move more of your rolls make a shot
    [your-less] even after the best pawn move fewer of your rolls make a shot
    [their-more] after a good pawn move more of their rolls make a shot
   *[their-less] even after the best pawn move fewer of their rolls make a shot
  }
why-soccer-tactics-rolls-that-pass-directly = { $seen ->
    [your-more] more of your rolls pass directly
    [your-less] fewer of your rolls pass directly
    [their-more] more of their rolls pass directly
   *[their-less] fewer of their rolls pass directly
  }
why-soccer-tactics-shots-behind-a-direct-pass = { $seen ->
    [your-more] a direct pass of yours is more likely to end in a shot
    [your-less] a direct pass of yours is less likely to end in a shot
    [their-more] a direct pass of theirs is more likely to end in a shot
   *[their-less] a direct pass of theirs is less likely to end in a shot
  }
why-soccer-tactics-rolls-that-reach-the-ball = { $seen ->
    [your-more] more of your rolls reach the ball
    [your-less] fewer of your rolls reach the ball
    [their-more] more of their rolls reach the ball
   *[their-less] fewer of their rolls reach the ball
  }
why-soccer-tactics-their-rolls-that-reach-the-ball = { $seen ->
    [your-more] more of their rolls reach the ball
    [your-less] fewer of their rolls reach the ball
    [their-more] more of your rolls reach the ball
   *[their-less] fewer of your rolls reach the ball
  }
why-soccer-tactics-their-keeper-reaches-the-ball = { $seen ->
    [your-more] their keeper reaches the ball
    [your-less] their keeper does not reach the ball
    [their-more] your keeper reaches the ball
   *[their-less] your keeper does not reach the ball
  }
why-soccer-tactics-pawns-that-can-shoot = { $seen ->
    [your-more] more of your pawns can shoot
    [your-less] fewer of your pawns can shoot
    [their-more] more of their pawns can shoot
   *[their-less] fewer of their pawns can shoot
  }
why-soccer-tactics-pawns-of-the-o-team-offside = { $seen ->
    [your-more] more of your pawns are offside
    [your-less] fewer of your pawns are offside
    [their-more] more of their pawns are offside
   *[their-less] fewer of their pawns are offside
  }
why-soccer-tactics-pawns-of-the-o-team-before-the-goal = { $seen ->
    [your-more] more of your pawns stand before the goal
    [your-less] fewer of your pawns stand before the goal
    [their-more] more of their pawns stand before the goal
   *[their-less] fewer of their pawns stand before the goal
  }
why-soccer-tactics-defenders-of-the-d-team-there = { $seen ->
    [your-more] more of their pawns defend the goal
    [your-less] fewer of their pawns defend the goal
    [their-more] more of your pawns defend the goal
   *[their-less] fewer of your pawns defend the goal
  }
why-soccer-tactics-pawns-marked-there = { $seen ->
    [your-more] more of your pawns before the goal are marked
    [your-less] fewer of your pawns before the goal are marked
    [their-more] more of their pawns before the goal are marked
   *[their-less] fewer of their pawns before the goal are marked
  }
why-soccer-tactics-pawns-of-the-d-team-before-the-other-goal = { $seen ->
    [your-more] more of their pawns wait before the other goal
    [your-less] fewer of their pawns wait before the other goal
    [their-more] more of your pawns wait before the other goal
   *[their-less] fewer of your pawns wait before the other goal
  }
why-soccer-tactics-pawns-of-the-o-team-there = { $seen ->
    [your-more] more of your pawns stay back
    [your-less] fewer of your pawns stay back
    [their-more] more of their pawns stay back
   *[their-less] fewer of their pawns stay back
  }
why-soccer-tactics-pawns-marked-at-the-other-end = { $seen ->
    [your-more] more of their pawns up front are marked
    [your-less] fewer of their pawns up front are marked
    [their-more] more of your pawns up front are marked
   *[their-less] fewer of your pawns up front are marked
  }
why-soccer-tactics-pawns-of-the-o-team = { $seen ->
    [your-more] you keep your men
    [your-less] you have fewer men
    [their-more] they keep their men
   *[their-less] they have fewer men
  }
why-soccer-tactics-pawns-of-the-d-team = { $seen ->
    [your-more] they keep their men
    [your-less] they have fewer men
    [their-more] you keep your men
   *[their-less] you have fewer men
  }
why-soccer-tactics-pawns-of-the-o-team-further-up = { $seen ->
    [your-more] you stand further up
    [your-less] you stand deeper
    [their-more] they stand further up
   *[their-less] they stand deeper
  }
why-soccer-tactics-pawns-of-the-d-team-further-up = { $seen ->
    [your-more] they stand further up
    [your-less] they stand deeper
    [their-more] you stand further up
   *[their-less] you stand deeper
  }
why-soccer-tactics-pawns-of-the-o-team-at-their-posts = { $seen ->
    [your-more] more of your pawns stand at good posts
    [your-less] fewer of your pawns stand at good posts
    [their-more] more of their pawns stand at good posts
   *[their-less] fewer of their pawns stand at good posts
  }
why-soccer-tactics-pawns-of-the-d-team-at-their-posts = { $seen ->
    [your-more] more of their pawns stand at good posts
    [your-less] fewer of their pawns stand at good posts
    [their-more] more of your pawns stand at good posts
   *[their-less] fewer of your pawns stand at good posts
  }
why-soccer-tactics-an-extra-play = { $seen ->
    [your-more] you get an extra play
    [your-less] you get no extra play
    [their-more] they get an extra play
   *[their-less] they get no extra play
  }
why-soccer-tactics-a-roll-for-the-pawn-move = { $seen ->
    [your-more] you have a longer pawn move
    [your-less] you have a shorter pawn move
    [their-more] they have a longer pawn move
   *[their-less] they have a shorter pawn move
  }
why-soccer-tactics-time-left = { $seen ->
    [your-more] more time is left
    [their-more] more time is left
   *[other] time runs on
  }

## soccer-city

why-soccer-city-a-bearer = { $seen ->
    [your-more] you have the ball at your feet
    [your-less] the ball is loose
    [their-more] they have the ball at their feet
   *[their-less] the ball is loose
  }
why-soccer-city-how-far-up-the-ball-is = { $seen ->
    [your-more] you have the ball further up
    [your-less] you have the ball less far up
    [their-more] they have the ball further up
   *[their-less] they have the ball less far up
  }
why-soccer-city-how-far-up-it-is-beyond-the-halfway-line = { $seen ->
    [your-more] you have the ball deep in the other half
    [your-less] you have the ball less deep in the other half
    [their-more] they have the ball deep in the other half
   *[their-less] they have the ball less deep in the other half
  }
why-soccer-city-how-far-it-is-from-the-middle = { $seen ->
    [your-more] the ball is on the wing
    [their-more] the ball is on the wing
   *[other] the ball is nearer to the middle
  }
why-soccer-city-the-bearer-s-attack = { $seen ->
    [your-more] your better attacker has the ball
    [your-less] your weaker attacker has the ball
    [their-more] their better attacker has the ball
   *[their-less] their weaker attacker has the ball
  }
why-soccer-city-a-bearer-where-shots-are-taken = { $seen ->
    [your-more] your bearer is near enough to shoot
    [your-less] your bearer is too far out to shoot
    [their-more] their bearer is near enough to shoot
   *[their-less] their bearer is too far out to shoot
  }
why-soccer-city-the-way-to-the-goal-is-open-there = { $seen ->
    [your-more] nobody stands between your bearer and the goal
    [your-less] somebody stands between your bearer and the goal
    [their-more] nobody stands between their bearer and the goal
   *[their-less] somebody stands between their bearer and the goal
  }
why-soccer-city-goal-chance-of-a-plain-shot = { $seen ->
    [your-more] a shot of yours is more likely to score
    [your-less] a shot of yours is less likely to score
    [their-more] a shot of theirs is more likely to score
   *[their-less] a shot of theirs is less likely to score
  }
why-soccer-city-a-marked-bearer = { $seen ->
    [your-more] your bearer is marked
    [your-less] your bearer is free
    [their-more] their bearer is marked
   *[their-less] their bearer is free
  }
why-soccer-city-a-marked-bearer-by-his-odds = { $seen ->
    [your-more] your bearer is more likely to win the duel
    [your-less] your bearer is less likely to win the duel
    [their-more] their bearer is more likely to win the duel
   *[their-less] their bearer is less likely to win the duel
  }
why-soccer-city-markers-of-the-bearer = { $seen ->
    [your-more] more opponents mark your bearer
    [your-less] fewer opponents mark your bearer
    [their-more] more opponents mark their bearer
   *[their-less] fewer opponents mark their bearer
  }
why-soccer-city-steps-of-the-nearest-defender-to-the-ball = { $seen ->
    [your-more] their defenders are further from the ball
    [your-less] their defenders are nearer to the ball
    [their-more] your defenders are further from the ball
   *[their-less] your defenders are nearer to the ball
  }
why-soccer-city-defenders-between-ball-and-goal = { $seen ->
    [your-more] more of their defenders are behind the ball
    [your-less] fewer of their defenders are behind the ball
    [their-more] more of your defenders are behind the ball
   *[their-less] fewer of your defenders are behind the ball
  }
why-soccer-city-attackers-before-the-ball = { $seen ->
    [your-more] more of your players are ahead of the ball
    [your-less] fewer of your players are ahead of the ball
    [their-more] more of their players are ahead of the ball
   *[their-less] fewer of their players are ahead of the ball
  }
why-soccer-city-unmarked-attackers-before-the-ball = { $seen ->
    [your-more] more of your players ahead of the ball are free
    [your-less] fewer of your players ahead of the ball are free
    [their-more] more of their players ahead of the ball are free
   *[their-less] fewer of their players ahead of the ball are free
  }
why-soccer-city-attack-of-those-where-shots-are-taken = { $seen ->
    [your-more] your stronger attackers are near the goal
    [your-less] your attackers near the goal are weaker
    [their-more] their stronger attackers are near the goal
   *[their-less] their attackers near the goal are weaker
  }
why-soccer-city-unmarked-attackers-where-shots-are-taken = { $seen ->
    [your-more] more of your players near the goal are free
    [your-less] fewer of your players near the goal are free
    [their-more] more of their players near the goal are free
   *[their-less] fewer of their players near the goal are free
  }
why-soccer-city-the-attackers-goal-chance-there = { $seen ->
    [your-more] a pass of yours is more likely to end in a goal
    [your-less] a pass of yours is less likely to end in a goal
    [their-more] a pass of theirs is more likely to end in a goal
   *[their-less] a pass of theirs is less likely to end in a goal
  }
why-soccer-city-attackers-offside = { $seen ->
    [your-more] more of your players are offside
    [your-less] fewer of your players are offside
    [their-more] more of their players are offside
   *[their-less] fewer of their players are offside
  }
why-soccer-city-attackers-behind-the-ball = { $seen ->
    [your-more] more of your players stay behind the ball
    [your-less] fewer of your players stay behind the ball
    [their-more] more of their players stay behind the ball
   *[their-less] fewer of their players stay behind the ball
  }
why-soccer-city-defenders-in-the-other-half = { $seen ->
    [your-more] more of their players wait for a counter
    [your-less] fewer of their players wait for a counter
    [their-more] more of your players wait for a counter
   *[their-less] fewer of your players wait for a counter
  }
why-soccer-city-the-defenders-men = { $seen ->
    [your-more] they keep their men
    [your-less] they have fewer men
    [their-more] you keep your men
   *[their-less] you have fewer men
  }
why-soccer-city-the-attackers-men = { $seen ->
    [your-more] you keep your men
    [your-less] you have fewer men
    [their-more] they keep their men
   *[their-less] they have fewer men
  }
why-soccer-city-attack-cards-of-the-attackers = { $seen ->
    [your-more] your hand keeps more Attack cards
    [your-less] your hand has fewer Attack cards
    [their-more] their hand keeps more Attack cards
   *[their-less] their hand has fewer Attack cards
  }
why-soccer-city-defence-cards-of-the-attackers = { $seen ->
    [your-more] your hand keeps more Defence cards
    [your-less] your hand has fewer Defence cards
    [their-more] their hand keeps more Defence cards
   *[their-less] their hand has fewer Defence cards
  }
why-soccer-city-shot-cards-of-the-attackers = { $seen ->
    [your-more] your hand keeps more Shot cards
    [your-less] your hand has fewer Shot cards
    [their-more] their hand keeps more Shot cards
   *[their-less] their hand has fewer Shot cards
  }
why-soccer-city-ball-cards-of-the-attackers = { $seen ->
    [your-more] your hand keeps more Ball cards
    [your-less] your hand has fewer Ball cards
    [their-more] their hand keeps more Ball cards
   *[their-less] their hand has fewer Ball cards
  }
why-soccer-city-attack-cards-of-the-defenders = { $seen ->
    [your-more] their hand keeps more Attack cards
    [your-less] their hand has fewer Attack cards
    [their-more] your hand keeps more Attack cards
   *[their-less] your hand has fewer Attack cards
  }
why-soccer-city-defence-cards-of-the-defenders = { $seen ->
    [your-more] their hand keeps more Defence cards
    [your-less] their hand has fewer Defence cards
    [their-more] your hand keeps more Defence cards
   *[their-less] your hand has fewer Defence cards
  }
why-soccer-city-shot-cards-of-the-defenders = { $seen ->
    [your-more] their hand keeps more Shot cards
    [your-less] their hand has fewer Shot cards
    [their-more] your hand keeps more Shot cards
   *[their-less] your hand has fewer Shot cards
  }
why-soccer-city-ball-cards-of-the-defenders = { $seen ->
    [your-more] their hand keeps more Ball cards
    [your-less] their hand has fewer Ball cards
    [their-more] your hand keeps more Ball cards
   *[their-less] your hand has fewer Ball cards
  }
why-soccer-city-time-left = { $seen ->
    [your-more] more time is left
    [their-more] more time is left
   *[other] time runs on
  }

## social-soccer

why-social-soccer-a-fresh-carrier-who-may-shoot-by-his-attack = { $seen ->
    [your-more] your carrier is fresh and may shoot
    [your-less] your carrier is less of a threat
    [their-more] their carrier is fresh and may shoot
   *[their-less] their carrier is less of a threat
  }
why-social-soccer-how-much-he-beats-their-best-defender-by = { $seen ->
    [your-more] your carrier is stronger than the best defender
    [your-less] your carrier is no stronger than the best defender
    [their-more] their carrier is stronger than the best defender
   *[their-less] their carrier is no stronger than the best defender
  }
why-social-soccer-a-shot-that-nobody-blocks = { $seen ->
    [your-more] nobody blocks your shot
    [your-less] your shot can be blocked
    [their-more] nobody blocks their shot
   *[their-less] their shot can be blocked
  }
why-social-soccer-a-shot-against-its-blocker = { $seen ->
    [your-more] your shot beats its blocker by more
    [your-less] your shot beats its blocker by less
    [their-more] their shot beats its blocker by more
   *[their-less] their shot beats its blocker by less
  }
why-social-soccer-rounds-left = { $seen ->
    [your-more] more rounds are left
    [their-more] more rounds are left
   *[other] the rounds run on
  }
why-social-soccer-fresh-attackers-of-the-attackers = { $seen ->
    [your-more] more of your attackers stay fresh
    [your-less] fewer of your attackers stay fresh
    [their-more] more of their attackers stay fresh
   *[their-less] fewer of their attackers stay fresh
  }
why-social-soccer-fresh-defenders-of-the-attackers = { $seen ->
    [your-more] more of your defenders stay fresh
    [your-less] fewer of your defenders stay fresh
    [their-more] more of their defenders stay fresh
   *[their-less] fewer of their defenders stay fresh
  }
why-social-soccer-attack-of-the-attackers-fresh = { $seen ->
    [your-more] your fresh players have more ATTACK
    [your-less] your fresh players have less ATTACK
    [their-more] their fresh players have more ATTACK
   *[their-less] their fresh players have less ATTACK
  }
why-social-soccer-defence-of-the-attackers-fresh = { $seen ->
    [your-more] your fresh players have more DEFENCE
    [your-less] your fresh players have less DEFENCE
    [their-more] their fresh players have more DEFENCE
   *[their-less] their fresh players have less DEFENCE
  }
why-social-soccer-best-defender-of-the-attackers = { $seen ->
    [your-more] your best defender stays fresh
    [your-less] your best defender is tired
    [their-more] their best defender stays fresh
   *[their-less] their best defender is tired
  }
why-social-soccer-exhausted-of-the-attackers = { $seen ->
    [your-more] more of your players are exhausted
    [your-less] fewer of your players are exhausted
    [their-more] more of their players are exhausted
   *[their-less] fewer of their players are exhausted
  }
why-social-soccer-hand-of-the-attackers = { $seen ->
    [your-more] your hand keeps more cards
    [your-less] your hand has fewer cards
    [their-more] their hand keeps more cards
   *[their-less] their hand has fewer cards
  }
why-social-soccer-custody-of-the-attackers = { $seen ->
    [your-more] you keep more custody
    [your-less] you have less custody
    [their-more] they keep more custody
   *[their-less] they have less custody
  }
why-social-soccer-fresh-attackers-of-the-defenders = { $seen ->
    [your-more] more of their attackers stay fresh
    [your-less] fewer of their attackers stay fresh
    [their-more] more of your attackers stay fresh
   *[their-less] fewer of your attackers stay fresh
  }
why-social-soccer-fresh-defenders-of-the-defenders = { $seen ->
    [your-more] more of their defenders stay fresh
    [your-less] fewer of their defenders stay fresh
    [their-more] more of your defenders stay fresh
   *[their-less] fewer of your defenders stay fresh
  }
why-social-soccer-attack-of-the-defenders-fresh = { $seen ->
    [your-more] their fresh players have more ATTACK
    [your-less] their fresh players have less ATTACK
    [their-more] your fresh players have more ATTACK
   *[their-less] your fresh players have less ATTACK
  }
why-social-soccer-defence-of-the-defenders-fresh = { $seen ->
    [your-more] their fresh players have more DEFENCE
    [your-less] their fresh players have less DEFENCE
    [their-more] your fresh players have more DEFENCE
   *[their-less] your fresh players have less DEFENCE
  }
why-social-soccer-best-defender-of-the-defenders = { $seen ->
    [your-more] their best defender stays fresh
    [your-less] their best defender is tired
    [their-more] your best defender stays fresh
   *[their-less] your best defender is tired
  }
why-social-soccer-exhausted-of-the-defenders = { $seen ->
    [your-more] more of their players are exhausted
    [your-less] fewer of their players are exhausted
    [their-more] more of your players are exhausted
   *[their-less] fewer of your players are exhausted
  }
why-social-soccer-hand-of-the-defenders = { $seen ->
    [your-more] their hand keeps more cards
    [your-less] their hand has fewer cards
    [their-more] your hand keeps more cards
   *[their-less] your hand has fewer cards
  }
why-social-soccer-custody-of-the-defenders = { $seen ->
    [your-more] they keep more custody
    [your-less] they have less custody
    [their-more] you keep more custody
   *[their-less] you have less custody
  }

## simulator-soccer

why-simulator-soccer-the-ball = { $seen ->
    [your-more] you are more likely to have the ball
    [your-less] you are less likely to have the ball
    [their-more] they are more likely to have the ball
   *[their-less] they are less likely to have the ball
  }
why-simulator-soccer-how-far-up-the-ball-is = { $seen ->
    [your-more] you have the ball further up
    [your-less] you have the ball less far up
    [their-more] they have the ball further up
   *[their-less] they have the ball less far up
  }
why-simulator-soccer-a-shot-at-once = { $seen ->
    [your-more] you have a better shot at once
    [your-less] you have a worse shot at once
    [their-more] they have a better shot at once
   *[their-less] they have a worse shot at once
  }
why-simulator-soccer-a-shot-if-the-defence-lets-it = { $seen ->
    [your-more] you threaten to shoot
    [your-less] you are less of a threat to shoot
    [their-more] they threaten to shoot
   *[their-less] they are less of a threat to shoot
  }
why-simulator-soccer-a-dangerous-receiver-at-once = { $seen ->
    [your-more] you have a dangerous man to pass to
    [your-less] you have nobody dangerous to pass to
    [their-more] they have a dangerous man to pass to
   *[their-less] they have nobody dangerous to pass to
  }
why-simulator-soccer-a-dangerous-receiver-if-the-defence-lets-it = { $seen ->
    [your-more] you threaten a dangerous pass
    [your-less] you threaten no dangerous pass
    [their-more] they threaten a dangerous pass
   *[their-less] they threaten no dangerous pass
  }
why-simulator-soccer-opponents-near-the-ball = { $seen ->
    [your-more] their footballers are not at the ball
    [your-less] their footballers are close to the ball
    [their-more] your footballers are not at the ball
   *[their-less] your footballers are close to the ball
  }
why-simulator-soccer-opponents-behind-the-ball = { $seen ->
    [your-more] more of their footballers are out of play behind the ball
    [your-less] fewer of their footballers are out of play behind the ball
    [their-more] more of your footballers are out of play behind the ball
   *[their-less] fewer of your footballers are out of play behind the ball
  }
why-simulator-soccer-a-penalty = { $seen ->
    [your-more] you get a penalty
    [your-less] you get no penalty
    [their-more] they get a penalty
   *[their-less] they get no penalty
  }
why-simulator-soccer-a-corner = { $seen ->
    [your-more] you get a corner
    [your-less] you get no corner
    [their-more] they get a corner
   *[their-less] they get no corner
  }
why-simulator-soccer-footballers-more = { $seen ->
    [your-more] you have more footballers on the pitch
    [your-less] you have fewer footballers on the pitch
    [their-more] they have more footballers on the pitch
   *[their-less] they have fewer footballers on the pitch
  }
why-simulator-soccer-footballers-further-up = { $seen ->
    [your-more] your footballers stand further up
    [your-less] your footballers stand deeper
    [their-more] their footballers stand further up
   *[their-less] their footballers stand deeper
  }
