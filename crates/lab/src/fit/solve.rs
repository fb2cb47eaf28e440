//! What a goal counts, and a goal to expect: Gauss-Newton steps on the squared error.

use bots::chance_of;

/// Steps enough.
const STEPS: usize = 12;

/// The two weights that make the chances to win least wrong, for leads and prospects with what they came to.
pub(super) fn weights(lessons: &[([f64; 2], f64)]) -> [f64; 2] {
    let mut weights = [0.0; 2];
    for _ in 0..STEPS {
        // A little on the diagonal keeps what says nothing from growing.
        let mut matrix = [[1.0, 0.0], [0.0, 1.0]];
        let mut rest = [0.0; 2];
        for (own, worth) in lessons {
            let x = own[0] * weights[0] + own[1] * weights[1];
            let slope = 0.5 / ((1.0 + x * x) * (1.0 + x * x).sqrt());
            let miss = worth - chance_of(x);
            for at in 0..2 {
                rest[at] += slope * own[at] * miss;
                for other in 0..2 {
                    matrix[at][other] += slope * slope * own[at] * own[other];
                }
            }
        }
        let [[a, b], [c, d]] = matrix;
        let scale = 1.0 / (a * d - b * c);
        weights[0] += scale * (d * rest[0] - b * rest[1]);
        weights[1] += scale * (a * rest[1] - c * rest[0]);
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again() {
        // Worths that follow the weights exactly.
        let lessons: Vec<([f64; 2], f64)> = (0..4000)
            .map(|at| {
                let own = [f64::from(at % 13) - 6.0, f64::from(at % 7) - 3.0];
                (own, chance_of(0.8 * own[0] - 0.3 * own[1]))
            })
            .collect();
        let [goal, prospect] = weights(&lessons);
        assert!(
            (goal - 0.8).abs() < 0.02 && (prospect + 0.3).abs() < 0.02,
            "{goal} {prospect}"
        );
    }
}
