//! Records and scenario files, from anywhere.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, anyhow};
use clubhouse::{AnyGame, game};

/// Reads a text file.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// The game of a record, text or JSON.
pub(crate) fn game_of_record(text: &str) -> anyhow::Result<&'static dyn AnyGame> {
    let id = if text.trim_start().starts_with('{') {
        let record: serde_json::Value = serde_json::from_str(text).context("this is no record")?;
        record["header"]["game"].as_str().map(str::to_owned)
    } else {
        text.lines()
            .find_map(|line| line.strip_prefix("[Game ")?.trim_end().strip_suffix(']'))
            .and_then(|id| serde_json::from_str(id).ok())
    };
    let id = id.ok_or_else(|| anyhow!("this is no record: its header names no game"))?;
    game(&id).ok_or_else(|| anyhow!("this is a record of `{id}`, which is not among the games"))
}

/// The game of a scenario file.
pub(crate) fn game_of_scenarios(text: &str) -> anyhow::Result<&'static dyn AnyGame> {
    let id = text
        .lines()
        .find_map(|line| line.strip_prefix("game "))
        .ok_or_else(|| anyhow!("this is no scenario file: no line says `game ...`"))?
        .trim();
    game(id).ok_or_else(|| anyhow!("`{id}` is not among the games"))
}

/// The files of a list of files and folders; of folders all `.txt` files, however deep, in the order of their names.
pub(crate) fn scenario_files(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            collect(path, &mut files)?;
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<anyhow::Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "txt") {
            files.push(path);
        }
    }
    Ok(())
}
