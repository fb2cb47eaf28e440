//! Coin Toss: both sides call, the referee tosses. The sixth game, which only tests know.

// Every case is named, so that the compiler asks when another comes.
#![warn(clippy::wildcard_enum_match_arm)]

mod game;
mod options;
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

pub use events::Event;
pub use moves::{Face, Move};
pub use options::Options;
pub use refusal::Refusal;
pub use state::CoinToss;
pub use view::{Toss, View};
