# The review of a finished match.

review = Review
review-title = What decided it
review-making = Going through the match again: { $share } %
review-making-why = Every roll is made anew and every decision weighed. It is kept when it is done.
review-as = Seen by
review-bridge = From the start to the end
review-start = At the start
review-end = At the end
review-dice = Dice
review-own = Own decisions
review-other = The other side’s decisions
review-guesses = What nobody could know
review-curve = The chance to win over the match
review-curve-help = Left and right arrow move from step to step, up and down from turning point to turning point.
review-curve-value = Step { $step }, { $clock }: { $chance } %
review-table = As a table
review-column-part = Part
review-column-share = Share of the match
review-column-error = Standard error
review-column-step = Step
review-column-clock = Minute
review-column-chance = Chance
review-column-dice = Dice
review-column-loss = Lost by the decision
review-step = Step { $step } · { $clock }
review-played = { $who } played: { $move }
review-better = Better: { $move }
review-perhaps = Perhaps better: { $move }
review-best-known = Nothing better was found.
review-not-weighed = This decision was not weighed.
review-loses = It lost { $share } %{ $exact ->
    [exact] .
   *[about] , give or take { $error } %.
}
review-unsure = The difference of { $share } % is smaller than twice its error of { $error } %: nobody can tell.
review-dice-gave = The dice gave { $who } { $share } %{ $exact ->
    [exact] ;
   *[about] , give or take { $error } %;
} { $rare ->
    [rare] fewer than one draw in { $one_in } is as good
   *[odds] one draw in { $one_in } is as good
}.
review-guess-gave = What nobody could know gave { $who } { $share } %.
review-nothing = No choice was made here.
review-turning-points = Turning points
review-turning-point = { $clock }: { $share } % for { $who }, { $cause ->
    [dice] the dice
    [decision] a decision
   *[guess] what nobody could know
}
review-marked = Decisions to look at
review-luck = Luckiest draws
review-luck-of = For { $who }
review-draw = { $clock }: { $share } %, { $rare ->
    [rare] fewer than one draw in { $one_in } is as good
   *[odds] one draw in { $one_in } is as good
}
review-none = None that is sure.
review-try = Try it from here
review-share-svg = Card as SVG
review-share-png = Card as PNG
review-json = Review as JSON
review-back = Back one step
review-forward = On one step
review-per-cent = { $share } %
review-step-short = Step { $step }
review-others = Everything else
review-dice-means = What came, against the mean of what could have come.
review-own-means = What moves lost against the best that was found, given only what the coach could know.
review-other-means = The same for the other side: what it lost, you won.
review-guesses-means = Choices that turned out better or worse than anybody could know.
review-halves = Half-time and the like
review-goals = Goals
review-stop = Stop, and show what has been weighed
review-stop-thorough = Stop
review-stopped = This review was stopped: { $weighed } of { $decisions } decisions were weighed.
review-whole = Weigh the rest
review-thorough = Review it thoroughly
review-thorough-line = Ten times as long: smaller errors.
review-is-thorough = A thorough review.
review-making-thorough = Going through the match once more, thoroughly: { $share } %
review-drawn = On the board: what was played, and in the frame of a hint what was better.
review-drawn-alone = On the board: what was played.

# How well somebody decides, on the profile.
quality = Decisions and luck
quality-none = Nothing has been reviewed yet. Open a finished match and ask what decided it.
quality-loss = { $matches ->
    [one] In the one match that was reviewed { $share } % of the match was lost by each decision.
   *[other] Over { $matches } matches { $share } % of the match was lost by each decision, give or take { $error } %.
}
quality-loss-you = { $matches ->
    [one] In the one match that was reviewed you lost { $share } % of the match by each decision.
   *[other] Over { $matches } matches you lost { $share } % of the match by each decision, give or take { $error } %.
}
quality-luck-good = { $matches ->
    [one] The dice gave { $share } % of a match.
   *[other] Together the dice of these matches gave { $share } % of a match.
}
quality-luck-bad = { $matches ->
    [one] The dice cost { $share } % of a match.
   *[other] Together the dice of these matches cost { $share } % of a match.
}
quality-luck-even = The dice were even, as far as can be told.
quality-key-loss = lost by each decision, with its error
quality-key-luck = what the dice gave
quality-kinds = Most is lost here:
quality-kinds-you = You lose most here:
quality-kind = “{ $asked }”: { $share } % of all that was lost, { $each } % each of { $decisions } times
quality-column-date = Match
quality-column-decisions = Decisions
quality-column-each = Lost by each
quality-column-luck = Dice
quality-not-reviewed = { $count ->
    [one] One finished match has not been reviewed.
   *[other] { $count } finished matches have not been reviewed.
}
quality-review-latest = Review the latest

# The curve for those who watch.
live-curve = The chance to win
live-curve-now = { $home } { $share } %, { $away } { $other } %
live-curve-why = A decision behind the match. Nobody who plays it can see this.
