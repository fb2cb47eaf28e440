//! Messages for people, by key: the words themselves live in `locales/`.

use std::{borrow::Cow, collections::BTreeMap};

use serde::{Deserialize, Serialize};

use crate::Clause;

/// A message of the locale files with its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Text {
    /// The message's id in the Fluent files.
    pub key: Cow<'static, str>,
    /// Its arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Argument>>"))]
    pub args: BTreeMap<Cow<'static, str>, Argument>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Argument {
    /// A number.
    Number(i32),
    /// A word: a name, or the selector of a variant.
    Word(Cow<'static, str>),
}

impl From<i32> for Argument {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Argument {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<&'static str> for Argument {
    fn from(word: &'static str) -> Self {
        Self::Word(word.into())
    }
}

impl From<String> for Argument {
    fn from(word: String) -> Self {
        Self::Word(word.into())
    }
}

impl Text {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self {
            key: key.into(),
            args: BTreeMap::new(),
        }
    }

    /// The message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.args.insert(name.into(), value.into());
        self
    }
}

/// What a viewer should be told about the decision at hand, and the clause to read about it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prompt {
    /// The sentence.
    pub text: Text,
    /// The clause that governs the decision.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub clause: Clause,
}

/// How much an event matters to somebody who follows the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// Told, but in passing.
    Quiet,
    /// An ordinary event of play.
    Normal,
    /// A moment to remember: marked on the replay slider.
    Big,
}

/// The radio voice: one line about one event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Commentary {
    /// The line.
    pub text: Text,
    /// How much it matters.
    pub weight: Weight,
    /// What kind of mark the replay slider sets, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mark: Option<Mark>,
}

/// A mark on the replay slider.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A goal.
    Goal,
    /// A booking or a sending-off.
    Booking,
    /// The start or end of a period.
    Period,
}
