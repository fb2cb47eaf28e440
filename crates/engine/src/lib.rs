//! The contract that every game honours, and what follows from it: matches, records, replay, takeback.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod chance;
mod check;
mod clause;
mod draw;
mod fixture;
mod game;
mod luck;
mod notation;
mod options;
mod record;
mod retrace;
mod rulebook;
mod side;
mod text;

pub use chance::{Chance, Rng, Seed, Token};
pub use check::{Checked, Finding};
pub use clause::{Clause, NotationError, Refusal};
pub use draw::{Draw, Drawn};
pub use fixture::{Match, MatchError, Played, TakebackError};
pub use game::{
    ClockInput, Datum, Dropped, Game, Log, Moves, Outcome, Scoreline, Timer, Timers, ToAct, Turn,
};
pub use luck::{Word, Words, joint_seed};
pub use notation::{Score, read_number, read_score};
pub use options::{
    OptionDefault, OptionKind, OptionRefusal, OptionSpec, OptionValue, OptionValues, read_options,
    write_options,
};
pub use record::{Entry, Header, Input, Origin, Record, RecordError, fold};
pub use rulebook::{Chapter, Rule, Rulebook};
pub use side::{BySide, Seat, Seats, Side, Viewer};
pub use text::{Argument, Commentary, Mark, Prompt, Text, Weight};
