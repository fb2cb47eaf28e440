//! `fiveaside ladder`: which bot is how much stronger than which.

use std::{num::NonZero, path::PathBuf, time::Duration};

use anyhow::anyhow;
use clubhouse::{Level, Text};
use lab::{Duel, Ladder, LadderPlan, Rung};

use super::{MatchOptions, find_game, laboratory};
use crate::{UsageError, Verdict, terminal::Terminal};

/// The arguments of `ladder`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game, such as `flip-football` (see `fiveaside games`)
    game: String,
    /// The bots, each to play every other
    #[arg(long, value_delimiter = ',', default_value = "random,instinct")]
    bots: Vec<Level>,
    /// The most pairs of matches between two bots: the same luck twice, with the sides exchanged
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    #[command(flatten)]
    options: MatchOptions,
    /// The number from which all luck flows: the same number, the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many simulations World class makes a decision; its usual number if not given
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..))]
    simulations: Option<u32>,
    /// How many seconds World class thinks about a decision, instead of a number of simulations
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with = "simulations")]
    seconds: Option<Duration>,
    /// Takes the dice out of every result, tells the points with and without them, and ends when the latter are certain
    #[arg(long)]
    adjusted: bool,
    /// How many threads play; as many as there are cores if not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// A folder for `ladder-<game>.json` and `ladder-<game>.svg`
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let game = find_game(&arguments.game)?;
    let mut bots = arguments.bots.clone();
    bots.sort();
    bots.dedup();
    if bots.len() < 2 {
        return Err(UsageError("a ladder needs two different bots at least".into()).into());
    }
    let plan = LadderPlan {
        bots,
        options: arguments.options.read(game)?,
        pairs: arguments.pairs,
        seed: arguments.seed,
        simulations: arguments.simulations,
        time: arguments.seconds,
        adjusted: arguments.adjusted,
        threads: laboratory::threads(arguments.threads),
    };
    let ladder = laboratory::work(plan.matches_max(), |progress| {
        lab::ladder(game.id(), &plan, progress)
    })?
    .ok_or_else(|| anyhow!("the laboratory does not know this game"))?
    .map_err(|refusal| UsageError(format!("{refusal} ({})", refusal.clause)))?;
    if let Some(folder) = &arguments.out {
        let save = |ending: &str, text: &str| {
            laboratory::save(folder, &format!("ladder-{}.{ending}", game.id()), text)
        };
        save("json", &(serde_json::to_string_pretty(&ladder)? + "\n"))?;
        save("svg", &lab::svg(&ladder))?;
    }
    if arguments.json {
        terminal.json(&ladder)?;
    } else {
        print(&ladder, terminal)?;
    }
    Ok(Verdict::Good)
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| format!("`{text}` is no time to think"))
}

fn print(ladder: &Ladder, terminal: &mut Terminal) -> anyhow::Result<()> {
    let heading = terminal.words(&Text::new("cli-ladder-title").with("game", ladder.game));
    let heading = terminal.bold(heading);
    terminal.line(heading)?;
    for rung in &ladder.rungs {
        terminal.say(&rung_text(rung))?;
    }
    for duel in &ladder.duels {
        terminal.say(&duel_text(duel))?;
        if let Some(adjusted) = &duel.adjusted {
            let [one, other] = duel.bots;
            terminal.say(
                &Text::new("cli-ladder-adjusted")
                    .with("one", one.to_string())
                    .with("other", other.to_string())
                    .with("points", laboratory::per_cent(adjusted.adjusted))
                    .with("raw", laboratory::per_cent(adjusted.raw))
                    .with("factor", format!("{:.1}", adjusted.factor)),
            )?;
        }
    }
    Ok(())
}

fn rung_text(rung: &Rung) -> Text {
    Text::new("cli-ladder-rung")
        .with("level", rung.level.to_string())
        .with("elo", format!("{:+.0}", rung.elo))
        .with("reach", format!("{:.0}", rung.reach_95()))
        .with("matches", rung.matches.to_string())
}

fn duel_text(duel: &Duel) -> Text {
    let [one, other] = duel.bots;
    Text::new("cli-ladder-duel")
        .with("one", one.to_string())
        .with("other", other.to_string())
        .with("wins", duel.wins.to_string())
        .with("draws", duel.draws.to_string())
        .with("losses", duel.losses.to_string())
        .with("decided", laboratory::per_cent(duel.decided_share))
        .with("decided_matches", (duel.wins + duel.losses).to_string())
        .with("points", format!("{:.1}", 100.0 * duel.points.mean))
        .with("reach", format!("{:.1}", 100.0 * duel.points.reach_95()))
        .with("pairs", duel.points.over.to_string())
        .with("one_moves", duel.moves[0].to_string())
        .with("other_moves", duel.moves[1].to_string())
        .with("one_us", format!("{:.1}", duel.move_us[0]))
        .with("other_us", format!("{:.1}", duel.move_us[1]))
        .with("early", if duel.ended_early { "yes" } else { "no" })
}
