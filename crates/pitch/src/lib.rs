//! The grid that a game is played on. It knows squares, sets and paths, and no rules.

mod flight;
mod square;
mod squares;
mod walk;

pub use flight::{FLIGHT_MAX, flight, flight_spans};
pub use square::{COLUMNS, Direction, NoSquare, ROWS, Square};
pub use squares::{Iter, Squares};
pub use walk::{WALK_MAX, Way, each_way, walk, walk_spans, walks};
