//! Match options: what can be set, what is allowed, and reading what somebody asked for.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::Clause;

/// The value of one option.
///
/// ```
/// use engine::OptionValue;
///
/// assert_eq!(OptionValue::from("20"), OptionValue::Number(20));
/// assert_eq!(OptionValue::from("virtual").to_string(), "virtual");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OptionValue {
    /// A number.
    Number(i32),
    /// A word, or a longer text such as a deck.
    Word(String),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

impl From<&str> for OptionValue {
    fn from(text: &str) -> Self {
        text.parse()
            .map_or_else(|_| Self::Word(text.to_owned()), Self::Number)
    }
}

/// Options by name. What is not named has its default.
///
/// ```
/// let agreed = engine::OptionValues::from([("minutes".to_owned(), "20".into())]);
/// assert_eq!(agreed["minutes"].to_string(), "20");
/// ```
pub type OptionValues = BTreeMap<String, OptionValue>;

/// What an option may be.
///
/// ```
/// let kind = engine::OptionKind::Range { zero_is_off: true, min: 5, max: 45 };
/// assert_eq!(kind.to_string(), "0 (off) or 5 to 45");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// One of these words.
    Choice {
        /// The words.
        words: &'static [&'static str],
    },
    /// One of these numbers.
    Numbers {
        /// The numbers.
        numbers: &'static [i32],
    },
    /// A number of a range, or 0 for "off" where that is allowed.
    Range {
        /// Whether 0 means off.
        zero_is_off: bool,
        /// The least number.
        min: i32,
        /// The greatest number.
        max: i32,
    },
    /// A text of at most so many bytes, such as a deck or a roster; the game reads it.
    Text {
        /// The limit.
        bytes_max: usize,
        /// Ready-made texts worth offering, by their ids.
        ready: &'static [&'static str],
    },
}

impl OptionKind {
    fn allows(&self, value: &OptionValue) -> bool {
        match (self, value) {
            (Self::Choice { words }, OptionValue::Word(word)) => words.contains(&word.as_str()),
            (Self::Numbers { numbers }, OptionValue::Number(number)) => numbers.contains(number),
            (
                Self::Range {
                    zero_is_off,
                    min,
                    max,
                },
                OptionValue::Number(number),
            ) => (min..=max).contains(&number) || (*zero_is_off && *number == 0),
            (Self::Text { bytes_max, .. }, OptionValue::Word(text)) => text.len() <= *bytes_max,
            _ => false,
        }
    }
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice { words } => write!(f, "one of {}", words.join(", ")),
            Self::Numbers { numbers } => {
                let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                write!(f, "one of {}", numbers.join(", "))
            }
            Self::Range {
                zero_is_off: true,
                min,
                max,
            } => write!(f, "0 (off) or {min} to {max}"),
            Self::Range {
                zero_is_off: false,
                min,
                max,
            } => write!(f, "{min} to {max}"),
            Self::Text { bytes_max, .. } => write!(f, "a text of at most {bytes_max} bytes"),
        }
    }
}

/// One option of a game.
///
/// ```
/// use engine::{Clause, OptionDefault, OptionKind, OptionSpec};
///
/// const SPECS: [OptionSpec; 1] = [OptionSpec {
///     name: "minutes",
///     kind: OptionKind::Range { zero_is_off: false, min: 5, max: 45 },
///     default: OptionDefault::Number(20),
///     house: false,
///     clause: Clause("TIME-1"),
/// }];
/// assert_eq!(SPECS[0].kind.to_string(), "5 to 45");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// What it may be.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// Its value in the box's standard game.
    pub default: OptionDefault,
    /// Whether a value other than the default is a house variant.
    pub house: bool,
    /// The clause it changes, under which a bad value is refused.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub clause: Clause,
}

/// The default of an option.
///
/// ```
/// use engine::{OptionDefault, OptionValue};
///
/// assert_eq!(OptionValue::from(OptionDefault::Word("spinner")), OptionValue::Word("spinner".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OptionDefault {
    /// A number.
    Number(i32),
    /// A word.
    Word(&'static str),
}

impl From<OptionDefault> for OptionValue {
    fn from(default: OptionDefault) -> Self {
        match default {
            OptionDefault::Number(number) => Self::Number(number),
            OptionDefault::Word(word) => Self::Word(word.to_owned()),
        }
    }
}

/// Why options are refused.
///
/// ```
/// use engine::{Clause, OptionRefusal};
///
/// let refusal = OptionRefusal { clause: Clause("TIME-1"), detail: "a half has 45 minutes".to_owned() };
/// assert_eq!(refusal.to_string(), "a half has 45 minutes");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("{detail}")]
pub struct OptionRefusal {
    /// The clause that the option changes, or the game's clause for unknown options.
    pub clause: Clause,
    /// The plain sentence.
    pub detail: String,
}

/// Reads options against their specification: unknown names and bad values are refused, what is not named gets
/// its default, and the whole becomes the game's own options type.
///
/// ```
/// use engine::{Clause, OptionDefault, OptionKind, OptionSpec, OptionValues, read_options};
///
/// #[derive(serde::Deserialize)]
/// struct Options {
///     minutes: u8,
/// }
///
/// const SPECS: [OptionSpec; 1] = [OptionSpec {
///     name: "minutes",
///     kind: OptionKind::Range { zero_is_off: false, min: 5, max: 45 },
///     default: OptionDefault::Number(20),
///     house: false,
///     clause: Clause("TIME-1"),
/// }];
/// let read = |values: &OptionValues| read_options::<Options>(&SPECS, Clause("TIME-2"), values);
/// assert_eq!(read(&OptionValues::new()).unwrap().minutes, 20);
/// let refusal = read(&OptionValues::from([("minutes".to_owned(), "90".into())])).err().unwrap();
/// assert_eq!(refusal.clause, Clause("TIME-1"));
/// ```
///
/// # Errors
/// The first option that is refused, in the order of the names.
///
/// # Panics
/// If the specification and the options type do not fit each other, which a test of each game checks.
pub fn read_options<O: DeserializeOwned>(
    specs: &[OptionSpec],
    unknown: Clause,
    values: &OptionValues,
) -> Result<O, OptionRefusal> {
    for (name, value) in values {
        let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
            return Err(OptionRefusal {
                clause: unknown,
                detail: format!("there is no option `{name}`"),
            });
        };
        if !spec.kind.allows(value) {
            let detail = format!("`{name}` cannot be `{value}`: it must be {}", spec.kind);
            return Err(OptionRefusal {
                clause: spec.clause,
                detail,
            });
        }
    }
    let complete: BTreeMap<&str, OptionValue> = specs
        .iter()
        .map(|spec| {
            (
                spec.name,
                values
                    .get(spec.name)
                    .cloned()
                    .unwrap_or_else(|| spec.default.into()),
            )
        })
        .collect();
    let complete = serde_json::to_value(complete).expect("names and values are plain JSON");
    Ok(serde_json::from_value(complete).expect("the specification fits the options type"))
}

/// The options by name, all of them, as a record's header keeps them.
///
/// ```
/// #[derive(serde::Serialize)]
/// struct Options {
///     minutes: u8,
/// }
///
/// assert_eq!(engine::write_options(&Options { minutes: 20 })["minutes"].to_string(), "20");
/// ```
///
/// # Panics
/// If the options type is not a struct of numbers and words.
pub fn write_options<O: Serialize>(options: &O) -> OptionValues {
    let value = serde_json::to_value(options).expect("options are plain data");
    serde_json::from_value(value).expect("options are numbers and words by name")
}
