//! Who plays: sides, seats and viewers.

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// One of the two teams of a match.
///
/// ```
/// use engine::Side;
///
/// assert_eq!(Side::Home.other(), Side::Away);
/// assert_eq!("away".parse(), Ok(Side::Away));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The home side.
    Home,
    /// The away side.
    Away,
}

impl Side {
    /// Both sides, Home first.
    pub const ALL: [Self; 2] = [Self::Home, Self::Away];

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Home => Self::Away,
            Self::Away => Self::Home,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Home => "home",
            Self::Away => "away",
        })
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "home" => Ok(Self::Home),
            "away" => Ok(Self::Away),
            _ => Err(NotationError::new(format!(
                "`{text}` is no side: write home or away"
            ))),
        }
    }
}

/// One value for each side.
///
/// ```
/// use engine::{BySide, Side};
///
/// let mut goals: BySide<u8> = BySide::default();
/// goals[Side::Home] += 1;
/// assert_eq!(goals, BySide { home: 1, away: 0 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BySide<T> {
    /// What belongs to Home.
    pub home: T,
    /// What belongs to Away.
    pub away: T,
}

impl<T> BySide<T> {
    /// Builds the value of each side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self {
            home: value(Side::Home),
            away: value(Side::Away),
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Home => &self.home,
            Side::Away => &self.away,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Home => &mut self.home,
            Side::Away => &mut self.away,
        }
    }
}

/// A coach's place at the table. A side has one seat, or two in four-player games.
///
/// ```
/// use engine::{Seat, Side};
///
/// assert_eq!(Seat::Home2.side(), Side::Home);
/// assert_eq!(Seat::first(Side::Away), Seat::Away);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// Home's first or only seat.
    Home,
    /// Away's first or only seat.
    Away,
    /// Home's second seat.
    Home2,
    /// Away's second seat.
    Away2,
}

impl Seat {
    /// All seats that any game can have.
    pub const ALL: [Self; 4] = [Self::Home, Self::Away, Self::Home2, Self::Away2];

    /// The side this seat plays for.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Home | Self::Home2 => Side::Home,
            Self::Away | Self::Away2 => Side::Away,
        }
    }

    /// The first seat of a side.
    #[must_use]
    pub const fn first(side: Side) -> Self {
        match side {
            Side::Home => Self::Home,
            Side::Away => Self::Away,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Home => "home",
            Self::Away => "away",
            Self::Home2 => "home2",
            Self::Away2 => "away2",
        })
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|seat| seat.to_string() == text)
            .ok_or_else(|| {
                NotationError::new(format!("`{text}` is no seat: write home, away, home2 or away2"))
            })
    }
}

/// A set of seats.
///
/// ```
/// use engine::{Seat, Seats};
///
/// let deciding = Seats::one(Seat::Home).with(Seat::Away);
/// assert_eq!(deciding, Seats::TWO);
/// assert_eq!(deciding.iter().collect::<Vec<_>>(), [Seat::Home, Seat::Away]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);
    /// The two seats of a game with one coach a side.
    pub const TWO: Self = Self(0b0011);
    /// The four seats of a game with two coaches a side.
    pub const FOUR: Self = Self(0b1111);

    /// The set of one seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat as u8)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, in the order of `Seat::ALL`.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who looks at a match: a seat, or somebody who only watches.
///
/// ```
/// use engine::{Seat, Viewer};
///
/// assert!(Viewer::Seat(Seat::Home).is(Seat::Home));
/// assert_eq!(Viewer::Spectator.seat(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A coach at this seat.
    Seat(Seat),
    /// Anybody else. Sees what is public.
    Spectator,
}

impl Viewer {
    /// All of them, spectators last.
    pub const ALL: [Self; 5] = [
        Self::Seat(Seat::Home),
        Self::Seat(Seat::Away),
        Self::Seat(Seat::Home2),
        Self::Seat(Seat::Away2),
        Self::Spectator,
    ];

    /// The seat, if the viewer has one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether the viewer sits at `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// A viewer is written by name, which no derive can tell from the variants.
#[cfg(feature = "ts")]
impl ts_rs::TS for Viewer {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    const IS_ENUM: bool = true;

    fn name(_: &ts_rs::Config) -> String {
        "Viewer".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        let names = Self::ALL.map(|viewer| format!("\"{viewer}\""));
        names.join(" | ")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Viewer = {};", Self::inline(config))
    }

    fn decl_concrete(config: &ts_rs::Config) -> String {
        Self::decl(config)
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Viewer.ts".into())
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "spectator" {
            Ok(Self::Spectator)
        } else {
            text.parse().map(Self::Seat)
        }
    }
}
