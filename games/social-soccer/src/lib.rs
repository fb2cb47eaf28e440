//! SocialSoccer: football as the care of tired people, with decks, hidden hands and an answer to every move.
//!
//! The state is [`SocialSoccer`]; the rules stand in `rules/`, one file per chapter of `RULES.md`.

mod board;
mod cards;
mod csv;
mod deck;
pub mod decks;
mod effect;
mod events;
mod moves;
mod options;
mod phase;
mod pool;
mod state;
mod view;

pub use board::{Line, Rotation, Slot};
pub use cards::{CardId, CardKind, PlayerCard, PlayerId, Stat, StrategyCard, TeamValue, Timing};
pub use deck::{Breach, Deck};
pub use effect::{
    Condition, Count, Duration, Fitness, Group, Operation, Per, Step, Target, Trigger, Whose, Zone,
};
pub use events::{
    ChangedBy, DiscardedBy, EndedBy, Event, GivenBy, IdleBy, PlayerMark, SideRule, TiredBy, Who,
};
pub use moves::Move;
pub use options::{
    DeadBall, DeckOut, Deployment, FirstBall, Options, PRESETS, Rules, Switch, TieRule, Unspent,
};
pub use phase::{Phase, PickFrom};
pub use pool::{
    Banner, BannerCard, CardFileError, CardFiles, Pool, Profile, ProfileName, ReadyDeck, pool,
};
pub use state::{SocialSoccer, Tally};
pub use view::{
    ChangeView, FaceView, ForecastView, HandCardView, ItemView, KnownCardView, MarkView, PlayerView, Purpose,
    ResolvingView, ShotStage, ShotView, SideRuleView, SideView, SlotView, SpotView, Stamina, TargetView, View,
    Warning, WhyNotView,
};
