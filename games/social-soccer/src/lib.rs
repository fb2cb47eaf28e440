//! SocialSoccer: football as the care of tired people, with decks, hidden hands and an answer to every move.
//!
//! The state is [`SocialSoccer`]; the rules stand in `rules/`, one file per chapter of `RULES.md`.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod board;
mod cards;
mod commentary;
mod csv;
mod deck;
pub mod decks;
mod effect;
mod events;
mod fold;
mod insight;
mod legal;
mod list;
mod look;
mod moves;
mod notation;
mod options;
mod phase;
mod picture;
mod pool;
mod position;
mod prompt;
mod reasons;
mod redeal;
mod refusal;
mod rules;
mod secrecy;
mod state;
mod table;
mod values;
mod view;
mod vocabulary;

pub use board::{Line, Rotation, Slot};
pub use cards::{CardId, CardKind, PlayerCard, PlayerId, Stat, StrategyCard, TeamValue, Timing};
pub use deck::{Breach, Deck};
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
