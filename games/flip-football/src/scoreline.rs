//! The score bug.

use engine::{Scoreline, Text};

use crate::{FlipFootball, Period, phase::Phase};

/// FLIP-SCORE-2 The score, public at all times.
pub(crate) fn scoreline(state: &FlipFootball) -> Scoreline {
    let minute = || format!("{}'", state.label(state.laid));
    let (clock, phase) = match state.phase {
        Phase::SetAside => (String::new(), "flip-phase-set-aside"),
        Phase::Play(Period::FirstHalf) => (minute(), "flip-phase-first-half"),
        Phase::Play(Period::SecondHalf) => (minute(), "flip-phase-second-half"),
        Phase::Play(Period::InjuryTime) => (minute(), "flip-phase-injury-time"),
        Phase::Play(Period::ShootOut) => {
            let goals = state
                .shoot_out
                .map(|shoot_out| shoot_out.goals)
                .unwrap_or_default();
            (format!("{}-{}", goals.home, goals.away), "flip-phase-shoot-out")
        }
        Phase::Over => (String::new(), "flip-phase-over"),
    };
    let attacking = matches!(state.phase, Phase::Play(_)).then_some(state.attacker);
    Scoreline {
        score: state.score,
        clock,
        phase: Text::new(phase),
        attacking,
    }
}
