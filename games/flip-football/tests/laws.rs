//! The laws of `testkit`, and the spec's properties of whole matches.

use engine::{Chance, Dropped, Rng, Rules, ToAct, Writing};
use flip_football::{
    Area, Card, CardSet, Colour, Event, Face, FlipFootball, Minute, Options, Stage, Verdict, result_of,
};
use testkit::{Trial, check_laws, random_match};

#[test]
fn the_laws_hold() {
    for seed in 0..300 {
        let law = check_laws::<FlipFootball>(&Trial::of(seed), |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{breach}"));
    }
}

/// FLIP-S-52 The exact probabilities, counted over all pairs in both directions.
#[test]
fn all_pairs_give_the_stated_probabilities() {
    let table = include_str!("probabilities.csv");
    let mut stated = 0;
    for row in table.lines().skip(1) {
        let fields: Vec<&str> = row.split(',').collect();
        let [stage, outcome, _, red, blue, of, ..] = fields[..] else {
            panic!("{row}")
        };
        let (stage, verdict) = match (stage, outcome) {
            ("Attack", "success") => (Stage::Attack0, Verdict::Success),
            ("Attack", "tackled") => (Stage::Attack0, Verdict::Tackled),
            ("Attack", "offside") => (Stage::Attack0, Verdict::Offside),
            ("Attack", "free kick awarded") => (Stage::Attack0, Verdict::FreeKick),
            ("Attack", "long ball") => (Stage::Attack0, Verdict::LongBall),
            ("Shot", "rebound") => (Stage::Shot, Verdict::Rebound),
            ("Shot", "corner") => (Stage::Shot, Verdict::Corner),
            ("Shot", "penalty awarded") => (Stage::Shot, Verdict::Penalty),
            (stage, outcome) => {
                let stage = match stage {
                    "Shot" => Stage::Shot,
                    "Penalty" => Stage::Penalty,
                    "FreeKick" => Stage::FreeKick,
                    _ => panic!("{row}"),
                };
                let verdict = match outcome {
                    "goal" => Verdict::Goal,
                    "saved" => Verdict::Saved,
                    "blocked" => Verdict::Blocked,
                    "missed" => Verdict::Missed,
                    "woodwork" => Verdict::Woodwork,
                    _ => panic!("{row}"),
                };
                (stage, verdict)
            }
        };
        let count = |attackers: Colour| {
            Card::deck(attackers)
                .flat_map(|attack| Card::deck(attackers.other()).map(move |defend| (attack, defend)))
                .filter(|(attack, defend)| {
                    let (_, code) = Face::under_ball(*attack, *defend, stage.area());
                    result_of(stage, code) == verdict
                })
                .count()
                .to_string()
        };
        assert_eq!(
            (count(Colour::Red).as_str(), count(Colour::Blue).as_str(), "2809"),
            (red, blue, of),
            "{row}"
        );
        stated += 1;
    }
    assert_eq!(stated, 21);
}

/// FLIP-S-53 Any match with the sides exchanged is a match with the sides exchanged: `check_laws` folds the mirrored
/// events of every match above; here each minute of a mirrored match is also resolved anew by the rules.
#[test]
fn mirrored_matches_are_resolved_alike() {
    for seed in 0..40 {
        let fixture = random_match::<FlipFootball>(seed);
        for event in fixture.record().entries.iter().flat_map(|entry| &entry.events) {
            let Event::CardsLaid(pair) = event else { continue };
            let mirrored = FlipFootball::mirror(&event.to_string());
            let Event::CardsLaid(mirror) = mirrored.parse().unwrap() else {
                panic!("{mirrored}")
            };
            let (section, code) =
                Face::under_ball(mirror.attack_card, mirror.defend_card, mirror.stage.area());
            assert_eq!((section, code), (mirror.section, mirror.code), "{mirrored}");
            assert_eq!(result_of(pair.stage, pair.code), result_of(mirror.stage, code));
            assert_eq!(mirror.attacker, pair.attacker.other());
        }
    }
}

/// FLIP-S-54 What holds in every complete box match.
#[test]
fn box_matches_have_their_shape() {
    let options = FlipFootball::options(&Default::default()).unwrap();
    for seed in 0..200 {
        let (_, events) = play(&options, seed);
        let mut laid = [CardSet::NONE, CardSet::NONE];
        let mut minutes = 0;
        let mut injury = 0;
        let mut eights = [CardSet::NONE, CardSet::NONE];
        let mut goals = 0;
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::SetAsidePicked { seat, card } => eights[seat.side() as usize].insert(*card),
                Event::PacksShuffled { .. } => laid = [CardSet::NONE, CardSet::NONE],
                Event::CardsLaid(pair) => {
                    minutes += 1;
                    for card in [pair.attack_card, pair.defend_card] {
                        let side = usize::from(card.colour() == Colour::Blue);
                        assert!(!laid[side].contains(card), "{card} is laid twice in a period");
                        laid[side].insert(card);
                        assert_eq!(
                            eights[side].contains(card),
                            matches!(pair.minute, Minute::Added(..))
                        );
                    }
                }
                Event::InjuryTime { minutes, .. } => injury = i32::from(*minutes),
                Event::Goal { .. } => goals += 1,
                Event::Flip { .. } => {
                    if let Some(Event::CardsLaid(next)) = events[at..]
                        .iter()
                        .find(|event| matches!(event, Event::CardsLaid(_)))
                    {
                        assert_eq!(next.stage, Stage::Attack0);
                    }
                }
                Event::FullTime { score, .. } => assert_eq!(score.home + score.away, goals),
                _ => {}
            }
        }
        assert!((1..=8).contains(&injury));
        assert_eq!(minutes, 90 + injury);
    }
}

/// FLIP-S-55 A hundred thousand random matches are believable football, and neither side is favoured.
#[test]
fn many_matches_have_the_expected_goals() {
    let options = FlipFootball::options(&Default::default()).unwrap();
    let (mut goals, mut home, mut away) = (0, 0, 0);
    let mut rng = Rng::seeded(55);
    let mut chance = Chance::seeded(56);
    const MATCHES: i32 = 100_000;
    for _ in 0..MATCHES {
        let mut state = FlipFootball::new(&options);
        state.start(&mut chance, &mut Dropped);
        loop {
            match state.to_act() {
                ToAct::Seats(seats) => {
                    for seat in seats.iter() {
                        let mv = state.sample(seat, &mut rng);
                        state.play(seat, &mv, &mut chance, &mut Dropped).unwrap();
                    }
                }
                ToAct::Clock => panic!("nobody asked for the clock"),
                ToAct::Over(outcome) => {
                    goals += i32::from(outcome.score.home + outcome.score.away);
                    home += i32::from(outcome.winner == Some(engine::Side::Home));
                    away += i32::from(outcome.winner == Some(engine::Side::Away));
                    break;
                }
            }
        }
    }
    let goals_per_match = f64::from(goals) / f64::from(MATCHES);
    assert!(
        (3.5..3.7).contains(&goals_per_match),
        "{goals_per_match} goals per match"
    );
    assert!((home - away).abs() < MATCHES / 100, "Home {home}, Away {away}");
}

/// Totality: events in any order never make the fold panic.
#[test]
fn events_of_other_matches_do_no_harm() {
    let mut rng = Rng::seeded(9);
    let mut pool: Vec<Event> = (0..20)
        .flat_map(|seed| random_match::<FlipFootball>(seed).record().entries.clone())
        .flat_map(|entry| entry.events)
        .collect();
    for _ in 0..20 {
        rng.shuffle(&mut pool);
        let mut state = FlipFootball::new(&FlipFootball::options(&Default::default()).unwrap());
        for event in &pool {
            state.apply(event);
        }
        state.write_position();
    }
}

/// FLIP-CARD-3 The grids, and FLIP-COMP-1 the decks.
#[test]
fn the_cards_have_their_areas() {
    assert_eq!(
        Area::ALL.map(|area| flip_football::sections(area).count()),
        [12, 15, 15, 15]
    );
    assert_eq!(
        [Colour::Red, Colour::Blue].map(|colour| Card::deck(colour).count()),
        [53, 53]
    );
}

/// FLIP-CARD-7 Each section holds one code, so no card of the box needs an order of precedence.
#[test]
fn no_section_shows_two_things() {
    for row in include_str!("../data/cards.csv").lines().skip(1) {
        let codes: usize = row
            .split(',')
            .skip(5)
            .take(4)
            .map(|grid| grid.replace('/', "").len())
            .sum();
        assert_eq!(codes, 12 + 3 * 15, "{row}");
    }
}

/// FLIP-INFO-1 Anybody can look up every face of both decks.
#[test]
fn the_deck_lists_are_public() {
    for card in Card::deck(Colour::Red).chain(Card::deck(Colour::Blue)) {
        let face = card.face();
        for area in Area::ALL {
            let ball = face.ball(area);
            assert!(
                flip_football::sections(area).any(|section| section == ball),
                "{card} has its ball in {area:?}"
            );
        }
        assert!((1..=8).contains(&face.board));
    }
}

fn play(options: &Options, seed: u64) -> (FlipFootball, Vec<Event>) {
    let mut rng = Rng::seeded(seed);
    let mut chance = Chance::seeded(seed);
    let mut events = Vec::new();
    let mut state = FlipFootball::new(options);
    state.start(&mut chance, &mut events);
    while let ToAct::Seats(seats) = state.to_act() {
        for seat in seats.iter() {
            let mv = state.sample(seat, &mut rng);
            state
                .play(seat, &mv, &mut chance, &mut events)
                .expect("sampled moves are legal");
        }
    }
    (state, events)
}
