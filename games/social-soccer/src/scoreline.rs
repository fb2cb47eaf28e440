//! The score bug.

use engine::{Scoreline, Text};

use crate::{SocialSoccer, state::Stage};

/// SOCIAL-TIME-3 The minute is for display only.
pub(crate) fn scoreline(state: &SocialSoccer) -> Scoreline {
    let (phase, clock) = match state.stage {
        Stage::Over => ("social-phase-over", String::new()),
        Stage::Play | Stage::RoundOver => {
            let key = if state.round > state.rules.rounds {
                "social-phase-extra-round"
            } else {
                "social-phase-round"
            };
            (key, format!("{}'", state.minute))
        }
        Stage::Before | Stage::Decks | Stage::Deployment | Stage::FirstBall | Stage::KickOff => {
            ("social-phase-setup", String::new())
        }
    };
    let playing = matches!(state.stage, Stage::Play | Stage::RoundOver);
    Scoreline {
        score: state.score,
        clock,
        phase: Text::new(phase)
            .with("round", state.round)
            .with("rounds", state.rules.rounds)
            .with("game", state.game)
            .with("games", state.rules.games),
        attacking: playing.then_some(state.possession),
    }
}
