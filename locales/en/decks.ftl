### The deck builder, and the picker of decks.

## Picking a deck

decks-ready = Ready-made decks
decks-saved = Your decks
decks-open-builder = Open the deck builder
deck-paste = Or a deck from a text
deck-paste-example = PE01..PE10 | 3xES01 2xNS05
deck-legal = This deck may be played.
deck-clause = Read { $clause } in the rulebook
