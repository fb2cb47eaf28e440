//! The levels of play.

use std::{fmt, str::FromStr};

use engine::NotationError;
use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// What an experienced coach does at a glance.
    Instinct,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Instinct];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Instinct => "instinct",
        })
    }
}

impl FromStr for Level {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|level| level.to_string() == text)
            .ok_or_else(|| {
                NotationError::new(format!(
                    "there is no bot level `{text}`: write random or instinct"
                ))
            })
    }
}
