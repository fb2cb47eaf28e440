//! The score bug, and what viewers are told about the open decision.

use engine::{Clause, Prompt, Scoreline, Side, Text, Viewer};

use crate::{Aim, Phase, Restart, SoccerTactics, decision::Decision};

pub(crate) fn scoreline(state: &SoccerTactics) -> Scoreline {
    let phase = match (state.phase, state.period) {
        (Phase::Over {}, _) => "tactics-phase-over",
        (_, 1) if state.in_added_time() => "tactics-phase-added-time",
        (_, 1) => "tactics-phase-first-half",
        (_, 2) if state.in_added_time() => "tactics-phase-added-time",
        (_, 2) => "tactics-phase-second-half",
        _ => "tactics-phase-overtime",
    };
    let clock = if state.phase == (Phase::Over {}) || !state.is_virtual() {
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
    let attacking = (state.phase != Phase::Over {}).then_some(state.offence);
    Scoreline {
        score: state.score,
        clock,
        phase: Text::new(phase),
        attacking,
    }
}

pub(crate) fn prompt(state: &SoccerTactics, viewer: Viewer) -> Prompt {
    let decider = state.decider();
    let asked = viewer
        .seat()
        .is_some_and(|seat| decider.is_some_and(|side| state.seat_of(side) == seat));
    let (key, clause) = match state.phase {
        Phase::Before {} | Phase::Over {} => ("tactics-prompt-over", "TACTICS-TIME-1"),
        Phase::SetUp { .. } => ("tactics-prompt-set-up", "TACTICS-SETUP-8"),
        Phase::PawnMove { .. } => ("tactics-prompt-pawn-move", "TACTICS-SET-2"),
        Phase::BallPlay { .. } => match state.restart {
            Restart::KickOff => ("tactics-prompt-kick-off", "TACTICS-KICK-5"),
            Restart::GoalKick => ("tactics-prompt-goal-kick", "TACTICS-GKICK-5"),
            Restart::Corner => ("tactics-prompt-corner-kick", "TACTICS-CORNER-11"),
            Restart::Open | Restart::FreeKick | Restart::Penalty if state.passes > 0 => {
                ("tactics-prompt-extra-play", "TACTICS-PASS-2")
            }
            Restart::Open | Restart::FreeKick | Restart::Penalty => {
                ("tactics-prompt-ball-play", "TACTICS-BALL-7")
            }
        },
        Phase::Attempt { .. } => ("tactics-prompt-attempt", "TACTICS-CAPT-1"),
        Phase::Choice { aim: Aim::Answer } => ("tactics-prompt-choice-answer", "TACTICS-SET-6"),
        Phase::Choice { aim: Aim::Attempt } => ("tactics-prompt-choice-attempt", "TACTICS-CAPT-4"),
        Phase::Reply { aim: Aim::Answer, .. } => ("tactics-prompt-reply-answer", "TACTICS-SET-6"),
        Phase::Reply {
            aim: Aim::Attempt, ..
        } => ("tactics-prompt-reply-attempt", "TACTICS-CAPT-4"),
        Phase::Offer { .. } => ("tactics-prompt-offer", "TACTICS-MINOR-5"),
        Phase::NewKeeper { .. } => ("tactics-prompt-new-keeper", "TACTICS-CARD-8"),
        Phase::MakeRoom { .. } => ("tactics-prompt-make-room", "TACTICS-KEEP-7"),
        Phase::KeeperHome { .. } => ("tactics-prompt-keeper-home", "TACTICS-KEEP-7"),
        Phase::Arc {} => ("tactics-prompt-arc", "TACTICS-PEN-2"),
        Phase::PenaltyPlaces { .. } => ("tactics-prompt-penalty-places", "TACTICS-PEN-5"),
        Phase::Spot {} => ("tactics-prompt-spot", "TACTICS-FREE-2"),
        Phase::Taker {} => ("tactics-prompt-taker", "TACTICS-FREE-3"),
        Phase::ClearZone {} => ("tactics-prompt-clear-zone", "TACTICS-FREE-4"),
        Phase::CornerRoom {} => ("tactics-prompt-corner-room", "TACTICS-CORNER-5"),
        Phase::CornerMoves { .. } => ("tactics-prompt-corner-moves", "TACTICS-CORNER-6"),
        Phase::ClearArea {} => ("tactics-prompt-clear-area", "TACTICS-GKICK-2"),
    };
    let side = match decider {
        Some(Side::Home) => "home",
        Some(Side::Away) => "away",
        None => "nobody",
    };
    let roll = match state.phase.decision() {
        Decision::PawnMove { roll, .. } => roll,
        Decision::BallPlay { dice } => dice.total(),
        Decision::CornerMove { left } => left.div_ceil(2),
        Decision::Nothing
        | Decision::LineUp { .. }
        | Decision::KeeperOrRoll { .. }
        | Decision::Offer { .. }
        | Decision::Placement(_)
        | Decision::Square(_)
        | Decision::Pawn(_) => 0,
    };
    let text = Text::new(key)
        .with("you", if asked { "yes" } else { "no" })
        .with("side", side)
        .with("count", roll);
    Prompt {
        text,
        clause: Clause(clause),
    }
}
