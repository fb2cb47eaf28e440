//! What a position of Soccer Tactics is worth.

use engine::{Rng, Side};
use pitch::{Square, Squares, flight};
use soccer_tactics::{Move, Pawn, Phase, Role, SoccerTactics, zones};

use super::{
    at_a_glance, post, ranked, rolls, row, share,
    values::{PRACTISED, VALUES, Values},
};
use crate::{Course, Features, Knowledge, Lessons, Seen, Value, knowledge::lead};

impl Knowledge for SoccerTactics {
    const FEATURES: &'static [&'static str] = &[
        "a holder",
        "the ball in play",
        "how far up the ball is",
        "how far up it is beyond the halfway line",
        "how far it is from the middle",
        "rolls that shoot",
        "rolls that shoot after the best pawn move",
        "rolls that pass directly",
        "shots behind a direct pass",
        "rolls that reach the ball",
        "their rolls that reach the ball",
        "their keeper reaches the ball",
        "pawns that can shoot",
        "pawns of the O-Team offside",
        "pawns of the O-Team before the goal",
        "defenders of the D-Team there",
        "pawns marked there",
        "pawns of the D-Team before the other goal",
        "pawns of the O-Team there",
        "pawns marked at the other end",
        "pawns of the O-Team",
        "pawns of the D-Team",
        "pawns of the O-Team further up",
        "pawns of the D-Team further up",
        "pawns of the O-Team at their posts",
        "pawns of the D-Team at their posts",
        "an extra play",
        "a roll for the pawn move",
        "time left",
    ];
    const LESSONS: Lessons<'static> = include!("../../weights/soccer-tactics.in");
    const HORIZON: u32 = 0;
    const SIMULATIONS_A_SECOND: u32 = 15_000;
    const VALUES: &'static [Value] = VALUES;
    const PRACTISED: &'static [f64] = PRACTISED;

    fn by_values(values: &[f64], seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        at_a_glance(Values::new(values), seen, rng)
    }

    /// What routine would think of next; but whether the keeper comes out is left to routine alone: what he leaves
    /// behind shows later than a search looks.
    fn ideas(seen: &Seen<'_, Self>, rng: &mut Rng) -> Option<Vec<Move>> {
        match seen.redeal(rng).phase {
            Phase::Choice { .. } => Some(Vec::new()),
            _ => ranked(Values::new(PRACTISED), seen, rng),
        }
    }

    /// A new set begins.
    fn is_quiet(&self) -> bool {
        matches!(self.phase, Phase::PawnMove { .. })
    }

    fn course(&self) -> Course {
        Course {
            lead: lead(self.score),
            left: self.share_left(),
            attackers: self.offence,
        }
    }

    fn features(&self) -> Features {
        let offence = self.offence;
        let defence = offence.other();
        let ball = self.ball_square();
        let (own, theirs) = (self.occupied[offence], self.occupied[offence.other()]);
        let goal = zones(offence.other());
        let scoring = (goal.penalty_area | goal.stars) - theirs;
        let offside: Squares = self
            .offside_pawns()
            .filter_map(|pawn| self.square_of(pawn))
            .collect();
        let onside = own - offside;
        let beyond = self.offside_squares();
        let shooters = onside & scoring;
        let arrivals = match self.phase {
            Phase::PawnMove { roll } => {
                let ends = self
                    .pawn_moves(roll)
                    .fold(Squares::NONE, |all, (_, ends)| all | ends);
                (ends & scoring) - beyond
            }
            _ => Squares::NONE,
        };
        let shots = |from: Square| rolls_that_meet(from, shooters);
        let behind = |from: Square| {
            let mates = (onside - theirs).iter().filter(|mate| *mate != from);
            let passes = mates.map(|mate| (rolls_between(from, mate), mate));
            passes
                .filter(|(rolls, _)| *rolls > 0.0)
                .map(|(rolls, mate)| rolls * shots(mate))
                .sum::<f64>()
        };
        let men = |side: Side| self.occupied[side].len() as f64 / 4.0;
        let standing = |side: Side| {
            let pawns = Pawn::of(side);
            pawns.filter_map(|pawn| self.square_of(pawn).map(|square| (pawn, square)))
        };
        let height = |side: Side| {
            let rows = standing(side).map(|(_, square)| f64::from(row(side, square)));
            rows.sum::<f64>() / 100.0 - 0.5
        };
        let posts = |side: Side| {
            let worth = standing(side).map(|(pawn, square)| post(Values::COMMON, self, beyond, pawn, square));
            worth.sum::<f64>()
        };
        let near = |of: Side, side: Side| {
            let zone = zones(side.other());
            (self.occupied[of] & (zone.penalty_area | zone.stars)).len() as f64 / 4.0
        };
        let marked = |side: Side| {
            let zone = zones(side.other());
            let both = self.occupied[side] & self.occupied[side.other()];
            (both & (zone.penalty_area | zone.stars)).len() as f64 / 4.0
        };
        let flag = |is: bool| f64::from(u8::from(is));
        let up = ball.map_or(0.5, |square| f64::from(row(offence, square)) / 16.0);
        let roll = match self.phase {
            Phase::PawnMove { roll } => f64::from(roll) / 6.0,
            _ => 0.0,
        };
        [
            flag(self.holder.is_some()),
            flag(ball.is_some()),
            up,
            (2.0 * up - 1.0).max(0.0),
            ball.map_or(0.0, |square| (f64::from(square.column()) / 3.5 - 1.0).abs()),
            ball.map_or(0.0, shots),
            ball.map_or(0.0, |square| rolls_that_meet(square, shooters | arrivals)),
            ball.map_or(0.0, |square| rolls_that_meet(square, onside - theirs)),
            ball.map_or(0.0, behind),
            ball.map_or(0.0, |square| share(&reach(self, offence), square)),
            ball.map_or(0.0, |square| share(&reach(self, defence), square)),
            ball.map_or(0.0, |square| flag(self.keeper_steps(defence).contains(square))),
            shooters.len() as f64 / 4.0,
            offside.len() as f64 / 4.0,
            near(offence, offence),
            near(defence, offence),
            marked(offence),
            near(defence, defence),
            near(offence, defence),
            marked(defence),
            men(offence),
            men(defence),
            height(offence),
            height(defence),
            posts(offence),
            posts(defence),
            flag(self.passes > 0),
            roll,
            self.share_left(),
        ]
        .into_iter()
        .map(|feature| feature as f32)
        .collect()
    }
}

/// The share of six rolls that bring the ball from a square to one of these.
fn rolls_that_meet(from: Square, squares: Squares) -> f64 {
    let squares = squares - [from].into_iter().collect();
    (1..=6)
        .filter(|steps| flight(from, *steps).meets(squares))
        .count() as f64
        / 6.0
}

/// The share of six rolls that bring the ball from one square to another.
fn rolls_between(from: Square, to: Square) -> f64 {
    f64::from(rolls(from, to).count_ones()) / 6.0
}

/// The squares that a side's field players reach, by roll.
fn reach(state: &SoccerTactics, side: Side) -> [Squares; 6] {
    let mut reach = [Squares::NONE; 6];
    for pawn in Pawn::of(side).filter(|pawn| state.role(*pawn) != Role::Keeper) {
        for (all, ends) in reach.iter_mut().zip(state.reach(pawn)) {
            *all |= ends;
        }
    }
    reach
}
