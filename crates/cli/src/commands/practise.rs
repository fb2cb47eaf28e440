//! `fiveaside practise`: what a bot weighs its choices by, improved in bots' matches.

use std::{num::NonZero, path::PathBuf};

use anyhow::anyhow;
use clubhouse::Text;
use lab::{PracticePlan, PracticeRefusal};

use super::{MatchOptions, find_game, laboratory};
use crate::{UsageError, Verdict, terminal::Terminal};

/// The arguments of `practise`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game, such as `soccer-tactics` (see `fiveaside games`)
    game: String,
    /// How many pairs of matches to practise in, each with the same luck and the sides exchanged
    #[arg(long, default_value_t = 120_000, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// How many pairs to play against instinct afterwards
    #[arg(long, default_value_t = 1_000)]
    checks: u64,
    #[command(flatten)]
    options: MatchOptions,
    /// The number from which all luck flows: the same number, the same values
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; as many as there are cores if not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// A folder for `<game>-practised.in`, the values
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let game = find_game(&arguments.game)?;
    let plan = PracticePlan {
        options: arguments.options.read_untimed(game)?,
        pairs: arguments.pairs,
        checks: arguments.checks,
        seed: arguments.seed,
        threads: laboratory::threads(arguments.threads),
    };
    let practice = laboratory::work(plan.pairs + plan.checks, |progress| {
        lab::practise(game.id(), &plan, progress)
    })?
    .ok_or_else(|| anyhow!("the laboratory does not know this game"))?
    .map_err(|refusal| {
        UsageError(match refusal {
            PracticeRefusal::NothingToPractise => {
                format!(
                    "the instinct of {} has no values that practice could change",
                    game.id()
                )
            }
            PracticeRefusal::Options(refusal) => format!("{refusal} ({})", refusal.clause),
        })
    })?;
    if let Some(folder) = &arguments.out {
        laboratory::save(folder, &format!("{}-practised.in", game.id()), &practice.file())?;
    }
    if arguments.json {
        terminal.json(&practice)?;
        return Ok(Verdict::Good);
    }
    for (name, numbers) in &practice.values {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.3}")).collect();
        terminal.line(format!("{name}: {}", numbers.join(" ")))?;
    }
    terminal.say(
        &Text::new("cli-practise-result")
            .with("game", practice.game)
            .with("pairs", practice.pairs.to_string())
            .with("wins", practice.wins.to_string())
            .with("draws", practice.draws.to_string())
            .with("losses", practice.losses.to_string())
            .with("decided", (practice.wins + practice.losses).to_string())
            .with("share", laboratory::per_cent(practice.decided_share)),
    )?;
    Ok(Verdict::Good)
}
