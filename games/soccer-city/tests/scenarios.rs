//! Every scenario file, as written and with the sides exchanged.

use soccer_city::SoccerCity;
use testkit::assert_scenarios;

#[test]
fn all_scenarios_pass() {
    assert_scenarios::<SoccerCity>("CITY", 2..=77);
}
