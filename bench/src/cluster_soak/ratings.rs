//! Whether every rated match has counted once.

use std::collections::BTreeSet;

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    club::Club,
    dice::Dice,
    tables::{History, insist},
};

/// Holds the ratings of the members of a table against the matches that they have played.
pub(super) async fn judge_ratings(club: &Club, history: &History) -> anyhow::Result<()> {
    let Some(members) = &history.members else {
        return Ok(());
    };
    let mut dice = Dice::of(club.seed, 2);
    for (side, name) in ["home", "away"].into_iter().zip(members) {
        let path = format!("/api/members/{name}/ratings");
        let told = insist(club, &mut dice, "GET", &path, "", &Value::Null, &[])
            .await?
            .json()?;
        judge_one(history, side, &told).with_context(|| format!("ratings of {name}: {told}"))?;
    }
    Ok(())
}

/// Each match stands in the history once, in order, and each begins with the rating with which the one before ended.
fn judge_one(history: &History, side: &str, told: &Value) -> anyhow::Result<()> {
    if history.matches.is_empty() {
        anyhow::ensure!(*told == json!([]), "ratings without a match");
        return Ok(());
    }
    let ladders = told.as_array().context("a list")?;
    anyhow::ensure!(ladders.len() == 1, "one game at one pace was played");
    let ladder = &ladders[0];
    let counted: Vec<&str> = ladder["history"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|point| point["match"].as_str())
        .collect();
    let played: Vec<&str> = history.matches.iter().map(|good| good.id.as_str()).collect();
    let once: BTreeSet<&&str> = counted.iter().collect();
    anyhow::ensure!(once.len() == counted.len(), "a match counts twice");
    anyhow::ensure!(
        counted == played,
        "counted are {counted:?}, played were {played:?}"
    );
    anyhow::ensure!(
        ladder["matches"] == played.len(),
        "{} matches are counted",
        ladder["matches"]
    );
    let mut before: Option<f64> = None;
    for (index, rated) in history.rated.iter().enumerate() {
        let rated: Value =
            serde_json::from_str(rated.as_deref().context("nobody was told what a match did")?)?;
        let (from, to) = (rated[side]["before"].as_f64(), rated[side]["after"].as_f64());
        anyhow::ensure!(
            before.is_none_or(|before| from == Some(before)),
            "match {index} begins with {from:?} after {before:?}"
        );
        anyhow::ensure!(
            ladder["history"][index]["rating"].as_f64() == to,
            "match {index} ends with {to:?}"
        );
        before = to;
    }
    anyhow::ensure!(
        ladder["rating"].as_f64() == before,
        "the rating is that of the last match"
    );
    Ok(())
}
