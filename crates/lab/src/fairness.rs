//! Whether the two sides are equal: mirrored matches of instinct, the first ball in turn.

use std::{sync::atomic::Ordering, time::Instant};

use bots::{Level, decide};
use clubhouse::{Entrance, Visitor, visit};
use engine::{BySide, OptionRefusal, OptionValue, OptionValues, Outcome, Side};
use serde::Serialize;

use crate::{
    Mean, Progress,
    playout::{play_out, seed_of},
    share::sums,
    statistics::{Of, Ratio},
};

/// So many standard errors from one half cannot be luck.
const UNFAIR: f64 = 3.0;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct FairnessPlan {
    /// The options of the matches, in turn: each gives both sides the same, or is followed by its mirror image.
    pub options: Vec<OptionValues>,
    /// The option by which Home and Away get the first ball in turn; chance gives it if there is none.
    pub first_ball: Option<&'static str>,
    /// How many matches.
    pub matches: u64,
    /// The seed of it all.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// How equal the sides were. All but the time depends on the plan alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fairness {
    /// The game's id.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: &'static str,
    /// The matches that were played.
    pub matches: u64,
    /// Those of them in which Home had the first ball.
    pub home_first: u64,
    /// What Home got of the points, matches with either side's first ball counting alike. Nothing unless both were played.
    pub home: Option<Mean>,
    /// What the side with the first ball got of the points, in the same way.
    pub first_ball: Option<Mean>,
    /// How long it took.
    pub seconds: f64,
}

impl Fairness {
    /// Whether luck does not explain how far Home is from one half of the points.
    #[must_use]
    pub fn is_unfair(&self) -> bool {
        self.home
            .is_some_and(|share| (share.mean - 0.5).abs() > UNFAIR * share.error)
    }
}

/// Plays mirrored matches of a game; nothing if there is no such game.
///
/// # Errors
/// If the options are refused.
///
/// # Panics
/// If the game breaks a law, or the plan has no options at all.
pub fn fairness(
    game: &str,
    plan: &FairnessPlan,
    progress: &Progress,
) -> Option<Result<Fairness, OptionRefusal>> {
    visit(game, Mirror { plan, progress })
}

struct Mirror<'a> {
    plan: &'a FairnessPlan,
    progress: &'a Progress,
}

impl Visitor for Mirror<'_> {
    type Answer = Result<Fairness, OptionRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        let kinds = kinds::<G>(plan)?;
        let started = Instant::now();
        let tallies = sums(
            0..plan.matches,
            plan.threads,
            &progress.stop,
            |tally: &mut Tally, at| {
                let (agreed, options) = &kinds[at as usize % kinds.len()];
                let seed = seed_of(plan.seed, at);
                let (outcome, first) = one_match::<G>(options, seed, *agreed);
                tally.count(&outcome, first);
                progress.played.fetch_add(1, Ordering::Relaxed);
            },
        );
        let mut whole = Tally::default();
        for tally in &tallies {
            whole.merge(tally);
        }
        Ok(whole.report::<G>(started.elapsed().as_secs_f64()))
    }
}

/// The kinds of matches that are played in turn, with the side that is agreed to have the first ball.
type Kinds<O> = Vec<(Option<Side>, O)>;

fn kinds<G: Entrance>(plan: &FairnessPlan) -> Result<Kinds<G::Options>, OptionRefusal> {
    let mut kinds = Vec::new();
    for options in &plan.options {
        let Some(name) = plan.first_ball else {
            kinds.push((None, G::options(options)?));
            continue;
        };
        for side in Side::ALL {
            let mut options = options.clone();
            options.insert(name.to_owned(), OptionValue::Word(side.to_string()));
            kinds.push((Some(side), G::options(&options)?));
        }
    }
    Ok(kinds)
}

/// Plays a match of instinct: how it ended, and who had the first ball. Where nothing is agreed, that is the first side
/// that the score bug shows on the ball.
fn one_match<G: Entrance>(options: &G::Options, seed: u64, agreed: Option<Side>) -> (Outcome, Side) {
    let mut first = agreed;
    let played = play_out::<G>(options, seed, |state, seat, rng| {
        first = first.or_else(|| state.scoreline().attacking);
        decide(state, seat, Level::Instinct, rng)
    });
    (
        played.outcome,
        first.expect("somebody has the ball in every match"),
    )
}

/// Home's points, two for a win and one for a draw, by the side that had the first ball.
#[derive(Default)]
struct Tally {
    points: BySide<Ratio>,
}

impl Tally {
    fn count(&mut self, outcome: &Outcome, first: Side) {
        self.points[first].add(
            match outcome.winner {
                Some(Side::Home) => 2,
                None => 1,
                Some(Side::Away) => 0,
            },
            1,
        );
    }

    fn merge(&mut self, other: &Self) {
        for first in Side::ALL {
            self.points[first].merge(other.points[first]);
        }
    }

    fn report<G: Entrance>(&self, seconds: f64) -> Fairness {
        let matches = BySide::from_fn(|first| self.points[first].units());
        let shares = (matches.home > 0 && matches.away > 0).then(|| self.shares());
        Fairness {
            game: G::ID,
            rules: G::RULES_VERSION,
            matches: matches.home + matches.away,
            home_first: matches.home,
            home: shares.map(|[home, _]| home),
            first_ball: shares.map(|[_, first_ball]| first_ball),
            seconds,
        }
    }

    /// What Home and what the side with the first ball got of the points. Chance may have given one side more first balls
    /// than the other, so the two kinds of matches are averaged apart and then count alike.
    fn shares(&self) -> [Mean; 2] {
        let BySide { home, away } = BySide::from_fn(|first| self.points[first].mean(Of::Matches));
        let error = home.error.hypot(away.error) / 4.0;
        let share = |points: f64| Mean {
            mean: points / 4.0,
            error,
            over: home.over + away.over,
            of: Of::Matches,
        };
        [share(home.mean + away.mean), share(home.mean + 2.0 - away.mean)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(results: &[(Option<Side>, Side, u64)]) -> Tally {
        let mut tally = Tally::default();
        for (winner, first, times) in results {
            let outcome = Outcome {
                winner: *winner,
                ..Outcome::of_score(BySide::default())
            };
            for _ in 0..*times {
                tally.count(&outcome, *first);
            }
        }
        tally
    }

    #[test]
    fn the_first_ball_is_told_apart_from_being_at_home() {
        use Side::{Away, Home};
        // Whoever has the first ball wins three matches in four, and Home had it more often.
        let [home, first] = tally(&[
            (Some(Home), Home, 300),
            (Some(Away), Home, 100),
            (Some(Away), Away, 75),
            (Some(Home), Away, 25),
        ])
        .shares();
        assert!((home.mean - 0.5).abs() < 1e-9, "{home:?}");
        assert!((first.mean - 0.75).abs() < 1e-9, "{first:?}");
        // Half the root of 3/16/400 + 3/16/100.
        assert!((home.error - 0.0242).abs() < 2e-4, "{home:?}");
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let [home, _] = tally(&[(None, Side::Home, 5), (None, Side::Away, 3)]).shares();
        assert_eq!((home.mean, home.error), (0.5, 0.0));
    }
}
