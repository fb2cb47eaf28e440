//! The best of several choices, and the noise that mixes nearly equal ones.

use engine::Rng;

/// The best of the choices that were offered.
pub(crate) struct Best<T> {
    pub(crate) value: f64,
    pub(crate) choice: Option<T>,
}

impl<T> Best<T> {
    /// Whatever is best will do.
    pub(crate) fn new() -> Self {
        Self::above(f64::MIN)
    }

    /// Only what is better than this will do.
    pub(crate) fn above(value: f64) -> Self {
        Self { value, choice: None }
    }

    pub(crate) fn offer(&mut self, value: f64, choice: T) {
        if value > self.value {
            *self = Self {
                value,
                choice: Some(choice),
            };
        }
    }
}

/// A little noise, so that the same position is not always played alike: less than a hundredth.
pub(crate) fn noise(rng: &mut Rng) -> f64 {
    f64::from(rng.below(1000)) * 1e-5
}
