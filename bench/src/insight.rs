//! The reckoning of matches at length: the dice of many matches sum to nought, everything adds up, planted blunders are
//! found and sound moves left in peace, and predictions come true as often as they say.

use std::{num::NonZero, thread};

use anyhow::{anyhow, bail};
use clubhouse::{AnyGame, Level, OptionValues, games};
use engine::Rng;
use lab::{
    Calibration, CalibrationPlan, InsightLaws, LawsPlan, Planted, PlantedPlan, Thinking, Watch, calibrate,
    insight_laws, plant,
};
use serde::Serialize;
use testkit::random_values;

/// The arguments of `soak insight`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game; all of them if not given
    game: Option<String>,
    /// How many matches of each game are held against the laws, with options of all kinds
    #[arg(long, default_value_t = 2_000)]
    matches: u64,
    /// Who plays them on both sides
    #[arg(long, default_value = "club")]
    level: Level,
    /// How many looks are taken at every place of these matches: the laws hold with any number, and fewer take less time
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=1_024))]
    looks: u64,
    /// How many decisions of each of them are weighed
    #[arg(long, default_value_t = 4)]
    weighed: u64,
    /// In how many positions of each game a blunder is planted
    #[arg(long, default_value_t = 50)]
    planted: u64,
    /// How many matches of each game are predicted, by the box's own options
    #[arg(long, default_value_t = 2_000)]
    predicted: u64,
    /// Who plays those on both sides
    #[arg(long, default_value = "pro")]
    predicted_level: Level,
    /// How many simulations they make a decision, if not their usual number
    #[arg(long)]
    simulations: Option<u32>,
    /// An option of all matches, such as `referees_per_half=1`; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = read_option)]
    options: Vec<(String, String)>,
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

/// At least so many planted blunders must be marked.
const FOUND_MIN: f64 = 0.90;
/// At most so many sound moves may be called blunders.
const ACCUSED_MAX: f64 = 0.02;

#[derive(Serialize)]
struct Answer {
    laws: InsightLaws,
    planted: Planted,
    calibration: Calibration,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let known: Vec<&str> = games().iter().map(|game| game.id()).collect();
    let chosen = match &arguments.game {
        Some(id) => vec![id.as_str()],
        None => known.clone(),
    };
    let watch = Watch::begin()?;
    let mut answers = Vec::new();
    for id in chosen {
        if watch.is_stopped() {
            break;
        }
        let game = games().iter().copied().find(|game| game.id() == id);
        let game = game.ok_or_else(|| anyhow!("there is no game `{id}`; there is: {}", known.join(", ")))?;
        let answer = hold(game, arguments, &watch)
            .ok_or_else(|| anyhow!("{id} cannot be played with these options"))?;
        if !arguments.json {
            print(&answer);
        }
        answers.push(answer);
    }
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&answers)?);
    }
    judge(&answers)
}

/// Holds a game against everything; nothing if its options are refused.
fn hold(game: &dyn AnyGame, arguments: &Arguments, watch: &Watch) -> Option<Answer> {
    let Arguments { seed, .. } = *arguments;
    let id = game.id();
    let fixed = fixed(game, &arguments.options);
    game.seats(&fixed).ok()?;
    let threads = arguments.threads.or_else(|| thread::available_parallelism().ok());
    let threads = threads.map_or(1, NonZero::get);
    let plan = LawsPlan {
        level: arguments.level,
        options: varied(game, &fixed, arguments.matches, seed),
        matches: arguments.matches,
        looks: arguments.looks as usize,
        weighed: arguments.weighed as usize,
        seed,
        threads,
    };
    let laws = watch.work(id, plan.matches, |progress| insight_laws(id, &plan, progress));
    let plan = PlantedPlan {
        options: fixed.clone(),
        positions: arguments.planted,
        thinking: Thinking::Quick,
        seed,
        threads,
    };
    let planted = watch.work(id, plan.positions, |progress| plant(id, &plan, progress));
    let plan = CalibrationPlan {
        level: arguments.predicted_level,
        simulations: arguments.simulations,
        options: vec![fixed],
        matches: arguments.predicted,
        seed,
        threads,
    };
    let calibration = watch.work(id, plan.matches, |progress| calibrate(id, &plan, progress));
    Some(Answer {
        laws: laws?.ok()?,
        planted: planted?.ok()?,
        calibration: calibration?.ok()?,
    })
}

/// Options of a match in which nobody keeps the time.
fn fixed(game: &dyn AnyGame, named: &[(String, String)]) -> OptionValues {
    let untimed = game.untimed().iter().copied();
    let named = named.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    untimed
        .chain(named)
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect()
}

/// Options for every match: those of the box in one match of three, any others in the rest.
fn varied(game: &dyn AnyGame, fixed: &OptionValues, matches: u64, seed: u64) -> Vec<OptionValues> {
    let mut rng = Rng::seeded(seed);
    let any = std::iter::repeat_with(|| random_values(game.option_specs(), fixed, &mut rng));
    any.filter(|values| game.seats(values).is_ok())
        .take(matches.max(1) as usize)
        .collect()
}

fn read_option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Whether the laws hold in every game, and blunders are told from sound moves in all of them together.
fn judge(answers: &[Answer]) -> anyhow::Result<()> {
    let broken = answers.iter().filter(|answer| !answer.laws.hold());
    let broken: Vec<&str> = broken.map(|answer| answer.laws.game).collect();
    if !broken.is_empty() {
        bail!("a law of the reckoning does not hold: {}", broken.join(", "));
    }
    let share = |part: fn(&Planted) -> u64, whole: fn(&Planted) -> u64| {
        let sum = |of: fn(&Planted) -> u64| answers.iter().map(|answer| of(&answer.planted)).sum::<u64>();
        sum(part) as f64 / sum(whole).max(1) as f64
    };
    let has_planted = answers.iter().any(|answer| answer.planted.planted > 0);
    let found = share(|planted| planted.found, |planted| planted.planted);
    if has_planted && found < FOUND_MIN {
        bail!("of planted blunders only {:.1} % were marked", 100.0 * found);
    }
    let accused = share(|planted| planted.accused, |planted| planted.sound);
    if accused > ACCUSED_MAX {
        bail!("of sound moves {:.1} % were called blunders", 100.0 * accused);
    }
    Ok(())
}

fn print(answer: &Answer) {
    let Answer {
        laws,
        planted,
        calibration,
    } = answer;
    println!("{}", laws.game);
    if laws.matches > 0 {
        println!(
            "  dice {:+.3} ± {:.3} % over {} matches; greatest gap {:.1e}, with {} decisions weighed; points {:.2} ± {:.2} %, without dice {:.2} ± {:.2} %, factor {:.2}",
            100.0 * laws.dice.mean,
            100.0 * laws.dice.error,
            laws.matches,
            laws.gap,
            laws.weighed,
            100.0 * laws.points.raw.mean,
            100.0 * laws.points.raw.error,
            100.0 * laws.points.adjusted.mean,
            100.0 * laws.points.adjusted.error,
            laws.points.factor,
        );
    }
    if planted.sound > 0 {
        println!(
            "  planted blunders {}, marked {}; moves of Pro {}, called blunders {}",
            planted.planted, planted.found, planted.sound, planted.accused,
        );
    }
    if calibration.matches > 0 {
        println!(
            "  predictions in {} matches wrong by {:.2} %, by luck alone {:.2} %",
            calibration.matches,
            100.0 * calibration.error,
            100.0 * calibration.error_by_luck,
        );
    }
    for bin in &calibration.bins {
        println!(
            "    {:4.1} % of them: predicted {:.3}, came {:.3} ± {:.3}",
            100.0 * bin.share,
            bin.predicted,
            bin.came,
            bin.standard_error,
        );
    }
}
