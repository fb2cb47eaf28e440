//! `fiveaside games`: the catalogue, or one game of it.

use clubhouse::{AnyGame, Level, OptionSpec, OptionValue, OptionValues, Seats, Text, games};
use serde::Serialize;

use super::find_game;
use crate::{Verdict, terminal::Terminal};

/// The arguments of `games`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game to tell about; all of them in short if not given
    game: Option<String>,
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
    /// The chapters of its rulebook: what `rules` shows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chapters: Vec<String>,
}

#[derive(Serialize)]
struct Preset {
    name: &'static str,
    options: OptionValues,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    if let Some(id) = &arguments.game {
        let game = find_game(id)?;
        let mut answer = answer(game, terminal);
        let chapters = game.rulebook().chapters.iter();
        answer.chapters = chapters.map(|chapter| chapter.title.clone()).collect();
        if arguments.json {
            terminal.json(&answer)?;
        } else {
            print(&answer, terminal)?;
        }
        return Ok(Verdict::Good);
    }
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
        chapters: Vec::new(),
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
    for chapter in &answer.chapters {
        let line = terminal.words(&Text::new("cli-games-chapter").with("title", chapter.clone()));
        terminal.line(format!("  {line}"))?;
    }
    Ok(())
}
