//! Every scenario file, as written and with the sides exchanged.

use coin_toss::CoinToss;
use testkit::{assert_clauses_proved, assert_scenarios};

#[test]
fn all_scenarios_pass() {
    assert_scenarios::<CoinToss>("COIN", []);
}

#[test]
fn every_clause_of_the_rulebook_is_proved() {
    assert_clauses_proved::<CoinToss>(9, &[]);
}
