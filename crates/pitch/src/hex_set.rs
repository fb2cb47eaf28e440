//! Sets of hexagons, a bit each.

use std::{
    fmt,
    marker::PhantomData,
    ops::{BitAnd, BitOr, BitOrAssign, Sub},
};

use crate::{Hex, HexLayout, hex::HEXES_MAX};

const WORDS: usize = HEXES_MAX / 64;

/// A set of hexagons of one grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct HexSet<L> {
    words: [u64; WORDS],
    layout: PhantomData<L>,
}

impl<L: HexLayout> HexSet<L> {
    /// No hexagon.
    pub const NONE: Self = Self::of([0; WORDS]);

    const fn of(words: [u64; WORDS]) -> Self {
        Self {
            words,
            layout: PhantomData,
        }
    }

    /// One hexagon.
    #[inline]
    #[must_use]
    pub const fn one(hex: Hex<L>) -> Self {
        let mut set = Self::NONE;
        set.insert(hex);
        set
    }

    /// The hexagons at most so many steps away, the middle included.
    #[must_use]
    pub fn disc(middle: Hex<L>, steps: u8) -> Self {
        Hex::all().filter(|hex| middle.distance(*hex) <= steps).collect()
    }

    /// The neighbours of a hexagon.
    #[inline]
    #[must_use]
    pub fn around(middle: Hex<L>) -> Self {
        middle.neighbours().collect()
    }

    /// Whether it has no hexagon.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == [0; WORDS]
    }

    /// How many hexagons it has.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the hexagon is in it.
    #[inline]
    #[must_use]
    pub const fn contains(&self, hex: Hex<L>) -> bool {
        self.words[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Whether the sets share a hexagon.
    #[inline]
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// Adds a hexagon.
    #[inline]
    pub const fn insert(&mut self, hex: Hex<L>) {
        self.words[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hexagon out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex<L>) {
        self.words[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Its first hexagon, row by row.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Hex<L>> {
        self.iter().next()
    }

    /// Its hexagon number `n`, counted from 0 row by row.
    #[must_use]
    pub fn nth(&self, n: u32) -> Option<Hex<L>> {
        let mut left = n;
        for (at, word) in self.words.iter().enumerate() {
            let count = word.count_ones();
            if left < count {
                let mut bits = *word;
                for _ in 0..left {
                    bits &= bits - 1;
                }
                return Some(Hex::at((64 * at) as u16 + bits.trailing_zeros() as u16));
            }
            left -= count;
        }
        None
    }

    /// Its hexagons, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hex<L>> {
        (0..WORDS).flat_map(move |at| {
            let mut bits = self.words[at];
            std::iter::from_fn(move || {
                let low = (bits != 0).then(|| bits.trailing_zeros())?;
                bits &= bits - 1;
                Some(Hex::at((64 * at) as u16 + low as u16))
            })
        })
    }

    #[inline(always)]
    fn zip(self, other: Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        Self::of(std::array::from_fn(|at| combine(self.words[at], other.words[at])))
    }
}

impl<L: HexLayout> Default for HexSet<L> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<L: HexLayout> FromIterator<Hex<L>> for HexSet<L> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Hex<L>>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl<L: HexLayout> BitOr for HexSet<L> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl<L: HexLayout> BitOrAssign for HexSet<L> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<L: HexLayout> BitAnd for HexSet<L> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl<L: HexLayout> Sub for HexSet<L> {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

impl<L: HexLayout> fmt::Debug for HexSet<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::tests::{Small, Wide};

    #[test]
    fn hexagons_are_counted_in_order() {
        let set: HexSet<Wide> = Hex::all().filter(|hex| hex.index() % 7 == 3).collect();
        let hexes: Vec<_> = set.iter().collect();
        assert_eq!(hexes.len(), 44);
        assert_eq!(set.len(), 44);
        assert!(hexes.is_sorted());
        for (n, hex) in hexes.iter().enumerate() {
            assert!(set.contains(*hex));
            assert_eq!(set.nth(n as u32), Some(*hex));
        }
        assert_eq!(set.nth(44), None);
        assert_eq!(set.first(), hexes.first().copied());
        assert_eq!(HexSet::<Wide>::NONE.first(), None);
    }

    #[test]
    fn sets_add_and_take_away() {
        for hex in Hex::<Small>::all() {
            let around = HexSet::around(hex);
            assert_eq!(around | HexSet::one(hex), HexSet::disc(hex, 1));
            assert_eq!(HexSet::disc(hex, 1) - around, HexSet::one(hex));
            assert_eq!(HexSet::disc(hex, 2) & around, around);
            assert!(around.meets(&HexSet::disc(hex, 1)) && !around.meets(&HexSet::one(hex)));
            let mut less = around;
            around.iter().for_each(|next| less.remove(next));
            assert!(less.is_empty());
        }
    }
}
