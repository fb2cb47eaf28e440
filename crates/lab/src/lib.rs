//! Many matches at once: simulations with their statistics, and the ladder of the bots.

mod ladder;
mod playout;
mod simulation;
mod statistics;

pub use ladder::{Duel, Ladder, LadderPlan, Rung, ladder, svg};
pub use playout::{Played, playout};
pub use simulation::{Plan, Progress, simulate};
pub use statistics::{CoachReport, Mean, Report};
