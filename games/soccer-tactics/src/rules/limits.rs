//! The limits on crowding. The sets of squares that they close are found in `crowding.rs` and `legal.rs`: TACTICS-LIMIT-5 the keeper counts
//! in rows and columns, TACTICS-LIMIT-6 only the square where a pawn ends matters, TACTICS-LIMIT-7 moving within a full
//! area is free.

use pitch::Square;

use crate::{Pawn, Refusal, SoccerTactics, crowding::Limit};

/// The limit that a pawn would break on a square.
pub(super) fn refusal(state: &SoccerTactics, pawn: Pawn, square: Square) -> Option<Refusal> {
    state.broken_limit(pawn, square).map(|limit| match limit {
        Limit::GoalArea => Refusal::GoalAreaFull,       // TACTICS-LIMIT-4
        Limit::PenaltyArea => Refusal::PenaltyAreaFull, // TACTICS-LIMIT-3
        Limit::Row => Refusal::RowFull,                 // TACTICS-LIMIT-1
        Limit::Column => Refusal::ColumnFull,           // TACTICS-LIMIT-2
    })
}
