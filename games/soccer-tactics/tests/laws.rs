//! The laws of `testkit`, and properties of whole matches.

use soccer_tactics::SoccerTactics;
use engine::Game;
use testkit::check_laws;

fn the_laws_hold(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let law = check_laws::<SoccerTactics>(seed, |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{}", breach.to_string().chars().take(200_000).collect::<String>()));
    }
}

#[test]
fn the_laws_hold_in_a_hundred_matches() {
    the_laws_hold(0..100);
}
