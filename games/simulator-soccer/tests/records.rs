//! Records outlive the rules they were played by.

use std::collections::BTreeMap;

use engine::{ClockInput, Finding, Game, Match, Record, Seat, Seed};
use simulator_soccer::{Event, Move, SimulatorSoccer};

/// A match by rules 1.2.0: when time ran out over the line-ups, Home, complete, was done, and Away was only completed.
fn old_record() -> Record<SimulatorSoccer> {
    let text = include_str!("rules-1.2.0.txt");
    text.parse().expect("an old record can be read")
}

/// The step at which time ran out over the line-ups.
const TIME_UP: usize = 3;

fn done(events: &[Event]) -> usize {
    let is_done = |event: &&Event| matches!(event, Event::StartDone { .. });
    events.iter().filter(is_done).count()
}

#[test]
fn an_old_record_replays_as_it_was_played() {
    let record = old_record();
    assert_ne!(record.header.rules, SimulatorSoccer::RULES_VERSION);
    assert_eq!(done(&record.entries[TIME_UP].events), 1);
    let verified = record.verify().expect("the header fits the game");
    assert_eq!(verified.steps, record.entries.len());
    assert!(verified.is_good(), "{verified:?}");
    assert_eq!(verified.outcome, Finding::Yes);
}

#[test]
fn an_old_record_forks_and_goes_on_by_the_rules_of_now() {
    let seed = Seed::from_number(5);
    let whole = Match::resume(old_record(), seed).expect("an old match can be resumed");
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
