//! The kick-off (CITY-KICK).

use engine::{Log, Side};

use super::{
    Play, Told,
    candidates::{CLOSE_PASSES, Menu},
    misfit,
    passes::{self, Aimed},
    told,
};
use crate::{Context, Event, Move, Refusal, SoccerCity};

pub(super) const PROMPT: Told = told("city-prompt-kick-off", "CITY-KICK-2");

pub(super) fn menu() -> Menu {
    Menu::of([CLOSE_PASSES])
}

/// CITY-KICK-2 The kicker makes a Close Pass to any team-mate.
pub(crate) struct Choice(Aimed);

pub(super) fn check(state: &SoccerCity, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Close { receiver } = *mv else {
        return Err(misfit(state, mv));
    };
    state.aim_close(side, receiver, Context::KickOff).map(Choice)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(pass): Choice) {
    passes::play(turn, pass);
}
