//! The moves: setting aside, and laying.

use std::{fmt, str::FromStr};

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::{CardName, Name};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipMove"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// FLIP-ASIDE-4 One card for the eight.
    SetAside {
        /// The card to set aside.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        card: CardName,
    },
    /// FLIP-ASIDE-5 The referee draws the missing cards of the eight.
    RestRandom {},
    /// FLIP-ASIDE-6 A ready-made eight.
    Preset {
        /// The name of the ready-made eight.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        name: Name,
    },
    /// FLIP-PLAY-3, FLIP-HAND-4 Lays a card: the pack's in the box game, a named one from a hand.
    Lay {
        /// The card of the hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
        card: Option<CardName>,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetAside { card } => write!(f, "set-aside {card}"),
            Self::RestRandom {} => f.write_str("rest-random"),
            Self::Preset { name } => write!(f, "preset {name}"),
            Self::Lay { card: None } => f.write_str("lay"),
            Self::Lay { card: Some(card) } => write!(f, "lay {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["set-aside", card] => Ok(Self::SetAside { card: card.parse()? }),
            ["rest-random"] => Ok(Self::RestRandom {}),
            ["preset", name] => Ok(Self::Preset { name: name.parse()? }),
            ["lay"] => Ok(Self::Lay { card: None }),
            ["lay", card] => Ok(Self::Lay {
                card: Some(card.parse()?),
            }),
            _ => Err(NotationError::new(format!(
                "`{text}` is no move: write set-aside R46, rest-random, preset open, lay or lay R12"
            ))),
        }
    }
}
