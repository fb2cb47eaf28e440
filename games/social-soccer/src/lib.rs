//! SocialSoccer: football as the care of tired people, with decks, hidden hands and an answer to every move.
//!
//! The state is [`SocialSoccer`]; the rules stand in `rules/`, one file per chapter of `RULES.md`.

// Every case is named, so that the compiler asks when another comes.
#![warn(clippy::wildcard_enum_match_arm)]

mod game;
mod options;
mod board;
mod effect;
mod cards;
mod pool;
mod deck;
pub mod decks;
mod state;
mod phase;
mod moves;
mod refusal;
mod rules;
mod reasons;
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

pub use board::{Line, Rotation, Slot};
pub use cards::{CardId, CardKind, PlayerCard, PlayerId, Stat, StrategyCard, TeamValue, Timing};
pub use deck::Deck;
pub use effect::{
    Condition, Count, Duration, Fitness, Group, Operation, Per, Step, Target, Trigger, Whose, Zone,
};
pub use events::{Event, Who};
pub use insight::Legs;
pub use moves::Move;
pub use options::{
    DeadBall, DeckOut, Deployment, FirstBall, Options, PRESETS, Rules, Switch, TieRule, Unspent,
};
pub use phase::{Phase, PickFrom};
pub use pool::{Banner, BannerCard, CardFileError, CardFiles, Pool, Profile, ProfileName, ReadyDeck, pool};
pub use reasons::{ChangedBy, DiscardedBy, EndedBy, GivenBy, IdleBy, PlayerMark, SideRule, TiredBy};
pub use refusal::Refusal;
pub use state::{SocialSoccer, Tally};
pub use view::{
    ChangeView, FaceView, ForecastView, HandCardView, ItemView, KnownCardView, MarkView, PlayerView, Purpose,
    ResolvingView, ShotStage, ShotView, SideRuleView, SideView, SlotView, SpotView, Stamina, TargetView,
    TiredView, View, Warning,
};
