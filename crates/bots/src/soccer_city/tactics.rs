//! With the ball: the attacking tactics, each played where it brings something.

use engine::Rng;
use pitch::HexDirection;
use soccer_city::{AttackTactic, Card, Hexagon, Move, Outlook, Piece, depth, in_box, in_half};

use super::{Eye, Man};
use crate::best::{Best, noise};

/// What a tactic must bring, in goals, to be worth its card and the dribble that it costs.
const GAIN: f64 = 0.03;

impl Eye {
    /// Whether a tactic is in hand.
    pub(super) fn holds(&self, tactic: AttackTactic) -> bool {
        let hand = self.state.hand(self.seat);
        hand.attack.iter().any(|card| card.tactic() == tactic)
    }

    /// The first tactic that may be played, whichever.
    pub(super) fn any_tactic(&self, moves: &[Move]) -> Option<Move> {
        let tactic = moves.iter().find(|mv| matches!(mv, Move::Tactic { .. }));
        Some(tactic.copied().unwrap_or(Move::Skip {}))
    }

    /// A2: the tactic that brings most.
    pub(super) fn tactic(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            if let Move::Tactic {
                card: Card::Attack(card),
            } = *mv
            {
                best.offer(self.gain(card.tactic()) + noise(rng), *mv);
            }
        }
        best.choice.filter(|_| best.value > GAIN)
    }

    /// What a tactic of A2 brings, roughly.
    fn gain(&self, tactic: AttackTactic) -> f64 {
        let held = self.held();
        let here = depth(self.side, self.ball);
        let box_men = || {
            self.men(self.side)
                .filter(|man| man.attack >= 3 && in_box(self.side.other(), man.at))
                .any(|man| self.markers(man.at) < 2)
        };
        match tactic {
            AttackTactic::Sprint => 0.3,
            AttackTactic::PassToTheBox if box_men() => 0.25,
            AttackTactic::CrossingPass if here >= 24 => 0.15,
            AttackTactic::Additional if here >= 16 => 0.12,
            AttackTactic::Slip => self
                .outfield(self.side)
                .filter(|man| man.attack >= 3 && man.at != self.ball && self.markers(man.at) > 0)
                .map(|man| 0.01 * f64::from(depth(self.side, man.at)) - 0.15)
                .fold(0.0, f64::max),
            AttackTactic::FastBreak => self
                .breakers()
                .map(|(man, to)| self.possession(man, to) - held)
                .fold(0.0, f64::max),
            AttackTactic::SideLineAdvance => self
                .side_liners()
                .map(|(man, to)| 0.5 * (self.possession(man, to) - held))
                .fold(0.0, f64::max),
            _ => 0.0,
        }
    }

    fn markers(&self, at: Hexagon) -> usize {
        let near = self.men(self.side.other()).filter(|man| man.at.distance(at) == 1);
        near.count()
    }

    fn forward(&self) -> HexDirection {
        match self.side {
            engine::Side::Home => HexDirection::East,
            engine::Side::Away => HexDirection::West,
        }
    }

    /// How far a piece gets straight forward over free hexagons.
    fn ahead(&self, from: Hexagon, steps: usize) -> Hexagon {
        let free = from
            .line(self.forward())
            .take(steps)
            .take_while(|to| self.state.is_free(*to));
        free.last().unwrap_or(from)
    }

    /// CITY-ATAC-10 Who could break out of the own half, and where to.
    fn breakers(&self) -> impl Iterator<Item = (&Man, Hexagon)> {
        self.outfield(self.side)
            .filter(|man| man.at != self.ball && in_half(self.side, man.at))
            .map(|man| (man, self.ahead(man.at, 2)))
    }

    /// CITY-ATAC-15 Who could come up from behind, and where to: past the bearer and onside.
    fn side_liners(&self) -> impl Iterator<Item = (&Man, Hexagon)> {
        let here = depth(self.side, self.ball);
        self.outfield(self.side)
            .filter(move |man| man.at.distance(self.ball) <= 4 && depth(self.side, man.at) < here)
            .map(|man| (man, self.ahead(man.at, 4)))
            .filter(move |(_, to)| depth(self.side, *to) > here && !self.is_beyond_the_line(*to))
    }

    /// A0: what a Give and Go is worth, if one can be begun: the bearer goes two hexagons on and has the ball again, still with
    /// his Ball card to play.
    pub(super) fn give_and_go(&self, moves: &[Move]) -> Option<(f64, Move)> {
        let mv = moves.iter().find(|mv| matches!(mv, Move::Tactic { .. }))?;
        let bearer = self.bearer?;
        let to = self.ahead(self.ball, 2);
        let mate = self
            .men(self.side)
            .filter(|mate| mate.piece != bearer.piece && mate.at.distance(self.ball) <= 4)
            .any(|mate| self.markers(mate.at) == 0 && comes_back(mate.at, to));
        (mate && to != self.ball).then(|| (self.possession(&bearer, to) + GAIN, *mv))
    }

    /// The mate who can give the ball back where the bearer will be.
    pub(super) fn give(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let to = self.ahead(self.ball, 2);
        let mut best = Best::new();
        for mv in moves {
            let Move::Close { receiver } = *mv else { continue };
            let (Some(prospect), Some(mate)) = (self.state.prospect(mv), self.man(receiver)) else {
                continue;
            };
            let safe = prospect.outlook == Outlook::Safe && prospect.piece == Some(receiver);
            let mut worth = if safe { 1.0 } else { 0.0 };
            if comes_back(mate.at, to) {
                worth += 0.5;
            }
            worth -= 0.2 * self.markers(mate.at) as f64;
            best.offer(worth + noise(rng), *mv);
        }
        best.choice
    }

    /// The run: forward, and there where the mate can find him.
    pub(super) fn go(&self, runner: Piece, mate: Piece, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let (runner, mate) = (self.man(runner)?, self.man(mate)?);
        let found = |at: Hexagon| if comes_back(mate.at, at) { 0.15 } else { 0.0 };
        let mut best = Best::new();
        best.offer(
            self.possession(runner, runner.at) + found(runner.at),
            Move::Done {},
        );
        for mv in moves {
            if let Move::Step { to, .. } = *mv {
                best.offer(self.possession(runner, to) + found(to) + noise(rng), *mv);
            }
        }
        best.choice
    }

    /// CITY-ATAC-10 The best breaker runs; then the ball goes to whom it serves most.
    pub(super) fn break_out(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            let worth = match *mv {
                Move::Close { .. } => self
                    .state
                    .prospect(mv)
                    .map_or(-1.0, |prospect| self.worth(&prospect)),
                // A step brings a little more than its hexagon, so that runs are used up before the pass.
                Move::Step { piece, to } => {
                    let man = self.man(piece)?;
                    let (now, then) = (self.possession(man, man.at), self.possession(man, to));
                    if then > now { then + GAIN } else { -0.5 }
                }
                _ => -2.0,
            };
            best.offer(worth + noise(rng), *mv);
        }
        best.choice
    }

    /// CITY-ATAC-15 The one who gets furthest past the bearer goes on as long as that helps.
    pub(super) fn come_up(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            let worth = match *mv {
                Move::Step { piece, to } => {
                    let man = self.man(piece)?;
                    let end = self.ahead(to, 3);
                    let offside = if self.is_beyond_the_line(to) { 1.0 } else { 0.0 };
                    self.possession(man, end).max(self.possession(man, to)) - offside
                }
                _ => 0.0,
            };
            best.offer(worth + noise(rng), *mv);
        }
        best.choice
    }

    /// The step that is worth most if the ball comes to it.
    pub(super) fn get_free(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            if let Move::Step { piece, to } = *mv {
                let man = self.man(piece)?;
                best.offer(self.possession(man, to) + noise(rng), *mv);
            }
        }
        best.choice
    }
}

/// Whether a Short Pass could go from one hexagon to the other.
fn comes_back(from: Hexagon, to: Hexagon) -> bool {
    from.straight(to).is_some_and(|(_, steps)| steps <= 4)
}
