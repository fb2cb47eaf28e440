### The deck builder, and the picker of decks.

decks-title = Deck builder
decks-line = Ten players who look after each other, and the cards that help them.
decks-build = Build a deck
decks-all = All decks
decks-ready = Ready-made decks
decks-ready-line = Play them as they are, or begin with one and make it yours. The starters come first.
decks-saved = Your decks
decks-none = You have no deck yet. Begin with a ready-made one, or with an empty table.
decks-open-builder = Open the deck builder

## A deck

deck-label = Your deck
deck-name = Name of the deck
deck-new = New deck
deck-new-name = My deck
deck-shared-name = Shared deck
deck-starter = Starter
deck-read = A deck from a text or a file
deck-text = The deck’s text
deck-paste = Or a deck from a text
deck-paste-example = PE01..PE10 | 3xES01 2xNS05
deck-legal = This deck may be played.
deck-name-taken = You have another deck with the name “{ $name }”. Choose a new one.
deck-name-missing = Give the deck a name first.
deck-not-kept = This browser keeps nothing: save the deck before you leave.
deck-clear = Take all cards out
deck-add = Add { $name }
deck-remove = Remove { $name }
deck-pick = { $name } in the TEAM
deck-pick-short = TEAM
deck-team = TEAM { $count } of { $of }
deck-team-empty = Nobody yet. Pick players from the box.
deck-strategy = STRATEGY { $count } of { $of }
deck-strategy-empty = No cards yet.
deck-terms = Built for
deck-profile = How decks are built
deck-extras = Extras allowed in a TEAM

## Profiles

profile-standard30 = Standard
profile-loose30 = Loose
profile-intro40 = Old print
profile-size = { $profile }, { $cards } cards
profile-line = { $cards } cards, at most { $copies } of each

## The workbench

bench-pool = The box
bench-deck = Your deck

## The pool

pool-label = All players and cards
pool-section = What to browse
pool-players = Players ({ $count })
pool-cards = Cards ({ $count })
pool-search = Search names and texts
pool-found-players = { $count } of { $total } players
pool-found-cards = { $count } of { $total } cards
pool-keys = Arrows go over the cards, + and − change the copies.
filter-value = Values
filter-kind = Types
filter-cost = Cost
filter-cost-any = Any cost
filter-cost-span = { $span } custody
filter-deck = Only the deck
filter-in-deck = In the deck
order-id = As in the box
order-attack = By ATTACK
order-defence = By DEFENCE
order-custody = By CUSTODY
order-name = By name
order-cost = By cost

## Cards

team-effort = EFFORT
team-kindness = KINDNESS
team-empathy = EMPATHY
team-neutral = NEUTRAL
team-nobody = No team
kind-support = SUPPORT
kind-mastermove = MASTERMOVE
kind-twist = TWIST
stat-attack = ATTACK
stat-defence = DEFENCE
stat-custody = CUSTODY
card-bonus = Adds 1 to { $stat ->
    [attack] ATTACK
   *[defence] DEFENCE
  } in a duel
card-cost = Costs { $custody } custody{ $tired ->
    [0] {""}
    [one] {" "}and tires a player
   *[other] {" "}and tires { $tired } players
  }
player-stats = ATTACK { $attack }, DEFENCE { $defence }, CUSTODY { $custody }

## Banners

banner-effort = EFFORT
banner-kindness = KINDNESS
banner-empathy = EMPATHY
banner-solidarity = SOLIDARITY
banner-respect = RESPECT
banner-trust = TRUST
banner-fair-play = FAIR PLAY

## Figures

chart-label = What the deck is made of
chart-values = Cards of each value
chart-kinds = Types
chart-team = The TEAM together
allowance = { $count } of { $allowed }
figure-support = SUPPORT
figure-mastermove = MASTERMOVE
figure-twist-attack = TWIST ATTACK
figure-twist-defence = TWIST DEFENCE
curve-title = Cost in custody
curve-bar = { $count ->
    [one] { $count } card costs { $cost }
   *[other] { $count } cards cost { $cost }
  }
curve-empty = No cards with a cost yet

## Sharing

deck-share-title = Share this deck
deck-share-text = The deck as a text
deck-share-link = The deck as a link
deck-share-paste = Take the cards from another text
deck-share-paste-line = They replace those on the table. Undo brings yours back.
deck-share-take = Take these cards

## Trouble

trouble-deck-not-found = You have no deck of this name.
