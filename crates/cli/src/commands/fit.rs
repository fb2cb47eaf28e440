//! `fiveaside fit`: what a position is worth, learned from bots' matches.

use std::{num::NonZero, path::PathBuf};

use anyhow::anyhow;
use clubhouse::{Level, OptionValues, Text};
use lab::{Fit, FitPlan, Subject};

use super::{MatchOptions, find_game, laboratory, read_pair};
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
    #[arg(long, group = "kept", conflicts_with = "terms")]
    check: bool,
    /// Learns only what goals, prospects and strengths count; what positions are worth stays as the bots have it
    #[arg(long, group = "kept", conflicts_with = "terms")]
    counts: bool,
    /// Who plays the matches on both sides; routine if not given. What positions are worth is learned from routine alone
    #[arg(long, requires = "kept")]
    level: Option<Level>,
    #[command(flatten)]
    options: MatchOptions,
    /// An option whose values are played in turn, such as `deck_home=EFFORT-START,EMPATHY-START`; may be repeated, and
    /// then every value meets every other
    #[arg(long = "in-turn", value_name = "NAME=VALUES", value_parser = read_pair)]
    in_turn: Vec<(String, String)>,
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
        options: in_turn(arguments.options.read_untimed(game)?, &arguments.in_turn),
        matches: arguments.matches,
        subject: match (arguments.check, arguments.counts) {
            (true, _) => Subject::Nothing,
            (false, true) => Subject::Counts,
            (false, false) => Subject::Everything {
                terms: arguments.terms,
            },
        },
        level: arguments.level,
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

/// These options with every combination of the values that are played in turn.
fn in_turn(options: OptionValues, named: &[(String, String)]) -> Vec<OptionValues> {
    let mut all = vec![options];
    for (name, values) in named {
        let mut more = Vec::new();
        for options in &all {
            for value in values.split(',') {
                let mut options = options.clone();
                options.insert(name.clone(), value.into());
                more.push(options);
            }
        }
        all = more;
    }
    all
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
