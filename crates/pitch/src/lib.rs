//! The grids that games are played on. They know squares and hexagons, sets and paths, and no rules.

mod flight;
mod hex;
mod hex_set;
mod square;
mod squares;
mod walk;

pub use flight::{FLIGHT_MAX, flight, flight_counts, flight_spans};
pub use hex::{HEXES_MAX, Hex, HexDirection, HexLayout, NoHex};
pub use hex_set::HexSet;
pub use square::{COLUMNS, Direction, NoSquare, ROWS, Square};
pub use squares::{Iter, Squares};
pub use walk::{WALK_MAX, Way, each_way, walk, walk_spans, walks};
