//! What a ball is worth, and where to play it.

use engine::Side;
use pitch::{Square, flight};
use soccer_tactics::{Dice, Move, Pawn, Role, zones};

use super::{Eye, SHOT, row, values::Kind, win};

impl Eye<'_> {
    /// The chance that the next ball play from a square is a shot.
    pub(super) fn feeds(&self, from: Square) -> f64 {
        let shots = (1..=6)
            .filter(|steps| flight(from, *steps).meets(self.shooting))
            .count();
        shots as f64 / 6.0 * SHOT
    }

    /// What holding the ball on a square is worth.
    fn position(&self, side: Side, square: Square) -> f64 {
        let values = self.values;
        let place = |rows: Kind, columns: Kind| {
            values.row(rows, false, row(side, square)) + values.column(columns, false, square)
        };
        if side == self.side {
            place(Kind::BallRows, Kind::BallColumns) + values.of(Kind::Chances) * self.feeds(square)
        } else {
            place(Kind::LossRows, Kind::LossColumns)
        }
    }

    /// What losing the ball on a square costs.
    fn loss(&self, square: Square) -> f64 {
        self.values.of(Kind::Loss) + self.position(self.side.other(), square)
    }

    pub(super) fn in_target_area(&self, square: Square) -> bool {
        zones(self.side.other()).penalty_area.contains(square)
    }

    /// What it is worth to hold the ball on a square while the other side answers.
    pub(super) fn answered(&self, holder: Pawn, square: Square) -> f64 {
        let kept = if self.in_target_area(square) {
            self.values.of(Kind::Shot)
        } else {
            self.position(self.side, square)
        };
        let other = self.side.other();
        let bonus = self.state.bonus(holder);
        let (reached, rival) = if self.state.keeper_steps(other).contains(square) {
            (1.0, 2)
        } else {
            (
                self.reaches(other, square),
                if row(other, square) <= 8 { 1 } else { 0 },
            )
        };
        let won = win(bonus, rival);
        (1.0 - reached) * kept + reached * (won * kept - (1.0 - won) * self.loss(square))
    }

    pub(super) fn ball_play(&self, dice: Dice, mut offer: impl FnMut(f64, Move)) {
        for to in self.state.ball_targets(dice).iter() {
            offer(self.ball_value(to), Move::Play { square: to.into() });
        }
        if let Some(holder) = self.state.holder {
            for to in self.state.dribble_targets(dice).iter() {
                let value = match self.state.pawn_on(self.side.other(), to) {
                    Some(rival) => self.battle(holder, rival, to),
                    None => self.answered(holder, to),
                };
                let spoiled = self.in_target_area(to) && self.spoiler();
                offer(
                    if spoiled {
                        -self.values.of(Kind::Loss)
                    } else {
                        value
                    },
                    Move::Dribble { square: to.into() },
                );
            }
        }
    }

    /// Whether an own pawn in the goal area makes every chance an offside.
    pub(super) fn spoiler(&self) -> bool {
        let goal_area = zones(self.side.other()).goal_area;
        self.offside.iter().any(|pawn| {
            self.state
                .square_of(*pawn)
                .is_some_and(|square| goal_area.contains(square))
        })
    }

    fn battle(&self, own: Pawn, rival: Pawn, square: Square) -> f64 {
        let won = win(self.state.bonus(own), self.state.bonus(rival));
        let prize = if self.in_target_area(square) || self.state.role(rival) == Role::Keeper {
            self.values.of(Kind::Shot)
        } else {
            self.position(self.side, square)
        };
        won * prize - (1.0 - won) * self.loss(square)
    }

    fn ball_value(&self, to: Square) -> f64 {
        let end = zones(self.side.other());
        let mate = self.state.pawn_on(self.side, to);
        let rival = self.state.pawn_on(self.side.other(), to);
        let scoring =
            end.penalty_area.contains(to) || (mate.is_some() && rival.is_none() && end.stars.contains(to));
        if scoring && self.spoiler() {
            return -self.loss(to);
        }
        match (mate, rival) {
            (Some(mate), _) if self.offside.contains(&mate) => -self.loss(to),
            (Some(mate), Some(rival)) => self.battle(mate, rival, to),
            (Some(_), None) if scoring => self.values.of(Kind::ShotAtOnce),
            (Some(mate), None) if self.state.passes > 0 => self.answered(mate, to),
            (Some(_), None) => {
                self.values.of(Kind::Pass)
                    + self.values.of(Kind::ChancesOfPass) * self.feeds(to)
                    + self.position(self.side, to)
            }
            (None, _) => self.free_ball(to),
        }
    }

    fn free_ball(&self, to: Square) -> f64 {
        let other = self.side.other();
        let (own, their) = (self.reaches(self.side, to), self.reaches(other, to));
        let keeper = self.state.keeper_steps(other).contains(to);
        let held = if keeper { 1.0 } else { their };
        let kept = if self.in_target_area(to) {
            self.values.of(Kind::Shot)
        } else {
            self.position(self.side, to)
        };
        let won = if keeper { win(0, 2) } else { win(0, 1) };
        let captured = (1.0 - held) * kept + held * (won * kept - (1.0 - won) * self.loss(to));
        own * captured - (1.0 - own) * held * self.loss(to)
    }
}
