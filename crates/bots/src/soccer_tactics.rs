//! Soccer Tactics at a glance: count in rolls, pass directly, feed the stars, hold the line.
//!
//! Values are goals: a shot is worth half of one.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use engine::{BySide, Rng, Side};
use pitch::{Square, Squares, flight_counts};
use soccer_tactics::{Move, Pawn, Phase, Role, SoccerTactics, zones};

use crate::{
    Instinct, Seen,
    best::{Best, noise},
};

mod ball;
mod defence;
mod knowledge;
mod restarts;
mod values;

use values::{Kind, Values};

/// Half of all shots are goals.
const SHOT: f64 = 0.5;

impl Instinct for SoccerTactics {
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        at_a_glance(Values::COMMON, seen, rng)
    }
}

/// What a coach plays at a glance who weighs by these values.
fn at_a_glance(values: Values<'_>, seen: &Seen<'_, SoccerTactics>, rng: &mut Rng) -> Move {
    let state = seen.redeal(rng);
    let eye = Eye::new(&state, seen.seat().side(), values);
    match state.phase {
        Phase::SetUp { .. } => Move::Done {},
        Phase::Choice { aim } => eye.choice(aim),
        Phase::Offer { .. } => eye.offer(),
        Phase::Before {}
        | Phase::PawnMove { .. }
        | Phase::BallPlay { .. }
        | Phase::Attempt { .. }
        | Phase::Reply { .. }
        | Phase::NewKeeper { .. }
        | Phase::MakeRoom { .. }
        | Phase::KeeperHome { .. }
        | Phase::Arc {}
        | Phase::PenaltyPlaces { .. }
        | Phase::Spot {}
        | Phase::Taker {}
        | Phase::ClearZone {}
        | Phase::CornerRoom {}
        | Phase::CornerMoves { .. }
        | Phase::ClearArea {}
        | Phase::Over {} => {
            let mut best = Best::new();
            // Only nearly equal choices are mixed.
            let is_weighed = eye.weigh(|value, mv| best.offer(value + 0.1 * noise(rng), mv));
            match best.choice {
                Some(mv) => mv,
                None if is_weighed => Move::Pass {},
                None => seen.sample(rng),
            }
        }
    }
}

/// All choices of a decision in which they are weighed by these values, the best first.
fn ranked(values: Values<'_>, seen: &Seen<'_, SoccerTactics>, rng: &mut Rng) -> Option<Vec<Move>> {
    let state = seen.redeal(rng);
    let eye = Eye::new(&state, seen.seat().side(), values);
    let mut choices: Vec<(f64, Move)> = Vec::new();
    if !eye.weigh(|value, mv| choices.push((value, mv))) {
        return None;
    }
    choices.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    Some(choices.into_iter().map(|(_, mv)| mv).collect())
}

/// The board as one side sees it.
struct Eye<'a> {
    state: &'a SoccerTactics,
    side: Side,
    values: Values<'a>,
    /// The squares that each side's field players reach, by roll, once somebody asks.
    reach: BySide<OnceCell<[Squares; 6]>>,
    /// The pawns that are offside, and the squares where they are.
    offside: Vec<Pawn>,
    beyond: Squares,
    /// Squares where an own pawn, onside and alone, would shoot a direct pass.
    shooting: Squares,
    ball: Option<Square>,
    /// The rows of the two own field players nearest to the own goal line.
    last: [u8; 2],
    /// The squares before the goal that is attacked or defended now, and how many own pawns are there.
    front: Squares,
    crowd: usize,
    /// The squares of `shooting`, each with the ball's rolls that lead there, a bit each.
    shooters: ArrayVec<(Square, u8), 11>,
}

/// The share of six rolls that lead to a square.
fn share(reach: &[Squares; 6], square: Square) -> f64 {
    reach.iter().filter(|ends| ends.contains(square)).count() as f64 / 6.0
}

/// The rolls, a bit each, that bring the ball from one square to another.
fn rolls(from: Square, to: Square) -> u8 {
    flight_counts(from.offset(to))
        .into_iter()
        .filter(|steps| (1..=6).contains(steps))
        .fold(0, |rolls, steps| rolls | 1 << steps)
}

/// The row counted from a side's own goal line.
fn row(side: Side, square: Square) -> u8 {
    match side {
        Side::Home => square.row(),
        Side::Away => square.turned().row(),
    }
}

/// The chance that the first of two pawns wins a battle, fouls included; `battle_odds.csv`.
fn win(own: u8, other: u8) -> f64 {
    match i16::from(other) - i16::from(own) {
        ..=-2 => 26.0 / 32.0,
        -1 => 21.0 / 31.0,
        0 => 0.5,
        1 => 10.0 / 31.0,
        2.. => 6.0 / 32.0,
    }
}

/// How well a pawn stands on a square, for itself; `beyond` are the squares where the O-Team is offside.
fn post(values: Values<'_>, state: &SoccerTactics, beyond: Squares, pawn: Pawn, square: Square) -> f64 {
    let side = pawn.side();
    let (own, far) = (zones(side), zones(side.other()));
    let attacking = state.offence == side;
    let place = |rows: Kind, columns: Kind| {
        values.row(rows, attacking, row(side, square)) + values.column(columns, attacking, square)
    };
    match state.role(pawn) {
        Role::Keeper => 0.0,
        Role::Defender => {
            let place = place(Kind::DefenderRows, Kind::DefenderColumns);
            if own.stars.contains(square) {
                place + values.in_play(Kind::DefenderStar, attacking)
            } else {
                place
            }
        }
        Role::Attacker => {
            let beyond = attacking && beyond.contains(square);
            match (beyond, far.goal_area.contains(square)) {
                (true, true) => return values.at(Kind::Spoiler, 0),
                (true, false) => return values.at(Kind::Spoiler, 1),
                (false, true) => return values.at(Kind::Spoiler, 2),
                (false, false) => {}
            }
            let place = place(Kind::AttackerRows, Kind::AttackerColumns);
            if far.stars.contains(square) {
                place + values.in_play(Kind::AttackerStar, attacking)
            } else if far.penalty_area.contains(square) {
                place + values.in_play(Kind::AttackerArea, attacking)
            } else {
                place
            }
        }
    }
}

impl<'a> Eye<'a> {
    fn new(state: &'a SoccerTactics, side: Side, values: Values<'a>) -> Self {
        let offside: Vec<Pawn> = state.offside_pawns().collect();
        let end = zones(side.other());
        let mut shooting =
            (state.occupied[side] & (end.penalty_area | end.stars)) - state.occupied[side.other()];
        for pawn in &offside {
            if let Some(square) = state.square_of(*pawn) {
                shooting.remove(square);
            }
        }
        let mut last = [u8::MAX; 2];
        for pawn in Pawn::of(side).filter(|pawn| state.role(*pawn) != Role::Keeper) {
            let Some(square) = state.square_of(pawn) else {
                continue;
            };
            let row = row(side, square);
            if row < last[0] {
                last = [row, last[0]];
            } else {
                last[1] = last[1].min(row);
            }
        }
        let front = zones(state.offence.other());
        let front = front.penalty_area | front.stars;
        let ball = state.ball_square();
        let shooters = ball.map_or_else(ArrayVec::new, |ball| {
            shooting
                .iter()
                .map(|square| (square, rolls(ball, square)))
                .collect()
        });
        Self {
            state,
            side,
            values,
            reach: BySide::default(),
            offside,
            beyond: state.offside_squares(),
            shooting,
            ball,
            last,
            front,
            crowd: (state.occupied[side] & front).len() as usize,
            shooters,
        }
    }

    /// Weighs the choices of the decision at hand, if it is one in which choices are weighed.
    fn weigh(&self, offer: impl FnMut(f64, Move)) -> bool {
        match self.state.phase {
            Phase::PawnMove { roll } => self.pawn_move(roll, offer),
            Phase::BallPlay { dice } => self.ball_play(dice, offer),
            Phase::Attempt { roll } => self.attempt(roll, offer),
            Phase::Reply { roll, .. } => self.reply(roll, offer),
            Phase::CornerMoves { .. } => self.corner_move(offer),
            Phase::MakeRoom { .. }
            | Phase::PenaltyPlaces { .. }
            | Phase::ClearZone {}
            | Phase::CornerRoom {}
            | Phase::ClearArea {} => self.place(offer),
            Phase::Before {}
            | Phase::SetUp { .. }
            | Phase::Choice { .. }
            | Phase::Offer { .. }
            | Phase::NewKeeper { .. }
            | Phase::KeeperHome { .. }
            | Phase::Arc {}
            | Phase::Spot {}
            | Phase::Taker {}
            | Phase::Over {} => return false,
        }
        true
    }

    /// The share of six rolls with which a side's field players reach a square.
    fn reaches(&self, side: Side, square: Square) -> f64 {
        share(self.reach[side].get_or_init(|| self.reach_of(side)), square)
    }

    fn reach_of(&self, side: Side) -> [Squares; 6] {
        let mut reach = [Squares::NONE; 6];
        for pawn in Pawn::of(side) {
            if self.state.role(pawn) == Role::Keeper || self.state.banned() == Some(pawn) {
                continue;
            }
            let closed = if side == self.state.offence && self.offside.contains(&pawn) {
                self.beyond
            } else {
                Squares::NONE
            };
            for (all, ends) in reach.iter_mut().zip(self.state.reach(pawn)) {
                *all |= ends - closed;
            }
        }
        reach
    }

    /// How well a pawn stands on a square, for itself and to the ball.
    fn post(&self, pawn: Pawn, square: Square) -> f64 {
        let attacking = self.state.offence == self.side;
        let near = self.ball.map_or(0.0, |ball| {
            let kind = match self.state.role(pawn) {
                Role::Keeper => return 0.0,
                Role::Defender => Kind::DefenderDistances,
                Role::Attacker => Kind::AttackerDistances,
            };
            self.values.distance(kind, attacking, square.distance(ball))
        });
        post(self.values, self.state, self.beyond, pawn, square) + near
    }

    /// What a pawn's move changes for the others: the offside line, and the crowd before the goal.
    fn shape(&self, from: Square, to: Square) -> f64 {
        let attacking = self.state.offence == self.side;
        let [last, next] = self.last;
        let others = if row(self.side, from) == last { next } else { last };
        let line =
            self.values.line(attacking, others.min(row(self.side, to))) - self.values.line(attacking, last);
        let crowd = match (self.front.contains(from), self.front.contains(to)) {
            (false, true) => self.values.crowd(attacking, self.crowd),
            (true, false) => -self.values.crowd(attacking, self.crowd - 1),
            _ => 0.0,
        };
        line + crowd
    }

    /// What an own pawn on a square adds to the next ball play: direct passes and shots, by roll.
    fn targeted(&self, pawn: Pawn, from: Square, square: Square) -> f64 {
        let Some(ball) = self.ball else { return 0.0 };
        let end = zones(self.side.other());
        let alone = !self.state.occupied[self.side.other()].contains(square);
        let onside = !self.beyond.contains(square);
        if !alone || !onside || self.state.role(pawn) == Role::Keeper {
            return 0.0;
        }
        let rolls = rolls(ball, square);
        let share = |rolls: u8| f64::from(rolls.count_ones()) / 6.0;
        let value = if end.penalty_area.contains(square) || end.stars.contains(square) {
            let others = self.shooters.iter().filter(|(other, _)| *other != from);
            let already = others.fold(0, |all, (_, rolls)| all | rolls);
            let again = self.values.of(Kind::ShotAgain);
            self.values.of(Kind::Shot) * (share(rolls & !already) + again * share(rolls & already))
        } else {
            share(rolls)
                * (self.values.of(Kind::Target) + self.values.of(Kind::ChancesOfTarget) * self.feeds(square))
        };
        self.values.of(Kind::Targeted) * value
    }

    fn pawn_move(&self, roll: u8, mut offer: impl FnMut(f64, Move)) {
        for (pawn, ends) in self.state.pawn_moves(roll) {
            let Some(from) = self.state.square_of(pawn) else {
                continue;
            };
            let here = self.post(pawn, from) + self.targeted(pawn, from, from);
            for to in ends.iter() {
                let gain = self.post(pawn, to) + self.targeted(pawn, from, to) - here + self.shape(from, to);
                offer(
                    gain,
                    Move::Move {
                        pawn,
                        square: to.into(),
                    },
                );
            }
        }
    }

    /// Captures if it can, and not offside; else comes nearer.
    fn attempt(&self, roll: u8, mut offer: impl FnMut(f64, Move)) {
        let Some(ball) = self.ball else { return };
        let beyond = self.beyond.contains(ball);
        let spoiled = self.in_target_area(ball) && self.spoiler();
        for (pawn, ends) in self.state.pawn_moves(roll) {
            let Some(from) = self.state.square_of(pawn) else {
                continue;
            };
            for to in ends.iter() {
                let value = if to != ball {
                    self.post(pawn, to) - self.post(pawn, from) + self.waiting(pawn, to)
                        - self.waiting(pawn, from)
                        + self.shape(from, to)
                } else if spoiled || (beyond && self.offside.contains(&pawn)) {
                    -1.0
                } else {
                    2.0 + self.answered(pawn, ball) + self.left_behind(pawn, from, to)
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

    /// What a pawn that goes for the ball leaves behind.
    fn left_behind(&self, pawn: Pawn, from: Square, to: Square) -> f64 {
        self.values.at(Kind::Challenge, 2) * (self.shape(from, to) - self.post(pawn, from))
    }

    /// How useful a square is for reaching the ball with the next roll.
    fn waiting(&self, pawn: Pawn, square: Square) -> f64 {
        let Some(ball) = self.ball else { return 0.0 };
        if self.state.banned() == Some(pawn) {
            return 0.0;
        }
        self.values.distance(Kind::Waiting, false, square.distance(ball))
    }
}
