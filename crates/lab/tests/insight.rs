//! What decided a match is told so that everything adds up.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use clubhouse::{Budget, ClockInput, Level, OptionValues, Seat, Seed, Side, ToAct, game, games};
use lab::{
    Elsewhere, InsightError, InsightPlan, LawsPlan, Marks, MoveMark, PROGRESS_PARTS, Piece, Progress, Review,
    ReviewedDecision, Thinking, analyse, analyse_with, course_so_far, insight_laws, reckon_piece, review_svg,
};

/// Options of short matches.
fn short(game: &str) -> OptionValues {
    let options: &[(&str, &str)] = match game {
        "soccer-tactics" => &[("clock", "virtual"), ("half_minutes", "5")],
        "simulator-soccer" => &[("resolution", "table"), ("referees_per_half", "1")],
        _ => &[],
    };
    options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect()
}

/// The record of a match of bots that ends when it is over, or when Away gives up after so many steps.
fn record(id: &str, seed: u64, steps: usize) -> String {
    let mut fixture = game(id)
        .unwrap()
        .start(&short(id), BTreeMap::new(), Seed::from_number(seed))
        .unwrap();
    let budget = Budget {
        simulations: 0,
        go_on: &|| false,
        threads: false,
    };
    loop {
        match fixture.to_act() {
            ToAct::Over(_) => return fixture.record_text(),
            _ if fixture.steps() >= steps => fixture.resign(Seat::Away).unwrap(),
            ToAct::Clock => fixture.clock(ClockInput::Tick).unwrap(),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let seed = fixture.steps() as u64;
                let advice = fixture.question(seat, &[])(Level::Club, &budget, seed);
                fixture.play(seat, &advice.mv).unwrap();
            }
        }
    }
}

fn plan(simulations: u64) -> InsightPlan {
    InsightPlan {
        thinking: Thinking::Simulations(simulations),
        seed: 5,
        marks: Marks::default(),
        threads: 1,
    }
}

fn review(record: &str) -> Review {
    analyse(record, &plan(1_500), &Progress::default()).unwrap()
}

#[track_caller]
fn adds_up(review: &Review) {
    for side in Side::ALL {
        let ledger = &review.ledger[side];
        let parts =
            ledger.dice.mean + ledger.guesses.mean - ledger.own_losses.mean + ledger.other_losses.mean;
        let whole = ledger.end - ledger.start.mean;
        assert!((whole - parts).abs() < 1e-9, "{whole} is not {parts}");
    }
    let mut dice = 0.0;
    for step in &review.steps {
        dice += step.dice.map_or(0.0, |dice| dice.gain.mean);
        assert!((-1e-9..=1.0 + 1e-9).contains(&step.worth.mean), "{step:?}");
    }
    assert!((dice - review.ledger.home.dice.mean).abs() < 1e-9);
    assert_eq!(review.steps.last().unwrap().worth.error, 0.0, "the end is known");
}

#[test]
fn everything_adds_up_in_every_game() {
    for game in games() {
        for (seed, steps) in [(3, 60), (4, 110)] {
            let review = review(&record(game.id(), seed, steps));
            adds_up(&review);
            assert!(review.complete);
            assert!(review.ledger.home.decisions > 0, "{}", game.id());
            assert!(
                review.steps.iter().any(|step| step.dice.is_some()),
                "{}",
                game.id()
            );
            assert!(review_svg(&review).starts_with("<svg"));
        }
    }
}

#[test]
fn a_match_that_is_played_to_its_end_adds_up() {
    adds_up(&review(&record("flip-football", 1, usize::MAX)));
    adds_up(&review(&record("social-soccer", 1, usize::MAX)));
}

#[test]
fn threads_change_nothing_and_seeds_do() {
    for id in ["flip-football", "soccer-tactics"] {
        let record = record(id, 2, 50);
        let alone = review(&record);
        let together = analyse(
            &record,
            &InsightPlan {
                threads: 3,
                ..plan(1_500)
            },
            &Progress::default(),
        );
        assert_eq!(together, Ok(alone.clone()));
        let other = analyse(
            &record,
            &InsightPlan {
                seed: 6,
                ..plan(1_500)
            },
            &Progress::default(),
        );
        assert_ne!(other, Ok(alone));
    }
}

/// Somebody who knows the record, and does pieces of its reckoning.
struct Helper {
    record: String,
    /// Whether one piece in four is not done, and one done badly.
    is_unsteady: bool,
    asked: AtomicUsize,
}

impl Elsewhere for Helper {
    fn reckon(&self, piece: &Piece) -> Option<String> {
        let number = self.asked.fetch_add(1, Ordering::Relaxed);
        match number % 4 {
            0 if self.is_unsteady => None,
            1 if self.is_unsteady => Some("[]".to_owned()),
            _ => {
                // It is told in writing.
                let piece = serde_json::from_str(&serde_json::to_string(piece).unwrap()).unwrap();
                let found = reckon_piece(&self.record, &piece, &AtomicBool::default());
                assert!(found.is_some(), "what is asked can be done");
                found
            }
        }
    }
}

/// A review with help is the same as without, to the bit; of so many pieces.
#[track_caller]
fn helped(record: &str, simulations: u64, is_unsteady: bool) -> usize {
    let plan = InsightPlan {
        threads: 3,
        ..plan(simulations)
    };
    let helper = Helper {
        record: record.to_owned(),
        is_unsteady,
        asked: AtomicUsize::default(),
    };
    let progress = Progress::default();
    let helped = analyse_with(record, &plan, Some(&helper), &progress).unwrap();
    assert_eq!(progress.played.into_inner(), PROGRESS_PARTS);
    let alone = analyse(record, &plan, &Progress::default()).unwrap();
    assert_eq!(helped, alone);
    let text = |review: &Review| serde_json::to_string(review).unwrap();
    assert_eq!(text(&helped), text(&alone));
    helper.asked.into_inner()
}

#[test]
fn pieces_that_others_do_change_nothing() {
    for game in games() {
        assert!(helped(&record(game.id(), 4, 60), 1_500, false) >= 2);
    }
    // So long that there are pieces enough.
    assert!(helped(&record("flip-football", 4, 20), 45_000, true) >= 4);
}

#[test]
fn a_piece_of_something_else_is_not_done() {
    let asked = Mutex::new(None);
    struct Listener<'a>(&'a Mutex<Option<Piece>>);
    impl Elsewhere for Listener<'_> {
        fn reckon(&self, piece: &Piece) -> Option<String> {
            self.0.lock().unwrap().get_or_insert_with(|| piece.clone());
            None
        }
    }
    let ours = record("flip-football", 4, 20);
    analyse_with(&ours, &plan(1_500), Some(&Listener(&asked)), &Progress::default()).unwrap();
    let piece = asked.into_inner().unwrap().unwrap();
    let never = AtomicBool::default();
    assert!(reckon_piece(&ours, &piece, &never).is_some());
    assert_eq!(reckon_piece("nothing", &piece, &never), None);
    assert_eq!(
        reckon_piece(&record("social-soccer", 4, 20), &piece, &never),
        None
    );
    assert_eq!(
        reckon_piece(&ours, &piece, &AtomicBool::new(true)),
        None,
        "it is not wanted"
    );
    let changed = |from: &str, to: &str| {
        let text = serde_json::to_string(&piece).unwrap();
        assert!(text.contains(from), "{text}");
        serde_json::from_str::<Piece>(&text.replace(from, to)).unwrap()
    };
    let of_another_day = changed("\"reckoning\":", "\"reckoning\":9");
    assert_eq!(reckon_piece(&ours, &of_another_day, &never), None);
    let too_long = changed("\"end\":", "\"end\":9");
    assert_eq!(reckon_piece(&ours, &too_long, &never), None);
}

/// Short form of what `cargo xtask soak insight` plays at length.
#[test]
fn the_dice_sum_to_nought() {
    for game in games() {
        let plan = LawsPlan {
            level: Level::Club,
            options: vec![short(game.id())],
            matches: 8,
            looks: 4,
            weighed: 3,
            seed: 11,
            threads: 2,
        };
        let laws = insight_laws(game.id(), &plan, &Progress::default())
            .unwrap()
            .unwrap();
        assert!(laws.hold(), "{laws:?}");
        assert_eq!(laws.matches, 8);
        assert!(laws.weighed > 8, "{laws:?}");
        assert!(
            laws.dice.error > 0.0,
            "{}: without luck this proves nothing",
            game.id()
        );
    }
}

#[test]
fn who_gives_up_loses_what_was_left() {
    let review = review(&record("flip-football", 1, 80));
    let last = review.steps.last().unwrap();
    assert_eq!((last.worth.mean, last.guess.mean), (1.0, 0.0));
    let before = review.steps[review.steps.len() - 2].worth.mean;
    let of_moves = review.steps.iter().filter_map(|step| {
        let decision = step.decision.as_ref()?;
        (decision.seat == Seat::Away).then_some(decision.loss?.mean)
    });
    let given_up = review.ledger.away.own_losses.mean - of_moves.sum::<f64>();
    assert!((given_up - (1.0 - before)).abs() < 1e-9, "{given_up}");
}

#[test]
fn what_was_reckoned_until_it_was_stopped_is_kept() {
    let record = record("flip-football", 1, 60);
    let progress = Progress::default();
    progress.stop.store(true, Ordering::Relaxed);
    assert_eq!(
        analyse(&record, &plan(1_500), &progress),
        Err(InsightError::Stopped)
    );
    // Looks come first and are soon over; then it stops among the decisions.
    let progress = Progress::default();
    let slow = plan(60_000);
    let review = std::thread::scope(|scope| {
        let worker = scope.spawn(|| analyse(&record, &slow, &progress));
        while progress.played.load(Ordering::Relaxed) < 510 && !worker.is_finished() {
            std::thread::yield_now();
        }
        progress.stop.store(true, Ordering::Relaxed);
        worker.join().unwrap()
    })
    .unwrap();
    adds_up(&review);
}

#[test]
fn what_a_review_comes_to_is_what_its_steps_say() {
    let review = review(&record("soccer-tactics", 2, 60));
    let digests = review.digest();
    for side in Side::ALL {
        let digest = &digests[side];
        let own = review.steps.iter().filter_map(|step| step.decision.as_ref());
        let own: Vec<_> = own.filter(|decision| decision.seat.side() == side).collect();
        let lost: f64 = own.iter().map(|decision| decision.loss.unwrap().mean).sum();
        assert_eq!(digest.decisions, own.len());
        assert!((digest.loss.mean - lost).abs() < 1e-9 && digest.loss.error > 0.0);
        assert_eq!(digest.dice, review.ledger[side].dice);
        let kinds = digest.kinds.iter();
        assert_eq!(kinds.clone().map(|kind| kind.decisions).sum::<usize>(), own.len());
        assert!((kinds.map(|kind| kind.loss).sum::<f64>() - lost).abs() < 1e-9);
        assert!(digest.kinds.is_sorted_by(|one, other| one.loss >= other.loss));
    }
}

#[test]
fn nothing_is_told_that_reads_as_nought() {
    let at_least = 0.0005;
    for (game, seed) in [("social-soccer", 1), ("soccer-city", 3), ("flip-football", 1)] {
        let review = review(&record(game, seed, 120));
        let decisions = review.steps.iter().filter_map(|step| step.decision.as_ref());
        let (better, others): (Vec<_>, Vec<_>) = decisions.partition(|decision| decision.best.is_some());
        assert!(!better.is_empty() && !others.is_empty(), "{game}");
        let lost = |decision: &ReviewedDecision| decision.loss.unwrap().mean;
        assert!(better.iter().all(|decision| lost(decision) >= at_least), "{game}");
        for (side, draws) in [(1.0, &review.lucky_for_home), (-1.0, &review.lucky_for_away)] {
            let gain = |step: &usize| side * review.steps[*step].dice.unwrap().gain.mean;
            assert!(draws.iter().all(|step| gain(step) >= at_least), "{game}");
        }
    }
}

#[test]
fn the_course_of_a_running_match_stays_a_decision_behind() {
    let whole = record("flip-football", 1, 40);
    let running: Vec<&str> = whole
        .lines()
        .take_while(|line| !line.ends_with("resigns"))
        .filter(|line| !line.starts_with("[Outcome"))
        .collect();
    let running = running.join("\n");
    let course = course_so_far(&running, 0).unwrap();
    // Every step but the first is a move, and the last of them is not told.
    assert_eq!(course.len(), 39);
    for figure in &course {
        assert!((0.0..=1.0).contains(&figure.mean), "{figure:?}");
    }
    assert_eq!(course_so_far(&running, 30).unwrap(), course[30..]);
    assert_eq!(course_so_far(&running, 99), Ok(Vec::new()));
    assert!(matches!(
        course_so_far("hello", 0),
        Err(InsightError::NoRecord(_))
    ));
}

#[test]
fn what_cannot_be_reviewed_is_told() {
    let told = |record: &str| analyse(record, &plan(100), &Progress::default()).unwrap_err();
    assert!(matches!(told("hello"), InsightError::NoRecord(_)));
    assert!(matches!(told("{}"), InsightError::NoRecord(_)));
    assert_eq!(
        told("[Game \"chess\"]"),
        InsightError::OtherGame("chess".to_owned())
    );
    let whole = record("flip-football", 1, 40);
    let unfinished = whole.lines().take_while(|line| !line.ends_with("resigns"));
    let unfinished: Vec<&str> = unfinished.filter(|line| !line.starts_with("[Outcome")).collect();
    assert_eq!(told(&unfinished.join("\n")), InsightError::Unfinished);
    let forked = whole.replacen("[Commitment", "[ForkedFrom \"abc 3\"]\n[Commitment", 1);
    assert_eq!(told(&forked), InsightError::Forked);
    let forged = whole.replacen("  tackled away", "  tackled home", 1);
    assert_ne!(forged, whole);
    assert!(
        matches!(told(&forged), InsightError::Broken(_)),
        "{:?}",
        told(&forged)
    );
    let other = whole.replacen("flip-football", "soccer-city", 1);
    assert!(matches!(told(&other), InsightError::Broken(_)));
}

#[test]
fn a_mark_needs_two_standard_errors() {
    let figure = |mean, error| lab::Figure { mean, error };
    let (marks, nothing) = (Marks::default(), figure(0.0, 0.0));
    assert_eq!(marks.of(figure(0.25, 0.1), nothing), Some(MoveMark::Blunder));
    assert_eq!(marks.of(figure(0.25, 0.2), nothing), None);
    assert_eq!(marks.of(figure(0.12, 0.01), nothing), Some(MoveMark::Mistake));
    assert_eq!(marks.of(figure(0.06, 0.01), nothing), Some(MoveMark::Inaccuracy));
    assert_eq!(marks.of(figure(0.04, 0.01), nothing), None);
    assert_eq!(marks.of(nothing, figure(0.08, 0.01)), Some(MoveMark::Find));
}
