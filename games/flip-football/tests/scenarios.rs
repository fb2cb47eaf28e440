//! Every scenario file, as written and with the sides exchanged.

use flip_football::FlipFootball;
use testkit::{assert_clauses_proved, assert_scenarios};

#[test]
fn all_scenarios_pass() {
    // 52 to 55 speak of all pairs and of many matches: laws.rs holds them.
    assert_scenarios::<FlipFootball>("FLIP", (1..=51).chain(56..=63));
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
    assert_clauses_proved::<FlipFootball>(140, PROVED_ELSEWHERE);
}
