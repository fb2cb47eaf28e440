//! Whether this node runs the clocks of a table and lets its bots think, or another does.

use std::time::Duration;

use tokio::time::Instant;

/// A third of a lease's term: whoever has it keeps it, and whoever wants it has it soon after the other is gone.
const ASK_EVERY: Duration = Duration::from_secs(1);

/// Whose the duty is, as far as it is known.
pub(super) struct Duty {
    /// Nobody else could have it.
    is_alone: bool,
    is_ours: bool,
    /// Whether it is being asked just now.
    is_asked: bool,
    /// When it is to be asked again.
    again: Instant,
}

impl Duty {
    pub(super) fn new(is_alone: bool) -> Self {
        Self {
            is_alone,
            is_ours: is_alone,
            is_asked: false,
            again: Instant::now(),
        }
    }

    pub(super) fn is_ours(&self) -> bool {
        self.is_ours
    }

    /// Whether it must be asked now, if there is something to do.
    pub(super) fn must_ask(&mut self, now: Instant) -> bool {
        let must_ask = !self.is_alone && !self.is_asked && self.again <= now;
        self.is_asked |= must_ask;
        must_ask
    }

    /// When it is to be asked again, unless that is under way.
    pub(super) fn next(&self) -> Option<Instant> {
        (!self.is_alone && !self.is_asked).then_some(self.again)
    }

    /// The answer.
    pub(super) fn answered(&mut self, is_ours: bool, now: Instant) {
        self.is_ours = is_ours;
        self.is_asked = false;
        self.again = now + ASK_EVERY;
    }

    /// There is nobody here for whom it would be done. Answers whether it is to be given back.
    pub(super) fn leave(&mut self) -> bool {
        !self.is_alone && std::mem::take(&mut self.is_ours)
    }
}
