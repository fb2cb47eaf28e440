//! Bots play each other on all cores.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Instant,
};

use bots::Level;
use clubhouse::{Entrance, Visitor, visit};
use engine::{BySide, Dropped, OptionRefusal, OptionValues, Side};

use crate::{
    Report,
    insight::adjust,
    playout::{Bot, Played, Scribe, playout, seed_of},
    share::sums,
    statistics::Tally,
};

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The two coaches; the first begins at home.
    pub coaches: [Level; 2],
    /// The options of every match.
    pub options: OptionValues,
    /// How many matches; with swapped sides an even number.
    pub matches: u64,
    /// The seed of the whole simulation.
    pub seed: u64,
    /// Whether every seed is played twice, the coaches changing sides: luck then favours neither.
    pub swap: bool,
    /// How many simulations World class makes a decision, if not its usual number.
    pub simulations: Option<u32>,
    /// Whether the dice are taken out of every result as well.
    pub adjusted: bool,
    /// How many threads play.
    pub threads: usize,
}

/// A simulation under way, as others see it.
#[derive(Debug, Default)]
pub struct Progress {
    /// The matches played so far.
    pub played: AtomicU64,
    /// Set to stop early: the report then covers what was played.
    pub stop: AtomicBool,
}

/// Simulates matches of a game; nothing if there is no such game.
///
/// # Errors
/// If the options are refused.
///
/// # Panics
/// If the game breaks a law.
pub fn simulate(game: &str, plan: &Plan, progress: &Progress) -> Option<Result<Report, OptionRefusal>> {
    visit(game, Simulation { plan, progress })
}

struct Simulation<'a> {
    plan: &'a Plan,
    progress: &'a Progress,
}

impl Visitor for Simulation<'_> {
    type Answer = Result<Report, OptionRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        let options = G::options(&plan.options)?;
        let started = Instant::now();
        let firsts: &[Side] = if plan.swap { &Side::ALL } else { &[Side::Home] };
        let units = plan.matches / firsts.len() as u64;
        let tallies = sums(0..units, plan.threads, &progress.stop, |tally: &mut Tally, at| {
            let seed = seed_of(plan.seed, at);
            let mut points: Vec<[f64; 2]> = Vec::new();
            let unit: Vec<(Played, Side)> = firsts
                .iter()
                .map(|first| {
                    let coaches = coaches(plan, *first);
                    let played = if plan.adjusted {
                        let mut scribe = Scribe::<G>::new(&options);
                        let played = playout(&options, coaches, seed, &mut scribe);
                        let worth = adjust(&options, scribe, played.outcome, seed);
                        points.push(worth.map(|worth| for_side(worth, *first)));
                        played
                    } else {
                        playout::<G>(&options, coaches, seed, &mut Dropped)
                    };
                    progress.played.fetch_add(1, Ordering::Relaxed);
                    (played, *first)
                })
                .collect();
            tally.count(&unit);
            if plan.adjusted {
                tally.adjust(at, &points);
            }
        });
        let mut whole = Tally::default();
        for tally in &tallies {
            whole.merge(tally);
        }
        Ok(whole.report(G::ID, plan, started.elapsed().as_secs_f64()))
    }
}

/// Who sits where if the first coach sits at `first`.
fn coaches(plan: &Plan, first: Side) -> BySide<Bot> {
    let [one, other] = plan.coaches.map(|level| Bot {
        level,
        simulations: plan.simulations,
        time: None,
    });
    BySide::from_fn(|side| if side == first { one } else { other })
}

/// What is worth so much to Home, for a side.
fn for_side(worth: f64, side: Side) -> f64 {
    match side {
        Side::Home => worth,
        Side::Away => 1.0 - worth,
    }
}
