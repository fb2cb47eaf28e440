//! What goals, goals to expect and strengths count: Gauss-Newton steps on the squared error.

use bots::chance_of;

/// Steps enough.
const STEPS: usize = 12;

/// What everything counts towards the result.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Counts {
    /// A goal.
    pub(super) goal: f64,
    /// A goal to expect.
    pub(super) prospect: f64,
    /// Every strength.
    pub(super) strengths: Vec<f64>,
}

/// For whoever asks only what the goals to expect are.
pub(super) static PLAIN: Counts = Counts {
    goal: 1.0,
    prospect: 1.0,
    strengths: Vec::new(),
};

impl Counts {
    /// From weights in the order of a lesson's numbers: lead, prospects, strengths.
    pub(super) fn from_weights(weights: &[f64]) -> Self {
        let [goal, prospect, strengths @ ..] = weights else {
            unreachable!("a lesson tells lead and prospects at least");
        };
        Self {
            goal: *goal,
            prospect: *prospect,
            strengths: strengths.to_vec(),
        }
    }
}

/// The weights that make the chances to win least wrong, for the numbers of each lesson with what they came to. All
/// lessons have the same count of numbers.
pub(super) fn weights(lessons: &[(Vec<f64>, f64)]) -> Vec<f64> {
    let count = lessons.first().map_or(0, |(numbers, _)| numbers.len());
    let mut weights = vec![0.0; count];
    for _ in 0..STEPS {
        // Every row has its right side behind it. A little on the diagonal keeps what says nothing from growing.
        let mut rows = vec![vec![0.0; count + 1]; count];
        for (at, row) in rows.iter_mut().enumerate() {
            row[at] = 1.0;
        }
        for (own, worth) in lessons {
            let x: f64 = own.iter().zip(&weights).map(|(own, weight)| own * weight).sum();
            let slope = 0.5 / ((1.0 + x * x) * (1.0 + x * x).sqrt());
            let miss = worth - chance_of(x);
            for (own_of_row, row) in own.iter().zip(&mut rows) {
                for (sum, other) in row.iter_mut().zip(own) {
                    *sum += slope * slope * own_of_row * other;
                }
                row[count] += slope * own_of_row * miss;
            }
        }
        for (weight, step) in weights.iter_mut().zip(solved(rows)) {
            *weight += step;
        }
    }
    weights
}

/// Solves equations whose matrix is symmetric and positive: the pivots stand on the diagonal.
fn solved(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let count = rows.len();
    for at in 0..count {
        let pivot = rows[at].clone();
        for (other, row) in rows.iter_mut().enumerate() {
            if other != at {
                let factor = row[at] / pivot[at];
                for (own, of_pivot) in row.iter_mut().zip(&pivot) {
                    *own -= factor * of_pivot;
                }
            }
        }
    }
    rows.iter()
        .enumerate()
        .map(|(at, row)| row[count] / row[at])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again() {
        // Worths that follow the weights exactly.
        let lessons: Vec<(Vec<f64>, f64)> = (0..4000)
            .map(|at| {
                let own = vec![
                    f64::from(at % 13) - 6.0,
                    f64::from(at % 7) - 3.0,
                    f64::from(at % 5) - 2.0,
                ];
                let worth = chance_of(0.8 * own[0] - 0.3 * own[1] + 0.1 * own[2]);
                (own, worth)
            })
            .collect();
        let found = Counts::from_weights(&weights(&lessons));
        assert!(
            (found.goal - 0.8).abs() < 0.02
                && (found.prospect + 0.3).abs() < 0.02
                && (found.strengths[0] - 0.1).abs() < 0.02,
            "{found:?}"
        );
    }

    #[test]
    fn what_never_differs_counts_nothing() {
        let lessons: Vec<(Vec<f64>, f64)> = (0..100)
            .map(|at| {
                (
                    vec![f64::from(at % 9) - 4.0, 0.0, 0.0],
                    chance_of(f64::from(at % 9) - 4.0),
                )
            })
            .collect();
        let found = Counts::from_weights(&weights(&lessons));
        assert_eq!((found.prospect, found.strengths), (0.0, vec![0.0]));
    }
}
