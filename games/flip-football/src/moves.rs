//! The moves: setting aside, and laying.

use std::{fmt, str::FromStr};

use engine::{Moves, NotationError, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, CardName, FlipFootball, Name, options::SetAside, state::Phase};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipMove"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// FLIP-ASIDE-4 One card for the eight.
    SetAside {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        card: CardName,
    },
    /// FLIP-ASIDE-5 The referee draws the missing cards of the eight.
    RestRandom {},
    /// FLIP-ASIDE-6 A ready-made eight.
    Preset {
        /// Which.
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

/// FLIP-ASIDE-6 The ready-made eights, by card number.
pub const PRESETS: [(&str, [u8; 8]); 5] = [
    ("strongest", [7, 17, 18, 33, 36, 37, 43, 53]),
    ("attacking", [1, 22, 29, 33, 36, 43, 49, 53]),
    ("defensive", [2, 7, 30, 32, 37, 38, 43, 52]),
    ("open", [1, 21, 22, 29, 34, 41, 48, 49]),
    ("tight", [6, 10, 23, 30, 32, 38, 51, 52]),
];

/// The cards of a ready-made eight.
pub(crate) fn preset(name: &str) -> Option<[u8; 8]> {
    PRESETS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, numbers)| *numbers)
}

fn preset_move(at: usize) -> Move {
    Move::Preset {
        name: PRESETS[at].0.parse().expect("a preset has a name"),
    }
}

/// Every legal move of a seat.
pub(crate) fn list(state: &FlipFootball, seat: Seat) -> Moves<Move> {
    if !state.to_act_seats().contains(seat) {
        return Moves::Listed(Vec::new());
    }
    let team = &state.teams[seat.side()];
    Moves::Listed(match state.phase {
        Phase::SetAside => {
            let mut moves: Vec<Move> = team
                .unpicked()
                .map(|card: Card| Move::SetAside { card: card.name() })
                .collect();
            moves.push(Move::RestRandom {});
            if team.eight.is_empty() {
                moves.extend((0..PRESETS.len()).map(preset_move));
            }
            moves
        }
        Phase::Play(_) if state.lays_from_hand() => team
            .hand
            .iter()
            .map(|card| Move::Lay {
                card: Some(card.name()),
            })
            .collect(),
        Phase::Play(_) => vec![Move::Lay { card: None }],
        Phase::Over => Vec::new(),
    })
}

/// One legal move of a seat, each with a chance.
#[inline]
pub(crate) fn sample(state: &FlipFootball, seat: Seat, rng: &mut Rng) -> Move {
    let team = &state.teams[seat.side()];
    if state.phase != Phase::SetAside {
        if !state.lays_from_hand() {
            return Move::Lay { card: None };
        }
        return Move::Lay {
            card: Some(rng.one_of(&team.hand).name()),
        };
    }
    debug_assert_eq!(
        state.options.set_aside,
        SetAside::Choose,
        "nobody picks otherwise"
    );
    let cards = team.main().len();
    let presets = if team.eight.is_empty() { PRESETS.len() } else { 0 };
    let at = rng.below((cards + 1 + presets) as u32) as usize;
    match at.checked_sub(cards) {
        None => Move::SetAside {
            card: team.main().nth(at, team.colour).expect("counted above").name(),
        },
        Some(0) => Move::RestRandom {},
        Some(preset) => preset_move(preset - 1),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The browser draws the ready-made eights from the data file.
    #[test]
    fn the_data_file_holds_the_same_eights() {
        let rows = include_str!("../data/presets.csv").lines().skip(1);
        let read: Vec<(&str, Vec<u8>)> = rows
            .map(|row| row.split_once(',').expect("a name and its numbers"))
            .map(|(name, numbers)| (name, numbers.split(' ').flat_map(str::parse).collect()))
            .collect();
        assert_eq!(read, PRESETS.map(|(name, numbers)| (name, numbers.to_vec())));
    }
}
