//! Every scenario file, as written and with the sides exchanged.

use social_soccer::SocialSoccer;
use testkit::assert_scenarios;

#[test]
fn all_scenarios_pass() {
    assert_scenarios::<SocialSoccer>("SOCIAL", 1..=61);
}
