//! The contract that every game honours, and what follows from it: matches, records, replay, takeback.

mod aside;
mod chance;
mod clause;
mod clock;
mod decision;
mod decks;
mod draw;
mod fixture;
mod game;
mod lesson;
mod luck;
mod notation;
mod options;
mod outcome;
mod power;
mod record;
mod retrace;
mod rulebook;
mod side;
mod text;
mod turn;
mod verify;

pub use aside::{Aside, ended_by};
pub use chance::{Chance, Rng, Seed, Token};
pub use clause::{Clause, NotationError, Refusal};
pub use clock::{ClockInput, Timer, Timers};
pub use decision::{Moves, ToAct};
pub use decks::{Breach, DeckReport, Decks, ReadyDeck, read_terms};
pub use draw::{Draw, Drawn};
pub use fixture::{Match, MatchError, Played, TakebackError};
pub use game::{Audit, Datum, Game, Rules, Sight, Voice, Writing};
pub use lesson::LessonStep;
pub use luck::{Word, Words, joint_seed};
pub use notation::{Score, read_number, read_score};
pub use options::{
    OptionDefault, OptionKind, OptionRefusal, OptionSpec, OptionValue, OptionValues, read_options,
    write_options,
};
pub use outcome::{EndReason, Outcome, Scoreline};
pub use power::power;
pub use record::{Entry, Header, Input, Origin, Record, RecordError, fold};
pub use rulebook::{Chapter, Rule, Rulebook};
pub use side::{BySide, Seat, Seats, Side, Viewer};
pub use text::{Argument, Commentary, Mark, Prompt, Text, Weight};
pub use turn::{Dropped, Log, Turn};
pub use verify::{Finding, Verified};
