//! Whether planted blunders are found, and sound moves left in peace.

use std::sync::atomic::Ordering;

use bots::{Budget, Habits, Knowledge, Level, Seen, Trial, follow, is_forced, search, weigh};
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
/// Where so little of a match is left and nobody is further ahead, one move can lose it: there blunders are planted.
const LATE: f64 = 0.25;
const CLOSE: f64 = 1.0;
/// So many in one match at most, so that they come from many.
const IN_A_MATCH: u64 = 4;
/// So many moves are tried there at most, on so many deals each, and so many of the worst are looked at again.
const TRIES: usize = 24;
const DEALS: u64 = 4;
const WORST: usize = 2;
/// What seems to lose less at a glance of so many simulations is not looked at for long.
const GLANCE: f64 = 0.10;
const GLANCE_SIMULATIONS: u32 = 200;
/// One decision in so many is weighed as a short search makes it.
const SOUND_IN: u32 = 12;
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
        let one_match = |number: u64, weighs_sound: bool| {
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
                if progress.stop.load(Ordering::Relaxed) {
                    break;
                }
                if sum[0] < IN_A_MATCH && hangs_by_a_move(state) {
                    let [planted, found] = plant_at(state, seat, each, &mut rng);
                    sum = [sum[0] + planted, sum[1] + found, sum[2], sum[3]];
                }
                if weighs_sound && rng.below(SOUND_IN) == 0 {
                    let accused = accused_at(state, seat, each, &mut rng);
                    sum = [sum[0], sum[1], sum[2] + 1, sum[3] + u64::from(accused)];
                }
            }
            sum
        };
        let mut sums = [0; 4];
        let mut played = 0;
        while sums[0].min(sums[2]) < plan.positions && played < MATCHES_MAX {
            let weighs_sound = sums[2] < plan.positions;
            let found = list(played..played + AT_ONCE, plan.threads, &progress.stop, |number| {
                one_match(number, weighs_sound)
            });
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

/// Whether little is left and nobody is far ahead.
fn hangs_by_a_move<G: Knowledge>(state: &G) -> bool {
    let course = state.course();
    course.left <= LATE && course.lead.abs() <= CLOSE
}

/// Plants a blunder in a position, if there is one: whether there is, and whether it was marked.
fn plant_at<G: Knowledge>(state: &G, seat: Seat, simulations: u32, rng: &mut Rng) -> [u64; 2] {
    let seen = Seen::new(state, seat);
    let planted = most_doubtful(&seen, rng).into_iter().find(|mv| {
        let seems_lost = weighed(&seen, mv, GLANCE_SIMULATIONS, seed(rng))[0].mean >= GLANCE;
        let long = LONG_MIN.max(simulations.saturating_mul(LONG));
        seems_lost && is_lost(weighed(&seen, mv, long, seed(rng))[0])
    });
    planted.map_or([0, 0], |mv| {
        let [loss, over_routine] = weighed(&seen, &mv, simulations, seed(rng));
        let mark = Marks::default().of(loss, over_routine);
        [1, u64::from(mark.is_some_and(|mark| mark != MoveMark::Find))]
    })
}

/// The moves that look worst on a few deals, the worst first; those that look hardly worse than routine's are not among
/// them.
fn most_doubtful<G: Knowledge>(seen: &Seen<'_, G>, rng: &mut Rng) -> Vec<G::Move> {
    let deals: Vec<u64> = (0..DEALS).map(|_| seed(rng)).collect();
    let worth = |mv: &G::Move| {
        let of = |deal: &u64| {
            let mut rng = Rng::seeded(*deal);
            follow(seen.redeal(&mut rng), seen.seat(), mv, &G::LESSONS, &mut rng)
        };
        deals.iter().map(of).sum::<f64>() / DEALS as f64
    };
    let mut tried: Vec<G::Move> = Vec::new();
    for _ in 0..TRIES {
        let mv = seen.sample(rng);
        if !tried.contains(&mv) {
            tried.push(mv);
        }
    }
    let of_routine = worth(&G::routine(seen, rng));
    let mut doubtful: Vec<(f64, G::Move)> = tried
        .into_iter()
        .map(|mv| (of_routine - worth(&mv), mv))
        .filter(|(loss, _)| *loss >= GLANCE)
        .collect();
    doubtful.sort_by(|one, other| other.0.total_cmp(&one.0));
    doubtful.truncate(WORST);
    doubtful.into_iter().map(|(_, mv)| mv).collect()
}

/// Whether what a short search plays is called a blunder.
fn accused_at<G: Knowledge>(state: &G, seat: Seat, simulations: u32, rng: &mut Rng) -> bool {
    let seen = Seen::new(state, seat);
    let pro = budget(Level::Pro.simulations());
    let sound = search(&seen, &Habits::DEFAULT, &pro, &[], seed(rng)).mv;
    let [loss, over_routine] = weighed(&seen, &sound, simulations, seed(rng));
    Marks::default().of(loss, over_routine) == Some(MoveMark::Blunder)
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
