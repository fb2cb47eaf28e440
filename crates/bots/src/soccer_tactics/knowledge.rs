//! What a position of Soccer Tactics is worth.

use engine::Side;
use pitch::{Square, Squares, flight};
use soccer_tactics::{Pawn, Phase, Role, SoccerTactics, zones};

use super::{row, share};
use crate::{Features, Knowledge};

impl Knowledge for SoccerTactics {
    const FEATURES: &'static [&'static str] = &[
        "goals ahead",
        "the O-Team",
        "a holder",
        "how far up the ball is",
        "a chance",
        "rolls that shoot",
        "own rolls that reach a free ball",
        "their rolls that reach a free ball",
        "their rolls that reach the holder",
        "pawns more",
        "pawns further up",
        "pawns before the goal",
    ];
    const WEIGHTS: &'static [f64] = &include!("../../weights/soccer-tactics.in");

    /// A new set begins.
    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::PawnMove { .. })
    }

    fn features(&self) -> Features {
        let goals = self.goals();
        let offence = self.o_team();
        let sign = if offence == Side::Home { 1.0 } else { -1.0 };
        let ball = self.ball_square();
        let held = ball.filter(|_| self.holder().is_some());
        let free = ball.filter(|_| self.holder().is_none());
        let end = zones(offence.other());
        let shooting =
            (self.squares_of(offence) & (end.penalty_area | end.stars)) - self.squares_of(offence.other());
        let shots = |from: Square| {
            let rolls = (1..=6).filter(|steps| flight(from, *steps).meets(shooting));
            rolls.count() as f64 / 6.0
        };
        let theirs = ball.map_or(0.0, |square| share(&reach(self, offence.other()), square));
        let men = |side: Side| self.squares_of(side).len() as f64;
        let height = |side: Side| {
            let rows = self.squares_of(side).iter().map(|square| f64::from(row(side, square)));
            rows.sum::<f64>() / 100.0
        };
        // What is left of the match is the room in which luck can still turn it.
        let scale = 1.0 / (self.share_left() + 0.02).sqrt();
        [
            f64::from(goals.home) - f64::from(goals.away),
            sign,
            sign * f64::from(u8::from(held.is_some())),
            sign * ball.map_or(0.5, |square| f64::from(row(offence, square)) / 16.0),
            sign * f64::from(u8::from(held.is_some_and(|square| end.penalty_area.contains(square)))),
            sign * held.map_or(0.0, shots),
            sign * free.map_or(0.0, |square| share(&reach(self, offence), square)),
            -sign * if free.is_some() { theirs } else { 0.0 },
            -sign * if held.is_some() { theirs } else { 0.0 },
            men(Side::Home) - men(Side::Away),
            height(Side::Home) - height(Side::Away),
            sign * shooting.len() as f64 / 4.0,
        ]
        .iter()
        .map(|feature| feature * scale)
        .collect()
    }
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
