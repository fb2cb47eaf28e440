//! A message on its way from a table to a socket.

use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};

use axum::extract::ws::Utf8Bytes;

/// What everything is measured from: a short number is kept for each message, for there are many.
static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

/// A message, and when it was made.
pub(crate) struct Frame {
    pub(crate) text: Utf8Bytes,
    /// In microseconds since the beginning; it begins anew every hour or so.
    made_us: u32,
}

impl Frame {
    pub(crate) fn new(text: Utf8Bytes) -> Self {
        Self {
            text,
            made_us: now_us(),
        }
    }

    /// When it was made.
    pub(crate) fn made(&self) -> Made {
        Made(self.made_us)
    }
}

/// When a message was made.
#[derive(Clone, Copy)]
pub(crate) struct Made(u32);

impl Made {
    /// How long ago that was; less than an hour.
    pub(crate) fn elapsed(self) -> Duration {
        Duration::from_micros(now_us().wrapping_sub(self.0).into())
    }
}

fn now_us() -> u32 {
    // Only the low part is kept, on purpose.
    BEGINNING.elapsed().as_micros() as u32
}
