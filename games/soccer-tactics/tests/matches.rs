//! Matches as a whole: records, forks, takebacks, and scenarios that must be able to fail.

use std::collections::BTreeMap;

use engine::{ClockInput, Match, MatchError, Record, Refusal as _, Rules, Seat, Seed, TakebackError};
use soccer_tactics::SoccerTactics;
use testkit::{assert_broken_scenarios_fail, random_match};

fn new_match(options: &[(&str, &str)]) -> Match<SoccerTactics> {
    let values = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect();
    let names = BTreeMap::from([(Seat::Home, "Ann".to_owned()), (Seat::Away, "Ben".to_owned())]);
    Match::start(
        &SoccerTactics::options(&values).expect("good options"),
        names,
        Seed::from_number(7),
    )
}

fn play(fixture: &mut Match<SoccerTactics>, seat: Seat, mv: &str) {
    fixture
        .play(seat, mv.parse().expect("a move"))
        .unwrap_or_else(|error| panic!("{mv}: {error}"));
}

#[test]
fn a_change_of_the_line_up_is_taken_back_but_no_roll() {
    let mut fixture = new_match(&[("first_kickoff", "home")]);
    let start = fixture.state().clone();
    play(&mut fixture, Seat::Home, "shift h10 H8");
    assert_eq!(fixture.takeback_alone(Seat::Home), Ok(1));
    fixture.truncate(1);
    assert_eq!(*fixture.state(), start);
    play(&mut fixture, Seat::Home, "done");
    play(&mut fixture, Seat::Away, "done");
    assert_eq!(fixture.takeback_alone(Seat::Away), Err(TakebackError::Revealed));
    assert_eq!(
        fixture.takeback_alone(Seat::Home),
        Err(TakebackError::OthersMoved)
    );
}

#[test]
fn a_whole_line_up_has_one_clock_and_each_roll_its_own() {
    let mut fixture = new_match(&[("first_kickoff", "home")]);
    let clock = |fixture: &Match<SoccerTactics>| fixture.state().timers().decision.unwrap();
    let before = clock(&fixture);
    assert_eq!((before.length_ms, before.running), (60_000, true));
    play(&mut fixture, Seat::Home, "shift h10 H8");
    assert_eq!(clock(&fixture), before);
    play(&mut fixture, Seat::Home, "done");
    assert_ne!(clock(&fixture).id, before.id);
    assert_eq!(fixture.state().timers().period, None);
    play(&mut fixture, Seat::Away, "done");
    let period = fixture.state().timers().period.unwrap();
    assert_eq!(
        (period.id, period.length_ms, period.running),
        (1, 45 * 60_000, true)
    );
    fixture.clock(ClockInput::PeriodTimeUp).unwrap();
    assert_eq!(fixture.state().timers().period, None);
}

#[test]
fn a_fork_goes_on_from_any_step_with_luck_of_its_own() {
    let fixture = random_match::<SoccerTactics>(3);
    let steps = fixture.record().entries.len();
    for at in [1, steps / 2, steps - 1] {
        let fork = fixture.fork(at, BTreeMap::new(), Seed::from_number(99), "example");
        assert_eq!(fork.record().entries[..], fixture.record().entries[..at]);
        assert_eq!(*fork.state(), fixture.record().state_after(at).unwrap());
        assert_eq!(fork.record().verify().unwrap().steps, at);
    }
}

#[test]
fn a_record_reads_like_a_match() {
    let mut fixture = new_match(&[("first_kickoff", "home")]);
    play(&mut fixture, Seat::Home, "done");
    play(&mut fixture, Seat::Away, "shift a10 H9");
    let text = fixture.record().to_string();
    assert!(text.starts_with("[Format \"2\"]\n[Game \"soccer-tactics\"]\n[Rules \"1.1.0\"]\n"));
    assert!(
        text.contains("start\n  line-up home\n  asked set-up home 0\n\n1 home: done\n  set-up-done home\n")
    );
    assert!(text.contains("\n2 away: shift a10 H9\n  pawn-placed a10 H9\n"));
    let read: Record<SoccerTactics> = text.parse().unwrap();
    assert_eq!(read, *fixture.record());
}

#[test]
fn a_record_that_was_tampered_with_is_found_out() {
    let fixture = random_match::<SoccerTactics>(0);
    let text = fixture.record().to_string();
    let check = |text: &str| {
        text.parse::<Record<SoccerTactics>>()
            .and_then(|record| record.verify())
    };
    assert!(check(&text).unwrap().is_proven());
    let roll = text
        .lines()
        .find(|line| line.starts_with("  pawn-rolled home "))
        .expect("Home moves");
    let other = if roll.ends_with('6') {
        "  pawn-rolled home 5"
    } else {
        "  pawn-rolled home 6"
    };
    assert!(!check(&text.replacen(roll, other, 1)).unwrap().is_good());
    assert!(check("").is_err());
}

#[test]
fn a_third_coach_is_turned_away() {
    let mut fixture = new_match(&[("first_kickoff", "home")]);
    let Err(MatchError::Refused(refusal)) = fixture.play(Seat::Home2, "done".parse().unwrap()) else {
        panic!("a third coach was let in")
    };
    assert_eq!(refusal.clause().0, "TACTICS-FOUR-1");
}

#[test]
fn a_text_that_is_no_move_says_so() {
    for text in [
        "",
        "move",
        "move h7",
        "move h12 D8",
        "play 8D",
        "swap h9",
        "keeper",
        "dance",
        "move h7 D8 E9",
    ] {
        assert!(text.parse::<soccer_tactics::Move>().is_err(), "{text}");
    }
}

const CAPTURE: &str = "game soccer-tactics
scenario EXAMPLE a capture
clauses TACTICS-CAPT-1
setup
  phase attempt 1
  offence home
  ball D9
  h10 E8
  h7 A3
home: move h10 D9
events
  pawn-moved h10 E8 D9
  captured h10 D9
  asked choice answer
expect
  holder h10
";

#[test]
fn a_scenario_that_is_broken_fails() {
    assert_broken_scenarios_fail::<SoccerTactics>(
        CAPTURE,
        &[
            ("  captured h10 D9\n", "  captured h7 D9\n"),
            ("  captured h10 D9\n", ""),
            ("  holder h10", "  holder h7"),
            ("ball D9", "ball D10"),
            ("attempt 1", "attempt 5"),
            (
                "home: move h10 D9\n",
                "home: move h10 D9\nrefused TACTICS-MOVE-3\n",
            ),
            ("home: move h10 D9\n", "home: move h10 D9\ndraw pawn = 1\n"),
            ("home: move", "away: move"),
            ("  h7 A3", "  h7 E8"),
            ("clauses", "options half_minutes=0\nclauses"),
        ],
    );
}
