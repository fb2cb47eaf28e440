//! Results with the dice taken out: the same on average, because by construction the dice of many matches sum to nought.

use std::sync::atomic::AtomicBool;

use bots::{Knowledge, worth_for_home};
use serde::Serialize;

use super::{Looks, Source, Story, Survey, Work, look_at, luck::Course};
use crate::{Mean, Of, playout::Scribe};

/// So many looks are taken at every place of a match whose dice are taken out: more would cost more than they save.
const LOOKS: usize = 16;
/// Keeps the luck of the looks apart from that of the match.
const APART: u64 = 0x5851_F42D_4C95_7F2D;
static NEVER: AtomicBool = AtomicBool::new(false);

/// What a match of bots was worth to Home, and the same without what the dice gave.
pub(crate) fn adjust<G: Knowledge>(
    options: &G::Options,
    scribe: Scribe<G>,
    outcome: engine::Outcome,
    seed: u64,
) -> [f64; 2] {
    let story = Story {
        options: options.clone(),
        steps: scribe.steps,
        states: scribe.states,
        outcome,
    };
    let course = luck_of(&story, &work(LOOKS, seed));
    let raw = worth_for_home(&outcome);
    [raw, raw - course.dice_of_home()]
}

/// A reckoning with so many looks at every place that nobody stops.
pub(super) fn work(looks: usize, seed: u64) -> Work<'static> {
    Work {
        looks: Looks {
            each: looks,
            times: looks.min(super::TIMES),
        },
        source: Source::new(seed ^ APART),
        threads: 1,
        stop: &NEVER,
        done: &|_| {},
        others: None,
    }
}

pub(super) fn luck_of<G: Knowledge>(story: &Story<G>, work: &Work<'_>) -> Course {
    let survey = Survey::of(story).expect("a match of today is played by the rules of today");
    look_at(story, &survey, work).expect("nobody stops it, and the rules are those of today")
}

/// Results as they came and without the dice, side by side.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Adjusted {
    /// The points of the first coach in a match, a draw counting half.
    pub raw: Mean,
    /// The same without the dice. An estimate of the same thing, because the dice sum to nought.
    pub adjusted: Mean,
    /// How many times fewer matches are as certain.
    pub factor: f64,
}

impl Adjusted {
    /// From the points of every unit, in their order, with and without the dice.
    pub(crate) fn of(units: &[[f64; 2]], of: Of) -> Self {
        let mean = |at: usize| {
            let count = units.len().max(1) as f64;
            let mean = units.iter().map(|unit| unit[at]).sum::<f64>() / count;
            let squares: f64 = units.iter().map(|unit| (unit[at] - mean).powi(2)).sum();
            let error = if units.len() < 2 {
                f64::INFINITY
            } else {
                (squares / (count - 1.0) / count).sqrt()
            };
            Mean {
                mean,
                error,
                over: units.len() as u64,
                of,
            }
        };
        let (raw, adjusted) = (mean(0), mean(1));
        let factor = if adjusted.error > 0.0 && adjusted.error.is_finite() {
            (raw.error / adjusted.error).powi(2)
        } else {
            1.0
        };
        Self {
            raw,
            adjusted,
            factor,
        }
    }
}
