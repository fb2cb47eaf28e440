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
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
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
    /// Tells the points also without what the dice gave: the same mean, and surer
    #[arg(long)]
    adjusted: bool,
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
    if arguments.swap && arguments.matches % 2 == 1 {
        return Err(UsageError(format!(
            "--swap plays pairs of matches, so their number is even: {} is not",
            arguments.matches
        ))
        .into());
    }
    let threads = laboratory::threads(arguments.threads);
    let plan = Plan {
        coaches: [arguments.home, arguments.away],
        options: arguments.options.read(game)?,
        matches: arguments.matches,
        seed: arguments.seed,
        swap: arguments.swap,
        simulations: arguments.simulations,
        adjusted: arguments.adjusted,
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
            .with("wins", percent(coach.win_share))
            .with("matches", coach.win_share.over.to_string())
            .with("decided", percent(coach.decided_share))
            .with("decided_matches", coach.decided_share.over.to_string())
            .with("goals", number(coach.goals))
    };
    let matches = Text::new("cli-simulate-matches")
        .with("game", report.game)
        .with("matches", report.matches.to_string())
        .with("seconds", format!("{:.2}", report.seconds))
        .with("speed", speed(answer.matches_per_second))
        .with("threads", answer.threads.to_string());
    let heading = terminal.words(&matches);
    let heading = terminal.bold(heading);
    terminal.line(heading)?;
    let by = if report.swapped { "pairs" } else { "matches" };
    terminal.say(&Text::new("cli-simulate-intervals").with("by", by))?;
    if answer.stopped {
        terminal.say(&Text::new("cli-simulate-stopped"))?;
    }
    terminal.say(&coach(1, &report.first))?;
    terminal.say(&coach(2, &report.second))?;
    terminal.say(
        &Text::new("cli-simulate-results")
            .with("home", percent(report.home_share))
            .with("draws", percent(report.draws_share))
            .with("away", percent(report.away_share))
            .with("matches", report.matches.to_string()),
    )?;
    terminal.say(
        &Text::new("cli-simulate-goals")
            .with("goals", number(report.goals))
            .with("matches", report.matches.to_string()),
    )?;
    terminal.say(
        &Text::new("cli-simulate-moves")
            .with("moves", number(report.moves))
            .with("matches", report.matches.to_string()),
    )?;
    if report.shoot_outs > 0 {
        terminal.say(
            &Text::new("cli-simulate-shoot-outs")
                .with("share", share(report.shoot_outs))
                .with("matches", report.matches.to_string()),
        )?;
    }
    if let Some(points) = &report.points {
        terminal.say(
            &Text::new("cli-simulate-points")
                .with("raw", percent(points.raw))
                .with("adjusted", percent(points.adjusted))
                .with("count", points.raw.over.to_string())
                .with("by", by)
                .with("factor", format!("{:.1}", points.factor)),
        )?;
    }
    let scores: Vec<String> = report
        .scores
        .iter()
        .take(10)
        .map(|(score, count)| format!("{score} {}", share(*count)))
        .collect();
    terminal.say(
        &Text::new("cli-simulate-scores")
            .with("scores", scores.join(", "))
            .with("matches", report.matches.to_string()),
    )?;
    Ok(())
}

fn number(mean: Mean) -> String {
    format!("{:.3} ± {:.3}", mean.mean, mean.reach_95())
}

fn percent(mean: Mean) -> String {
    format!("{:.2} ± {:.2} %", 100.0 * mean.mean, 100.0 * mean.reach_95())
}

/// How fast it went, in words that are true of slow work too.
fn speed(matches_per_second: f64) -> String {
    if matches_per_second >= 10.0 {
        format!("{matches_per_second:.0} a second")
    } else if matches_per_second >= 1.0 {
        format!("{matches_per_second:.1} a second")
    } else if matches_per_second > 0.0 {
        format!("one in {:.1} s", 1.0 / matches_per_second)
    } else {
        "none finished".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::speed;

    #[test]
    fn slow_work_is_not_nothing() {
        assert_eq!(speed(155_000.4), "155000 a second");
        assert_eq!(speed(1.26), "1.3 a second");
        assert_eq!(speed(0.04), "one in 25.0 s");
        assert_eq!(speed(0.0), "none finished");
    }
}
