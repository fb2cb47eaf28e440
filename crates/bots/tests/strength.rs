//! Instinct is worth its name, and a search goes on from the one before.

use std::collections::BTreeMap;

use bots::{Budget, Instinct as _, Knowledge, Level, Seen, decide, think};
use engine::{Match, OptionValues, Outcome, Rng, Seat, Seed, Side, ToAct};
use flip_football::FlipFootball;
use simulator_soccer::SimulatorSoccer;
use soccer_city::SoccerCity;
use soccer_tactics::SoccerTactics;
use social_soccer::SocialSoccer;

/// Enough for several rounds, not enough to take long.
const SIMULATIONS: u32 = 32;

/// What the tree of one decision has found for the seat's next is what that begins with, if luck still allows it.
#[test]
fn a_search_goes_on_from_the_one_before() {
    let mut rng = Rng::seeded(3);
    let mut fixture = start::<SoccerTactics>(&[("clock", "virtual"), ("half_minutes", "20")], 3);
    let mut in_mind: Vec<soccer_tactics::Move> = Vec::new();
    let (mut possible, mut impossible, mut taken) = (0, 0, 0);
    for _ in 0..150 {
        let ToAct::Seats(seats) = fixture.to_act() else {
            break;
        };
        let seat = seats.iter().next().expect("a decision has a seat");
        let mv = if seat.side() == Side::Home {
            for mv in &in_mind {
                match fixture.clone().play(seat, *mv) {
                    Ok(_) => possible += 1,
                    Err(_) => impossible += 1,
                }
            }
            let budget = Budget {
                simulations: 8 * SIMULATIONS,
                go_on: &|| true,
                threads: false,
            };
            let thought = think(fixture.state(), seat, Level::World, &budget, &in_mind, &mut rng);
            taken += u32::from(in_mind.contains(&thought.mv));
            in_mind = thought.next;
            thought.mv
        } else {
            decide(fixture.state(), seat, Level::Instinct, &mut rng)
        };
        fixture.play(seat, mv).expect("bots play legal moves");
    }
    assert!(
        possible > 0 && impossible > 0 && taken > 0,
        "{possible} {impossible} {taken}"
    );
}

/// Starts a match.
fn start<G: Knowledge>(options: &[(&str, &str)], seed: u64) -> Match<G> {
    let values: OptionValues = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect();
    let options = G::options(&values).expect("playable options");
    Match::<G>::start(&options, BTreeMap::new(), Seed::from_number(seed))
}

/// Plays one match of bots to its end.
fn outcome<G: Knowledge>(options: &[(&str, &str)], levels: [Level; 2], seed: u64) -> Outcome {
    outcome_of::<G>(options, seed, |state, seat, rng| {
        decide(state, seat, levels[usize::from(seat.side() == Side::Away)], rng)
    })
}

/// Plays one match to its end, whoever decides.
fn outcome_of<G: Knowledge>(
    options: &[(&str, &str)],
    seed: u64,
    decide: impl Fn(&G, Seat, &mut Rng) -> G::Move,
) -> Outcome {
    let mut rng = Rng::seeded(seed);
    let mut fixture = start::<G>(options, seed);
    loop {
        match fixture.to_act() {
            ToAct::Seats(seats) => {
                for seat in seats.iter() {
                    let mv = decide(fixture.state(), seat, &mut rng);
                    fixture.play(seat, mv).expect("bots play legal moves");
                }
            }
            ToAct::Clock => panic!("nobody asked for the clock"),
            ToAct::Over(outcome) => return outcome,
        }
    }
}

/// The share of decided matches that instinct wins against random, with paired seeds and sides swapped.
fn share_of_instinct<G: Knowledge>(options: &[(&str, &str)], pairs: u64) -> f64 {
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

/// Practice has found better values than common sense.
#[test]
fn routine_beats_instinct_on_the_board() {
    const PAIRS: u64 = 60;
    let mut won = 0;
    for seed in 0..PAIRS {
        for own in Side::ALL {
            let outcome = outcome_of(
                &[("clock", "virtual")],
                seed,
                |state: &SoccerTactics, seat, rng| {
                    let seen = Seen::new(state, seat);
                    if seat.side() == own {
                        SoccerTactics::routine(&seen, rng)
                    } else {
                        SoccerTactics::instinct(&seen, rng)
                    }
                },
            );
            won += u64::from(outcome.winner == Some(own));
        }
    }
    // 76 % of eight thousand.
    assert!(won * 100 > 2 * PAIRS * 60, "routine won {won} of {}", 2 * PAIRS);
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

/// The goals of a match between equals, all decks together.
fn goals_of_all_decks(dead_ball: &str) -> f64 {
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
            let options = [
                ("deck_home", *home),
                ("deck_away", away),
                ("dead_ball", dead_ball),
            ];
            let score = outcome::<SocialSoccer>(&options, [Level::Instinct; 2], seed as u64).score;
            goals += u32::from(score.home + score.away);
            matches += 1;
        }
    }
    f64::from(goals) / f64::from(matches)
}

/// Between equals there are 5 to 10 goals a match, and 4 to 8 on a quiet evening.
#[test]
fn instinct_plays_believable_social_soccer() {
    let goals = goals_of_all_decks("turnover");
    assert!((5.0..=10.0).contains(&goals), "{goals} goals a match");
    let quiet = goals_of_all_decks("attack");
    assert!((4.0..=8.0).contains(&quiet), "{quiet} goals a match");
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
