//! The whole vocabulary of moves, for the laws.

use engine::{Game, Rng, Seat};

use crate::{Move, SoccerCity};

/// Any move near this position, legal or not.
pub(crate) fn any_move(state: &SoccerCity, rng: &mut Rng) -> Move {
    let seats: Vec<Seat> = state.to_act().seats().iter().collect();
    let seat = *rng.one_of(&seats);
    state.sample(seat, rng)
}
