//! Substitutions (CITY-SUB), in line-ups and stoppages.

use engine::Side;

use super::candidates::{Candidates, own};
use crate::{Move, Piece, Refusal, SoccerCity, piece::Place};

/// Any two pieces of the own side.
pub(super) const CANDIDATES: Candidates = Candidates::found(9 * 9, |_, seat, n| {
    Some(Move::Bring {
        on: own(seat, n)?,
        off: own(seat, n / 9)?,
    })
});

/// CITY-SUB-1, CITY-SUB-3 A substitution when the ball is dead.
pub(super) fn check(state: &SoccerCity, side: Side, on: Piece, off: Piece) -> Result<(), Refusal> {
    if on.side() != side || off.side() != side {
        return Err(Refusal::NotYourPiece);
    }
    match state.places[on.index()] {
        Place::Bench => {}
        Place::TakenOff => return Err(Refusal::MayNotReturn),
        Place::On(_) | Place::Waiting | Place::SentOff => return Err(Refusal::NotOnTheBench),
    }
    match state.places[off.index()] {
        Place::On(_) | Place::Waiting => {}
        Place::SentOff => return Err(Refusal::NotReplaced),
        Place::Bench | Place::TakenOff => return Err(Refusal::NotPlaying),
    }
    if state.substituted[side] >= state.options.substitutions {
        return Err(Refusal::NoSubstitutions);
    }
    Ok(())
}
