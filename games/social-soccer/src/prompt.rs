//! The score bug and what viewers are told about the open question.

use engine::{Clause, Prompt, Scoreline, Side, Text, Viewer};

use crate::{Phase, SocialSoccer, refusal::question, state::Stage};

pub(crate) const fn word(side: Side) -> &'static str {
    match side {
        Side::Home => "home",
        Side::Away => "away",
    }
}

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

pub(crate) fn prompt(state: &SocialSoccer, viewer: Viewer) -> Prompt {
    let asked = state.asked();
    let you = viewer.seat().is_some_and(|seat| asked[seat.side()]);
    let side = match (asked.home, asked.away) {
        (true, true) => "both",
        (true, false) => "home",
        (false, true) => "away",
        (false, false) => "nobody",
    };
    let (key, count) = match state.phase {
        Phase::Running {} | Phase::Over {} => ("social-prompt-over", 0),
        Phase::Bring {} => ("social-prompt-bring", 0),
        Phase::Deploy {} => ("social-prompt-deploy", 0),
        Phase::FirstBall { .. } => ("social-prompt-first-ball", 0),
        Phase::AssignBall {} => ("social-prompt-assign", 0),
        Phase::Action {} => ("social-prompt-action", 0),
        Phase::DeadBall {} => ("social-prompt-dead-ball", 0),
        Phase::PayTire { left, .. } => ("social-prompt-pay", left),
        Phase::Response { .. } => ("social-prompt-response", 0),
        Phase::Block {} => ("social-prompt-block", 0),
        Phase::SecondBlock {} => ("social-prompt-second-block", 0),
        Phase::Duel { .. } => ("social-prompt-duel", 0),
        Phase::Outlet {} => ("social-prompt-outlet", 0),
        Phase::Target { .. } => ("social-prompt-target", 0),
        Phase::PickCard { .. } => ("social-prompt-pick", 0),
        Phase::Scry { .. } => ("social-prompt-scry", 0),
        Phase::HandLimit { .. } => ("social-prompt-hand-limit", state.rules.hand_limit),
    };
    Prompt {
        text: Text::new(key)
            .with("you", if you { "yes" } else { "no" })
            .with("side", side)
            .with("count", count),
        clause: Clause(question(state.phase)),
    }
}
