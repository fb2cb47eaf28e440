//! One square of the grid, and the eight directions.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Columns of the grid, `A` to `H`.
pub const COLUMNS: u8 = 8;
/// Rows of the grid, 1 to 16.
pub const ROWS: u8 = 16;

/// A square, named by its column and row: `D8`. Ordered by row, then by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(u8);

/// A word that names no square.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no square: write A1 to H16")]
pub struct NoSquare(String);

impl Square {
    /// The square in a column (0 to 7) and row (1 to 16).
    #[inline]
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row >= 1 && row <= ROWS {
            Some(Self((row - 1) * COLUMNS + column))
        } else {
            None
        }
    }

    /// The square with this index, row by row from A1; indices wrap.
    #[inline]
    #[must_use]
    pub const fn at(index: u8) -> Self {
        Self(index & 127)
    }

    /// Its index, row by row from A1.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its column, 0 to 7.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its row, 1 to 16.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    /// All squares, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COLUMNS * ROWS).map(Self)
    }

    /// Columns and rows from here to there.
    #[inline]
    #[must_use]
    pub const fn offset(self, to: Self) -> (i8, i8) {
        (
            to.column() as i8 - self.column() as i8,
            to.row() as i8 - self.row() as i8,
        )
    }

    /// King steps between two squares.
    #[inline]
    #[must_use]
    pub const fn distance(self, to: Self) -> u8 {
        let (dx, dy) = self.offset(to);
        let (dx, dy) = (dx.unsigned_abs(), dy.unsigned_abs());
        if dx > dy { dx } else { dy }
    }

    /// The square so many steps away, if it is on the grid.
    #[must_use]
    pub const fn towards(self, direction: Direction, steps: u8) -> Option<Self> {
        let (dx, dy) = direction.offset();
        let column = self.column() as i8 + dx * steps as i8;
        let row = self.row() as i8 + dy * steps as i8;
        if column < 0 || row < 1 {
            None
        } else {
            Self::new(column as u8, row as u8)
        }
    }

    /// The same square seen from the other end: rows exchanged, columns kept.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((ROWS - self.row()) * COLUMNS + self.column())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NoSquare(text.to_owned());
        let mut letters = text.chars();
        let column = letters
            .next()
            .filter(char::is_ascii_uppercase)
            .ok_or_else(wrong)? as u8
            - b'A';
        let digits = letters.as_str();
        if digits.starts_with(['0', '+']) {
            return Err(wrong());
        }
        let row = digits.parse().map_err(|_| wrong())?;
        Self::new(column, row).ok_or_else(wrong)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// One of the eight ways to a neighbouring square. North is towards higher rows, east towards later columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Up.
    North,
    /// Up and right.
    NorthEast,
    /// Right.
    East,
    /// Down and right.
    SouthEast,
    /// Down.
    South,
    /// Down and left.
    SouthWest,
    /// Left.
    West,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// All of them, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[self as usize ^ 4]
    }

    /// One step as columns and rows.
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_survives_its_name() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        assert_eq!(
            (names.len(), names[0].as_str(), names[127].as_str()),
            (128, "A1", "H16")
        );
        for (square, name) in Square::all().zip(&names) {
            assert_eq!(name.parse(), Ok(square));
            assert_eq!(Square::new(square.column(), square.row()), Some(square));
            assert_eq!(square.turned().turned(), square);
        }
        for wrong in ["", "A", "A0", "A17", "I3", "d4", "D04", "D+4", "D4 ", "4D"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn steps_lead_where_they_should() {
        let square: Square = "D8".parse().unwrap();
        assert_eq!(
            square.towards(Direction::NorthEast, 3).unwrap().to_string(),
            "G11"
        );
        assert_eq!(square.towards(Direction::West, 4), None);
        for direction in Direction::ALL {
            let there = square.towards(direction, 2).unwrap();
            assert_eq!(square.distance(there), 2);
            assert_eq!(there.towards(direction.opposite(), 2), Some(square));
        }
    }
}
