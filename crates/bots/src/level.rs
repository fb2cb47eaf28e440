//! The levels of play.

use std::{fmt, str::FromStr};

use engine::NotationError;
use serde::{Deserialize, Serialize};

/// How well a bot plays. Noise makes a level weaker, never knowledge that its seat does not have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// Instinct, with many moves at random.
    Park,
    /// Instinct, with some moves at random.
    Club,
    /// What an experienced coach does at a glance.
    Instinct,
    /// A short search, with a few moves at random.
    Pro,
    /// A search as long as there is time.
    World,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Park,
        Self::Club,
        Self::Instinct,
        Self::Pro,
        Self::World,
    ];

    /// Those that people can choose to play against.
    pub const OFFERED: [Self; 4] = [Self::Park, Self::Club, Self::Pro, Self::World];

    /// One decision in so many is any legal move.
    pub(crate) fn odd_move_in(self) -> Option<u32> {
        match self {
            Self::Random => Some(1),
            Self::Park => Some(3),
            Self::Club => Some(6),
            Self::Pro => Some(12),
            Self::Instinct | Self::World => None,
        }
    }

    /// Whether it searches.
    #[must_use]
    pub fn searches(self) -> bool {
        self.simulations() > 0
    }

    /// The most simulations of a decision where no clock ends the search.
    #[must_use]
    pub fn simulations(self) -> u32 {
        match self {
            Self::Random | Self::Park | Self::Club | Self::Instinct => 0,
            Self::Pro => 100,
            Self::World => 8000,
        }
    }

    /// Its name, which is never another.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Park => "park",
            Self::Club => "club",
            Self::Instinct => "instinct",
            Self::Pro => "pro",
            Self::World => "world",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| {
                let names: Vec<&str> = Self::ALL.iter().map(|level| level.name()).collect();
                NotationError::new(format!(
                    "there is no bot level `{text}`: write one of {}",
                    names.join(", ")
                ))
            })
    }
}
