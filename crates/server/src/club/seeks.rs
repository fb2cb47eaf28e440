//! The board with the open seeks: whoever takes one first has it.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use store::{OfferId, Person, PersonId};
use tokio::time::Instant;

use crate::messages::meeting::{Seek, Somebody};

/// How many seeks one person may have open.
const OWN_MAX: usize = 5;
/// How many may be open in all: more nobody reads.
const ALL_MAX: usize = 400;
/// How long the browser may be gone of somebody whose seek does not outlast their visit.
const GRACE: Duration = Duration::from_secs(60);

/// A seek on the board.
#[derive(Clone, Debug)]
pub(crate) struct OpenSeek {
    pub(crate) id: OfferId,
    pub(crate) person: PersonId,
    /// As everybody sees it.
    pub(crate) seek: Seek,
    /// Whether it stays while whoever made it is away.
    pub(crate) stays: bool,
}

#[derive(Default)]
pub(super) struct Seeks {
    open: BTreeMap<OfferId, OpenSeek>,
    /// When each was put on the board.
    put: BTreeMap<OfferId, Instant>,
    gone: BTreeMap<PersonId, Instant>,
}

impl Seeks {
    /// Puts a seek on the board, unless there are too many. Answers whether it did.
    pub(super) fn put(&mut self, seek: OpenSeek) -> bool {
        let own = self
            .open
            .values()
            .filter(|open| open.person == seek.person)
            .count();
        let has_room = own < OWN_MAX && self.open.len() < ALL_MAX;
        if has_room {
            self.put_back(seek);
        }
        has_room
    }

    /// Takes off what was there before a moment and is not among these.
    pub(super) fn keep_only(&mut self, these: &BTreeSet<OfferId>, before: Instant) -> Vec<OpenSeek> {
        let put = std::mem::take(&mut self.put);
        let taken = self
            .take_where(|open| !these.contains(&open.id) && put.get(&open.id).is_none_or(|at| *at < before));
        self.put = put;
        self.put.retain(|id, _| self.open.contains_key(id));
        taken
    }

    /// Puts back what was taken in vain.
    pub(super) fn put_back(&mut self, seek: OpenSeek) {
        self.put.insert(seek.id, Instant::now());
        self.open.insert(seek.id, seek);
    }

    pub(super) fn find(&self, id: OfferId) -> Option<&OpenSeek> {
        self.open.get(&id)
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &OpenSeek> {
        self.open.values()
    }

    /// Takes a seek off the board: exactly one gets it.
    pub(super) fn take(&mut self, id: OfferId) -> Option<OpenSeek> {
        self.open.remove(&id)
    }

    /// Takes off what somebody offers for a visit: they are about to play.
    pub(super) fn take_visit(&mut self, person: PersonId) -> Vec<OpenSeek> {
        self.take_where(|open| open.person == person && !open.stays)
    }

    /// Gives the seeks of somebody to who they are now. Answers them as everybody sees them then.
    pub(super) fn give(&mut self, from: PersonId, to: &Person) -> Vec<Seek> {
        let theirs = self.open.values_mut().filter(|open| open.person == from);
        theirs
            .map(|open| {
                open.person = to.id;
                open.seek.by = Somebody {
                    name: to.name.clone(),
                    member: to.member,
                    rating: open.seek.by.rating,
                };
                open.seek.clone()
            })
            .collect()
    }

    /// Takes off what those offered for a visit whose browsers have been gone for too long.
    pub(super) fn sweep(&mut self, now: Instant, is_there: impl Fn(PersonId) -> bool) -> Vec<OpenSeek> {
        let visitors: BTreeSet<PersonId> = self
            .open
            .values()
            .filter(|open| !open.stays)
            .map(|open| open.person)
            .collect();
        self.gone.retain(|person, _| visitors.contains(person));
        let mut left = BTreeSet::new();
        for person in visitors {
            if is_there(person) {
                self.gone.remove(&person);
            } else if now.saturating_duration_since(*self.gone.entry(person).or_insert(now)) > GRACE {
                left.insert(person);
            }
        }
        self.take_where(|open| !open.stays && left.contains(&open.person))
    }

    fn take_where(&mut self, fits: impl Fn(&OpenSeek) -> bool) -> Vec<OpenSeek> {
        let taken: Vec<OfferId> = self
            .open
            .values()
            .filter(|open| fits(open))
            .map(|open| open.id)
            .collect();
        taken.iter().filter_map(|id| self.open.remove(id)).collect()
    }
}

#[cfg(test)]
mod tests {
    use clubhouse::OptionValues;

    use super::*;
    use crate::{
        messages::meeting::{Proposal, WantedSide},
        pace::Pace,
    };

    fn seek(number: u64, person: u128, stays: bool) -> OpenSeek {
        let id = OfferId::from_random(number << 1);
        OpenSeek {
            id,
            person: PersonId(person),
            seek: Seek {
                id: id.to_string(),
                by: Somebody {
                    name: "ada".into(),
                    member: false,
                    rating: None,
                },
                proposal: Proposal {
                    game: "flip-football".into(),
                    options: OptionValues::new(),
                    pace: Pace::Unhurried,
                    rated: false,
                    stand_in: None,
                    curve: false,
                    side: WantedSide::Either,
                },
                ratings: None,
                made_ms: 0,
            },
            stays,
        }
    }

    #[test]
    fn one_person_offers_so_much_and_no_more() {
        let mut seeks = Seeks::default();
        for number in 0..OWN_MAX as u64 {
            assert!(seeks.put(seek(number, 1, false)));
        }
        assert!(!seeks.put(seek(100, 1, false)));
        for number in 0..ALL_MAX as u64 {
            seeks.put(seek(1_000 + number, 2 + u128::from(number), false));
        }
        assert_eq!(seeks.all().count(), ALL_MAX);
    }

    #[test]
    fn a_seek_is_taken_once() {
        let mut seeks = Seeks::default();
        let put = seek(1, 1, false);
        seeks.put(put.clone());
        assert!(seeks.take(put.id).is_some());
        assert!(seeks.take(put.id).is_none());
    }

    #[test]
    fn what_somebody_offers_is_theirs_under_another_name() {
        let mut seeks = Seeks::default();
        seeks.put(seek(1, 1, true));
        let member = Person {
            id: PersonId(2),
            name: "Ada".into(),
            member: true,
        };
        assert_eq!(seeks.give(PersonId(1), &member)[0].by.name, "Ada");
        assert!(seeks.all().all(|open| open.person == PersonId(2)));
    }

    #[test]
    fn what_is_offered_for_a_visit_goes_with_the_visitor() {
        let mut seeks = Seeks::default();
        let start = Instant::now();
        seeks.put(seek(1, 1, false));
        seeks.put(seek(2, 1, true));
        seeks.put(seek(3, 2, false));
        let here = |person| person == PersonId(2);
        assert!(seeks.sweep(start, here).is_empty());
        assert!(seeks.sweep(start + GRACE, here).is_empty());
        let late = start + GRACE + Duration::from_secs(1);
        let gone = seeks.sweep(late, here);
        assert_eq!(
            gone.iter().map(|open| open.id).collect::<Vec<_>>(),
            [seek(1, 1, false).id]
        );
        assert_eq!(seeks.take_visit(PersonId(2)).len(), 1);
        assert_eq!(seeks.all().count(), 1, "what stays stays");
    }
}
