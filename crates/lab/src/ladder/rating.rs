//! Elo from points: the numbers that explain all duels best, with their errors.

use bots::Level;
use serde::Serialize;

use super::Duel;

/// One bot's place on the ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The bot.
    pub level: Level,
    /// Its strength in Elo; the bots' mean is 0.
    pub elo: f64,
    /// The 95 % interval of it.
    pub interval_95: [f64; 2],
    /// How many matches it played.
    pub matches: u64,
}

/// Elo points of one natural unit of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Standard errors on either side between which the truth lies nineteen times of twenty.
const NINETEEN_OF_TWENTY: f64 = 1.96;
const STEPS: usize = 200;

impl Rung {
    /// How far the 95 % interval reaches on either side.
    #[must_use]
    pub fn reach_95(&self) -> f64 {
        self.interval_95[1] - self.elo
    }
}

/// The bots by strength, the strongest first.
///
/// Every two bots that met are believed to have drawn one match more than they did: so a bot that won all its matches
/// is strong, but not infinitely so.
pub(super) fn rungs(bots: &[Level], duels: &[Duel]) -> Vec<Rung> {
    let games: Vec<Game> = duels.iter().filter_map(|duel| Game::of(bots, duel)).collect();
    let mut strength = vec![0.0; bots.len()];
    for _ in 0..STEPS {
        let (slope, curve) = likelihood(&games, &strength);
        let step = solve(curve, &slope);
        for (strength, step) in strength.iter_mut().zip(&step) {
            // Newton's step, but never a leap.
            *strength += step.clamp(-1.0, 1.0);
        }
    }
    let (_, curve) = likelihood(&games, &strength);
    let mut rungs: Vec<Rung> = bots
        .iter()
        .enumerate()
        .map(|(at, level)| {
            // How sure is its distance from the mean of all?
            let mut distance = vec![-1.0 / bots.len() as f64; bots.len()];
            distance[at] += 1.0;
            let spread = solve(curve.clone(), &distance);
            let variance: f64 = distance.iter().zip(&spread).map(|(one, other)| one * other).sum();
            Rung {
                level: *level,
                elo: ELO * strength[at],
                interval_95: [-1.0, 1.0]
                    .map(|sign| ELO * (strength[at] + sign * NINETEEN_OF_TWENTY * variance.max(0.0).sqrt())),
                matches: duels
                    .iter()
                    .filter(|duel| duel.bots.contains(level))
                    .map(|duel| duel.wins + duel.draws + duel.losses)
                    .sum(),
            }
        })
        .collect();
    rungs.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    rungs
}

/// A duel as the arithmetic sees it.
struct Game {
    one: usize,
    other: usize,
    points: f64,
    matches: f64,
}

impl Game {
    fn of(bots: &[Level], duel: &Duel) -> Option<Self> {
        let place = |level: Level| bots.iter().position(|known| *known == level);
        let matches = (duel.wins + duel.draws + duel.losses) as f64;
        (matches > 0.0).then_some(())?;
        Some(Self {
            one: place(duel.bots[0])?,
            other: place(duel.bots[1])?,
            points: duel.wins as f64 + 0.5 * duel.draws as f64 + 0.5,
            matches: matches + 1.0,
        })
    }
}

/// The slope of the likelihood at these strengths, and how it curves. A weak belief in a mean of 0 ties the scale down.
fn likelihood(games: &[Game], strength: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    const TIE: f64 = 1e-3;
    let count = strength.len();
    let mut slope: Vec<f64> = strength.iter().map(|strength| -TIE * strength).collect();
    let mut curve = vec![vec![0.0; count]; count];
    for (at, row) in curve.iter_mut().enumerate() {
        row[at] = TIE;
    }
    for game in games {
        let expected = 1.0 / (1.0 + (strength[game.other] - strength[game.one]).exp());
        let surprise = game.points - game.matches * expected;
        slope[game.one] += surprise;
        slope[game.other] -= surprise;
        let weight = game.matches * expected * (1.0 - expected);
        curve[game.one][game.one] += weight;
        curve[game.other][game.other] += weight;
        curve[game.one][game.other] -= weight;
        curve[game.other][game.one] -= weight;
    }
    (slope, curve)
}

/// Solves a small system of linear equations, whose matrix is symmetric and positive.
fn solve(mut matrix: Vec<Vec<f64>>, right: &[f64]) -> Vec<f64> {
    let count = right.len();
    let mut right = right.to_vec();
    for pivot in 0..count {
        let (done, rest) = matrix.split_at_mut(pivot + 1);
        let above = &done[pivot];
        for (below, row) in rest.iter_mut().enumerate() {
            let factor = row[pivot] / above[pivot];
            for (value, subtracted) in row.iter_mut().zip(above) {
                *value -= factor * subtracted;
            }
            right[pivot + 1 + below] -= factor * right[pivot];
        }
    }
    for row in (0..count).rev() {
        for column in row + 1..count {
            right[row] -= matrix[row][column] * right[column];
        }
        right[row] /= matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mean, Of};

    fn duel(wins: u64, losses: u64) -> Duel {
        let nothing = |of: Of| Mean {
            mean: 0.0,
            error: 0.0,
            over: 0,
            of,
        };
        Duel {
            bots: [Level::Instinct, Level::Random],
            wins,
            draws: 0,
            losses,
            points: nothing(Of::Pairs),
            decided_share: nothing(Of::DecidedMatches),
            adjusted: None,
            ended_early: false,
            move_us: [0.0; 2],
            moves: [0; 2],
        }
    }

    #[test]
    fn three_wins_in_four_are_190_points() {
        let rungs = rungs(&[Level::Random, Level::Instinct], &[duel(7500, 2500)]);
        assert_eq!(rungs[0].level, Level::Instinct);
        let gap = rungs[0].elo - rungs[1].elo;
        assert!((gap - 190.8).abs() < 1.0, "{gap}");
        // The error of a share of 3/4 in 10,000 matches is 4 points of the gap, half of that for each.
        let reach = rungs[0].reach_95();
        assert!((2.9..5.1).contains(&reach), "{reach}");
    }

    #[test]
    fn a_bot_that_never_lost_is_not_infinitely_strong() {
        let rungs = rungs(&[Level::Random, Level::Instinct], &[duel(400, 0)]);
        assert!((900.0..1400.0).contains(&(rungs[0].elo - rungs[1].elo)));
        assert_eq!(rungs[0].matches, 400);
    }
}
