//! `fiveaside fit`: what a position is worth, learned from bots' matches.

use std::{num::NonZero, path::PathBuf};

use anyhow::anyhow;
use clubhouse::Text;
use lab::{Fit, FitPlan};

use super::{MatchOptions, find_game, laboratory};
use crate::{UsageError, Verdict, terminal::Terminal};

/// The arguments of `fit`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game, such as `flip-football` (see `fiveaside games`)
    game: String,
    /// How many matches to learn from
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    matches: u64,
    /// In how many terms: after the first, trials go by what has been learned so far
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=9))]
    terms: u64,
    /// Learns nothing: holds the weights that the bots have against matches of routine
    #[arg(long, conflicts_with = "terms")]
    check: bool,
    #[command(flatten)]
    options: MatchOptions,
    /// The number from which all luck flows: the same number, the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; as many as there are cores if not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// A folder for `<game>-calibration.svg` and, unless it is a check, `<game>.in`, the weights
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let game = find_game(&arguments.game)?;
    let plan = FitPlan {
        options: arguments.options.read_untimed(game)?,
        matches: arguments.matches,
        terms: if arguments.check { 0 } else { arguments.terms },
        seed: arguments.seed,
        threads: laboratory::threads(arguments.threads),
    };
    let fit = laboratory::work(plan.matches, |progress| lab::fit(game.id(), &plan, progress))?
        .ok_or_else(|| anyhow!("the laboratory does not know this game"))?
        .map_err(|refusal| UsageError(format!("{refusal} ({})", refusal.clause)))?;
    if let Some(folder) = &arguments.out {
        if !arguments.check {
            laboratory::save(folder, &format!("{}.in", game.id()), &fit.file())?;
        }
        let drawing = lab::calibration_svg(&fit);
        laboratory::save(folder, &format!("{}-calibration.svg", game.id()), &drawing)?;
    }
    if arguments.json {
        terminal.json(&fit)?;
    } else {
        print(&fit, terminal)?;
    }
    Ok(Verdict::Good)
}

fn print(fit: &Fit, terminal: &mut Terminal) -> anyhow::Result<()> {
    let heading = terminal.words(
        &Text::new("cli-fit-title")
            .with("game", fit.game)
            .with("positions", fit.positions.to_string())
            .with("matches", fit.matches.to_string()),
    );
    let heading = terminal.bold(heading);
    terminal.line(heading)?;
    terminal.say(
        &Text::new("cli-fit-worth")
            .with("goal", format!("{:.3}", fit.goal))
            .with("prospect", format!("{:.3}", fit.prospect))
            .with("foreseen", format!("{:.1} %", 100.0 * fit.foreseen)),
    )?;
    // The bars hold every position of the matches kept apart.
    let kept_apart: u64 = fit.calibration.iter().map(|bar| bar.positions).sum();
    terminal.say(
        &Text::new("cli-fit-error")
            .with("error", format!("{:.4}", fit.error))
            .with("positions", kept_apart.to_string())
            .with("ignorance", format!("{:.4}", fit.error_of_ignorance)),
    )?;
    for bar in &fit.calibration {
        terminal.say(
            &Text::new("cli-fit-bar")
                .with("predicted", format!("{:.3}", bar.predicted))
                .with("came", format!("{:.3}", bar.came))
                .with("positions", bar.positions.to_string()),
        )?;
    }
    Ok(())
}
