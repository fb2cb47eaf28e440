//! The legal moves: all of them, or one of them.

use engine::{Moves, Rng, Seat, Side};
use pitch::Squares;

use super::set_up;
use crate::{Dice, Move, Pawn, Phase, Role, SoccerTactics};

/// Every legal move of a seat.
pub(super) fn list(state: &SoccerTactics, seat: Seat) -> Moves<Move> {
    let mut moves = Vec::new();
    if let Some(side) = state.decider().filter(|side| state.seat_of(*side) == seat) {
        fill(state, side, &mut moves);
    }
    Moves::Listed(moves)
}

fn fill(state: &SoccerTactics, side: Side, moves: &mut Vec<Move>) {
    let phase = state.phase;
    match phase {
        Phase::SetUp { changes, .. } => {
            moves.push(Move::Done {});
            if changes < set_up::CHANGES_MAX {
                for pawn in Pawn::of(side) {
                    moves.extend(set_up::shifts(state, pawn).iter().map(|to| Move::Shift {
                        pawn,
                        square: to.into(),
                    }));
                }
                for pawn in attackers(state, side) {
                    let others = attackers(state, side).filter(|other| *other > pawn);
                    moves.extend(others.map(|other| Move::Swap { pawn, other }));
                }
            }
        }
        Phase::PawnMove { roll } | Phase::Attempt { roll } | Phase::Reply { roll, .. } => {
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
        Phase::BallPlay { dice } => {
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
        Phase::Choice { .. } => {
            moves.push(Move::Roll {});
            moves.extend(
                state
                    .keeper_steps(side)
                    .iter()
                    .map(|to| Move::Keeper { square: to.into() }),
            );
        }
        Phase::Offer { .. } => moves.extend([Move::Take {}, Move::Decline {}]),
        Phase::CornerMoves { .. } => {
            moves.push(Move::Pass {});
            for pawn in state.corner_movers(side) {
                moves.extend(places(state, pawn).iter().map(|to| Move::Place {
                    pawn,
                    square: to.into(),
                }));
            }
        }
        Phase::MakeRoom { .. }
        | Phase::PenaltyPlaces { .. }
        | Phase::ClearZone {}
        | Phase::CornerRoom {}
        | Phase::ClearArea {} => {
            for pawn in state.to_place(phase).iter() {
                moves.extend(places(state, pawn).iter().map(|to| Move::Place {
                    pawn,
                    square: to.into(),
                }));
            }
        }
        Phase::KeeperHome { .. } | Phase::Arc {} | Phase::Spot {} => {
            moves.extend(
                state
                    .offered_squares(phase)
                    .iter()
                    .map(|square| choose_square(phase, square)),
            );
        }
        Phase::Taker {} | Phase::NewKeeper { .. } => {
            moves.extend(
                state
                    .offered_pawns(phase)
                    .iter()
                    .map(|pawn| choose_pawn(phase, pawn)),
            );
        }
        Phase::Before {} | Phase::Over {} => {}
    }
}

fn attackers(state: &SoccerTactics, side: Side) -> impl Iterator<Item = Pawn> + Clone {
    Pawn::of(side).filter(|pawn| state.role(*pawn) == Role::Attacker && state.square_of(*pawn).is_some())
}

fn places(state: &SoccerTactics, pawn: Pawn) -> Squares {
    state.placements(state.phase, pawn)
}

fn choose_square(phase: Phase, square: pitch::Square) -> Move {
    let square = square.into();
    match phase {
        Phase::Arc {} => Move::Arc { square },
        Phase::Spot {} => Move::Spot { square },
        _ => Move::KeeperHome { square },
    }
}

fn choose_pawn(phase: Phase, pawn: Pawn) -> Move {
    match phase {
        Phase::Taker {} => Move::Taker { pawn },
        _ => Move::NewKeeper { pawn },
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
    let phase = state.phase;
    match phase {
        Phase::PawnMove { roll } | Phase::Attempt { roll } | Phase::Reply { roll, .. } => {
            let holder = state.holder.filter(|_| matches!(phase, Phase::PawnMove { .. }));
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
        Phase::BallPlay { dice } => sample_ball(state, dice, rng),
        Phase::Choice { .. } => {
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
        Phase::Offer { .. } => {
            if rng.below(2) == 0 {
                Move::Take {}
            } else {
                Move::Decline {}
            }
        }
        Phase::SetUp { changes, .. } => sample_set_up(state, side, changes, rng),
        Phase::CornerMoves { .. } if rng.below(8) == 0 => Move::Pass {},
        Phase::CornerMoves { .. } => {
            random_pawn(side, rng, |pawn| places(state, pawn)).map_or(Move::Pass {}, |(pawn, squares)| {
                Move::Place {
                    pawn,
                    square: one_of(squares, rng).into(),
                }
            })
        }
        Phase::KeeperHome { .. } | Phase::Arc {} | Phase::Spot {} => {
            choose_square(phase, one_of(state.offered_squares(phase), rng))
        }
        Phase::Taker {} | Phase::NewKeeper { .. } => {
            let pawns = state.offered_pawns(phase);
            let pawn = pawns
                .nth(rng.below(pawns.len()))
                .expect("it has as many pawns as were counted");
            choose_pawn(phase, pawn)
        }
        _ => {
            let pawns = state.to_place(phase);
            let pawn = pawns
                .nth(rng.below(pawns.len()))
                .expect("it has as many pawns as were counted");
            Move::Place {
                pawn,
                square: one_of(places(state, pawn), rng).into(),
            }
        }
    }
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
        Some(to) if at < targets.len() => Move::Play { square: to.into() },
        _ => Move::Dribble {
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
