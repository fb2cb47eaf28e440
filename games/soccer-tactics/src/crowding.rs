//! The squares that crowds of one side close to it.

use pitch::{Direction, Squares};

/// A limit of the rules' section on crowding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    GoalArea,
    PenaltyArea,
    Row,
    Column,
}

/// TACTICS-LIMIT-1 The squares where one pawn more would make five beside each other in a row. TACTICS-LIMIT-5 Only own
/// pawns count, the keeper among them.
#[inline]
pub(crate) fn crowded_rows(others: Squares) -> Squares {
    let east1 = others.step(Direction::East);
    let west1 = others.step(Direction::West);
    // Five with one missing hold two neighbours at least twice.
    if !(others & east1).meets(Squares::ALL) {
        return Squares::NONE;
    }
    let (east2, west2) = (east1.step(Direction::East), west1.step(Direction::West));
    let (east3, west3) = (east2.step(Direction::East), west2.step(Direction::West));
    let (east4, west4) = (east3.step(Direction::East), west3.step(Direction::West));
    east1 & east2 & east3 & east4
        | west1 & east1 & east2 & east3
        | west1 & west2 & east1 & east2
        | west1 & west2 & west3 & east1
        | west1 & west2 & west3 & west4
}

/// TACTICS-LIMIT-2 The squares where one pawn more would make four beside each other in a column.
#[inline]
pub(crate) fn crowded_columns(others: Squares) -> Squares {
    let north1 = others.step(Direction::North);
    let south1 = others.step(Direction::South);
    if !(others & north1).meets(Squares::ALL) {
        return Squares::NONE;
    }
    let (north2, south2) = (north1.step(Direction::North), south1.step(Direction::South));
    let (north3, south3) = (north2.step(Direction::North), south2.step(Direction::South));
    north1 & north2 & north3 | south1 & north1 & north2 | south1 & south2 & north1 | south1 & south2 & south3
}
