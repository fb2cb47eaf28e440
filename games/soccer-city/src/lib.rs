//! Soccer City: quiet geometry on hexagons, then two coaches put a card face down.
//!
//! The state is [`SoccerCity`]; the rules stand in `rules/`, one file per chapter of `RULES.md`.

// Every case is named, so that the compiler asks when another comes.
#![warn(clippy::wildcard_enum_match_arm)]

mod game;
mod options;
mod board;
mod piece;
mod cards;
mod deck;
mod formations;
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

pub use board::{
    CityPitch, Hexagon, Hexagons, corners, depth, in_box, in_goal_box, in_half, in_shot_area, in_small_area,
    keeper_spot, kick_off_spot, penalty_point,
};
pub use cards::{
    AttackTactic, BallValue, Call, DefenceTactic, Dribble, Factor, Save, SaveMove, Shot, Tackle, TieResult,
};
pub use deck::{
    AttackCard, BallCard, Balls, Card, CardId, Counts, Deck, DefenceCard, Hand, Pile, SaveCard, ShotCard,
};
pub use events::{DeckName, Event, How, Places, ShotResult, StepKind, Verdict};
pub use look::Prospect;
pub use moves::{Hop, Move};
pub use options::{FirstKickoff, Formation, IfDrawn, InjuryTime, Options, PRESETS, Switch};
pub use phase::{
    Context, Duel, Flight, Forced, Height, Means, Next, Occasion, Phase, Restart, RestartKind, Run, Runs,
    Stage,
};
pub use piece::{Piece, Pieces, Role};
pub use refusal::Refusal;
pub use state::SoccerCity;
pub use view::{
    AdvanceView, ClockView, DecksView, EndEffect, EndView, FaceOffView, FactorView, HandView, KickView,
    OddsView, Outlook, PassView, PieceView, PlaceView, ReceiverView, ShootoutView, ShotView, SideView,
    TacticView, View, WhyNot,
};
