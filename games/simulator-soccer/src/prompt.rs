//! The score bug, and what viewers are told about the open decision.

use engine::{Clause, Prompt, Scoreline, Side, Text, Viewer};

use crate::{LineUpPart, Phase, SimulatorSoccer, rules::time};

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

/// The message and the clause of each decision.
fn words(state: &SimulatorSoccer) -> (&'static str, &'static str) {
    match state.phase {
        Phase::Before {} | Phase::Over {} => ("sim-prompt-over", "SIM-HALF-6"),
        Phase::PlaceStart {} => ("sim-prompt-place-start", "SIM-START-1"),
        Phase::KickoffTaker {} => ("sim-prompt-kickoff-taker", "SIM-START-6"),
        Phase::PutDown {} => ("sim-prompt-put-down", "SIM-GK-16"),
        Phase::Declare {} => ("sim-prompt-declare", "SIM-PASS-4"),
        Phase::OffsideStep {} => ("sim-prompt-offside-step", "SIM-PRO-7"),
        Phase::HeaderStep { .. } => ("sim-prompt-header-step", "SIM-PRO-12"),
        Phase::Slide {} => ("sim-prompt-slide", "SIM-SLIDE-1"),
        Phase::PrepareKeeper {} => ("sim-prompt-prepare-keeper", "SIM-GK-2"),
        Phase::KeeperTackle {} => ("sim-prompt-keeper-tackle", "SIM-GK-7"),
        Phase::KeeperDribble {} => ("sim-prompt-keeper-dribble", "SIM-GKD-1"),
        Phase::Aim {} if state.aiming.bar_y.is_some() => ("sim-prompt-aim-and-plan", "SIM-GK-9"),
        Phase::Aim {} => ("sim-prompt-aim", "SIM-EXEC-1"),
        Phase::Release {} => ("sim-prompt-release", "SIM-EXEC-4"),
        Phase::Replant {} => ("sim-prompt-replant", "SIM-KICK-5"),
        Phase::SpeedStep { .. } => ("sim-prompt-speed-step", "SIM-PRO-13"),
        Phase::ChooseTaker { .. } => ("sim-prompt-choose-taker", "SIM-COD-4"),
        Phase::ChooseCell { .. } => ("sim-prompt-choose-cell", "SIM-LINE-2"),
        Phase::PlaceTaker { .. } => ("sim-prompt-place-taker", "SIM-COD-10"),
        Phase::PickUp { .. } => ("sim-prompt-pick-up", "SIM-GK-13"),
        Phase::Header { .. } => ("sim-prompt-header", "SIM-HEAD-2"),
        Phase::Repeat {} => ("sim-prompt-repeat", "SIM-REP-1"),
        Phase::Move2 {} => ("sim-prompt-move2", "SIM-P2-1"),
        Phase::Move3 {} if state.round.third == Some(true) => ("sim-prompt-quick-round", "SIM-QUICK-2"),
        Phase::Move3 {} => ("sim-prompt-move3", "SIM-P3-1"),
        Phase::Tackle {} => ("sim-prompt-tackle", "SIM-TACK-1"),
        Phase::CallSubstitution { .. } => ("sim-prompt-call-substitution", "SIM-SUB-4"),
        Phase::MakeRoom {} => ("sim-prompt-make-room", "SIM-THROW-3"),
        Phase::Thrower {} => ("sim-prompt-thrower", "SIM-THROW-2"),
        Phase::Substitutions { .. } => ("sim-prompt-substitutions", "SIM-SUB-1"),
        Phase::BallSpot {} => ("sim-prompt-ball-spot", "SIM-GKICK-1"),
        Phase::LineUp {
            part: LineUpPart::First,
        } => ("sim-prompt-line-up-first", "SIM-LU-3"),
        Phase::LineUp {
            part: LineUpPart::All,
        } => ("sim-prompt-line-up-all", "SIM-LU-4"),
        Phase::LineUp {
            part: LineUpPart::Rest,
        } => ("sim-prompt-line-up-rest", "SIM-LU-5"),
        Phase::ShootoutTaker { .. } => ("sim-prompt-shootout-taker", "SIM-DRAW-3"),
    }
}

pub(crate) fn prompt(state: &SimulatorSoccer, viewer: Viewer) -> Prompt {
    let (key, clause) = words(state);
    let asked = viewer.seat().is_some_and(|seat| state.must_choose(seat.side()));
    let side = match state.decider() {
        Some(Side::Home) => "home",
        Some(Side::Away) => "away",
        None => "nobody",
    };
    let text = Text::new(key)
        .with("you", if asked { "yes" } else { "no" })
        .with("side", side);
    Prompt {
        text,
        clause: Clause(clause),
    }
}
