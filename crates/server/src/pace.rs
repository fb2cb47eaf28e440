//! How time is kept, and what else is agreed about a match beside the options of its game.

use std::{ops::RangeInclusive, time::Duration};

use clubhouse::{AnyGame, Level, OptionValues};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{error::ApiError, seating::Seating};

const MINUTES: RangeInclusive<u16> = 1..=180;
const INCREMENT_S: RangeInclusive<u16> = 0..=180;
const DAYS: RangeInclusive<u16> = 1..=14;

/// How time is kept. The clock is the server's: the rules of a game never hear of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// Nobody keeps it.
    #[default]
    Unhurried,
    /// Each side has its own time for the whole match.
    Live {
        /// How much at the start, 1 to 180 minutes.
        minutes: u16,
        /// How much is added for each decision, 0 to 180 seconds.
        increment_s: u16,
    },
    /// Each decision has its own time.
    Days {
        /// How much, 1 to 14 days.
        days: u16,
    },
}

/// A kind of pace that has ratings of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PaceKind {
    /// A side's own time for the whole match.
    Live,
    /// Days for each decision.
    Days,
}

impl PaceKind {
    /// All of them.
    pub(crate) const ALL: [Self; 2] = [Self::Live, Self::Days];

    /// As the store keeps it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Days => "days",
        }
    }
}

impl Pace {
    /// The kind under which it is rated, if it can be.
    pub(crate) fn rated_kind(self) -> Option<PaceKind> {
        match self {
            Self::Unhurried => None,
            Self::Live { .. } => Some(PaceKind::Live),
            Self::Days { .. } => Some(PaceKind::Days),
        }
    }

    /// How long a coach may be away before the others may say so, if ever: who has days is expected to be away.
    pub(crate) fn grace(self, live: Duration) -> Option<Duration> {
        match self {
            Self::Unhurried => Some(live * 5),
            Self::Live { .. } => Some(live),
            Self::Days { .. } => None,
        }
    }

    /// Whether a match with these options can be played at this pace.
    pub(crate) fn check(self, game: &dyn AnyGame, options: &OptionValues) -> Result<(), ApiError> {
        let within = |range: &RangeInclusive<u16>, value: u16, what: &str| {
            if range.contains(&value) {
                return Ok(());
            }
            Err(ApiError::bad_pace(format!(
                "{what} are {} to {}, not {value}",
                range.start(),
                range.end()
            )))
        };
        match self {
            Self::Unhurried => Ok(()),
            Self::Live { minutes, increment_s } => {
                within(&MINUTES, minutes, "minutes a side")?;
                within(&INCREMENT_S, increment_s, "seconds for a decision")
            }
            Self::Days { days } => {
                within(&DAYS, days, "days for a decision")?;
                if game.is_untimed(options) {
                    return Ok(());
                }
                Err(ApiError::bad_pace(
                    "this match has a clock of its own, which does not wait for days",
                ))
            }
        }
    }
}

/// What is agreed about a match beside the options of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Terms {
    /// How time is kept.
    pub(crate) pace: Pace,
    /// Whether its result counts for ratings.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) rated: bool,
    /// The level of the bot that plays on for a side whose time is up. If there is none, the side has lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stand_in: Option<Level>,
    /// Whether spectators may see the chance to win while it is played.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) curve: bool,
}

impl Terms {
    /// Whether a match with these options can be played so, whoever plays it.
    pub(crate) fn check(&self, game: &dyn AnyGame, options: &OptionValues) -> Result<(), ApiError> {
        self.pace.check(game, options)?;
        if !self.rated {
            return Ok(());
        }
        let refused = if self.pace.rated_kind().is_none() {
            "a rated match has a clock"
        } else if self.stand_in.is_some() {
            "nobody else plays on in a rated match"
        } else if self.curve {
            "nobody sees the chances of a rated match"
        } else if !game.is_rated(options) {
            "a rated match is played by one of the game's own kinds of match"
        } else {
            return Ok(());
        };
        Err(ApiError::not_rated(refused))
    }

    /// Whether these can play so: a rated match is one between two members.
    pub(crate) fn check_rivals(&self, seating: &Seating) -> Result<(), ApiError> {
        if self.rated && !seating.is_of_members() {
            return Err(ApiError::not_rated(
                "a rated match is played by members, one a side",
            ));
        }
        Ok(())
    }

    /// Whether spectators see the chance to win while it is played: bots have nothing to hide, people have agreed to it.
    pub(crate) fn show_curve(&self, seating: &Seating) -> bool {
        seating.is_of_bots() || (self.curve && !self.rated)
    }

    /// Whether coaches who sit like this may ask for hints.
    pub(crate) fn allow_hints(&self, seating: &Seating) -> bool {
        !self.rated && seating.allows_hints()
    }

    /// As the store keeps it.
    pub(crate) fn to_json(self) -> String {
        serde_json::to_string(&self).expect("terms are plain data")
    }
}
