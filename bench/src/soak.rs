//! The laws at length: tens of thousands of random matches with varied options.

use std::{
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use anyhow::{anyhow, bail};
use bots::{Level, decide};
use clubhouse::{Entrance, Visitor, games, visit};
use lab::Watch;
use testkit::{Trial, check_laws};

use crate::{cluster_soak, fairness, insight};

/// The arguments of `soak`.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    other: Option<Other>,
    /// The game; all of them if not given
    game: Option<String>,
    /// How many matches of each game
    #[arg(long, default_value_t = 20_000)]
    matches: u64,
    /// The seed of the first match; the others follow it
    #[arg(long, default_value_t = 1_000_000)]
    seed: u64,
    /// How many moves of the whole vocabulary each seat tries at each of its decisions
    #[arg(long, default_value_t = 200)]
    tries: u32,
    /// Round trips, pictures, secrecy and proofs are looked at in one of so many steps and records, an odd number
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    stride: u32,
}

/// What else is soaked but the laws.
#[derive(clap::Subcommand)]
enum Other {
    /// Play mirrored matches of every game and print what Home gets of the points
    Fairness(fairness::Arguments),
    /// Hold the reckoning of matches against its laws: dice sum to nought, everything adds up, blunders are found
    Insight(insight::Arguments),
    /// Let three nodes play on while everything round them fails, and check every match
    Cluster(cluster_soak::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    match &arguments.other {
        Some(Other::Fairness(arguments)) => fairness::run(arguments),
        Some(Other::Insight(arguments)) => insight::run(arguments),
        Some(Other::Cluster(arguments)) => cluster_soak::run(arguments),
        None => laws(arguments),
    }
}

fn laws(arguments: &Arguments) -> anyhow::Result<()> {
    let known: Vec<&str> = games().iter().map(|game| game.id()).collect();
    let chosen = match &arguments.game {
        Some(id) => vec![id.as_str()],
        None => known.clone(),
    };
    let watch = Watch::begin()?;
    for id in chosen {
        if watch.is_stopped() {
            break;
        }
        let soak = Soak {
            arguments,
            watch: &watch,
        };
        let (checked, breach) = visit(id, soak)
            .ok_or_else(|| anyhow!("there is no game `{id}`; there is: {}", known.join(", ")))?;
        if let Some(breach) = breach {
            bail!("{id}: {breach}");
        }
        println!(
            "{id}: all laws hold in {checked} matches from seed {} on{}",
            arguments.seed,
            if checked < arguments.matches {
                ", stopped early"
            } else {
                ""
            }
        );
    }
    Ok(())
}

/// Checks the laws on all cores until one is broken: how many matches were checked, and the breach.
struct Soak<'a> {
    arguments: &'a Arguments,
    watch: &'a Watch,
}

impl Visitor for Soak<'_> {
    type Answer = (u64, Option<String>);

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Arguments {
            matches,
            seed,
            tries,
            stride,
            ..
        } = *self.arguments;
        let next = AtomicU64::new(0);
        let broken: Mutex<Option<String>> = Mutex::new(None);
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let checked = self.watch.work(G::ID, matches, |progress| {
            thread::scope(|scope| {
                for _ in 0..threads {
                    scope.spawn(|| {
                        while !progress.stop.load(Ordering::Relaxed) {
                            let at = next.fetch_add(1, Ordering::Relaxed);
                            if at >= matches {
                                break;
                            }
                            if let Err(breach) = check::<G>(seed + at, tries, stride) {
                                next.store(matches, Ordering::Relaxed);
                                broken
                                    .lock()
                                    .expect("no thread panics with the lock")
                                    .get_or_insert(breach);
                            }
                            progress.played.fetch_add(1, Ordering::Relaxed);
                        }
                    });
                }
            });
            progress.played.load(Ordering::Relaxed)
        });
        (
            checked,
            broken.into_inner().expect("no thread panics with the lock"),
        )
    }
}

/// Checks one match; a panic is a breach too.
fn check<G: Entrance>(seed: u64, tries: u32, stride: u32) -> Result<(), String> {
    let instinct = |state: &G, seat, rng: &mut engine::Rng| decide(state, seat, Level::Instinct, rng);
    let trial = Trial {
        tries,
        stride,
        ..Trial::of(seed)
    };
    match catch_unwind(AssertUnwindSafe(|| check_laws::<G>(&trial, instinct))) {
        Ok(result) => result.map(drop).map_err(|breach| breach.to_string()),
        Err(_) => Err(format!("the match of seed {seed} panicked (see above)")),
    }
}
