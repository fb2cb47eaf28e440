//! Dribbling. TACTICS-DRIB-7 The extra play may be a dribble too.

use engine::Log;
use pitch::Square;

use super::{Play, battle, offensive_set, offside, pawn_move, time};
use crate::{Dice, Event, Refusal, Restart, SoccerTactics, SquareName};

/// TACTICS-DRIB-1 Only with a 1, TACTICS-TOUCH-2 and not from a restart; TACTICS-DRIB-2 to where the holder may stand.
#[inline]
pub(super) fn check(state: &SoccerTactics, dice: Dice, name: SquareName) -> Result<Square, Refusal> {
    let to = name.square().ok_or(Refusal::NoSquare)?;
    if state.dribble_targets(dice).contains(to) {
        return Ok(to);
    }
    let (Some(holder), Some(from)) = (state.holder, state.ball.square()) else {
        return Err(Refusal::NotNow);
    };
    Err(if dice.total() != 1 {
        Refusal::NoDribble // TACTICS-DRIB-6 Two dice never show a 1.
    } else if state.restart != Restart::Open {
        Refusal::TakerTouches // TACTICS-KICK-7, TACTICS-FREE-7, TACTICS-GKICK-6, TACTICS-CORNER-12
    } else {
        pawn_move::refusal(state, holder, from, to, 1)
    })
}

/// The holder takes the ball along. TACTICS-DRIB-3 Onto an opponent is a battle; TACTICS-DRIB-4 else the D-Team answers,
/// and TACTICS-DRIB-5 in the target area a shot may follow.
pub(super) fn dribble(turn: &mut Play<'_, impl Log<Event>>, to: Square) {
    let state = turn.state();
    let (Some(pawn), Some(from)) = (state.holder, state.ball.square()) else {
        return;
    };
    let opponent = state.pawn_on(state.defence(), to);
    turn.emit(Event::Dribbled { pawn, from, to });
    time::charge(turn, time::BALL_PLAY);
    if turn.state().in_target_area(to) && offside::interferes(turn, to) {
        return;
    }
    match opponent {
        Some(opponent) => battle::fight(turn, pawn, opponent, to),
        None => offensive_set::open_answer(turn),
    }
}
