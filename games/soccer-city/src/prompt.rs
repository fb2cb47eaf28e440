//! The score bug, and what viewers are told about the open decision.

use engine::{Clause, Prompt, Scoreline, Side, Text, Viewer};

use crate::{Occasion, Phase, RestartKind, SoccerCity, Stage};

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

pub(crate) fn prompt(state: &SoccerCity, viewer: Viewer) -> Prompt {
    let deciding = state.deciding();
    let asked = viewer.seat().is_some_and(|seat| deciding.contains(seat));
    let (key, clause) = match state.phase {
        Phase::Before {} | Phase::Over {} => ("city-prompt-over", "CITY-GOAL-3"),
        Phase::LineUp { .. } => ("city-prompt-line-up", "CITY-SET-5"),
        Phase::KickOff { .. } => ("city-prompt-kick-off", "CITY-KICK-2"),
        Phase::Pass {} => ("city-prompt-pass", "CITY-BALL-3"),
        Phase::GiveAndGo {} => ("city-prompt-give-and-go", "CITY-ATAC-8"),
        Phase::GiveAndGoRun { .. } => ("city-prompt-give-and-go-run", "CITY-ATAC-8"),
        Phase::GiveAndGoReturn { .. } => ("city-prompt-give-and-go-return", "CITY-ATAC-8"),
        Phase::Answer { .. } => ("city-prompt-answer", "CITY-DTAC-2"),
        Phase::Action {} => ("city-prompt-action", "CITY-TURN-5"),
        Phase::FastBreak { .. } => ("city-prompt-fast-break", "CITY-ATAC-10"),
        Phase::CrossingPass {} => ("city-prompt-crossing-pass", "CITY-ATAC-11"),
        Phase::CrossingStep { .. } => ("city-prompt-crossing-step", "CITY-ATAC-11"),
        Phase::PassToTheBox {} => ("city-prompt-pass-to-the-box", "CITY-ATAC-12"),
        Phase::SideLineAdvance { .. } => ("city-prompt-side-line-advance", "CITY-ATAC-15"),
        Phase::Slip {} => ("city-prompt-slip", "CITY-ATAC-16"),
        Phase::Additional {} => ("city-prompt-additional", "CITY-ATAC-17"),
        Phase::Shot {} => ("city-prompt-shot", "CITY-SHOT-1"),
        Phase::Reposition { .. } => ("city-prompt-reposition", "CITY-REPO-1"),
        Phase::OneTouch {} => ("city-prompt-one-touch", "CITY-ATAC-14"),
        Phase::OneTouchPlay {} => ("city-prompt-one-touch-play", "CITY-ATAC-14"),
        Phase::Defend {} => ("city-prompt-defend", "CITY-DTAC-1"),
        Phase::Pressing { .. } => ("city-prompt-pressing", "CITY-DTAC-9"),
        Phase::DefensiveRetreat { .. } => ("city-prompt-defensive-retreat", "CITY-DTAC-10"),
        Phase::FaceOff { .. } => ("city-prompt-face-off", "CITY-FACE-4"),
        Phase::SecondTackle { .. } => ("city-prompt-second-tackle", "CITY-TACK-10"),
        Phase::Foul { forced: None, .. } => ("city-prompt-foul", "CITY-FOUL-2"),
        Phase::Foul { .. } => ("city-prompt-foul-forced", "CITY-FOUL-7"),
        Phase::TacticalFoul { .. } => ("city-prompt-tactical-foul", "CITY-DTAC-7"),
        Phase::WinnerMove {
            stage: Stage::Way, ..
        } => ("city-prompt-way", "CITY-FACE-9"),
        Phase::WinnerMove {
            stage: Stage::Winner, ..
        } => ("city-prompt-winner", "CITY-FACE-8"),
        Phase::WinnerMove { .. } => ("city-prompt-loser", "CITY-FACE-8"),
        Phase::SaveStep { .. } => ("city-prompt-save-step", "CITY-SAVE-7"),
        Phase::SaveThrow { .. } => ("city-prompt-save-throw", "CITY-SAVE-7"),
        Phase::Clear { .. } => ("city-prompt-clear", "CITY-SAVE-8"),
        Phase::Exchange { .. } => ("city-prompt-exchange", "CITY-SAVE-9"),
        Phase::FactorMoves { .. } => ("city-prompt-factor-moves", "CITY-EF-16"),
        Phase::NewKeeper { .. } => ("city-prompt-new-keeper", "CITY-CARD-4"),
        Phase::PenaltyKicker { .. } => ("city-prompt-penalty-kicker", "CITY-PEN-1"),
        Phase::CornerChoice { .. } => ("city-prompt-corner-choice", "CITY-CORN-1"),
        Phase::Stoppage { restart, .. } => match restart.kind {
            RestartKind::FreeKick => ("city-prompt-stoppage-free-kick", "CITY-FREE-2"),
            RestartKind::Penalty => ("city-prompt-stoppage-penalty", "CITY-PEN-5"),
            RestartKind::Corner => ("city-prompt-stoppage-corner", "CITY-CORN-2"),
            RestartKind::GoalKick => ("city-prompt-stoppage-goal-kick", "CITY-GKIK-1"),
            RestartKind::ThrowIn => ("city-prompt-stoppage-throw-in", "CITY-THRO-5"),
        },
        Phase::FreeKick {} => ("city-prompt-free-kick", "CITY-FREE-4"),
        Phase::Corner {} => ("city-prompt-corner", "CITY-CORN-3"),
        Phase::GoalKick {} => ("city-prompt-goal-kick", "CITY-GKIK-2"),
        Phase::ThrowIn { .. } => ("city-prompt-throw-in", "CITY-THRO-2"),
        Phase::Penalty { .. } => ("city-prompt-penalty", "CITY-PEN-2"),
        Phase::Discard {
            occasion: Occasion::HalfTime,
        } => ("city-prompt-discard-half-time", "CITY-HAND-8"),
        Phase::Discard { .. } => ("city-prompt-discard", "CITY-HAND-9"),
        Phase::Trade { .. } => ("city-prompt-trade", "CITY-FOUR-7"),
        Phase::TradePick { .. } => ("city-prompt-trade-pick", "CITY-FOUR-7"),
        Phase::Shootout { .. } => ("city-prompt-shootout", "CITY-SHTO-2"),
    };
    let mut sides = deciding.iter().map(engine::Seat::side);
    let side = match (sides.next(), sides.next()) {
        (None, _) => "nobody",
        (Some(one), Some(other)) if one != other => "both",
        (Some(Side::Home), _) => "home",
        (Some(Side::Away), _) => "away",
    };
    let count = match state.phase {
        Phase::Reposition { moved, .. } | Phase::Exchange { moved, .. } => {
            let outfield = moved.iter().filter(|piece| !state.is_keeper(*piece)).count();
            3_u8.saturating_sub(outfield as u8)
        }
        Phase::GiveAndGoRun { left, .. }
        | Phase::SideLineAdvance { left, .. }
        | Phase::SaveStep { left, .. } => left,
        _ => 0,
    };
    let text = Text::new(key)
        .with("you", if asked { "yes" } else { "no" })
        .with("side", side)
        .with("count", count);
    Prompt {
        text,
        clause: Clause(clause),
    }
}
