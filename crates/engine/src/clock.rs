//! What the rules hear of time, and what somebody outside must keep for them.

use std::{fmt::Display, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// What the clock can tell a match.
///
/// ```
/// use engine::ClockInput;
///
/// assert_eq!("time is up".parse(), Ok(ClockInput::DecisionTimeUp));
/// assert_eq!(ClockInput::Tick.to_string(), "tick");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockInput {
    /// The referee goes on by one step.
    Tick,
    /// The time for the present decision is up.
    DecisionTimeUp,
    /// The time of the present period is up.
    PeriodTimeUp,
}

impl Display for ClockInput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Tick => "tick",
            Self::DecisionTimeUp => "time is up",
            Self::PeriodTimeUp => "period is up",
        })
    }
}

impl FromStr for ClockInput {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "tick" => Ok(Self::Tick),
            "time is up" => Ok(Self::DecisionTimeUp),
            "period is up" => Ok(Self::PeriodTimeUp),
            _ => Err(NotationError::new(format!("the clock does not say `{text}`"))),
        }
    }
}

/// The clocks that somebody outside the rules must run.
///
/// ```
/// let nothing_runs = engine::Timers::default();
/// assert!(!nothing_runs.tick && nothing_runs.decision.is_none() && nothing_runs.period.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Timers {
    /// Whether the match waits for ticks of the referee.
    pub tick: bool,
    /// The clock of the present decision.
    pub decision: Option<Timer>,
    /// The clock of the present period.
    pub period: Option<Timer>,
    /// Whether the present decision is part of a line-up, over which a person may sit as long as only bots wait.
    pub is_line_up: bool,
}

/// One clock. It starts anew when its id changes, and runs on while the id stays.
///
/// ```
/// use engine::Timer;
///
/// let half = Timer { id: 1, length_ms: 45 * 60_000, running: true };
/// let stopped = Timer { running: false, ..half };
/// assert_eq!(half.id, stopped.id, "the same clock, which goes on where it stopped");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timer {
    /// Which decision or period it belongs to.
    pub id: u32,
    /// Its whole length in milliseconds.
    pub length_ms: u32,
    /// Whether it runs now.
    pub running: bool,
}
