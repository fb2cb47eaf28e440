//! How long moves took.

use std::time::Duration;

/// The times of many moves.
#[derive(Default)]
pub(crate) struct Latencies {
    times: Vec<Duration>,
    is_sorted: bool,
}

impl Latencies {
    pub(crate) fn extend(&mut self, times: Vec<Duration>) {
        self.times.extend(times);
        self.is_sorted = false;
    }

    pub(crate) fn len(&self) -> usize {
        self.times.len()
    }

    /// The time within which this share of the moves came, in milliseconds.
    pub(crate) fn ms_at(&mut self, share: f64) -> f64 {
        if !self.is_sorted {
            self.times.sort_unstable();
            self.is_sorted = true;
        }
        let index = (share * self.times.len() as f64) as usize;
        self.times
            .get(index.min(self.times.len().saturating_sub(1)))
            .map_or(0.0, |time| 1e3 * time.as_secs_f64())
    }
}
