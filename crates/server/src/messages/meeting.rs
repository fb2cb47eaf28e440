//! What people offer each other: seeks, challenges, and the wish to play somebody now.

use clubhouse::{Level, OptionValues, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ratings::ShownRating;
use crate::pace::Pace;

/// The match that somebody offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    /// The game's id.
    pub game: String,
    /// The options that differ from the defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "crate::types::OptionValues"))]
    pub options: OptionValues,
    /// How time is kept; nobody keeps it if it is not said.
    #[serde(default)]
    pub pace: Pace,
    /// Whether the result is to count for ratings. Only members can offer that, and only members can take it.
    #[serde(default)]
    pub rated: bool,
    /// The level of the bot that plays on for a side whose time is up. If it is not said, the side has lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::types::BotLevel>"))]
    pub stand_in: Option<Level>,
    /// Whether spectators may see the chance to win while it is played; whoever takes the offer agrees to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub curve: bool,
    /// The side that whoever offers wants to play.
    #[serde(default)]
    pub side: WantedSide,
}

/// The side that somebody wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WantedSide {
    /// Home.
    Home,
    /// Away.
    Away,
    /// Whichever the lot gives.
    #[default]
    Either,
}

impl From<Side> for WantedSide {
    fn from(side: Side) -> Self {
        match side {
            Side::Home => Self::Home,
            Side::Away => Self::Away,
        }
    }
}

/// A person as others see them in the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Somebody {
    /// The name.
    pub name: String,
    /// Whether it is a member's, who has a profile.
    pub member: bool,
    /// How strong they are at what is offered, if they have shown it and let everybody know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rating: Option<ShownRating>,
}

/// Between which ratings somebody must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingRange {
    /// The least.
    pub min: u16,
    /// The greatest.
    pub max: u16,
}

/// A seek to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewSeek {
    /// What is offered.
    #[serde(flatten)]
    pub proposal: Proposal,
    /// Between which ratings whoever takes it must be; anybody if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ratings: Option<RatingRange>,
}

/// An open offer to play: whoever takes it first has it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seek {
    /// Its name.
    pub id: String,
    /// Who offers.
    pub by: Somebody,
    /// What is offered.
    #[serde(flatten)]
    pub proposal: Proposal,
    /// Between which ratings whoever takes it must be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ratings: Option<RatingRange>,
    /// When it was made: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made_ms: i64,
}

/// The wish to play somebody now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wish {
    /// The game's id.
    pub game: String,
    /// The options that differ from the defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "crate::types::OptionValues"))]
    pub options: OptionValues,
    /// The paces that are welcome, 1 to 8 of them.
    pub paces: Vec<Pace>,
    /// Whether a rated match is welcome. It is one if it is welcome to both and can be rated.
    #[serde(default)]
    pub rated: bool,
}

/// A match that has been made: go to its table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seated {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
}

/// A challenge to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewChallenge {
    /// The member's name.
    pub to: String,
    /// What is offered.
    #[serde(flatten)]
    pub proposal: Proposal,
    /// Whether anybody may find the match in the list of live matches.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
}

/// An offer to one person.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Challenge {
    /// Its name.
    pub id: String,
    /// Who offers.
    pub from: Somebody,
    /// To whom.
    pub to: Somebody,
    /// Whether whoever asks has made it.
    pub yours: bool,
    /// What is offered.
    #[serde(flatten)]
    pub proposal: Proposal,
    /// Whether anybody may find the match in the list of live matches.
    pub listed: bool,
    /// The match after which it is another one, with sides changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch_of: Option<String>,
    /// Until when it can be accepted: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub expires_ms: i64,
}

/// A challenge is declined.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decline {
    /// One of the ready reasons.
    #[serde(default)]
    pub reason: DeclineReason,
}

/// Why a challenge is declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeclineReason {
    /// No reason is given.
    #[default]
    NoThanks,
    /// At another time perhaps.
    Later,
    /// Another game perhaps.
    OtherGame,
    /// Another kind of match perhaps.
    OtherOptions,
    /// Another pace perhaps.
    OtherPace,
    /// A rated match perhaps, or one that is not.
    OtherRating,
}

/// What came of the wish for another match.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Rematch {
    /// The other side is asked.
    Asked {
        /// The challenge that they were sent.
        challenge: Challenge,
    },
    /// The other side had asked: the match is made.
    Agreed {
        /// It.
        #[serde(rename = "match")]
        id: String,
    },
}
