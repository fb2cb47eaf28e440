//! What a position of Soccer Tactics is worth.

use engine::Side;
use pitch::{Square, Squares, flight};
use soccer_tactics::{Pawn, Phase, Role, SoccerTactics, zones};

use super::{post, row, share};
use crate::{Features, Knowledge};

impl Knowledge for SoccerTactics {
    const FEATURES: &'static [&'static str] = &[
        "goals ahead",
        "the O-Team",
        "how far up the ball is",
        "rolls that shoot",
        "rolls that shoot after the best pawn move",
        "rolls that pass directly",
        "shots behind a direct pass",
        "their rolls that reach the ball",
        "pawns more",
        "pawns further up",
        "pawns at their posts",
        "pawns before the goal",
        "pawns that guard it",
        "pawns that mark there",
        "attackers offside",
    ];
    const WEIGHTS: &'static [f64] = &include!("../../weights/soccer-tactics.in");
    const HORIZON: u32 = 0;

    /// A new set begins.
    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::PawnMove { .. })
    }

    fn features(&self) -> Features {
        let goals = self.goals();
        let offence = self.o_team();
        let sign = if offence == Side::Home { 1.0 } else { -1.0 };
        let ball = self.ball_square();
        let (own, theirs) = (self.squares_of(offence), self.squares_of(offence.other()));
        let goal = zones(offence.other());
        let scoring = (goal.penalty_area | goal.stars) - theirs;
        let offside: Squares = self
            .offside_pawns()
            .filter_map(|pawn| self.stands_on(pawn))
            .collect();
        let onside = own - offside;
        let shooters = onside & scoring;
        let arrivals = match self.phase() {
            Phase::PawnMove { roll } => {
                let ends = self
                    .pawn_moves(roll)
                    .fold(Squares::NONE, |all, (_, ends)| all | ends);
                (ends & scoring) - self.offside_squares()
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
        let men = |side: Side| self.squares_of(side).len() as f64;
        let standing = |side: Side| {
            let pawns = Pawn::of(side);
            pawns.filter_map(|pawn| self.stands_on(pawn).map(|square| (pawn, square)))
        };
        let height = |side: Side| {
            let rows = standing(side).map(|(_, square)| f64::from(row(side, square)));
            rows.sum::<f64>() / 100.0
        };
        let posts = |side: Side| {
            let worth = standing(side).map(|(pawn, square)| post(self, pawn, square));
            worth.sum::<f64>()
        };
        let near = |of: Side, side: Side| {
            let zone = zones(side.other());
            (self.squares_of(of) & (zone.penalty_area | zone.stars)).len() as f64 / 4.0
        };
        let marked = |side: Side| {
            let zone = zones(side.other());
            let both = self.squares_of(side) & self.squares_of(side.other());
            (both & (zone.penalty_area | zone.stars)).len() as f64 / 4.0
        };
        let edge = |of: &dyn Fn(Side) -> f64| of(Side::Home) - of(Side::Away);
        // What is left of the match is the room in which luck can still turn it.
        let scale = 1.0 / (self.share_left() + 0.02).sqrt();
        [
            f64::from(goals.home) - f64::from(goals.away),
            sign,
            sign * ball.map_or(0.5, |square| f64::from(row(offence, square)) / 16.0),
            sign * ball.map_or(0.0, shots),
            sign * ball.map_or(0.0, |square| rolls_that_meet(square, shooters | arrivals)),
            sign * ball.map_or(0.0, |square| rolls_that_meet(square, onside - theirs)),
            sign * ball.map_or(0.0, behind),
            -sign * ball.map_or(0.0, |square| share(&reach(self, offence.other()), square)),
            edge(&men),
            edge(&height),
            edge(&posts),
            edge(&|side| near(side, side)),
            edge(&|side| near(side, side.other())),
            -edge(&marked),
            -sign * offside.len() as f64 / 4.0,
        ]
        .iter()
        .map(|feature| feature * scale)
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
    (1..=6).filter(|steps| flight(from, *steps).contains(to)).count() as f64 / 6.0
}

/// The squares that a side's field players reach, by roll.
fn reach(state: &SoccerTactics, side: Side) -> [Squares; 6] {
    let mut reach = [Squares::NONE; 6];
    for pawn in Pawn::of(side).filter(|pawn| state.role_of(*pawn) != Role::Keeper) {
        for (all, ends) in reach.iter_mut().zip(state.reach_of(pawn)) {
            *all |= ends;
        }
    }
    reach
}
