//! Where pieces stand: line-ups, repositioning, stoppages.

use engine::{Rng, Side};
use pitch::HexDirection;
use soccer_city::{
    EndEffect, Formation, Hexagon, Move, PieceView, Pieces, PlaceView, Restart, RestartKind, depth, in_box,
    in_goal_box, in_shot_area, keeper_spot,
};

use super::{Best, Eye, noise};

/// Where strikers wait for a ball into the box, as depth from the own goal line and row.
const BOX_SPOTS: [(u8, u8); 4] = [(35, 7), (36, 4), (36, 10), (33, 9)];

impl Eye {
    pub(super) fn line_up(&self) -> Option<Move> {
        let waiting = self
            .view
            .pieces
            .iter()
            .any(|piece| piece.side == self.side && piece.place == PlaceView::Waiting);
        Some(if waiting {
            Move::Formation {
                formation: Formation::F2112,
            }
        } else {
            Move::Done {}
        })
    }

    /// The hexagon so many half hexagons from the own goal line, in a row.
    fn spot(&self, depth: u8, y: u8) -> Option<Hexagon> {
        let home = Hexagon::new(depth.min(40), y.min(14))
            .or_else(|| Hexagon::new(depth.min(40).saturating_sub(1), y.min(14)))?;
        Some(match self.side {
            Side::Home => home,
            Side::Away => home.turned(),
        })
    }

    /// Three steps and the keeper's: each piece goes nearer to where it should be.
    pub(super) fn reposition(&self, rng: &mut Rng) -> Option<Move> {
        let attacks = self
            .view
            .bearer
            .map_or(self.view.attacking, |bearer| bearer.side())
            == self.side;
        let mut best = Best::new();
        best.offer(0.3, Move::Done {});
        for (piece, at) in self.standing(self.side) {
            if piece.ends.is_empty() {
                continue;
            }
            let target = self.target(piece, at, attacks);
            for end in &piece.ends {
                let mv = Move::Step {
                    piece: piece.piece,
                    to: end.to,
                };
                let worth = match end.effect {
                    Some(EndEffect::TakesBall) => 50.0,
                    Some(EndEffect::Offside) => -50.0,
                    _ => {
                        let before = self.place_value(piece, at, target, attacks);
                        self.place_value(piece, end.to, target, attacks) - before
                    }
                };
                best.offer(worth + noise(rng), mv);
            }
        }
        best.choice
    }

    /// How good a hexagon is for a piece with this target.
    fn place_value(&self, piece: &PieceView, at: Hexagon, target: Hexagon, attacks: bool) -> f64 {
        let mut value = -f64::from(at.distance(target));
        if piece.keeper {
            return value;
        }
        if attacks {
            // Free of markers, and not offside.
            let marked = self
                .standing(self.side.other())
                .filter(|(_, other)| other.distance(at) == 1)
                .count();
            value -= 0.6 * marked as f64;
            if self.is_beyond_the_line(at) {
                value -= 4.0;
            }
        } else if let Some(ball) = self.view.ball {
            // In front of the bearer nobody shoots.
            let rival = self.side.other();
            if at.distance(ball) == 1 && depth(rival, at) > depth(rival, ball) {
                value += if in_shot_area(rival, ball) { 3.0 } else { 1.0 };
            }
        }
        value
    }

    fn is_beyond_the_line(&self, at: Hexagon) -> bool {
        self.view.sides[self.side]
            .offside_from
            .is_some_and(|line| match self.side {
                Side::Home => at.x() >= line,
                Side::Away => at.x() <= line,
            })
    }

    /// Where a piece should be.
    fn target(&self, piece: &PieceView, at: Hexagon, attacks: bool) -> Hexagon {
        if piece.keeper {
            return keeper_spot(self.side);
        }
        let Some(ball) = self.view.ball else { return at };
        if self.view.bearer.is_none() && at.distance(ball) <= 3 {
            return ball;
        }
        let target = if attacks {
            self.attacking_target(piece, ball)
        } else {
            self.defending_target(piece, at, ball)
        };
        target.unwrap_or(at)
    }

    /// Strikers on the line near their box, midfielders before the ball, defenders behind it.
    fn attacking_target(&self, piece: &PieceView, ball: Hexagon) -> Option<Hexagon> {
        let here = depth(self.side, ball);
        let line = self.view.sides[self.side]
            .offside_from
            .map_or(40, |line| match self.side {
                Side::Home => line,
                Side::Away => 40 - line,
            });
        let top = piece.number.is_multiple_of(2) == (self.side == Side::Home);
        match piece.number {
            8 | 9 => self.spot(line.saturating_sub(1).min(35), if top { 5 } else { 9 }),
            6 | 7 => self.spot(
                (here + 6).min(31).min(line.saturating_sub(1)),
                if top { 6 } else { 8 },
            ),
            4 | 5 => self.spot((here + 2).clamp(12, 27), if top { 4 } else { 10 }),
            _ => self.spot(here.saturating_sub(8).clamp(8, 18), if top { 5 } else { 9 }),
        }
    }

    /// The nearest stand before the bearer, the others goalwards of a man of theirs.
    fn defending_target(&self, piece: &PieceView, at: Hexagon, ball: Hexagon) -> Option<Hexagon> {
        let rival = self.side.other();
        let forward = match rival {
            Side::Home => HexDirection::East,
            Side::Away => HexDirection::West,
        };
        let front = ball.step(forward).unwrap_or(ball);
        let nearer = self
            .standing(self.side)
            .filter(|(other, _)| !other.keeper && other.piece != piece.piece)
            .filter(|(_, other)| {
                (other.distance(front), depth(self.side, *other)) < (at.distance(front), depth(self.side, at))
            })
            .count();
        if nearer < 2 || (nearer < 3 && self.in_danger(ball)) {
            return Some(front);
        }
        // Marking the most advanced of theirs who is near.
        let man = self
            .standing(rival)
            .filter(|(other, _)| !other.keeper && Some(other.piece) != self.view.bearer)
            .min_by_key(|(_, other)| {
                2 * u16::from(other.distance(at)) + u16::from(depth(self.side, *other))
            })?;
        let goalwards = man.1.step(forward).unwrap_or(man.1);
        match piece.number {
            2 | 3 => {
                let last = depth(self.side, goalwards).clamp(5, 14);
                self.spot(last, goalwards_row(self.side, goalwards))
            }
            _ => Some(goalwards),
        }
    }

    /// Relocations that the restart needs, then those that help; then done.
    pub(super) fn stoppage(
        &self,
        restart: Restart,
        side: Side,
        moved: Pieces,
        rng: &mut Rng,
    ) -> Option<Move> {
        if moved.len() >= 5 {
            return self.needed(restart, side, rng).or(Some(Move::Done {}));
        }
        let wanted = if side == restart.side {
            self.needed(restart, side, rng)
                .or_else(|| self.to_receive(restart))
        } else {
            self.needed(restart, side, rng).or_else(|| self.to_mark(restart))
        };
        wanted.or(Some(Move::Done {}))
    }

    /// What must be done before the restart can be taken.
    fn needed(&self, restart: Restart, side: Side, rng: &mut Rng) -> Option<Move> {
        let spot = restart.spot;
        let rival = restart.side.other();
        let restarts = side == restart.side;
        let wall: Vec<Hexagon> = self.view.wall.clone();
        match (restart.kind, restarts) {
            (RestartKind::FreeKick, true) => {
                if let Some((piece, _)) = self.standing(side).find(|(_, at)| wall.contains(at)) {
                    return self.send(piece, rng, |at| -f64::from(at.distance(spot)));
                }
                if self.stands(side, spot) {
                    return None;
                }
                let shoots = in_shot_area(side, spot);
                let taker = self
                    .standing(side)
                    .filter(|(piece, _)| piece.ends.iter().any(|end| end.to == spot))
                    .max_by_key(|(piece, at)| {
                        let skill = if shoots { 10 * i32::from(piece.attack) } else { 0 };
                        skill - i32::from(at.distance(spot)) - 20 * i32::from(piece.keeper)
                    })?;
                Some(Move::Relocate {
                    piece: taker.0.piece,
                    to: spot,
                })
            }
            (RestartKind::FreeKick, false) => {
                let near = self.standing(side).find(|(_, at)| at.distance(spot) == 1);
                let third = || {
                    let in_wall: Vec<&PieceView> = self
                        .standing(side)
                        .filter(|(piece, at)| !piece.keeper && wall.contains(at))
                        .map(|(piece, _)| piece)
                        .collect();
                    (in_wall.len() > 2).then(|| in_wall[0])
                };
                let piece = near.map(|(piece, _)| piece).or_else(third)?;
                self.send(piece, rng, |at| -f64::from(at.distance(keeper_spot(side))))
            }
            (RestartKind::Penalty, _) => {
                let (piece, _) = self
                    .standing(side)
                    .find(|(piece, at)| in_box(rival, *at) && !piece.ends.is_empty())?;
                self.send(piece, rng, |at| -f64::from(at.distance(spot)))
            }
            (RestartKind::Corner, _) => {
                let (piece, _) = self.standing(side).find(|(_, at)| *at == spot)?;
                self.send(piece, rng, |at| -f64::from(at.distance(spot)))
            }
            (RestartKind::GoalKick, true) => {
                let (piece, _) = self
                    .standing(side)
                    .find(|(piece, at)| piece.keeper && !in_goal_box(side, *at))?;
                self.send(piece, rng, |at| -f64::from(at.distance(keeper_spot(side))))
            }
            (RestartKind::GoalKick, false) => {
                let (piece, _) = self.standing(side).find(|(_, at)| in_box(restart.side, *at))?;
                self.send(piece, rng, |at| -f64::from(at.distance(spot)))
            }
            (RestartKind::ThrowIn, true) => {
                if self.standing(side).any(|(_, at)| at.distance(spot) <= 3) {
                    return None;
                }
                let (piece, _) = self
                    .standing(side)
                    .filter(|(piece, _)| !piece.keeper && !piece.ends.is_empty())
                    .min_by_key(|(_, at)| at.distance(spot))?;
                self.send(piece, rng, |at| -(f64::from(at.distance(spot)) - 2.0).abs())
            }
            (RestartKind::ThrowIn, false) => None,
        }
    }

    /// Sends a piece to the best of the hexagons where it may go.
    fn send(&self, piece: &PieceView, rng: &mut Rng, worth: impl Fn(Hexagon) -> f64) -> Option<Move> {
        let mut best = Best::new();
        for end in &piece.ends {
            best.offer(worth(end.to) + noise(rng), end.to);
        }
        best.choice.map(|to| Move::Relocate {
            piece: piece.piece,
            to,
        })
    }

    /// Strikers and midfielders wait in their box for a kick from their half.
    fn to_receive(&self, restart: Restart) -> Option<Move> {
        let side = restart.side;
        let attacking = matches!(restart.kind, RestartKind::Corner | RestartKind::FreeKick)
            && depth(side, restart.spot) >= 20;
        if !attacking {
            return None;
        }
        let free_kick = restart.kind == RestartKind::FreeKick;
        let spots: Vec<Hexagon> = BOX_SPOTS
            .iter()
            .filter_map(|(depth, y)| self.spot(*depth, *y))
            .filter(|at| !free_kick || !self.is_beyond_the_line(*at))
            .collect();
        for number in [9, 8, 6, 7] {
            let Some((piece, at)) = self.standing(side).find(|(piece, _)| piece.number == number) else {
                continue;
            };
            if at == restart.spot || in_box(side.other(), at) {
                continue;
            }
            let open = spots
                .iter()
                .find(|spot| piece.ends.iter().any(|end| end.to == **spot));
            if let Some(to) = open {
                return Some(Move::Relocate {
                    piece: piece.piece,
                    to: *to,
                });
            }
        }
        None
    }

    /// Their men in our area are marked, from the goal side, the wall is put up.
    fn to_mark(&self, restart: Restart) -> Option<Move> {
        let side = restart.side.other();
        let free = |piece: &PieceView| !piece.keeper && !piece.ends.is_empty();
        let in_wall = self.standing(side).any(|(_, at)| self.view.wall.contains(&at));
        if let (Some(first), false) = (self.view.wall.first(), in_wall) {
            let (piece, _) = self
                .standing(side)
                .filter(|(piece, at)| {
                    free(piece) && !self.in_danger(*at) && piece.ends.iter().any(|end| end.to == *first)
                })
                .min_by_key(|(_, at)| at.distance(*first))?;
            return Some(Move::Relocate {
                piece: piece.piece,
                to: *first,
            });
        }
        for (man, at) in self.standing(restart.side) {
            let marked = self.standing(side).any(|(_, other)| other.distance(at) == 1);
            if man.keeper || marked || !in_shot_area(restart.side, at) {
                continue;
            }
            let mut best = Best::new();
            for (piece, from) in self.standing(side).filter(|(piece, _)| free(piece)) {
                let busy = self
                    .standing(restart.side)
                    .any(|(_, other)| other.distance(from) == 1 && in_shot_area(restart.side, other));
                if busy {
                    continue;
                }
                for end in piece.ends.iter().filter(|end| end.to.distance(at) == 1) {
                    let goalwards = f64::from(depth(restart.side, end.to));
                    best.offer(
                        0.2 * goalwards + f64::from(piece.defence),
                        Move::Relocate {
                            piece: piece.piece,
                            to: end.to,
                        },
                    );
                }
            }
            if best.choice.is_some() {
                return best.choice;
            }
        }
        None
    }
}

fn goalwards_row(side: Side, at: Hexagon) -> u8 {
    match side {
        Side::Home => at.y(),
        Side::Away => 14 - at.y(),
    }
}
