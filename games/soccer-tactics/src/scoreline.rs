//! The score bug.

use engine::{Scoreline, Text};

use crate::{Phase, SoccerTactics};

/// The score, the period and, where the rules count it, the time.
pub(crate) fn scoreline(state: &SoccerTactics) -> Scoreline {
    let is_over = state.phase == (Phase::Over {});
    let phase = match state.period {
        _ if is_over => "tactics-phase-over",
        1 | 2 if state.in_added_time() => "tactics-phase-added-time",
        1 => "tactics-phase-first-half",
        2 => "tactics-phase-second-half",
        _ => "tactics-phase-overtime",
    };
    let clock = if is_over || !state.is_virtual() {
        String::new()
    } else {
        let before = match state.period {
            1 => 0,
            2 => u16::from(state.options.half_minutes),
            3 => 2 * u16::from(state.options.half_minutes),
            _ => 2 * u16::from(state.options.half_minutes) + u16::from(state.options.overtime_minutes),
        };
        format!("{}'", before + state.seconds / 60 + 1)
    };
    let attacking = (!is_over).then_some(state.offence);
    Scoreline {
        score: state.score,
        clock,
        phase: Text::new(phase),
        attacking,
    }
}
