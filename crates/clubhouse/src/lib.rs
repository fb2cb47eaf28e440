//! All games behind one door.

mod any_game;
mod any_match;
mod catalogue;
mod decks;
mod film;
#[cfg(feature = "ts")]
pub mod types;
mod written;

pub use any_game::{AnyGame, Entrance, Lesson, ScenarioError};
pub use any_match::{Advice, AnyMatch, Doing, Frame, PlayError, Question, SeenEvent, Why};
pub use bots::{Budget, Level};
pub use catalogue::{Visitor, game, games, visit};
pub use decks::{AnyDecks, DeckReport};
pub use engine::{
    Argument, Aside, Breach, BySide, Chapter, Clause, ClockInput, Commentary, Draw, Drawn, EndReason,
    Finding, Mark, OptionKind, OptionRefusal, OptionSpec, OptionValue, OptionValues, Origin, Outcome, Prompt,
    ReadyDeck, RecordError, Rule, Rulebook, Scoreline, Seat, Seats, Seed, Side, TakebackError, Text, Timer,
    Timers, ToAct, Verified, Viewer, Weight, Word, Words,
};
pub use film::Film;
pub use testkit::CaseReport;
pub use written::{WrittenAdvice, WrittenQuestion};
