//! Without the ball, and in Face-offs: answers, tackles, cards, fouls, the winner's move.

use engine::{Rng, Side};
use soccer_city::{
    Card, DefenceTactic, Duel, Forced, Hexagon, Move, Piece, Stage, depth, in_half, in_shot_area,
};

use super::{Eye, duel_odds};
use crate::best::{Best, noise};

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

    /// A tackle with the better man, Pressing near the own goal, a retreat of those who are too far up, or nothing.
    pub(super) fn defend(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        best.offer(0.0, Move::Skip {});
        for mv in moves {
            if let Move::Tackle { piece } = *mv {
                best.offer(self.tackle(piece)? + noise(rng), *mv);
            }
        }
        if best.value >= 0.05 {
            return best.choice;
        }
        let tactic = |wanted: DefenceTactic| {
            moves.iter().find(
                |mv| matches!(mv, Move::Tactic { card: Card::Defence(card) } if card.tactic() == wanted),
            )
        };
        let near = depth(self.side, self.ball) < 22;
        let behind = self
            .outfield(self.side)
            .filter(|man| self.is_behind_the_ball(man.at));
        let pressing = tactic(DefenceTactic::Pressing).filter(|_| near);
        let retreat = tactic(DefenceTactic::DefensiveRetreat).filter(|_| behind.count() < 4);
        pressing.or(retreat).copied().or(best.choice)
    }

    fn is_behind_the_ball(&self, at: Hexagon) -> bool {
        depth(self.side, at) <= depth(self.side, self.ball)
    }

    /// What a tackle of the bearer is worth.
    fn tackle(&self, piece: Piece) -> Option<f64> {
        let (bearer, tackler) = (self.bearer?, self.man(piece)?);
        let (win, level) = duel_odds(tackler.defence as i8 - bearer.attack as i8);
        let lose = 1.0 - win - level;
        let mut worth = win - lose - 0.1;
        worth -= if self.in_own_box(self.ball) {
            1.6 * level
        } else if self.is_last_man(piece) {
            1.2 * level + 0.2
        } else {
            0.4 * level
        };
        if self.state.is_booked(piece) {
            worth -= 0.3 * level;
        }
        if tackler.keeper {
            worth -= 0.4;
        }
        // An open shot has to be stopped somehow.
        if self.in_danger(self.ball) && !self.is_shut(self.side.other(), self.ball) {
            worth += 0.25;
        }
        Some(worth)
    }

    /// CITY-FOUL-7 Whether a piece would tackle as the last man.
    fn is_last_man(&self, piece: Piece) -> bool {
        let rival = self.side.other();
        in_shot_area(rival, self.ball)
            && !self
                .outfield(self.side)
                .any(|man| man.piece != piece && in_shot_area(rival, man.at))
    }

    /// The best defender in front of the bearer, then another.
    pub(super) fn press(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let rival = self.side.other();
        let mut best = Best::new();
        for mv in moves {
            match *mv {
                Move::Step { piece, to } => {
                    let front = f64::from(depth(rival, to)) - f64::from(depth(rival, self.ball));
                    let defence = f64::from(self.man(piece)?.defence);
                    best.offer(front + 0.3 * defence + noise(rng), *mv);
                }
                Move::Done {} => best.offer(-0.5, *mv),
                _ => {}
            }
        }
        best.choice
    }

    /// Those who are furthest from where they should defend go back, until they stand behind the ball.
    pub(super) fn retreat(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            match *mv {
                Move::Step { piece, to } => {
                    let man = self.man(piece)?;
                    let useful = !self.is_behind_the_ball(man.at) || in_half(self.side.other(), man.at);
                    let target = self.target(man, false);
                    let nearer = f64::from(man.at.distance(target)) - f64::from(to.distance(target));
                    let worth = if useful {
                        nearer + 0.1 * f64::from(man.defence)
                    } else {
                        -1.0
                    };
                    best.offer(worth + noise(rng), *mv);
                }
                Move::Done {} => best.offer(0.0, *mv),
                _ => {}
            }
        }
        best.choice
    }

    /// A card that wins; nearly equal ones are mixed, so that no pattern shows.
    pub(super) fn lay(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let attacks = self.state.attacking() == self.side;
        let foul = if attacks {
            0.5
        } else if self.in_own_box(self.ball) {
            -0.8
        } else {
            -0.2
        };
        let mut worth: Vec<(f64, Move)> = Vec::with_capacity(moves.len());
        for mv in moves {
            if let Move::Play { card } = *mv
                && let Some(odds) = self.state.odds(self.seat, card)
            {
                let [win, level, lose] = [odds.win, odds.level, odds.lose].map(f64::from);
                worth.push((win - lose + foul * level, *mv));
            }
        }
        let best = worth.iter().map(|(worth, _)| *worth).fold(f64::MIN, f64::max);
        // A second tackle move is laid only if it wins.
        if moves.contains(&Move::Skip {}) && best < 50.0 {
            return Some(Move::Skip {});
        }
        worth.retain(|(worth, _)| *worth >= best - 8.0);
        (!worth.is_empty()).then(|| rng.one_of(&worth).1)
    }

    /// The die is thrown by who is not booked, and where the kick would hurt.
    pub(super) fn foul(&self, duel: Duel, forced: Option<Forced>) -> Move {
        let hurts = self
            .man(duel.attacker)
            .is_some_and(|man| self.in_danger(man.at) || depth(self.side, man.at) < 20);
        if forced.is_some() || (hurts && !self.state.is_booked(duel.defender)) {
            Move::Throw {}
        } else {
            Move::Accept {}
        }
    }

    /// A Tactical Foul stops a run at goal, but never in the own box.
    pub(super) fn tactical_foul(&self, duel: Duel, moves: &[Move]) -> Option<Move> {
        let at = self.man(duel.attacker)?.at;
        let runs_free = depth(self.side, at) <= 16 && !self.in_own_box(at) && !self.in_danger(at);
        if self.state.is_booked(duel.defender) || !runs_free {
            return Some(Move::Skip {});
        }
        self.any_tactic(moves)
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
        let attacks = winner == duel.attacker.side();
        let own = self.man(if attacks { duel.attacker } else { duel.defender })?;
        let mut best = Best::new();
        for mv in moves {
            let worth = match (*mv, stage) {
                (Move::Forward { to }, _) => self.possession(own, to) + 0.02,
                (Move::Make {}, _) => self.possession(own, own.at),
                (Move::Step { to, .. }, Stage::Winner) => self.possession(own, to),
                // Away from his own goal if he defended, back if he attacked.
                (Move::Step { to, .. }, _) => {
                    let home = 0.02 * f64::from(depth(winner.other(), to));
                    0.1 * f64::from(own.at.distance(to)) + if attacks { home } else { -home }
                }
                _ => continue,
            };
            best.offer(worth + noise(rng), *mv);
        }
        best.choice
    }
}
