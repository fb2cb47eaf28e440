//! The score bug.

use engine::{Scoreline, Text};

use crate::{CoinToss, phase::Phase};

/// The score, public at all times.
pub(crate) fn scoreline(state: &CoinToss) -> Scoreline {
    let (clock, phase) = match state.phase {
        Phase::Call => (format!("{}'", state.minute), "coin-phase-call"),
        Phase::Over => (String::new(), "coin-phase-over"),
    };
    Scoreline {
        score: state.score,
        clock,
        phase: Text::new(phase),
        attacking: None,
    }
}
