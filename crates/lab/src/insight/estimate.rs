//! Figures that know how sure they are.

use serde::{Deserialize, Serialize};

/// A figure as people and programs read it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Figure {
    /// Whether it is at least so many standard errors away from nought.
    #[must_use]
    pub fn is_sure(self, errors: f64) -> bool {
        self.mean.abs() >= errors * self.error
    }

    /// The same for the other side.
    #[must_use]
    pub fn turned(self) -> Self {
        Self {
            mean: -self.mean,
            ..self
        }
    }
}

/// The same figure, estimated several times, each time with luck of its own. What is added and taken away is added and
/// taken away each time, so that the error of a sum knows which of its parts share their luck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Exact>", into = "Vec<Exact>")]
pub(crate) struct Estimate(Vec<f64>);

/// A number that is written down to the bit.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "u64", into = "u64")]
pub(super) struct Exact(pub(super) f64);

impl From<u64> for Exact {
    fn from(bits: u64) -> Self {
        Self(f64::from_bits(bits))
    }
}

impl From<Exact> for u64 {
    fn from(number: Exact) -> Self {
        number.0.to_bits()
    }
}

impl From<Vec<Exact>> for Estimate {
    fn from(numbers: Vec<Exact>) -> Self {
        Self(numbers.into_iter().map(|number| number.0).collect())
    }
}

impl From<Estimate> for Vec<Exact> {
    fn from(estimate: Estimate) -> Self {
        estimate.0.into_iter().map(Exact).collect()
    }
}

impl Estimate {
    /// What is known for certain.
    pub(crate) fn exactly(value: f64, times: usize) -> Self {
        Self(vec![value; times])
    }

    /// From looks that are dealt out in turn: the first to the first time, the second to the second.
    pub(crate) fn of(looks: &[f64], times: usize) -> Self {
        if looks.len() < times {
            return Self::of_few(looks, times);
        }
        let mean = |time: usize| {
            let own = looks.iter().skip(time).step_by(times);
            let (count, sum) = own.fold((0.0, 0.0), |(count, sum), look| (count + 1.0, sum + look));
            sum / count
        };
        Self((0..times).map(mean).collect())
    }

    /// From fewer looks than there are times. The times without one have the mean of all; the others stand as far from it
    /// as makes the error what so few looks leave.
    fn of_few(looks: &[f64], times: usize) -> Self {
        let (count, all) = (looks.len() as f64, times as f64);
        let mean = looks.iter().sum::<f64>() / count.max(1.0);
        let further = if looks.len() < 2 {
            1.0
        } else {
            (all * (all - 1.0) / (count * (count - 1.0))).sqrt()
        };
        let own = |time: usize| looks.get(time).map_or(0.0, |look| further * (look - mean));
        Self((0..times).map(|time| mean + own(time)).collect())
    }

    fn with(&self, other: &Self, join: impl Fn(f64, f64) -> f64) -> Self {
        let pairs = self.0.iter().zip(&other.0);
        Self(pairs.map(|(one, other)| join(*one, *other)).collect())
    }

    pub(crate) fn plus(&self, other: &Self) -> Self {
        self.with(other, |one, other| one + other)
    }

    pub(crate) fn minus(&self, other: &Self) -> Self {
        self.with(other, |one, other| one - other)
    }

    pub(crate) fn times(&self, factor: f64) -> Self {
        Self(self.0.iter().map(|value| factor * value).collect())
    }

    pub(crate) fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len().max(1) as f64
    }

    pub(crate) fn figure(&self) -> Figure {
        let (mean, count) = (self.mean(), self.0.len() as f64);
        let squares: f64 = self.0.iter().map(|value| (value - mean) * (value - mean)).sum();
        let error = if count < 2.0 {
            0.0
        } else {
            (squares / (count - 1.0) / count).sqrt()
        };
        Figure { mean, error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_are_dealt_out_in_turn() {
        let estimate = Estimate::of(&[1.0, 2.0, 3.0, 6.0], 2);
        assert_eq!(estimate, Estimate(vec![2.0, 4.0]));
        assert_eq!(
            estimate.figure(),
            Figure {
                mean: 3.0,
                error: 1.0
            }
        );
        assert_eq!(Estimate::exactly(0.25, 3).figure().error, 0.0);
    }

    #[test]
    fn what_is_written_is_read_to_the_bit() {
        let estimate = Estimate(vec![0.1 + 0.2, -0.0, f64::MIN_POSITIVE / 3.0, 1e300]);
        let text = serde_json::to_string(&estimate).unwrap();
        let read: Estimate = serde_json::from_str(&text).unwrap();
        let bits = |estimate: &Estimate| {
            estimate
                .0
                .iter()
                .map(|number| number.to_bits())
                .collect::<Vec<_>>()
        };
        assert_eq!(bits(&read), bits(&estimate));
    }

    #[test]
    fn few_looks_are_as_uncertain_as_they_are() {
        let few = [0.0, 1.0, 0.5];
        let (known, spread) = (Estimate::of(&few, 3).figure(), Estimate::of(&few, 32).figure());
        assert!((known.mean - spread.mean).abs() < 1e-12);
        assert!((known.error - spread.error).abs() < 1e-12, "{known:?} {spread:?}");
    }

    #[test]
    fn shared_luck_cancels_and_luck_of_its_own_does_not() {
        let (one, other) = (Estimate(vec![1.0, 3.0]), Estimate(vec![4.0, 2.0]));
        assert_eq!(one.minus(&one).figure().error, 0.0);
        assert_eq!(one.minus(&other).figure().error, 2.0);
        assert_eq!(
            one.plus(&other).figure().error,
            0.0,
            "what one has more the other has less"
        );
    }
}
