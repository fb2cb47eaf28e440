//! Results with the dice taken out, and the laws that allow it: by construction the dice of many matches sum to nought.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Knowledge, Level, worth_for_home};
use clubhouse::{Entrance, Visitor, visit};
use engine::{OptionRefusal, OptionValues};
use serde::Serialize;

use super::{
    InsightPlan, Looks, Marks, Source, Story, Survey, Thinking, Work, estimate::Estimate, look_at, reckon,
};
use crate::{
    Mean, Of, Progress,
    playout::{Bot, Minds, Scribe, play_before},
    share::list,
};

/// So many looks are taken at every place of a match whose dice are taken out: more would cost more than they save.
const LOOKS: usize = 16;
/// Keeps the luck of the looks apart from that of the match.
const APART: u64 = 0x5851_F42D_4C95_7F2D;

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
    let course = luck_of(&story, LOOKS, seed);
    let raw = worth_for_home(&outcome);
    [raw, raw - course.dice_of_home()]
}

fn luck_of<G: Knowledge>(story: &Story<G>, looks: usize, seed: u64) -> super::luck::Course {
    let survey = Survey::of(story).expect("a match of today is played by the rules of today");
    let work = Work {
        looks: Looks {
            each: looks,
            times: looks.min(super::TIMES),
        },
        source: Source::new(seed ^ APART),
        threads: 1,
        stop: &AtomicBool::new(false),
        done: &|_| {},
    };
    look_at(story, &survey, &work).expect("nobody stops it, and the rules are those of today")
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

/// What is to be held against the laws.
#[derive(Clone, Debug)]
pub struct LawsPlan {
    /// Who plays on both sides.
    pub level: Level,
    /// The options of the matches, in turn.
    pub options: Vec<OptionValues>,
    /// How many matches.
    pub matches: u64,
    /// How many looks are taken at every place: the laws hold with any number.
    pub looks: usize,
    /// In one match of so many everything is reckoned, and must add up.
    pub whole: u64,
    /// The seed.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// What many matches say of the reckoning.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct InsightLaws {
    /// The game.
    pub game: &'static str,
    /// How many matches were played.
    pub matches: u64,
    /// What the dice gave Home in a match: nought within its error.
    pub dice: Mean,
    /// Home's points in a match, as they came and without the dice.
    pub points: Adjusted,
    /// The greatest gap between the outcome and what it is made of.
    pub gap: f64,
    /// In so many matches everything was reckoned.
    pub reckoned: u64,
    /// Ten bins of predictions: how many, what was predicted and what came, on average.
    pub calibration: Vec<[f64; 3]>,
    /// What is predicted wrong on average over the bins.
    pub calibration_error: f64,
}

impl InsightLaws {
    /// Whether the dice sum to nought within three standard errors, and everything adds up.
    #[must_use]
    pub fn hold(&self) -> bool {
        self.dice.mean.abs() <= three_errors(self.dice.over) * self.dice.error && self.gap < GAP_MAX
    }
}

/// How many standard errors of a mean over `n` are as rare as three of a known error: Student's quantile by its expansion.
/// A few matches hardly know their own error; over thousands it is three.
#[expect(
    clippy::cast_precision_loss,
    reason = "no more than millions of matches are played"
)]
fn three_errors(n: u64) -> f64 {
    let freedom = n.saturating_sub(1).max(1) as f64;
    // For z = 3: (z³ + z) / 4 and (5z⁵ + 16z³ + 3z) / 96.
    3.0 + 7.5 / freedom + 17.25 / (freedom * freedom)
}

/// More is no rounding.
const GAP_MAX: f64 = 1e-9;
/// What a whole reckoning is given here: the law does not depend on it.
const SIMULATIONS: u64 = 4_000;
const BINS: usize = 10;

/// Plays many matches of a game and holds the reckoning against its laws; nothing if there is no such game.
///
/// # Errors
/// If the options are refused.
///
/// # Panics
/// If the game breaks a law of its own.
pub fn insight_laws(
    game: &str,
    plan: &LawsPlan,
    progress: &Progress,
) -> Option<Result<InsightLaws, OptionRefusal>> {
    visit(game, Laws { plan, progress })
}

struct Laws<'a> {
    plan: &'a LawsPlan,
    progress: &'a Progress,
}

/// What one match has shown.
struct Shown {
    points: [f64; 2],
    dice: f64,
    gap: Option<f64>,
    predicted: Vec<f64>,
}

impl Visitor for Laws<'_> {
    type Answer = Result<InsightLaws, OptionRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        let options: Vec<G::Options> = plan.options.iter().map(G::options).collect::<Result<_, _>>()?;
        let bot = Bot {
            level: plan.level,
            simulations: None,
            time: None,
        };
        let shown = list(0..plan.matches, plan.threads, &progress.stop, |number| {
            let seed = plan.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
            let options = &options[number as usize % options.len()];
            let mut scribe = Scribe::<G>::new(options);
            let mut minds = Minds::<G>::default();
            let played = play_before::<G>(
                options,
                seed,
                |state, seat, rng| bot.decide(state, seat, &mut minds[seat as usize], rng),
                &mut scribe,
            );
            let story = Story {
                options: options.clone(),
                steps: scribe.steps,
                states: scribe.states,
                outcome: played.outcome,
            };
            let shown = show(&story, plan.looks.max(1), seed, number % plan.whole.max(1) == 0);
            progress.played.fetch_add(1, Ordering::Relaxed);
            shown
        });
        Ok(add_up(G::ID, &shown))
    }
}

fn show<G: Knowledge>(story: &Story<G>, looks: usize, seed: u64, whole: bool) -> Shown {
    let course = luck_of(story, looks, seed);
    let (raw, dice) = (worth_for_home(&story.outcome), course.dice_of_home());
    let gap = whole.then(|| {
        let plan = InsightPlan {
            thinking: Thinking::Simulations(SIMULATIONS),
            seed,
            marks: Marks::default(),
            threads: 1,
        };
        let review = reckon(story, &plan, &Progress::default());
        let home = review
            .expect("nobody stops it, and the rules are those of today")
            .ledger
            .home;
        let parts = home.dice.mean + home.guesses.mean - home.own_losses.mean + home.other_losses.mean;
        (home.end - home.start.mean - parts).abs()
    });
    Shown {
        points: [raw, raw - dice],
        dice,
        gap,
        predicted: course.worths[1..story.steps.len()]
            .iter()
            .map(Estimate::mean)
            .collect(),
    }
}

fn add_up(game: &'static str, shown: &[Shown]) -> InsightLaws {
    let units: Vec<[f64; 2]> = shown.iter().map(|shown| shown.points).collect();
    let dice: Vec<[f64; 2]> = shown.iter().map(|shown| [shown.dice; 2]).collect();
    let mut bins = [[0.0; 3]; BINS];
    for shown in shown {
        // Every match counts the same, however long it is.
        let weight = 1.0 / shown.predicted.len().max(1) as f64;
        for predicted in &shown.predicted {
            let bin = &mut bins[((predicted * BINS as f64) as usize).min(BINS - 1)];
            *bin = [
                bin[0] + weight,
                bin[1] + weight * predicted,
                bin[2] + weight * shown.points[0],
            ];
        }
    }
    let all: f64 = bins.iter().map(|bin| bin[0]).sum();
    let calibration_error = bins.iter().map(|bin| (bin[1] - bin[2]).abs()).sum::<f64>() / all.max(1.0);
    let gaps = shown.iter().filter_map(|shown| shown.gap);
    InsightLaws {
        game,
        matches: shown.len() as u64,
        dice: Adjusted::of(&dice, Of::Matches).raw,
        points: Adjusted::of(&units, Of::Matches),
        gap: gaps.clone().fold(0.0, f64::max),
        reckoned: gaps.count() as u64,
        calibration: bins
            .iter()
            .filter(|bin| bin[0] > 0.0)
            .map(|[count, predicted, came]| [*count, predicted / count, came / count])
            .collect(),
        calibration_error,
    }
}
