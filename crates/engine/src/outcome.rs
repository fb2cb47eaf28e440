//! The score bug, and how a match ended.

use serde::{Deserialize, Serialize};

use crate::{BySide, Side, Text};

/// The score bug.
///
/// ```
/// use engine::{BySide, Scoreline, Side, Text};
///
/// let bug = Scoreline {
///     score: BySide { home: 2, away: 1 },
///     clock: "37'".to_owned(),
///     phase: Text::new("phase-attack"),
///     attacking: Some(Side::Home),
/// };
/// assert_eq!(bug.score[Side::Away], 1);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scoreline {
    /// The score of play.
    pub score: BySide<u16>,
    /// The minute or round as it is written, such as `37'`.
    pub clock: String,
    /// The phase of the match in words.
    pub phase: Text,
    /// The side on the ball, if any.
    pub attacking: Option<Side>,
}

impl Scoreline {
    /// The score bug once a match was ended by no rule: the score that counts, and nothing left to play.
    #[must_use]
    pub fn cut_short(self, outcome: &Outcome) -> Self {
        Self {
            score: outcome.score,
            phase: Text::new(match outcome.reason {
                Some(EndReason::Time) => "match-time-up",
                Some(EndReason::Claimed) => "match-claimed",
                Some(EndReason::Agreed) => "match-agreed",
                Some(EndReason::Abandoned) => "match-abandoned",
                Some(EndReason::Resigned) | None => "match-resigned",
            }),
            attacking: None,
            ..self
        }
    }
}

/// How a match ended.
///
/// ```
/// use engine::{BySide, Outcome, Side};
///
/// let score = BySide { home: 2, away: 1 };
/// assert_eq!(Outcome::of_score(score).winner, Some(Side::Home));
/// assert_eq!(Outcome::forfeited(Side::Home, score).winner, Some(Side::Away));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won, shoot-out and forfeit included; nobody in a draw.
    pub winner: Option<Side>,
    /// The score of play.
    pub score: BySide<u16>,
    /// The score of the shoot-out, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shoot_out: Option<BySide<u16>>,
    /// The side that gave up or was made to, if the match ended so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub forfeit: Option<Side>,
    /// Why it ended, if it was not by the rules. Records from before there were reasons tell none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<EndReason>,
}

/// Why a match ended that no rule ended.
///
/// ```
/// assert_eq!(serde_json::to_string(&engine::EndReason::Time).unwrap(), r#""time""#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The time of a side was up.
    Time,
    /// A coach gave up.
    Resigned,
    /// An opponent was gone, and the win or a draw was claimed.
    Claimed,
    /// Both sides agreed on a draw.
    Agreed,
    /// It was called off before it had really begun.
    Abandoned,
}

impl Outcome {
    /// The outcome of a score alone.
    #[must_use]
    pub fn of_score(score: BySide<u16>) -> Self {
        let winner = match score.home.cmp(&score.away) {
            std::cmp::Ordering::Greater => Some(Side::Home),
            std::cmp::Ordering::Less => Some(Side::Away),
            std::cmp::Ordering::Equal => None,
        };
        Self {
            winner,
            score,
            shoot_out: None,
            forfeit: None,
            reason: None,
        }
    }
    /// The outcome if a side gives up: the other one wins, and the score that counts is this one.
    #[must_use]
    pub fn forfeited(side: Side, score: BySide<u16>) -> Self {
        Self {
            winner: Some(side.other()),
            forfeit: Some(side),
            ..Self::of_score(score)
        }
    }
}
