//! Bots know only what their seat knows, and instinct is worth its name.

use std::collections::BTreeMap;

use bots::{Instinct, Level, decide};
use engine::{Match, OptionValues, Outcome, Rng, Seed, Side, ToAct};
use flip_football::FlipFootball;
use simulator_soccer::SimulatorSoccer;
use soccer_city::SoccerCity;
use soccer_tactics::SoccerTactics;
use social_soccer::SocialSoccer;

/// Bots play by the laws, and what their seat cannot know changes nothing of what they decide.
fn bots_play_fair<G: Instinct>(seeds: u64) {
    for level in Level::ALL {
        for seed in 0..seeds {
            let law = testkit::check_laws::<G>(seed, |state, seat, rng| decide(state, seat, level, rng));
            law.unwrap_or_else(|breach| panic!("{level}: {breach}"));
        }
    }
}

#[test]
fn no_bot_of_flip_football_knows_what_its_seat_does_not() {
    bots_play_fair::<FlipFootball>(60);
}

#[test]
fn no_bot_of_soccer_tactics_knows_what_its_seat_does_not() {
    bots_play_fair::<SoccerTactics>(12);
}

#[test]
fn no_bot_of_soccer_city_knows_what_its_seat_does_not() {
    bots_play_fair::<SoccerCity>(6);
}

#[test]
fn no_bot_of_social_soccer_knows_what_its_seat_does_not() {
    bots_play_fair::<SocialSoccer>(20);
}

#[test]
fn no_bot_of_simulator_soccer_knows_what_its_seat_does_not() {
    bots_play_fair::<SimulatorSoccer>(2);
}

/// Plays one match to its end.
fn outcome<G: Instinct>(options: &[(&str, &str)], levels: [Level; 2], seed: u64) -> Outcome {
    let values: OptionValues = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect();
    let options = G::options(&values).expect("playable options");
    let mut rng = Rng::seeded(seed);
    let mut fixture = Match::<G>::start(&options, BTreeMap::new(), Seed::from_number(seed));
    loop {
        match fixture.to_act() {
            ToAct::Seats(seats) => {
                for seat in seats.iter() {
                    let level = levels[usize::from(seat.side() == Side::Away)];
                    let mv = decide(fixture.state(), seat, level, &mut rng);
                    fixture.play(seat, mv).expect("bots play legal moves");
                }
            }
            ToAct::Clock => panic!("nobody asked for the clock"),
            ToAct::Over(outcome) => return outcome,
        }
    }
}

/// The share of decided matches that instinct wins against random, with paired seeds and sides swapped.
fn share_of_instinct<G: Instinct>(options: &[(&str, &str)], pairs: u64) -> f64 {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..pairs {
        for (levels, own) in [
            ([Level::Instinct, Level::Random], Side::Home),
            ([Level::Random, Level::Instinct], Side::Away),
        ] {
            match outcome::<G>(options, levels, seed).winner {
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
    let share = share_of_instinct::<FlipFootball>(&[("hand_size", "3")], 200);
    assert!(share > 0.85, "instinct won {share:.3} of the decided matches");
}

/// In the box game only the eight can be chosen: a small edge, but an edge.
#[test]
fn instinct_has_an_edge_in_the_box_game() {
    let share = share_of_instinct::<FlipFootball>(&[], 2_000);
    assert!(share > 0.5, "instinct won {share:.3} of the decided matches");
}

/// In Soccer Tactics counting is everything: random hardly ever sees the ball again.
#[test]
fn instinct_beats_random_on_the_board() {
    let share = share_of_instinct::<SoccerTactics>(&[("clock", "virtual"), ("half_minutes", "20")], 200);
    assert!(share >= 0.95, "instinct won {share:.3} of the decided matches");
}

/// Between equals the board gives believable football: 2.5 to 6 goals a match.
#[test]
fn instinct_plays_believable_football() {
    const MATCHES: u64 = 60;
    let goals: u64 = (0..MATCHES)
        .map(|seed| outcome::<SoccerTactics>(&[("clock", "virtual")], [Level::Instinct; 2], seed).score)
        .map(|score| u64::from(score.home + score.away))
        .sum();
    let goals_per_match = goals as f64 / MATCHES as f64;
    assert!(
        (2.5..=6.0).contains(&goals_per_match),
        "{goals_per_match} goals a match"
    );
}

/// In Soccer City random hardly ever comes near the goal.
#[test]
fn instinct_beats_random_on_the_hexagons() {
    let share = share_of_instinct::<SoccerCity>(&[], 200);
    assert!(share >= 0.95, "instinct won {share:.3} of the decided matches");
}

/// Between equals the cards give believable football: 2 to 5 goals a match.
#[test]
fn instinct_plays_believable_football_with_cards() {
    const MATCHES: u64 = 100;
    let goals: u64 = (0..MATCHES)
        .map(|seed| outcome::<SoccerCity>(&[], [Level::Instinct; 2], seed).score)
        .map(|score| u64::from(score.home + score.away))
        .sum();
    let goals_per_match = goals as f64 / MATCHES as f64;
    assert!(
        (2.0..=5.0).contains(&goals_per_match),
        "{goals_per_match} goals a match"
    );
}

/// In SocialSoccer random shoots itself tired: a coach who counts legs wins practically always.
#[test]
fn instinct_beats_random_with_tired_people() {
    let share = share_of_instinct::<SocialSoccer>(&[("deck_away", "EFFORT-START")], 200);
    assert!(share >= 0.95, "instinct won {share:.3} of the decided matches");
}

/// Between equals all decks together give 4 to 8 goals a match.
#[test]
fn instinct_plays_believable_social_soccer() {
    const DECKS: [&str; 8] = [
        "EFFORT-START",
        "KINDNESS-START",
        "EMPATHY-START",
        "SOLIDARITY-MIX",
        "RESPECT-MIX",
        "TRUST-MIX",
        "FAIRPLAY-MIX",
        "GUEST-MIX",
    ];
    let mut goals = 0;
    let mut matches = 0;
    for (seed, home) in DECKS.iter().enumerate() {
        for away in DECKS {
            let options = [("deck_home", *home), ("deck_away", away)];
            let score = outcome::<SocialSoccer>(&options, [Level::Instinct; 2], seed as u64).score;
            goals += u32::from(score.home + score.away);
            matches += 1;
        }
    }
    let goals_per_match = f64::from(goals) / f64::from(matches);
    assert!(
        (4.0..=8.0).contains(&goals_per_match),
        "{goals_per_match} goals a match"
    );
}

/// With a ball that is flicked, and with dice instead, random hardly ever keeps it.
#[test]
fn instinct_beats_random_with_a_flicked_ball() {
    let share = share_of_instinct::<SimulatorSoccer>(&[("referees_per_half", "1")], 4);
    assert!(share >= 0.95, "instinct won {share:.3} of the decided matches");
}

#[test]
fn instinct_beats_random_by_the_table() {
    let share =
        share_of_instinct::<SimulatorSoccer>(&[("resolution", "table"), ("referees_per_half", "1")], 40);
    assert!(share >= 0.95, "instinct won {share:.3} of the decided matches");
}

/// Between equals dice and flicks give believable football: 2 to 5 goals a match.
#[test]
fn instinct_plays_believable_football_by_the_table() {
    const MATCHES: u64 = 20;
    let goals: u64 = (0..MATCHES)
        .map(|seed| outcome::<SimulatorSoccer>(&[("resolution", "table")], [Level::Instinct; 2], seed).score)
        .map(|score| u64::from(score.home + score.away))
        .sum();
    let goals_per_match = goals as f64 / MATCHES as f64;
    assert!(
        (2.0..=5.0).contains(&goals_per_match),
        "{goals_per_match} goals a match"
    );
}
