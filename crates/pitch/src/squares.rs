//! Sets of squares.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub},
};

use crate::{COLUMNS, Direction, Square};

/// A set of squares, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub u128);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);
    /// The whole grid.
    pub const ALL: Self = Self(u128::MAX);
    const COLUMN_A: u128 = u128::MAX / 0xff;
    const NOT_A: u128 = !Self::COLUMN_A;
    const NOT_H: u128 = !(Self::COLUMN_A << 7);

    /// The set of one square.
    #[inline]
    #[must_use]
    pub const fn one(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// All squares of a block of columns (0 to 7) and rows (1 to 16), ends included.
    #[must_use]
    pub const fn block(columns: (u8, u8), rows: (u8, u8)) -> Self {
        let mut set = 0;
        let mut row = rows.0;
        while row <= rows.1 {
            let mut column = columns.0;
            while column <= columns.1 {
                set |= 1 << ((row - 1) * COLUMNS + column);
                column += 1;
            }
            row += 1;
        }
        Self(set)
    }

    /// All squares of a row and of the rows between it and another.
    #[inline]
    #[must_use]
    pub const fn rows(first: u8, last: u8) -> Self {
        Self::block((0, COLUMNS - 1), (first, last))
    }

    /// The squares at exactly this distance; at distance 0 the square itself.
    #[must_use]
    pub fn ring(centre: Square, distance: u8) -> Self {
        Square::all()
            .filter(|square| centre.distance(*square) == distance)
            .collect()
    }

    /// The square and its neighbours.
    #[inline]
    #[must_use]
    pub fn around(centre: Square) -> Self {
        let column = Self::one(centre);
        let row = column | column.step(Direction::East) | column.step(Direction::West);
        row | row.step(Direction::North) | row.step(Direction::South)
    }

    /// Whether it has no square.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it has.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the square is in it.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Whether the sets share a square.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// Its first square, by row and column.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Square> {
        (self.0 != 0).then(|| Square::at(self.0.trailing_zeros() as u8))
    }

    /// Its last square, by row and column.
    #[inline]
    #[must_use]
    pub fn last(self) -> Option<Square> {
        (self.0 != 0).then(|| Square::at(127 - self.0.leading_zeros() as u8))
    }

    /// Its square number `n`, counted from 0 in the order of `iter`.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> Option<Square> {
        let low = self.0 as u64;
        let below = low.count_ones();
        let (mut half, skip, base) = if n < below {
            (low, n, 0)
        } else {
            ((self.0 >> 64) as u64, n - below, 64)
        };
        for _ in 0..skip {
            half &= half.wrapping_sub(1);
        }
        (half != 0).then(|| Square::at(base + half.trailing_zeros() as u8))
    }

    /// Its squares, by row and column.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter {
            low: self.0 as u64,
            high: (self.0 >> 64) as u64,
        }
    }

    /// All its squares moved by one step; what leaves the grid is gone.
    #[inline(always)]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let set = self.0;
        Self(match direction {
            Direction::North => set << 8,
            Direction::NorthEast => set << 9 & Self::NOT_A,
            Direction::East => set << 1 & Self::NOT_A,
            Direction::SouthEast => set >> 7 & Self::NOT_A,
            Direction::South => set >> 8,
            Direction::SouthWest => set >> 9 & Self::NOT_H,
            Direction::West => set >> 1 & Self::NOT_H,
            Direction::NorthWest => set << 7 & Self::NOT_H,
        })
    }
}

/// The squares of a set, by row and column.
#[derive(Clone, Debug)]
pub struct Iter {
    low: u64,
    high: u64,
}

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let square = Square::at(self.low.trailing_zeros() as u8);
            self.low &= self.low - 1;
            Some(square)
        } else if self.high != 0 {
            let square = Square::at(64 + self.high.trailing_zeros() as u8);
            self.high &= self.high - 1;
            Some(square)
        } else {
            None
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = (self.low.count_ones() + self.high.count_ones()) as usize;
        (count, Some(count))
    }

    #[inline]
    fn fold<B, F: FnMut(B, Square) -> B>(self, start: B, mut step: F) -> B {
        let mut folded = start;
        for (mut half, base) in [(self.low, 0), (self.high, 64)] {
            while half != 0 {
                folded = step(folded, Square::at(base + half.trailing_zeros() as u8));
                half &= half - 1;
            }
        }
        folded
    }
}

impl ExactSizeIterator for Iter {}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::NONE;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl BitOr for Squares {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Squares {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Squares {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Sub for Squares {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Squares {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_steps_like_each_of_its_squares() {
        let set = Squares(0x8001_0240_1818_a55a_0f0f_8181_c3c3_9009);
        for direction in Direction::ALL {
            let one_by_one: Squares = set
                .iter()
                .filter_map(|square| square.towards(direction, 1))
                .collect();
            assert_eq!(set.step(direction), one_by_one, "{direction:?}");
        }
    }

    #[test]
    fn squares_are_counted_in_order() {
        let set = Squares::block((2, 5), (14, 16)) | Squares::rows(1, 1);
        let squares: Vec<Square> = set.iter().collect();
        assert_eq!(squares.len(), 20);
        assert_eq!(set.len(), 20);
        assert!(squares.is_sorted());
        for (n, square) in squares.iter().enumerate() {
            assert_eq!(set.nth(n as u32), Some(*square));
        }
        assert_eq!(set.nth(20), None);
        assert_eq!(
            (set.first(), set.last()),
            (squares.first().copied(), squares.last().copied())
        );
        assert_eq!(Squares::NONE.first(), None);
    }

    #[test]
    fn rings_and_neighbours_fit_together() {
        for square in Square::all() {
            assert_eq!(
                Squares::ring(square, 0) | Squares::ring(square, 1),
                Squares::around(square)
            );
            let all = (0..16).fold(Squares::NONE, |set, distance| {
                set | Squares::ring(square, distance)
            });
            assert_eq!(all, Squares::ALL);
        }
    }
}
