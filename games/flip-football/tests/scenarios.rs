//! Every scenario file, as written and with the sides exchanged.

use std::{collections::BTreeSet, path::Path};

use flip_football::{BOOKS, FlipFootball};
use testkit::{clauses_in, run_folder};

#[test]
fn all_scenarios_pass() {
    let reports = run_folder::<FlipFootball>(Path::new("tests/scenarios"));
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
    assert!(reports.len() > 63);
}

/// Clauses that no scenario can show, with the Rust test that does.
const PROVED_ELSEWHERE: &[&str] = &[
    "FLIP-COMP-1", // laws.rs: the_cards_have_their_areas; cards.rs: both_decks_are_complete
    "FLIP-CARD-1", // cards.rs: a_broken_card_file_is_refused_with_the_card_and_the_reason
    "FLIP-CARD-2", // the same
    "FLIP-CARD-3", // laws.rs: the_cards_have_their_areas
    "FLIP-CARD-7", // laws.rs: no_section_shows_two_things
    "FLIP-CARD-8", // cards.rs: both_decks_are_complete
    "FLIP-INFO-1", // laws.rs: the_deck_lists_are_public
];

#[test]
fn every_clause_of_the_rulebook_is_proved() {
    let [rules, rulings, _] = BOOKS;
    let book = clauses_in(rules);
    assert_eq!(book.len(), 140);
    let proved: BTreeSet<String> = run_folder::<FlipFootball>(Path::new("tests/scenarios"))
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
