//! One hexagon of a grid in double-width coordinates, and the six directions.
//!
//! `x` runs along a row in steps of two, `y` counts the rows downwards; from one row to the next `x` changes by one. So
//! every hexagon has two neighbours in its row, two above and two below, and a straight line keeps its (dx, dy).

use std::{
    fmt::{self, Debug, Display, Formatter},
    hash::Hash,
    marker::PhantomData,
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most hexagons that a grid can have.
pub const HEXES_MAX: usize = 320;

/// The shape of a grid, and how its hexagons are called.
pub trait HexLayout: Copy + Ord + Hash + Debug + Send + Sync + 'static {
    /// The greatest `x`, an even number.
    const X_MAX: u8;
    /// The greatest `y`.
    const Y_MAX: u8;
    /// What `x + y` leaves when halved: 0 or 1, the same for all hexagons.
    const PARITY: u8;

    /// Writes the name of the hexagon in these coordinates.
    ///
    /// # Errors
    /// If the formatter fails.
    fn write(x: u8, y: u8, f: &mut Formatter<'_>) -> fmt::Result;

    /// Reads a name; whether there is such a hexagon is checked by the caller.
    fn read(text: &str) -> Option<(u8, u8)>;
}

/// A hexagon of a grid. Ordered row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex<L> {
    index: u16,
    layout: PhantomData<L>,
}

/// A word that names no hexagon.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no hexagon of the pitch")]
pub struct NoHex(String);

/// Where there is no neighbour.
const OUTSIDE: u16 = u16::MAX;

impl<L: HexLayout> Hex<L> {
    /// How many hexagons the grid has.
    pub const COUNT: usize = {
        let width = L::X_MAX as usize + 1;
        let last = (L::Y_MAX as usize * width + L::X_MAX as usize - (L::Y_MAX & 1 ^ L::PARITY) as usize) / 2;
        assert!(width % 2 == 1, "X_MAX is even");
        assert!(last < HEXES_MAX, "the grid is too large");
        last + 1
    };

    /// The neighbours of every hexagon, by direction.
    const NEIGHBOURS: [[u16; 6]; HEXES_MAX] = {
        let mut table = [[OUTSIDE; 6]; HEXES_MAX];
        let mut index = 0;
        while index < Self::COUNT {
            let from = Self::at(index as u16);
            let mut ahead = 0;
            while ahead < 6 {
                let (dx, dy) = HexDirection::ALL[ahead].offset();
                if let Some(to) = Self::shifted(from, dx, dy) {
                    table[index][ahead] = to.index;
                }
                ahead += 1;
            }
            index += 1;
        }
        table
    };

    /// The hexagon with these coordinates.
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x <= L::X_MAX && y <= L::Y_MAX && (x ^ y) & 1 == L::PARITY {
            let width = L::X_MAX as u16 + 1;
            Some(Self::at((y as u16 * width + x as u16) / 2))
        } else {
            None
        }
    }

    /// The hexagon with this index, row by row.
    #[inline]
    #[must_use]
    pub(crate) const fn at(index: u16) -> Self {
        Self {
            index,
            layout: PhantomData,
        }
    }

    /// Its index, row by row, without gaps.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Where it lies in its row.
    #[inline]
    #[must_use]
    pub const fn x(self) -> u8 {
        let width = L::X_MAX as u16 + 1;
        // Halving dropped what all hexagons leave alike.
        (2 * self.index + L::PARITY as u16 - self.y() as u16 * width) as u8
    }

    /// Its row.
    #[inline]
    #[must_use]
    pub const fn y(self) -> u8 {
        let width = L::X_MAX as u16 + 1;
        ((2 * self.index + L::PARITY as u16) / width) as u8
    }

    /// All hexagons, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u16).map(Self::at)
    }

    /// How far it is to another hexagon, as (dx, dy).
    #[inline]
    #[must_use]
    pub const fn offset(self, to: Self) -> (i8, i8) {
        (to.x() as i8 - self.x() as i8, to.y() as i8 - self.y() as i8)
    }

    /// The hexagon at this offset, if the grid has it.
    #[must_use]
    pub const fn shifted(self, dx: i8, dy: i8) -> Option<Self> {
        let (x, y) = (self.x() as i16 + dx as i16, self.y() as i16 + dy as i16);
        if x < 0 || y < 0 || x > L::X_MAX as i16 || y > L::Y_MAX as i16 {
            None
        } else {
            Self::new(x as u8, y as u8)
        }
    }

    /// Steps between two hexagons.
    #[inline]
    #[must_use]
    pub const fn distance(self, to: Self) -> u8 {
        let (dx, dy) = self.offset(to);
        let (dx, dy) = (dx.unsigned_abs(), dy.unsigned_abs());
        dy + dx.saturating_sub(dy) / 2
    }

    /// The neighbour in a direction.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: HexDirection) -> Option<Self> {
        let index = const { &Self::NEIGHBOURS }[self.index as usize][direction as usize];
        if index == OUTSIDE {
            None
        } else {
            Some(Self::at(index))
        }
    }

    /// The hexagon so many steps away in a direction.
    #[must_use]
    pub const fn towards(self, direction: HexDirection, steps: u8) -> Option<Self> {
        let (dx, dy) = direction.offset();
        self.shifted(dx * steps as i8, dy * steps as i8)
    }

    /// The neighbours, clockwise from the east.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        HexDirection::ALL
            .into_iter()
            .filter_map(move |direction| self.step(direction))
    }

    /// The straight line in a direction to the edge of the grid, without the hexagon itself.
    #[inline]
    pub fn line(self, direction: HexDirection) -> impl Iterator<Item = Self> {
        std::iter::successors(self.step(direction), move |hex| hex.step(direction))
    }

    /// The direction and the steps to a hexagon on one of the six straight lines.
    #[must_use]
    pub fn straight(self, to: Self) -> Option<(HexDirection, u8)> {
        let (dx, dy) = self.offset(to);
        let direction = match (dx.signum(), dy.signum()) {
            (1, 0) => HexDirection::East,
            (-1, 0) => HexDirection::West,
            _ if dx == 0 || dx.unsigned_abs() != dy.unsigned_abs() => return None,
            (1, 1) => HexDirection::SouthEast,
            (-1, 1) => HexDirection::SouthWest,
            (1, _) => HexDirection::NorthEast,
            _ => HexDirection::NorthWest,
        };
        Some((direction, self.distance(to)))
    }

    /// The two neighbouring directions between which a hexagon off the straight lines lies, in clockwise order.
    #[must_use]
    pub fn sector(self, to: Self) -> Option<[HexDirection; 2]> {
        use HexDirection::{East, NorthEast, NorthWest, SouthEast, SouthWest, West};
        let (dx, dy) = self.offset(to);
        let steep = dx.unsigned_abs() < dy.unsigned_abs();
        if dy == 0 || dx.unsigned_abs() == dy.unsigned_abs() {
            return None;
        }
        Some(match (steep, dx > 0, dy > 0) {
            (true, _, true) => [SouthEast, SouthWest],
            (true, _, false) => [NorthWest, NorthEast],
            (false, true, true) => [East, SouthEast],
            (false, false, true) => [SouthWest, West],
            (false, false, false) => [West, NorthWest],
            (false, true, false) => [NorthEast, East],
        })
    }

    /// The hexagon opposite through the middle of the grid.
    ///
    /// # Panics
    /// If the grid is not symmetric, which its shape decides.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self::new(L::X_MAX - self.x(), L::Y_MAX - self.y()).expect("the grid is symmetric")
    }
}

impl<L: HexLayout> Display for Hex<L> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        L::write(self.x(), self.y(), f)
    }
}

impl<L: HexLayout> Debug for Hex<L> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl<L: HexLayout> FromStr for Hex<L> {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        L::read(text)
            .and_then(|(x, y)| Self::new(x, y))
            .ok_or_else(|| NoHex(text.to_owned()))
    }
}

impl<L: HexLayout> Serialize for Hex<L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, L: HexLayout> Deserialize<'de> for Hex<L> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "ts")]
impl<L: HexLayout> ts_rs::TS for Hex<L> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

/// One of the six ways to a neighbouring hexagon. East is towards greater `x`, south towards greater `y`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HexDirection {
    /// Right.
    East,
    /// Down and right.
    SouthEast,
    /// Down and left.
    SouthWest,
    /// Left.
    West,
    /// Up and left.
    NorthWest,
    /// Up and right.
    NorthEast,
}

impl HexDirection {
    /// All of them, clockwise from the east.
    pub const ALL: [Self; 6] = [
        Self::East,
        Self::SouthEast,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
        Self::NorthEast,
    ];

    /// One step as (dx, dy).
    #[inline]
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::East => (2, 0),
            Self::SouthEast => (1, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-2, 0),
            Self::NorthWest => (-1, -1),
            Self::NorthEast => (1, -1),
        }
    }

    /// The direction so many sixths of a circle clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, sixths: usize) -> Self {
        Self::ALL[(self as usize + sixths) % 6]
    }

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise(3)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A wide pitch whose first row begins at x = 0.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub(crate) struct Wide;
    /// A small pitch whose first row begins at x = 1.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub(crate) struct Small;

    macro_rules! layout {
        ($name:ident, $x:literal, $y:literal, $parity:literal) => {
            impl HexLayout for $name {
                const X_MAX: u8 = $x;
                const Y_MAX: u8 = $y;
                const PARITY: u8 = $parity;

                fn write(x: u8, y: u8, f: &mut Formatter<'_>) -> fmt::Result {
                    write!(f, "{x}-{y}")
                }

                fn read(text: &str) -> Option<(u8, u8)> {
                    let (x, y) = text.split_once('-')?;
                    Some((x.parse().ok()?, y.parse().ok()?))
                }
            }
        };
    }
    layout!(Wide, 40, 14, 0);
    layout!(Small, 22, 8, 1);

    fn every_hexagon_fits<L: HexLayout>(count: usize) {
        assert_eq!(Hex::<L>::COUNT, count);
        assert_eq!(Hex::<L>::all().count(), count);
        for (index, hex) in Hex::<L>::all().enumerate() {
            assert_eq!(hex.index(), index);
            assert_eq!(Hex::new(hex.x(), hex.y()), Some(hex));
            assert_eq!(hex.to_string().parse(), Ok(hex));
            assert_eq!(hex.turned().turned(), hex);
            for direction in HexDirection::ALL {
                assert_eq!(hex.step(direction), hex.towards(direction, 1));
                for (steps, there) in (1..).zip(hex.line(direction)) {
                    assert_eq!(hex.distance(there), steps);
                    assert_eq!(hex.straight(there), Some((direction, steps)));
                    assert_eq!(there.straight(hex), Some((direction.opposite(), steps)));
                    assert_eq!(hex.towards(direction, steps), Some(there));
                    assert_eq!(hex.sector(there), None);
                }
            }
        }
    }

    #[test]
    fn grids_have_no_gaps() {
        every_hexagon_fits::<Wide>(308);
        every_hexagon_fits::<Small>(103);
    }

    #[test]
    fn words_that_name_no_hexagon_are_refused() {
        for text in ["20-7", "41-1", "0-15", "", "3", "-1-1", "300-0"] {
            assert!(text.parse::<Hex<Wide>>().is_err(), "{text}");
        }
    }

    /// Distance is the length of the shortest walk.
    #[test]
    fn distance_counts_steps() {
        for from in Hex::<Small>::all() {
            let mut steps = [u8::MAX; HEXES_MAX];
            steps[from.index()] = 0;
            let mut front = vec![from];
            while let Some(hex) = front.first().copied() {
                front.remove(0);
                for next in hex.neighbours() {
                    if steps[next.index()] == u8::MAX {
                        steps[next.index()] = steps[hex.index()] + 1;
                        front.push(next);
                    }
                }
            }
            for to in Hex::<Small>::all() {
                assert_eq!(from.distance(to), steps[to.index()], "{from} {to}");
            }
        }
    }

    /// What is off the lines is reached by steps in the two directions of its sector, some of each.
    #[test]
    fn sectors_lie_between_two_directions() {
        for from in Hex::<Small>::all() {
            for to in Hex::<Small>::all().filter(|to| *to != from) {
                let Some([first, second]) = from.sector(to) else {
                    assert!(from.straight(to).is_some(), "{from} {to}");
                    continue;
                };
                assert_eq!(first.clockwise(1), second, "{from} {to}");
                let ((ax, ay), (bx, by)) = (first.offset(), second.offset());
                let spans =
                    (1..20).any(|m| (1..20).any(|n| (ax * m + bx * n, ay * m + by * n) == from.offset(to)));
                assert!(spans, "{from} {to}");
            }
        }
    }
}
