//! Where pieces stand while the ball is in play.

use engine::{Rng, Side};
use pitch::HexDirection;
use soccer_city::{Hexagon, Move, Phase, depth, in_box, in_shot_area, keeper_spot};

use super::{Eye, Man};
use crate::best::{Best, noise};

/// Whether a piece of a side would stand beyond its offside line there.
pub(super) fn is_beyond(line: Option<u8>, side: Side, at: Hexagon) -> bool {
    line.is_some_and(|line| match side {
        Side::Home => at.x() >= line,
        Side::Away => at.x() <= line,
    })
}

impl Eye {
    /// The hexagon so many half hexagons from the own goal line, in a row.
    pub(super) fn spot(&self, depth: u8, y: u8) -> Option<Hexagon> {
        let home = Hexagon::new(depth.min(40), y.min(14))
            .or_else(|| Hexagon::new(depth.min(40).saturating_sub(1), y.min(14)))?;
        Some(match self.side {
            Side::Home => home,
            Side::Away => home.turned(),
        })
    }

    /// Each piece goes nearer to where it should be: three steps and the keeper's, or those that an External Factor wants.
    pub(super) fn reposition(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let attacking = match (self.bearer, self.state.phase()) {
            (Some(bearer), _) => bearer.piece.side(),
            (None, Phase::FactorMoves { side, .. }) => side.other(),
            (None, _) => self.state.attacking(),
        };
        let attacks = attacking == self.side;
        let mut best = Best::new();
        let mut known: Option<(Man, Hexagon, f64)> = None;
        for mv in moves {
            match *mv {
                Move::Step { piece, to } => {
                    let (man, target, before) = match known {
                        Some(known) if known.0.piece == piece => known,
                        _ => {
                            let man = *self.man(piece)?;
                            let target = self.target(&man, attacks);
                            (man, target, self.place_value(&man, man.at, target, attacks))
                        }
                    };
                    known = Some((man, target, before));
                    let worth = if to != self.ball {
                        self.place_value(&man, to, target, attacks) - before
                    } else if self.state.is_flagged(piece) {
                        -50.0
                    } else {
                        50.0
                    };
                    best.offer(worth + noise(rng), *mv);
                }
                _ => best.offer(0.3, *mv),
            }
        }
        best.choice
    }

    /// How good a hexagon is for a piece with this target.
    fn place_value(&self, man: &Man, at: Hexagon, target: Hexagon, attacks: bool) -> f64 {
        let mut value = -f64::from(at.distance(target));
        if man.keeper {
            return value;
        }
        // A loose ball comes before everything else.
        if self.bearer.is_none() && target == self.ball {
            return 3.0 * value;
        }
        if attacks {
            // Free of markers, and not offside.
            let near = self
                .men(self.side.other())
                .filter(|other| other.at.distance(at) == 1);
            value -= 0.6 * near.count() as f64;
            if self.is_beyond_the_line(at) {
                value -= 4.0;
            }
        } else {
            // In front of the bearer nobody shoots.
            let rival = self.side.other();
            if at.distance(self.ball) == 1 && depth(rival, at) > depth(rival, self.ball) {
                value += if in_shot_area(rival, self.ball) { 3.0 } else { 1.0 };
            }
        }
        value
    }

    pub(super) fn is_beyond_the_line(&self, at: Hexagon) -> bool {
        is_beyond(self.state.offside_from(self.side), self.side, at)
    }

    /// Where a piece should be.
    pub(super) fn target(&self, man: &Man, attacks: bool) -> Hexagon {
        if self.fetches(man) {
            return self.ball;
        }
        if man.keeper {
            return keeper_spot(self.side);
        }
        let target = if attacks {
            self.attacking_target(man)
        } else {
            self.defending_target(man)
        };
        target.unwrap_or(man.at)
    }

    /// Whether a piece goes for a loose ball: who is near, and in any case who is nearest. The keeper leaves his line for a ball
    /// in his own box only.
    fn fetches(&self, man: &Man) -> bool {
        let goes =
            |man: &Man| !self.state.is_flagged(man.piece) && (!man.keeper || in_box(self.side, self.ball));
        if self.bearer.is_some() || !goes(man) {
            return false;
        }
        let distance = man.at.distance(self.ball);
        (distance <= 3 && !man.keeper)
            || !self
                .men(self.side)
                .any(|other| goes(other) && other.at.distance(self.ball) < distance)
    }

    /// Strikers on the line near their box, midfielders before the ball, defenders behind it.
    fn attacking_target(&self, man: &Man) -> Option<Hexagon> {
        let here = depth(self.side, self.ball);
        let line = self
            .state
            .offside_from(self.side)
            .map_or(40, |line| match self.side {
                Side::Home => line,
                Side::Away => 40 - line,
            });
        let number = man.piece.number();
        // Even numbers play on the left, as in the formations; `spot` turns the pitch for Away.
        let row = |left: u8, right: u8| {
            if number.is_multiple_of(2) { left } else { right }
        };
        match number {
            8 | 9 => self.spot(line.saturating_sub(1).min(35), row(5, 9)),
            6 | 7 => self.spot((here + 6).min(31).min(line.saturating_sub(1)), row(6, 8)),
            4 | 5 => self.spot((here + 2).clamp(12, 27), row(4, 10)),
            _ => self.spot(here.saturating_sub(8).clamp(8, 18), row(5, 9)),
        }
    }

    /// The nearest stand before the bearer, the others goalwards of a man of theirs.
    fn defending_target(&self, man: &Man) -> Option<Hexagon> {
        let rival = self.side.other();
        let forward = match rival {
            Side::Home => HexDirection::East,
            Side::Away => HexDirection::West,
        };
        let front = self.ball.step(forward).unwrap_or(self.ball);
        let order = |at: Hexagon| (at.distance(front), depth(self.side, at));
        let nearer = self
            .outfield(self.side)
            .filter(|other| other.piece != man.piece && order(other.at) < order(man.at))
            .count();
        if nearer < 2 || (nearer < 3 && self.in_danger(self.ball)) {
            return Some(front);
        }
        // Marking the most advanced of theirs who is near.
        let marked = self
            .outfield(rival)
            .filter(|other| other.at != self.ball)
            .min_by_key(|other| {
                2 * u16::from(other.at.distance(man.at)) + u16::from(depth(self.side, other.at))
            })?;
        let goalwards = marked.at.step(forward).unwrap_or(marked.at);
        match man.piece.number() {
            2 | 3 => {
                let row = match self.side {
                    Side::Home => goalwards.y(),
                    Side::Away => 14 - goalwards.y(),
                };
                self.spot(depth(self.side, goalwards).clamp(5, 14), row)
            }
            _ => Some(goalwards),
        }
    }
}
