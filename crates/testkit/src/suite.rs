//! What every game asserts of its scenario files.

use std::{collections::BTreeSet, path::Path};

use engine::Game;

use crate::{CaseReport, clauses_in, run_folder, run_scenarios};

/// Where a game keeps its scenario files, seen from its crate.
const FOLDER: &str = "tests/scenarios";

/// Asserts that every scenario file passes, as written and with the sides exchanged, and that the scenarios
/// of the rules with these numbers (`PREFIX-S-<number>`) are all there.
///
/// # Panics
/// If one fails or is missing.
pub fn assert_scenarios<G: Game>(prefix: &str, numbers: impl IntoIterator<Item = u32>) {
    let reports = run_folder::<G>(Path::new(FOLDER));
    let failures: Vec<String> = reports.iter().filter_map(failure).collect();
    assert!(
        failures.is_empty(),
        "{} of {} failed:\n{}",
        failures.len(),
        reports.len(),
        failures.join("\n")
    );
    let present: BTreeSet<&str> = reports.iter().map(|report| report.id.as_str()).collect();
    let missing: Vec<String> = numbers
        .into_iter()
        .map(|number| format!("{prefix}-S-{number}"))
        .filter(|id| !present.contains(id.as_str()))
        .collect();
    assert!(missing.is_empty(), "no file holds {missing:?}");
}

fn failure(report: &CaseReport) -> Option<String> {
    let why = report.failure.as_ref()?;
    Some(format!("{} {}: {why}", report.id, report.title))
}

/// Asserts that the rulebook has so many clauses, that each is proved by a scenario or by a test named in
/// `elsewhere`, and that neither scenarios nor rulings name a clause that does not exist.
///
/// # Panics
/// If that is not so.
pub fn assert_clauses_proved<G: Game>(count: usize, elsewhere: &[&str]) {
    let [rules, rulings, _] = G::BOOKS;
    let book = clauses_in(rules);
    assert_eq!(book.len(), count, "clauses of the rulebook");
    let proved: BTreeSet<String> = run_folder::<G>(Path::new(FOLDER))
        .into_iter()
        .flat_map(|report| report.clauses)
        .chain(elsewhere.iter().map(|clause| (*clause).to_owned()))
        .collect();
    let missing: Vec<&String> = book.difference(&proved).collect();
    assert!(missing.is_empty(), "no scenario proves {missing:?}");
    let unknown: Vec<&String> = proved.difference(&book).collect();
    assert!(
        unknown.is_empty(),
        "scenarios name clauses that do not exist: {unknown:?}"
    );
    let named = clauses_in(rulings);
    let strange: Vec<&String> = named.difference(&book).collect();
    assert!(
        strange.is_empty(),
        "rulings name clauses that do not exist: {strange:?}"
    );
}

/// Asserts that a scenario passes as written, and fails, mirrored too, with each of these replacements made.
///
/// # Panics
/// If it does not.
pub fn assert_broken_scenarios_fail<G: Game>(scenario: &str, breaks: &[(&str, &str)]) {
    let failures = |text: &str| -> Vec<String> {
        run_scenarios::<G>(text)
            .expect("a scenario file")
            .iter()
            .filter_map(failure)
            .collect()
    };
    assert_eq!(failures(scenario), Vec::<String>::new());
    for (from, to) in breaks {
        assert!(scenario.contains(from), "nothing to break: {from:?}");
        let broken = scenario.replacen(from, to, 1);
        assert_eq!(
            failures(&broken).len(),
            2,
            "as written and mirrored, with {to:?} for {from:?}:\n{broken}"
        );
    }
}
