//! Placing pawns when play stands still.

use engine::Rng;
use pitch::{Squares, flight};
use soccer_tactics::{Move, Role, zones};

use super::{Best, Eye, SHOT, row};

impl Eye<'_> {
    /// A free kick from the centre is worth less than a shot, and more than a ball deep in the own half.
    pub(super) fn offer(&self) -> Move {
        let deep = self.ball.is_some_and(|ball| row(self.side, ball) < 7);
        if deep { Move::Take {} } else { Move::Decline {} }
    }

    pub(super) fn place(&self, rng: &mut Rng) -> Move {
        let mut best = Best::new();
        for (pawn, squares) in self.state.placeable() {
            for to in squares.iter() {
                best.offer(
                    self.guard(pawn, to),
                    Move::Place {
                        pawn,
                        square: to.into(),
                    },
                    rng,
                );
            }
        }
        best.or(|| Move::Pass {})
    }

    /// Attackers go where most rolls of the corner find them; defenders stand on them.
    pub(super) fn corner_move(&self, rng: &mut Rng) -> Move {
        let Some(corner) = self.ball else {
            return Move::Pass {};
        };
        let attacks = self.state.o_team() == self.side;
        let area = zones(if attacks { self.side.other() } else { self.side }).penalty_area;
        let (own, rivals) = (
            self.state.squares_of(self.side),
            self.state.squares_of(self.side.other()),
        );
        let hits = |squares: Squares| {
            (1..=6)
                .filter(|steps| flight(corner, *steps).meets(squares))
                .count() as f64
        };
        // The squares from which the attacking side would shoot.
        let open = |own: Squares, rivals: Squares| {
            if attacks {
                hits((own & area) - rivals)
            } else {
                -hits((rivals & area) - own)
            }
        };
        let now = open(own, rivals);
        let mut best = Best::new();
        best.offer(0.001, Move::Pass {}, rng);
        for (pawn, squares) in self.state.placeable() {
            let (Some(from), false) = (
                self.state.stands_on(pawn),
                self.state.role_of(pawn) == Role::Keeper,
            ) else {
                continue;
            };
            for to in (squares & area).iter() {
                let moved = (own - Squares::one(from)) | Squares::one(to);
                let gain = open(moved, rivals) - now;
                best.offer(
                    gain * SHOT / 6.0,
                    Move::Place {
                        pawn,
                        square: to.into(),
                    },
                    rng,
                );
            }
        }
        best.or(|| Move::Pass {})
    }
}
