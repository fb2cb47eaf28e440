### Coin Toss: what people read at the table and hear on the radio.

game-coin-toss-title = Coin Toss
game-coin-toss-line = Call it, toss it, shout.
game-coin-toss-players = 2
game-coin-toss-minutes = 2
game-coin-toss-luck = 5
game-coin-toss-skill = 0

preset-coin-toss-box = Nine minutes
preset-coin-toss-box-line = As long as a coin holds anybody's attention.
preset-coin-toss-short = Three minutes
preset-coin-toss-short-line = For the impatient.

option-coin-toss-minutes = Minutes
option-coin-toss-minutes-help = How often the coin is tossed.

coin-phase-call = Calling
coin-phase-over = Full time

coin-prompt-call = Call heads or tails.
coin-prompt-wait = The coin waits for the other call.
coin-prompt-over = The match is over.

coin-say-kick-off = The referee rubs the coin.
coin-say-tossed = { $face ->
    [heads] Heads!
   *[tails] Tails!
  }
coin-say-goal = { $side ->
    [home] Home has called it: goal!
   *[away] Away has called it: goal!
  }
coin-say-full-time = Full time: { $home }–{ $away }.
