//! The flicked ball: a table with pegs, two goals and a barred keeper. It knows bodies and contacts, and no rules.
//!
//! [`simulate`] takes a [`Scene`] and a [`Kick`] and returns a [`KickResult`], bit by bit the same on every machine.
//! [`scout`] answers the same question roughly, a thousand times faster.

mod ball;
mod bar;
mod hit;
mod kick;
mod result;
mod scene;
mod scout;
mod simulation;
mod stroke;
pub mod table;
mod world;

pub use bar::{BarMove, Posture};
pub use kick::{Kick, Technique, direction_vector, speed_max, speed_of};
pub use result::{Cause, End, FramePart, FrameTouch, KickResult, Line, Sample, Toppled, Touch};
pub use scene::{Bar, Goal, Peg, PegId, Scene, Spot, Stance};
pub use scout::{Scouted, scout};
pub use simulation::{VERSION, simulate};
pub use stroke::stroke_hits;
