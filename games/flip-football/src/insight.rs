//! What a position comes down to, for bots and teachers that judge a state they know whole.

use engine::Side;

use crate::{Card, FlipFootball};

impl FlipFootball {
    /// The hand of a side.
    pub fn hand(&self, side: Side) -> impl Iterator<Item = Card> {
        self.teams[side].hand.iter().copied()
    }
}
