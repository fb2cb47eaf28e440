//! What stands on the table at the moment of a kick.

use serde::{Deserialize, Serialize};

use crate::bar::BarMove;

/// A point on the fabric, in whole hundredths of a centimetre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// Along the pitch, 0 at the first goal line.
    pub x: i16,
    /// Across the pitch, 0 on the long axis.
    pub y: i16,
}

impl Spot {
    /// A spot from hundredths of a centimetre.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The spot in centimetres.
    #[must_use]
    pub fn cm(self) -> (f32, f32) {
        (f32::from(self.x) / 100.0, f32::from(self.y) / 100.0)
    }
}

/// The name of a peg, chosen by whoever sets the scene.
pub type PegId = u8;

/// How a peg is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stance {
    /// Upright.
    Standing,
    /// On its side; the direction of its axis in hundredths of a degree.
    Lying {
        /// 0 along x, 9000 along y.
        angle: u16,
    },
}

/// A peg on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Peg {
    /// Its name.
    pub id: PegId,
    /// The spot of its middle.
    pub at: Spot,
    /// Standing or lying.
    pub stance: Stance,
}

/// One of the two goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// At x = 0.
    Near,
    /// At x = 88.
    Far,
}

/// A keeper whom a bar carries along his goal line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bar {
    /// The name of his peg; it is not among the scene's pegs.
    pub id: PegId,
    /// Which goal he keeps.
    pub goal: Goal,
    /// Where he starts, in hundredths of a centimetre from the middle.
    pub y: i16,
    /// What he has planned to do.
    pub plan: BarMove,
    /// Whether he follows the ball after that.
    pub reflex: bool,
}

/// The table at the moment of a kick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// All pegs, in a fixed order, the kicker's among them.
    pub pegs: Vec<Peg>,
    /// The ball. A header starts on the kicker's peg instead.
    pub ball: Spot,
    /// The keeper on the bar, if any.
    pub bar: Option<Bar>,
}
