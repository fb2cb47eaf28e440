//! The twenty-two pawns and where they can be.

use std::{fmt, str::FromStr};

use engine::{NotationError, Side, serde_by_notation, word_enum};
use pitch::Square;

/// TACTICS-TEAM-1 Pawns of a side.
pub(crate) const TEAM: u8 = 11;

/// A pawn by its id, such as `h9` or `aGK`. The order of pawns is that of `data/pawns.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "TacticsPawn")
)]
pub struct Pawn(u8);

/// TACTICS-TEAM-2 What is written on the pawns of a side: the keeper is number 1, the attackers are 6 to 11.
const LABELS: [&str; TEAM as usize] = ["GK", "D1", "D2", "D3", "D4", "6", "7", "8", "11", "9", "10"];

impl Pawn {
    /// All pawns, Home's first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..2 * TEAM).map(Self)
    }

    /// The pawns of a side, in the order of their ids.
    #[inline]
    pub fn of(side: Side) -> impl Iterator<Item = Self> + Clone {
        let first = side as u8 * TEAM;
        (first..first + TEAM).map(Self)
    }

    /// A pawn of a side by its place in the order of ids; places wrap.
    #[inline]
    pub(crate) const fn nth(side: Side, nth: u8) -> Self {
        Self(side as u8 * TEAM + nth % TEAM)
    }

    /// Its side.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 < TEAM { Side::Home } else { Side::Away }
    }

    /// Its place among all pawns.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its place in the order of ids of its side.
    #[inline]
    pub(crate) const fn within(self) -> u8 {
        self.0 % TEAM
    }

    /// What is written on it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        LABELS[self.within() as usize]
    }

    /// What it was made for.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Role {
        match self.within() {
            0 => Role::Keeper,
            1..=4 => Role::Defender,
            _ => Role::Attacker,
        }
    }

    /// The pawn of the same name on the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((self.0 + TEAM) % (2 * TEAM))
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side() {
            Side::Home => 'h',
            Side::Away => 'a',
        };
        write!(f, "{side}{}", self.label())
    }
}

impl fmt::Debug for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Pawn {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no pawn: write h9, aGK or hD2"));
        let side = match text.get(..1) {
            Some("h") => Side::Home,
            Some("a") => Side::Away,
            _ => return Err(wrong()),
        };
        let within = LABELS
            .iter()
            .position(|label| *label == &text[1..])
            .ok_or_else(wrong)?;
        Ok(Self::nth(side, within as u8))
    }
}

serde_by_notation!(Pawn);

word_enum! {
    /// What a pawn plays as.
    #[cfg_attr(feature = "ts", ts(rename = "TacticsRole"))]
    pub enum Role {
        /// The keeper.
        Keeper = "keeper",
        /// One of the four defenders.
        Defender = "defender",
        /// A striker or midfielder: the same kind of pawn.
        Attacker = "attacker",
    }
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// On a square.
    On(Square),
    /// At the corner flag, about to take a corner kick.
    Flag,
    /// On the goal centre, facing a penalty kick.
    GoalCentre,
    /// Lifted off the board for a moment (TACTICS-KEEP-7).
    Lifted,
    /// Not on the board, but not sent off: the next line-up brings it back.
    Beside,
    /// Sent off.
    Out,
}

impl Place {
    #[inline]
    pub(crate) const fn square(self) -> Option<Square> {
        match self {
            Self::On(square) => Some(square),
            Self::Flag | Self::GoalCentre | Self::Lifted | Self::Beside | Self::Out => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(square) => square.fmt(f),
            Self::Flag => f.write_str("flag"),
            Self::GoalCentre => f.write_str("goal-centre"),
            Self::Lifted => f.write_str("lifted"),
            Self::Beside => f.write_str("beside"),
            Self::Out => f.write_str("out"),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "flag" => Self::Flag,
            "goal-centre" => Self::GoalCentre,
            "lifted" => Self::Lifted,
            "beside" => Self::Beside,
            "out" => Self::Out,
            _ => Self::On(
                text.parse()
                    .map_err(|error| NotationError::new(format!("{error}")))?,
            ),
        })
    }
}

/// A set of pawns, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Pawns(u32);

impl Pawns {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) fn contains(self, pawn: Pawn) -> bool {
        self.0 >> pawn.0 & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, pawn: Pawn) {
        self.0 |= 1 << pawn.0;
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Pawn> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let pawn = Pawn(left.trailing_zeros() as u8);
                left &= left - 1;
                pawn
            })
        })
    }

    #[inline]
    pub(crate) fn first(self) -> Option<Pawn> {
        self.iter().next()
    }

    #[inline]
    pub(crate) fn nth(self, n: u32) -> Option<Pawn> {
        self.iter().nth(n as usize)
    }
}

impl FromIterator<Pawn> for Pawns {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Pawn>>(pawns: I) -> Self {
        let mut set = Self::NONE;
        for pawn in pawns {
            set.insert(pawn);
        }
        set
    }
}

impl fmt::Debug for Pawns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
