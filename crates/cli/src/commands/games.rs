//! `fiveaside games`: the catalogue.

use clubhouse::{AnyGame, Level, OptionSpec, OptionValue, OptionValues, Seats, Text, games};
use serde::Serialize;

use crate::{Verdict, terminal::Terminal};

/// The arguments of `games`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

/// A game as programs read it.
#[derive(Serialize)]
struct Answer {
    id: &'static str,
    title: String,
    rules_version: &'static str,
    seats: Seats,
    bots: &'static [Level],
    options: &'static [OptionSpec],
    presets: Vec<Preset>,
}

#[derive(Serialize)]
struct Preset {
    name: &'static str,
    options: OptionValues,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let answers: Vec<Answer> = games().iter().map(|game| answer(*game, terminal)).collect();
    if arguments.json {
        terminal.json(&answers)?;
        return Ok(Verdict::Good);
    }
    for answer in &answers {
        print(answer, terminal)?;
    }
    Ok(Verdict::Good)
}

fn answer(game: &dyn AnyGame, terminal: &Terminal) -> Answer {
    let presets = game.presets().iter().map(|(name, options)| Preset {
        name,
        options: options
            .iter()
            .map(|(name, value)| ((*name).to_owned(), OptionValue::from(*value)))
            .collect(),
    });
    Answer {
        id: game.id(),
        title: terminal.words(&Text {
            key: format!("game-{}-title", game.id()).into(),
            ..Text::new("")
        }),
        rules_version: game.rules_version(),
        seats: game
            .seats(&OptionValues::new())
            .expect("the box's standard game has its seats"),
        bots: game.levels(),
        options: game.option_specs(),
        presets: presets.collect(),
    }
}

fn print(answer: &Answer, terminal: &mut Terminal) -> anyhow::Result<()> {
    let title = terminal.bold(&answer.title);
    terminal.line(format!("{}  {title}", answer.id))?;
    let bots: Vec<String> = answer.bots.iter().map(ToString::to_string).collect();
    let facts = Text::new("cli-games-facts")
        .with("version", answer.rules_version)
        .with("seats", answer.seats.iter().count() as i32)
        .with("bots", bots.join(", "));
    let facts = terminal.words(&facts);
    terminal.line(format!("  {facts}"))?;
    let width = answer
        .options
        .iter()
        .map(|spec| spec.name.len())
        .max()
        .unwrap_or_default();
    for spec in answer.options {
        let default = OptionValue::from(spec.default);
        let line = Text::new("cli-games-option")
            .with("default", default.to_string())
            .with("kind", spec.kind.to_string());
        let line = terminal.words(&line);
        terminal.line(format!("  --option {:<width$}  {line}", spec.name))?;
    }
    for preset in &answer.presets {
        let options: Vec<String> = preset
            .options
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        terminal.line(format!(
            "  --preset {:<width$}  {}",
            preset.name,
            options.join(" ")
        ))?;
    }
    Ok(())
}
