//! Placing pawns when play stands still.

use pitch::{Squares, flight};
use soccer_tactics::{Move, Role, zones};

use super::{Eye, SHOT, row};

impl Eye<'_> {
    /// A free kick from the centre is worth less than a shot, and more than a ball deep in the own half.
    pub(super) fn offer(&self) -> Move {
        let deep = self.ball.is_some_and(|ball| row(self.side, ball) < 7);
        if deep { Move::Take {} } else { Move::Decline {} }
    }

    pub(super) fn place(&self, mut offer: impl FnMut(f64, Move)) {
        for (pawn, squares) in self.state.placeable() {
            for to in squares.iter() {
                offer(
                    self.guard(pawn, to),
                    Move::Place {
                        pawn,
                        square: to.into(),
                    },
                );
            }
        }
    }

    /// Attackers go where most rolls of the corner find them; defenders stand on them.
    pub(super) fn corner_move(&self, mut offer: impl FnMut(f64, Move)) {
        let Some(corner) = self.ball else { return };
        let attacks = self.state.offence == self.side;
        let area = zones(if attacks { self.side.other() } else { self.side }).penalty_area;
        let (own, rivals) = (
            self.state.occupied[self.side],
            self.state.occupied[self.side.other()],
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
        offer(0.001, Move::Pass {});
        for (pawn, squares) in self.state.placeable() {
            let (Some(from), false) = (self.state.square_of(pawn), self.state.role(pawn) == Role::Keeper)
            else {
                continue;
            };
            for to in (squares & area).iter() {
                let moved = (own - Squares::one(from)) | Squares::one(to);
                let gain = open(moved, rivals) - now;
                offer(
                    gain * SHOT / 6.0,
                    Move::Place {
                        pawn,
                        square: to.into(),
                    },
                );
            }
        }
    }
}
