//! `fiveaside record`: work with records.

use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clubhouse::{Finding, Origin, Text, Verified};
use serde::{Deserialize, Serialize};

use crate::{Verdict, files, terminal::Terminal};

/// The subcommands of `record`.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Verify what records prove: rules, rolls and outcome; a fork also beside its origin, if that is given too
    #[command(alias = "check")]
    Verify {
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
    verified: Option<Verified>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub(crate) fn run(command: &Command, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let Command::Verify { files, json } = command;
    let texts: Vec<(&Path, anyhow::Result<String>)> = files
        .iter()
        .map(|file| (file.as_path(), files::read(file)))
        .collect();
    let answers: Vec<Answer> = texts
        .iter()
        .map(|(file, text)| answer(file, text, &texts))
        .collect();
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

type Texts<'a> = [(&'a Path, anyhow::Result<String>)];

fn answer(file: &Path, text: &anyhow::Result<String>, all: &Texts<'_>) -> Answer {
    let result = match text {
        Ok(text) => verify(text, all),
        Err(error) => Err(anyhow!("{error:#}")),
    };
    Answer {
        file: file.display().to_string(),
        good: result.as_ref().is_ok_and(Verified::is_good),
        why: result.as_ref().err().map(|error| format!("{error:#}")),
        verified: result.ok(),
    }
}

fn verify(text: &str, all: &Texts<'_>) -> anyhow::Result<Verified> {
    Ok(files::game_of_record(text)?.verify_record(text, origin_of(text, all))?)
}

/// What is needed of a header to find the match that a fork comes from.
#[derive(Deserialize)]
struct Heading {
    commitment: String,
    #[serde(default)]
    forked_from: Option<String>,
    #[serde(default)]
    origin: Option<Origin>,
}

fn heading(text: &str) -> Option<Heading> {
    let fixture = files::game_of_record(text).ok()?.read_record(text).ok()?;
    serde_json::from_str(&fixture.header_json()).ok()
}

/// The match that a fork comes from: the file with its commitment or, in older records, with its name.
fn origin_of<'a>(text: &str, all: &'a Texts<'_>) -> Option<&'a str> {
    // Most records are no forks: they need not be read twice.
    if !text.contains("ForkedFrom") && !text.contains("forked_from") {
        return None;
    }
    let fork = heading(text)?;
    let id = fork.forked_from?;
    let id = id.rsplit_once(' ')?.0;
    let readable = all
        .iter()
        .filter_map(|(file, text)| Some((file, text.as_ref().ok()?.as_str())));
    readable
        .filter(|(file, text)| match &fork.origin {
            Some(origin) => heading(text).is_some_and(|heading| heading.commitment == origin.commitment),
            None => file.file_stem().is_some_and(|stem| stem == id),
        })
        .map(|(_, text)| text)
        .next()
}

fn print(answer: &Answer, terminal: &mut Terminal) -> anyhow::Result<()> {
    let Some(verified) = &answer.verified else {
        let text = Text::new("cli-record-bad")
            .with("file", answer.file.clone())
            .with("why", answer.why.clone().unwrap_or_default());
        let words = terminal.words(&text);
        let words = terminal.bad(words);
        return Ok(terminal.line(words)?);
    };
    let key = if answer.good {
        "cli-record-good"
    } else {
        "cli-record-forged"
    };
    let text = Text::new(key)
        .with("file", answer.file.clone())
        .with("steps", verified.steps as i32)
        .with("draws", verified.draws as i32);
    let words = terminal.words(&text);
    let words = if answer.good {
        terminal.good(words)
    } else {
        terminal.bad(words)
    };
    terminal.line(words)?;
    if verified.rules_version != verified.verified_by {
        let text = Text::new("cli-record-other-rules")
            .with("version", verified.rules_version.clone())
            .with("present", verified.verified_by.clone());
        let words = terminal.words(&text);
        terminal.line(words)?;
    }
    let rolls_yes = if verified.rolls_from > 0 {
        "cli-record-rolls-from"
    } else {
        "cli-record-rolls-yes"
    };
    let findings = [
        (
            &verified.rules,
            [
                "cli-record-rules-yes",
                "cli-record-rules-no",
                "cli-record-rules-cannot",
            ],
        ),
        (
            &verified.rolls,
            [rolls_yes, "cli-record-rolls-no", "cli-record-rolls-cannot"],
        ),
        (
            &verified.outcome,
            [
                "cli-record-outcome-yes",
                "cli-record-outcome-no",
                "cli-record-outcome-cannot",
            ],
        ),
    ];
    for (finding, [yes, no, cannot]) in findings {
        let text = match finding {
            Finding::Yes => Text::new(yes).with("step", verified.rolls_from as i32),
            Finding::No(why) => Text::new(no).with("why", why.clone()),
            Finding::Cannot(why) => Text::new(cannot).with("why", why.clone()),
        };
        let words = terminal.words(&text);
        terminal.line(words)?;
    }
    Ok(())
}
