//! `fiveaside simulate`: bots play many matches.

use std::num::NonZero;

use anyhow::anyhow;
use clubhouse::{Level, Text};
use lab::{CoachReport, Mean, Plan, Report};
use serde::Serialize;

use super::{MatchOptions, find_game, laboratory};
use crate::{UsageError, Verdict, terminal::Terminal};

/// The arguments of `simulate`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game, such as `flip-football` (see `fiveaside games`)
    game: String,
    /// How many matches
    #[arg(long, default_value_t = 10_000)]
    matches: u64,
    /// The bot that begins at home
    #[arg(long, default_value = "instinct")]
    home: Level,
    /// The bot that begins away
    #[arg(long, default_value = "instinct")]
    away: Level,
    /// Plays every seed twice, the bots changing sides, so that luck favours neither
    #[arg(long)]
    swap: bool,
    #[command(flatten)]
    options: MatchOptions,
    /// The number from which all luck flows: the same number, the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many simulations World class makes a decision; its usual number if not given
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..))]
    simulations: Option<u32>,
    /// How many threads play; as many as there are cores if not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

/// The report, and how fast it came about.
#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    report: &'a Report,
    threads: usize,
    matches_per_second: f64,
    /// Whether the simulation was stopped before its end.
    stopped: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let game = find_game(&arguments.game)?;
    let threads = laboratory::threads(arguments.threads);
    let plan = Plan {
        coaches: [arguments.home, arguments.away],
        options: arguments.options.read(game)?,
        matches: arguments.matches,
        seed: arguments.seed,
        swap: arguments.swap,
        simulations: arguments.simulations,
        threads,
    };
    let report = laboratory::work(plan.matches, |progress| lab::simulate(game.id(), &plan, progress))?
        .ok_or_else(|| anyhow!("the laboratory does not know this game"))?
        .map_err(|refusal| UsageError(format!("{refusal} ({})", refusal.clause)))?;
    let answer = Answer {
        matches_per_second: report.matches as f64 / report.seconds.max(f64::EPSILON),
        stopped: report.matches < plan.matches,
        report: &report,
        threads,
    };
    if arguments.json {
        terminal.json(&answer)?;
    } else {
        print(&answer, terminal)?;
    }
    Ok(Verdict::Good)
}

fn print(answer: &Answer<'_>, terminal: &mut Terminal) -> anyhow::Result<()> {
    let report = answer.report;
    let share = |count: u64| format!("{:.2} %", 100.0 * count as f64 / report.matches.max(1) as f64);
    let coach = |at: u8, coach: &CoachReport| {
        Text::new("cli-simulate-coach")
            .with("coach", at)
            .with("level", coach.level.to_string())
            .with("wins", share(coach.wins))
            .with("decided", percent(coach.decided_share))
            .with("goals", number(coach.goals))
    };
    let matches = Text::new("cli-simulate-matches")
        .with("game", report.game)
        .with("matches", report.matches.to_string())
        .with("seconds", format!("{:.2}", report.seconds))
        .with("speed", format!("{:.0}", answer.matches_per_second))
        .with("threads", answer.threads.to_string());
    let heading = terminal.words(&matches);
    let heading = terminal.bold(heading);
    terminal.line(heading)?;
    if answer.stopped {
        terminal.say(&Text::new("cli-simulate-stopped"))?;
    }
    terminal.say(&coach(1, &report.first))?;
    terminal.say(&coach(2, &report.second))?;
    terminal.say(
        &Text::new("cli-simulate-results")
            .with("home", share(report.home_wins))
            .with("draws", share(report.draws))
            .with("away", share(report.away_wins)),
    )?;
    terminal.say(&Text::new("cli-simulate-goals").with("goals", number(report.goals)))?;
    terminal.say(&Text::new("cli-simulate-moves").with("moves", number(report.moves)))?;
    if report.shoot_outs > 0 {
        terminal.say(&Text::new("cli-simulate-shoot-outs").with("share", share(report.shoot_outs)))?;
    }
    let scores: Vec<String> = report
        .scores
        .iter()
        .take(10)
        .map(|(score, count)| format!("{score} {}", share(*count)))
        .collect();
    terminal.say(&Text::new("cli-simulate-scores").with("scores", scores.join(", ")))?;
    Ok(())
}

fn number(mean: Mean) -> String {
    format!("{:.3} ± {:.3}", mean.mean, mean.error)
}

fn percent(mean: Mean) -> String {
    format!("{:.2} ± {:.2} %", 100.0 * mean.mean, 100.0 * mean.error)
}
