//! What a position of Soccer City is worth.

use engine::Side;
use soccer_city::{Phase, Piece, SoccerCity, depth, in_shot_area};

use super::{duel_odds, goal_chance};
use crate::{Features, Knowledge};

impl Knowledge for SoccerCity {
    const FEATURES: &'static [&'static str] = &[
        "goals ahead",
        "the attacking side",
        "a bearer",
        "how far up the ball is",
        "a bearer where shots are taken",
        "the way to the goal is open there",
        "goal chance of a plain shot",
        "a marked bearer who would win",
        "a marked bearer who would lose",
        "pieces more",
        "pieces in the other shot area",
        "Attack cards more",
        "Defence cards more",
        "Shot cards more",
        "Ball cards more",
    ];
    const WEIGHTS: &'static [f64] = &include!("../../weights/soccer-city.in");
    const HORIZON: u32 = 12;

    /// A turn begins.
    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Pass {})
    }

    fn features(&self) -> Features {
        let score = self.score();
        let bearer = self.bearer();
        let side = bearer.map_or(self.attacking(), Piece::side);
        let sign = if side == Side::Home { 1.0 } else { -1.0 };
        let ball = self.ball();
        let mut held = [0.0; 6];
        if let Some(bearer) = bearer {
            held[0] = 1.0;
            let open = !self.markers(side, ball).any(|piece| {
                !self.is_keeper(piece)
                    && self
                        .stands_on(piece)
                        .is_some_and(|at| depth(side, at) > depth(side, ball))
            });
            if in_shot_area(side, ball) {
                held[1] = 1.0;
                held[2] = f64::from(u8::from(open));
                held[3] = if open {
                    goal_chance(self.attack(bearer) + 5)
                } else {
                    0.0
                };
            }
            if let Some(marker) = self.markers(side, ball).map(|piece| self.defence(piece)).max() {
                let (win, level) = duel_odds(self.attack(bearer) as i8 - marker as i8);
                held[4] = win + 0.5 * level;
                held[5] = -(1.0 - win - 0.5 * level);
            }
        }
        let men = |side: Side| self.on_pitch(side).count() as f64;
        let forward = |side: Side| {
            self.on_pitch(side)
                .filter(|(_, at)| in_shot_area(side, *at))
                .count() as f64
        };
        let cards = |side: Side| {
            self.hands_of(side).fold([0.0; 4], |sum, hand| {
                let counts = hand.counts();
                let own = [counts.attack, counts.defence, counts.shot, counts.ball];
                std::array::from_fn(|at| sum[at] + f64::from(own[at]))
            })
        };
        let (home, away) = (cards(Side::Home), cards(Side::Away));
        // What is left of the match is the room in which luck can still turn it.
        let scale = 1.0 / (self.share_left() + 0.03).sqrt();
        [
            f64::from(score.home) - f64::from(score.away),
            if self.attacking() == Side::Home { 1.0 } else { -1.0 },
            sign * held[0],
            sign * f64::from(depth(side, ball)) / 40.0,
            sign * held[1],
            sign * held[2],
            sign * held[3],
            sign * held[4],
            sign * held[5],
            men(Side::Home) - men(Side::Away),
            (forward(Side::Home) - forward(Side::Away)) / 3.0,
            (home[0] - away[0]) / 3.0,
            (home[1] - away[1]) / 3.0,
            (home[2] - away[2]) / 3.0,
            (home[3] - away[3]) / 3.0,
        ]
        .into_iter()
        .map(|feature| feature * scale)
        .collect()
    }
}
