//! What goes on in the club at other nodes: who is there, and which matches can be watched.
//!
//! Offers and wishes are not among it: they are in the store, and nodes only say that the board has changed.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use store::PersonId;
use tokio::time::Instant;

use crate::messages::club::LiveMatch;

/// The topic of the club.
pub(super) const TOPIC: &str = "club";
/// How many people one word names.
pub(super) const NAMED_MAX: usize = 4_000;
/// After so long a node that has said nothing more is believed to be gone.
const BELIEVED: Duration = Duration::from_secs(12);

/// Something that one node says to the others.
#[derive(Serialize, Deserialize)]
pub(super) enum Word {
    /// Who is there, and what can be watched.
    Roll(Roll),
    /// The board with seeks and wishes has changed.
    Board,
    /// Somebody who may have offered something is called otherwise, or has become somebody else.
    Makers,
    /// A person is told something.
    For { person: PersonId, text: String },
    /// The sockets of a person are let go.
    LetGo { person: PersonId },
}

/// Who is there at one node.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Roll {
    pub(super) node: u64,
    /// Whether it goes on where the last word ended.
    pub(super) goes_on: bool,
    /// With the names of members who may be seen.
    pub(super) people: Vec<(PersonId, Option<String>)>,
    pub(super) live: Vec<LiveMatch>,
}

/// What other nodes have said.
#[derive(Default)]
pub(super) struct Others(BTreeMap<u64, Other>);

struct Other {
    people: HashMap<PersonId, Option<String>>,
    live: Vec<LiveMatch>,
    heard: Instant,
}

impl Others {
    pub(super) fn on_roll(&mut self, roll: Roll, now: Instant) {
        let other = self.0.entry(roll.node).or_insert_with(|| Other {
            people: HashMap::new(),
            live: Vec::new(),
            heard: now,
        });
        if !roll.goes_on {
            other.people.clear();
        }
        other.people.extend(roll.people);
        other.live = roll.live;
        other.heard = now;
    }

    pub(super) fn is_there(&self, person: PersonId) -> bool {
        self.0.values().any(|other| other.people.contains_key(&person))
    }

    /// Lets go of a person's sockets.
    pub(super) fn let_go(&mut self, person: PersonId) {
        for other in self.0.values_mut() {
            other.people.remove(&person);
        }
    }

    /// Lets go of nodes that have been silent for too long.
    pub(super) fn forget_silent(&mut self, now: Instant) {
        self.0.retain(|_, other| other.heard + BELIEVED > now);
    }

    /// Adds who is elsewhere to those who are here.
    pub(super) fn add_people(&self, people: &mut BTreeSet<PersonId>, members: &mut BTreeSet<String>) {
        for (person, member) in self.0.values().flat_map(|other| &other.people) {
            people.insert(*person);
            members.extend(member.clone());
        }
    }

    /// What can be watched elsewhere.
    pub(super) fn live(&self) -> impl Iterator<Item = &LiveMatch> {
        self.0.values().flat_map(|other| &other.live)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roll(node: u64, goes_on: bool, people: &[u128]) -> Roll {
        Roll {
            node,
            goes_on,
            people: people
                .iter()
                .map(|person| (PersonId(*person), (*person == 1).then(|| "ada".to_owned())))
                .collect(),
            live: Vec::new(),
        }
    }

    #[test]
    fn people_are_counted_once_wherever_they_are() {
        let (mut others, start) = (Others::default(), Instant::now());
        others.on_roll(roll(1, false, &[1, 2]), start);
        others.on_roll(roll(1, true, &[3]), start);
        others.on_roll(roll(2, false, &[2]), start);
        let (mut people, mut members) = (BTreeSet::from([PersonId(1)]), BTreeSet::new());
        others.add_people(&mut people, &mut members);
        assert_eq!((people.len(), members.len()), (3, 1));
        others.on_roll(roll(1, false, &[1]), start + BELIEVED / 2);
        assert!(!others.is_there(PersonId(3)));
        others.forget_silent(start + BELIEVED);
        assert!(!others.is_there(PersonId(2)), "a silent node is gone");
        assert!(others.is_there(PersonId(1)));
    }
}
