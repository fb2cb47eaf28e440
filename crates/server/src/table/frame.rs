//! A message on its way from a table to a socket.

use std::time::Instant;

use axum::extract::ws::Utf8Bytes;

/// A message, and when it was made. Boxed: a queue has room for many, and there are many sockets.
pub(crate) struct Frame(Box<(Utf8Bytes, Instant)>);

impl Frame {
    pub(crate) fn new(text: Utf8Bytes) -> Self {
        Self(Box::new((text, Instant::now())))
    }

    /// What is to be sent.
    pub(crate) fn into_text(self) -> Utf8Bytes {
        self.0.0
    }

    /// When it was made.
    pub(crate) fn made(&self) -> Instant {
        self.0.1
    }
}
