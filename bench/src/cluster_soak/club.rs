//! What everybody in the soak shares: the ground, what has gone wrong, what was counted, and when it ends.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::watch;

use super::{faults::Kind, ground::Ground, recovery::Recovery};

pub(super) struct Club {
    pub(super) ground: Arc<Ground>,
    pub(super) seed: u64,
    opened: Instant,
    history: Mutex<Vec<(Kind, String)>>,
    breaches: Mutex<Vec<String>>,
    recovery: Mutex<Recovery>,
    closing: watch::Sender<bool>,
    pub(super) counts: Counts,
}

/// What was counted.
#[derive(Default)]
pub(super) struct Counts {
    /// Moves that were acknowledged, matches that were checked, and what was shown in them.
    pub(super) moves: AtomicU64,
    pub(super) matches: AtomicU64,
    pub(super) events: AtomicU64,
    pub(super) views: AtomicU64,
    /// Moves that were sent twice on purpose, and sockets that were opened.
    pub(super) doubled: AtomicU64,
    pub(super) sockets: AtomicU64,
}

/// Counts one more.
pub(super) fn count(counter: &AtomicU64, more: usize) {
    counter.fetch_add(more as u64, Ordering::Relaxed);
}

impl Club {
    pub(super) fn new(ground: Arc<Ground>, seed: u64) -> Arc<Self> {
        Arc::new(Self {
            ground,
            seed,
            opened: Instant::now(),
            history: Mutex::default(),
            breaches: Mutex::default(),
            recovery: Mutex::default(),
            closing: watch::Sender::new(false),
            counts: Counts::default(),
        })
    }

    /// Something must not be so: the soak ends, and says it.
    pub(super) fn breach(&self, what: &str) {
        let at = self.opened.elapsed().as_secs_f64();
        lock(&self.breaches).push(format!("{at:8.1} s  {what}"));
        self.close();
    }

    pub(super) fn breaches(&self) -> Vec<String> {
        lock(&self.breaches).clone()
    }

    /// No new match is begun.
    pub(super) fn close(&self) {
        self.closing.send_replace(true);
    }

    pub(super) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Completes when no new match is begun any more.
    pub(super) async fn closes(&self) {
        // An error would mean that we are gone.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Something goes wrong now.
    pub(super) fn note_fault(&self, number: usize, kind: Kind, node: Option<usize>, time: Duration) {
        let at = self.opened.elapsed().as_secs_f64();
        let which = node.map_or_else(String::new, |node| format!(" (node {})", node + 1));
        let what = kind.name();
        let line = format!(
            "{at:8.1} s  {number:4}  {what}{which}, {:.1} s",
            time.as_secs_f64()
        );
        lock(&self.history).push((kind, line));
        self.recovery().begins(kind, node);
    }

    /// All that went wrong so far, in order.
    pub(super) fn history(&self) -> Vec<(Kind, String)> {
        lock(&self.history).clone()
    }

    pub(super) fn recovery(&self) -> MutexGuard<'_, Recovery> {
        lock(&self.recovery)
    }

    pub(super) fn opened(&self) -> Instant {
        self.opened
    }
}

/// Nothing is left half done with these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
