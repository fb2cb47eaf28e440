//! The weights that make the predictions least wrong: Gauss-Newton steps on the squared error.

use bots::{advantage, chance_of};

use super::Lesson;

/// Each round believes what the last has taught about positions a little later.
const ROUNDS: usize = 6;
const STEPS: usize = 4;
/// How much of what a position was worth is told by the end of the match, in which there is much luck, instead of by
/// what it had led to a little later.
const END: f64 = 0.2;
/// A little pull towards zero keeps features that say nothing from growing.
const PULL: f64 = 1.0;

/// The best weights for these lessons.
pub(super) fn weights(lessons: &[&Lesson], count: usize) -> Vec<f64> {
    let mut weights = vec![0.0; count];
    let ends: Vec<f64> = lessons.iter().map(|lesson| lesson.worth).collect();
    approach(&mut weights, lessons, &ends);
    for _ in 0..ROUNDS {
        let worths: Vec<f64> = lessons
            .iter()
            .map(|lesson| match &lesson.later {
                Some(later) => END * lesson.worth + (1.0 - END) * chance_of(advantage(later, &weights)),
                None => lesson.worth,
            })
            .collect();
        approach(&mut weights, lessons, &worths);
    }
    weights
}

/// Moves the weights towards those that predict these worths best.
fn approach(weights: &mut [f64], lessons: &[&Lesson], worths: &[f64]) {
    let count = weights.len();
    for _ in 0..STEPS {
        let mut matrix = vec![vec![0.0; count]; count];
        let mut rest = vec![0.0; count];
        for (lesson, worth) in lessons.iter().zip(worths) {
            let x = advantage(&lesson.features, weights);
            let slope = 0.5 / ((1.0 + x * x) * (1.0 + x * x).sqrt());
            let miss = worth - chance_of(x);
            for (at, own) in lesson.features.iter().enumerate() {
                rest[at] += slope * own * miss;
                for (other, theirs) in lesson.features.iter().enumerate().take(at + 1) {
                    matrix[at][other] += slope * slope * own * theirs;
                }
            }
        }
        for at in 0..count {
            matrix[at][at] += PULL;
            rest[at] -= PULL * weights[at];
            let (above, own) = matrix.split_at_mut(at);
            for (row, value) in above.iter_mut().zip(&own[0]) {
                row[at] = *value;
            }
        }
        for (weight, step) in weights.iter_mut().zip(solved(matrix, rest)) {
            *weight += step;
        }
    }
}

/// The solution of a system of linear equations, by elimination with the largest pivot.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for at in 0..count {
        let pivot = (at..count)
            .max_by(|one, other| matrix[*one][at].abs().total_cmp(&matrix[*other][at].abs()))
            .expect("a column has rows");
        matrix.swap(at, pivot);
        right.swap(at, pivot);
        let (done, below) = matrix.split_at_mut(at + 1);
        let pivot = &done[at];
        for (row, number) in below.iter_mut().zip(at + 1..) {
            let factor = row[at] / pivot[at];
            for (own, theirs) in row.iter_mut().zip(pivot).skip(at) {
                *own -= factor * theirs;
            }
            right[number] -= factor * right[at];
        }
    }
    for at in (0..count).rev() {
        let known: f64 = (at + 1..count)
            .map(|column| matrix[at][column] * right[column])
            .sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let solution = solved(vec![vec![0.0, 2.0], vec![1.0, 1.0]], vec![4.0, 5.0]);
        assert_eq!(solution, [3.0, 2.0]);
    }

    #[test]
    fn weights_are_found_again() {
        // Worths that follow the weights exactly.
        let truth = [0.8, -0.3];
        let lessons: Vec<Lesson> = (0..4000)
            .map(|at| {
                let features: bots::Features = [f64::from(at % 13) - 6.0, f64::from(at % 7) - 3.0]
                    .into_iter()
                    .collect();
                let worth = chance_of(advantage(&features, &truth));
                Lesson {
                    features,
                    later: None,
                    worth,
                    kept_apart: false,
                }
            })
            .collect();
        let found = weights(&lessons.iter().collect::<Vec<_>>(), 2);
        for (weight, true_weight) in found.iter().zip(truth) {
            assert!((weight - true_weight).abs() < 0.02, "{found:?}");
        }
    }
}
