//! Whether planted blunders are found, and sound moves left in peace.

use std::sync::atomic::Ordering;

use bots::{Budget, Habits, Knowledge, Level, Seen, Trial, is_forced, search, weigh};
use clubhouse::{Entrance, Visitor, visit};
use engine::{OptionRefusal, OptionValues, Rng, Seat};
use serde::Serialize;

use super::{
    LOOKS_PART, Marks, MoveMark, SEARCH_MIN, TIMES, Thinking,
    estimate::{Estimate, Figure},
};
use crate::{
    Progress,
    playout::{Scribe, play_before, seed_of},
    share::list,
};

/// What is to be planted.
#[derive(Clone, Debug)]
pub struct PlantedPlan {
    /// The options of every match.
    pub options: OptionValues,
    /// In how many positions a blunder is planted, and a sound move weighed, at least.
    pub positions: u64,
    /// How long a review of the whole match may take.
    pub thinking: Thinking,
    /// The seed.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// What was planted, and what was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Planted {
    /// The game.
    pub game: &'static str,
    /// Moves that lose a lot by a long search.
    pub planted: u64,
    /// Those of them that were marked.
    pub found: u64,
    /// Moves of a short search.
    pub sound: u64,
    /// Those of them that were called blunders.
    pub accused: u64,
}

/// What a planted move must lose by a long search.
const LOSS: f64 = 0.15;
/// A long search has so many times the simulations of the review, and so many at least.
const LONG: u32 = 8;
const LONG_MIN: u32 = 4_000;
/// One decision in so many is tried.
const ONE_IN: u32 = 12;
/// So many other moves are tried there, until one loses enough.
const TRIES: u32 = 6;
/// What seems to lose less at a glance of so many simulations is not looked at for long.
const GLANCE: f64 = 0.10;
const GLANCE_SIMULATIONS: u32 = 200;
/// So many matches are played at once, until there are positions enough.
const AT_ONCE: u64 = 8;
/// Where hardly anything loses enough, the search for it ends after so many.
const MATCHES_MAX: u64 = 4_096;

/// Plants blunders in matches of a game and looks for them; nothing if there is no such game.
///
/// # Errors
/// If the options are refused.
///
/// # Panics
/// If the game breaks a law of its own.
pub fn plant(game: &str, plan: &PlantedPlan, progress: &Progress) -> Option<Result<Planted, OptionRefusal>> {
    visit(game, Planting { plan, progress })
}

struct Planting<'a> {
    plan: &'a PlantedPlan,
    progress: &'a Progress,
}

impl Visitor for Planting<'_> {
    type Answer = Result<Planted, OptionRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        let options = G::options(&plan.options)?;
        let one_match = |number: u64| {
            let seed = seed_of(plan.seed, number);
            let mut scribe = Scribe::<G>::new(&options);
            let decide = |state: &G, seat: Seat, rng: &mut Rng| G::routine(&Seen::new(state, seat), rng);
            play_before::<G>(&options, seed, decide, &mut scribe);
            let mut sum = [0; 4];
            let mut rng = Rng::seeded(!seed);
            let decisions = scribe.states.iter().filter_map(|state| {
                let seat = state.to_act().seats().iter().next();
                seat.filter(|seat| !is_forced(state, *seat))
                    .map(|seat| (state, seat))
            });
            let decisions: Vec<(&G, Seat)> = decisions.collect();
            // What a review has for each of them.
            let each = plan.thinking.simulations::<G>() / LOOKS_PART / decisions.len().max(1) as u64;
            let each = each.clamp(SEARCH_MIN.into(), u32::MAX.into()) as u32;
            for (state, seat) in decisions {
                if rng.below(ONE_IN) == 0 && !progress.stop.load(Ordering::Relaxed) {
                    let here = at(state, seat, each, &mut rng);
                    sum = [0, 1, 2, 3].map(|part| sum[part] + here[part]);
                }
            }
            sum
        };
        let mut sums = [0; 4];
        let mut played = 0;
        while sums[0].min(sums[2]) < plan.positions && played < MATCHES_MAX {
            let found = list(played..played + AT_ONCE, plan.threads, &progress.stop, one_match);
            sums = found.iter().fold(sums, |sums, found| {
                [0, 1, 2, 3].map(|part| sums[part] + found[part])
            });
            played += AT_ONCE;
            progress
                .played
                .store(sums[0].min(plan.positions), Ordering::Relaxed);
            if progress.stop.load(Ordering::Relaxed) {
                break;
            }
        }
        let [planted, found, sound, accused] = sums;
        Ok(Planted {
            game: G::ID,
            planted,
            found,
            sound,
            accused,
        })
    }
}

/// Plants a blunder in a position, if there is one, and weighs what a short search plays there.
fn at<G: Knowledge>(state: &G, seat: Seat, simulations: u32, rng: &mut Rng) -> [u64; 4] {
    let seen = Seen::new(state, seat);
    let marks = Marks::default();
    let mut found = [0; 4];
    let planted = (0..TRIES).find_map(|_| {
        let mv = seen.sample(rng);
        let seems_lost = weighed(&seen, &mv, GLANCE_SIMULATIONS, seed(rng))[0].mean >= GLANCE;
        let long = LONG_MIN.max(simulations * LONG);
        let is_lost = seems_lost && is_lost(weighed(&seen, &mv, long, seed(rng))[0]);
        is_lost.then_some(mv)
    });
    if let Some(mv) = planted {
        let [loss, over_routine] = weighed(&seen, &mv, simulations, seed(rng));
        let mark = marks.of(loss, over_routine);
        found[0] = 1;
        found[1] = u64::from(mark.is_some_and(|mark| mark != MoveMark::Find));
    }
    let sound = search(
        &seen,
        &Habits::DEFAULT,
        &budget(Level::Pro.simulations()),
        &[],
        seed(rng),
    )
    .mv;
    let [loss, over_routine] = weighed(&seen, &sound, simulations, seed(rng));
    found[2] = 1;
    found[3] = u64::from(marks.of(loss, over_routine) == Some(MoveMark::Blunder));
    found
}

fn is_lost(loss: Figure) -> bool {
    loss.mean - 2.0 * loss.error >= LOSS
}

fn weighed<G: Knowledge>(seen: &Seen<'_, G>, mv: &G::Move, simulations: u32, seed: u64) -> [Figure; 2] {
    let found = weigh(seen, &Habits::DEFAULT, &budget(simulations), mv, seed);
    let over = |of: fn(&Trial) -> f64| {
        let trials: Vec<f64> = found.deals.iter().map(of).collect();
        Estimate::of(&trials, TIMES).figure()
    };
    [
        over(|trial| trial.best - trial.made),
        over(|trial| trial.made - trial.routine),
    ]
}

fn budget(simulations: u32) -> Budget<'static> {
    Budget {
        simulations,
        go_on: &|| true,
        threads: false,
    }
}

fn seed(rng: &mut Rng) -> u64 {
    (u64::from(rng.word()) << 32) | u64::from(rng.word())
}
