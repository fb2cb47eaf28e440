//! The laws of `testkit`, and properties of whole matches.

use std::ops::Range;

use engine::Game;
use soccer_city::SoccerCity;
use testkit::check_laws;

fn the_laws_hold(seeds: Range<u64>) {
    for seed in seeds {
        let law = check_laws::<SoccerCity>(seed, |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| {
            panic!("{}", breach.to_string().chars().take(60_000).collect::<String>())
        });
    }
}

#[test]
fn the_laws_hold_in_matches_1_to_20() {
    the_laws_hold(0..20);
}
