//! What must hold in every state.

use engine::Side;
use pitch::Squares;

use crate::{Pawn, Phase, SoccerTactics, state::Ball};

/// No pawn is lost, doubled or where it may never be.
pub(crate) fn audit(state: &SoccerTactics) -> Result<(), String> {
    for side in Side::ALL {
        let squares: Squares = Pawn::of(side).filter_map(|pawn| state.square_of(pawn)).collect();
        if squares != state.occupied[side] {
            return Err(format!(
                "{side} is said to stand on {:?}, not {squares:?}",
                state.occupied[side]
            ));
        }
        let standing = Pawn::of(side)
            .filter(|pawn| state.square_of(*pawn).is_some())
            .count() as u32;
        let waiting = matches!(state.phase, Phase::PenaltyPlaces { .. } | Phase::Arc {});
        if standing != squares.len() && !waiting {
            return Err(format!("two pawns of {side} share a square")); // TACTICS-TEAM-6
        }
        for pawn in Pawn::of(side) {
            if state
                .square_of(pawn)
                .is_some_and(|square| !state.ground(pawn).contains(square))
            {
                return Err(format!("{pawn} has left its half"));
            }
        }
    }
    if let (Some(holder), Ball::On(ball)) = (state.holder, state.ball)
        && let Some(square) = state.square_of(holder)
        && square != ball
        && state.phase != (Phase::Over {})
    {
        return Err(format!("{holder} holds a ball that lies on {ball}"));
    }
    Ok(())
}
