//! The one move: a call.

use std::{fmt, str::FromStr};

use engine::{NotationError, word_enum};
use serde::{Deserialize, Serialize};

word_enum! {
    /// A face of the coin.
    #[cfg_attr(feature = "ts", ts(rename = "CoinFace"))]
    pub enum Face {
        /// Heads.
        Heads = "heads",
        /// Tails.
        Tails = "tails",
    }
}

impl Face {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Heads, Self::Tails];
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CoinMove"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// COIN-CALL-1 A call.
    Call {
        /// The face that is called.
        face: Face,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call { face } => write!(f, "call {face}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["call", face] => Ok(Self::Call { face: face.parse()? }),
            _ => Err(NotationError::new(format!(
                "`{text}` is no move: write call heads or call tails"
            ))),
        }
    }
}
