### Why a move is good: what it changes, in terms of what the bots look at.

why-coin-toss-time-left = { $seen ->
    [your-more] there is more time left for you
    [your-less] there is less time left for you
    [their-more] there is more time left for them
   *[their-less] there is less time left for them
  }
