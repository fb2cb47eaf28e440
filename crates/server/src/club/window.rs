//! The window: which live matches are worth watching.

use std::collections::HashMap;

use clubhouse::BySide;
use store::{Ladder, MatchId, PersonId};

use crate::messages::{club::LiveMatch, ratings::ShownRating};

/// How many the lobby shows.
const SHOWN: usize = 8;
/// Whoever is so much stronger is more worth watching, however many look elsewhere.
const CLASS: u16 = 100;

/// The two who play a rated match, and on which ladder.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Rivals {
    pub(crate) people: BySide<PersonId>,
    pub(crate) ladder: Ladder,
}

#[derive(Default)]
pub(super) struct Window {
    tables: HashMap<MatchId, LiveMatch>,
    /// Whose ratings nobody has looked up yet.
    unknown: HashMap<MatchId, Rivals>,
}

impl Window {
    /// A table can be watched, or no longer.
    pub(super) fn put(&mut self, id: MatchId, table: Option<LiveMatch>, rivals: Option<Rivals>) {
        let Some(mut table) = table else {
            self.tables.remove(&id);
            self.unknown.remove(&id);
            return;
        };
        match (self.tables.get(&id), rivals) {
            // What they were rated when they began is what they are rated until they end.
            (Some(before), _) => table.ratings = before.ratings,
            (None, Some(rivals)) => _ = self.unknown.insert(id, rivals),
            (None, None) => {}
        }
        self.tables.insert(id, table);
    }

    /// Those whose ratings are to be looked up. They are not named again.
    pub(super) fn take_unknown(&mut self) -> Vec<(MatchId, Rivals)> {
        self.unknown.drain().collect()
    }

    /// Two are rated so.
    pub(super) fn rate(&mut self, id: MatchId, ratings: BySide<ShownRating>) {
        if let Some(table) = self.tables.get_mut(&id) {
            table.ratings = Some(ratings);
        }
    }

    /// Those that are worth watching, here or elsewhere, the most so first: by the class of both, then rated ones, then
    /// by how many watch. A match that is open at several nodes is one.
    pub(super) fn best_with<'a>(&'a self, elsewhere: impl Iterator<Item = &'a LiveMatch>) -> Vec<LiveMatch> {
        let worth = |table: &LiveMatch| (class(table), table.rated, table.watchers);
        let mut all: Vec<&LiveMatch> = self.tables.values().collect();
        for live in elsewhere {
            if all.iter().all(|known| known.id != live.id) {
                all.push(live);
            }
        }
        all.sort_by(|a, b| worth(b).cmp(&worth(a)).then_with(|| a.id.cmp(&b.id)));
        all.into_iter().take(SHOWN).cloned().collect()
    }

    /// Those of them that are here.
    pub(super) fn best(&self) -> Vec<LiveMatch> {
        self.best_with(std::iter::empty())
    }
}

/// In which class a match is played: that of the weaker of the two.
fn class(table: &LiveMatch) -> u16 {
    let weaker = table
        .ratings
        .as_ref()
        .map(|ratings| ratings.home.rating.min(ratings.away.rating));
    weaker.unwrap_or(0) / CLASS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: u64, rated: bool, watchers: u32) -> (MatchId, LiveMatch) {
        let id = MatchId::from_random(number << 1);
        let table = LiveMatch {
            id: id.to_string(),
            game: "flip-football".into(),
            home: "ada".into(),
            away: "bob".into(),
            score: BySide { home: 0, away: 0 },
            rated,
            ratings: None,
            watchers,
        };
        (id, table)
    }

    fn rivals() -> Rivals {
        Rivals {
            people: BySide {
                home: PersonId(1),
                away: PersonId(2),
            },
            ladder: Ladder {
                game: "flip-football".into(),
                pace: "live".into(),
            },
        }
    }

    fn both(rating: u16) -> BySide<ShownRating> {
        BySide::from_fn(|_| ShownRating {
            rating,
            provisional: false,
        })
    }

    #[test]
    fn rated_matches_come_first_and_then_those_that_many_watch() {
        let mut window = Window::default();
        for (number, rated, watchers) in [(1, false, 9), (2, true, 0), (3, false, 3), (4, true, 2)] {
            let (id, table) = table(number, rated, watchers);
            window.put(id, Some(table), None);
        }
        let order: Vec<u32> = window.best().iter().map(|table| table.watchers).collect();
        assert_eq!(order, [2, 0, 9, 3]);
        window.put(table(4, true, 2).0, None, None);
        assert_eq!(window.best().len(), 3);
        for number in 10..30 {
            let (id, table) = table(number, false, 1);
            window.put(id, Some(table), None);
        }
        assert_eq!(window.best().len(), SHOWN);
    }

    #[test]
    fn the_strong_come_before_the_watched() {
        let mut window = Window::default();
        for (number, watchers) in [(1, 9), (2, 0), (3, 5)] {
            let (id, table) = table(number, true, watchers);
            window.put(id, Some(table), Some(rivals()));
        }
        assert_eq!(window.take_unknown().len(), 3);
        assert!(window.take_unknown().is_empty(), "nobody is looked up twice");
        for (number, rating) in [(1, 1450), (2, 1710), (3, 1780)] {
            window.rate(MatchId::from_random(number << 1), both(rating));
        }
        let order =
            |window: &Window| -> Vec<u32> { window.best().iter().map(|table| table.watchers).collect() };
        assert_eq!(order(&window), [5, 0, 9], "of one class the most watched first");
        // A goal changes the table, not who sits at it.
        let (id, again) = table(2, true, 7);
        window.put(id, Some(again), Some(rivals()));
        assert_eq!(order(&window), [7, 5, 9]);
        assert!(window.take_unknown().is_empty());
    }
}
