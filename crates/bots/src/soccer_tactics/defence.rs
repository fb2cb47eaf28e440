//! What the D-Team does: at the ball if it can, else it marks and guards.

use pitch::Square;
use soccer_tactics::{Aim, Move, Pawn, zones};

use super::{Eye, row, values::Kind};

impl Eye<'_> {
    /// The keeper comes out for a ball he can have, or for a shot that would follow.
    pub(super) fn choice(&self, aim: Aim) -> Move {
        let Some(ball) = self
            .ball
            .filter(|ball| self.state.keeper_steps(self.side).contains(*ball))
        else {
            return Move::Roll {};
        };
        let own_area = zones(self.side).penalty_area.contains(ball);
        let by_roll = self.reaches(self.side, ball);
        match aim {
            Aim::Attempt if own_area || by_roll < 1.0 => Move::Keeper { square: ball.into() },
            Aim::Answer if own_area => Move::Keeper { square: ball.into() },
            _ => Move::Roll {},
        }
    }

    /// The D-Team's move: at the ball if it can; else it marks and guards.
    pub(super) fn reply(&self, roll: u8, mut offer: impl FnMut(f64, Move)) {
        for (pawn, ends) in self.state.pawn_moves(roll) {
            let Some(from) = self.state.square_of(pawn) else {
                continue;
            };
            let booked = if self.state.is_on_a_yellow_card(pawn) {
                self.values.at(Kind::Challenge, 1)
            } else {
                0.0
            };
            for to in ends.iter() {
                let value = if Some(to) == self.ball {
                    2.0 + self.values.at(Kind::Challenge, 0) * f64::from(self.state.bonus(pawn)) - booked
                        + self.left_behind(pawn, from, to)
                } else {
                    self.guard(pawn, to) - self.guard(pawn, from) + self.shape(from, to)
                };
                offer(
                    value,
                    Move::Move {
                        pawn,
                        square: to.into(),
                    },
                );
            }
        }
    }

    /// How well a pawn defends on a square: its post, and whom it marks.
    pub(super) fn guard(&self, pawn: Pawn, square: Square) -> f64 {
        let own = zones(self.side);
        let rivals = self.state.occupied[self.side.other()];
        let near_goal = own.penalty_area | own.stars;
        let marks = rivals.contains(square);
        let post = self.post(pawn, square);
        if marks && near_goal.contains(square) {
            // A direct pass to him would be a shot; now it is a battle. Beside him the line is broken already.
            let bonus = f64::from(self.state.bonus(pawn));
            let values = |at: usize| self.values.at(Kind::MarksShooter, at);
            values(0) + values(1) * bonus + post.max(-0.04)
        } else if marks {
            self.values.row(Kind::Marks, false, row(self.side, square)) + post
        } else {
            post
        }
    }
}
