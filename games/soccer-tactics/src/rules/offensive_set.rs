//! Possession, the offensive set and the D-Team's answer. TACTICS-TOUCH-1 to TACTICS-TOUCH-3: the taker of a restart may
//! not touch the ball again before another pawn has; the ban is kept by `fold.rs` and read by `pawn_move.rs`.

use engine::{Log, Side};
use pitch::Square;

use super::{Play, ask, ball_play, battle, capture, pawn_move, shot, time};
use crate::{Aim, Event, Pawn, Phase, phase::Purpose};

/// An offensive set begins. TACTICS-SET-9 The holder stands on the ball. TACTICS-TIME-4 In added time the play is over
/// instead.
#[inline]
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, side: Side, holder: Pawn) {
    if turn.state().in_added_time() {
        return time::end_period(turn);
    }
    turn.emit(Event::SetBegan { side, holder });
    // TACTICS-SET-2 First a field player moves, but not the holder.
    match pawn_move::roll(turn, side, Purpose::Set) {
        Some(roll) => ask(turn, Phase::PawnMove { roll }),
        None => ball_play::roll(turn),
    }
}

/// TACTICS-SET-6 The D-Team answers: with its keeper, or with a roll.
#[inline]
pub(super) fn open_answer(turn: &mut Play<'_, impl Log<Event>>) {
    ask(turn, Phase::Choice { aim: Aim::Answer });
}

/// A pawn of the D-Team has moved: it reached the ball, or not.
#[inline]
pub(super) fn arrive(turn: &mut Play<'_, impl Log<Event>>, aim: Aim, pawn: Pawn, to: Square) {
    if turn.state().ball.square() != Some(to) {
        return missed(turn, aim);
    }
    match (aim, turn.state().holder) {
        (Aim::Answer, Some(holder)) => battle::fight(turn, holder, pawn, to), // TACTICS-BATTLE-1
        (Aim::Answer, None) | (Aim::Attempt, _) => capture::by_defence(turn, pawn, to),
    }
}

/// The D-Team did not reach the ball. TACTICS-SET-7 In the target area the O-Team shoots, elsewhere a new set begins.
/// TACTICS-BALL-9 A ball that was not played is never shot.
#[inline]
pub(super) fn missed(turn: &mut Play<'_, impl Log<Event>>, aim: Aim) {
    let state = turn.state();
    let in_area = state.ball.square().is_some_and(|ball| state.in_target_area(ball));
    match (aim, state.holder) {
        (Aim::Answer, Some(holder)) if in_area && !state.no_shot => shot::shoot(turn, holder),
        (Aim::Answer, Some(holder)) => {
            let side = state.offence;
            begin(turn, side, holder);
        }
        (Aim::Answer, None) | (Aim::Attempt, _) => capture::open_attempt(turn),
    }
}
