//! What the games' notations share: enums of single words, scores, numbers.

use std::{fmt, str::FromStr};

use crate::{BySide, NotationError};

/// An enum whose variants are single words, with their notation. Its TypeScript type follows the `ts` feature of the
/// crate that calls the macro.
///
/// ```
/// engine::word_enum! {
///     /// How hard a kick is.
///     pub enum Kick {
///         /// Softly.
///         Soft = "soft",
///         /// With full force.
///         Hard = "hard",
///     }
/// }
/// assert_eq!("hard".parse(), Ok(Kick::Hard));
/// assert_eq!(Kick::Soft.word(), "soft");
/// assert_eq!(serde_json::to_string(&Kick::Soft).unwrap(), r#""soft""#);
/// ```
#[macro_export]
macro_rules! word_enum {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $(#[$meta])*
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// Its word in notation.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> std::result::Result<Self, Self::Err> {
                match text {
                    $($word => Ok(Self::$variant),)*
                    _ => Err($crate::NotationError::new(format!(
                        "`{text}` is none of {}", [$($word),*].join(", ")
                    ))),
                }
            }
        }
    };
}

/// JSON strings that hold the notation, for types with `Display` and `FromStr`.
///
/// ```
/// use std::{fmt, str::FromStr};
///
/// #[derive(PartialEq, Debug)]
/// struct Shirt(u8);
///
/// impl fmt::Display for Shirt {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "no{}", self.0)
///     }
/// }
///
/// impl FromStr for Shirt {
///     type Err = engine::NotationError;
///
///     fn from_str(text: &str) -> Result<Self, Self::Err> {
///         engine::read_number(text.trim_start_matches("no")).map(Self)
///     }
/// }
///
/// engine::serde_by_notation!(Shirt);
/// assert_eq!(serde_json::to_string(&Shirt(9)).unwrap(), r#""no9""#);
/// assert_eq!(serde_json::from_str::<Shirt>(r#""no9""#).unwrap(), Shirt(9));
/// ```
#[macro_export]
macro_rules! serde_by_notation {
    ($($kind:ty),*) => {$(
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        $crate::deserialize_by_notation!($kind);
    )*};
}

/// Reads JSON strings that hold the notation, for types that write them in a quicker way of their own.
///
/// ```
/// use std::str::FromStr;
///
/// #[derive(PartialEq, Debug)]
/// struct Shirt(u8);
///
/// impl FromStr for Shirt {
///     type Err = engine::NotationError;
///
///     fn from_str(text: &str) -> Result<Self, Self::Err> {
///         engine::read_number(text).map(Self)
///     }
/// }
///
/// engine::deserialize_by_notation!(Shirt);
/// assert_eq!(serde_json::from_str::<Shirt>(r#""9""#).unwrap(), Shirt(9));
/// ```
#[macro_export]
macro_rules! deserialize_by_notation {
    ($($kind:ty),*) => {$(
        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    )*};
}

/// A score as it is written: `2-1`, Home first.
///
/// ```
/// use engine::{BySide, Score};
///
/// assert_eq!(Score(BySide { home: 2, away: 1 }).to_string(), "2-1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score(pub BySide<u16>);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0.home, self.0.away)
    }
}

/// Reads a score, Home first.
///
/// ```
/// assert_eq!(engine::read_score("2-1").unwrap().home, 2);
/// assert!(engine::read_score("2:1").is_err());
/// ```
///
/// # Errors
/// If the text is not two numbers with a hyphen between them.
pub fn read_score(text: &str) -> Result<BySide<u16>, NotationError> {
    let wrong = || NotationError::new(format!("`{text}` is no score: write 2-1"));
    let (home, away) = text.split_once('-').ok_or_else(wrong)?;
    Ok(BySide {
        home: home.parse().map_err(|_| wrong())?,
        away: away.parse().map_err(|_| wrong())?,
    })
}

/// Reads a number of whatever size fits.
///
/// ```
/// assert_eq!(engine::read_number::<u8>("7"), Ok(7));
/// assert!(engine::read_number::<u8>("700").is_err());
/// ```
///
/// # Errors
/// If the text is no number, or too large or small for its place.
pub fn read_number<T: FromStr>(text: &str) -> Result<T, NotationError> {
    text.parse()
        .map_err(|_| NotationError::new(format!("`{text}` is no number that fits here")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_round_trips_and_nonsense_is_refused() {
        let score = read_score("12-3").expect("a score");
        assert_eq!(Score(score).to_string(), "12-3");
        for text in ["", "3", "3-", "-3", "a-b", "1-2-3", "70000-0"] {
            assert!(read_score(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_number_must_fit() {
        assert_eq!(read_number::<u8>("7"), Ok(7));
        assert!(read_number::<u8>("256").is_err());
    }
}
