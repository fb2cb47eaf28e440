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
use indicatif::{ProgressBar, ProgressStyle};
use testkit::{Trial, check_laws};

/// The arguments of `soak`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
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
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let known: Vec<&str> = games().iter().map(|game| game.id()).collect();
    let chosen = match &arguments.game {
        Some(id) => vec![id.as_str()],
        None => known.clone(),
    };
    for id in chosen {
        let soak = Soak {
            matches: arguments.matches,
            first_seed: arguments.seed,
            tries: arguments.tries,
        };
        let breach = visit(id, soak)
            .ok_or_else(|| anyhow!("there is no game `{id}`; there is: {}", known.join(", ")))?;
        if let Some(breach) = breach {
            bail!("{id}: {breach}");
        }
        println!(
            "{id}: all laws hold in {} matches from seed {} on",
            arguments.matches, arguments.seed
        );
    }
    Ok(())
}

/// Checks the laws on all cores until one is broken.
struct Soak {
    matches: u64,
    first_seed: u64,
    tries: u32,
}

impl Visitor for Soak {
    type Answer = Option<String>;

    fn visit<G: Entrance>(self) -> Option<String> {
        let template = "{prefix} {bar:40} {human_pos}/{human_len} {per_sec} {eta}";
        let bar = ProgressBar::new(self.matches)
            .with_style(ProgressStyle::with_template(template).expect("the template is well-formed"))
            .with_prefix(G::ID);
        let next = AtomicU64::new(0);
        let broken: Mutex<Option<String>> = Mutex::new(None);
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        if at >= self.matches {
                            break;
                        }
                        if let Err(breach) = check::<G>(self.first_seed + at, self.tries) {
                            next.store(self.matches, Ordering::Relaxed);
                            broken
                                .lock()
                                .expect("no thread panics with the lock")
                                .get_or_insert(breach);
                        }
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        broken.into_inner().expect("no thread panics with the lock")
    }
}

/// Checks one match; a panic is a breach too.
fn check<G: Entrance>(seed: u64, tries: u32) -> Result<(), String> {
    let instinct = |state: &G, seat, rng: &mut engine::Rng| decide(state, seat, Level::Instinct, rng);
    let trial = Trial {
        tries,
        ..Trial::of(seed)
    };
    match catch_unwind(AssertUnwindSafe(|| check_laws::<G>(&trial, instinct))) {
        Ok(result) => result.map_err(|breach| breach.to_string()),
        Err(_) => Err(format!("the match of seed {seed} panicked (see above)")),
    }
}
