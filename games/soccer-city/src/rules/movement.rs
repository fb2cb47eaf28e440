//! Dribble moves (CITY-DRIB) and tackle moves (CITY-TACK): who goes where when a Face-off is won.
//!
//! `a` is the attacker's hexagon and `d` the defender's before the move, `u` the direction from a to d.

use arrayvec::ArrayVec;
use engine::Side;
use pitch::HexDirection;

use crate::{Dribble, Duel, Hexagon, SoccerCity, Stage, Tackle, board::front};

/// The hexagons among which a coach chooses.
pub(crate) type Options = ArrayVec<Hexagon, 8>;

/// The hexagons of a Face-off while its move is made.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    pub(super) a: Hexagon,
    pub(super) d: Hexagon,
    pub(super) u: HexDirection,
}

impl Ground {
    pub(super) fn left(self) -> HexDirection {
        self.u.clockwise(5)
    }

    pub(super) fn right(self) -> HexDirection {
        self.u.clockwise(1)
    }

    /// The far side hexagons: beyond the defender.
    fn far(self) -> impl Iterator<Item = Hexagon> {
        [self.u, self.left(), self.right()]
            .into_iter()
            .filter_map(move |direction| self.d.step(direction))
    }

    /// The near side hexagons: they touch both.
    fn near(self) -> impl Iterator<Item = Hexagon> {
        [self.left(), self.right()]
            .into_iter()
            .filter_map(move |direction| self.a.step(direction))
    }

    /// CITY-DRIB-1 The path round the defender on one side.
    pub(super) fn round(self, aside: HexDirection) -> [Option<Hexagon>; 2] {
        [self.a.step(aside), self.d.step(aside)]
    }
}

impl SoccerCity {
    /// The ground of a Face-off whose pieces have not moved yet.
    pub(super) fn ground(&self, duel: Duel) -> Option<Ground> {
        let (a, d) = (self.stands_on(duel.attacker)?, self.stands_on(duel.defender)?);
        let (u, _) = a.straight(d)?;
        Some(Ground { a, d, u })
    }

    /// CITY-FACE-10, CITY-FACE-11 Where a winner on this path ends: the last hexagon, or the nearest earlier one that is free.
    pub(super) fn end_of(&self, path: &[Option<Hexagon>]) -> Option<Hexagon> {
        path.iter()
            .rev()
            .flatten()
            .copied()
            .find(|hexagon| self.is_free(*hexagon))
    }

    /// CITY-TACK-7, CITY-TACK-8, CITY-DRIB-9 Two hexagons in one direction, over whatever stands on the first.
    fn two_on(&self, from: Hexagon, direction: HexDirection) -> Option<Hexagon> {
        let first = from.step(direction);
        self.end_of(&[first, first.and_then(|first| first.step(direction))])
    }

    fn free_around(&self, from: Hexagon) -> Options {
        from.neighbours()
            .filter(|hexagon| self.is_free(*hexagon))
            .collect()
    }

    fn free_front(&self, side: Side, from: Hexagon) -> Options {
        front(side)
            .into_iter()
            .filter_map(|direction| from.step(direction))
            .filter(|hexagon| self.is_free(*hexagon))
            .collect()
    }

    /// The choices of a stage. CITY-FACE-12, CITY-TACK-12 Those that leave the winner where he is are not among them.
    pub(crate) fn move_options(&self, duel: Duel, winner: Side, stage: Stage) -> Options {
        if winner == duel.attacker.side() {
            self.dribble_options(duel, stage)
        } else {
            self.tackle_options(duel, stage)
        }
    }

    fn dribble_options(&self, duel: Duel, stage: Stage) -> Options {
        let side = duel.attacker.side();
        match (duel.attack.dribble(), stage) {
            // CITY-DRIB-1, and CITY-DRIB-2 if the defender cannot go aside.
            (Dribble::Dribbling | Dribble::Scissor, Stage::Winner) => self
                .ground(duel)
                .map(|ground| {
                    [ground.left(), ground.right()]
                        .into_iter()
                        .filter_map(|aside| self.end_of(&ground.round(aside)))
                        .collect()
                })
                .unwrap_or_default(),
            // CITY-DRIB-2 The defender goes aside; only those ways that let the attacker move, if there are any.
            (Dribble::Scissor, Stage::Loser) => self.scissor_ways(duel),
            // CITY-DRIB-6, CITY-DRIB-8, CITY-DRIB-9, CITY-DRIB-10 To the far side, else to the near side.
            (Dribble::Hat | Dribble::Carousel | Dribble::Elastica, Stage::Winner) => self
                .ground(duel)
                .map(|ground| {
                    let far: Options = ground.far().filter(|hexagon| self.is_free(*hexagon)).collect();
                    if far.is_empty() {
                        ground.near().filter(|hexagon| self.is_free(*hexagon)).collect()
                    } else {
                        far
                    }
                })
                .unwrap_or_default(),
            // CITY-DRIB-7 After the swap, one more hexagon forward.
            (Dribble::Roulette, Stage::Winner) => self
                .stands_on(duel.attacker)
                .map(|at| self.free_front(side, at))
                .unwrap_or_default(),
            // CITY-DRIB-8
            (Dribble::Carousel, Stage::Loser) => self
                .stands_on(duel.defender)
                .map(|at| self.free_around(at))
                .unwrap_or_default(),
            // CITY-DRIB-9
            (Dribble::Elastica, Stage::Loser) => self
                .stands_on(duel.defender)
                .map(|at| {
                    HexDirection::ALL
                        .into_iter()
                        .filter_map(|direction| self.two_on(at, direction))
                        .collect()
                })
                .unwrap_or_default(),
            (Dribble::Nutmeg | Dribble::SelfPass | Dribble::TwoTouch, _)
            | (Dribble::Dribbling | Dribble::Hat | Dribble::Roulette, Stage::Way | Stage::Loser)
            | (Dribble::Scissor | Dribble::Carousel | Dribble::Elastica, Stage::Way) => Options::new(),
        }
    }

    /// CITY-DRIB-2, CITY-FACE-12 The free hexagons aside, with what the attacker can do on the other side.
    fn scissor_ways(&self, duel: Duel) -> Options {
        let Some(ground) = self.ground(duel) else {
            return Options::new();
        };
        let mut all = Options::new();
        let mut moving = Options::new();
        for (aside, other) in [(ground.left(), ground.right()), (ground.right(), ground.left())] {
            let moves = self.end_of(&ground.round(other)).is_some();
            for hexagon in [ground.d.step(aside), ground.a.step(aside)].into_iter().flatten() {
                if self.is_free(hexagon) {
                    all.push(hexagon);
                    if moves {
                        moving.push(hexagon);
                    }
                }
            }
        }
        if moving.is_empty() { all } else { moving }
    }

    fn tackle_options(&self, duel: Duel, stage: Stage) -> Options {
        let side = duel.defender.side();
        let Some(defender) = self.stands_on(duel.defender) else {
            return Options::new();
        };
        let Some(attacker) = self.stands_on(duel.attacker) else {
            return Options::new();
        };
        match (duel.defence.tackle(), stage) {
            // CITY-TACK-2 The attacker goes forward.
            (Tackle::BackUp, Stage::Loser) => self.free_front(duel.attacker.side(), attacker),
            // CITY-TACK-4 After the swap, one hexagon forward; CITY-TACK-6 one hexagon forward.
            (Tackle::SideTackle | Tackle::Pressure, Stage::Winner) => self.free_front(side, defender),
            // CITY-TACK-5
            (Tackle::Blocking, Stage::Winner) => self.free_around(defender),
            // CITY-TACK-7
            (Tackle::CutOff, Stage::Winner) => HexDirection::ALL
                .into_iter()
                .filter_map(|direction| self.two_on(defender, direction))
                .collect(),
            // CITY-TACK-8
            (Tackle::Blow, Stage::Winner) => front(side)
                .into_iter()
                .filter_map(|direction| self.two_on(defender, direction))
                .collect(),
            // CITY-TACK-6, CITY-TACK-8 Then the attacker goes one hexagon.
            (Tackle::Pressure | Tackle::Blow, Stage::Loser) => self.free_around(attacker),
            // CITY-TACK-9 The attacker goes one hexagon; the defender's own is left, so it counts as free.
            (Tackle::Tackle, Stage::Loser) => {
                let mut options = self.free_around(attacker);
                options.push(defender);
                options
            }
            (Tackle::Pull | Tackle::ShoulderCharge, _)
            | (Tackle::BackUp | Tackle::Tackle, Stage::Way | Stage::Winner)
            | (Tackle::SideTackle | Tackle::Blocking | Tackle::CutOff, Stage::Way | Stage::Loser)
            | (Tackle::Pressure | Tackle::Blow, Stage::Way) => Options::new(),
        }
    }
}

/// What the coach of the winner chooses first: for his own piece or for the other's.
pub(super) fn first_stage(duel: Duel, winner: Side) -> Stage {
    if winner == duel.attacker.side() {
        match duel.attack.dribble() {
            Dribble::Scissor => Stage::Loser,
            Dribble::Dribbling
            | Dribble::Nutmeg
            | Dribble::SelfPass
            | Dribble::TwoTouch
            | Dribble::Hat
            | Dribble::Roulette
            | Dribble::Carousel
            | Dribble::Elastica => Stage::Winner,
        }
    } else {
        match duel.defence.tackle() {
            Tackle::BackUp | Tackle::Tackle => Stage::Loser,
            Tackle::Pull
            | Tackle::ShoulderCharge
            | Tackle::SideTackle
            | Tackle::Blocking
            | Tackle::Pressure
            | Tackle::CutOff
            | Tackle::Blow => Stage::Winner,
        }
    }
}
