//! The state of a match.

use engine::BySide;

use crate::{Face, Options, Toss, phase::Phase};

/// A match of Coin Toss.
#[derive(Clone, PartialEq, Debug)]
pub struct CoinToss {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// The minutes that are over.
    pub(crate) minute: u8,
    /// What was called in this minute.
    pub(crate) calls: BySide<Option<Face>>,
    /// What was tossed last.
    pub(crate) last: Option<Toss>,
    pub(crate) score: BySide<u16>,
}

impl CoinToss {
    pub(crate) fn before_the_match(options: &Options) -> Self {
        Self {
            options: *options,
            phase: Phase::Call,
            minute: 0,
            calls: BySide::default(),
            last: None,
            score: BySide::default(),
        }
    }
}
