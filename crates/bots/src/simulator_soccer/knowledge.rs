//! What a position of Simulator Soccer is worth.

use engine::{Rng, Side, power};
use simulator_soccer::{Move, Origin, Phase, SimulatorSoccer, Spot, zones};

use super::{CAREFUL, Care, Eye, HASTY, goal_of, moves::arrives, shot_chance};
use crate::{Course, Features, Knowledge, Lessons, Seen, Strengths, knowledge::lead};

/// The length of the fabric, in centimetres.
const LENGTH: f64 = 88.0;
/// So near a footballer is at the ball's heels: one cell.
const NEAR: f64 = 8.0;
/// So near to its way he may stop a shot, and so much of it comes past him.
const IN_THE_WAY: f64 = 2.0;
const PAST: f64 = 0.8;
/// What is left of a receiver's danger who must wait for the next round.
const MARKED: f64 = 0.4;

impl Knowledge for SimulatorSoccer {
    const FEATURES: &'static [&'static str] = &[
        "the ball",
        "how far up the ball is",
        "a shot at once",
        "a shot if the defence lets it",
        "a dangerous receiver at once",
        "a dangerous receiver if the defence lets it",
        "opponents near the ball",
        "opponents behind the ball",
        "a penalty",
        "a corner",
        "footballers more",
        "footballers further up",
    ];
    const LESSONS: Lessons<'static> = include!("../../weights/simulator-soccer.in");
    const HORIZON: u32 = 0;
    const SIMULATIONS_A_SECOND: u32 = 3_000;
    // Where a flicked ball comes to rest is never the same.
    const TREE: bool = false;

    fn hunch(seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        Eye::new(seen, HASTY, rng).choose(seen, rng)
    }

    fn ideas(seen: &Seen<'_, Self>, rng: &mut Rng) -> Option<Vec<Move>> {
        let care = Care { judged: 0, ..CAREFUL };
        Eye::new(seen, care, rng).ideas(seen, rng)
    }

    fn is_quiet(&self) -> bool {
        self.resumes().is_some()
            || matches!(
                self.phase(),
                Phase::Declare {} | Phase::Move2 {} | Phase::Move3 {}
            )
    }

    fn course(&self) -> Course {
        Course {
            lead: lead(self.goals()),
            left: self.share_left(),
            attackers: self.resumes().map_or(self.attackers(), |(_, side, _)| side),
        }
    }

    fn features(&self) -> Features {
        let stopped = self.resumes();
        let (origin, side, ball) = stopped.unwrap_or((self.origin(), self.attackers(), self.ball()));
        let to_kick = stopped.is_some() || self.phase() == Phase::Declare {};
        let height = up(side, ball);
        // After a stoppage nobody stands where he stood.
        let (shot, receiver) = match stopped {
            None => (shot(self, side), receiver(self, side)),
            Some(_) => (0.0, 0.0),
        };
        let opponents = |is: &dyn Fn(Spot) -> bool| {
            let counted = self.standing(side.other()).filter(|(_, spot, _)| is(*spot));
            if stopped.is_none() {
                counted.count() as f64 / 4.0
            } else {
                0.0
            }
        };
        let if_so = |so: bool, value: f64| if so { value } else { 0.0 };
        let men = |side: Side| self.standing(side).count() as f64;
        let forward = |of: Side| self.standing(of).map(|(_, spot, _)| up(of, spot)).sum::<f64>() / 10.0;
        [
            1.0,
            height,
            if_so(to_kick, shot),
            if_so(!to_kick, shot),
            if_so(to_kick, receiver),
            if_so(!to_kick, receiver),
            -opponents(&|spot| spot.away(ball) < NEAR),
            opponents(&|spot| up(side, spot) < height),
            if_so(to_kick && origin == Origin::Penalty, 1.0),
            if_so(to_kick && origin == Origin::Corner, 1.0),
            men(side) - men(side.other()),
            forward(side) - forward(side.other()),
        ]
        .into_iter()
        .map(|feature| feature as f32)
        .collect()
    }

    const STRENGTHS: &'static [&'static str] = &["levels of all footballers on the pitch"];

    /// Those who lie on it are counted too. Dots and numbers of a ready team are high or low together, so that matches of
    /// theirs cannot tell one from another.
    fn strengths(&self, side: Side) -> Strengths {
        let levels = self.stickers(side).map(|sticker| f64::from(sticker.level()));
        [0.1 * levels.sum::<f64>()].into_iter().collect()
    }
}

/// How far up a spot is: from -1 at a side's own goal line to 1 at the other.
fn up(side: Side, spot: Spot) -> f64 {
    1.0 - f64::from(spot.to_attacked_line(side)) / 100.0 / (LENGTH / 2.0)
}

/// How dangerous a shot of a side would be, with everybody who stands in its way.
fn shot(state: &SimulatorSoccer, side: Side) -> f64 {
    let (from, goal) = (state.ball(), goal_of(side));
    if !zones(side).attack.contains(state.ball_cell()) {
        return 0.0;
    }
    let way = from.away(goal).max(1.0);
    let ((from_x, from_y), (goal_x, goal_y)) = (from.cm(), goal.cm());
    let (way_x, way_y) = ((goal_x - from_x) / way, (goal_y - from_y) / way);
    let is_in_the_way = |spot: Spot| {
        let (x, y) = (spot.cm().0 - from_x, spot.cm().1 - from_y);
        let along = x * way_x + y * way_y;
        let beside = (x * way_y - y * way_x).abs();
        along > 0.0 && along < way && beside < IN_THE_WAY
    };
    let bodies = state
        .standing(side.other())
        .filter(|(player, spot, _)| !state.sticker(*player).black && is_in_the_way(*spot))
        .count();
    shot_chance(side, state.ball_cell()) * power(PAST, bodies as u32)
}

/// What the pass that a side's opponents should fear most would threaten. Who stands offside is no danger.
fn receiver(state: &SimulatorSoccer, side: Side) -> f64 {
    let line = |spot: Spot| spot.to_attacked_line(side);
    let (mut last, mut second_last) = (i16::MAX, i16::MAX);
    for (_, spot, _) in state.standing(side.other()) {
        second_last = second_last.min(line(spot).max(last));
        last = last.min(line(spot));
    }
    let onside = second_last.min(line(state.ball()));
    let ball = state.ball_cell();
    state
        .standing(side)
        .filter(|(player, spot, _)| Some(*player) != state.holder() && line(*spot) >= onside)
        .map(|(player, _, cell)| {
            let is_free = state
                .standing(side.other())
                .all(|(_, _, at)| at.distance(cell) > 1);
            let can_shoot = is_free || state.sticker(player).red > 0;
            let at_once = if can_shoot { 1.0 } else { MARKED };
            arrives(ball.distance(cell)) * at_once * shot_chance(side, cell)
        })
        .fold(0.0, f64::max)
}
