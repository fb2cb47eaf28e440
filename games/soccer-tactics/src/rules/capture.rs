//! The free ball and its capture. TACTICS-CAPT-7 Nobody is obliged to capture.

use engine::Log;
use pitch::Square;

use super::{Play, ask, offensive_set, offside, pawn_move, time};
use crate::{Aim, Event, OffsideKind, Pawn, Phase, phase::Purpose, state::NO_ROUND};

/// TACTICS-TIME-7 Rounds of attempts that are played in added time.
const ROUNDS_MAX: i8 = 5;

/// TACTICS-CAPT-1 The O-Team's attempt; TACTICS-CAPT-5 and again after the D-Team's, so that both have as many.
#[inline]
pub(super) fn open_attempt(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if state.in_added_time() && state.rounds - NO_ROUND >= ROUNDS_MAX {
        return time::end_period(turn);
    }
    let side = state.offence;
    // TACTICS-CAPT-6 Field players only.
    match pawn_move::roll(turn, side, Purpose::Attempt) {
        Some(roll) => ask(turn, Phase::Attempt { roll }), // TACTICS-CAPT-2 It must move.
        None => ask(turn, Phase::Choice { aim: Aim::Attempt }),
    }
}

/// The O-Team has moved a pawn. TACTICS-CAPT-3 After a capture the D-Team answers; TACTICS-CAPT-4 else it tries itself.
#[inline]
pub(super) fn attempted(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn, to: Square) {
    let state = turn.state();
    if state.ball.square() != Some(to) {
        return ask(turn, Phase::Choice { aim: Aim::Attempt });
    }
    // TACTICS-OFF-6 TACTICS-OFF-7 Whoever was onside may run beyond the line.
    if state.offside.contains(pawn) && state.beyond(state.line).contains(to) {
        return offside::call(turn, pawn, OffsideKind::Capture, to);
    }
    let scoring = state.in_target_area(to);
    turn.emit(Event::Captured { pawn, square: to });
    if scoring && offside::interferes(turn, to) {
        return;
    }
    offensive_set::open_answer(turn);
}

/// TACTICS-CAPT-4 The D-Team has captured the ball: it begins a set, and nobody answers. TACTICS-SET-8 Nor does it shoot.
#[inline]
pub(super) fn by_defence(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn, to: Square) {
    turn.emit(Event::Captured { pawn, square: to });
    offensive_set::begin(turn, pawn.side(), pawn);
}
