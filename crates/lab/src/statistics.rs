//! What many matches have shown.

use std::collections::BTreeMap;

use bots::Level;
use engine::{OptionValues, Side};
use serde::Serialize;

use crate::{Plan, playout::Played};

/// The statistics of a simulation. All but the time depend on the plan alone, not on the number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The options that differ from the box.
    pub options: OptionValues,
    /// The seed of the whole simulation.
    pub seed: u64,
    /// Whether every seed was played twice, the coaches changing sides.
    pub swapped: bool,
    /// The matches that were played.
    pub matches: u64,
    /// The coach who began at home.
    pub first: CoachReport,
    /// The coach who began away.
    pub second: CoachReport,
    /// Matches without a winner.
    pub draws: u64,
    /// Matches that the home side won.
    pub home_wins: u64,
    /// Matches that the away side won.
    pub away_wins: u64,
    /// Matches that a shoot-out decided.
    pub shoot_outs: u64,
    /// Goals of both sides in a match, shoot-outs apart.
    pub goals: Mean,
    /// Moves of all coaches in a match.
    pub moves: Mean,
    /// How often each score occurred, home goals first, the commonest first.
    pub scores: Vec<(String, u64)>,
    /// How long it took.
    pub seconds: f64,
}

/// What one of the two coaches achieved.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CoachReport {
    /// The coach.
    pub level: Level,
    /// Matches won.
    pub wins: u64,
    /// The share of the decided matches that it won.
    pub decided_share: Mean,
    /// Goals in a match.
    pub goals: Mean,
}

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Mean {
    /// Standard errors on either side of the mean between which the truth lies nineteen times of twenty.
    const NINETEEN_OF_TWENTY: f64 = 1.96;

    /// The 95 % interval.
    #[must_use]
    pub fn interval_95(self) -> [f64; 2] {
        [-1.0, 1.0].map(|sign| self.mean + sign * Self::NINETEEN_OF_TWENTY * self.error)
    }
}

/// Sums that threads collect apart and that are then added up.
#[derive(Clone, Default)]
pub(crate) struct Tally {
    wins: [Sum; 2],
    goals: [Sum; 2],
    goals_together: Sum,
    moves: Sum,
    home_wins: u64,
    away_wins: u64,
    shoot_outs: u64,
    scores: BTreeMap<(u16, u16), u64>,
}

impl Tally {
    /// Counts a match in which the first coach sat at `first`.
    pub(crate) fn count(&mut self, played: &Played, first: Side) {
        let outcome = &played.outcome;
        for (coach, side) in [first, first.other()].into_iter().enumerate() {
            if outcome.winner.is_some() {
                self.wins[coach].add(u64::from(outcome.winner == Some(side)));
            }
            self.goals[coach].add(u64::from(outcome.score[side]));
        }
        match outcome.winner {
            Some(Side::Home) => self.home_wins += 1,
            Some(Side::Away) => self.away_wins += 1,
            None => {}
        }
        self.shoot_outs += u64::from(outcome.shoot_out.is_some());
        self.goals_together
            .add(u64::from(outcome.score.home) + u64::from(outcome.score.away));
        self.moves.add(u64::from(played.moves));
        *self
            .scores
            .entry((outcome.score.home, outcome.score.away))
            .or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for coach in 0..2 {
            self.wins[coach].merge(other.wins[coach]);
            self.goals[coach].merge(other.goals[coach]);
        }
        self.goals_together.merge(other.goals_together);
        self.moves.merge(other.moves);
        self.home_wins += other.home_wins;
        self.away_wins += other.away_wins;
        self.shoot_outs += other.shoot_outs;
        for (score, count) in &other.scores {
            *self.scores.entry(*score).or_default() += count;
        }
    }

    pub(crate) fn report(&self, game: &'static str, plan: &Plan, seconds: f64) -> Report {
        let coach = |at: usize| CoachReport {
            level: plan.coaches[at],
            wins: self.wins[at].sum,
            decided_share: self.wins[at].mean(),
            goals: self.goals[at].mean(),
        };
        let mut scores: Vec<(String, u64)> = self
            .scores
            .iter()
            .map(|((home, away), count)| (format!("{home}-{away}"), *count))
            .collect();
        scores.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let matches = self.goals_together.count;
        Report {
            game,
            options: plan.options.clone(),
            seed: plan.seed,
            swapped: plan.swap,
            matches,
            first: coach(0),
            second: coach(1),
            draws: matches - self.home_wins - self.away_wins,
            home_wins: self.home_wins,
            away_wins: self.away_wins,
            shoot_outs: self.shoot_outs,
            goals: self.goals_together.mean(),
            moves: self.moves.mean(),
            scores,
            seconds,
        }
    }
}

/// A sum of small numbers, exact and independent of the order of its parts.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sum {
    count: u64,
    sum: u64,
    squares: u64,
}

impl Sum {
    pub(crate) fn add(&mut self, value: u64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many numbers were added.
    pub(crate) fn count(self) -> u64 {
        self.count
    }

    /// The mean and its standard error; both 0 if there is nothing to average.
    pub(crate) fn mean(self) -> Mean {
        let count = self.count.max(1) as f64;
        let mean = self.sum as f64 / count;
        let variance = (self.squares as f64 / count - mean * mean).max(0.0);
        Mean {
            mean,
            error: (variance / count).sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_its_error() {
        let mut sum = Sum::default();
        for value in [1, 3, 1, 3] {
            sum.add(value);
        }
        assert_eq!(
            sum.mean(),
            Mean {
                mean: 2.0,
                error: 0.5
            }
        );
        assert_eq!(
            Sum::default().mean(),
            Mean {
                mean: 0.0,
                error: 0.0
            }
        );
    }
}
