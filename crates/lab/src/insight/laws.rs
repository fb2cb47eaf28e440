//! The laws of the reckoning, held against many matches: the dice sum to nought, and everything adds up.
//!
//! They hold with any number of looks and however little is searched, so that a few of each will do.

use std::sync::atomic::Ordering;

use bots::{Knowledge, Level, worth_for_home};
use clubhouse::{Entrance, Visitor, visit};
use engine::{OptionRefusal, OptionValues};
use serde::Serialize;

use super::{
    Adjusted, Marks, SEARCH_MIN, Story,
    adjusted::{luck_of, work},
    decisions::weigh_all,
    review,
};
use crate::{
    Mean, Of, Progress,
    playout::{Bot, Minds, Scribe, play_before, seed_of},
    share::list,
};

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
    /// How many decisions of each match are weighed: the laws hold with any number.
    pub weighed: usize,
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
    /// How many decisions were weighed.
    pub weighed: u64,
    /// The greatest gap in any match between the outcome and what it is made of.
    pub gap: f64,
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
    weighed: usize,
    gap: f64,
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
            let seed = seed_of(plan.seed, number);
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
            let shown = show(&story, plan, seed);
            progress.played.fetch_add(1, Ordering::Relaxed);
            shown
        });
        Ok(add_up(G::ID, &shown))
    }
}

fn show<G: Knowledge>(story: &Story<G>, plan: &LawsPlan, seed: u64) -> Shown {
    let work = work(plan.looks.max(1), seed);
    let course = luck_of(story, &work);
    let decisions: Vec<usize> = (0..story.steps.len())
        .filter(|step| story.decision_at(*step).is_some())
        .collect();
    // Some from the whole match, each time others.
    let stride = (decisions.len() / plan.weighed.max(1)).max(1);
    let from = seed as usize % stride;
    let some: Vec<usize> = decisions.iter().copied().skip(from).step_by(stride).collect();
    let some = &some[..some.len().min(plan.weighed)];
    let weighed = weigh_all(story, some, SEARCH_MIN, &work);
    let parts = review::review(
        story,
        &course,
        &decisions,
        &weighed,
        &Marks::default(),
        work.looks.times,
    );
    let home = parts.ledger.home;
    let sum = home.dice.mean + home.guesses.mean - home.own_losses.mean + home.other_losses.mean;
    let (raw, dice) = (worth_for_home(&story.outcome), course.dice_of_home());
    Shown {
        points: [raw, raw - dice],
        dice,
        weighed: weighed.len(),
        gap: (raw - home.start.mean - sum).abs(),
    }
}

fn add_up(game: &'static str, shown: &[Shown]) -> InsightLaws {
    let units: Vec<[f64; 2]> = shown.iter().map(|shown| shown.points).collect();
    let dice: Vec<[f64; 2]> = shown.iter().map(|shown| [shown.dice; 2]).collect();
    InsightLaws {
        game,
        matches: shown.len() as u64,
        dice: Adjusted::of(&dice, Of::Matches).raw,
        points: Adjusted::of(&units, Of::Matches),
        weighed: shown.iter().map(|shown| shown.weighed as u64).sum(),
        gap: shown.iter().map(|shown| shown.gap).fold(0.0, f64::max),
    }
}
