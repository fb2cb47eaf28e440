//! The facts of a match.

use engine::{BySide, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::{Face, Toss};

/// A fact of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CoinEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The match begins.
    KickOff {},
    /// A seat has called.
    Called {
        /// The seat that has called.
        seat: Seat,
        /// What it called: private to the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        face: Option<Face>,
    },
    /// Both calls are shown, and the coin has fallen.
    Tossed(Toss),
    /// A goal.
    Goal {
        /// The side that scored it.
        side: Side,
    },
    /// The match is over.
    FullTime {
        /// The score.
        score: BySide<u16>,
    },
}
