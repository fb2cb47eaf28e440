//! The laws of `testkit`: matches by the table, and a few with a ball that is really flicked.

use std::ops::Range;

use engine::{Chance, Dropped, OptionValues, Rng, Rules, Seat, Writing};
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

/// SIM-DRIB-3 The ball lies where the way to the middle of the opponent's cell leads through a third one.
#[test]
fn a_dribble_out_of_the_far_corner_is_aimed_too() {
    const CORNER: &str = "stickers blank\nperiod 1\nstep 5\nattacking home\norigin open\n\
        h1 E1\nh9 C11 82.90,-15.90\na1 E11\na3 B11\nholder h9\nball C11 82.37,-16.84";
    let options = SimulatorSoccer::options(&OptionValues::from([("execution".to_owned(), "exact".into())]));
    let mut state = SimulatorSoccer::read_position(&options.unwrap(), CORNER).unwrap();
    let dribble = "declare dribble a3".parse().unwrap();
    let mut chance = Chance::seeded(1);
    state
        .play(Seat::Home, &dribble, &mut chance, &mut Dropped)
        .unwrap();
    let mut rng = Rng::seeded(1);
    for _ in 0..20_000 {
        let aim = state.sample(Seat::Home, &mut rng);
        assert_eq!(state.check(Seat::Home, &aim), Ok(()), "{aim}");
    }
}

/// What cannot be listed is drawn: a random seat makes use of its decisions, and does not only end them.
#[test]
fn a_random_seat_steps_and_moves() {
    const PITCH: &str = "stickers blank\nperiod 1\nstep 5\nattacking home\norigin open\n\
        h1 E1\nh8 E7\nh9 E10\na1 E11\na5 F9 72.00,6.93\na6 D9 72.00,-6.93\nsticker h9 r2 4-4-4-4\nholder h8";
    let values = [("execution", "exact"), ("pro_skills", "on")];
    let values = values.map(|(name, value)| (name.to_owned(), value.into()));
    let options = SimulatorSoccer::options(&OptionValues::from(values)).unwrap();
    for (seat, decision, kind) in [
        (Seat::Home, "kick h8 play open\nphase offside-step", "step h9"),
        (Seat::Home, "phase move2", "move h9"),
        (Seat::Away, "phase move3\nthird full\ncells 2", "move a5"),
    ] {
        let state = SimulatorSoccer::read_position(&options, &format!("{PITCH}\n{decision}")).unwrap();
        let mut rng = Rng::seeded(1);
        let mut drawn = (0..100).map(|_| state.sample(seat, &mut rng).to_string());
        assert!(drawn.any(|mv| mv.starts_with(kind)), "never `{kind}`: {decision}");
        assert!(drawn.any(|mv| mv == "done"), "never `done`: {decision}");
    }
}
