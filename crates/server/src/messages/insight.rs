//! What is told of how well somebody decides, and of their luck.

use clubhouse::Text;
use serde::Serialize;
use utoipa::ToSchema;

/// How well somebody decides at a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInsight {
    /// The game's id.
    pub game: String,
    /// The matches that have been reviewed, the oldest first.
    pub matches: Vec<MatchInsight>,
    /// The kinds of decision in all of them, the one that lost most first.
    pub kinds: Vec<KindInsight>,
    /// The latest finished matches that have not been reviewed, the newest first.
    pub not_reviewed: Vec<String>,
}

/// How well somebody decided in a match. Chances are from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchInsight {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// When it was made (ISO 8601, UTC).
    pub created_at: String,
    /// How many decisions were weighed.
    pub decisions: u32,
    /// What they lost together.
    pub loss: f64,
    /// Its standard error.
    pub loss_error: f64,
    /// What chance gave.
    pub dice: f64,
    /// Its standard error.
    pub dice_error: f64,
}

/// Decisions of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KindInsight {
    /// What was asked in one of them.
    #[schema(value_type = Object)]
    pub asked: Text,
    /// How many were weighed.
    pub decisions: u32,
    /// What they lost together.
    pub loss: f64,
}
