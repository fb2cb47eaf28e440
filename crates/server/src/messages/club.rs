//! What the club and a browser say to each other.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Place;

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
        }
    }
}
