//! Soccer Tactics WORLD: eleven pawns a side on a board of squares, an exact count for every step, and one spin for a goal.
//!
//! The state is [`SoccerTactics`]; the rules stand in `rules/`, one file per chapter of `RULES.md`, among them the homes of
//! the decisions.

// Every case is named, so that the compiler asks when another comes.
#![warn(clippy::wildcard_enum_match_arm)]

mod game;
mod options;
mod board;
mod pawn;
mod line_up;
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

pub use board::{Zones, zones};
pub use events::{BallKind, Event, OffsideKind, Reason, ShotResult};
pub use moves::{Move, SquareName};
pub use options::{
    Clock, Colour, Contact, FirstKickoff, Options, PRESETS, SeatSharing, ShotDevice, Switch, TieBreak,
};
pub use pawn::{Pawn, Role};
pub use phase::{Aim, Dice, Phase, Restart};
pub use refusal::Refusal;
pub use state::{SoccerTactics, Tally};
pub use view::{
    BallView, ClockView, EndEffect, EndView, KickView, OffsideView, PawnView, PlaceView, ShootOutView,
    SideView, TargetKind, TargetView, View,
};
