//! Matches as a whole: records, forks, takebacks, and scenarios that must be able to fail.

use std::collections::BTreeMap;

use engine::{
    Finding, Match, MatchError, Record, RecordError, Refusal as _, Rules, Seat, Seed, TakebackError,
};
use flip_football::{FlipFootball, Move};
use testkit::{assert_broken_scenarios_fail, random_match, run_scenarios};

fn new_match(options: &[(&str, &str)]) -> Match<FlipFootball> {
    let values = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect();
    let names = BTreeMap::from([(Seat::Home, "Ann".to_owned()), (Seat::Away, "Ben".to_owned())]);
    Match::start(
        &FlipFootball::options(&values).expect("good options"),
        names,
        Seed::from_number(7),
    )
}

fn play(fixture: &mut Match<FlipFootball>, seat: Seat, mv: &str) {
    fixture
        .play(seat, mv.parse().expect("a move"))
        .unwrap_or_else(|error| panic!("{mv}: {error}"));
}

/// A match in minute 1 with a hand of three.
fn in_hand_play() -> Match<FlipFootball> {
    new_match(&[("hand_size", "3"), ("set_aside", "random")])
}

fn first_card(fixture: &Match<FlipFootball>, seat: Seat) -> Move {
    fixture.state().moves(seat).listed()[0]
}

#[test]
fn a_move_is_taken_back_alone_until_somebody_else_moves_or_something_is_shown() {
    let mut fixture = in_hand_play();
    assert_eq!(
        fixture.takeback_alone(Seat::Home),
        Err(TakebackError::NothingToTakeBack)
    );
    let start = fixture.state().clone();
    let mv = first_card(&fixture, Seat::Home);
    fixture.play(Seat::Home, mv).unwrap();
    assert_eq!(fixture.takeback_alone(Seat::Home), Ok(1));
    fixture.truncate(1);
    assert_eq!(*fixture.state(), start);

    fixture.play(Seat::Home, mv).unwrap();
    let answer = first_card(&fixture, Seat::Away);
    fixture.play(Seat::Away, answer).unwrap();
    assert_eq!(
        fixture.takeback_alone(Seat::Home),
        Err(TakebackError::OthersMoved)
    );
    assert_eq!(fixture.takeback_alone(Seat::Away), Err(TakebackError::Revealed));
    assert_eq!(fixture.takeback_agreed(Seat::Home), Ok(1));
    fixture.truncate(1);
    assert_eq!(*fixture.state(), start);
}

#[test]
fn a_pick_for_the_eight_is_final() {
    let mut fixture = new_match(&[]);
    play(&mut fixture, Seat::Home, "set-aside R07");
    assert_eq!(fixture.takeback_alone(Seat::Home), Err(TakebackError::Revealed));
}

#[test]
fn a_step_taken_back_cannot_be_played_for_better_luck() {
    let mut fixture = new_match(&[]);
    play(&mut fixture, Seat::Home, "rest-random");
    let first = fixture.state().clone();
    fixture.truncate(1);
    play(&mut fixture, Seat::Home, "rest-random");
    assert_eq!(*fixture.state(), first);
}

#[test]
fn a_fork_goes_on_from_any_step_with_luck_of_its_own() {
    let fixture = random_match::<FlipFootball>(3);
    let steps = fixture.record().entries.len();
    for at in [1, steps / 2, steps - 1] {
        let fork = fixture.fork(at, BTreeMap::new(), Seed::from_number(99), "example");
        assert_eq!(fork.record().entries[..], fixture.record().entries[..at]);
        assert_eq!(*fork.state(), fixture.record().state_after(at).unwrap());
        assert_eq!(
            fork.record().header.secret,
            None,
            "a match that goes on keeps its secret"
        );
        let verified = fork.record().verify().unwrap();
        assert_eq!(verified.steps, at);
    }
}

#[test]
fn a_resignation_ends_the_match_and_tells_the_secret() {
    let mut fixture = new_match(&[]);
    assert_eq!(fixture.record().header.secret, None);
    fixture.resign(Seat::Home).unwrap();
    let outcome = *fixture.to_act().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.forfeit),
        (Some(engine::Side::Away), Some(engine::Side::Home))
    );
    assert!(matches!(
        fixture.play(Seat::Away, Move::RestRandom {}),
        Err(MatchError::Over)
    ));
    assert_eq!(fixture.record().header.secret, Some(fixture.secret()));
    let text = fixture.record().to_string();
    let read: Record<FlipFootball> = text.parse().unwrap();
    assert_eq!(read, *fixture.record());
    assert!(read.verify().unwrap().is_proven());
}

#[test]
fn a_record_reads_like_a_match() {
    let mut fixture = new_match(&[("kick_off", "home")]);
    play(&mut fixture, Seat::Away, "preset tight");
    play(&mut fixture, Seat::Home, "preset strongest");
    let text = fixture.record().to_string();
    assert!(
        text.starts_with(
            "[Format \"2\"]\n[Game \"flip-football\"]\n[Rules \"1.0.0\"]\n[Seat home \"Ann\"]\n"
        )
    );
    assert!(text.contains("[Option kick_off \"home\"]\n"));
    assert!(text.contains("\n\n1 away: preset tight\n  set-aside-picked away B06\n"));
    assert!(text.contains("  set-aside-done home\n  kick-off home\n  packs-shuffled first-half home R"));
}

#[test]
fn a_record_that_was_tampered_with_is_found_out() {
    let fixture = random_match::<FlipFootball>(0);
    let text = fixture.record().to_string();
    let check = |text: &str| {
        text.parse::<Record<FlipFootball>>()
            .and_then(|record| record.verify())
    };
    assert!(check(&text).unwrap().is_proven());
    let goal = text
        .lines()
        .find(|line| line.starts_with("  tackled "))
        .expect("somebody is tackled");
    let rules = |text: &str| check(text).unwrap().rules;
    assert!(matches!(
        rules(&text.replacen(goal, "  goal home shot", 1)),
        Finding::No(_)
    ));
    let secret = text.lines().find(|line| line.starts_with("[Secret ")).unwrap();
    let other = format!("[Secret \"{}\"]", Seed::from_number(1234));
    let verified = check(&text.replacen(secret, &other, 1)).unwrap();
    assert!(matches!(verified.rolls, Finding::No(why) if why.contains("commitment")));
    assert!(matches!(
        check(&text.replacen("start", "begin", 1)),
        Err(RecordError::Unreadable { .. })
    ));
    assert!(matches!(
        check(&text.replacen("flip-football", "chess", 1)),
        Err(RecordError::OtherGame(_))
    ));
    assert!(matches!(check(""), Err(RecordError::Unreadable { .. })));
    assert!(matches!(
        check("[Format \"1\"]\n[Nonsense"),
        Err(RecordError::Unreadable { line: 2, .. })
    ));
}

#[test]
fn there_is_no_second_seat_a_side() {
    let mut fixture = new_match(&[]);
    let Err(MatchError::Refused(refusal)) = fixture.play(Seat::Home2, Move::RestRandom {}) else {
        panic!("a third coach was let in")
    };
    assert_eq!(refusal.clause().0, "FLIP-COMP-3");
}

/// FLIP-S-9 Naming the offered card and naming another are refused in the same words.
#[test]
fn a_refusal_gives_no_card_away() {
    let mut fixture = new_match(&[("set_aside", "random")]);
    let words: Vec<String> = (1..=53)
        .map(|number| {
            let mv: Move = format!("lay R{number:02}").parse().unwrap();
            fixture.play(Seat::Home, mv).unwrap_err().to_string()
        })
        .collect();
    assert!(words.iter().all(|word| *word == words[0]), "{words:?}");
}

const TACKLE: &str = "game flip-football
scenario EXAMPLE a tackle
clauses FLIP-ATT-4
setup
  period first-half
  attacker home
  home pack R12 ...
  away pack ... B21
home: lay
away: lay
events
  has-laid home
  has-laid away
  cards-laid 1 home attack0 R12 B21 C3 D
  tackled home
  flip away
expect
  attacker away
";

#[test]
fn a_scenario_that_is_broken_fails() {
    assert_broken_scenarios_fail::<FlipFootball>(
        TACKLE,
        &[
            ("  tackled home\n", "  offside home\n"),
            ("  flip away\n", ""),
            ("  attacker away", "  attacker home"),
            ("away: lay\n", "away: lay\ndraw kick-off = home\n"),
            ("away: lay\n", "away: lay R12\n"),
            ("away: lay\n", "away: lay\nrefused FLIP-PLAY-7\n"),
            ("events\n", "to-act home\nevents\n"),
            ("events\n", "view away hides R12\nevents\n"),
            ("events\n", "view spectator shows R46\nevents\n"),
            ("events\n", "moves home 2\nevents\n"),
            ("events\n", "takes home lay = 1\nevents\n"),
            ("clauses", "options half_cards=17\nclauses"),
            ("R12 ...", "B12 ..."),
        ],
    );
    assert!(run_scenarios::<FlipFootball>("scenario X y\n").is_err());
    assert!(run_scenarios::<FlipFootball>("game flip-football\nscenario X y\nnonsense\n").is_err());
}
