//! Coaches that are not people.

// A weight that was learned may happen to be near to a famous number.
#![allow(clippy::approx_constant)]

mod best;
#[cfg(feature = "trial")]
mod coin_toss;
mod flip_football;
mod follow;
mod knowledge;
mod level;
mod ratings;
mod reasons;
mod search;
mod seen;
mod simulator_soccer;
mod soccer_city;
mod soccer_tactics;
mod social_soccer;

use engine::{Game, Rng, Seat};

pub use follow::{follow, is_plain, look_ahead};
pub use knowledge::{
    Course, Features, Knowledge, Lessons, Row, Strengths, THOUGHTS, Value, chance_of, chance_of_home,
    stronger, worth_for_home,
};
pub use level::Level;
pub use ratings::rating;
pub use reasons::{Reason, is_forced, reasons};
pub use search::{Budget, Habits, Thought, Trial, Weighed, search, weigh};
pub use seen::Seen;

/// A game that has a heuristic policy of its own.
pub trait Instinct: Game {
    /// The move that an experienced coach would make at a glance.
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Self::Move;
}

/// How many deals a coach imagines to judge a position at a glance.
const GLANCES: u32 = 8;

/// What a bot of this level plays. The same knowledge and the same seed give the same move.
///
/// # Panics
/// If the seat is not to act.
pub fn decide<G: Knowledge>(state: &G, seat: Seat, level: Level, rng: &mut Rng) -> G::Move {
    decide_within(state, seat, level, level.simulations(), rng)
}

/// What a bot of this level plays if it searches with so many simulations.
///
/// # Panics
/// If the seat is not to act.
pub fn decide_within<G: Knowledge>(
    state: &G,
    seat: Seat,
    level: Level,
    simulations: u32,
    rng: &mut Rng,
) -> G::Move {
    if !level.searches() {
        let is_odd = is_odd(level, rng);
        return at_once(&Seen::new(state, seat), is_odd, rng);
    }
    let budget = Budget {
        simulations,
        go_on: &|| true,
        threads: false,
    };
    think(state, seat, level, &budget, &[], rng).mv
}

/// What a bot of this level thinks within a budget. `earlier` is what its last thought said of its next decision.
/// The chance to win is that of a search, or of the position at a glance.
///
/// # Panics
/// If the seat is not to act.
pub fn think<G: Knowledge>(
    state: &G,
    seat: Seat,
    level: Level,
    budget: &Budget<'_>,
    earlier: &[G::Move],
    rng: &mut Rng,
) -> Thought<G::Move> {
    let seen = Seen::new(state, seat);
    let is_odd = is_odd(level, rng);
    if level.searches() && !is_odd {
        return search(&seen, &Habits::DEFAULT, budget, earlier, search::long(rng));
    }
    let mv = at_once(&seen, is_odd, rng);
    let chance = glance(&seen, rng);
    Thought {
        mv,
        chance,
        at_once: chance,
        simulations: 0,
        next: Vec::new(),
    }
}

/// The chance of the seat's side to win, as far as a coach can tell at a glance.
fn glance<G: Knowledge>(seen: &Seen<'_, G>, rng: &mut Rng) -> f64 {
    let home = (0..GLANCES)
        .map(|_| chance_of_home(&seen.redeal(rng)))
        .sum::<f64>()
        / f64::from(GLANCES);
    knowledge::for_side(home, seen.seat().side())
}

/// Whether a bot of this level makes any legal move this time.
fn is_odd(level: Level, rng: &mut Rng) -> bool {
    level
        .odd_move_in()
        .is_some_and(|decisions| rng.below(decisions) == 0)
}

/// What a bot plays that does not search.
fn at_once<G: Knowledge>(seen: &Seen<'_, G>, is_odd: bool, rng: &mut Rng) -> G::Move {
    if is_odd {
        seen.sample(rng)
    } else {
        G::instinct(seen, rng)
    }
}
