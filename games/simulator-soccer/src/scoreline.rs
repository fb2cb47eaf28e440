//! The score bug.

use engine::{Scoreline, Text};

use crate::{Phase, SimulatorSoccer, rules::time};

pub(crate) fn scoreline(state: &SimulatorSoccer) -> Scoreline {
    let phase = match (state.phase, state.clock.period) {
        (Phase::Over {}, _) => "sim-phase-over",
        (_, 0) => "sim-phase-start",
        (_, 1) => "sim-phase-first-half",
        (_, 2) => "sim-phase-second-half",
        (_, 5) => "sim-phase-shoot-out",
        _ => "sim-phase-extra-time",
    };
    Scoreline {
        score: state.score,
        clock: format!("{}'", time::minute(state)),
        phase: Text::new(phase),
        attacking: (state.phase != Phase::Over {} && state.clock.period > 0).then_some(state.attacking),
    }
}
