//! What one viewer may see.

use engine::{BySide, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::Face;

/// A match as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CoinView"))]
pub struct View {
    /// The viewer's own seat.
    pub you: Option<Seat>,
    /// The minutes that are over.
    pub minute: u8,
    /// The minutes of the match.
    pub minutes: u8,
    /// The goals.
    pub score: BySide<u16>,
    /// Whether each side has called in this minute.
    pub has_called: BySide<bool>,
    /// The viewer's own call.
    pub call: Option<Face>,
    /// What was tossed last.
    pub last: Option<Toss>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A coin that has fallen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CoinFallen"))]
pub struct Toss {
    /// The face that lies up.
    pub face: Face,
    /// What had been called.
    pub calls: BySide<Face>,
}
