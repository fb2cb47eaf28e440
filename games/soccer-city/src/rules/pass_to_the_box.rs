//! Pass to the Box (CITY-ATAC-12).

use engine::Log;

use super::{
    Play, Told,
    candidates::{CLOSE_PASSES, Menu},
    misfit,
    passes::{self, Aimed},
    told,
};
use crate::{Context, Event, Move, Phase, Refusal, SoccerCity};

pub(super) const PROMPT: Told = told("city-prompt-pass-to-the-box", "CITY-ATAC-12");

pub(super) fn menu() -> Menu {
    Menu::of([CLOSE_PASSES])
}

/// CITY-ATAC-7 Whether a team-mate in the box can be reached.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    let side = state.turn.attacking;
    if state
        .mates()
        .any(|mate| state.aim_box(side, mate, Context::Box).is_ok())
    {
        Ok(Phase::PassToTheBox {})
    } else {
        Err(Refusal::NobodyInTheBox)
    }
}

/// A Pass to the Box that the rules allow.
pub(crate) struct Choice(Aimed);

pub(super) fn check(state: &SoccerCity, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Close { receiver } = *mv else {
        return Err(misfit(state, mv));
    };
    state
        .aim_box(state.turn.attacking, receiver, Context::Box)
        .map(Choice)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(pass): Choice) {
    passes::play(turn, pass);
}
