//! How to judge a position: the chance to win, from a few features and weights fitted by self-play.

use arrayvec::ArrayVec;
use engine::{Outcome, Rng, Side};

use crate::{Instinct, Seen};

/// The most features of a position.
const FEATURES_MAX: usize = 24;

/// What is seen in a position, in the order of `Knowledge::FEATURES`.
pub type Features = ArrayVec<f64, FEATURES_MAX>;

/// What an experienced coach knows of a game beyond its rules: what to look at in a position, and what it is worth.
pub trait Knowledge: Instinct {
    /// What is looked at, in words.
    const FEATURES: &'static [&'static str];
    /// What each feature is worth; `fiveaside fit` writes them.
    const WEIGHTS: &'static [f64];

    /// How many decisions a search plays by instinct, at least, before it judges a position.
    const HORIZON: u32;

    /// Whether a move leads to much the same decisions each time, so that a search can keep figures of them in a tree.
    const TREE: bool = true;

    /// What a search plays to see where a move leads: instinct, or something like it that takes less time.
    fn hunch(seen: &Seen<'_, Self>, rng: &mut Rng) -> Self::Move {
        Self::instinct(seen, rng)
    }

    /// The moves that a search compares with instinct's, the most promising first; none if they are all that are
    /// listed or, where moves are open, any.
    fn ideas(_seen: &Seen<'_, Self>, _rng: &mut Rng) -> Option<Vec<Self::Move>> {
        None
    }

    /// Whether a position can be judged as it is: nothing is about to happen that the features do not tell.
    fn is_quiet(&self) -> bool {
        true
    }

    /// The features of a position, seen from Home: with the sides exchanged each has the opposite sign.
    fn features(&self) -> Features;
}

/// The chance that Home wins, a draw counting half.
#[must_use]
pub fn chance_of_home<G: Knowledge>(state: &G) -> f64 {
    chance_of(advantage(&state.features(), G::WEIGHTS))
}

/// What features are worth together.
#[must_use]
pub fn advantage(features: &[f64], weights: &[f64]) -> f64 {
    features
        .iter()
        .zip(weights)
        .map(|(feature, weight)| feature * weight)
        .sum()
}

/// From an advantage, any number, to a chance between 0 and 1. Built from operations that are the same on every
/// platform, which the exponential function is not.
#[must_use]
pub fn chance_of(advantage: f64) -> f64 {
    0.5 + 0.5 * advantage / (1.0 + advantage * advantage).sqrt()
}

/// What a match was worth for Home.
#[must_use]
pub fn worth_for_home(outcome: &Outcome) -> f64 {
    match outcome.winner {
        Some(Side::Home) => 1.0,
        Some(Side::Away) => 0.0,
        None => 0.5,
    }
}

/// What is worth so much to Home, for a side.
pub(crate) fn for_side(worth_for_home: f64, side: Side) -> f64 {
    match side {
        Side::Home => worth_for_home,
        Side::Away => 1.0 - worth_for_home,
    }
}
