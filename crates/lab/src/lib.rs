//! Many matches at once: simulation and its statistics.

mod playout;
mod simulation;
mod statistics;

pub use playout::{Played, playout};
pub use simulation::{Plan, Progress, simulate};
pub use statistics::{CoachReport, Mean, Report};
