//! The waiting room: who wants to play somebody now.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use store::{OfferId, PersonId};
use tokio::time::Instant;

use super::pairing::{Apart, Pair, Waiting, couple, pair};

/// How long the browser of somebody who waits may be gone.
pub(crate) const GRACE: Duration = Duration::from_secs(20);

#[derive(Default)]
pub(super) struct WaitingRoom {
    people: BTreeMap<PersonId, Waiting>,
    /// Under which name the store has what they want, and when they said so.
    kept: BTreeMap<PersonId, (OfferId, Instant)>,
    /// Since when the browsers of some have been gone.
    gone: BTreeMap<PersonId, Instant>,
    /// Those of them who must not meet, as far as it has come up.
    apart: Apart,
}

impl WaitingRoom {
    /// Lets somebody in, in place of what they wanted before. How long they have waited for the same game still counts.
    pub(super) fn enter(&mut self, mut somebody: Waiting) {
        if let Some(before) = self.people.get(&somebody.person)
            && before.game == somebody.game
        {
            somebody.since = before.since;
        }
        self.people.insert(somebody.person, somebody);
    }

    /// The store has what somebody wants under this name. Answers the name under which it had something else.
    pub(super) fn note_saved(&mut self, person: PersonId, id: OfferId) -> Option<OfferId> {
        let before = self.kept.insert(person, (id, Instant::now()));
        before.map(|(id, _)| id).filter(|before| *before != id)
    }

    /// The name under which the store has what somebody wants or wanted last.
    pub(super) fn kept(&self, person: PersonId) -> Option<OfferId> {
        self.kept.get(&person).map(|(id, _)| *id)
    }

    /// Whether somebody is here by this name.
    pub(super) fn knows(&self, id: OfferId) -> bool {
        self.kept
            .iter()
            .any(|(person, (known, _))| *known == id && self.people.contains_key(person))
    }

    /// Lets go of those who were here before a moment and are not among these. Answers who they are.
    pub(super) fn keep_only(&mut self, these: &BTreeSet<OfferId>, before: Instant) -> Vec<PersonId> {
        let is_missing = |person: &PersonId| {
            let kept = self.kept.get(person);
            kept.is_some_and(|(id, at)| !these.contains(id) && *at < before)
        };
        let missing: Vec<PersonId> = self.people.keys().copied().filter(is_missing).collect();
        for person in &missing {
            self.leave(*person);
        }
        self.kept.retain(|person, _| self.people.contains_key(person));
        missing
    }

    /// Somebody does not want to play any more. Answers whether they did.
    pub(super) fn leave(&mut self, person: PersonId) -> Option<Waiting> {
        self.gone.remove(&person);
        let left = self.people.remove(&person);
        if left.is_some() {
            self.apart.retain(|(a, b)| *a != person && *b != person);
        }
        left
    }

    pub(super) fn find(&self, person: PersonId) -> Option<&Waiting> {
        self.people.get(&person)
    }

    /// The first who came, of those whom something suits.
    pub(super) fn first(&self, suits: impl Fn(&Waiting) -> bool) -> Option<PersonId> {
        self.people
            .values()
            .filter(|somebody| suits(somebody))
            .min_by_key(|somebody| (somebody.since, somebody.person))
            .map(|somebody| somebody.person)
    }

    /// How many wait for each game.
    pub(super) fn count(&self) -> BTreeMap<String, u32> {
        let mut count = BTreeMap::new();
        for somebody in self.people.values() {
            *count.entry(somebody.game.clone()).or_default() += 1;
        }
        count
    }

    /// Lets go of those whose browsers have been gone for too long. Answers who they are.
    pub(super) fn sweep(&mut self, now: Instant, is_there: impl Fn(PersonId) -> bool) -> Vec<PersonId> {
        let mut left = Vec::new();
        for person in self.people.keys().copied() {
            if is_there(person) {
                self.gone.remove(&person);
            } else if now.saturating_duration_since(*self.gone.entry(person).or_insert(now)) > GRACE {
                left.push(person);
            }
        }
        for person in &left {
            self.leave(*person);
        }
        left
    }

    /// Those who are to play now. They have left.
    pub(super) fn call(&mut self, now: Instant) -> Vec<Pair> {
        let waiting: Vec<Waiting> = self.people.values().cloned().collect();
        let pairs = pair(&waiting, &self.apart, now);
        for somebody in pairs.iter().flat_map(|pair| &pair.people) {
            self.people.remove(&somebody.person);
            self.gone.remove(&somebody.person);
        }
        pairs
    }

    /// Two who were called must not meet: both go on waiting as before, unless they want something else by now.
    pub(super) fn keep_apart(&mut self, people: [Waiting; 2]) {
        let [a, b] = &people;
        self.apart.insert(couple(a.person, b.person));
        for somebody in people {
            self.people.entry(somebody.person).or_insert(somebody);
        }
    }
}

#[cfg(test)]
mod tests {
    use clubhouse::OptionValues;

    use super::*;
    use crate::{club::pairing::Strength, pace::Pace};

    fn somebody(person: u128, since: Instant) -> Waiting {
        Waiting {
            person: PersonId(person),
            game: "flip-football".into(),
            options: OptionValues::new(),
            paces: vec![Pace::Unhurried],
            rated: false,
            strength: Strength::UNKNOWN,
            since,
        }
    }

    #[test]
    fn whoever_is_gone_for_longer_than_the_grace_has_left() {
        let start = Instant::now();
        let mut room = WaitingRoom::default();
        room.enter(somebody(1, start));
        room.enter(somebody(2, start));
        let here = |person| person == PersonId(2);
        assert!(room.sweep(start, here).is_empty());
        assert!(room.sweep(start + GRACE, here).is_empty());
        assert!(room.sweep(start + GRACE, |_| true).is_empty(), "back in time");
        let again = start + GRACE + GRACE;
        assert!(room.sweep(again, here).is_empty());
        let late = again + GRACE + Duration::from_secs(1);
        assert_eq!(room.sweep(late, here), [PersonId(1)]);
        assert_eq!(room.count(), BTreeMap::from([("flip-football".to_owned(), 1)]));
    }

    #[test]
    fn whoever_is_called_has_left_and_is_called_once() {
        let start = Instant::now();
        let mut room = WaitingRoom::default();
        room.enter(somebody(1, start));
        room.enter(somebody(2, start));
        let pairs = room.call(start);
        assert_eq!(pairs.len(), 1);
        assert!(room.call(start).is_empty());
        assert!(room.find(PersonId(1)).is_none());
    }

    #[test]
    fn those_who_must_not_meet_go_on_waiting() {
        let start = Instant::now();
        let mut room = WaitingRoom::default();
        room.enter(somebody(1, start));
        room.enter(somebody(2, start));
        let people = room.call(start).remove(0).people;
        room.keep_apart(people);
        assert!(room.call(start).is_empty());
        room.enter(somebody(3, start + Duration::from_secs(1)));
        assert_eq!(room.call(start)[0].people[0].person, PersonId(1));
        room.leave(PersonId(2));
        assert!(room.apart.is_empty(), "whoever comes again is looked at anew");
    }

    #[test]
    fn another_wish_for_the_same_game_keeps_the_place() {
        let start = Instant::now();
        let mut room = WaitingRoom::default();
        room.enter(somebody(1, start));
        room.enter(somebody(1, start + GRACE));
        assert_eq!(room.find(PersonId(1)).map(|waiting| waiting.since), Some(start));
        let other = Waiting {
            game: "soccer-city".into(),
            ..somebody(1, start + GRACE)
        };
        room.enter(other);
        assert_eq!(
            room.find(PersonId(1)).map(|waiting| waiting.since),
            Some(start + GRACE)
        );
    }
}
