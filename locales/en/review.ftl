# The review of a finished match.

review = Review
review-title = What decided it
review-making = Going through the match again: { $share } %
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
review-curve-value = Step { $step }, { $clock }: { $chance } %
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
review-best-known = Nothing better was found.
review-not-weighed = This decision was not weighed.
review-loses = It lost { $share } %, give or take { $error } %.
review-unsure = The difference of { $share } % is smaller than twice its error of { $error } %: nobody can tell.
review-dice-gave = The dice gave { $who } { $share } %, give or take { $error } %; as good comes once in { $one_in }.
review-guess-gave = What nobody could know gave { $who } { $share } %.
review-nothing = Nobody had a choice here.
review-turning-points = Turning points
review-turning-point = { $clock }: { $share } % for { $who }, { $cause ->
    [dice] the dice
    [decision] a decision
   *[guess] what nobody could know
}
review-marked = Decisions to look at
review-luck = Luckiest draws
review-luck-of = For { $who }
review-draw = { $clock }: { $share } %, as good comes once in { $one_in }
review-none = None that is sure.
review-try = Try it from here
review-share-svg = Card as SVG
review-share-png = Card as PNG
review-json = Review as JSON
review-back = Back one step
review-forward = On one step
review-per-cent = { $share } %
