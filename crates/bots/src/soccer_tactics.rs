//! Soccer Tactics at a glance: count in rolls, pass directly, feed the stars, hold the line.
//!
//! Values are goals: a shot is worth half of one.

use std::cell::OnceCell;

use engine::{BySide, Rng, Side};
use pitch::{Square, Squares, flight};
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
        Phase::PawnMove { roll } => eye.pawn_move(roll, rng),
        Phase::BallPlay { dice } => eye.ball_play(dice, rng),
        Phase::Attempt { roll } => eye.attempt(roll, rng),
        Phase::Choice { aim } => eye.choice(aim),
        Phase::Reply { roll, .. } => eye.reply(roll, rng),
        Phase::Offer { .. } => eye.offer(),
        Phase::CornerMoves { .. } => eye.corner_move(rng),
        Phase::MakeRoom { .. }
        | Phase::PenaltyPlaces { .. }
        | Phase::ClearZone {}
        | Phase::CornerRoom {}
        | Phase::ClearArea {} => eye.place(rng),
        _ => seen.sample(rng),
    }
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

    fn or(self, other: impl FnOnce() -> Move) -> Move {
        self.mv.unwrap_or_else(other)
    }
}

/// The share of six rolls that lead to a square.
fn share(reach: &[Squares; 6], square: Square) -> f64 {
    reach.iter().filter(|ends| ends.contains(square)).count() as f64 / 6.0
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
                (true, true) => return values.spoiler(0),
                (true, false) => return values.spoiler(1),
                (false, true) => return values.spoiler(2),
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
        Self {
            state,
            side,
            values,
            reach: BySide::default(),
            offside,
            beyond: state.offside_squares(),
            shooting,
            ball: state.ball_square(),
        }
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

    fn ball_play(&self, dice: Dice, rng: &mut Rng) -> Move {
        let mut best = Best::new();
        for to in self.state.ball_plays(dice).iter() {
            best.offer(self.ball_value(to), Move::Play { square: to.into() }, rng);
        }
        if let Some(holder) = self.state.holder() {
            for to in self.state.dribbles(dice).iter() {
                let value = match self.state.pawn_at(self.side.other(), to) {
                    Some(rival) => self.battle(holder, rival, to),
                    None => self.answered(holder, to),
                };
                let spoiled = self.in_target_area(to) && self.spoiler();
                best.offer(
                    if spoiled {
                        -self.values.of(Kind::Loss)
                    } else {
                        value
                    },
                    Move::Dribble { square: to.into() },
                    rng,
                );
            }
        }
        best.or(|| Move::Pass {})
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

    fn post(&self, pawn: Pawn, square: Square) -> f64 {
        post(self.values, self.state, self.beyond, pawn, square)
    }

    /// What an own pawn on a square adds to the next ball play: direct passes and shots, by roll.
    fn targeted(&self, pawn: Pawn, square: Square) -> f64 {
        let Some(ball) = self.ball else { return 0.0 };
        let end = zones(self.side.other());
        let alone = !self.state.squares_of(self.side.other()).contains(square);
        let onside = !self.beyond.contains(square);
        if !alone || !onside || self.state.role_of(pawn) == Role::Keeper {
            return 0.0;
        }
        let rolls = (1..=6)
            .filter(|steps| flight(ball, *steps).contains(square))
            .count() as f64
            / 6.0;
        let value = if end.penalty_area.contains(square) || end.stars.contains(square) {
            self.values.of(Kind::Shot)
        } else {
            self.values.of(Kind::Target) + self.values.of(Kind::ChancesOfTarget) * self.feeds(square)
        };
        self.values.of(Kind::Targeted) * rolls * value
    }

    fn pawn_move(&self, roll: u8, rng: &mut Rng) -> Move {
        let mut best = Best::new();
        for (pawn, ends) in self.state.pawn_moves(roll) {
            let Some(from) = self.state.stands_on(pawn) else {
                continue;
            };
            let here = self.post(pawn, from) + self.targeted(pawn, from);
            for to in ends.iter() {
                let gain = self.post(pawn, to) + self.targeted(pawn, to) - here;
                best.offer(
                    gain,
                    Move::Move {
                        pawn,
                        square: to.into(),
                    },
                    rng,
                );
            }
        }
        best.or(|| Move::Pass {})
    }

    /// Captures if it can, and not offside; else comes nearer.
    fn attempt(&self, roll: u8, rng: &mut Rng) -> Move {
        let Some(ball) = self.ball else {
            return Move::Pass {};
        };
        let beyond = self.beyond.contains(ball);
        let spoiled = self.in_target_area(ball) && self.spoiler();
        let mut best = Best::new();
        for (pawn, ends) in self.state.pawn_moves(roll) {
            let Some(from) = self.state.stands_on(pawn) else {
                continue;
            };
            for to in ends.iter() {
                let value = if to != ball {
                    self.post(pawn, to) - self.post(pawn, from) + self.waiting(pawn, to)
                        - self.waiting(pawn, from)
                } else if spoiled || (beyond && self.offside.contains(&pawn)) {
                    -1.0
                } else {
                    2.0 + self.answered(pawn, ball)
                };
                best.offer(
                    value,
                    Move::Move {
                        pawn,
                        square: to.into(),
                    },
                    rng,
                );
            }
        }
        best.or(|| Move::Pass {})
    }

    /// How useful a square is for reaching the ball with the next roll.
    fn waiting(&self, pawn: Pawn, square: Square) -> f64 {
        let Some(ball) = self.ball else { return 0.0 };
        if self.state.banned() == Some(pawn) {
            return 0.0;
        }
        match square.distance(ball) {
            1..=3 => 0.10,
            4 | 5 => 0.06,
            6 => 0.03,
            _ => 0.0,
        }
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
    fn reply(&self, roll: u8, rng: &mut Rng) -> Move {
        let mut best = Best::new();
        for (pawn, ends) in self.state.pawn_moves(roll) {
            let Some(from) = self.state.stands_on(pawn) else {
                continue;
            };
            let booked = if self.state.is_on_a_yellow_card(pawn) {
                0.05
            } else {
                0.0
            };
            for to in ends.iter() {
                let value = if Some(to) == self.ball {
                    2.0 + 0.2 * f64::from(self.state.bonus(pawn)) - booked
                } else {
                    self.guard(pawn, to) - self.guard(pawn, from)
                };
                best.offer(
                    value,
                    Move::Move {
                        pawn,
                        square: to.into(),
                    },
                    rng,
                );
            }
        }
        best.or(|| Move::Pass {})
    }

    /// How well a pawn defends on a square: its post, and whom it marks.
    fn guard(&self, pawn: Pawn, square: Square) -> f64 {
        let own = zones(self.side);
        let rivals = self.state.squares_of(self.side.other());
        let near_goal = own.penalty_area | own.stars;
        let marks = if rivals.contains(square) && near_goal.contains(square) {
            // A direct pass to him would be a shot; now it is a battle.
            0.25 + 0.03 * f64::from(self.state.bonus(pawn))
        } else if rivals.contains(square) && row(self.side, square) <= 7 {
            0.04
        } else {
            0.0
        };
        let post = self.post(pawn, square);
        // Beside an opponent in the area the line is broken already.
        if marks > 0.2 {
            marks + post.max(-0.04)
        } else {
            marks + post
        }
    }
}
