//! How long it took from a fault until each coach whom it touched had a move accepted again.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use super::faults::Kind;

/// Somebody at a table: its number, and who sits there.
pub(super) type Chair = (usize, &'static str);

/// A coach who has not moved since something went wrong.
struct Waiting {
    chair: Chair,
    kind: Kind,
    since: Instant,
    /// Whether nothing else has gone wrong at the table meanwhile.
    is_alone: bool,
}

#[derive(Default)]
pub(super) struct Recovery {
    /// At which node each coach is, or was last.
    at: BTreeMap<Chair, usize>,
    waiting: Vec<Waiting>,
    times: BTreeMap<Kind, Vec<Duration>>,
    /// The times in which nothing else went wrong.
    alone: Vec<Duration>,
    /// When each table last saw a move accepted, or sat down.
    moved: BTreeMap<usize, Instant>,
}

impl Recovery {
    /// A coach has gone to a node.
    pub(super) fn sits(&mut self, chair: Chair, node: usize) {
        self.at.insert(chair, node);
        self.moved.entry(chair.0).or_insert_with(Instant::now);
    }

    /// Something happens, to those at one node or to everybody.
    pub(super) fn begins(&mut self, kind: Kind, node: Option<usize>) {
        let since = Instant::now();
        let touched = self
            .at
            .iter()
            .filter(|(_, at)| node.is_none_or(|node| **at == node));
        let touched: Vec<Chair> = touched.map(|(chair, _)| *chair).collect();
        let mut troubled = BTreeSet::new();
        for waiting in &mut self.waiting {
            if touched.iter().any(|(table, _)| *table == waiting.chair.0) {
                waiting.is_alone = false;
                troubled.insert(waiting.chair.0);
            }
        }
        self.waiting.extend(touched.into_iter().map(|chair| Waiting {
            chair,
            kind,
            since,
            is_alone: !troubled.contains(&chair.0),
        }));
    }

    /// A move of a coach was accepted.
    pub(super) fn moves(&mut self, chair: Chair) {
        self.moved.insert(chair.0, Instant::now());
        for waited in self.waiting.extract_if(.., |waiting| waiting.chair == chair) {
            let time = waited.since.elapsed();
            self.times.entry(waited.kind).or_default().push(time);
            if waited.is_alone {
                self.alone.push(time);
            }
        }
    }

    /// A match is over: nobody waits there any more.
    pub(super) fn ends(&mut self, table: usize) {
        self.at.retain(|(at, _), _| *at != table);
        self.moved.remove(&table);
        self.waiting.retain(|waiting| waiting.chair.0 != table);
    }

    /// A table at which nothing has happened for so long, if there is one.
    pub(super) fn stuck(&self, time: Duration) -> Option<usize> {
        let stuck = self.moved.iter().find(|(_, moved)| moved.elapsed() > time);
        stuck.map(|(table, _)| *table)
    }

    /// All times by kind, each list sorted.
    pub(super) fn times(&self) -> BTreeMap<Kind, Vec<Duration>> {
        let mut times = self.times.clone();
        times.values_mut().for_each(|times| times.sort_unstable());
        times
    }

    /// Those in which nothing else went wrong at the table, sorted.
    pub(super) fn times_alone(&self) -> Vec<Duration> {
        let mut alone = self.alone.clone();
        alone.sort_unstable();
        alone
    }
}
