//! `fiveaside rules`: a rulebook, a clause of it, or a search in it.

use std::io;

use clubhouse::{AnyGame, Rule, Rulebook, Text};

use super::find_game;
use crate::{Verdict, terminal::Terminal};

/// The arguments of `rules`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game, such as `flip-football` (see `fiveaside games`)
    game: String,
    /// A clause such as `FLIP-PLAY-3`, or words to look for; the whole rulebook if not given
    words: Vec<String>,
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let game = find_game(&arguments.game)?;
    let words = arguments.words.join(" ");
    if !arguments.json {
        return Ok(show(game, &words, terminal)?);
    }
    if words.is_empty() {
        terminal.json(game.rulebook())?;
        return Ok(Verdict::Good);
    }
    let found = search(game.rulebook(), &words);
    terminal.json(&found)?;
    Ok(if found.is_empty() {
        Verdict::Bad
    } else {
        Verdict::Good
    })
}

/// Shows the rulebook, or what of it answers to the words.
pub(crate) fn show(game: &dyn AnyGame, words: &str, terminal: &mut Terminal) -> io::Result<Verdict> {
    if words.is_empty() {
        for chapter in &game.rulebook().chapters {
            let title = terminal.bold(&chapter.title);
            terminal.line(format!("\n{title}"))?;
            for rule in &chapter.rules {
                show_rule(rule, terminal)?;
            }
        }
        return Ok(Verdict::Good);
    }
    let found = search(game.rulebook(), words);
    if found.is_empty() {
        terminal.say(&Text::new("cli-rules-none").with("words", words.to_owned()))?;
        return Ok(Verdict::Bad);
    }
    for rule in found {
        show_rule(rule, terminal)?;
    }
    Ok(Verdict::Good)
}

/// Shows one clause with its ruling.
pub(crate) fn show_rule(rule: &Rule, terminal: &mut Terminal) -> io::Result<()> {
    let clause = terminal.bold(&rule.clause);
    terminal.line(format!("{clause}  {}", rule.text))?;
    if let Some(ruling) = &rule.ruling {
        let words = terminal.words(&Text::new("cli-rules-ruling").with("why", ruling.clone()));
        let words = terminal.dim(words);
        terminal.line(format!("    {words}"))?;
    }
    Ok(())
}

/// The clause of that id alone, or else all clauses that hold every word.
fn search<'a>(rulebook: &'a Rulebook, words: &str) -> Vec<&'a Rule> {
    if let Some(rule) = rulebook.find(&words.to_uppercase()) {
        return vec![rule];
    }
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let holds = |rule: &&Rule| {
        let ruling = rule.ruling.as_deref().unwrap_or_default();
        let text = format!("{} {} {ruling}", rule.clause, rule.text).to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    rulebook
        .chapters
        .iter()
        .flat_map(|chapter| &chapter.rules)
        .filter(holds)
        .collect()
}
