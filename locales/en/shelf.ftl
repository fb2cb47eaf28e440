### What stands on the boxes of the shelf: each game's name, its one line, and what to expect of it.

game-flip-football-title = Flip Football
game-flip-football-line = Slap down a card, hold your breath, flip the pack. Ninety cards, ninety minutes.
game-flip-football-players = 2
game-flip-football-minutes = 10–15
game-flip-football-luck = 5
game-flip-football-skill = 1

game-soccer-tactics-title = Soccer Tactics WORLD
game-soccer-tactics-line = Count the squares, thread the pass, hold your breath for the spin.
game-soccer-tactics-players = 2 or 4
game-soccer-tactics-minutes = 45–90
game-soccer-tactics-luck = 3
game-soccer-tactics-skill = 4

game-social-soccer-title = SocialSoccer
game-social-soccer-line = Everybody plays, everybody gets tired, and every move has an answer.
game-social-soccer-players = 2
game-social-soccer-minutes = 30–45
game-social-soccer-luck = 2
game-social-soccer-skill = 5

game-soccer-city-title = Soccer City
game-soccer-city-line = Quiet geometry, then two cards face down.
game-soccer-city-players = 2 or 4
game-soccer-city-minutes = 25–120
game-soccer-city-luck = 2
game-soccer-city-skill = 5

game-simulator-soccer-title = Simulator Soccer
game-simulator-soccer-line = Aim, flick, and let the ball decide; then count who gets to it.
game-simulator-soccer-players = 2
game-simulator-soccer-minutes = 45–60
game-simulator-soccer-luck = 2
game-simulator-soccer-skill = 5
