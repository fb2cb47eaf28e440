//! Dice that roll the same in every run with the same seed.

use std::time::Duration;

/// A stream of numbers.
pub(super) struct Dice(u64);

impl Dice {
    /// The dice of one of many who roll by themselves.
    pub(super) fn of(seed: u64, number: u64) -> Self {
        let mut dice = Self(seed ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        dice.next();
        dice
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number below `sides`.
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        (self.next() % sides.max(1) as u64) as usize
    }

    /// Whether something happens that happens so often of a hundred times.
    pub(super) fn happens(&mut self, percent: usize) -> bool {
        self.roll(100) < percent
    }

    /// A time between two others, in milliseconds.
    pub(super) fn time(&mut self, from_ms: u64, to_ms: u64) -> Duration {
        Duration::from_millis(from_ms + self.next() % (to_ms - from_ms + 1))
    }
}
