//! What a position of Flip Football is worth.

use engine::{Game as _, Side, Viewer};
use flip_football::{FlipFootball, Period, View};

use super::{stage_value, total_edge};
use crate::{Features, Knowledge};

/// Minutes of a match, a few of injury time included.
const MINUTES: f64 = 94.0;

impl Knowledge for FlipFootball {
    const FEATURES: &'static [&'static str] =
        &["goals ahead", "goals to expect of the attack", "better hands"];
    const WEIGHTS: &'static [f64] = &include!("../../weights/flip-football.in");
    const HORIZON: u32 = 0;

    fn features(&self) -> Features {
        let view = self.view(Viewer::Spectator);
        let attack = match (view.attacker, view.stage) {
            (Some(Side::Home), Some(stage)) => stage_value(stage),
            (Some(Side::Away), Some(stage)) => -stage_value(stage),
            _ => 0.0,
        };
        let hand = |side: Side| self.hand(side).map(total_edge).sum::<f64>();
        // What is left of the match is the room in which luck can still turn it.
        let scale = 1.0 / (minutes_left(&view) / MINUTES + 0.02).sqrt();
        [
            (f64::from(view.score.home) - f64::from(view.score.away)) * scale,
            attack * scale,
            (hand(Side::Home) - hand(Side::Away)) * scale,
        ]
        .into_iter()
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
