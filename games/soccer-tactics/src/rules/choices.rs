//! The legal moves: all of them, or one of them.

use engine::{Moves, Rng, Seat, Side};
use pitch::Squares;

use super::set_up;
use crate::{
    Dice, Move, Pawn, Role, SoccerTactics,
    decision::{Decision, PawnChoice, Purpose, SquareChoice},
    pawn::Pawns,
};

/// Every legal move of a seat.
pub(super) fn list(state: &SoccerTactics, seat: Seat) -> Moves<Move> {
    let mut moves = Vec::new();
    if let Some(side) = state.decider().filter(|side| state.seat_of(*side) == seat) {
        fill(state, side, &mut moves);
    }
    Moves::Listed(moves)
}

fn fill(state: &SoccerTactics, side: Side, moves: &mut Vec<Move>) {
    match state.phase.decision() {
        Decision::LineUp { changes, .. } => {
            moves.push(Move::Done {});
            if changes < set_up::CHANGES_MAX {
                for pawn in Pawn::of(side) {
                    moves.extend(set_up::shifts(state, pawn).iter().map(|to| Move::Shift {
                        pawn,
                        square: to.into(),
                    }));
                }
                for pawn in attackers(state, side) {
                    let others = attackers(state, side).filter(|other| *other != pawn);
                    moves.extend(others.map(|other| Move::Swap { pawn, other }));
                }
            }
        }
        Decision::PawnMove { roll, .. } => {
            // Ten pawns rarely have more squares than this.
            moves.reserve(384);
            for pawn in state.movers(side) {
                state.ends(pawn, roll).iter().for_each(|to| {
                    moves.push(Move::Move {
                        pawn,
                        square: to.into(),
                    });
                });
            }
        }
        Decision::BallPlay { dice } => {
            moves.extend(
                state
                    .ball_targets(dice)
                    .iter()
                    .map(|to| Move::Play { square: to.into() }),
            );
            moves.extend(
                state
                    .dribble_targets(dice)
                    .iter()
                    .map(|to| Move::Dribble { square: to.into() }),
            );
        }
        Decision::KeeperOrRoll { .. } => {
            moves.push(Move::Roll {});
            moves.extend(
                state
                    .keeper_steps(side)
                    .iter()
                    .map(|to| Move::Keeper { square: to.into() }),
            );
        }
        Decision::Offer { .. } => moves.extend([Move::Take {}, Move::Decline {}]),
        Decision::CornerMove { .. } => {
            moves.push(Move::Pass {});
            for pawn in state.corner_movers(side) {
                moves.extend(placed(pawn, state.corner_places(pawn)));
            }
        }
        Decision::Placement(placement) => {
            for pawn in state.to_place(placement).iter() {
                moves.extend(placed(pawn, state.placements(placement, pawn)));
            }
        }
        Decision::Square(choice) => {
            let squares = state.offered_squares(choice);
            moves.extend(squares.iter().map(|square| choose_square(choice, square)));
        }
        Decision::Pawn(choice) => {
            let pawns = state.offered_pawns(choice);
            moves.extend(pawns.iter().map(|pawn| choose_pawn(choice, pawn)));
        }
        Decision::Nothing => {}
    }
}

fn placed(pawn: Pawn, squares: Squares) -> impl Iterator<Item = Move> {
    squares.iter().map(move |to| Move::Place {
        pawn,
        square: to.into(),
    })
}

fn attackers(state: &SoccerTactics, side: Side) -> impl Iterator<Item = Pawn> + Clone {
    Pawn::of(side).filter(|pawn| state.role(*pawn) == Role::Attacker && state.square_of(*pawn).is_some())
}

fn choose_square(choice: SquareChoice, square: pitch::Square) -> Move {
    let square = square.into();
    match choice {
        SquareChoice::Arc => Move::Arc { square },
        SquareChoice::Spot => Move::Spot { square },
        SquareChoice::KeeperHome { .. } => Move::KeeperHome { square },
    }
}

fn choose_pawn(choice: PawnChoice, pawn: Pawn) -> Move {
    match choice {
        PawnChoice::Taker => Move::Taker { pawn },
        PawnChoice::NewKeeper { .. } => Move::NewKeeper { pawn },
    }
}

/// A random square of a set that has one.
#[inline]
fn one_of(squares: Squares, rng: &mut Rng) -> pitch::Square {
    squares
        .nth(rng.below(squares.len()))
        .expect("it has as many squares as were counted")
}

/// One legal move of the seat that is to act. A random pawn first, then a random square of it: every move has a chance,
/// and only one pawn is looked at.
#[inline]
pub(super) fn sample(state: &SoccerTactics, rng: &mut Rng) -> Move {
    let side = state.decider().expect("somebody is to act");
    match state.phase.decision() {
        Decision::PawnMove { roll, purpose } => {
            let holder = state.holder.filter(|_| purpose == Purpose::Set);
            let (pawn, ends) = random_pawn(side, rng, |pawn| {
                if state.is_keeper(pawn) || holder == Some(pawn) {
                    Squares::NONE
                } else {
                    state.ends(pawn, roll)
                }
            })
            .expect("a move that nobody can make is not asked for");
            Move::Move {
                pawn,
                square: one_of(ends, rng).into(),
            }
        }
        Decision::BallPlay { dice } => sample_ball(state, dice, rng),
        Decision::KeeperOrRoll { .. } => {
            let steps = state.keeper_steps(side);
            // Field players are the defence: a roll is as likely as all the keeper's steps together.
            if rng.below(2) == 0 || steps.is_empty() {
                Move::Roll {}
            } else {
                Move::Keeper {
                    square: one_of(steps, rng).into(),
                }
            }
        }
        Decision::Offer { .. } => {
            if rng.below(2) == 0 {
                Move::Take {}
            } else {
                Move::Decline {}
            }
        }
        Decision::LineUp { changes, .. } => sample_set_up(state, side, changes, rng),
        Decision::CornerMove { .. } if rng.below(8) == 0 => Move::Pass {},
        Decision::CornerMove { .. } => random_pawn(side, rng, |pawn| state.corner_places(pawn)).map_or(
            Move::Pass {},
            |(pawn, squares)| Move::Place {
                pawn,
                square: one_of(squares, rng).into(),
            },
        ),
        Decision::Square(choice) => choose_square(choice, one_of(state.offered_squares(choice), rng)),
        Decision::Pawn(choice) => choose_pawn(choice, one_pawn(state.offered_pawns(choice), rng)),
        Decision::Placement(placement) => {
            let pawn = one_pawn(state.to_place(placement), rng);
            Move::Place {
                pawn,
                square: one_of(state.placements(placement, pawn), rng).into(),
            }
        }
        Decision::Nothing => unreachable!("a side is to decide"),
    }
}

/// A random pawn of a set that has one.
fn one_pawn(pawns: Pawns, rng: &mut Rng) -> Pawn {
    pawns
        .nth(rng.below(pawns.len()))
        .expect("it has as many pawns as were counted")
}

/// A random pawn of a side that has a square to go to, with its squares.
#[inline]
fn random_pawn(side: Side, rng: &mut Rng, squares: impl Fn(Pawn) -> Squares) -> Option<(Pawn, Squares)> {
    let start = rng.below(u32::from(crate::pawn::TEAM)) as u8;
    (start..start + crate::pawn::TEAM)
        .map(|nth| Pawn::nth(side, nth))
        .map(|pawn| (pawn, squares(pawn)))
        .find(|(_, squares)| !squares.is_empty())
}

#[inline]
fn sample_ball(state: &SoccerTactics, dice: Dice, rng: &mut Rng) -> Move {
    let (targets, dribbles) = (state.ball_targets(dice), state.dribble_targets(dice));
    let at = rng.below(targets.len() + dribbles.len());
    match targets.nth(at) {
        Some(to) => Move::Play { square: to.into() },
        None => Move::Dribble {
            square: one_of(dribbles, rng).into(),
        },
    }
}

/// Mostly the line-up stands.
fn sample_set_up(state: &SoccerTactics, side: Side, changes: u8, rng: &mut Rng) -> Move {
    if changes >= set_up::CHANGES_MAX || rng.below(2) == 0 {
        return Move::Done {};
    }
    let mut moves = Vec::new();
    fill(state, side, &mut moves);
    *rng.one_of(&moves)
}
