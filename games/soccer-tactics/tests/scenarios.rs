//! Every scenario file, as written and with the sides exchanged.

use soccer_tactics::SoccerTactics;
use testkit::{assert_clauses_proved, assert_scenarios};

#[test]
fn all_scenarios_pass() {
    assert_scenarios::<SoccerTactics>("TACTICS", 1..=82);
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
    assert_clauses_proved::<SoccerTactics>(245, PROVED_ELSEWHERE);
}
