//! Slip From the Defender (CITY-ATAC-16): a marked team-mate gets free.

use arrayvec::ArrayVec;
use engine::{Log, Seat};

use super::{
    Play, Told,
    candidates::{self, Menu},
    misfit, tactics, told,
};
use crate::{Event, Hexagon, Move, Phase, Piece, Refusal, SoccerCity};

pub(super) const PROMPT: Told = told("city-prompt-slip", "CITY-ATAC-16");

pub(super) fn menu(seat: Seat) -> Menu {
    Menu::of([candidates::steps_of_all(seat)])
}

/// CITY-ATAC-7 Whether anybody can get free.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    if state.mates().any(|mate| !slips(state, mate).is_empty()) {
        Ok(Phase::Slip {})
    } else {
        Err(Refusal::NobodyCanSlip)
    }
}

/// CITY-ATAC-16 Where a marked outfield team-mate gets free.
fn slips(state: &SoccerCity, piece: Piece) -> ArrayVec<Hexagon, 6> {
    let side = piece.side();
    let Some(at) = state.stands_on(piece) else {
        return ArrayVec::new();
    };
    if !state.is_outfield_mate(piece) || !state.is_marked(side, at) {
        return ArrayVec::new();
    }
    at.neighbours()
        .filter(|to| state.is_free(*to) && !state.is_marked(side, *to))
        .collect()
}

/// A step that frees a piece.
pub(crate) struct Choice {
    piece: Piece,
    to: Hexagon,
}

pub(super) fn check(state: &SoccerCity, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Step { piece, to } = *mv else {
        return Err(misfit(state, mv));
    };
    if slips(state, piece).contains(&to) {
        Ok(Choice { piece, to })
    } else {
        Err(Refusal::StillMarked)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { piece, to }: Choice) {
    tactics::last_step(turn, piece, to);
}
