//! One file for each subcommand.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod decks;
pub(crate) mod fit;
pub(crate) mod games;
mod laboratory;
pub(crate) mod ladder;
pub(crate) mod move_data;
pub(crate) mod play;
pub(crate) mod practise;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod worker;

use clubhouse::{AnyGame, OptionValue, OptionValues, game, games};

use crate::UsageError;

/// The game with this id.
fn find_game(id: &str) -> Result<&'static dyn AnyGame, UsageError> {
    game(id).ok_or_else(|| {
        let ids: Vec<&str> = games().iter().map(|game| game.id()).collect();
        UsageError(format!("there is no game `{id}`; there is: {}", ids.join(", ")))
    })
}

/// The match options that several subcommands take.
#[derive(clap::Args)]
struct MatchOptions {
    /// A match option, such as `half_cards=15` (see `fiveaside games`); may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = read_pair)]
    options: Vec<(String, String)>,
    /// A named set of options (see `fiveaside games`)
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
}

impl MatchOptions {
    /// The options by name: the preset's, then those named one by one.
    fn read(&self, game: &dyn AnyGame) -> Result<OptionValues, UsageError> {
        let mut values = OptionValues::new();
        if let Some(name) = &self.preset {
            let presets = game.presets();
            let (_, preset) = presets.iter().find(|(known, _)| known == name).ok_or_else(|| {
                let names: Vec<&str> = presets.iter().map(|(name, _)| *name).collect();
                UsageError(format!(
                    "there is no preset `{name}`; there is: {}",
                    names.join(", ")
                ))
            })?;
            values.extend(
                preset
                    .iter()
                    .map(|(name, value)| ((*name).to_owned(), OptionValue::from(*value))),
            );
        }
        for (name, value) in &self.options {
            values.insert(name.clone(), OptionValue::from(value.as_str()));
        }
        Ok(values)
    }

    /// The same for matches in which nobody keeps the time: a game that can count it by itself does.
    fn read_untimed(&self, game: &dyn AnyGame) -> Result<OptionValues, UsageError> {
        let mut values = self.read(game)?;
        for (name, value) in game.untimed() {
            values.entry((*name).to_owned()).or_insert((*value).into());
        }
        Ok(values)
    }
}

/// Reads `name=value`.
fn read_pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err(format!("`{text}` should be written name=value")),
    }
}
