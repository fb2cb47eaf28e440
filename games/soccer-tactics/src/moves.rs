//! The moves: what a coach can choose.

use std::{fmt, str::FromStr};

use engine::{NotationError, serde_by_notation};
use pitch::Square;
use serde::{Deserialize, Serialize};

use crate::Pawn;

/// A word that looks like a square, whether or not the pitch has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "TacticsSquareName")
)]
pub struct SquareName {
    pub(crate) column: u8,
    pub(crate) row: u8,
}

impl SquareName {
    /// The square, if the pitch has it.
    #[inline]
    #[must_use]
    pub fn square(self) -> Option<Square> {
        Square::new(self.column, self.row)
    }
}

impl From<Square> for SquareName {
    #[inline]
    fn from(square: Square) -> Self {
        Self {
            column: square.column(),
            row: square.row(),
        }
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column), self.row)
    }
}

impl FromStr for SquareName {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || {
            NotationError::new(format!(
                "`{text}` is no square: write a letter and a number, such as D8"
            ))
        };
        let mut letters = text.chars();
        let column = letters
            .next()
            .filter(char::is_ascii_uppercase)
            .ok_or_else(wrong)? as u8
            - b'A';
        let digits = letters.as_str();
        if digits.is_empty() || digits.len() > 2 || !digits.chars().all(|letter| letter.is_ascii_digit()) {
            return Err(wrong());
        }
        Ok(Self {
            column,
            row: digits.parse().map_err(|_| wrong())?,
        })
    }
}

serde_by_notation!(SquareName);

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsMove"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// TACTICS-SETUP-8 Two attackers change posts.
    Swap {
        /// One of them.
        pawn: Pawn,
        /// The other.
        other: Pawn,
    },
    /// TACTICS-SETUP-8 A pawn takes another square of its group.
    Shift {
        /// Which pawn.
        pawn: Pawn,
        /// Where to.
        square: SquareName,
    },
    /// TACTICS-SETUP-8 The line-up stands.
    Done {},
    /// TACTICS-MOVE-1 A field player moves the whole roll.
    Move {
        /// Which pawn.
        pawn: Pawn,
        /// Where it ends.
        square: SquareName,
    },
    /// TACTICS-BALL-11 The ball is played.
    Play {
        /// Where it ends.
        square: SquareName,
    },
    /// TACTICS-DRIB-1 The holder takes the ball along.
    Dribble {
        /// Where to.
        square: SquareName,
    },
    /// TACTICS-KEEP-2 The keeper steps, instead of a roll.
    Keeper {
        /// Where to.
        square: SquareName,
    },
    /// TACTICS-KEEP-2 The die is rolled for a field player.
    Roll {},
    /// TACTICS-PLACE-1 A pawn is placed.
    Place {
        /// Which pawn.
        pawn: Pawn,
        /// The square on which it shall stand.
        square: SquareName,
    },
    /// TACTICS-CORNER-6 A set-up move of a corner is passed.
    Pass {},
    /// TACTICS-KEEP-7 The keeper goes back to his goal area.
    KeeperHome {
        /// Which square.
        square: SquareName,
    },
    /// TACTICS-PEN-2 The kicker's arc square.
    Arc {
        /// A square of the arc.
        square: SquareName,
    },
    /// TACTICS-FREE-2 The circle square of a free kick.
    Spot {
        /// A square of the circle.
        square: SquareName,
    },
    /// TACTICS-FREE-3 Who takes the free kick.
    Taker {
        /// Which pawn.
        pawn: Pawn,
    },
    /// TACTICS-CARD-8 Who becomes keeper.
    NewKeeper {
        /// Which pawn.
        pawn: Pawn,
    },
    /// TACTICS-MINOR-5 The free kick is taken.
    Take {},
    /// TACTICS-MINOR-5 Play goes on.
    Decline {},
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap { pawn, other } => write!(f, "swap {pawn} {other}"),
            Self::Shift { pawn, square } => write!(f, "shift {pawn} {square}"),
            Self::Done {} => f.write_str("done"),
            Self::Move { pawn, square } => write!(f, "move {pawn} {square}"),
            Self::Play { square } => write!(f, "play {square}"),
            Self::Dribble { square } => write!(f, "dribble {square}"),
            Self::Keeper { square } => write!(f, "keeper {square}"),
            Self::Roll {} => f.write_str("roll"),
            Self::Place { pawn, square } => write!(f, "place {pawn} {square}"),
            Self::Pass {} => f.write_str("pass"),
            Self::KeeperHome { square } => write!(f, "keeper_home {square}"),
            Self::Arc { square } => write!(f, "arc {square}"),
            Self::Spot { square } => write!(f, "spot {square}"),
            Self::Taker { pawn } => write!(f, "taker {pawn}"),
            Self::NewKeeper { pawn } => write!(f, "new-keeper {pawn}"),
            Self::Take {} => f.write_str("take"),
            Self::Decline {} => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["swap", pawn, other] => Self::Swap {
                pawn: pawn.parse()?,
                other: other.parse()?,
            },
            ["shift", pawn, square] => Self::Shift {
                pawn: pawn.parse()?,
                square: square.parse()?,
            },
            ["done"] => Self::Done {},
            ["move", pawn, square] => Self::Move {
                pawn: pawn.parse()?,
                square: square.parse()?,
            },
            ["play", square] => Self::Play {
                square: square.parse()?,
            },
            ["dribble", square] => Self::Dribble {
                square: square.parse()?,
            },
            ["keeper", square] => Self::Keeper {
                square: square.parse()?,
            },
            ["roll"] => Self::Roll {},
            ["place", pawn, square] => Self::Place {
                pawn: pawn.parse()?,
                square: square.parse()?,
            },
            ["pass"] => Self::Pass {},
            ["keeper_home", square] => Self::KeeperHome {
                square: square.parse()?,
            },
            ["arc", square] => Self::Arc {
                square: square.parse()?,
            },
            ["spot", square] => Self::Spot {
                square: square.parse()?,
            },
            ["taker", pawn] => Self::Taker { pawn: pawn.parse()? },
            ["new-keeper", pawn] => Self::NewKeeper { pawn: pawn.parse()? },
            ["take"] => Self::Take {},
            ["decline"] => Self::Decline {},
            _ => {
                return Err(NotationError::new(format!(
                    "`{text}` is no move: write move h7 D8, play E10, dribble D9, roll, keeper D2, place a7 F9, pass, \
                     shift h9 E8, swap h9 h7, done, keeper_home D1, arc E13, spot D8, taker aD2, new-keeper aD2, take or decline"
                )));
            }
        })
    }
}
