//! How long it took from a fault until each coach whom it touched had a move accepted again.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use super::faults::Kind;

/// Somebody at a table: its number, and who sits there.
pub(super) type Chair = (usize, &'static str);

#[derive(Default)]
pub(super) struct Recovery {
    /// At which node each coach is, or was last.
    at: BTreeMap<Chair, usize>,
    waiting: Vec<(Chair, Kind, Instant)>,
    times: BTreeMap<Kind, Vec<Duration>>,
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
        let now = Instant::now();
        let touched = self
            .at
            .iter()
            .filter(|(_, at)| node.is_none_or(|node| **at == node));
        self.waiting.extend(touched.map(|(chair, _)| (*chair, kind, now)));
    }

    /// A move of a coach was accepted.
    pub(super) fn moves(&mut self, chair: Chair) {
        self.moved.insert(chair.0, Instant::now());
        for (_, kind, since) in self.waiting.extract_if(.., |(waits, ..)| *waits == chair) {
            self.times.entry(kind).or_default().push(since.elapsed());
        }
    }

    /// A match is over: nobody waits there any more.
    pub(super) fn ends(&mut self, table: usize) {
        self.at.retain(|(at, _), _| *at != table);
        self.moved.remove(&table);
        self.waiting.retain(|((at, _), ..)| *at != table);
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
}
