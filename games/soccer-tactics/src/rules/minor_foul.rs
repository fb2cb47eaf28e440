//! The time for a move, and the one minor foul. TACTICS-MINOR-1 Anything else that breaks a rule is refused.

use engine::{Log, Side};

use super::{Play, ask, choose_pawn, choose_square, corner, free_kick, offensive_set, placement, set_up};
use crate::{
    Aim, Event, Phase, Refusal,
    board::first_for,
    decision::{Decision, Placement, Purpose},
    legal::nearest,
};

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
    match state.phase.decision() {
        // TACTICS-MINOR-2, TACTICS-MINOR-4 The D-Team gets a free kick. TACTICS-MINOR-3 No card is shown.
        Decision::PawnMove {
            purpose: Purpose::Set | Purpose::Attempt,
            ..
        }
        | Decision::BallPlay { .. } => {
            turn.emit(Event::MinorFoul { side });
            free_kick::open_spot(turn);
        }
        // TACTICS-MINOR-5 The O-Team chooses.
        Decision::PawnMove {
            purpose: Purpose::Reply(aim),
            ..
        } => {
            turn.emit(Event::MinorFoul { side });
            ask(turn, Phase::Offer { aim });
        }
        Decision::KeeperOrRoll { aim } => offensive_set::roll_for_reply(turn, aim), // TACTICS-MINOR-7
        Decision::Offer { aim } => decline(turn, aim),                              // TACTICS-MINOR-8
        // TACTICS-MINOR-9 The referee finishes a set-up, placement or choice, without a foul.
        Decision::LineUp { side, .. } => set_up::done(turn, side),
        Decision::CornerMove { left } => corner::pass(turn, left),
        Decision::Square(choice) => {
            if let Some(square) = first_for(side, state.offered_squares(choice)) {
                choose_square(turn, choice, square);
            }
        }
        Decision::Pawn(choice) => {
            if let Some(pawn) = state.offered_pawns(choice).first() {
                choose_pawn(turn, choice, pawn);
            }
        }
        Decision::Placement(placement) => place(turn, side, placement),
        Decision::Nothing => {}
    }
    Ok(())
}

/// The first pawn that must leave goes to its nearest square.
fn place(turn: &mut Play<'_, impl Log<Event>>, side: Side, placement: Placement) {
    let state = turn.state();
    let Some(pawn) = state.to_place(placement).first() else {
        return;
    };
    let Some(from) = state.square_of(pawn) else { return };
    let near = nearest(from, state.placements(placement, pawn));
    if let Some(square) = first_for(side, near) {
        placement::place(turn, placement, pawn, square);
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
