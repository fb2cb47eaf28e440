//! What many matches have shown.

use std::collections::BTreeMap;

use bots::Level;
use engine::{BySide, OptionValues, Side};
use serde::{Serialize, Serializer, ser::SerializeStruct as _};

use crate::{Adjusted, Plan, playout::Played};

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
    /// Their share of all.
    pub draws_share: Mean,
    /// Matches that the home side won.
    pub home_wins: u64,
    /// Their share of all.
    pub home_share: Mean,
    /// Matches that the away side won.
    pub away_wins: u64,
    /// Their share of all.
    pub away_share: Mean,
    /// Matches that a shoot-out decided.
    pub shoot_outs: u64,
    /// Goals of both sides in a match, shoot-outs apart.
    pub goals: Mean,
    /// Moves of all coaches in a match.
    pub moves: Mean,
    /// How often each score occurred, home goals first, the commonest first.
    pub scores: Vec<(String, u64)>,
    /// The points of the first coach with and without the dice, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Adjusted>,
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
    /// The share of all matches that it won.
    pub win_share: Mean,
    /// The share of the decided matches that it won.
    pub decided_share: Mean,
    /// Goals in a match.
    pub goals: Mean,
}

/// A mean, how sure it is, and over what it was taken. Programs read its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error; infinite if nothing tells it.
    pub error: f64,
    /// Over how many it was taken.
    pub over: u64,
    /// Of what.
    pub of: Of,
}

/// What a mean was taken over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Of {
    /// Matches.
    Matches,
    /// Matches that somebody won.
    DecidedMatches,
    /// Pairs of matches with the same luck and the sides exchanged.
    Pairs,
}

impl Mean {
    /// Standard errors on either side of the mean between which the truth lies nineteen times of twenty.
    const NINETEEN_OF_TWENTY: f64 = 1.96;

    /// How far the 95 % interval reaches on either side of the mean.
    #[must_use]
    pub fn reach_95(self) -> f64 {
        Self::NINETEEN_OF_TWENTY * self.error
    }

    /// The 95 % interval.
    #[must_use]
    pub fn interval_95(self) -> [f64; 2] {
        [self.mean - self.reach_95(), self.mean + self.reach_95()]
    }
}

impl Serialize for Mean {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Mean", 4)?;
        fields.serialize_field("mean", &self.mean)?;
        let interval = self.error.is_finite().then(|| self.interval_95());
        fields.serialize_field("interval_95", &interval)?;
        fields.serialize_field("over", &self.over)?;
        fields.serialize_field("of", &self.of)?;
        fields.end()
    }
}

/// Sums that threads collect apart and that are then added up.
///
/// What is added is a match, or a pair of matches with the same luck: the two of a pair are no independent witnesses, so
/// intervals are those of pairs.
#[derive(Clone, Default)]
pub(crate) struct Tally {
    matches: u64,
    wins: [Ratio; 2],
    decided: [Ratio; 2],
    goals: [Ratio; 2],
    sides: BySide<Ratio>,
    draws: Ratio,
    goals_together: Ratio,
    moves: Ratio,
    shoot_outs: u64,
    scores: BTreeMap<(u16, u16), u64>,
    /// The points of the first coach, with and without the dice, by the number of the unit.
    points: BTreeMap<u64, [f64; 2]>,
}

impl Tally {
    /// Notes what the matches of a unit were worth to the first coach, with and without the dice.
    pub(crate) fn adjust(&mut self, unit: u64, points: &[[f64; 2]]) {
        let mean = |at: usize| points.iter().map(|points| points[at]).sum::<f64>() / points.len() as f64;
        self.points.insert(unit, [mean(0), mean(1)]);
    }

    /// Counts a match or a pair, each match with the side at which the first coach sat.
    pub(crate) fn count(&mut self, unit: &[(Played, Side)]) {
        let matches = unit.len() as u64;
        let sum =
            |of: &dyn Fn(&Played, Side) -> u64| unit.iter().map(|(played, first)| of(played, *first)).sum();
        let won = |side: Side, played: &Played| u64::from(played.outcome.winner == Some(side));
        let decided: u64 = sum(&|played, _| u64::from(played.outcome.winner.is_some()));
        for coach in 0..2 {
            let side = |first: Side| if coach == 0 { first } else { first.other() };
            let wins = sum(&|played, first| won(side(first), played));
            self.wins[coach].add(wins, matches);
            self.decided[coach].add(wins, decided);
            self.goals[coach].add(
                sum(&|played, first| u64::from(played.goals[side(first)])),
                matches,
            );
        }
        for side in Side::ALL {
            self.sides[side].add(sum(&|played, _| won(side, played)), matches);
        }
        self.draws.add(matches - decided, matches);
        let goals = |played: &Played| u64::from(played.goals.home) + u64::from(played.goals.away);
        self.goals_together.add(sum(&|played, _| goals(played)), matches);
        self.moves.add(sum(&|played, _| u64::from(played.moves)), matches);
        self.matches += matches;
        for (played, _) in unit {
            self.shoot_outs += u64::from(played.outcome.shoot_out.is_some());
            let score = played.outcome.score;
            *self.scores.entry((score.home, score.away)).or_default() += 1;
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for coach in 0..2 {
            self.wins[coach].merge(other.wins[coach]);
            self.decided[coach].merge(other.decided[coach]);
            self.goals[coach].merge(other.goals[coach]);
        }
        for side in Side::ALL {
            self.sides[side].merge(other.sides[side]);
        }
        self.draws.merge(other.draws);
        self.goals_together.merge(other.goals_together);
        self.moves.merge(other.moves);
        self.matches += other.matches;
        self.shoot_outs += other.shoot_outs;
        for (score, count) in &other.scores {
            *self.scores.entry(*score).or_default() += count;
        }
        self.points.extend(&other.points);
    }

    pub(crate) fn report(&self, game: &'static str, plan: &Plan, seconds: f64) -> Report {
        let coach = |at: usize| CoachReport {
            level: plan.coaches[at],
            wins: self.wins[at].above,
            win_share: self.wins[at].mean(Of::Matches),
            decided_share: self.decided[at].mean(Of::DecidedMatches),
            goals: self.goals[at].mean(Of::Matches),
        };
        let mut scores: Vec<(String, u64)> = self
            .scores
            .iter()
            .map(|((home, away), count)| (format!("{home}-{away}"), *count))
            .collect();
        scores.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        Report {
            game,
            options: plan.options.clone(),
            seed: plan.seed,
            swapped: plan.swap,
            matches: self.matches,
            first: coach(0),
            second: coach(1),
            draws: self.draws.above,
            draws_share: self.draws.mean(Of::Matches),
            home_wins: self.sides.home.above,
            home_share: self.sides.home.mean(Of::Matches),
            away_wins: self.sides.away.above,
            away_share: self.sides.away.mean(Of::Matches),
            shoot_outs: self.shoot_outs,
            goals: self.goals_together.mean(Of::Matches),
            moves: self.moves.mean(Of::Matches),
            scores,
            points: plan.adjusted.then(|| {
                // In the order of their numbers, so that the threads change nothing.
                let points: Vec<[f64; 2]> = self.points.values().copied().collect();
                Adjusted::of(&points, if plan.swap { Of::Pairs } else { Of::Matches })
            }),
            seconds,
        }
    }
}

/// So much of something in so many of something else, unit by unit: wins in decided matches, goals in matches. Exact, and
/// independent of the order of its parts.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ratio {
    units: u64,
    above: u64,
    below: u64,
    above_above: u64,
    above_below: u64,
    below_below: u64,
}

impl Ratio {
    /// Adds a unit.
    pub(crate) fn add(&mut self, above: u64, below: u64) {
        self.units += 1;
        self.above += above;
        self.below += below;
        self.above_above += above * above;
        self.above_below += above * below;
        self.below_below += below * below;
    }

    pub(crate) fn merge(&mut self, other: Self) {
        self.units += other.units;
        self.above += other.above;
        self.below += other.below;
        self.above_above += other.above_above;
        self.above_below += other.above_below;
        self.below_below += other.below_below;
    }

    /// So much there was.
    pub(crate) fn above(self) -> u64 {
        self.above
    }

    /// How many units were added.
    pub(crate) fn units(self) -> u64 {
        self.units
    }

    /// The ratio with the error that the spread of the units about it tells.
    pub(crate) fn mean(self, of: Of) -> Mean {
        let (units, below) = (self.units as f64, self.below as f64);
        let mean = if self.below == 0 {
            0.0
        } else {
            self.above as f64 / below
        };
        let spread = self.above_above as f64 - 2.0 * mean * self.above_below as f64
            + mean * mean * self.below_below as f64;
        let error = if self.units < 2 || self.below == 0 {
            f64::INFINITY
        } else {
            (spread.max(0.0) * units / (units - 1.0)).sqrt() / below
        };
        Mean {
            mean,
            error,
            over: self.below,
            of,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_its_error() {
        let mut goals = Ratio::default();
        for value in [1, 3, 1, 3] {
            goals.add(value, 1);
        }
        let mean = goals.mean(Of::Matches);
        assert_eq!((mean.mean, mean.over), (2.0, 4));
        // The root of 4/3 over 4.
        assert!((mean.error - 0.577).abs() < 1e-3, "{mean:?}");
        let nothing = Ratio::default().mean(Of::Matches);
        assert_eq!(
            (nothing.mean, nothing.error, nothing.over),
            (0.0, f64::INFINITY, 0)
        );
    }

    #[test]
    fn a_share_of_decided_matches_knows_its_pairs() {
        let mut share = Ratio::default();
        for (wins, decided) in [(1, 2), (0, 0), (1, 2)] {
            share.add(wins, decided);
        }
        let share = share.mean(Of::DecidedMatches);
        assert_eq!((share.mean, share.error, share.over), (0.5, 0.0, 4));
    }
}
