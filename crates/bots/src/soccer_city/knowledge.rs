//! What a position of Soccer City is worth.

use engine::{Rng, Side};
use soccer_city::{Hexagon, Move, Phase, Piece, SoccerCity, depth, in_shot_area};

use super::{Eye, duel_odds, goal_chance, places::is_beyond};
use crate::{Course, Features, Knowledge, Lessons, Seen, knowledge::lead};

impl Knowledge for SoccerCity {
    const FEATURES: &'static [&'static str] = &[
        "a bearer",
        "how far up the ball is",
        "how far up it is beyond the halfway line",
        "how far it is from the middle",
        "the bearer's attack",
        "a bearer where shots are taken",
        "the way to the goal is open there",
        "goal chance of a plain shot",
        "a marked bearer",
        "a marked bearer, by his odds",
        "markers of the bearer",
        "steps of the nearest defender to the ball",
        "defenders between ball and goal",
        "attackers before the ball",
        "unmarked attackers before the ball",
        "attack of those where shots are taken",
        "unmarked attackers where shots are taken",
        "the attackers' goal chance there",
        "attackers offside",
        "attackers behind the ball",
        "defenders in the other half",
        "the defenders' men",
        "the attackers' men",
        "Attack cards of the attackers",
        "Defence cards of the attackers",
        "Shot cards of the attackers",
        "Ball cards of the attackers",
        "Attack cards of the defenders",
        "Defence cards of the defenders",
        "Shot cards of the defenders",
        "Ball cards of the defenders",
        "time left",
    ];
    const LESSONS: Lessons<'static> = include!("../../weights/soccer-city.in");
    const HORIZON: u32 = 4;
    const SIMULATIONS_A_SECOND: u32 = 15_000;

    /// While the ball is dead any piece can go anywhere: a search looks at what a coach would think of.
    fn ideas(seen: &Seen<'_, Self>, rng: &mut Rng) -> Option<Vec<Move>> {
        let eye = Eye::new(seen.redeal(rng), seen.seat());
        if let Phase::Stoppage { restart, moved, .. } = eye.state.phase() {
            return Some(eye.stoppage_ideas(restart, moved, rng));
        }
        matches!(eye.state.phase(), Phase::LineUp { .. }).then(Vec::new)
    }

    /// A turn begins.
    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Pass {})
    }

    fn course(&self) -> Course {
        Course {
            lead: lead(self.score()),
            left: self.share_left(),
            attackers: with_the_ball(self),
        }
    }

    fn features(&self) -> Features {
        let side = with_the_ball(self);
        let ball = self.ball();
        let height = depth(side, ball);
        let flag = |is: bool| f64::from(u8::from(is));
        let mut held = [0.0; 7];
        if let Some(bearer) = self.bearer() {
            let attack = self.attack(bearer);
            held[0] = 1.0;
            held[1] = f64::from(attack) / 8.0;
            if in_shot_area(side, ball) {
                let open = !is_shut(self, side, ball);
                held[2] = 1.0;
                held[3] = flag(open);
                held[4] = if open { goal_chance(attack + 5) } else { 0.0 };
            }
            if let Some(marker) = self.markers(side, ball).map(|piece| self.defence(piece)).max() {
                let (win, level) = duel_odds(attack as i8 - marker as i8);
                held[5] = 1.0;
                held[6] = win + 0.5 * level;
            }
        }
        let mut shape = [0.0; 7];
        let line = self.offside_from(side);
        for (piece, at) in self.on_pitch(side).filter(|(piece, _)| !self.is_keeper(*piece)) {
            if at == ball {
                continue;
            }
            let free = !self.is_marked(side, at);
            let beyond = is_beyond(line, side, at);
            if beyond {
                shape[5] += 0.5;
            } else if depth(side, at) > height {
                shape[0] += 0.25;
                shape[1] += 0.25 * flag(free);
            } else {
                shape[6] += 0.25;
            }
            if !beyond && in_shot_area(side, at) {
                shape[2] += f64::from(self.attack(piece)) / 8.0;
                shape[3] += 0.5 * flag(free);
                if !is_shut(self, side, at) {
                    shape[4] += goal_chance(self.attack(piece) + 5);
                }
            }
        }
        let mut wall = [0.0; 2];
        let mut nearest = 9;
        for (piece, at) in self.on_pitch(side.other()) {
            nearest = nearest.min(at.distance(ball));
            if self.is_keeper(piece) {
                continue;
            }
            wall[0] += 0.25 * flag(depth(side, at) > height);
            wall[1] += 0.25 * flag(depth(side, at) < 20);
        }
        let men = |side: Side| self.on_pitch(side).count() as f64 / 4.0;
        let cards = |side: Side| {
            self.hands_of(side).fold([0.0; 4], |sum, hand| {
                let counts = hand.counts();
                let own = [counts.attack, counts.defence, counts.shot, counts.ball];
                std::array::from_fn(|at| sum[at] + f64::from(own[at]) / 3.0)
            })
        };
        let markers = self.markers(side, ball).count() as f64;
        let situation = [
            held[0],
            f64::from(height) / 40.0,
            (f64::from(height) / 20.0 - 1.0).max(0.0),
            (f64::from(ball.y()) / 7.0 - 1.0).abs(),
            held[1],
            held[2],
            held[3],
            held[4],
            held[5],
            held[6],
            0.5 * markers,
            f64::from(nearest) / 4.0,
            wall[0],
            shape[0],
            shape[1],
            shape[2],
            shape[3],
            shape[4],
            shape[5],
            shape[6],
            wall[1],
            men(side.other()),
            men(side),
        ];
        situation
            .into_iter()
            .chain(cards(side))
            .chain(cards(side.other()))
            .chain([self.share_left()])
            .map(|feature| feature as f32)
            .collect()
    }
}

/// The side of the bearer, or else the one whose turn it is.
fn with_the_ball(state: &SoccerCity) -> Side {
    state.bearer().map_or(state.attacking(), Piece::side)
}

/// Whether an outfield opponent stands on one of the three front hexagons.
fn is_shut(state: &SoccerCity, side: Side, at: Hexagon) -> bool {
    state.markers(side, at).any(|piece| {
        !state.is_keeper(piece)
            && state
                .stands_on(piece)
                .is_some_and(|other| depth(side, other) > depth(side, at))
    })
}
