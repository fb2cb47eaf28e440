//! The laws of `testkit`, and properties of whole matches.

use std::ops::Range;

use engine::Game as _;
use simulator_soccer::SimulatorSoccer;
use testkit::check_laws;

fn the_laws_hold(seeds: Range<u64>) {
    for seed in seeds {
        let law = check_laws::<SimulatorSoccer>(seed, |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn the_laws_hold_in_matches_1_to_8() {
    the_laws_hold(0..8);
}

#[test]
fn the_laws_hold_in_matches_9_to_16() {
    the_laws_hold(8..16);
}
