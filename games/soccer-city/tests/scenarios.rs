//! Every scenario file, as written and with the sides exchanged.

use soccer_city::SoccerCity;
use testkit::{assert_clauses_proved, assert_scenarios};

#[test]
fn all_scenarios_pass() {
    // CITY-S-1 speaks of the empty pitch: tables.rs holds it.
    assert_scenarios::<SoccerCity>("CITY", 2..=77);
}

/// Clauses that no scenario can show, with the Rust test that does.
const PROVED_ELSEWHERE: &[&str] = &[
    "CITY-GEO-1", // tables.rs: the_pitch_has_its_hexagons
    "CITY-GEO-7", // tables.rs: the_zones_are_those_of_the_table
    "CITY-ADV-3", // tables.rs: no_direction_leads_sideways
    "CITY-ACT-2", // tables.rs: the_action_cards_are_those_of_the_tables
];

#[test]
fn every_clause_of_the_rulebook_is_proved() {
    assert_clauses_proved::<SoccerCity>(320, PROVED_ELSEWHERE);
}
