//! The laws of `testkit`, and properties of whole matches.

use std::ops::Range;

use engine::{Chance, Dropped, Rng, Rules, Seat, Side, Sight, ToAct, Viewer, Voice, Writing};
use soccer_city::{Event, Phase, SoccerCity};
use testkit::{Trial, check_laws, random_match};

fn the_laws_hold(seeds: Range<u64>) {
    for seed in seeds {
        let law = check_laws::<SoccerCity>(&Trial::of(seed), |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn the_laws_hold_in_matches_1_to_30() {
    the_laws_hold(0..30);
}

#[test]
fn the_laws_hold_in_matches_31_to_60() {
    the_laws_hold(30..60);
}

#[test]
fn the_laws_hold_in_matches_61_to_90() {
    the_laws_hold(60..90);
}

#[test]
fn the_laws_hold_in_matches_91_to_120() {
    the_laws_hold(90..120);
}

/// CITY-SET-4 Nobody else hears of a line-up before both are shown.
#[test]
fn line_ups_are_hidden_until_both_are_done() {
    let fixture = random_match::<SoccerCity>(11);
    let mut hidden = 0;
    for entry in &fixture.record().entries {
        for event in &entry.events {
            let whose = match event {
                Event::LineUpFormation { side, .. } => *side,
                Event::LineUpPlaced { piece, .. } => piece.side(),
                Event::LineUpBrought { on, .. } => on.side(),
                _ => continue,
            };
            hidden += 1;
            let sees = |viewer| SoccerCity::seen_by(event, viewer).is_some();
            assert!(sees(Viewer::Seat(Seat::first(whose))));
            assert!(!sees(Viewer::Seat(Seat::first(whose.other()))));
            assert!(!sees(Viewer::Spectator));
        }
    }
    assert!(hidden > 0, "nobody lined up");
    let state = fixture.record().state_after(1).expect("a start");
    assert!(matches!(state.phase(), Phase::LineUp { .. }));
}

/// CITY-HAND-3 Drawn cards and sealed choices are seen by their seat alone.
#[test]
fn drawn_cards_and_sealed_choices_are_private() {
    let fixture = random_match::<SoccerCity>(4);
    for event in fixture.record().entries.iter().flat_map(|entry| &entry.events) {
        let (Event::CardsDrawn { seat, .. } | Event::Sealed { seat, .. }) = event else {
            continue;
        };
        assert_eq!(SoccerCity::seen_by(event, Viewer::Seat(*seat)), Some(*event));
        for viewer in Seat::ALL
            .into_iter()
            .filter(|other| other != seat)
            .map(Viewer::Seat)
        {
            match SoccerCity::seen_by(event, viewer) {
                Some(Event::CardsDrawn { cards, .. }) => assert_eq!(cards, None),
                Some(Event::Sealed { choice, .. }) => assert_eq!(choice, None),
                other => panic!("{other:?}"),
            }
        }
    }
}

/// CITY-CARD-5 Giving up is a defeat by 0-5, unless the score is already worse.
#[test]
fn giving_up_is_recorded_as_a_defeat() {
    let options = SoccerCity::options(&Default::default()).expect("the defaults can be played");
    let score = |text: &str| {
        let state = SoccerCity::read_position(&options, text).expect("a position");
        let outcome = state.forfeit(Side::Home);
        assert_eq!(
            (outcome.winner, outcome.forfeit),
            (Some(Side::Away), Some(Side::Home))
        );
        (outcome.score.home, outcome.score.away)
    };
    assert_eq!(score("score 3-1"), (0, 5));
    assert_eq!(score("score 1-4"), (0, 5));
    assert_eq!(score("score 1-7"), (1, 7));
}

/// Totality: events in any order never make the fold panic.
#[test]
fn events_of_other_matches_do_no_harm() {
    let mut rng = Rng::seeded(9);
    let mut pool: Vec<Event> = (0..6)
        .flat_map(|seed| random_match::<SoccerCity>(seed).record().entries.clone())
        .flat_map(|entry| entry.events)
        .collect();
    let options = SoccerCity::options(&Default::default()).expect("the defaults can be played");
    for _ in 0..6 {
        rng.shuffle(&mut pool);
        let mut state = SoccerCity::new(&options);
        for event in &pool {
            state.apply(event);
            state.to_act();
        }
        SoccerCity::picture(&state.view(Viewer::Spectator));
        state.write_position();
    }
}

/// CITY-TIME-9 Matches without a thought end by themselves, and both sides have the same luck.
#[test]
fn random_matches_end_by_themselves() {
    let values = [
        ("if_drawn".to_owned(), "shootout".into()),
        ("quick".to_owned(), "on".into()),
    ];
    let options = SoccerCity::options(&values.into_iter().collect()).expect("good options");
    let mut rng = Rng::seeded(55);
    let mut chance = Chance::seeded(56);
    let (mut home, mut away) = (0_i32, 0_i32);
    for _ in 0..400 {
        let mut state = SoccerCity::new(&options);
        state.start(&mut chance, &mut Dropped);
        let outcome = loop {
            match state.to_act() {
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is to act");
                    let mv = state.sample(seat, &mut rng);
                    state
                        .play(seat, &mv, &mut chance, &mut Dropped)
                        .expect("a legal move");
                }
                ToAct::Clock => panic!("nobody asked for the clock"),
                ToAct::Over(outcome) => break outcome,
            }
        };
        home += i32::from(outcome.winner == Some(Side::Home));
        away += i32::from(outcome.winner == Some(Side::Away));
    }
    assert_eq!(home + away, 400, "the shootout decides");
    assert!((home - away).abs() < 80, "Home {home}, Away {away}");
}
