//! What is told of ratings.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::pace::PaceKind;

/// How strong a member is at a game, at one kind of pace.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rating {
    /// The game's id.
    pub game: String,
    /// The kind of pace.
    pub pace: PaceKind,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// Whether it is too uncertain to be compared.
    pub provisional: bool,
    /// How many matches have counted.
    pub matches: u32,
    /// How it came about, the oldest match first.
    pub history: Vec<RatingPoint>,
}

/// How strong somebody is, as others are told who might play or watch them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownRating {
    /// The rating, rounded.
    pub rating: u16,
    /// Whether it is too uncertain to be compared.
    pub provisional: bool,
}

/// A rating after a match.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingPoint {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// When it ended: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
    /// The rating from then on.
    pub rating: f64,
}

/// The strongest members at a game, at one kind of pace.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leaderboard {
    /// The kind of pace.
    pub pace: PaceKind,
    /// The strongest first; provisional ratings are left out.
    pub leaders: Vec<Leader>,
    /// Whoever asks, if they have a rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub you: Option<Standing>,
}

/// A member among the strongest.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leader {
    /// The place; who has the same rating as another is listed after them.
    pub rank: u32,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: f64,
    /// How many matches have counted.
    pub matches: u32,
}

/// Where whoever asks stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The place, unless the rating is provisional.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rank: Option<u32>,
    /// The rating.
    pub rating: f64,
}
