//! The laws of `testkit`, and properties of whole matches.

use std::ops::Range;

use engine::{
    Chance, ClockInput, Dropped, OptionValues, Rng, Rules, Seat, Side, Sight, ToAct, Viewer, Voice, Writing,
};
use social_soccer::{Event, Phase, SocialSoccer};
use testkit::{Trial, check_laws, random_match};

fn the_laws_hold(seeds: Range<u64>) {
    for seed in seeds {
        let law = check_laws::<SocialSoccer>(&Trial::of(seed), |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn the_laws_hold_in_matches_1_to_60() {
    the_laws_hold(0..60);
}

#[test]
fn the_laws_hold_in_matches_61_to_120() {
    the_laws_hold(60..120);
}

#[test]
fn the_laws_hold_in_matches_121_to_180() {
    the_laws_hold(120..180);
}

fn values(options: &[(&str, &str)]) -> OptionValues {
    let pairs = options.iter();
    pairs
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect()
}

/// Decks that only their coaches know, of random cards: redeals have to invent what nobody has seen.
fn the_laws_hold_with(options: &[(&str, &str)], seeds: Range<u64>) {
    for seed in seeds {
        let trial = Trial {
            fixed: values(options),
            ..Trial::of(seed)
        };
        let law = check_laws::<SocialSoccer>(&trial, |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn the_laws_hold_with_secret_decks() {
    the_laws_hold_with(&[("deck_home", "own"), ("deck_away", "own")], 1000..1060);
}

#[test]
fn the_laws_hold_with_secret_decks_and_perks() {
    let options = [
        ("deck_home", "own"),
        ("deck_away", "own"),
        ("banner_perks", "on"),
        ("extra_limit", "5"),
        ("deployment", "chosen"),
    ];
    the_laws_hold_with(&options, 2000..2030);
}

#[test]
fn the_laws_hold_with_one_secret_deck_and_several_games() {
    let options = [
        ("deck_home", "EMPATHY-START"),
        ("deck_away", "own"),
        ("games", "5"),
        ("rounds", "2"),
    ];
    the_laws_hold_with(&options, 3000..3030);
}

/// SOCIAL-STACK-13 With `auto_let` off, who is asked depends on nothing but public things: a state dealt anew leads the same
/// seats through the same questions as long as nobody plays a card.
#[test]
fn with_auto_let_off_questions_tell_nothing() {
    let options = SocialSoccer::options(&values(&[("auto_let", "off"), ("first_ball", "home")])).unwrap();
    let mut rng = Rng::seeded(3);
    for seed in 0..200 {
        let mut state = SocialSoccer::new(&options);
        state.start(&mut Chance::seeded(seed), &mut Dropped);
        let mut other = state.redeal(Seat::Home, &mut rng);
        for _ in 0..12 {
            let phases = [&state, &other].map(|state| state.view(Viewer::Seat(Seat::Home)).phase);
            assert_eq!(phases[0], phases[1], "seed {seed}");
            let ToAct::Seats(seats) = state.to_act() else {
                break;
            };
            let seat = seats.iter().next().unwrap();
            let quiet = |mv: &social_soccer::Move| {
                let text = mv.to_string();
                !text.starts_with("play") && !text.starts_with("twist") && text != "give-up"
            };
            let moves: Vec<_> = state.moves(seat).listed().into_iter().filter(quiet).collect();
            let mv = rng.one_of(&moves).clone();
            // Cards differ, and so does what they bring about later: only the questions up to the first goal or block count.
            if matches!(mv, social_soccer::Move::Shoot {}) {
                break;
            }
            for state in [&mut state, &mut other] {
                state
                    .play(seat, &mv, &mut Chance::seeded(seed), &mut Dropped)
                    .unwrap();
            }
        }
    }
}

/// SOCIAL-HID-1, SOCIAL-HID-4 What has been seen of a hand stays in every redeal, and no more than that.
#[test]
fn redeals_respect_what_was_seen() {
    let options = SocialSoccer::options(&OptionValues::new()).unwrap();
    let text = "home line-up LM\naway line-up LK\ncarrier A1\naway hand KS01! NS05 KT01!\naway deck NS01 NS02 NS03 NS04\n\
                home deck MS01 MS02? MS03 MS04?\n";
    let state = SocialSoccer::read_position(&options, text).unwrap();
    let mut rng = Rng::seeded(8);
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let position = state.redeal(Seat::Home, &mut rng).write_position();
        let line = |start: &str| {
            position
                .lines()
                .find(|line| line.starts_with(start))
                .unwrap()
                .to_owned()
        };
        let hand = line("away hand");
        assert!(
            hand.starts_with("away hand KS01! ") && hand.ends_with(" KT01!"),
            "{hand}"
        );
        hands.insert(hand);
        let deck: Vec<String> = line("home deck ").split(' ').map(str::to_owned).collect();
        assert_eq!((deck[3].as_str(), deck[5].as_str()), ("MS02?", "MS04?"));
    }
    assert_eq!(
        hands.len(),
        5,
        "the third card may be any of the five unseen ones"
    );
}

/// Totality: events in any order never make the fold panic.
#[test]
fn events_of_other_matches_do_no_harm() {
    let mut rng = Rng::seeded(9);
    let mut pool: Vec<Event> = (0..10)
        .flat_map(|seed| random_match::<SocialSoccer>(seed).record().entries.clone())
        .flat_map(|entry| entry.events)
        .collect();
    let options = SocialSoccer::options(&OptionValues::new()).unwrap();
    for _ in 0..10 {
        rng.shuffle(&mut pool);
        let mut state = SocialSoccer::new(&options);
        for event in &pool {
            state.apply(event);
            state.to_act();
        }
        SocialSoccer::picture(&state.view(Viewer::Seat(Seat::Home)));
        state.write_position();
    }
}

/// Nothing that a viewer is sent names a card that it may not know: a whole match, event by event.
#[test]
fn no_event_tells_what_is_hidden() {
    for seed in 0..30 {
        let fixture = random_match::<SocialSoccer>(seed);
        for event in fixture.record().entries.iter().flat_map(|entry| &entry.events) {
            for viewer in [
                Viewer::Seat(Seat::Home),
                Viewer::Seat(Seat::Away),
                Viewer::Spectator,
            ] {
                let seen = SocialSoccer::seen_by(event, viewer).expect("every event is seen in part");
                let own = |side| viewer.seat().is_some_and(|seat| seat.side() == side);
                match seen {
                    Event::CardDrawn { side, card } => assert_eq!(card.is_some(), own(side)),
                    Event::DeckShuffled { cards, .. } | Event::DeckReshuffled { cards, .. } => {
                        assert_eq!(cards, None);
                    }
                    Event::PlayersDealt { side, players } => assert_eq!(players.is_some(), own(side)),
                    Event::PlayerDeployed { side, player, .. } => assert_eq!(player.is_some(), own(side)),
                    Event::HandSeen { side, cards, .. } => assert_eq!(cards.is_some(), own(side.other())),
                    Event::CardsScried { side, cards, .. } => assert_eq!(cards.is_some(), own(side)),
                    _ => {}
                }
            }
        }
    }
}

/// What the view offers is what the rules accept.
#[test]
fn the_view_shows_every_choice() {
    for seed in 0..12 {
        let fixture = random_match::<SocialSoccer>(seed);
        for step in (1..fixture.record().entries.len()).step_by(3) {
            let state = fixture.record().state_after(step).unwrap();
            for seat in state.to_act().seats().iter() {
                let view = state.view(Viewer::Seat(seat));
                let moves = state.moves(seat).listed();
                let count = |words: &[&str]| {
                    moves
                        .iter()
                        .filter(|mv| words.contains(&mv.to_string().split(' ').next().unwrap()))
                        .count()
                };
                let aimed = count(&["assign", "pass", "tire", "block", "outlet", "target"]);
                if !matches!(view.phase, Phase::Deploy {}) {
                    assert_eq!(view.targets.len(), aimed, "{}", state.write_position());
                }
                let mut playable: Vec<_> = view.hand.iter().filter(|held| held.playable).collect();
                playable.dedup_by_key(|held| held.card);
                assert!(playable.len() >= count(&["play", "twist"]));
                assert_eq!(view.picks.len(), count(&["pick", "discard"]));
            }
        }
    }
}

/// SOCIAL-MATCH-1 A match of one game is told by its goals, a longer one by the games won.
#[test]
fn a_match_of_one_game_is_told_by_its_goals() {
    for (games, home, away) in [("1", 3, 1), ("3", 2, 0)] {
        let options =
            SocialSoccer::options(&values(&[("games", games), ("decision_seconds", "30")])).unwrap();
        let text = "home line-up LE\naway line-up LK\nstage round-over\nphase running\nround 9\nscore 3-1\nwon 1-0\n";
        let text = if games == "1" {
            text.replace("won 1-0\n", "")
        } else {
            text.to_owned()
        };
        let mut state = SocialSoccer::read_position(&options, &text).unwrap();
        state
            .clock(ClockInput::DecisionTimeUp, &mut Chance::seeded(1), &mut Dropped)
            .unwrap();
        let outcome = state.to_act().outcome().copied().expect("the match is over");
        assert_eq!(
            (outcome.winner, outcome.score.home, outcome.score.away),
            (Some(Side::Home), home, away)
        );
    }
}

/// SOCIAL-TIME-1 A decision has a clock only if one was agreed.
#[test]
fn a_clock_runs_only_if_it_was_agreed() {
    for (seconds, length_ms) in [("0", None), ("30", Some(30_000))] {
        let options = SocialSoccer::options(&values(&[("decision_seconds", seconds)])).unwrap();
        let state =
            SocialSoccer::read_position(&options, "home line-up LE\naway line-up LK\ncarrier A1\n").unwrap();
        assert_eq!(state.timers().decision.map(|timer| timer.length_ms), length_ms);
    }
}

/// The view names who got tired most often, of equals the first of the TEAM, and nobody before somebody did.
#[test]
fn the_view_names_the_most_tired() {
    let options = SocialSoccer::options(&OptionValues::new()).unwrap();
    for (tirings, most) in [
        ("0 0 0 0 0 0 0 0 0 0", None),
        ("0 2 1 2 0 0 0 0 0 0", Some(("PE02", 2))),
    ] {
        let text = format!("home line-up LE\naway line-up LK\ncarrier A1\nhome tirings {tirings}\n");
        let state = SocialSoccer::read_position(&options, &text).unwrap();
        let named = state.view(Viewer::Spectator).sides.home.most_tired;
        let named = named.map(|tired| (tired.player.to_string(), tired.times));
        assert_eq!(named, most.map(|(player, times)| (player.to_owned(), times)));
    }
}

/// Random coaches of both sides have the same luck, and every match comes to an end (SOCIAL-STACK-12).
#[test]
fn matches_end_by_themselves() {
    let options = SocialSoccer::options(&values(&[("deck_away", "EFFORT-START")])).unwrap();
    let mut rng = Rng::seeded(55);
    let mut chance = Chance::seeded(56);
    let (mut home, mut away) = (0_i32, 0_i32);
    for _ in 0..300 {
        let mut state = SocialSoccer::new(&options);
        state.start(&mut chance, &mut Dropped);
        let outcome = loop {
            match state.to_act() {
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is to act");
                    let mv = state.sample(seat, &mut rng);
                    state.play(seat, &mv, &mut chance, &mut Dropped).unwrap();
                }
                ToAct::Clock => panic!("nobody asked for the clock"),
                ToAct::Over(outcome) => break outcome,
            }
        };
        home += i32::from(outcome.winner == Some(Side::Home));
        away += i32::from(outcome.winner == Some(Side::Away));
    }
    assert!((home - away).abs() < 70, "Home {home}, Away {away}");
}
