//! The laws of `testkit`: matches by the table, and a few with a ball that is really flicked.

use std::ops::Range;

use engine::{OptionValues, Rules};
use simulator_soccer::SimulatorSoccer;
use testkit::{Trial, check_laws};

fn the_laws_hold(seeds: Range<u64>, fixed: &[(&str, &str)]) {
    let fixed: OptionValues = fixed
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect();
    for seed in seeds {
        let trial = Trial {
            fixed: fixed.clone(),
            ..Trial::of(seed)
        };
        let law = check_laws::<SimulatorSoccer>(&trial, |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{breach}"));
    }
}

const TABLE: &[(&str, &str)] = &[("resolution", "table"), ("referees_per_half", "1")];

#[test]
fn the_laws_hold_in_10_matches_by_the_table() {
    the_laws_hold(0..10, TABLE);
}

#[test]
fn the_laws_hold_in_10_more_matches_by_the_table() {
    the_laws_hold(20..30, TABLE);
}

#[test]
fn the_laws_hold_with_pro_skills() {
    the_laws_hold(
        40..45,
        &[
            ("resolution", "table"),
            ("pro_skills", "on"),
            ("pro_quick_round", "on"),
            ("draw", "extra_time"),
        ],
    );
}

#[test]
fn the_laws_hold_with_a_flicked_ball() {
    the_laws_hold(50..54, &[("resolution", "physics"), ("referees_per_half", "1")]);
}
