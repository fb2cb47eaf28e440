//! Dribbling, which is one of the plays of the ball (`ball_play.rs`). TACTICS-DRIB-7 The extra play may be a dribble too.

use engine::Log;
use pitch::{Square, Squares};

use super::{Play, battle, offensive_set, offside, pawn_move, time};
use crate::{Dice, Event, Pawn, Refusal, Restart, SoccerTactics, SquareName};

/// A dribble that the holder may make now.
pub(crate) struct Choice {
    pawn: Pawn,
    from: Square,
    to: Square,
}

/// TACTICS-DRIB-1 Only with a 1, TACTICS-TOUCH-2 and not from a restart; TACTICS-DRIB-2 to where the holder may stand.
#[inline]
pub(super) fn decide(state: &SoccerTactics, dice: Dice, name: SquareName) -> Result<Choice, Refusal> {
    let to = name.square().ok_or(Refusal::NoSquare)?;
    let (Some(pawn), Some(from)) = (state.holder, state.ball.square()) else {
        return Err(Refusal::NotNow);
    };
    if state.dribble_targets(dice).contains(to) {
        return Ok(Choice { pawn, from, to });
    }
    Err(if dice.total() != 1 {
        Refusal::NoDribble // TACTICS-DRIB-6 Two dice never show a 1.
    } else if state.restart != Restart::Open {
        Refusal::TakerTouches // TACTICS-KICK-7, TACTICS-FREE-7, TACTICS-GKICK-6, TACTICS-CORNER-12
    } else {
        pawn_move::refusal(state, pawn, from, to, 1)
    })
}

/// The holder takes the ball along. TACTICS-DRIB-3 Onto an opponent is a battle; TACTICS-DRIB-4 else the D-Team answers,
/// and TACTICS-DRIB-5 in the target area a shot may follow.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { pawn, from, to }: Choice) {
    let state = turn.state();
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

impl SoccerTactics {
    /// TACTICS-DRIB-1, TACTICS-DRIB-2 Where the holder can dribble. TACTICS-TOUCH-2 The taker of a restart cannot.
    #[inline]
    #[must_use]
    pub fn dribble_targets(&self, dice: Dice) -> Squares {
        match self.holder {
            // TACTICS-DRIB-6 Two dice never show a 1.
            Some(holder) if dice.total() == 1 && self.restart == Restart::Open => self.one_step(holder),
            Some(_) | None => Squares::NONE,
        }
    }
}
