//! The open decision.

/// What the match is about now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Call,
    Over,
}
