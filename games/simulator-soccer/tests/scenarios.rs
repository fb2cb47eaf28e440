//! The scenarios of the rules.

use simulator_soccer::SimulatorSoccer;
use testkit::assert_scenarios;

#[test]
fn every_scenario_passes() {
    assert_scenarios::<SimulatorSoccer>("SIM", []);
}
