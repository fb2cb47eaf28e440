//! Bots know only what their seat knows, and instinct is worth its name.

use std::collections::BTreeMap;

use bots::{Level, decide};
use engine::{Game, Match, OptionValues, Rng, Seat, Seed, Side, ToAct};
use flip_football::FlipFootball;

#[test]
fn no_bot_knows_what_its_seat_does_not() {
    for level in Level::ALL {
        for seed in 0..60 {
            let law =
                testkit::check_laws::<FlipFootball>(seed, |state, seat, rng| decide(state, seat, level, rng));
            law.unwrap_or_else(|breach| panic!("{level}: {breach}"));
        }
    }
}

/// Plays one match and says who won.
fn winner(options: &[(&str, &str)], levels: [Level; 2], seed: u64) -> Option<Side> {
    let values: OptionValues = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect();
    let options = FlipFootball::options(&values).expect("good options");
    let mut rng = Rng::seeded(seed);
    let mut fixture = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(seed));
    loop {
        match fixture.to_act() {
            ToAct::Seats(seats) => {
                for seat in seats.iter() {
                    let level = levels[usize::from(seat == Seat::Away)];
                    let mv = decide(fixture.state(), seat, level, &mut rng);
                    fixture.play(seat, mv).expect("bots play legal moves");
                }
            }
            ToAct::Clock => panic!("nobody asked for the clock"),
            ToAct::Over(outcome) => return outcome.winner,
        }
    }
}

/// The share of decided matches that instinct wins against random, with paired seeds and sides swapped.
fn share_of_instinct(options: &[(&str, &str)], pairs: u64) -> f64 {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..pairs {
        for (levels, own) in [
            ([Level::Instinct, Level::Random], Side::Home),
            ([Level::Random, Level::Instinct], Side::Away),
        ] {
            match winner(options, levels, seed) {
                Some(side) if side == own => won += 1,
                Some(_) => lost += 1,
                None => {}
            }
        }
    }
    f64::from(won) / f64::from(won + lost)
}

/// In hand play skill decides; the luck of the draw still leaves random a chance (see `docs/flip-football-bots.md`).
#[test]
fn instinct_beats_random_from_a_hand() {
    let share = share_of_instinct(&[("hand_size", "3")], 200);
    assert!(share > 0.85, "instinct won {share:.3} of the decided matches");
}

/// In the box game only the eight can be chosen: a small edge, but an edge.
#[test]
fn instinct_has_an_edge_in_the_box_game() {
    let share = share_of_instinct(&[], 2_000);
    assert!(share > 0.5, "instinct won {share:.3} of the decided matches");
}
