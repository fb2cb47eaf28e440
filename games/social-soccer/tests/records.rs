//! Records outlive the rules they were played by.

use std::collections::BTreeMap;

use engine::{Game, Input, Match, Record, Rules, Seed};
use social_soccer::{EndedBy, Event, SocialSoccer};

/// A match of two rounds with the defaults of rules 1.0.0: fresh defenders did not take up a dead ball.
fn old_record() -> Record<SocialSoccer> {
    let text = include_str!("rules-1.0.0.txt");
    text.parse().expect("an old record can be read")
}

fn ends_by_dead_ball(event: &Event) -> bool {
    matches!(
        event,
        Event::RoundEnded {
            reason: EndedBy::DeadBall
        }
    )
}

#[test]
fn an_old_record_names_its_options_and_replays() {
    let record = old_record();
    assert_ne!(record.header.rules, SocialSoccer::RULES_VERSION);
    assert_eq!(record.header.options["dead_ball"], "attack".into());
    let verified = record.verify().expect("the header fits the game");
    assert_eq!(verified.steps, record.entries.len());
    assert!(verified.is_good(), "{verified:?}");
    let outcome = record
        .state_after(usize::MAX)
        .unwrap()
        .to_act()
        .outcome()
        .copied();
    assert_eq!(outcome, record.header.outcome);
}

#[test]
fn an_old_record_forks_and_goes_on_as_it_was_agreed() {
    let record = old_record();
    let ends = |entry: &engine::Entry<_, Event>| entry.events.iter().any(ends_by_dead_ball);
    let step = record
        .entries
        .iter()
        .position(ends)
        .expect("a dead ball ends a round");
    let Input::Move(seat, last) = record.entries[step].input.clone() else {
        panic!("a move ended it");
    };
    let seed = Seed::from_number(5);
    let whole = Match::resume(record, seed).expect("an old match can be resumed");
    let mut fork = whole.fork(step, BTreeMap::new(), seed, "a match");
    fork.play(seat, last).expect("the move is legal");
    let events = &fork.record().entries.last().expect("a move was played").events;
    assert!(
        events.iter().any(ends_by_dead_ball),
        "the fork keeps the option of its match"
    );
}
