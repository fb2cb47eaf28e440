//! The ladder: which bot is how much stronger than which, with paired seeds and the sides exchanged.

mod plot;
mod rating;

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use bots::{Knowledge, Level, Seen};
use clubhouse::{Entrance, Visitor, visit};
use engine::{BySide, OptionRefusal, OptionValues, Rng, Seat, Side};
use serde::Serialize;

use crate::{
    Adjusted, Mean, Of, Progress,
    insight::adjust,
    playout::{Bot, Minds, Scribe, play_before, play_out, seed_of},
    share::list,
    statistics::Ratio,
};
pub use plot::svg;
pub use rating::Rung;

/// The pairs that are played before the figures are looked at again.
const BATCH: u64 = 16;
/// How many standard errors from equality make an answer certain, however often one looks.
const CERTAIN: f64 = 4.0;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct LadderPlan {
    /// The bots, each to play every other.
    pub bots: Vec<Level>,
    /// The options of every match.
    pub options: OptionValues,
    /// The most pairs of matches between two bots.
    pub pairs: u64,
    /// The seed of the whole ladder.
    pub seed: u64,
    /// How many simulations World class makes a decision, if not its usual number.
    pub simulations: Option<u32>,
    /// How long World class thinks about a decision instead, if a clock is to end its search.
    pub time: Option<Duration>,
    /// Whether the dice are taken out of every result as well: an answer is then certain sooner.
    pub adjusted: bool,
    /// How many threads play.
    pub threads: usize,
}

impl LadderPlan {
    fn bot(&self, level: Level) -> Bot {
        Bot {
            level,
            simulations: self.simulations,
            time: self.time,
        }
    }

    /// The most matches that the plan can lead to.
    #[must_use]
    pub fn matches_max(&self) -> u64 {
        let bots = self.bots.len() as u64;
        bots * bots.saturating_sub(1) * self.pairs
    }
}

/// What the ladder has shown. All but the times depend on the plan alone, unless a clock ended the searches.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ladder {
    /// The game's id.
    pub game: &'static str,
    /// The options that differ from the box.
    pub options: OptionValues,
    /// The seed.
    pub seed: u64,
    /// How many simulations World class made a decision, if not its usual number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub simulations: Option<u32>,
    /// How many seconds it thought about a decision, if a clock ended its search.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// The bots, the strongest first.
    pub rungs: Vec<Rung>,
    /// Who played whom.
    pub duels: Vec<Duel>,
}

/// The matches of two bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The two.
    pub bots: [Level; 2],
    /// Matches that the first won.
    pub wins: u64,
    /// Matches without a winner.
    pub draws: u64,
    /// Matches that the second won.
    pub losses: u64,
    /// The points of the first in a match, a draw counting half; the interval is that of pairs.
    pub points: Mean,
    /// The share of the decided matches that the first won; the interval is that of pairs.
    pub decided_share: Mean,
    /// The points of the first with and without the dice, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<Adjusted>,
    /// Whether the answer was certain before all pairs were played.
    pub ended_early: bool,
    /// What each thought a move, in microseconds.
    pub move_us: [f64; 2],
    /// Over how many moves that was taken.
    pub moves: [u64; 2],
}

/// Plays a ladder; nothing if there is no such game.
///
/// # Errors
/// If the options are refused.
///
/// # Panics
/// If the game breaks a law.
pub fn ladder(game: &str, plan: &LadderPlan, progress: &Progress) -> Option<Result<Ladder, OptionRefusal>> {
    visit(game, Climb { plan, progress })
}

struct Climb<'a> {
    plan: &'a LadderPlan,
    progress: &'a Progress,
}

impl Visitor for Climb<'_> {
    type Answer = Result<Ladder, OptionRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        let options = G::options(&plan.options)?;
        let mut duels = Vec::new();
        for (at, one) in plan.bots.iter().enumerate() {
            for other in &plan.bots[at + 1..] {
                let duel = fight::<G>(&options, [*one, *other], plan, progress);
                // What an early end has saved need not be waited for.
                let planned = plan.pairs * 2 * (duels.len() as u64 + 1);
                progress.played.fetch_max(planned, Ordering::Relaxed);
                duels.push(duel);
            }
        }
        Ok(Ladder {
            game: G::ID,
            options: plan.options.clone(),
            seed: plan.seed,
            simulations: plan.simulations,
            seconds: plan.time.map(|time| time.as_secs_f64()),
            rungs: rating::rungs(&plan.bots, &duels),
            duels,
        })
    }
}

/// How one pair of matches went for the first bot.
#[derive(Clone, Copy, Default)]
struct Pair {
    wins: u64,
    draws: u64,
    losses: u64,
    moves: [u64; 2],
    thinking: [Duration; 2],
    /// The points of both matches, with and without the dice.
    points: [f64; 2],
}

fn fight<G: Knowledge>(
    options: &G::Options,
    bots: [Level; 2],
    plan: &LadderPlan,
    progress: &Progress,
) -> Duel {
    let mut pairs: Vec<Pair> = Vec::new();
    let mut ended_early = false;
    while (pairs.len() as u64) < plan.pairs && !progress.stop.load(Ordering::Relaxed) {
        let first = pairs.len() as u64;
        let numbers = first..plan.pairs.min(first + BATCH);
        let played = list(numbers, plan.threads, &progress.stop, |at| {
            let bots = bots.map(|level| plan.bot(level));
            let pair = play_pair::<G>(
                options,
                bots,
                seed_of(plan.seed, at),
                plan.adjusted,
                &progress.stop,
            );
            progress.played.fetch_add(2, Ordering::Relaxed);
            pair
        });
        pairs.extend(played.into_iter().flatten());
        let goes_on = (pairs.len() as u64) < plan.pairs && !progress.stop.load(Ordering::Relaxed);
        let known = adjusted(plan, &pairs).map_or_else(|| points(&pairs), |adjusted| adjusted.adjusted);
        if goes_on && is_certain(known) {
            ended_early = true;
            break;
        }
    }
    let mut decided = Ratio::default();
    for pair in &pairs {
        decided.add(pair.wins, pair.wins + pair.losses);
    }
    let sum = |of: fn(&Pair) -> u64| pairs.iter().map(of).sum();
    let move_us = |at: usize| {
        let moves: u64 = pairs.iter().map(|pair| pair.moves[at]).sum();
        let thinking: Duration = pairs.iter().map(|pair| pair.thinking[at]).sum();
        thinking.as_secs_f64() * 1e6 / moves.max(1) as f64
    };
    Duel {
        bots,
        wins: sum(|pair| pair.wins),
        draws: sum(|pair| pair.draws),
        losses: sum(|pair| pair.losses),
        points: points(&pairs),
        decided_share: decided.mean(Of::DecidedMatches),
        adjusted: adjusted(plan, &pairs),
        ended_early,
        move_us: [move_us(0), move_us(1)],
        moves: [sum(|pair| pair.moves[0]), sum(|pair| pair.moves[1])],
    }
}

/// Plays the two matches of a pair; a pair that was stopped does not count.
fn play_pair<G: Knowledge>(
    options: &G::Options,
    bots: [Bot; 2],
    seed: u64,
    without_dice: bool,
    stop: &AtomicBool,
) -> Option<Pair> {
    let mut pair = Pair::default();
    for first in Side::ALL {
        let mut turns = BySide::from_fn(|_| 0);
        let mut thinking = BySide::from_fn(|_| Duration::ZERO);
        let mut minds = Minds::<G>::default();
        let decide = |state: &G, seat: Seat, rng: &mut Rng| {
            // Whatever ends a match that does not count.
            if stop.load(Ordering::Relaxed) {
                return Seen::new(state, seat).sample(rng);
            }
            let bot = bots[usize::from(seat.side() != first)];
            let started = Instant::now();
            let mv = bot.decide(state, seat, &mut minds[seat as usize], rng);
            thinking[seat.side()] += started.elapsed();
            turns[seat.side()] += 1;
            mv
        };
        let played = if without_dice {
            let mut scribe = Scribe::new(options);
            let played = play_before(options, seed, decide, &mut scribe);
            let of_home = adjust(options, scribe, played.outcome, seed);
            for (sum, of_home) in pair.points.iter_mut().zip(of_home) {
                *sum += if first == Side::Home {
                    of_home
                } else {
                    1.0 - of_home
                };
            }
            played
        } else {
            play_out(options, seed, decide)
        };
        match played.outcome.winner {
            Some(winner) if winner == first => pair.wins += 1,
            Some(_) => pair.losses += 1,
            None => pair.draws += 1,
        }
        for (at, side) in [first, first.other()].into_iter().enumerate() {
            pair.moves[at] += turns[side];
            pair.thinking[at] += thinking[side];
        }
    }
    (!stop.load(Ordering::Relaxed)).then_some(pair)
}

/// The points of the first bot in a match with and without the dice, if that is asked.
fn adjusted(plan: &LadderPlan, pairs: &[Pair]) -> Option<Adjusted> {
    let each: Vec<[f64; 2]> = pairs
        .iter()
        .map(|pair| pair.points.map(|points| points / 2.0))
        .collect();
    plan.adjusted.then(|| Adjusted::of(&each, Of::Pairs))
}

/// The points of the first bot in a match. Luck is shared by the two matches of a pair, so pairs are what is counted.
fn points(pairs: &[Pair]) -> Mean {
    let each = |pair: &Pair| (pair.wins as f64 + 0.5 * pair.draws as f64) / 2.0;
    let count = pairs.len().max(1) as f64;
    let mean = pairs.iter().map(each).sum::<f64>() / count;
    let spread = pairs.iter().map(|pair| (each(pair) - mean).powi(2)).sum::<f64>();
    // A little doubt always remains, also where every pair went the same way.
    let variance = (spread + 0.25 / count) / count;
    Mean {
        mean,
        error: (variance / count).sqrt(),
        over: pairs.len() as u64,
        of: Of::Pairs,
    }
}

fn is_certain(points: Mean) -> bool {
    (points.mean - 0.5).abs() > CERTAIN * points.error
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_certain_when_luck_cannot_explain_it() {
        let pair = |wins, losses| Pair {
            wins,
            losses,
            ..Pair::default()
        };
        assert!(is_certain(points(&[pair(2, 0); 16])));
        assert!(!is_certain(points(&[pair(1, 1); 16])));
        let mixed: Vec<Pair> = (0..16)
            .map(|at| if at % 3 == 0 { pair(0, 2) } else { pair(2, 0) })
            .collect();
        assert!(!is_certain(points(&mixed)));
    }
}
