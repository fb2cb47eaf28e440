//! The window: which live matches are worth watching.

use std::collections::HashMap;

use store::MatchId;

use crate::messages::club::LiveMatch;

/// How many the lobby shows.
const SHOWN: usize = 8;

#[derive(Default)]
pub(super) struct Window {
    tables: HashMap<MatchId, LiveMatch>,
}

impl Window {
    /// A table can be watched, or no longer.
    pub(super) fn put(&mut self, id: MatchId, table: Option<LiveMatch>) {
        match table {
            Some(table) => self.tables.insert(id, table),
            None => self.tables.remove(&id),
        };
    }

    /// Those that are worth watching, here or elsewhere, the most so first: rated ones, then by how many watch. A match
    /// that is open at several nodes is one.
    pub(super) fn best_with<'a>(&'a self, elsewhere: impl Iterator<Item = &'a LiveMatch>) -> Vec<LiveMatch> {
        let mut all: Vec<&LiveMatch> = self.tables.values().collect();
        for live in elsewhere {
            if all.iter().all(|known| known.id != live.id) {
                all.push(live);
            }
        }
        all.sort_by(|a, b| (b.rated, b.watchers, &a.id).cmp(&(a.rated, a.watchers, &b.id)));
        all.into_iter().take(SHOWN).cloned().collect()
    }

    /// Those of them that are here.
    pub(super) fn best(&self) -> Vec<LiveMatch> {
        self.best_with(std::iter::empty())
    }
}

#[cfg(test)]
mod tests {
    use clubhouse::BySide;

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
            watchers,
        };
        (id, table)
    }

    #[test]
    fn rated_matches_come_first_and_then_those_that_many_watch() {
        let mut window = Window::default();
        for (number, rated, watchers) in [(1, false, 9), (2, true, 0), (3, false, 3), (4, true, 2)] {
            let (id, table) = table(number, rated, watchers);
            window.put(id, Some(table));
        }
        let order: Vec<u32> = window.best().iter().map(|table| table.watchers).collect();
        assert_eq!(order, [2, 0, 9, 3]);
        window.put(table(4, true, 2).0, None);
        assert_eq!(window.best().len(), 3);
        for number in 10..30 {
            let (id, table) = table(number, false, 1);
            window.put(id, Some(table));
        }
        assert_eq!(window.best().len(), SHOWN);
    }
}
