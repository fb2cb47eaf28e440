//! The pieces: nine of each side, their roles and values.

use std::{fmt, str::FromStr};

use engine::{NotationError, Side, serde_by_notation, word_enum};

use crate::Hexagon;

/// Pieces of a side.
pub(crate) const NUMBERS: u8 = 9;
/// All pieces.
pub(crate) const PIECES: usize = 18;

/// CITY-SET-1 A piece, named by its side and shirt number: `H9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "CityPiece"))]
pub struct Piece(u8);

impl Piece {
    /// The piece of a side with this shirt number, 1 to 9.
    #[must_use]
    pub const fn new(side: Side, number: u8) -> Option<Self> {
        match (side, number) {
            (Side::Home, 1..=NUMBERS) => Some(Self(number - 1)),
            (Side::Away, 1..=NUMBERS) => Some(Self(NUMBERS + number - 1)),
            _ => None,
        }
    }

    #[inline]
    pub(crate) const fn nth(index: usize) -> Self {
        Self(index as u8 % PIECES as u8)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its side.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 < NUMBERS { Side::Home } else { Side::Away }
    }

    /// Its shirt number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }

    /// All pieces, Home's first, by rising number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PIECES).map(Self::nth)
    }

    /// The pieces of a side, by rising number.
    #[inline]
    pub fn of(side: Side) -> impl Iterator<Item = Self> + Clone {
        let first = match side {
            Side::Home => 0,
            Side::Away => usize::from(NUMBERS),
        };
        (first..first + usize::from(NUMBERS)).map(Self::nth)
    }

    /// The same number of the other side.
    #[must_use]
    pub fn turned(self) -> Self {
        Self((self.0 + NUMBERS) % PIECES as u8)
    }

    /// What its shirt number plays as.
    #[must_use]
    pub const fn role(self) -> Role {
        match self.number() {
            1 => Role::Goalkeeper,
            2 | 3 => Role::Defender,
            4 | 5 => Role::DefensiveMidfielder,
            6 | 7 => Role::AttackingMidfielder,
            _ => Role::Striker,
        }
    }

    /// CITY-SET-9 Its defence and attack, those of a keeper outside the boxes.
    #[inline]
    pub(crate) const fn values(self) -> (u8, u8) {
        match self.role() {
            Role::Goalkeeper => (2, 0),
            Role::Defender => (4, 1),
            Role::DefensiveMidfielder => (3, 2),
            Role::AttackingMidfielder => (2, 3),
            Role::Striker => (1, 4),
        }
    }

    /// CITY-CARD-4, CITY-SUB-3 Its save points as keeper.
    #[inline]
    pub(crate) const fn save_points(self) -> u8 {
        if self.number() == 1 { 4 } else { 3 }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.side() {
            Side::Home => 'H',
            Side::Away => 'A',
        };
        write!(f, "{letter}{}", self.number())
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match *text.as_bytes() {
            [b'H', digit @ b'1'..=b'9'] => Ok(Self::nth(usize::from(digit - b'1'))),
            [b'A', digit @ b'1'..=b'9'] => Ok(Self::nth(usize::from(digit - b'1' + NUMBERS))),
            _ => Err(NotationError::new(format!(
                "`{text}` is no piece: write H1 to H9 or A1 to A9"
            ))),
        }
    }
}

serde_by_notation!(Piece);

word_enum! {
    /// What a piece plays as.
    #[cfg_attr(feature = "ts", ts(rename = "CityRole"))]
    pub enum Role {
        /// Number 1.
        Goalkeeper = "goalkeeper",
        /// Numbers 2 and 3.
        Defender = "defender",
        /// Numbers 4 and 5.
        DefensiveMidfielder = "defensive-midfielder",
        /// Numbers 6 and 7.
        AttackingMidfielder = "attacking-midfielder",
        /// Numbers 8 and 9.
        Striker = "striker",
    }
}

/// A set of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "Array<CityPiece>", rename = "CityPieces")
)]
pub struct Pieces(u32);

impl Pieces {
    /// No piece.
    pub const NONE: Self = Self(0);

    /// Whether the piece is in it.
    #[inline]
    #[must_use]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << piece.0);
    }

    /// Whether it has no piece.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces it has.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Its piece number `n`, counted from 0.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Option<Piece> {
        self.iter().nth(n)
    }

    /// Its pieces, Home's first, by rising number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let low = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(Piece(low as u8))
        })
    }
}

impl FromIterator<Piece> for Pieces {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        let mut set = Self::NONE;
        for piece in pieces {
            set.insert(piece);
        }
        set
    }
}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Written as its pieces with commas between, or `none`.
impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (at, piece) in self.iter().enumerate() {
            let comma = if at == 0 { "" } else { "+" };
            write!(f, "{comma}{piece}")?;
        }
        Ok(())
    }
}

impl FromStr for Pieces {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "none" {
            return Ok(Self::NONE);
        }
        text.split('+').map(str::parse::<Piece>).collect()
    }
}

impl serde::Serialize for Pieces {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for Pieces {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Piece>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    On(Hexagon),
    /// Picked for a line-up, not placed yet.
    Waiting,
    Bench,
    /// CITY-SUB-1 Taken off: he may not return.
    TakenOff,
    /// CITY-CARD-3 Sent off.
    SentOff,
}

impl Place {
    #[inline]
    pub(crate) const fn hexagon(self) -> Option<Hexagon> {
        match self {
            Self::On(hexagon) => Some(hexagon),
            Self::Waiting | Self::Bench | Self::TakenOff | Self::SentOff => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(hexagon) => hexagon.fmt(f),
            Self::Waiting => f.write_str("waiting"),
            Self::Bench => f.write_str("bench"),
            Self::TakenOff => f.write_str("taken-off"),
            Self::SentOff => f.write_str("sent-off"),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "waiting" => Self::Waiting,
            "bench" => Self::Bench,
            "taken-off" => Self::TakenOff,
            "sent-off" => Self::SentOff,
            hexagon => Self::On(crate::board::read_hexagon(hexagon)?),
        })
    }
}
