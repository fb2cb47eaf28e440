//! Self-play that teaches a bot what a position is worth: the weights of its features, and how true they are.

mod plot;
mod solve;

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use bots::{Features, Knowledge, Seen, advantage, chance_of, worth_for_home};
use engine::{OptionRefusal, OptionValues, Rng, Seat};
use serde::Serialize;

use clubhouse::{Entrance, Visitor, visit};

use crate::{Progress, playout::play_out};
pub use plot::svg as calibration_svg;

/// One quiet position in so many is remembered.
const EVERY: u32 = 2;
/// So many remembered positions later it shows what a position was good for.
const LATER: usize = 4;
/// One move in so many is any legal one, so that odd positions are met as well.
const ODD: u32 = 12;
/// One match in so many is kept apart, to see whether the weights are true of matches they have not met.
const KEPT_APART: u64 = 5;
/// The bars of the calibration.
const BARS: usize = 10;

/// What is to be learned from.
#[derive(Clone, Debug)]
pub struct FitPlan {
    /// The options of every match.
    pub options: OptionValues,
    /// How many matches.
    pub matches: u64,
    /// The seed of it all.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// What was learned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fit {
    /// The game's id.
    pub game: &'static str,
    /// How many matches were played.
    pub matches: u64,
    /// How many positions were looked at.
    pub positions: u64,
    /// The features and what they are worth.
    pub weights: Vec<(&'static str, f64)>,
    /// The mean squared error of the prediction in matches kept apart.
    pub error: f64,
    /// The same for somebody who knows nothing and always says one half.
    pub error_of_ignorance: f64,
    /// What was predicted and what came, in matches kept apart.
    pub calibration: Vec<Bar>,
}

/// The positions with nearly the same prediction.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Bar {
    /// How many there were.
    pub positions: u64,
    /// The chance that was predicted, on average.
    pub predicted: f64,
    /// What Home made of them: wins, draws counting half.
    pub came: f64,
}

/// A position that was met, and what became of it.
struct Lesson {
    features: Features,
    /// The position a little later, unless the match was over by then.
    later: Option<Features>,
    /// What the match was worth for Home.
    worth: f64,
    kept_apart: bool,
}

/// Fits the weights of a game; nothing if there is no such game.
///
/// # Errors
/// If the options are refused.
///
/// # Panics
/// If the game breaks a law.
pub fn fit(game: &str, plan: &FitPlan, progress: &Progress) -> Option<Result<Fit, OptionRefusal>> {
    visit(game, School { plan, progress })
}

struct School<'a> {
    plan: &'a FitPlan,
    progress: &'a Progress,
}

impl Visitor for School<'_> {
    type Answer = Result<Fit, OptionRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        let options = G::options(&plan.options)?;
        let next = AtomicU64::new(0);
        let learn = || {
            let mut lessons = Vec::new();
            while !progress.stop.load(Ordering::Relaxed) {
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= plan.matches {
                    break;
                }
                lessons.push((
                    at,
                    one_match::<G>(
                        &options,
                        plan.seed.wrapping_add(at),
                        at.is_multiple_of(KEPT_APART),
                    ),
                ));
                progress.played.fetch_add(1, Ordering::Relaxed);
            }
            lessons
        };
        let mut lessons = Vec::new();
        thread::scope(|scope| {
            let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(learn)).collect();
            for thread in threads {
                lessons.extend(thread.join().expect("a game that breaks a law has said so"));
            }
        });
        // The order of the threads must not change the last digit.
        lessons.sort_by_key(|(at, _)| *at);
        let matches = lessons.len() as u64;
        let lessons: Vec<Lesson> = lessons.into_iter().flat_map(|(_, lessons)| lessons).collect();
        let taught: Vec<&Lesson> = lessons.iter().filter(|lesson| !lesson.kept_apart).collect();
        let weights = solve::weights(&taught, G::FEATURES.len());
        Ok(report::<G>(matches, &lessons, weights))
    }
}

/// Plays one match by instinct, and remembers some of its positions.
fn one_match<G: Knowledge>(options: &G::Options, seed: u64, kept_apart: bool) -> Vec<Lesson> {
    let mut met: Vec<Features> = Vec::new();
    let played = play_out::<G>(options, seed, |state: &G, seat: Seat, rng: &mut Rng| {
        if state.is_quiet() && rng.below(EVERY) == 0 {
            met.push(state.features());
        }
        let seen = Seen::new(state, seat);
        if rng.below(ODD) == 0 {
            seen.sample(rng)
        } else {
            G::instinct(&seen, rng)
        }
    });
    let worth = worth_for_home(&played.outcome);
    met.iter()
        .enumerate()
        .map(|(at, features)| Lesson {
            features: features.clone(),
            later: met.get(at + LATER).cloned(),
            worth,
            kept_apart,
        })
        .collect()
}

fn report<G: Knowledge>(matches: u64, lessons: &[Lesson], weights: Vec<f64>) -> Fit {
    let mut bars = [Bar::default(); BARS];
    let (mut squares, mut squares_of_ignorance, mut count) = (0.0, 0.0, 0.0);
    for lesson in lessons.iter().filter(|lesson| lesson.kept_apart) {
        let predicted = chance_of(advantage(&lesson.features, &weights));
        squares += (predicted - lesson.worth).powi(2);
        squares_of_ignorance += (0.5 - lesson.worth).powi(2);
        count += 1.0;
        let bar = &mut bars[((predicted * BARS as f64) as usize).min(BARS - 1)];
        bar.positions += 1;
        bar.predicted += predicted;
        bar.came += lesson.worth;
    }
    for bar in &mut bars {
        let positions = bar.positions.max(1) as f64;
        bar.predicted /= positions;
        bar.came /= positions;
    }
    Fit {
        game: G::ID,
        matches,
        positions: lessons.len() as u64,
        weights: G::FEATURES.iter().copied().zip(weights).collect(),
        error: squares / f64::max(count, 1.0),
        error_of_ignorance: squares_of_ignorance / f64::max(count, 1.0),
        calibration: bars.into_iter().filter(|bar| bar.positions > 0).collect(),
    }
}

impl Fit {
    /// The weights as the file of the game's knowledge has them.
    #[must_use]
    pub fn file(&self) -> String {
        let lines = self
            .weights
            .iter()
            .map(|(feature, weight)| format!("    {weight:.4}, // {feature}\n"));
        format!("[\n{}]\n", lines.collect::<String>())
    }
}
