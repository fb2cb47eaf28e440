//! Flip Football: two packs of double-sided cards, both sides lay at once, and the whole pack flips.
//!
//! The state is [`FlipFootball`]; the rules stand in `rules/`, one file per chapter of `RULES.md`.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod cards;
mod events;
mod faces;
mod insight;
mod moves;
mod notation;
mod options;
mod position;
mod redeal;
mod refusal;
mod rules;
mod state;
mod view;
mod vocabulary;

pub use cards::{Card, CardName, CardSet, Colour, DECK};
pub use events::{Event, ShootOutResult};
pub use faces::{Area, Code, Face, Section, sections};
pub use moves::{Move, PRESETS as SET_ASIDE_PRESETS};
pub use notation::{Minute, Name};
pub use options::{KickOff, Options, PRESETS, Pace, SetAside, Switch};
pub use refusal::Refusal;
pub use rules::{Verdict, result_of};
pub use state::{FlipFootball, Kind, Pair, Period, Result, Stage, Tally};
pub use view::{KickView, PhaseView, ShootOutView, SideView, View};
