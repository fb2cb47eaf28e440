//! Messages for people, by key: the words themselves live in `locales/`.

use std::{borrow::Cow, collections::BTreeMap};

use serde::{Deserialize, Serialize};

use crate::Clause;

/// A message of the locale files with its arguments.
///
/// ```
/// use engine::Text;
///
/// let text = Text::new("prompt-pass").with("left", 2);
/// assert_eq!(serde_json::to_string(&text).unwrap(), r#"{"key":"prompt-pass","args":{"left":2}}"#);
/// ```
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
///
/// ```
/// use engine::Argument;
///
/// assert_eq!(Argument::from(7), Argument::Number(7));
/// assert_eq!(Argument::from("home"), Argument::Word("home".into()));
/// ```
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
///
/// ```
/// use engine::{Clause, Prompt, Text};
///
/// let prompt = Prompt { text: Text::new("prompt-pass"), clause: Clause("PASS-1") };
/// assert_eq!(prompt.clause.to_string(), "PASS-1");
/// ```
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
///
/// ```
/// assert!(engine::Weight::Quiet < engine::Weight::Big);
/// ```
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
///
/// ```
/// use engine::{Commentary, Mark, Text, Weight};
///
/// let line = Commentary { text: Text::new("goal"), weight: Weight::Big, mark: Some(Mark::Goal) };
/// assert_eq!(line.mark, Some(Mark::Goal));
/// ```
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
///
/// ```
/// assert_eq!(serde_json::to_string(&engine::Mark::Booking).unwrap(), r#""booking""#);
/// ```
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
