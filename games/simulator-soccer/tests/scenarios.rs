//! The scenarios of the rules.

use engine::{OptionValues, Rules, Side};
use simulator_soccer::{Event, SimulatorSoccer};
use testkit::{assert_broken_scenarios_fail, assert_clauses_proved, assert_scenarios};

#[test]
fn all_scenarios_pass() {
    assert_scenarios::<SimulatorSoccer>("SIM", 1..=85);
}

#[test]
fn every_clause_is_proved() {
    assert_clauses_proved::<SimulatorSoccer>(364, &[]);
}

#[test]
fn a_broken_scenario_fails() {
    let scenario = include_str!("scenarios/SIM-COD-9_five_cells_are_long_with_the_other_wording.txt");
    assert_broken_scenarios_fail::<SimulatorSoccer>(
        scenario,
        &[
            ("holder a9", "holder h4"),
            ("short_pass_max=4", "short_pass_max=5"),
            ("rest 44.00,13.86", "rest 44.00,0.00"),
        ],
    );
}

/// SIM-S-82, SIM-GEN-7 Resigning costs three goals, or what it stands at.
#[test]
fn a_seat_may_resign() {
    let options = SimulatorSoccer::options(&OptionValues::new()).expect("the defaults are legal");
    let mut state = SimulatorSoccer::new(&options);
    for (home, away, score) in [(1, 0, (3, 0)), (5, 1, (5, 1)), (0, 2, (3, 0))] {
        let goal: Event = format!("goal home h9 {home}-{away}").parse().expect("an event");
        state.apply(&goal);
        let outcome = state.forfeit(Side::Away);
        assert_eq!((outcome.score.home, outcome.score.away), score);
        assert_eq!(outcome.winner, Some(Side::Home));
    }
}
