//! The score bug.

use engine::{Scoreline, Text};

use crate::{Phase, SoccerCity};

pub(crate) fn scoreline(state: &SoccerCity) -> Scoreline {
    let over = matches!(state.phase, Phase::Over {});
    let phase = match state.period {
        _ if over => "city-phase-over",
        5 => "city-phase-shootout",
        3 | 4 => "city-phase-extra-time",
        _ if state.pool.is_some() => "city-phase-injury-time",
        1 if state.options.regular_periods() == 1 => "city-phase-only-period",
        1 => "city-phase-first-half",
        _ => "city-phase-second-half",
    };
    let quiet = over || state.period == 5;
    Scoreline {
        score: state.score,
        clock: if quiet {
            String::new()
        } else {
            format!("{}'", state.minutes())
        },
        phase: Text::new(phase),
        attacking: (!quiet).then_some(state.turn.attacking),
    }
}
