//! `fiveaside decks`: list, show and check decks, and teams where a game is played with those.

use std::path::{Path, PathBuf};

use clubhouse::{AnyDecks, AnyGame, DeckReport, OptionValue, Text, games};

use crate::{UsageError, Verdict, files, terminal::Terminal};

/// The subcommands of `decks`.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List the ready-made decks or teams
    List {
        #[command(flatten)]
        of: Game,
        /// Prints JSON for programs
        #[arg(long)]
        json: bool,
    },
    /// Show a ready-made deck or team in its short text, which fits a chat message
    Show {
        /// Its id, such as `EFFORT-START-30` or `reds`
        deck: String,
        #[command(flatten)]
        of: Game,
    },
    /// Check a deck or team: exits with 0 if it can be played, with 1 and every reason if not
    Check {
        /// A file that holds its short text, or `-` for the standard input
        file: PathBuf,
        #[command(flatten)]
        of: Game,
        /// An option of the match it is meant for, such as `deck_profile=intro40`; may be repeated
        #[arg(long = "option", value_name = "NAME=VALUE", value_parser = super::read_pair)]
        options: Vec<(String, String)>,
        /// Prints JSON for programs
        #[arg(long)]
        json: bool,
    },
}

/// The game whose decks are meant.
#[derive(clap::Args)]
pub(crate) struct Game {
    /// The game; the first on the shelf that is played with decks, if it is not said
    #[arg(long, value_name = "ID")]
    game: Option<String>,
}

impl Game {
    fn decks(&self) -> Result<&'static dyn AnyDecks, UsageError> {
        let known = || games().iter().copied().filter(|game| game.decks().is_some());
        let wanted = |game: &&dyn AnyGame| self.game.as_deref().is_none_or(|id| game.id() == id);
        known().find(wanted).and_then(AnyGame::decks).ok_or_else(|| {
            let ids: Vec<&str> = known().map(AnyGame::id).collect();
            UsageError(format!("these games are played with decks: {}", ids.join(", ")))
        })
    }
}

pub(crate) fn run(command: &Command, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    match command {
        Command::List { of, json } => list(of.decks()?, *json, terminal),
        Command::Show { deck, of } => show(of.decks()?, deck, terminal),
        Command::Check {
            file,
            of,
            options,
            json,
        } => {
            let text = read(file)?;
            let terms = options
                .iter()
                .map(|(name, value)| (name.clone(), OptionValue::from(value.as_str())))
                .collect();
            let report = of
                .decks()?
                .check(text.trim(), &terms)
                .map_err(|refusal| UsageError(refusal.to_string()))?;
            tell(&report, *json, terminal)
        }
    }
}

/// A file, or the standard input for `-`.
fn read(file: &Path) -> anyhow::Result<String> {
    if file == Path::new("-") {
        return Ok(std::io::read_to_string(std::io::stdin())?);
    }
    files::read(file)
}

fn list(decks: &dyn AnyDecks, json: bool, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let listed = decks.ready();
    if json {
        terminal.json(&listed)?;
        return Ok(Verdict::Good);
    }
    for deck in &listed {
        let name = terminal.bold(deck.name);
        terminal.line(format!("{:<20} {name} ({})", deck.id, deck.kind))?;
        terminal.line(format!("{:<20} {}", "", deck.about))?;
    }
    Ok(Verdict::Good)
}

fn show(decks: &dyn AnyDecks, id: &str, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let ready = decks.ready();
    let deck = ready.iter().find(|deck| deck.id == id).ok_or_else(|| {
        let ids: Vec<&str> = ready.iter().map(|deck| deck.id).collect();
        UsageError(format!("there is no deck `{id}`; there is: {}", ids.join(", ")))
    })?;
    terminal.line(&deck.text)?;
    Ok(Verdict::Good)
}

fn tell(report: &DeckReport, json: bool, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let legal = report.breaches.is_empty();
    if json {
        terminal.json(&report.json)?;
    } else {
        for breach in &report.breaches {
            terminal.line(format!("{}  {}", breach.clause, breach.detail))?;
        }
        let verdict = if legal {
            "cli-decks-legal"
        } else {
            "cli-decks-illegal"
        };
        terminal.say(&Text::new(verdict).with("count", report.breaches.len() as i32))?;
    }
    Ok(if legal { Verdict::Good } else { Verdict::Bad })
}
