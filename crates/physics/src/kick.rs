//! A kick as it is really made: whole steps, and portable functions that turn them into speeds.

use serde::{Deserialize, Serialize};

use crate::scene::PegId;

/// How the ball is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Technique {
    /// The peg strikes the ball, and it rolls.
    Low,
    /// The peg flicks the ball up.
    Lob,
    /// The ball lies on the peg's top and is flicked by a finger.
    Head,
}

/// A kick as executed. What a technique does not use is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kick {
    /// Whose peg plays the ball.
    pub kicker: PegId,
    /// With which technique the ball is kicked.
    pub technique: Technique,
    /// Hundredths of a degree, 0 along x, 9000 along y.
    pub direction: u16,
    /// Speed of the ball, in hundredths of a centimetre a second.
    pub speed: u16,
    /// The power that was aimed at, in thousandths: the swing depends on it.
    pub power: u16,
    /// Elevation, in hundredths of a degree.
    pub lift: i16,
    /// Share of rolling spin at the start, in hundredths.
    pub spin: i8,
    /// Contact left or right of the ball's middle, in hundredths of its radius.
    pub side: i8,
    /// Height of the finger on the ball, in hundredths of its radius.
    pub contact: i8,
}

/// The speed that a power gives, in hundredths of a centimetre a second.
#[must_use]
pub fn speed_of(technique: Technique, power: u16) -> u16 {
    let power = f64::from(power) / 1000.0;
    let speed = match technique {
        Technique::Low => 15.0 + 245.0 * power * power.sqrt(),
        Technique::Lob => 40.0 + 220.0 * libm::pow(power, 1.2),
        Technique::Head => 10.0 + 210.0 * libm::pow(power, 1.2),
    };
    (speed * 100.0).round() as u16
}

/// The speed of full power.
#[must_use]
pub fn speed_max(technique: Technique) -> u16 {
    speed_of(technique, 1000)
}

/// Cosine and sine of a direction in hundredths of a degree.
#[must_use]
pub fn direction_vector(hundredths: i32) -> (f64, f64) {
    let radians = f64::from(hundredths) / 100.0 * core::f64::consts::PI / 180.0;
    (libm::cos(radians), libm::sin(radians))
}
