//! Whether what is predicted comes true as often as it says.

use std::sync::atomic::Ordering;

use bots::{Budget, Knowledge, Level, think, worth_for_home};
use clubhouse::{Entrance, Visitor, visit};
use engine::{OptionRefusal, OptionValues, Rng, Seat};
use serde::Serialize;

use super::{adjusted::work, luck::worth_after};
use crate::{
    Progress,
    playout::{Minds, Scribe, play_before, seed_of},
    share::list,
};

/// What is to be predicted.
#[derive(Clone, Debug)]
pub struct CalibrationPlan {
    /// Who plays on both sides.
    pub level: Level,
    /// How many simulations they make a decision, if not their usual number.
    pub simulations: Option<u32>,
    /// The options of the matches, in turn.
    pub options: Vec<OptionValues>,
    /// How many matches.
    pub matches: u64,
    /// The seed.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// How true predictions were.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Calibration {
    /// The game.
    pub game: &'static str,
    /// How many matches were played.
    pub matches: u64,
    /// The predictions in ten bins; those in which there are some.
    pub bins: Vec<PredictionBin>,
    /// What is predicted wrong on average over the bins.
    pub error: f64,
    /// What it would be on average by luck alone, if every prediction were true.
    pub error_by_luck: f64,
}

/// Predictions that are nearly the same.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PredictionBin {
    /// The share of all predictions that are in it, every match counting the same.
    pub share: f64,
    /// What was predicted for Home, on average.
    pub predicted: f64,
    /// What came.
    pub came: f64,
    /// The standard error of the difference: predictions in one match come true or not together.
    pub standard_error: f64,
}

/// In each match so many moments are looked at.
const MOMENTS: usize = 32;
/// With so many looks each, where one does not tell all.
const LOOKS: usize = 32;
const BINS: usize = 10;

/// Plays many matches of a game and holds the chance to win on the way against what came; nothing if there is no such
/// game.
///
/// # Errors
/// If the options are refused.
///
/// # Panics
/// If the game breaks a law of its own.
pub fn calibrate(
    game: &str,
    plan: &CalibrationPlan,
    progress: &Progress,
) -> Option<Result<Calibration, OptionRefusal>> {
    visit(game, Calibrating { plan, progress })
}

struct Calibrating<'a> {
    plan: &'a CalibrationPlan,
    progress: &'a Progress,
}

/// What was predicted for Home in one match, and what came.
struct Foretold {
    predicted: Vec<f64>,
    came: f64,
}

impl Visitor for Calibrating<'_> {
    type Answer = Result<Calibration, OptionRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        let options: Vec<G::Options> = plan.options.iter().map(G::options).collect::<Result<_, _>>()?;
        let told = list(0..plan.matches, plan.threads, &progress.stop, |number| {
            let seed = seed_of(plan.seed, number);
            let options = &options[number as usize % options.len()];
            let told = foretell::<G>(options, plan, seed);
            progress.played.fetch_add(1, Ordering::Relaxed);
            told
        });
        Ok(add_up(G::ID, &told))
    }
}

fn foretell<G: Knowledge>(options: &G::Options, plan: &CalibrationPlan, seed: u64) -> Foretold {
    let budget = Budget {
        simulations: plan.simulations.unwrap_or(plan.level.simulations()),
        go_on: &|| true,
        threads: false,
    };
    let mut minds = Minds::<G>::default();
    let decide = |state: &G, seat: Seat, rng: &mut Rng| {
        let in_mind = &mut minds[seat as usize];
        let thought = think(state, seat, plan.level, &budget, in_mind, rng);
        *in_mind = thought.next;
        thought.mv
    };
    let mut scribe = Scribe::<G>::new(options);
    let played = play_before::<G>(options, seed, decide, &mut scribe);
    let work = work(LOOKS, seed);
    // What was known before the first step and after the last says nothing.
    let moments = scribe.steps.len().saturating_sub(1);
    let stride = moments.div_ceil(MOMENTS).max(1);
    let from = seed as usize % stride;
    let predicted = (1..=moments).skip(from).step_by(stride);
    Foretold {
        predicted: predicted
            .map(|at| worth_after(&scribe.states[at], at - 1, work.looks, work.source, work.stop).mean())
            .collect(),
        came: worth_for_home(&played.outcome),
    }
}

#[derive(Clone, Copy, Default)]
struct Bin {
    weight: f64,
    predicted: f64,
    came: f64,
    /// What came more than was predicted, squared for every match.
    squares: f64,
}

fn add_up(game: &'static str, told: &[Foretold]) -> Calibration {
    let mut bins = [Bin::default(); BINS];
    for told in told {
        // Every match counts the same, however long it is.
        let weight = 1.0 / told.predicted.len().max(1) as f64;
        let mut more = [0.0; BINS];
        for predicted in &told.predicted {
            let at = ((predicted * BINS as f64) as usize).min(BINS - 1);
            bins[at].weight += weight;
            bins[at].predicted += weight * predicted;
            bins[at].came += weight * told.came;
            more[at] += weight * (told.came - predicted);
        }
        for (bin, more) in bins.iter_mut().zip(more) {
            bin.squares += more * more;
        }
    }
    let all = bins.iter().map(|bin| bin.weight).sum::<f64>().max(1.0);
    let wrong = |bin: &Bin| (bin.predicted - bin.came).abs() / all;
    // The mean size of a normal deviation is so much of its standard error.
    let size_of_luck = (2.0 / std::f64::consts::PI).sqrt();
    Calibration {
        game,
        matches: told.len() as u64,
        error: bins.iter().map(wrong).sum(),
        error_by_luck: bins
            .iter()
            .map(|bin| size_of_luck * bin.squares.sqrt() / all)
            .sum(),
        bins: bins
            .iter()
            .filter(|bin| bin.weight > 0.0)
            .map(|bin| PredictionBin {
                share: bin.weight / all,
                predicted: bin.predicted / bin.weight,
                came: bin.came / bin.weight,
                standard_error: bin.squares.sqrt() / bin.weight,
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_count_the_same_and_what_is_predicted_in_one_comes_true_together() {
        let told = |predicted: &[f64], came| Foretold {
            predicted: predicted.to_vec(),
            came,
        };
        // Three in four came true of what was predicted so; a long match tells no more than a short one.
        let true_ones = [
            told(&[0.75], 1.0),
            told(&[0.75; 9], 1.0),
            told(&[0.75, 0.75], 1.0),
            told(&[0.75], 0.0),
        ];
        let found = add_up("a game", &true_ones);
        assert!(found.error < 1e-12, "{found:?}");
        let [bin] = found.bins[..] else {
            panic!("one bin: {found:?}")
        };
        assert!((bin.share - 1.0).abs() < 1e-12 && (bin.came - 0.75).abs() < 1e-12);
        assert!((bin.standard_error - (3.0 * 0.0625 + 0.5625_f64).sqrt() / 4.0).abs() < 1e-12);
        // Half of a match was foreseen wholly wrong, half a little.
        let wrong = [told(&[0.95, 0.05], 1.0)];
        let found = add_up("a game", &wrong);
        assert!(
            (found.error - (0.5 * 0.05 + 0.5 * 0.95)).abs() < 1e-12,
            "{found:?}"
        );
    }
}
