//! `fiveaside record`: work with records.

use std::path::{Path, PathBuf};

use clubhouse::{Checked, Text};
use serde::Serialize;

use crate::{Verdict, files, terminal::Terminal};

/// The subcommands of `record`.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Check that every step follows from the rules and, if the seed is revealed, every roll from the seed
    Check {
        /// The records, text or JSON
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Prints JSON for programs
        #[arg(long)]
        json: bool,
    },
}

/// What is said about one file.
#[derive(Serialize)]
struct Answer {
    file: String,
    good: bool,
    #[serde(flatten)]
    checked: Option<Checked>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub(crate) fn run(command: &Command, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let Command::Check { files, json } = command;
    let answers: Vec<Answer> = files.iter().map(|file| answer(file)).collect();
    if *json {
        terminal.json(&answers)?;
    } else {
        for answer in &answers {
            print(answer, terminal)?;
        }
    }
    Ok(if answers.iter().all(|answer| answer.good) {
        Verdict::Good
    } else {
        Verdict::Bad
    })
}

fn answer(file: &Path) -> Answer {
    let result = check(file);
    Answer {
        file: file.display().to_string(),
        good: result.is_ok(),
        checked: result.as_ref().ok().copied(),
        why: result.err().map(|error| format!("{error:#}")),
    }
}

fn check(file: &Path) -> anyhow::Result<Checked> {
    let text = files::read(file)?;
    Ok(files::game_of_record(&text)?.check_record(&text)?)
}

fn print(answer: &Answer, terminal: &mut Terminal) -> anyhow::Result<()> {
    let text = match (&answer.checked, &answer.why) {
        (Some(checked), _) => Text::new(if checked.chance_verified {
            "cli-record-verified"
        } else {
            "cli-record-good"
        })
        .with("steps", checked.steps as i32),
        (None, why) => Text::new("cli-record-bad").with("why", why.clone().unwrap_or_default()),
    };
    let words = terminal.words(&text.with("file", answer.file.clone()));
    let words = if answer.good {
        terminal.good(words)
    } else {
        terminal.bad(words)
    };
    Ok(terminal.line(words)?)
}
