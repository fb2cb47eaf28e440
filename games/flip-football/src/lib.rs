//! Flip Football: two packs of double-sided cards, both sides lay at once, and the whole pack flips.
//!
//! The state is [`FlipFootball`]; the rules stand in `rules/`, one file per chapter of `RULES.md` and one for each
//! decision.

// Every case is named, so that the compiler asks when another comes.
#![warn(clippy::wildcard_enum_match_arm)]

mod game;
mod options;
mod cards;
mod faces;
mod state;
mod phase;
mod moves;
mod refusal;
mod rules;
mod events;
mod fold;
mod view;
mod look;
mod secrecy;
mod scoreline;
mod commentary;
mod picture;
mod notation;
mod position;
mod audit;
mod vocabulary;
mod insight;

pub use cards::{Card, CardName, CardSet, Colour, DECK, SET_ASIDE_PRESETS};
pub use events::{Event, Kind, Result, ShootOutResult};
pub use faces::{Area, Code, Face, Section, sections};
pub use insight::total_edge;
pub use moves::Move;
pub use notation::{Minute, Name};
pub use options::{KickOff, Options, PRESETS, Pace, SetAside, Switch};
pub use phase::{Period, Stage};
pub use refusal::Refusal;
pub use rules::{Verdict, result_of};
pub use state::{FlipFootball, Pair, Tally};
pub use view::{KickView, PhaseView, ShootOutView, SideView, View};
