//! What members show of themselves, and who of those they follow is there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{MatchSummary, SavedDeck, club::NumberedNotice, ratings::Rating};

/// What a member has chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MemberSettings {
    /// The club colours.
    #[serde(default)]
    pub colours: Colours,
    /// Who may see what.
    #[serde(default)]
    pub visibility: Visibility,
}

/// The colours of a member's shirt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Colours {
    /// Like `#1f6b46`.
    #[schema(pattern = "^#[0-9a-fA-F]{6}$")]
    pub first: String,
    /// The other one.
    #[schema(pattern = "^#[0-9a-fA-F]{6}$")]
    pub second: String,
    /// How they lie on the shirt.
    pub pattern: ShirtPattern,
}

impl Default for Colours {
    fn default() -> Self {
        Self {
            first: "#1f6b46".to_owned(),
            second: "#f5f1e8".to_owned(),
            pattern: ShirtPattern::Plain,
        }
    }
}

/// How two colours lie on a shirt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShirtPattern {
    /// The second on sleeves and collar.
    Plain,
    /// From top to bottom.
    Stripes,
    /// Round about.
    Hoops,
    /// Side by side.
    Halves,
}

/// Who may see what of a member.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Visibility {
    /// Results and matches.
    #[serde(default)]
    pub matches: Audience,
    /// Ratings and their curve.
    #[serde(default)]
    pub ratings: Audience,
    /// Whether they are there, and what they play.
    #[serde(default)]
    pub presence: Audience,
}

/// Who may see something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody.
    #[default]
    Everybody,
    /// The people whom the member follows.
    Followed,
    /// Nobody else.
    Nobody,
}

/// What a member shows of itself to whoever asks. What is not theirs to see is left out.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// The name.
    pub name: String,
    /// Since when they are a member: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub joined_ms: i64,
    /// Their shirt.
    pub colours: Colours,
    /// Whether it is whoever asks.
    pub you: bool,
    /// Whether whoever asks follows them.
    pub followed: bool,
    /// Whether whoever asks blocks them.
    pub blocked: bool,
    /// Whether they are in the club now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub there: Option<bool>,
    /// The match that they are playing, if anybody may watch it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub playing: Option<Playing>,
    /// What became of their matches, by game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub results: Option<BTreeMap<String, Results>>,
    /// Their latest matches that anybody may find, or at which whoever asks sat too.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub matches: Option<Vec<MatchSummary>>,
    /// What became of the matches of whoever asks against them, by game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub head_to_head: Option<BTreeMap<String, Tally>>,
}

/// What became of somebody's matches of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Results {
    /// Against people.
    pub people: Tally,
    /// Against bots.
    pub bots: Tally,
}

/// Matches counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

/// A match that can be watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Playing {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The game's id.
    pub game: String,
}

/// Somebody whom one follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Followed {
    /// The name.
    pub name: String,
    /// Their shirt.
    pub colours: Colours,
    /// Whether they are in the club now, as far as they show it.
    pub there: bool,
    /// The match that they are playing, if anybody may watch it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub playing: Option<Playing>,
}

/// Somebody whom one blocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    /// The name.
    pub name: String,
}

/// All that is kept of a member.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Export {
    /// The name.
    pub name: String,
    /// Since when they are a member: milliseconds since 1970.
    pub joined_ms: i64,
    /// What they have chosen.
    pub settings: MemberSettings,
    /// Where they are signed in.
    pub sessions: Vec<ExportedSession>,
    /// Decks and teams.
    pub decks: Vec<SavedDeck>,
    /// Whom they follow.
    pub follows: Vec<String>,
    /// Whom they block.
    pub blocks: Vec<String>,
    /// What they have not seen yet.
    #[schema(value_type = Vec<Object>)]
    pub notices: Vec<NumberedNotice>,
    /// How strong they are, and how that came about.
    pub ratings: Vec<Rating>,
    /// Their matches. The record of one that is over is at `/api/matches/{id}/record.json`.
    pub matches: Vec<MatchSummary>,
}

/// Where a member is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ExportedSession {
    /// The kind of browser.
    pub device: String,
    /// Since when: milliseconds since 1970.
    pub created_ms: i64,
    /// When it was last used.
    pub used_ms: i64,
}
