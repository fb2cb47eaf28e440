//! `fiveaside replay`: a recorded match, step by step.

use std::path::PathBuf;

use clubhouse::{AnyMatch, Commentary, Text, Viewer};

use crate::{
    Verdict, files,
    table::{result, tell},
    terminal::Terminal,
};

/// The arguments of `replay`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The record, text or JSON
    file: PathBuf,
    /// Shows the whole match without stopping
    #[arg(long)]
    all: bool,
    /// Through whose eyes: home, away, home2, away2 or spectator
    #[arg(long = "as", value_name = "VIEWER", default_value = "spectator")]
    viewer: Viewer,
    /// Prints all frames as JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let text = files::read(&arguments.file)?;
    let fixture = files::game_of_record(&text)?.read_record(&text)?;
    if arguments.json {
        terminal.json(&fixture.frames(arguments.viewer))?;
        return Ok(Verdict::Good);
    }
    let frames = fixture.frames(arguments.viewer);
    let mut at = 0;
    while let Some(frame) = frames.get(at) {
        let radio: Vec<&Commentary> = frame
            .events
            .iter()
            .filter_map(|event| event.commentary.as_ref())
            .collect();
        // Without a stop, only the steps that the radio tells are worth a line.
        if !arguments.all || !radio.is_empty() {
            let place = Text::new("cli-replay-step")
                .with("step", at as i32)
                .with("steps", frames.len() as i32 - 1);
            let place = terminal.words(&place);
            let place = terminal.dim(place);
            terminal.line(place)?;
        }
        for line in radio {
            tell(terminal, line)?;
        }
        if arguments.all {
            at += 1;
        } else {
            terminal.line(picture(&*fixture, frame.step, arguments.viewer).trim_end())?;
            match ask(at, frames.len(), terminal)? {
                Some(next) => at = next,
                None => return Ok(Verdict::Good),
            }
        }
    }
    terminal.line(fixture.picture(arguments.viewer).trim_end())?;
    if let Some(outcome) = fixture.outcome() {
        let words = terminal.words(&result(&outcome));
        let words = terminal.bold(words);
        terminal.line(words)?;
    }
    Ok(Verdict::Good)
}

/// Where to go from step `at`; nothing if nowhere.
fn ask(at: usize, steps: usize, terminal: &mut Terminal) -> anyhow::Result<Option<usize>> {
    loop {
        let prompt = terminal.words(&Text::new("cli-replay-prompt"));
        let Some(line) = terminal.ask(prompt)? else {
            return Ok(None);
        };
        match line.as_str() {
            "" | "n" => return Ok(Some(at + 1)),
            "b" => return Ok(Some(at.saturating_sub(1))),
            "q" => return Ok(None),
            step => match step.parse() {
                Ok(step) if step < steps => return Ok(Some(step)),
                _ => terminal.say(&Text::new("cli-replay-help"))?,
            },
        }
    }
}

/// The board after a step.
fn picture(fixture: &dyn AnyMatch, step: usize, viewer: Viewer) -> String {
    fixture.as_of(step + 1).picture(viewer)
}
