//! Soccer Tactics at a glance: count in rolls, pass directly, feed the stars, hold the line.
//!
//! Values are goals: a shot is worth half of one.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use engine::{BySide, Rng, Side};
use pitch::{Square, Squares, flight, flight_counts};
use soccer_tactics::{Aim, Dice, Move, Pawn, Phase, Role, SoccerTactics, zones};

use crate::{Instinct, Seen};

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
    match state.phase() {
        Phase::SetUp { .. } => Move::Done {},
        Phase::Choice { aim } => eye.choice(aim),
        Phase::Offer { .. } => eye.offer(),
        _ => {
            let mut best = Best::new();
            let is_weighed = eye.weigh(|value, mv| best.offer(value, mv, rng));
            match best.mv {
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
    /// The ball's rolls that lead to each of them.
    shooters: ArrayVec<(Square, u8), 11>,
}

/// The best of several choices; nearly equal ones are mixed.
struct Best {
    value: f64,
    mv: Option<Move>,
}

impl Best {
    fn new() -> Self {
        Self {
            value: f64::MIN,
            mv: None,
        }
    }

    fn offer(&mut self, value: f64, mv: Move, rng: &mut Rng) {
        let value = value + f64::from(rng.below(1000)) * 1e-6;
        if value > self.value {
            *self = Self { value, mv: Some(mv) };
        }
    }
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
    let attacking = state.o_team() == side;
    let place = |rows: Kind, columns: Kind| {
        values.row(rows, attacking, row(side, square)) + values.column(columns, attacking, square)
    };
    match state.role_of(pawn) {
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
            (state.squares_of(side) & (end.penalty_area | end.stars)) - state.squares_of(side.other());
        for pawn in &offside {
            if let Some(square) = state.stands_on(*pawn) {
                shooting.remove(square);
            }
        }
        let mut last = [u8::MAX; 2];
        for pawn in Pawn::of(side).filter(|pawn| state.role_of(*pawn) != Role::Keeper) {
            let Some(square) = state.stands_on(pawn) else {
                continue;
            };
            let row = row(side, square);
            if row < last[0] {
                last = [row, last[0]];
            } else {
                last[1] = last[1].min(row);
            }
        }
        let front = zones(state.o_team().other());
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
            crowd: (state.squares_of(side) & front).len() as usize,
            shooters,
        }
    }

    /// Weighs the choices of the decision at hand, if it is one in which choices are weighed.
    fn weigh(&self, offer: impl FnMut(f64, Move)) -> bool {
        match self.state.phase() {
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
            _ => return false,
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
            if self.state.role_of(pawn) == Role::Keeper || self.state.banned() == Some(pawn) {
                continue;
            }
            let closed = if side == self.state.o_team() && self.offside.contains(&pawn) {
                self.beyond
            } else {
                Squares::NONE
            };
            for (all, ends) in reach.iter_mut().zip(self.state.reach_of(pawn)) {
                *all |= ends - closed;
            }
        }
        reach
    }

    /// The chance that the next ball play from a square is a shot.
    fn feeds(&self, from: Square) -> f64 {
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

    fn in_target_area(&self, square: Square) -> bool {
        zones(self.side.other()).penalty_area.contains(square)
    }

    /// What it is worth to hold the ball on a square while the other side answers.
    fn answered(&self, holder: Pawn, square: Square) -> f64 {
        let kept = if self.in_target_area(square) {
            self.values.of(Kind::Shot)
        } else {
            self.position(self.side, square)
        };
        let other = self.side.other();
        let bonus = self.state.bonus(holder);
        let (reached, rival) = if self.state.keeper_reach(other).contains(square) {
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

    fn ball_play(&self, dice: Dice, mut offer: impl FnMut(f64, Move)) {
        for to in self.state.ball_plays(dice).iter() {
            offer(self.ball_value(to), Move::Play { square: to.into() });
        }
        if let Some(holder) = self.state.holder() {
            for to in self.state.dribbles(dice).iter() {
                let value = match self.state.pawn_at(self.side.other(), to) {
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
    fn spoiler(&self) -> bool {
        let goal_area = zones(self.side.other()).goal_area;
        self.offside.iter().any(|pawn| {
            self.state
                .stands_on(*pawn)
                .is_some_and(|square| goal_area.contains(square))
        })
    }

    fn battle(&self, own: Pawn, rival: Pawn, square: Square) -> f64 {
        let won = win(self.state.bonus(own), self.state.bonus(rival));
        let prize = if self.in_target_area(square) || self.state.role_of(rival) == Role::Keeper {
            self.values.of(Kind::Shot)
        } else {
            self.position(self.side, square)
        };
        won * prize - (1.0 - won) * self.loss(square)
    }

    fn ball_value(&self, to: Square) -> f64 {
        let end = zones(self.side.other());
        let mate = self.state.pawn_at(self.side, to);
        let rival = self.state.pawn_at(self.side.other(), to);
        let scoring =
            end.penalty_area.contains(to) || (mate.is_some() && rival.is_none() && end.stars.contains(to));
        if scoring && self.spoiler() {
            return -self.loss(to);
        }
        match (mate, rival) {
            (Some(mate), _) if self.offside.contains(&mate) => -self.loss(to),
            (Some(mate), Some(rival)) => self.battle(mate, rival, to),
            (Some(_), None) if scoring => self.values.of(Kind::ShotAtOnce),
            (Some(mate), None) if self.state.is_extra_play() => self.answered(mate, to),
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
        let keeper = self.state.keeper_reach(other).contains(to);
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

    /// How well a pawn stands on a square, for itself and to the ball.
    fn post(&self, pawn: Pawn, square: Square) -> f64 {
        let attacking = self.state.o_team() == self.side;
        let near = self.ball.map_or(0.0, |ball| {
            let kind = match self.state.role_of(pawn) {
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
        let attacking = self.state.o_team() == self.side;
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
        let alone = !self.state.squares_of(self.side.other()).contains(square);
        let onside = !self.beyond.contains(square);
        if !alone || !onside || self.state.role_of(pawn) == Role::Keeper {
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
            let Some(from) = self.state.stands_on(pawn) else {
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
            let Some(from) = self.state.stands_on(pawn) else {
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

    /// The keeper comes out for a ball he can have, or for a shot that would follow.
    fn choice(&self, aim: Aim) -> Move {
        let Some(ball) = self
            .ball
            .filter(|ball| self.state.keeper_reach(self.side).contains(*ball))
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
    fn reply(&self, roll: u8, mut offer: impl FnMut(f64, Move)) {
        for (pawn, ends) in self.state.pawn_moves(roll) {
            let Some(from) = self.state.stands_on(pawn) else {
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
    fn guard(&self, pawn: Pawn, square: Square) -> f64 {
        let own = zones(self.side);
        let rivals = self.state.squares_of(self.side.other());
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
