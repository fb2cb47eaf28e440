//! The ten slots of each half of the table, and the walk between rounds.

use std::{fmt, str::FromStr};

use engine::{NotationError, Side, serde_by_notation, word_enum};

/// A slot of a side's half, in slot order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialSlot"))]
pub enum Slot {
    /// ATTACK line, left.
    A1,
    /// ATTACK line.
    A2,
    /// ATTACK line.
    A3,
    /// ATTACK line, right.
    A4,
    /// The bench.
    B1,
    /// The bench.
    B2,
    /// DEFENCE line, left.
    D1,
    /// DEFENCE line.
    D2,
    /// DEFENCE line.
    D3,
    /// DEFENCE line, right.
    D4,
}

serde_by_notation!(Slot);

use Slot::{A1, A2, A3, A4, B1, B2, D1, D2, D3, D4};

impl Slot {
    /// All ten in slot order.
    pub const ALL: [Self; 10] = [A1, A2, A3, A4, B1, B2, D1, D2, D3, D4];
    /// SOCIAL-TERM-5 The eight slots of the field.
    pub const FIELD: [Self; 8] = [A1, A2, A3, A4, D1, D2, D3, D4];
    /// The ATTACK line.
    pub const ATTACK: [Self; 4] = [A1, A2, A3, A4];
    /// The DEFENCE line.
    pub const DEFENCE: [Self; 4] = [D1, D2, D3, D4];
    /// The bench.
    pub const BENCH: [Self; 2] = [B1, B2];

    /// Its place in slot order.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// SOCIAL-TERM-4 Its line.
    #[inline]
    #[must_use]
    pub const fn line(self) -> Line {
        match self {
            A1 | A2 | A3 | A4 => Line::Attack,
            B1 | B2 => Line::Bench,
            D1 | D2 | D3 | D4 => Line::Defence,
        }
    }

    /// SOCIAL-TERM-5 Whether it is on the field.
    #[inline]
    #[must_use]
    pub const fn is_field(self) -> bool {
        !matches!(self, B1 | B2)
    }

    const fn name(self) -> &'static str {
        match self {
            A1 => "A1",
            A2 => "A2",
            A3 => "A3",
            A4 => "A4",
            B1 => "B1",
            B2 => "B2",
            D1 => "D1",
            D2 => "D2",
            D3 => "D3",
            D4 => "D4",
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|slot| slot.name() == text)
            .ok_or_else(|| {
                NotationError::new(format!("`{text}` is no slot: write A1 to A4, B1, B2 or D1 to D4"))
            })
    }
}

word_enum! {
    /// Where a slot lies.
    #[cfg_attr(feature = "ts", ts(rename = "SocialLine"))]
    pub enum Line {
        /// The ATTACK line.
        Attack = "attack",
        /// The bench.
        Bench = "bench",
        /// The DEFENCE line.
        Defence = "defence",
    }
}

word_enum! {
    /// SOCIAL-ROUND-5, SOCIAL-ROUND-6, SOCIAL-CONTRA-5 How the players walk between rounds.
    #[cfg_attr(feature = "ts", ts(rename = "SocialRotation"))]
    pub enum Rotation {
        /// Two places clockwise on the ring.
        Ring = "ring",
        /// The bench comes in on the left of the ATTACK line.
        RingLeft = "ring_left",
        /// Only the ATTACK line and the bench walk.
        AttackLoop = "attack_loop",
        /// Nobody walks.
        None = "none",
    }
}

impl Rotation {
    /// Where the player of a slot goes.
    #[must_use]
    pub const fn next(self, slot: Slot) -> Slot {
        match (self, slot) {
            (Self::None, slot) | (Self::AttackLoop, slot @ (D1 | D2 | D3 | D4)) => slot,
            (_, A1) => A3,
            (_, A2) => A4,
            (Self::RingLeft, A3) => D4,
            (Self::RingLeft, A4) => D3,
            (_, A3) => B1,
            (_, A4) => B2,
            (Self::Ring, B1) => D4,
            (Self::Ring, B2) => D3,
            (_, B1) => A1,
            (_, B2) => A2,
            (_, D4) => D2,
            (_, D3) => D1,
            (Self::RingLeft, D2) => B1,
            (Self::RingLeft, D1) => B2,
            (_, D2) => A1,
            (_, D1) => A2,
        }
    }
}

/// A set of slots of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spots(u32);

impl Spots {
    pub(crate) const NONE: Self = Self(0);

    const fn bit(side: Side, slot: Slot) -> u32 {
        let shift = match side {
            Side::Home => 0,
            Side::Away => 10,
        };
        1 << (slot as u32 + shift)
    }

    #[inline]
    pub(crate) const fn contains(self, side: Side, slot: Slot) -> bool {
        self.0 & Self::bit(side, slot) != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, side: Side, slot: Slot) {
        self.0 |= Self::bit(side, slot);
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The spots, the given side's first, each side's in slot order (SOCIAL-EFF-29).
    pub(crate) fn iter(self, first: Side) -> impl Iterator<Item = (Side, Slot)> + Clone {
        [first, first.other()]
            .into_iter()
            .flat_map(|side| Slot::ALL.into_iter().map(move |slot| (side, slot)))
            .filter(move |(side, slot)| self.contains(*side, *slot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SOCIAL-ROUND-5, SOCIAL-ROUND-6 The maps are those of the table.
    #[test]
    fn the_walks_are_those_of_the_table() {
        let rows: Vec<Vec<&str>> = include_str!("../data/rotation.csv")
            .lines()
            .skip(1)
            .map(|row| row.split(',').collect())
            .collect();
        assert_eq!(rows.len(), 30);
        for row in rows {
            let rotation: Rotation = row[0].parse().unwrap();
            let from: Slot = row[1].parse().unwrap();
            assert_eq!(rotation.next(from).to_string(), row[2], "{row:?}");
        }
    }

    /// SOCIAL-TERM-5 The slots and their lines are those of the table.
    #[test]
    fn the_slots_are_those_of_the_table() {
        let rows: Vec<Vec<&str>> = include_str!("../data/slots.csv")
            .lines()
            .skip(1)
            .map(|row| row.split(',').collect())
            .collect();
        let names: Vec<String> = Slot::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(names, rows.iter().map(|row| row[0]).collect::<Vec<_>>());
        for (slot, row) in Slot::ALL.into_iter().zip(rows) {
            assert_eq!(slot.line().word().to_uppercase(), row[3]);
            assert_eq!(slot.is_field(), slot.line() != Line::Bench);
        }
    }
}
