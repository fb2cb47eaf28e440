//! Without the ball, and in Face-offs: answers, tackles, cards, fouls, the winner's move.

use engine::{Rng, Side};
use soccer_city::{Card, DefenceTactic, Duel, Hexagon, Move, Piece, Stage, depth, in_shot_area};

use super::{Best, Eye, duel_odds, noise};

impl Eye {
    /// A steal is always worth its card.
    pub(super) fn answer(&self, moves: &[Move]) -> Option<Move> {
        let answer = moves.iter().find(|mv| {
            matches!(
                mv,
                Move::Anticipate { .. } | Move::Claim { .. } | Move::Trap { .. }
            )
        });
        Some(answer.copied().unwrap_or(Move::Skip {}))
    }

    /// A tackle with the better man, Pressing near the own goal, or nothing.
    pub(super) fn defend(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let ball = self.view.ball?;
        let bearer = self.view.bearer.and_then(|bearer| self.piece(bearer));
        let mut best = Best::new();
        best.offer(0.0, Move::Skip {});
        if let Some(bearer) = bearer {
            let danger = self.in_danger(ball);
            let shut = self.is_shut(self.side.other(), ball);
            for mv in moves {
                let Move::Tackle { piece } = *mv else { continue };
                let Some(tackler) = self.piece(piece) else {
                    continue;
                };
                let (win, level) = duel_odds(tackler.defence as i8 - bearer.attack as i8);
                let lose = 1.0 - win - level;
                let mut worth = win - lose - 0.1;
                if self.in_own_box(ball) {
                    worth -= 1.6 * level;
                } else if self.is_last_man(piece) {
                    worth -= 1.2 * level + 0.2;
                } else {
                    worth -= 0.4 * level;
                }
                if tackler.booked {
                    worth -= 0.3 * level;
                }
                if tackler.keeper {
                    worth -= 0.4;
                }
                // An open shot has to be stopped somehow.
                if danger && !shut {
                    worth += 0.25;
                }
                best.offer(worth + noise(rng), *mv);
            }
        }
        if best.value < 0.05 && depth(self.side, ball) < 22 {
            let pressing = moves.iter().find(|mv| {
                matches!(mv, Move::Tactic { card: Card::Defence(card) } if card.tactic() == DefenceTactic::Pressing)
            });
            if let Some(mv) = pressing {
                return Some(*mv);
            }
        }
        best.choice
    }

    /// CITY-FOUL-7 Whether a piece would tackle as the last man.
    fn is_last_man(&self, piece: Piece) -> bool {
        let rival = self.side.other();
        self.view.ball.is_some_and(|ball| in_shot_area(rival, ball))
            && !self
                .standing(self.side)
                .any(|(other, at)| other.piece != piece && !other.keeper && in_shot_area(rival, at))
    }

    /// The best defender in front of the bearer, then another.
    pub(super) fn press(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let ball = self.view.ball?;
        let mut best = Best::new();
        for mv in moves {
            match *mv {
                Move::Step { piece, to } => {
                    let piece = self.piece(piece)?;
                    let front =
                        f64::from(depth(self.side.other(), to)) - f64::from(depth(self.side.other(), ball));
                    best.offer(front + 0.3 * f64::from(piece.defence) + noise(rng), *mv);
                }
                Move::Done {} => best.offer(-0.5, *mv),
                _ => {}
            }
        }
        best.choice
    }

    /// A card that wins; nearly equal ones are mixed, so that no pattern shows.
    pub(super) fn lay(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let face_off = self.view.face_off.as_ref()?;
        let attacks = face_off.attacker.side() == self.side;
        let foul = if attacks {
            0.5
        } else if self.view.ball.is_some_and(|ball| self.in_own_box(ball)) {
            -0.8
        } else {
            -0.2
        };
        let worth: Vec<(f64, Move)> = face_off
            .odds
            .iter()
            .map(|odds| {
                let [win, level, lose] = [odds.win, odds.level, odds.lose].map(f64::from);
                (win - lose + foul * level, Move::Play { card: odds.card })
            })
            .filter(|(_, mv)| moves.contains(mv))
            .collect();
        let best = worth.iter().map(|(worth, _)| *worth).fold(f64::MIN, f64::max);
        // A second tackle move is laid only if it wins.
        if moves.contains(&Move::Skip {}) && best < 50.0 {
            return Some(Move::Skip {});
        }
        let good: Vec<Move> = worth
            .into_iter()
            .filter(|(worth, _)| *worth >= best - 8.0)
            .map(|(_, mv)| mv)
            .collect();
        (!good.is_empty()).then(|| *rng.one_of(&good))
    }

    /// The die is thrown by who is not booked, and where the kick would hurt.
    pub(super) fn foul(&self, duel: Duel, moves: &[Move]) -> Option<Move> {
        if !moves.contains(&Move::Accept {}) {
            return Some(Move::Throw {});
        }
        let booked = self.piece(duel.defender)?.booked;
        let at = self.at(duel.attacker)?;
        let hurts = self.in_danger(at) || depth(self.side, at) < 20;
        Some(if !booked && hurts {
            Move::Throw {}
        } else {
            Move::Accept {}
        })
    }

    /// A Tactical Foul stops a run at goal, but never in the own box.
    pub(super) fn tactical_foul(&self, duel: Duel, moves: &[Move]) -> Option<Move> {
        let at = self.at(duel.attacker)?;
        let booked = self.piece(duel.defender)?.booked;
        let runs_free = depth(self.side, at) <= 16 && !self.in_own_box(at) && !self.in_danger(at);
        if booked || !runs_free {
            return Some(Move::Skip {});
        }
        self.tactic(moves, |_| true)
    }

    /// The winner goes where the ball is worth most; the loser where he is worth least.
    pub(super) fn winner_move(
        &self,
        duel: Duel,
        winner: Side,
        stage: Stage,
        moves: &[Move],
        rng: &mut Rng,
    ) -> Option<Move> {
        let own = if winner == duel.attacker.side() {
            duel.attacker
        } else {
            duel.defender
        };
        let own = self.piece(own)?;
        let mut best = Best::new();
        for mv in moves {
            let worth = match (*mv, stage) {
                (Move::Forward { to }, _) => self.possession(winner, own, to) + 0.02,
                (Move::Make {}, _) => self
                    .at(own.piece)
                    .map_or(0.0, |at| self.possession(winner, own, at)),
                (Move::Step { to, .. }, Stage::Winner) => self.possession(winner, own, to),
                // Away from his own goal if he defended, back if he attacked.
                (Move::Step { to, .. }, _) => self.exile(winner, duel, to),
                _ => continue,
            };
            best.offer(worth + noise(rng), *mv);
        }
        best.choice
    }

    fn exile(&self, winner: Side, duel: Duel, to: Hexagon) -> f64 {
        let loser = winner.other();
        let home = f64::from(depth(loser, to));
        let away = self
            .at(if winner == duel.attacker.side() {
                duel.attacker
            } else {
                duel.defender
            })
            .map_or(0.0, |at| f64::from(at.distance(to)));
        if loser == duel.defender.side() {
            0.02 * home + 0.1 * away
        } else {
            -0.02 * home + 0.1 * away
        }
    }
}
