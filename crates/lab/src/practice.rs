//! Self-play that improves what a bot plays at a glance: two coaches who weigh a little differently play each other, and
//! the better one is followed a little way.

use std::sync::atomic::Ordering;

use bots::{Knowledge, Seen, Value};
use clubhouse::{Entrance, Visitor, visit};
use engine::{BySide, OptionRefusal, OptionValues, Outcome, Rng, Side};
use serde::Serialize;

use crate::{
    Mean, Of, Progress,
    playout::play_out,
    share::{list, sums},
    statistics::Ratio,
};

/// So many pairs of matches are played by the same values before they change.
const PAIRS_A_ROUND: u64 = 8;
/// How far a goal of difference leads, in steps.
const PACE: f64 = 3e-3;
/// The share of the pace that is left at the end: it slows down through the second half, so that luck settles.
const LAST_PACE: f64 = 0.02;
/// More goals of difference than this say nothing more.
const GOALS_MAX: i32 = 4;
/// The seeds of the matches against instinct, which are apart from those of practice.
const CHECK: u64 = 1 << 60;

/// How much is to be practised.
#[derive(Clone, Debug)]
pub struct PracticePlan {
    /// The options of every match.
    pub options: OptionValues,
    /// How many pairs of matches: each with the same luck and the sides exchanged.
    pub pairs: u64,
    /// How many pairs are then played against instinct.
    pub checks: u64,
    /// The seed of it all.
    pub seed: u64,
    /// How many threads play. They change nothing.
    pub threads: usize,
}

/// What practice has found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Practice {
    /// The game's id.
    pub game: &'static str,
    /// How many pairs of matches were practised.
    pub pairs: u64,
    /// The values, by name.
    pub values: Vec<(&'static str, Vec<f64>)>,
    /// The matches against instinct that they won.
    pub wins: u64,
    /// Those that they drew.
    pub draws: u64,
    /// Those that they lost.
    pub losses: u64,
    /// The share of the decided matches among them that they won; the interval is that of pairs.
    pub decided_share: Mean,
}

/// Why nothing was practised.
#[derive(Clone, PartialEq, Debug)]
pub enum PracticeRefusal {
    /// The instinct of this game has no values that practice could change.
    NothingToPractise,
    /// The options are refused.
    Options(OptionRefusal),
}

/// Practises a game from the values of instinct; nothing if there is no such game.
///
/// # Errors
/// If the game has nothing to practise or the options are refused.
///
/// # Panics
/// If the game breaks a law.
pub fn practise(
    game: &str,
    plan: &PracticePlan,
    progress: &Progress,
) -> Option<Result<Practice, PracticeRefusal>> {
    visit(game, Training { plan, progress })
}

struct Training<'a> {
    plan: &'a PracticePlan,
    progress: &'a Progress,
}

impl Visitor for Training<'_> {
    type Answer = Result<Practice, PracticeRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        if G::VALUES.is_empty() {
            return Err(PracticeRefusal::NothingToPractise);
        }
        let options = G::options(&plan.options).map_err(PracticeRefusal::Options)?;
        let (values, pairs) = improved::<G>(&options, plan, progress);
        let checks = sums(
            0..plan.checks,
            plan.threads,
            &progress.stop,
            |(wins, matches): &mut (Ratio, u64), at| {
                let coaches = [Some(&values[..]), None];
                let played = pair::<G>(&options, CHECK + at, coaches);
                let count = |is_so: fn(Side, Side) -> bool| {
                    let winners = played
                        .iter()
                        .filter_map(|(outcome, own)| Some((outcome.winner?, *own)));
                    winners.filter(|(winner, own)| is_so(*winner, *own)).count() as u64
                };
                wins.add(count(|winner, own| winner == own), count(|_, _| true));
                *matches += played.len() as u64;
                progress.played.fetch_add(1, Ordering::Relaxed);
            },
        );
        let (mut wins, mut matches) = (Ratio::default(), 0);
        for (more, played) in checks {
            wins.merge(more);
            matches += played;
        }
        let decided_share = wins.mean(Of::DecidedMatches);
        let mut numbers = values.into_iter();
        Ok(Practice {
            game: G::ID,
            pairs,
            values: G::VALUES
                .iter()
                .map(|value| (value.name, numbers.by_ref().take(value.instinct.len()).collect()))
                .collect(),
            wins: wins.above(),
            draws: matches - decided_share.over,
            losses: decided_share.over - wins.above(),
            decided_share,
        })
    }
}

/// The values after practice, and how many pairs of matches that took.
fn improved<G: Knowledge>(options: &G::Options, plan: &PracticePlan, progress: &Progress) -> (Vec<f64>, u64) {
    let numbers = |number: fn(&Value) -> Vec<f64>| G::VALUES.iter().flat_map(number).collect::<Vec<f64>>();
    let mut values = numbers(|value| value.instinct.to_vec());
    let steps = numbers(|value| vec![value.step; value.instinct.len()]);
    let mut rng = Rng::seeded(plan.seed);
    let mut done = 0;
    while done < plan.pairs && !progress.stop.load(Ordering::Relaxed) {
        let round = (plan.pairs - done).min(PAIRS_A_ROUND);
        let trials: Vec<Vec<f64>> = (0..round).map(|_| trial(&steps, &mut rng)).collect();
        let lessons = list(0..round, plan.threads, &progress.stop, |at| {
            let trial = &trials[at as usize];
            let one: Vec<f64> = values.iter().zip(trial).map(|(value, by)| value + by).collect();
            let other: Vec<f64> = values.iter().zip(trial).map(|(value, by)| value - by).collect();
            let seed = plan.seed.wrapping_add(done + at);
            let played = pair::<G>(options, seed, [Some(&one), Some(&other)]);
            progress.played.fetch_add(1, Ordering::Relaxed);
            let goals: i32 = played.iter().map(|(outcome, own)| ahead(outcome, *own)).sum();
            f64::from(goals) / 2.0
        });
        for (goals, trial) in lessons.iter().zip(&trials) {
            let pace = pace(done, plan.pairs);
            for (value, by) in values.iter_mut().zip(trial) {
                *value += pace * goals * by;
            }
            done += 1;
        }
    }
    (values, done)
}

/// By how much each value is changed for the first of two coaches; for the other it is changed the opposite way.
fn trial(steps: &[f64], rng: &mut Rng) -> Vec<f64> {
    let changed = steps
        .iter()
        .map(|step| if rng.below(2) == 0 { *step } else { -step });
    changed.collect()
}

fn pace(at: u64, pairs: u64) -> f64 {
    let left = 1.0 - at as f64 / pairs as f64;
    PACE * (2.0 * left).clamp(LAST_PACE, 1.0)
}

/// Plays the same luck twice with the sides exchanged: how each match ended, and which side the first coach had.
/// A coach without values plays by instinct.
fn pair<G: Knowledge>(options: &G::Options, seed: u64, coaches: [Option<&[f64]>; 2]) -> [(Outcome, Side); 2] {
    [Side::Home, Side::Away].map(|own| {
        let [first, second] = coaches;
        let values = match own {
            Side::Home => BySide {
                home: first,
                away: second,
            },
            Side::Away => BySide {
                home: second,
                away: first,
            },
        };
        let played = play_out::<G>(options, seed, |state, seat, rng| {
            let seen = Seen::new(state, seat);
            match values[seat.side()] {
                Some(values) => G::by_values(values, &seen, rng),
                None => G::instinct(&seen, rng),
            }
        });
        (played.outcome, own)
    })
}

/// By how many goals a side was ahead in the end.
fn ahead(outcome: &Outcome, side: Side) -> i32 {
    let goals = i32::from(outcome.score[side]) - i32::from(outcome.score[side.other()]);
    goals.clamp(-GOALS_MAX, GOALS_MAX)
}

impl Practice {
    /// The values as the file of the game's bot has them.
    #[must_use]
    pub fn file(&self) -> String {
        let kinds = self.values.iter().map(|(name, numbers)| {
            let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.4}")).collect();
            format!("    // {name}\n    {},\n", numbers.join(", "))
        });
        format!("&[\n{}]\n", kinds.collect::<String>())
    }
}
