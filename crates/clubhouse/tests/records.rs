//! What records prove, in all five games: honest ones all of it, forged ones not.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::{fs, path::PathBuf, process::Command};

use clubhouse::{
    AnyGame, Aside, EndReason, Entrance, Finding, Seat, Seed, Verified, Visitor, Word, games, visit,
};
use engine::{Game, Input, Match, MatchError, Outcome, RecordError, Rng, Side};

fn verify(game: &dyn AnyGame, text: &str) -> Result<Verified, RecordError> {
    game.verify_record(text, None)
}

/// A record that was kept in this format when it was the only one.
fn of_format_1(game: &dyn AnyGame) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    fs::read_to_string(folder.join(format!("{}.txt", game.id()))).unwrap()
}

/// A match of random moves with words of both coaches, at most so long.
struct Played(u64);

impl Visitor for Played {
    type Answer = (String, String);

    fn visit<G: Entrance>(self) -> Self::Answer {
        let mut rng = Rng::seeded(self.0);
        let options = testkit::random_options::<G>(&Default::default(), &mut rng);
        let mut fixture = Match::<G>::prepare(&options, Default::default(), Seed::from_number(self.0));
        fixture.add_word(Seat::Home, Word([7; 16]));
        fixture.add_word(Seat::Away, Word([9; 16]));
        fixture.begin(false);
        assert!(fixture.catch_up());
        play_on(&mut fixture, &mut rng);
        let json = serde_json::to_string(fixture.record()).unwrap();
        (fixture.record().to_string(), json)
    }
}

fn play_on<G: Game>(fixture: &mut Match<G>, rng: &mut Rng) {
    for _ in 0..400 {
        match testkit::random_input(fixture.state(), rng) {
            None => return,
            Some(Input::Move(seat, mv)) => drop(fixture.play(seat, mv).map(|_| ())),
            Some(Input::Clock(input)) => drop(fixture.clock(input).map(|_| ())),
            Some(
                Input::Start | Input::Resign(_) | Input::DealtAnew(_) | Input::Word(..) | Input::Aside(_),
            ) => {}
        }
    }
    fixture.resign(Seat::Home).map(|_| ()).unwrap();
}

/// The text without the lines that begin so.
fn without(text: &str, prefix: &str) -> String {
    let kept = text.lines().filter(|line| !line.starts_with(prefix));
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// The text with the value of a tag changed.
fn with_tag(text: &str, tag: &str, value: &str) -> String {
    let line = text
        .lines()
        .find(|line| line.starts_with(&format!("[{tag} ")))
        .unwrap();
    text.replacen(line, &format!("[{tag} {}]", serde_json::Value::from(value)), 1)
}

/// The outcome with the score turned round and a goal more.
fn false_outcome(text: &str) -> String {
    let line = text.lines().find(|line| line.starts_with("[Outcome ")).unwrap();
    let told: String = serde_json::from_str(line["[Outcome ".len()..].trim_end_matches(']')).unwrap();
    let mut outcome: Outcome = serde_json::from_str(&told).unwrap();
    outcome.winner = Some(outcome.winner.map_or(Side::Home, Side::other));
    outcome.score.home += 1;
    with_tag(text, "Outcome", &serde_json::to_string(&outcome).unwrap())
}

/// Every event of the record left out in turn, as many as there is time for.
fn with_an_event_left_out(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let is_event =
        |line: &str| line.starts_with("  ") && !line.starts_with("  ~") && !line.starts_with("  =");
    let events: Vec<usize> = (0..lines.len()).filter(|at| is_event(lines[*at])).collect();
    let wanted = [
        events.len() / 3,
        events.len() / 2,
        events.len() * 9 / 10,
        events.len() - 1,
    ];
    wanted
        .into_iter()
        .map(|at| {
            let gone = events[at];
            let kept = lines.iter().enumerate().filter(|(line, _)| *line != gone);
            kept.flat_map(|(_, line)| [*line, "\n"]).collect()
        })
        .collect()
}

#[test]
fn an_honest_record_proves_rules_rolls_and_outcome() {
    for game in games() {
        for seed in 0..4 {
            let (text, json) = visit(game.id(), Played(seed)).unwrap();
            for form in [&text, &json] {
                let verified = verify(*game, form).unwrap();
                assert!(verified.is_proven(), "{} {seed}: {verified:?}", game.id());
            }
        }
    }
}

#[test]
fn who_had_to_decide_at_a_step_is_known_afterwards() {
    for game in games() {
        let (text, _) = visit(game.id(), Played(5)).unwrap();
        let fixture = game.read_record(&text).unwrap();
        for step in [1, 2, fixture.steps() / 2, fixture.steps() - 1] {
            let before = fixture.as_of(step).to_act().seats();
            assert_eq!(fixture.deciders_at(step), before, "{} {step}", game.id());
        }
    }
}

#[test]
fn without_its_secret_a_record_still_proves_the_rules() {
    for game in games() {
        let (text, _) = visit(game.id(), Played(1)).unwrap();
        let sealed = without(&text, "[Secret ");
        let verified = verify(*game, &sealed).unwrap();
        assert_eq!(
            (&verified.rules, &verified.outcome),
            (&Finding::Yes, &Finding::Yes)
        );
        assert!(matches!(verified.rolls, Finding::Cannot(_)) && verified.is_good());
        for forged in with_an_event_left_out(&sealed) {
            let verified = verify(*game, &forged).unwrap();
            assert!(
                matches!(verified.rules, Finding::No(_)),
                "{}: {verified:?}",
                game.id()
            );
        }
    }
}

#[test]
fn a_false_outcome_is_found() {
    for game in games() {
        let (text, _) = visit(game.id(), Played(2)).unwrap();
        for forged in [false_outcome(&text), without(&text, "[Outcome ")] {
            let verified = verify(*game, &forged).unwrap();
            assert!(matches!(verified.outcome, Finding::No(_)), "{verified:?}");
            assert_eq!((&verified.rules, &verified.rolls), (&Finding::Yes, &Finding::Yes));
        }
    }
}

#[test]
fn other_rules_excuse_no_forgery() {
    for game in games() {
        let (text, _) = visit(game.id(), Played(3)).unwrap();
        for forged in with_an_event_left_out(&with_tag(&text, "Rules", "0.9.0")) {
            assert!(!verify(*game, &forged).unwrap().is_good());
        }
        // The version is part of the seed: a true former one does not help either.
        let verified = verify(*game, &with_tag(&text, "Rules", "1.0.0-x")).unwrap();
        assert!(matches!(verified.rules, Finding::No(_)) && matches!(verified.rolls, Finding::No(_)));
    }
}

#[test]
fn other_words_and_other_draws_are_found() {
    for game in games() {
        let (text, _) = visit(game.id(), Played(1)).unwrap();
        let word = Word([8; 16]).to_string();
        let verified = verify(*game, &with_tag(&text, "Word home", &word)).unwrap();
        assert!(matches!(verified.rolls, Finding::No(_)), "{verified:?}");
        assert_eq!(verified.rules, Finding::Yes);
        let verified = verify(*game, &with_tag(&text, "Secret", &Seed([3; 32]).to_string())).unwrap();
        assert!(matches!(&verified.rolls, Finding::No(why) if why.contains("commitment")));
        let undrawn = text.replacen("  ~ ", "  ~ not-", 1);
        let verified = verify(*game, &undrawn).unwrap();
        assert!(matches!(verified.rules, Finding::No(_)), "{verified:?}");
    }
}

#[test]
fn records_of_format_1_stay_valid() {
    for game in games() {
        let text = of_format_1(*game);
        let verified = verify(*game, &text).unwrap();
        assert!(verified.is_good(), "{}: {verified:?}", game.id());
        assert_eq!(verified.outcome, Finding::Yes);
        if verified.rules_version == verified.verified_by {
            assert!(verified.is_proven(), "{}: {verified:?}", game.id());
        }
        let read = game.read_record(&text).unwrap();
        assert_eq!(read.record_text(), text, "it is written as it was");
        assert!(!read.frames(engine::Viewer::Spectator).is_empty());
        let fork = read.fork(5, Default::default(), Seed([1; 32]), "origin");
        let verified = game.verify_record(&fork.record_text(), Some(&text)).unwrap();
        assert!(verified.is_good(), "{}: {verified:?}", game.id());
    }
}

#[test]
fn records_of_format_1_cannot_be_forged_without_their_seed() {
    for game in games() {
        let text = of_format_1(*game);
        let verified = verify(*game, &false_outcome(&text)).unwrap();
        assert!(matches!(verified.outcome, Finding::No(_)), "{}", game.id());
        let sealed = without(&text, "[Seed ");
        let verified = verify(*game, &sealed).unwrap();
        if verified.rules_version == verified.verified_by {
            assert_eq!(verified.rules, Finding::Yes, "{}", game.id());
        }
        for forged in with_an_event_left_out(&sealed) {
            let verified = verify(*game, &forged).unwrap();
            assert!(!verified.is_good(), "{}: {verified:?}", game.id());
        }
    }
}

/// A match of random moves that is forked halfway, with what is hidden dealt anew, and played on; and a coach who comes
/// when it has begun.
struct Forked(u64);

impl Visitor for Forked {
    type Answer = (String, String);

    fn visit<G: Entrance>(self) -> Self::Answer {
        let mut rng = Rng::seeded(self.0);
        let options = testkit::random_options::<G>(&Default::default(), &mut rng);
        let mut origin = Match::<G>::start(&options, Default::default(), Seed::from_number(self.0));
        play_on(&mut origin, &mut rng);
        let half = origin.record().entries.len() / 2;
        let mut fork = origin.fork(half, Default::default(), Seed::from_number(!self.0), "origin");
        fork.wait();
        let before = fork.state().clone();
        fork.add_word(Seat::Home, Word([7; 16]));
        assert!(!fork.catch_up(), "nothing is drawn while it waits");
        fork.begin(true);
        assert!(fork.catch_up() && !fork.catch_up());
        let spectator = engine::Viewer::Spectator;
        assert_eq!(
            fork.state().view(spectator),
            before.view(spectator),
            "what all see stays"
        );
        fork.state().audit().unwrap();
        assert!(fork.takeback_agreed(Seat::Home).is_err());
        fork.add_word(Seat::Away, Word([9; 16]));
        play_on(&mut fork, &mut rng);
        let again = Match::<G>::resume(fork.record().clone(), fork.secret()).unwrap();
        assert_eq!(again.state(), fork.state(), "it is read as it was written");
        let read: engine::Record<G> = fork.record().to_string().parse().unwrap();
        assert_eq!(&read, fork.record());
        (fork.record().to_string(), origin.record().to_string())
    }
}

#[test]
fn a_fork_that_is_dealt_anew_proves_itself() {
    for game in games() {
        for seed in 0..3 {
            let (fork, origin) = visit(game.id(), Forked(seed)).unwrap();
            for beside in [None, Some(origin.as_str())] {
                let verified = game.verify_record(&fork, beside).unwrap();
                assert!(verified.is_proven(), "{} {seed}: {verified:?}", game.id());
            }
            assert!(fork.contains(" dealt anew\n") && fork.contains(" away adds 0909"));
            let undealt = fork.replacen("[DealsAnew \"yes\"]\n", "", 1);
            assert!(!verify(*game, &undealt).unwrap().is_good(), "{}", game.id());
            let word = |byte: u8| Word([byte; 16]).to_string();
            let rest = fork.split_once(" adds ").unwrap().1;
            for (honest, forged) in [
                (format!("adds {}", word(9)), format!("adds {}", word(8))),
                (format!("home \"{}\"", word(7)), format!("home \"{}\"", word(6))),
            ] {
                let forged = fork.replacen(&honest, &forged, 1);
                assert_ne!(forged, fork);
                // Where nothing was drawn any more, another word changes nothing.
                let is_found = !verify(*game, &forged).unwrap().is_good();
                assert!(
                    is_found || !rest.contains("  ~ "),
                    "{} {seed}: {honest}",
                    game.id()
                );
            }
        }
    }
}

/// A match that waits can be looked at by everybody, and shows nothing that was drawn.
struct Waiting;

impl Visitor for Waiting {
    type Answer = ();

    fn visit<G: Entrance>(self) -> Self::Answer {
        let mut rng = Rng::seeded(1);
        for _ in 0..20 {
            let options = testkit::random_options::<G>(&Default::default(), &mut rng);
            let dealt = |secret: u64| {
                let mut fixture =
                    Match::<G>::prepare(&options, Default::default(), Seed::from_number(secret));
                assert!(!fixture.catch_up() && fixture.to_act().seats().is_empty());
                assert!(fixture.resign(Seat::Home).is_err(), "it has not begun");
                let state = fixture.state();
                engine::Viewer::ALL.map(|viewer| {
                    let seat = viewer.seat().is_none_or(|seat| fixture.seats().contains(seat));
                    seat.then(|| (state.view(viewer), state.prompt(viewer), state.scoreline()))
                })
            };
            assert_eq!(dealt(1), dealt(2));
        }
    }
}

#[test]
fn a_match_that_waits_shows_nothing() {
    for game in games() {
        visit(game.id(), Waiting).unwrap();
    }
}

/// Rules of another day excuse what they may have led to, and nothing else.
#[test]
fn former_rules_do_not_excuse_what_no_match_can_have() {
    for game in games() {
        let honest = of_format_1(*game);
        let unheard = with_tag(&honest, "Rules", "0.0.1");
        assert!(
            !verify(*game, &unheard).unwrap().is_good(),
            "a version that never was"
        );
        let is_move =
            |line: &&str| line.contains(": ") && line.starts_with(|first: char| first.is_ascii_digit());
        let moves: Vec<&str> = honest.lines().filter(is_move).collect();
        let middle = moves[moves.len() / 2];
        let (number, _) = middle.split_once(' ').unwrap();
        let forged = honest.replacen(&format!("\n{middle}\n"), &format!("\n{number} home resigns\n"), 1);
        assert_ne!(forged, honest);
        let verified = verify(*game, &forged).unwrap();
        assert!(
            matches!(verified.rules, Finding::No(_)),
            "{}: {verified:?}",
            game.id()
        );
    }
}

/// The way of a forger: no secret, no draws, and an old format. The rules still hold what is honest and nothing else.
#[test]
fn the_luck_of_a_record_is_found_in_its_events() {
    for game in games() {
        for seed in 0..6 {
            let (text, _) = visit(game.id(), Played(seed)).unwrap();
            let bare = ["[Secret ", "[Word ", "  ~ "]
                .into_iter()
                .fold(with_tag(&text, "Format", "1"), |text, prefix| {
                    without(&text, prefix)
                });
            let verified = verify(*game, &bare).unwrap();
            assert_eq!(verified.rules, Finding::Yes, "{} {seed}", game.id());
            for forged in with_an_event_left_out(&bare) {
                assert!(!verify(*game, &forged).unwrap().is_good(), "{} {seed}", game.id());
            }
        }
    }
}

/// The verifier in another language, which knows nothing but `docs/fair-play.md`, comes to the same in every game.
#[test]
fn the_independent_verifier_agrees() {
    let verifier = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/verify.js");
    let run = |file: &PathBuf| {
        let output = Command::new("node").arg(&verifier).arg(file).output();
        let output = output.expect("node is there, as for the web client");
        let said = String::from_utf8(output.stdout).unwrap();
        (output.status.success(), said)
    };
    for game in games() {
        let (_, json) = visit(game.id(), Played(1)).unwrap();
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.json", game.id()));
        fs::write(&file, &json).unwrap();
        let (good, said) = run(&file);
        assert!(good && said.contains("good, commitment true"), "{said}");
        let rolls = verify(*game, &json).unwrap().draws;
        assert!(rolls > 0 && said.contains(&format!("of {rolls} rolls")), "{said}");
        for (honest, forged) in [
            ("\"away\":\"0909", "\"away\":\"0809"),
            ("\"draws\":[\"", "\"draws\":[\"forged 1/1000000 x\",\""),
            ("\"secret\":\"01", "\"secret\":\"02"),
        ] {
            assert!(json.contains(honest), "{honest}");
            fs::write(&file, json.replacen(honest, forged, 1)).unwrap();
            assert!(!run(&file).0, "{}: {forged}", game.id());
        }
    }
}

/// A match in which things are settled beside the rules, and which ends so.
struct Settled(Aside);

impl Visitor for Settled {
    type Answer = (String, String);

    fn visit<G: Entrance>(self) -> Self::Answer {
        let mut rng = Rng::seeded(11);
        let options = testkit::random_options::<G>(&Default::default(), &mut rng);
        let mut fixture = Match::<G>::prepare(&options, Default::default(), Seed::from_number(11));
        fixture.add_word(Seat::Home, Word([7; 16]));
        fixture.begin(false);
        assert!(fixture.catch_up());
        let settle = |fixture: &mut Match<G>, aside: Aside| fixture.aside(aside).map(|_| ()).unwrap();
        settle(&mut fixture, Aside::StoodIn(Seat::Away, "club".into()));
        for _ in 0..20 {
            match testkit::random_input(fixture.state(), &mut rng) {
                Some(Input::Move(seat, mv)) => drop(fixture.play(seat, mv).map(|_| ())),
                Some(Input::Clock(input)) => drop(fixture.clock(input).map(|_| ())),
                _ => {}
            }
        }
        settle(&mut fixture, Aside::Returned(Seat::Away));
        settle(&mut fixture, Aside::DrawOffered(Seat::Home));
        let again = fixture.aside(Aside::DrawOffered(Seat::Away)).map(|_| ());
        assert!(matches!(again, Err(MatchError::NotNow(_))));
        settle(&mut fixture, self.0);
        let over = fixture.aside(Aside::DrawOffered(Seat::Home)).map(|_| ());
        assert!(matches!(over, Err(MatchError::Over)));
        let json = serde_json::to_string(fixture.record()).unwrap();
        (fixture.record().to_string(), json)
    }
}

#[test]
fn what_is_settled_beside_the_rules_is_verified_too() {
    let folder = std::env::temp_dir().join(format!("fiveaside-asides-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let verifier = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/verify.js");
    for game in games() {
        for (aside, reason) in [
            (Aside::TimeUp(Side::Home), EndReason::Time),
            (Aside::BothTimeUp, EndReason::Time),
            (Aside::DrawAgreed(Seat::Away), EndReason::Agreed),
            (Aside::WinClaimed(Seat::Home), EndReason::Claimed),
            (Aside::DrawClaimed(Seat::Away), EndReason::Claimed),
        ] {
            let (text, json) = visit(game.id(), Settled(aside)).unwrap();
            for form in [&text, &json] {
                let verified = verify(*game, form).unwrap();
                assert!(verified.is_proven(), "{}: {verified:?}", game.id());
            }
            let outcome = game.read_record(&text).unwrap().outcome().unwrap();
            assert_eq!(outcome.reason, Some(reason));
            let no_end = text.lines().last().unwrap();
            let forged = text.replacen(&format!("\n{no_end}"), "", 1);
            assert!(
                !verify(*game, &forged).unwrap().is_good(),
                "an outcome without its step"
            );
        }
        let (text, json) = visit(game.id(), Settled(Aside::DrawAgreed(Seat::Away))).unwrap();
        let own = text.replacen("away agrees to a draw", "home agrees to a draw", 1);
        let verified = verify(*game, &own).unwrap();
        assert!(
            matches!(verified.rules, Finding::No(_)),
            "nobody agrees with themselves"
        );
        // The verifier of the browser numbers the streams alike.
        let file = folder.join(format!("{}.json", game.id()));
        fs::write(&file, json).unwrap();
        let output = Command::new("node").arg(&verifier).arg(&file).output();
        let output = output.expect("node is there, as for the web client");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stdout)
        );
    }
    let _ = fs::remove_dir_all(folder);
}

/// A coach cannot get other luck by saying something and playing the same move again.
struct SaidBetween;

impl Visitor for SaidBetween {
    type Answer = ();

    fn visit<G: Entrance>(self) {
        let mut rng = Rng::seeded(3);
        let options = testkit::random_options::<G>(&Default::default(), &mut rng);
        let mut fixture = Match::<G>::start(&options, Default::default(), Seed::from_number(3));
        for _ in 0..60 {
            let before = fixture.clone();
            let Some(input) = testkit::random_input(fixture.state(), &mut rng) else {
                return;
            };
            let Input::Move(seat, mv) = input else {
                if let Input::Clock(clock) = input {
                    let _ = fixture.clock(clock);
                }
                continue;
            };
            if fixture.play(seat, mv.clone()).is_err() {
                continue;
            }
            let mut again = before;
            again
                .aside(Aside::StoodIn(seat, "club".into()))
                .map(|_| ())
                .unwrap();
            again.play(seat, mv).map(|_| ()).unwrap();
            assert_eq!(again.state(), fixture.state());
        }
    }
}

#[test]
fn what_is_said_changes_no_luck() {
    for game in games() {
        visit(game.id(), SaidBetween).unwrap();
    }
}
