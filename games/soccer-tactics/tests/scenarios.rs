//! Every scenario file, as written and with the sides exchanged.

use std::{collections::BTreeSet, path::Path};

use soccer_tactics::{BOOKS, SoccerTactics};
use testkit::{clauses_in, run_folder};

#[test]
fn all_scenarios_pass() {
    let reports = run_folder::<SoccerTactics>(Path::new("tests/scenarios"));
    let failures: Vec<String> = reports
        .iter()
        .filter_map(|report| {
            Some(format!(
                "{} {}: {}",
                report.id,
                report.title,
                report.failure.as_ref()?
            ))
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} failed:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert!(reports.len() > 300, "{} cases", reports.len());
}

#[test]
fn every_scenario_of_the_rules_is_here() {
    let reports = run_folder::<SoccerTactics>(Path::new("tests/scenarios"));
    for number in 1..=82 {
        let id = format!("TACTICS-S-{number}");
        assert!(reports.iter().any(|report| report.id == id), "{id} is missing");
    }
}

/// Clauses that no scenario can show, with the Rust test that does.
const PROVED_ELSEWHERE: &[&str] = &[
    "TACTICS-GEO-1",   // laws.rs: the_pitch_has_its_squares
    "TACTICS-GEO-2",   // the same
    "TACTICS-TEAM-1",  // laws.rs: the_pawns_are_those_of_the_table
    "TACTICS-TEAM-2",  // the same
    "TACTICS-TEAM-8",  // laws.rs: everybody_sees_everything
    "TACTICS-MOVE-15", // laws.rs: the_view_shows_the_plainest_way
    "TACTICS-MOVE-16", // laws.rs: pawns_reach_what_the_table_says
    "TACTICS-CARD-11", // laws.rs: the_view_shows_the_cards
];

#[test]
fn every_clause_of_the_rulebook_is_proved() {
    let [rules, rulings, _] = BOOKS;
    let book = clauses_in(rules);
    assert_eq!(book.len(), 245);
    let proved: BTreeSet<String> = run_folder::<SoccerTactics>(Path::new("tests/scenarios"))
        .into_iter()
        .flat_map(|report| report.clauses)
        .chain(PROVED_ELSEWHERE.iter().map(|clause| (*clause).to_owned()))
        .collect();
    let missing: Vec<&String> = book.difference(&proved).collect();
    assert!(missing.is_empty(), "no scenario proves {missing:?}");
    let unknown: Vec<String> = proved.difference(&book).cloned().collect();
    assert!(
        unknown.is_empty(),
        "scenarios name clauses that do not exist: {unknown:?}"
    );
    let strange: Vec<String> = clauses_in(rulings).difference(&book).cloned().collect();
    assert!(
        strange.is_empty(),
        "rulings name clauses that do not exist: {strange:?}"
    );
}
