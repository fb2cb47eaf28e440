//! The limits on crowding, and where a pawn may stand: TACTICS-LIMIT-5 the keeper counts in rows and columns,
//! TACTICS-LIMIT-6 only the square where a pawn ends matters, TACTICS-LIMIT-7 moving within a full area is free.

use engine::Side;
use pitch::{Direction, Square, Squares};

use crate::{Pawn, Refusal, SoccerTactics, board::zones};

/// TACTICS-LIMIT-1 The squares where one pawn more would make five beside each other in a row. TACTICS-LIMIT-5 Only own
/// pawns count, the keeper among them.
#[inline]
fn crowded_rows(others: Squares) -> Squares {
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
fn crowded_columns(others: Squares) -> Squares {
    let north1 = others.step(Direction::North);
    let south1 = others.step(Direction::South);
    if !(others & north1).meets(Squares::ALL) {
        return Squares::NONE;
    }
    let (north2, south2) = (north1.step(Direction::North), south1.step(Direction::South));
    let (north3, south3) = (north2.step(Direction::North), south2.step(Direction::South));
    north1 & north2 & north3 | south1 & north1 & north2 | south1 & south2 & north1 | south1 & south2 & south3
}

/// Which limits a placement may ignore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiver {
    /// None.
    Strict,
    /// TACTICS-LIMIT-1, TACTICS-LIMIT-2 Those on rows and columns.
    RowsAndColumns,
}

impl SoccerTactics {
    /// The squares where a pawn may stand at the end of a move or placement (TACTICS-LIMIT-6, TACTICS-PLACE-1).
    #[inline]
    pub(crate) fn standing(&self, pawn: Pawn, waiver: Waiver) -> Squares {
        let side = pawn.side();
        let mut others = self.occupied[side];
        if let Some(square) = self.square_of(pawn) {
            others.remove(square);
        }
        let mut squares = self.ground(pawn) - others; // TACTICS-TEAM-4 to TACTICS-TEAM-6
        squares = squares - self.full_areas(pawn, others);
        if waiver == Waiver::Strict {
            squares = squares - crowded_rows(others) - crowded_columns(others);
        }
        squares
    }

    /// TACTICS-LIMIT-4 Goal areas with a team-mate in them, and TACTICS-LIMIT-3 penalty areas with four.
    #[inline]
    fn full_areas(&self, pawn: Pawn, others: Squares) -> Squares {
        let mut full = Squares::NONE;
        for end in Side::ALL {
            let zones = zones(end);
            if others.meets(zones.goal_area) {
                full |= zones.goal_area;
            }
            full |= self.full_penalty_area(pawn, others, zones.penalty_area);
        }
        full
    }

    /// TACTICS-LIMIT-3 The keeper does not count. TACTICS-LIMIT-7 A pawn inside may move within.
    #[inline]
    fn full_penalty_area(&self, pawn: Pawn, others: Squares, area: Squares) -> Squares {
        let inside = others & area;
        if inside.len() < 4 || self.is_keeper(pawn) {
            return Squares::NONE;
        }
        let keeper = self
            .square_of(self.keepers[pawn.side()])
            .is_some_and(|square| inside.contains(square));
        let already_in = self.square_of(pawn).is_some_and(|square| area.contains(square));
        if inside.len() - u32::from(keeper) < 4 || already_in {
            Squares::NONE
        } else {
            area
        }
    }

    /// The neighbouring squares where a pawn may stand.
    #[inline]
    pub(crate) fn one_step(&self, pawn: Pawn) -> Squares {
        self.square_of(pawn).map_or(Squares::NONE, |from| {
            (Squares::around(from) - Squares::one(from)) & self.standing(pawn, Waiver::Strict)
        })
    }
}

/// The limit that a pawn would break on a square, in the order in which refusals name them.
pub(super) fn refusal(state: &SoccerTactics, pawn: Pawn, square: Square) -> Option<Refusal> {
    let mut others = state.occupied[pawn.side()];
    if let Some(from) = state.square_of(pawn) {
        others.remove(from);
    }
    let ends = Side::ALL.map(zones);
    if ends
        .iter()
        .any(|end| end.goal_area.contains(square) && others.meets(end.goal_area))
    {
        Some(Refusal::GoalAreaFull) // TACTICS-LIMIT-4
    } else if ends.iter().any(|end| {
        state
            .full_penalty_area(pawn, others, end.penalty_area)
            .contains(square)
    }) {
        Some(Refusal::PenaltyAreaFull) // TACTICS-LIMIT-3
    } else if crowded_rows(others).contains(square) {
        Some(Refusal::RowFull) // TACTICS-LIMIT-1
    } else if crowded_columns(others).contains(square) {
        Some(Refusal::ColumnFull) // TACTICS-LIMIT-2
    } else {
        None
    }
}
