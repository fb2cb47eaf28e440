# What decided a match: used by the terminal and by the page of a review.

insight-sentence = { $who ->
    [you] You
    [home] Home
    [named] { $name }
   *[away] Away
} { $result ->
    [won] won
    [lost] lost
   *[drew] drew
} { $own }–{ $other }. { $dice_way ->
    [more] The dice gave { $who ->
        [you] you
       *[side] them
    } { $dice } %
    [less] The dice cost { $who ->
        [you] you
       *[side] them
    } { $dice } %
    [nothing] The dice were even
   *[unsure] What the dice did cannot be told
}; { $who ->
    [you] your
   *[side] their
} decisions { $own_way ->
    [more] cost { $own_loss } %
    [unsure] cost no more than can be told
   *[nothing] cost nothing that was found
}; { $who ->
    [you] your opponent’s
   *[side] the other side’s
} { $other_way ->
    [more] cost { $other_loss } %
    [unsure] cost no more than can be told
   *[nothing] cost nothing that was found
}.

insight-mark-find = Find
insight-mark-inaccuracy = Inaccuracy
insight-mark-mistake = Mistake
insight-mark-blunder = Blunder
