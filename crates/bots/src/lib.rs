//! Coaches that are not people.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod flip_football;
mod level;
mod seen;
mod simulator_soccer;
mod soccer_city;
mod soccer_tactics;
mod social_soccer;

use engine::{Game, Rng, Seat};

pub use level::Level;
pub use seen::Seen;

/// A game that has a heuristic policy of its own.
pub trait Instinct: Game {
    /// The move that an experienced coach would make at a glance.
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Self::Move;
}

/// What a bot of this level plays. The same knowledge and the same seed give the same move.
///
/// # Panics
/// If the seat is not to act.
pub fn decide<G: Instinct>(state: &G, seat: Seat, level: Level, rng: &mut Rng) -> G::Move {
    let seen = Seen::new(state, seat);
    match level {
        Level::Random => seen.sample(rng),
        Level::Instinct => G::instinct(&seen, rng),
    }
}
