//! Records outlive the rules they were played by.

use std::collections::BTreeMap;

use engine::{ClockInput, Entry, Finding, Game, Match, Record, Seat, Seed};
use simulator_soccer::{Event, Move, SimulatorSoccer};

/// By rules 1.2.0, when time ran out over the line-ups, Home, complete, was done, and Away was only completed.
const RULES_1_2: &str = include_str!("rules-1.2.0.txt");
/// The step at which time ran out over the line-ups.
const TIME_UP: usize = 3;

/// By rules 1.3.0 a keeper with an opponent in his cell put the ball down farther from its middle than he had to.
const RULES_1_3: &str = include_str!("rules-1.3.0.txt");

fn old_record(text: &str) -> Record<SimulatorSoccer> {
    text.parse().expect("an old record can be read")
}

fn done(events: &[Event]) -> usize {
    let is_done = |event: &&Event| matches!(event, Event::StartDone { .. });
    events.iter().filter(is_done).count()
}

#[test]
fn old_records_replay_as_they_were_played() {
    for text in [RULES_1_2, RULES_1_3] {
        let record = old_record(text);
        assert_ne!(record.header.rules, SimulatorSoccer::RULES_VERSION);
        let verified = record.verify().expect("the header fits the game");
        assert_eq!(verified.steps, record.entries.len());
        assert!(verified.is_good(), "{verified:?}");
        assert_eq!(verified.outcome, Finding::Yes);
    }
    assert_eq!(done(&old_record(RULES_1_2).entries[TIME_UP].events), 1);
}

#[test]
fn an_old_record_forks_and_goes_on_by_the_rules_of_now() {
    let seed = Seed::from_number(5);
    let whole = Match::resume(old_record(RULES_1_2), seed).expect("an old match can be resumed");
    let mut before = whole.fork(TIME_UP, BTreeMap::new(), seed, "a match");
    before
        .clock(ClockInput::DecisionTimeUp)
        .expect("a decision was open");
    assert_eq!(done(&before.record().entries[TIME_UP].events), 2);
    let mut after = whole.fork(TIME_UP + 1, BTreeMap::new(), seed, "a match");
    after
        .play(Seat::Away, Move::Done {})
        .expect("Away is complete and not done");
    assert_eq!(done(&after.record().entries[TIME_UP + 1].events), 1);
}

/// SIM-GK-16, SIM-PLACE-8 By the rules of now `auto` finds the nearest spot.
#[test]
fn a_keeper_puts_the_ball_down_where_auto_says() {
    let seed = Seed::from_number(5);
    let record = old_record(RULES_1_3);
    let is_put = |entry: &Entry<Move, Event>| matches!(entry.events[..], [Event::BallPut { .. }, ..]);
    let step = record.entries.iter().rposition(is_put).unwrap();
    let played = record.entries[step].clone();
    let whole = Match::resume(record, seed).expect("an old match can be resumed");
    let mut before = whole.fork(step, BTreeMap::new(), seed, "a match");
    let again = before
        .play(played.input.seat().unwrap(), Move::Spot { at: None })
        .expect("the keeper puts the ball down");
    assert_ne!(again.events[0], played.events[0]);
}
