//! What the club and a browser say to each other.

use std::collections::BTreeMap;

use clubhouse::BySide;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Place,
    meeting::{DeclineReason, Seek},
    ratings::ShownRating,
};
use crate::pace::Pace;

/// What a browser says to the club.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBrowser {
    /// The first message: how far the browser has followed.
    Hello {
        /// The lobby, if it has been followed before.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Place>"))]
        lobby: Option<Place>,
        /// The number of the last notice that has arrived.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        notices: u32,
    },
}

/// What the club says to a browser.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromClub<'a> {
    /// The whole lobby: what was known of it is to be forgotten.
    Lobby {
        /// The place that is reached with it.
        place: Place,
        /// All of it.
        lobby: &'a Lobby,
    },
    /// What has changed in the lobby, the same for everybody.
    News {
        /// The place that is reached with it.
        place: Place,
        /// One after the other. Each can be applied twice without harm.
        changes: &'a [Change],
    },
    /// What concerns this person, and has not been seen.
    Notices {
        /// The oldest first.
        notices: &'a [NumberedNotice],
    },
    /// What this person wants and offers now.
    Yours {
        /// The id of the game for which they wait, if for any.
        waiting: Option<&'a str>,
        /// The names of their seeks.
        seeks: &'a [String],
    },
    /// Something is wrong.
    Error {
        /// What, for programs.
        code: &'a str,
        /// What, for people.
        detail: &'a str,
    },
}

/// What goes on in the club, as everybody may know it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lobby {
    /// How many people are there.
    pub people: u32,
    /// The names of members who are there: not more than can be read.
    pub members: Vec<String>,
    /// The open seeks.
    pub seeks: Vec<Seek>,
    /// How many wait to play somebody now, by the game's id.
    pub waiting: BTreeMap<String, u32>,
    /// Live matches worth watching, the most so first.
    pub live: Vec<LiveMatch>,
}

/// A live match that anybody may watch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LiveMatch {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The name of Home's coach.
    pub home: String,
    /// The name of Away's coach.
    pub away: String,
    /// The goals of both.
    #[cfg_attr(feature = "ts", ts(type = "{ home: number; away: number }"))]
    pub score: BySide<u16>,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// How strong both are, if the result counts and both let everybody know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ratings: Option<BySide<ShownRating>>,
    /// How many watch.
    pub watchers: u32,
}

/// A change of the lobby.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Change {
    /// People came or went.
    People {
        /// How many are there now.
        people: u32,
        /// Members who are shown from now on.
        came: Vec<String>,
        /// Members who are no longer shown.
        left: Vec<String>,
    },
    /// A seek was made.
    SeekMade {
        /// It.
        seek: Seek,
    },
    /// A seek was taken or withdrawn.
    SeekGone {
        /// Its name.
        id: String,
    },
    /// Others wait to play somebody now.
    Waiting {
        /// How many, by the game's id.
        waiting: BTreeMap<String, u32>,
    },
    /// Other matches are worth watching now, or they stand otherwise.
    Live {
        /// All of them, the most so first.
        live: Vec<LiveMatch>,
    },
}

/// A notice on its way to a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NumberedNotice {
    /// Its number among all that this person was ever told.
    pub number: u32,
    /// When it was told: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
    /// What is told.
    pub notice: Notice,
}

/// Something that concerns a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Notice {
    /// A match has been made with somebody: the table waits.
    Paired {
        /// The match.
        #[serde(flatten)]
        table: TableName,
    },
    /// It is their turn at a table at which they do not sit just now.
    YourTurn {
        /// The match.
        #[serde(flatten)]
        table: TableName,
    },
    /// A match of theirs is over.
    MatchOver {
        /// The match.
        #[serde(flatten)]
        table: TableName,
        /// What it was for them.
        result: MatchResult,
    },
    /// Somebody would like to play them.
    Challenged {
        /// The challenge and its terms.
        #[serde(flatten)]
        challenge: ChallengeName,
        /// How time would be kept.
        pace: Pace,
        /// Whether the result would count for ratings.
        rated: bool,
    },
    /// A challenge by or to them came to nothing.
    ChallengeOver {
        /// The challenge that is over.
        #[serde(flatten)]
        challenge: ChallengeName,
        /// What became of it.
        how: ChallengeEnd,
    },
    /// The other side has answered what they had offered.
    OfferAnswered {
        /// The match.
        #[serde(flatten)]
        table: TableName,
        /// What had been offered.
        offer: OfferKind,
        /// Whether it was accepted.
        accepted: bool,
    },
}

/// Notices that have been seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeenNotices {
    /// Their numbers.
    pub numbers: Vec<u32>,
}

/// A table as a notice names it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableName {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The name of the other side's coach, or nothing.
    pub opponent: String,
}

/// A challenge as a notice names it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeName {
    /// Its name.
    #[serde(rename = "challenge")]
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The name of the other one of the two.
    pub other: String,
    /// The match after which it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch_of: Option<String>,
}

/// What became of a challenge that was not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "end", rename_all = "snake_case")]
pub enum ChallengeEnd {
    /// It was declined.
    Declined {
        /// The reason that was given.
        reason: DeclineReason,
    },
    /// It was withdrawn.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}

/// What a match was for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MatchResult {
    /// They have won.
    Won,
    /// They have lost.
    Lost,
    /// Nobody has won.
    Drawn,
    /// It came to nothing.
    Abandoned,
}

/// What can be offered at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To call it a draw.
    Draw,
    /// To have a move back.
    Takeback,
}

impl Notice {
    /// What it is about: a newer notice about the same thing takes the place of an older one.
    pub(crate) fn about(&self) -> String {
        match self {
            Self::Paired { table }
            | Self::YourTurn { table }
            | Self::MatchOver { table, .. }
            | Self::OfferAnswered { table, .. } => format!("match {}", table.id),
            Self::Challenged { challenge, .. } | Self::ChallengeOver { challenge, .. } => {
                about_challenge(&challenge.id)
            }
        }
    }
}

/// What notices of a challenge are about.
pub(crate) fn about_challenge(id: &str) -> String {
    format!("challenge {id}")
}
