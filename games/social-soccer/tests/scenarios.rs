//! Every scenario file, as written and with the sides exchanged.

use std::{fs, path::Path};

use social_soccer::{SocialSoccer, pool};
use testkit::{assert_clauses_proved, assert_scenarios};

#[test]
fn all_scenarios_pass() {
    assert_scenarios::<SocialSoccer>("SOCIAL", 1..=61);
}

/// Clauses that no scenario can show, with the Rust test that does.
const PROVED_ELSEWHERE: &[&str] = &[
    "SOCIAL-TEAM-1",   // pool.rs: the_pool_is_complete
    "SOCIAL-TEAM-2",   // pool.rs: each_team_plays_its_own_way
    "SOCIAL-DECK-15",  // pool.rs: the_starter_decks_come_first
    "SOCIAL-STACK-12", // pool.rs: a_card_that_would_make_rounds_endless_is_rejected; laws.rs: every match ends
];

#[test]
fn every_clause_of_the_rulebook_is_proved() {
    assert_clauses_proved::<SocialSoccer>(232, PROVED_ELSEWHERE);
}

/// Every card is played by a scenario, or turned up by a goal if it is a TWIST.
#[test]
fn every_card_is_played() {
    let mut lines: Vec<String> = Vec::new();
    for file in fs::read_dir(Path::new("tests/scenarios")).expect("the scenarios are there") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        lines.extend(text.lines().map(str::to_owned));
    }
    for card in &pool().cards {
        let id = &card.id;
        let played = lines
            .iter()
            .any(|line| line.ends_with(&format!(": play {id}")) || line.trim() == format!("away gol {id}"));
        let turned_up = lines
            .iter()
            .any(|line| line.trim().starts_with(&format!("away deck {id}")));
        assert!(
            played || (card.bonus.is_some() && turned_up),
            "{id} is not played"
        );
    }
}
