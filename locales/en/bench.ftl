### The bench on which decks and teams are built.

## The bench

bench-view = What to show
bench-verdict = What the rules say
breach-clause = Read { $clause } in the rulebook
bench-undo = Undo
bench-redo = Redo
bench-share = Share
bench-duplicate = Duplicate
bench-delete = Delete
bench-try = Try it against a bot
bench-against = against
count-of = { $count }/{ $limit }

## How it stands

bench-state-saved = Saved
bench-state-changed = Changes not saved
bench-state-unsaved = Not saved yet
bench-state-ready = Ready-made
bench-saved-as = “{ $name }” is saved.

## The collection

bench-saved-on = Saved { $date }
bench-duplicate-name = Duplicate { $name }
bench-delete-name = Delete { $name }
bench-gone = “{ $name }” is deleted.
bench-bring-back = Bring it back
bench-open = Open it
bench-file = Or from a file

## What there is to choose from

pool-order = Order
pool-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
  }
pool-none = Nothing in the box fits.
pool-everything = Show everything

## Sharing

share-copy-text = Copy the text
share-copy-link = Copy the link
share-copied = Copied
share-file = Save it as a file

## Files

file-drop = Choose a file, or drop one here
