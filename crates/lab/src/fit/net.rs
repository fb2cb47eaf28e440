//! Teaching the net that foresees goals: small steps down the squared error, with momentum and a stride for every
//! weight (Adam).

use std::sync::atomic::Ordering;

use bots::{Lessons, Row, THOUGHTS};
use engine::Rng;

use super::{
    Lesson,
    solve::{Counts, PLAIN},
};
use crate::Progress;

/// How often every lesson is taught.
const ROUNDS: u32 = 4;
/// So many lessons make a step.
const BATCH: usize = 64;
/// The stride of the first step; it shrinks to nothing until the last.
const STRIDE: f32 = 0.003;
/// How much of the momentum and of the mean square a step keeps.
const MOMENTUM: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// A net that learns.
pub(super) struct Net {
    /// A row for every feature, one without any, and the worths of the thoughts.
    rows: Vec<Row>,
}

impl Net {
    /// The net that foresees best what these lessons tell.
    pub(super) fn taught(lessons: &[&Lesson], features: usize, seed: u64, progress: &Progress) -> Self {
        let mut rng = Rng::seeded(seed);
        let mut net = Self::new(features, &mut rng);
        let mut learner = Learner::new(net.rows.len());
        let steps = (lessons.len() * ROUNDS as usize / BATCH).max(1);
        for step in 0..steps {
            if progress.stop.load(Ordering::Relaxed) {
                break;
            }
            let mut slopes = vec![[0.0; THOUGHTS + 1]; net.rows.len()];
            for _ in 0..BATCH.min(lessons.len()) {
                let lesson = lessons[rng.below(lessons.len() as u32) as usize];
                net.add_slopes(lesson, &mut slopes);
            }
            let left = 1.0 - step as f32 / steps as f32;
            learner.step(&mut net.rows, &slopes, STRIDE * left);
        }
        net
    }

    /// Thoughts that think of anything, and are worth nothing yet.
    fn new(features: usize, rng: &mut Rng) -> Self {
        let reach = 1.0 / (features as f32).sqrt();
        let mut rows = vec![[0.0; THOUGHTS + 1]; features + 2];
        for row in &mut rows {
            for weight in &mut row[1..] {
                *weight = (f32::from(rng.below(2001) as u16) / 1000.0 - 1.0) * reach;
            }
        }
        Self { rows }
    }

    /// As a bot reads it.
    pub(super) fn lessons<'a>(&'a self, counts: &'a Counts) -> Lessons<'a> {
        let [rows @ .., bias, [_, thoughts @ ..]] = &self.rows[..] else {
            unreachable!("a net has a bias and thoughts");
        };
        Lessons {
            goal: counts.goal,
            prospect: counts.prospect,
            strengths: &counts.strengths,
            rows,
            bias: *bias,
            thoughts: *thoughts,
        }
    }

    /// Adds how the error of a lesson changes with each weight.
    fn add_slopes(&self, lesson: &Lesson, slopes: &mut [Row]) {
        let lessons = self.lessons(&PLAIN);
        let sums = lessons.weighed(&lesson.features);
        let miss = lessons.foreseen(&sums) - lesson.to_come;
        let mut back = [miss; THOUGHTS + 1];
        for (at, worth) in lessons.thoughts.iter().enumerate() {
            let is_awake = sums[at + 1] > 0.0;
            back[at + 1] = if is_awake { miss * worth } else { 0.0 };
        }
        let count = lessons.rows.len();
        for (slope, feature) in slopes.iter_mut().zip(&lesson.features) {
            if *feature != 0.0 {
                for (slope, back) in slope.iter_mut().zip(&back) {
                    *slope += feature * back;
                }
            }
        }
        for (slope, back) in slopes[count].iter_mut().zip(&back) {
            *slope += back;
        }
        for (slope, sum) in slopes[count + 1].iter_mut().zip(&sums).skip(1) {
            *slope += miss * sum.max(0.0);
        }
    }
}

/// What the last steps have taught about the strides.
struct Learner {
    momentum: Vec<Row>,
    squares: Vec<Row>,
    steps: i32,
}

impl Learner {
    fn new(rows: usize) -> Self {
        Self {
            momentum: vec![[0.0; THOUGHTS + 1]; rows],
            squares: vec![[0.0; THOUGHTS + 1]; rows],
            steps: 0,
        }
    }

    fn step(&mut self, weights: &mut [Row], slopes: &[Row], stride: f32) {
        self.steps += 1;
        let warm = 1.0 - MOMENTUM.powi(self.steps);
        let warm_squares = 1.0 - SQUARE.powi(self.steps);
        let rows = weights.iter_mut().zip(slopes);
        for ((weights, slopes), (momentum, squares)) in
            rows.zip(self.momentum.iter_mut().zip(&mut self.squares))
        {
            for at in 0..=THOUGHTS {
                let slope = slopes[at] / BATCH as f32;
                momentum[at] = MOMENTUM * momentum[at] + (1.0 - MOMENTUM) * slope;
                squares[at] = SQUARE * squares[at] + (1.0 - SQUARE) * slope * slope;
                let spread = (squares[at] / warm_squares).sqrt() + 1e-8;
                weights[at] -= stride * momentum[at] / warm / spread;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Course;
    use engine::Side;

    use super::*;

    #[test]
    fn what_depends_on_two_things_together_is_found() {
        // One of the two is good, both or none are bad: no single weight can tell.
        let lessons: Vec<Lesson> = (0..60_000u32)
            .map(|at| {
                let (one, other) = (at % 2, at / 2 % 2);
                Lesson {
                    features: [one as f32, other as f32].into_iter().collect(),
                    course: Course {
                        lead: 0.0,
                        left: 1.0,
                        attackers: Side::Home,
                    },
                    to_come: if one == other { -1.0 } else { 1.0 },
                    worth: 0.5,
                    kept_apart: false,
                }
            })
            .collect();
        let taught: Vec<&Lesson> = lessons.iter().collect();
        let net = Net::taught(&taught, 2, 1, &Progress::default());
        for lesson in &lessons[..4] {
            let foreseen = net.lessons(1.0, 1.0).prospects(&lesson.features);
            assert!(
                (foreseen - f64::from(lesson.to_come)).abs() < 0.3,
                "{foreseen} of {}",
                lesson.to_come
            );
        }
    }
}
