//! The whole vocabulary of moves, for the laws.

use std::mem::discriminant;

use engine::{Rng, Rules, Side};

use crate::{Move, Pawn, SoccerTactics, SquareName, pawn::TEAM};

/// Any move near this position, legal or not.
pub(crate) fn any_move(state: &SoccerTactics, rng: &mut Rng) -> Move {
    let (pawn, other) = (any_pawn(rng), any_pawn(rng));
    let square = any_square(state, pawn, rng);
    let words = [
        Move::Swap { pawn, other },
        Move::Shift { pawn, square },
        Move::Done {},
        Move::Move { pawn, square },
        Move::Play { square },
        Move::Dribble { square },
        Move::Keeper { square },
        Move::Roll {},
        Move::Place { pawn, square },
        Move::Pass {},
        Move::KeeperHome { square },
        Move::Arc { square },
        Move::Spot { square },
        Move::Taker { pawn },
        Move::NewKeeper { pawn },
        Move::Take {},
        Move::Decline {},
    ];
    // Half of the moves are of a kind that fits the decision, if one is open.
    let fitting = state.decider().filter(|_| rng.below(2) == 0).map(|side| {
        let kind = discriminant(&state.sample(state.seat_of(side), rng));
        words.into_iter().find(|mv| discriminant(mv) == kind)
    });
    fitting.map_or_else(
        || *rng.one_of(&words),
        |mv| mv.expect("every kind of move has its word here"),
    )
}

/// A pawn of either side, on the pitch or not.
fn any_pawn(rng: &mut Rng) -> Pawn {
    Pawn::nth(*rng.one_of(&Side::ALL), rng.below(u32::from(TEAM)) as u8)
}

/// A square within a roll of a pawn or of the ball, or any name of a square; a few lie beyond the lines.
fn any_square(state: &SoccerTactics, pawn: Pawn, rng: &mut Rng) -> SquareName {
    let near = match rng.below(4) {
        0 => None,
        1 => state.ball.square(),
        _ => state.square_of(pawn),
    };
    let mut step = |from: u8| from.saturating_add(rng.below(13) as u8).saturating_sub(6);
    match near {
        Some(square) => SquareName {
            column: step(square.column()),
            row: step(square.row()),
        },
        None => SquareName {
            column: rng.below(9) as u8,
            row: rng.below(18) as u8,
        },
    }
}
