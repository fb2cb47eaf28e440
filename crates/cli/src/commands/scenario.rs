//! `fiveaside scenario`: run scenario files.

use std::path::{Path, PathBuf};

use clubhouse::{CaseReport, Text};
use serde::Serialize;

use crate::{UsageError, Verdict, files, terminal::Terminal};

/// The subcommands of `scenario`.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Run scenario files, from anywhere; of folders all `.txt` files, however deep
    Run {
        /// Files and folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Prints JSON for programs
        #[arg(long)]
        json: bool,
    },
}

/// What became of one case, or of a file that holds none.
#[derive(Serialize)]
struct Answer {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    clauses: Vec<String>,
    pass: bool,
    /// Why it failed, or what is to be said of it nevertheless.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub(crate) fn run(command: &Command, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let Command::Run { paths, json } = command;
    let files = files::scenario_files(paths)?;
    if files.is_empty() {
        return Err(UsageError("there are no scenario files there".to_owned()).into());
    }
    let mut answers = Vec::new();
    for file in &files {
        let found = answers_of(file);
        if !json {
            for answer in &found {
                print(answer, terminal)?;
            }
        }
        answers.extend(found);
    }
    let failed = answers.iter().filter(|answer| !answer.pass).count();
    if *json {
        terminal.json(&answers)?;
    } else {
        let sum = Text::new("cli-scenario-sum")
            .with("passed", (answers.len() - failed) as i32)
            .with("failed", failed as i32);
        terminal.say(&sum)?;
    }
    Ok(if failed == 0 { Verdict::Good } else { Verdict::Bad })
}

fn answers_of(file: &Path) -> Vec<Answer> {
    let name = file.display().to_string();
    match reports_of(file) {
        Ok(reports) => reports
            .into_iter()
            .map(|report| Answer {
                file: name.clone(),
                id: Some(report.id),
                title: Some(report.title),
                clauses: report.clauses,
                // A script from elsewhere may foresee a draw that these rules do not make: that is told, not held against
                // what came true without it. The games' own tests forgive nothing.
                pass: report.failure.is_none() || !report.unasked.is_empty(),
                why: report.failure,
            })
            .collect(),
        Err(error) => {
            let why = Some(format!("{error:#}"));
            vec![Answer {
                file: name,
                id: None,
                title: None,
                clauses: Vec::new(),
                pass: false,
                why,
            }]
        }
    }
}

fn reports_of(file: &Path) -> anyhow::Result<Vec<CaseReport>> {
    let text = files::read(file)?;
    Ok(files::game_of_scenarios(&text)?.run_scenarios(&text)?)
}

fn print(answer: &Answer, terminal: &mut Terminal) -> anyhow::Result<()> {
    let verdict = terminal.words(&Text::new(if answer.pass {
        "cli-scenario-pass"
    } else {
        "cli-scenario-fail"
    }));
    let verdict = if answer.pass {
        terminal.good(verdict)
    } else {
        terminal.bad(verdict)
    };
    let id = answer.id.as_deref().unwrap_or(&answer.file);
    terminal.line(format!("{verdict} {id} {}", answer.title.as_deref().unwrap_or_default()).trim_end())?;
    if let Some(why) = &answer.why {
        for line in why.lines() {
            terminal.line(format!("     {line}"))?;
        }
        let place = terminal.dim(&answer.file);
        terminal.line(format!("     {place}"))?;
    }
    Ok(())
}
