//! The whole vocabulary of moves, for the laws.

use engine::Rng;

use crate::{Face, Move};

/// Any move, legal or not.
pub(crate) fn any_move(rng: &mut Rng) -> Move {
    Move::Call {
        face: *rng.one_of(&Face::ALL),
    }
}
