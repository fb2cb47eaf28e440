//! What a position of Flip Football is worth.

use engine::{Rng, Side, Sight, Viewer};
use flip_football::{FlipFootball, Period, View};

use super::{stage_value, total_edge};
use crate::{Course, Features, Knowledge, Lessons, knowledge::lead};

/// Minutes of a match, a few of injury time included.
const MINUTES: f64 = 94.0;

impl Knowledge for FlipFootball {
    const FEATURES: &'static [&'static str] = &[
        "goals to expect of the attack",
        "good cards of the attackers",
        "good cards of the defenders",
        "time left",
    ];
    const LESSONS: Lessons<'static> = include!("../../weights/flip-football.in");
    const HORIZON: u32 = 0;
    const SIMULATIONS_A_SECOND: u32 = 20_000;

    fn shuffled(&self, rng: &mut Rng) -> Option<Self> {
        Some(self.with_packs_shuffled(rng))
    }

    fn course(&self) -> Course {
        let view = self.view(Viewer::Spectator);
        Course {
            lead: lead(view.score),
            left: minutes_left(&view) / MINUTES,
            attackers: view.attacker.unwrap_or(Side::Home),
        }
    }

    fn features(&self) -> Features {
        let view = self.view(Viewer::Spectator);
        let side = view.attacker.unwrap_or(Side::Home);
        let hand = |side: Side| self.hand(side).map(total_edge).sum::<f64>();
        [
            view.attacker.and(view.stage).map_or(0.0, stage_value),
            hand(side),
            hand(side.other()),
            minutes_left(&view) / MINUTES,
        ]
        .into_iter()
        .map(|feature| feature as f32)
        .collect()
    }
}

fn minutes_left(view: &View) -> f64 {
    let half = f64::from(view.half_cards);
    let left = f64::from(view.minutes_left);
    match view.period {
        None => 2.0 * half + 4.0,
        Some(Period::FirstHalf) => left + half + 4.0,
        Some(Period::SecondHalf) => left + 4.0,
        Some(Period::InjuryTime) => left,
        Some(Period::ShootOut) => 0.0,
    }
}
