//! Whether a game's scenarios notice when its rules are changed.
//!
//! `cargo-mutants` changes a rule in one place, an operator or what a function returns, and runs the scenarios: a change
//! that none of them notices has survived. Survivors are killed by a scenario, or explained in `tests/mutants.md`.

use std::{env, fs, path::PathBuf};

use crate::run::{Failure, cargo, find, root};

/// How many mutants are tried, unless somebody says otherwise.
const SAMPLE: usize = 160;
/// The test that runs every scenario; the others of its file only look at their clauses.
const TEST: &str = "all_scenarios_pass";
/// Scenarios that take longer than this have lost themselves in an endless loop, in seconds.
const TIMEOUT: &str = "60";

/// What is tried.
struct Plan<'a> {
    game: &'a str,
    sample: usize,
    seed: u64,
    /// Only what has not been killed in a run before.
    survivors: bool,
}

impl<'a> Plan<'a> {
    fn read(words: &[&'a str]) -> Result<Self, Failure> {
        let [game, rest @ ..] = words else {
            return Err(Failure("which game?".into()));
        };
        let mut plan = Plan {
            game,
            sample: SAMPLE,
            seed: 1,
            survivors: false,
        };
        let number = |text: &str| {
            let number = text.parse::<u64>();
            number.map_err(|_| Failure(format!("`{text}` is no number")))
        };
        let mut rest = rest.iter();
        while let Some(word) = rest.next() {
            let mut value = || rest.next().map_or(Ok(0), |text| number(text));
            match *word {
                "--sample" => plan.sample = usize::try_from(value()?).unwrap_or(usize::MAX),
                "--seed" => plan.seed = value()?,
                "--survivors" => plan.survivors = true,
                _ => return Err(Failure(format!("`{word}` says nothing here"))),
            }
        }
        Ok(plan)
    }

    fn folder(&self) -> PathBuf {
        root().join("games").join(self.game)
    }

    /// Where `cargo-mutants` keeps what it has found.
    fn results(&self) -> PathBuf {
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
        target.join("mutants").join(self.game)
    }

    fn rules(&self) -> String {
        format!("games/{}/src/rules/**", self.game)
    }
}

/// Tries a random sample of all changes to the rules of a game, and tells which survived.
pub(crate) fn run(words: &[&str]) -> Result<(), Failure> {
    let plan = Plan::read(words)?;
    if !plan.folder().join("src/rules").is_dir() {
        return Err(Failure(format!("there is no game `{}`", plan.game)));
    }
    if find("cargo-mutants").is_none() {
        return Err(Failure(
            "cargo-mutants is missing: cargo install cargo-mutants --locked".into(),
        ));
    }
    let listed = cargo(&[
        "mutants",
        "--list",
        "--package",
        plan.game,
        "--file",
        &plan.rules(),
    ])
    .output()
    .ok_or_else(|| Failure("cargo-mutants does not list".into()))?;
    let mut mutants: Vec<&str> = listed.lines().collect();
    let all = mutants.len();
    mutants.sort_by_key(|mutant| hash(plan.seed, mutant));
    mutants.truncate(plan.sample);
    println!(
        "{} of {all} mutants of {}, seed {}",
        mutants.len(),
        plan.game,
        plan.seed
    );
    fs::create_dir_all(plan.results())
        .map_err(|error| Failure(format!("{}: {error}", plan.results().display())))?;
    // It fails if any survive; they are told below, with those that are explained.
    let _ = cargo(
        &arguments(&plan, &mutants)
            .iter()
            .map(String::as_str)
            .collect::<Vec<_>>(),
    )
    .env("CARGO_TARGET_DIR", plan.results().with_file_name("target"))
    .env("CARGO_INCREMENTAL", "1")
    .run();
    tell(&plan, mutants.len())
}

/// What `cargo-mutants` is asked for: unoptimised and in many units, of which a mutant changes one, because it is built
/// once and runs for a second.
fn arguments(plan: &Plan<'_>, mutants: &[&str]) -> Vec<String> {
    let mut arguments: Vec<String> = [
        "mutants",
        "--no-times",
        "--timeout",
        TIMEOUT,
        "--package",
        plan.game,
    ]
    .map(str::to_owned)
    .into();
    arguments.extend(["--file".to_owned(), plan.rules()]);
    arguments.extend(["--output".to_owned(), plan.results().display().to_string()]);
    for setting in ["opt-level=0", "codegen-units=256"] {
        let setting = format!("profile.dev.package.{}.{setting}", plan.game);
        arguments.extend(["--config", &setting].map(|word| format!("--cargo-arg={word}")));
    }
    arguments.extend(["--test", "scenarios"].map(|word| format!("--cargo-arg={word}")));
    arguments.push(format!("--cargo-test-arg={TEST}"));
    if plan.survivors {
        arguments.push("--iterate".to_owned());
    }
    for mutant in mutants {
        arguments.extend(["--re".to_owned(), format!("^{}$", escaped(mutant))]);
    }
    arguments
}

/// Tells how many were killed, and fails if any survived without an explanation, or if not all were tried.
fn tell(plan: &Plan<'_>, wanted: usize) -> Result<(), Failure> {
    let results = plan.results().join("mutants.out");
    let lines = |name: &str| -> Vec<String> {
        let text = fs::read_to_string(results.join(name)).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    };
    let (missed, endless) = (lines("missed.txt"), lines("timeout.txt"));
    let killed = lines("caught.txt").len() + endless.len();
    let unviable = lines("unviable.txt").len();
    let tried = killed + missed.len() + unviable + lines("previously_caught.txt").len();
    if tried < wanted {
        return Err(Failure(format!(
            "only {tried} of {wanted} were tried; why stands in {}",
            results.join("log").display()
        )));
    }
    let explained = fs::read_to_string(plan.folder().join("tests/mutants.md")).unwrap_or_default();
    let (explained, silent): (Vec<_>, Vec<_>) = missed
        .iter()
        .partition(|mutant| explained.contains(&format!("`{}`", without_place(mutant))));
    println!(
        "{}: {killed} of {} killed, {} explained, {unviable} that do not compile",
        plan.game,
        killed + missed.len(),
        explained.len()
    );
    if silent.is_empty() {
        return Ok(());
    }
    let silent: Vec<String> = silent
        .iter()
        .map(|mutant| format!("survived: {mutant}"))
        .collect();
    Err(Failure(format!("\n{}", silent.join("\n"))))
}

/// A mutant's file and change without line and column, which any change above it moves.
fn without_place(mutant: &str) -> String {
    let mut parts = mutant.splitn(4, ':');
    let (file, change) = (parts.next().unwrap_or_default(), parts.nth(2).unwrap_or_default());
    let file = file.split_once("src/").map_or(file, |(_, file)| file);
    format!("{file}:{change}")
}

/// Fowler, Noll and Vo's hash: the same sample for the same seed, on every machine.
fn hash(seed: u64, mutant: &str) -> u64 {
    format!("{seed} {mutant}")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
}

/// A text as a regular expression that matches nothing else.
fn escaped(text: &str) -> String {
    text.chars()
        .flat_map(|letter| {
            let is_plain = letter.is_alphanumeric() || " _-:/'\"<>=!&,;%@~#`".contains(letter);
            (!is_plain).then_some('\\').into_iter().chain([letter])
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MUTANT: &str = "games/flip-football/src/rules/lay.rs:38:8: delete ! in sample";

    #[test]
    fn a_mutant_is_known_when_lines_have_moved() {
        assert_eq!(without_place(MUTANT), "rules/lay.rs: delete ! in sample");
    }

    #[test]
    fn a_sample_depends_on_its_seed_alone() {
        assert_eq!(hash(1, MUTANT), hash(1, MUTANT));
        assert_ne!(hash(1, MUTANT), hash(2, MUTANT));
    }

    #[test]
    fn only_the_mutant_itself_is_meant() {
        assert_eq!(
            escaped("a.rs:1:2: replace | with ^"),
            "a\\.rs:1:2: replace \\| with \\^"
        );
    }

    #[test]
    fn what_is_asked_for_is_read() {
        let plan = Plan::read(&["flip-football", "--sample", "9", "--survivors"]).unwrap();
        assert_eq!(
            (plan.game, plan.sample, plan.survivors),
            ("flip-football", 9, true)
        );
        assert!(Plan::read(&[]).is_err() && Plan::read(&["flip-football", "--all"]).is_err());
    }
}
