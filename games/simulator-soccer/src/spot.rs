//! Points of the fabric, in whole hundredths of a centimetre.

use std::{fmt, str::FromStr};

use engine::{NotationError, Side};
use serde::{Deserialize, Serialize};

/// A point of the fabric. SIM-PHYS-24 Positions are whole hundredths of a centimetre.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimSpot"))]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// Up the pitch: 0 is Home's goal line, 8800 Away's.
    pub x: i16,
    /// Across the pitch, positive to Home's left.
    pub y: i16,
}

impl Spot {
    /// A spot from hundredths of a centimetre.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// In centimetres.
    #[inline]
    #[must_use]
    pub fn cm(self) -> (f64, f64) {
        (f64::from(self.x) / 100.0, f64::from(self.y) / 100.0)
    }

    /// The nearest spot to a point in centimetres.
    #[must_use]
    pub fn near(x: f64, y: f64) -> Self {
        Self::new((x * 100.0).round() as i16, (y * 100.0).round() as i16)
    }

    /// How far it is to another spot, in centimetres.
    #[inline]
    #[must_use]
    pub fn away(self, other: Self) -> f64 {
        let between = |one: i16, two: i16| f64::from(i32::from(one) - i32::from(two));
        let (dx, dy) = (between(self.x, other.x), between(self.y, other.y));
        (dx * dx + dy * dy).sqrt() / 100.0
    }

    /// The spot opposite through the centre spot: what Home sees, Away sees there.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            x: 8800 - self.x,
            y: -self.y,
        }
    }

    /// What this spot of Home's is for a side that sees the pitch from its own goal.
    #[must_use]
    pub const fn seen_from(self, side: Side) -> Self {
        match side {
            Side::Home => self,
            Side::Away => self.turned(),
        }
    }

    /// How far it is from the goal line that a side attacks. SIM-START-8 Ends are not changed.
    #[inline]
    #[must_use]
    pub const fn to_attacked_line(self, side: Side) -> i16 {
        self.seen_from(side.other()).x
    }
}

impl From<Spot> for physics::Spot {
    fn from(spot: Spot) -> Self {
        Self::new(spot.x, spot.y)
    }
}

impl From<physics::Spot> for Spot {
    fn from(spot: physics::Spot) -> Self {
        Self::new(spot.x, spot.y)
    }
}

/// A number of hundredths as it is written: `-6.93`.
pub(crate) struct Hundredths(pub(crate) i32);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.unsigned_abs();
        write!(
            f,
            "{}{}.{:02}",
            if self.0 < 0 { "-" } else { "" },
            size / 100,
            size % 100
        )
    }
}

impl FromStr for Hundredths {
    type Err = NotationError;

    /// At most two digits behind the point.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no number with two decimals, such as 6.93"));
        let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
        let plain = |word: &str| !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit());
        if !plain(whole) || !plain(part) || part.len() > 2 || whole.len() > 5 {
            return Err(wrong());
        }
        let hundredths: i32 = whole.parse::<i32>().map_err(|_| wrong())? * 100
            + part.parse::<i32>().map_err(|_| wrong())? * if part.len() == 1 { 10 } else { 1 };
        Ok(Self(if negative { -hundredths } else { hundredths }))
    }
}

/// Reads hundredths that fit a small number.
pub(crate) fn read_hundredths(text: &str) -> Result<i16, NotationError> {
    let Hundredths(value) = text.parse()?;
    i16::try_from(value).map_err(|_| NotationError::new(format!("`{text}` is too large")))
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", Hundredths(self.x.into()), Hundredths(self.y.into()))
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (x, y) = text
            .split_once(',')
            .ok_or_else(|| NotationError::new(format!("`{text}` is no spot: write 44.00,-6.93")))?;
        Ok(Self::new(read_hundredths(x)?, read_hundredths(y)?))
    }
}

/// The direction from one spot to another, in hundredths of a degree.
#[must_use]
pub fn towards(from: Spot, to: Spot) -> u16 {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let degrees = libm::atan2(dy, dx).to_degrees() * 100.0;
    (degrees.round() as i32).rem_euclid(36_000) as u16
}
