//! The reckoning of matches at length: the dice of many matches sum to nought, everything adds up, predictions come
//! true as often as they say, planted blunders are found and sound moves left in peace.

use std::{num::NonZero, thread};

use anyhow::{anyhow, bail};
use clubhouse::{AnyGame, Level, OptionValues, games};
use lab::{InsightLaws, LawsPlan, Planted, PlantedPlan, Watch, insight_laws, plant};
use serde::Serialize;

/// The arguments of `soak insight`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game; all of them if not given
    game: Option<String>,
    /// How many matches of each game are held against the laws
    #[arg(long, default_value_t = 2_000)]
    matches: u64,
    /// In one match of so many everything is reckoned, and must add up
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    whole: u64,
    /// How many looks are taken at every place of a match: the laws hold with any number, and fewer take less time
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..=1_024))]
    looks: u64,
    /// Plays every preset of a game in turn, instead of the box's own options alone
    #[arg(long)]
    presets: bool,
    /// Who plays on both sides
    #[arg(long, default_value = "instinct")]
    level: Level,
    /// In how many positions of each game a blunder is planted
    #[arg(long, default_value_t = 200)]
    planted: u64,
    /// How many simulations a review has for a decision there
    #[arg(long, default_value_t = 500)]
    simulations: u32,
    /// The number from which all luck flows: the same number, the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; as many as there are cores if not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    laws: InsightLaws,
    planted: Planted,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let known: Vec<&str> = games().iter().map(|game| game.id()).collect();
    let chosen = match &arguments.game {
        Some(id) => vec![id.as_str()],
        None => known.clone(),
    };
    let threads = arguments.threads.or_else(|| thread::available_parallelism().ok());
    let threads = threads.map_or(1, NonZero::get);
    let watch = Watch::begin()?;
    let mut answers = Vec::new();
    for id in chosen {
        if watch.is_stopped() {
            break;
        }
        let game = games().iter().copied().find(|game| game.id() == id);
        let game = game.ok_or_else(|| anyhow!("there is no game `{id}`; there is: {}", known.join(", ")))?;
        let options = untimed(game, &[]);
        let presets = game.presets();
        let in_turn = if arguments.presets {
            presets.iter().map(|(_, preset)| untimed(game, preset)).collect()
        } else {
            vec![options.clone()]
        };
        let plan = LawsPlan {
            level: arguments.level,
            options: in_turn,
            matches: arguments.matches,
            looks: arguments.looks as usize,
            whole: arguments.whole,
            seed: arguments.seed,
            threads,
        };
        let laws = watch.work(id, plan.matches, |progress| insight_laws(id, &plan, progress));
        let plan = PlantedPlan {
            options,
            positions: arguments.planted,
            simulations: arguments.simulations,
            seed: arguments.seed,
            threads,
        };
        let planted = watch.work(id, plan.positions, |progress| plant(id, &plan, progress));
        let (Some(Ok(laws)), Some(Ok(planted))) = (laws, planted) else {
            bail!("{id} cannot be played with the options of its box");
        };
        let answer = Answer { laws, planted };
        if !arguments.json {
            print(&answer);
        }
        answers.push(answer);
    }
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&answers)?);
    }
    let broken: Vec<&str> = answers
        .iter()
        .filter(|answer| !answer.laws.hold())
        .map(|answer| answer.laws.game)
        .collect();
    if !broken.is_empty() {
        bail!("a law of the reckoning does not hold: {}", broken.join(", "));
    }
    Ok(())
}

/// Options of a match in which nobody keeps the time.
fn untimed(game: &dyn AnyGame, named: &[(&str, &str)]) -> OptionValues {
    let options = named.iter().chain(game.untimed());
    options
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect()
}

fn print(Answer { laws, planted }: &Answer) {
    println!(
        "{}: dice {:+.3} ± {:.3} % over {} matches; greatest gap {:.1e} over {}; points {:.2} ± {:.2} %, without dice {:.2} ± {:.2} %, factor {:.2}; calibration error {:.2} %",
        laws.game,
        100.0 * laws.dice.mean,
        100.0 * laws.dice.error,
        laws.matches,
        laws.gap,
        laws.reckoned,
        100.0 * laws.points.raw.mean,
        100.0 * laws.points.raw.error,
        100.0 * laws.points.adjusted.mean,
        100.0 * laws.points.adjusted.error,
        laws.points.factor,
        100.0 * laws.calibration_error,
    );
    for [count, predicted, came] in &laws.calibration {
        println!("  predicted {predicted:.3}, came {came:.3} ({count:.0} matches)");
    }
    println!(
        "  planted blunders {}, marked {}; moves of a short search {}, called blunders {}",
        planted.planted, planted.found, planted.sound, planted.accused,
    );
}
