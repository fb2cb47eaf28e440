//! What is said at a table.

use clubhouse::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// To whom something is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// To those who sit at the table.
    Table,
    /// To those who watch. Whoever sits hears it as long as the match is not a rated one that runs.
    Stand,
}

/// Something to be said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SayLine {
    /// To whom.
    pub room: Room,
    /// The words, or one of the phrases.
    #[serde(flatten)]
    pub said: Said,
}

/// What is said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Said {
    /// One of the ready phrases, which everybody reads in their own language.
    Phrase {
        /// The phrase of the list.
        phrase: Phrase,
    },
    /// Words of one's own.
    Text {
        /// At most 200 characters.
        text: String,
    },
}

/// A ready phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck, have fun.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// What a goal.
    WhatAGoal,
    /// That was close.
    SoClose,
    /// Oops.
    Oops,
    /// Just a moment.
    OneMoment,
    /// I am back.
    Back,
    /// Thank you.
    Thanks,
    /// Good game.
    GoodGame,
    /// I have to go.
    Goodbye,
}

/// A line of the chat, as one viewer hears it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its name.
    pub id: String,
    /// To whom it was said.
    pub room: Room,
    /// The name of whoever said it.
    pub name: String,
    /// Whether the name is a member's.
    pub member: bool,
    /// Where they sit, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Whether it was whoever hears it.
    pub you: bool,
    /// What was said.
    #[serde(flatten)]
    pub said: Said,
    /// When: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
}

/// Something to be told to whoever runs the club.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewTableReport {
    /// Of whom.
    #[serde(flatten)]
    pub of: Reported,
    /// What the line or the person is reported for.
    pub reason: ReportReason,
    /// In words of one's own, at most 200 characters.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub note: String,
}

/// Of whom something is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Reported {
    /// Of whoever said something.
    Line {
        /// The line's name.
        line: String,
    },
    /// Of whoever sits somewhere.
    Seat {
        /// Where they sit.
        #[schema(value_type = String)]
        seat: Seat,
    },
}

/// Why something is told of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// They insult others.
    Insult,
    /// They say the same thing again and again.
    Spam,
    /// They cheat.
    Cheating,
    /// Their name.
    Name,
    /// They waste the time of others.
    Stalling,
    /// Something else.
    Other,
}
