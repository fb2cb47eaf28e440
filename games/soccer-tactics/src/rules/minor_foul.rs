//! The time for a move, and the one minor foul. TACTICS-MINOR-1 Anything else that breaks a rule is refused.

use engine::Log;

use super::{Play, ask, cards, corner, free_kick, keeper, offensive_set, penalty, placement, set_up};
use crate::{Aim, Event, Phase, Refusal, board::first_for, legal::nearest};

/// The time for the open decision is up.
pub(super) fn decision_time_up(turn: &mut Play<'_, impl Log<Event>>) -> Result<(), Refusal> {
    let state = turn.state();
    if state.is_virtual() {
        return Err(Refusal::VirtualMoves); // TACTICS-TIME-10
    }
    if state.options.move_limit_seconds == 0 {
        return Err(Refusal::NoMoveLimit); // TACTICS-MINOR-10
    }
    let Some(side) = state.decider() else {
        return Err(Refusal::NotNow);
    };
    match state.phase {
        // TACTICS-MINOR-2, TACTICS-MINOR-4 The D-Team gets a free kick. TACTICS-MINOR-3 No card is shown.
        Phase::PawnMove { .. } | Phase::BallPlay { .. } | Phase::Attempt { .. } => {
            turn.emit(Event::MinorFoul { side });
            free_kick::open_spot(turn);
        }
        // TACTICS-MINOR-5 The O-Team chooses.
        Phase::Reply { aim, .. } => {
            turn.emit(Event::MinorFoul { side });
            ask(turn, Phase::Offer { aim });
        }
        Phase::Choice { aim } => offensive_set::roll_for_reply(turn, aim), // TACTICS-MINOR-7
        Phase::Offer { aim } => decline(turn, aim),                        // TACTICS-MINOR-8
        phase => finish(turn, phase),
    }
    Ok(())
}

/// TACTICS-MINOR-9 The referee finishes a set-up, placement or choice, without a foul.
fn finish(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    let state = turn.state();
    let Some(side) = state.decider() else { return };
    match phase {
        Phase::SetUp { .. } => set_up::done(turn),
        Phase::CornerMoves { .. } => corner::pass(turn),
        Phase::KeeperHome { .. } | Phase::Arc {} | Phase::Spot {} => {
            let Some(square) = first_for(side, state.offered_squares(phase)) else {
                return;
            };
            match phase {
                Phase::KeeperHome { .. } => keeper::put_home(turn, square),
                Phase::Arc {} => penalty::choose_arc(turn, square),
                _ => free_kick::choose_spot(turn, square),
            }
        }
        Phase::Taker {} | Phase::NewKeeper { .. } => {
            let Some(pawn) = state.offered_pawns(phase).first() else {
                return;
            };
            match phase {
                Phase::Taker {} => free_kick::choose_taker(turn, pawn),
                _ => cards::name_keeper(turn, pawn),
            }
        }
        _ => {
            let Some(pawn) = state.to_place(phase).first() else {
                return;
            };
            let Some(from) = state.square_of(pawn) else { return };
            let near = nearest(from, state.placements(phase, pawn));
            if let Some(square) = first_for(side, near) {
                placement::place(turn, pawn, square);
            }
        }
    }
}

/// TACTICS-MINOR-5 The O-Team takes the free kick.
pub(super) fn take(turn: &mut Play<'_, impl Log<Event>>) {
    free_kick::open_spot(turn);
}

/// TACTICS-MINOR-6 The D-Team's move is lost, and play goes on as after a miss.
pub(super) fn decline(turn: &mut Play<'_, impl Log<Event>>, aim: Aim) {
    turn.emit(Event::Declined {
        side: turn.state().offence,
    });
    offensive_set::missed(turn, aim);
}
