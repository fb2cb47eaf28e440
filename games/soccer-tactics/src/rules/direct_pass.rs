//! Direct passes.

use engine::Log;
use pitch::Square;

use super::{Play, ball_play, offensive_set, shot};
use crate::{Event, Pawn};

/// TACTICS-PASS-1 A team-mate has the ball at once, the keeper too (TACTICS-PASS-8).
#[inline]
pub(super) fn receive(turn: &mut Play<'_, impl Log<Event>>, mate: Pawn, square: Square) {
    let state = turn.state();
    if state.in_target_area(square) || state.is_target_star(square) {
        // TACTICS-PASS-4, TACTICS-PASS-5 A shot at once. TACTICS-PASS-6 For other plays a star is an ordinary square.
        shot::shoot(turn, mate);
    } else if state.passes < 2 {
        // TACTICS-PASS-2 The extra play. TACTICS-PASS-7 A set has one at most.
        ball_play::roll(turn);
    } else {
        offensive_set::open_answer(turn); // TACTICS-PASS-3
    }
}
