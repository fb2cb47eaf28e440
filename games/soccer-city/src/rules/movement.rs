//! Dribble moves (CITY-DRIB) and tackle moves (CITY-TACK): who goes where when a Face-off is won.
//!
//! `a` is the attacker's hexagon and `d` the defender's before the move, `u` the direction from a to d.

use arrayvec::ArrayVec;
use engine::{Log, Side};
use pitch::HexDirection;

use super::{Play, ask, face_off};
use crate::{
    Dribble, Duel, Event, Hexagon, Next, Phase, Piece, SoccerCity, Stage, StepKind, Tackle, board::front,
};

/// The hexagons among which a coach chooses.
pub(crate) type Options = ArrayVec<Hexagon, 8>;

/// The hexagons of a Face-off while its move is made.
#[derive(Clone, Copy)]
struct Ground {
    a: Hexagon,
    d: Hexagon,
    u: HexDirection,
}

impl Ground {
    fn left(self) -> HexDirection {
        self.u.clockwise(5)
    }

    fn right(self) -> HexDirection {
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
    fn round(self, aside: HexDirection) -> [Option<Hexagon>; 2] {
        [self.a.step(aside), self.d.step(aside)]
    }
}

impl SoccerCity {
    /// The ground of a Face-off whose pieces have not moved yet.
    fn ground(&self, duel: Duel) -> Option<Ground> {
        let (a, d) = (self.stands_on(duel.attacker)?, self.stands_on(duel.defender)?);
        let (u, _) = a.straight(d)?;
        Some(Ground { a, d, u })
    }

    /// CITY-FACE-10, CITY-FACE-11 Where a winner on this path ends: the last hexagon, or the nearest earlier one that is free.
    fn end_of(&self, path: &[Option<Hexagon>]) -> Option<Hexagon> {
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

    /// What the coach of the winner chooses first: for his own piece or for the other's.
    fn first_stage(&self, duel: Duel, winner: Side) -> Stage {
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

/// The move begins: what leaves no choice is made at once.
pub(crate) fn begin(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side) {
    let (attacker, defender) = (duel.attacker, duel.defender);
    if winner == attacker.side() {
        match duel.attack.dribble() {
            Dribble::Nutmeg => return straight_on(turn, duel, 1), // CITY-DRIB-3
            Dribble::SelfPass => return straight_on(turn, duel, 2), // CITY-DRIB-4
            // CITY-DRIB-5, CITY-DRIB-7
            Dribble::TwoTouch | Dribble::Roulette => swap(turn, duel),
            Dribble::Dribbling | Dribble::Scissor | Dribble::Hat | Dribble::Carousel | Dribble::Elastica => {}
        }
    } else {
        match duel.defence.tackle() {
            // CITY-TACK-1, CITY-TACK-4
            Tackle::Pull | Tackle::SideTackle => swap(turn, duel),
            // CITY-TACK-2 Backwards, away from the attacker.
            Tackle::BackUp => push_on(turn, duel, defender),
            // CITY-TACK-3 The attacker is carried on past him.
            Tackle::ShoulderCharge => push_on(turn, duel, attacker),
            Tackle::Blocking | Tackle::Pressure | Tackle::CutOff | Tackle::Blow | Tackle::Tackle => {}
        }
    }
    let stage = turn.state().first_stage(duel, winner);
    choose(turn, duel, winner, stage);
}

fn swap(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    turn.emit(Event::Swapped {
        first: duel.attacker,
        second: duel.defender,
    });
}

fn go(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon) {
    turn.emit(Event::Stepped {
        piece,
        to,
        kind: StepKind::FaceOff,
    });
}

/// A piece goes to d + u, if that is free.
fn push_on(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, piece: Piece) {
    let state = turn.state();
    let beyond = state.ground(duel).and_then(|ground| ground.d.step(ground.u));
    if let Some(to) = beyond.filter(|to| state.is_free(*to)) {
        go(turn, piece, to);
    }
}

/// CITY-DRIB-3, CITY-DRIB-4, CITY-DRIB-11 Straight on through the defender, who is put on a.
fn straight_on(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, beyond: u8) {
    if let Some(Ground { a, d, u }) = turn.state().ground(duel) {
        let path: ArrayVec<Option<Hexagon>, 2> = (1..=beyond).map(|steps| d.towards(u, steps)).collect();
        match turn.state().end_of(&path) {
            Some(to) => {
                go(turn, duel.attacker, to);
                go(turn, duel.defender, a);
            }
            None => swap(turn, duel),
        }
    }
    finish(turn, duel, duel.attacker.side());
}

/// CITY-FACE-9 One hexagon forward with the ball, instead of the card's move.
pub(crate) fn forward(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side, to: Hexagon) {
    go(turn, duel.attacker, to);
    finish(turn, duel, winner);
}

/// CITY-FACE-12 A stage is asked if it leaves a choice, and made without asking if there is only one.
fn choose(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side, stage: Stage) {
    let options = turn.state().move_options(duel, winner, stage);
    match options[..] {
        [] => after(turn, duel, winner, stage, None),
        [only] => make(turn, duel, winner, stage, only),
        [..] => ask(turn, Phase::WinnerMove { duel, winner, stage }),
    }
}

/// The piece that a stage moves.
pub(crate) fn mover(duel: Duel, winner: Side, stage: Stage) -> Piece {
    if (winner == duel.attacker.side()) == (stage == Stage::Winner) {
        duel.attacker
    } else {
        duel.defender
    }
}

/// A choice is made.
pub(crate) fn make(
    turn: &mut Play<'_, impl Log<Event>>,
    duel: Duel,
    winner: Side,
    stage: Stage,
    to: Hexagon,
) {
    let ground = turn.state().ground(duel);
    let piece = mover(duel, winner, stage);
    // CITY-TACK-9 Into the hexagon that the defender leaves: they swap.
    if Some(to) == ground.map(|ground| ground.d) && piece == duel.attacker {
        swap(turn, duel);
        return finish(turn, duel, winner);
    }
    go(turn, piece, to);
    after(turn, duel, winner, stage, ground);
}

/// What follows a stage; `ground` is how the two stood before it, if it moved a piece.
fn after(
    turn: &mut Play<'_, impl Log<Event>>,
    duel: Duel,
    winner: Side,
    stage: Stage,
    ground: Option<Ground>,
) {
    let attacks = winner == duel.attacker.side();
    if attacks {
        match (duel.attack.dribble(), stage) {
            // CITY-DRIB-2 Round on the other side; if the defender could not go aside, the coach picks the side.
            (Dribble::Scissor, Stage::Loser) => match ground {
                Some(ground) => {
                    let aside = turn.state().stands_on(duel.defender);
                    let left = [ground.d.step(ground.left()), ground.a.step(ground.left())].contains(&aside);
                    let other = if left { ground.right() } else { ground.left() };
                    if let Some(to) = turn.state().end_of(&ground.round(other)) {
                        go(turn, duel.attacker, to);
                    }
                }
                None => return choose(turn, duel, winner, Stage::Winner),
            },
            // CITY-DRIB-6, CITY-DRIB-10 The defender goes onto a, if it was left.
            (Dribble::Hat, Stage::Winner) => {
                if let Some(ground) = ground {
                    go(turn, duel.defender, ground.a);
                }
            }
            (Dribble::Carousel | Dribble::Elastica, Stage::Winner) => {
                return choose(turn, duel, winner, Stage::Loser);
            }
            (
                Dribble::Dribbling
                | Dribble::Nutmeg
                | Dribble::SelfPass
                | Dribble::TwoTouch
                | Dribble::Roulette,
                _,
            )
            | (Dribble::Scissor, Stage::Way | Stage::Winner)
            | (Dribble::Hat | Dribble::Carousel | Dribble::Elastica, Stage::Way | Stage::Loser) => {}
        }
    } else {
        match (duel.defence.tackle(), stage) {
            (Tackle::Pressure | Tackle::Blow, Stage::Winner) => {
                return choose(turn, duel, winner, Stage::Loser);
            }
            // CITY-TACK-9 The defender takes a.
            (Tackle::Tackle, Stage::Loser) => {
                if let Some(ground) = ground {
                    go(turn, duel.defender, ground.a);
                }
            }
            (
                Tackle::Pull
                | Tackle::BackUp
                | Tackle::ShoulderCharge
                | Tackle::SideTackle
                | Tackle::Blocking
                | Tackle::CutOff,
                _,
            )
            | (Tackle::Pressure | Tackle::Blow, Stage::Way | Stage::Loser)
            | (Tackle::Tackle, Stage::Way | Stage::Winner) => {}
        }
    }
    finish(turn, duel, winner);
}

/// CITY-TURN-9 A new attacking turn begins for the side that has the ball.
pub(crate) fn finish(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side) {
    face_off::over(turn, duel, winner, Next::Turn { side: winner });
}
