//! Additional (CITY-ATAC-17): one more Ball card.

use engine::{Log, Seat};

use super::{
    Play, Told,
    advance::Moment,
    ball_cards::{self, ADVANCES, BallPlay, OUTS, PASSES, SQUARES},
    candidates::Menu,
    told,
};
use crate::{Event, Move, Phase, Refusal, SoccerCity};

pub(super) const PROMPT: Told = told("city-prompt-additional", "CITY-ATAC-17");

pub(super) fn menu() -> Menu {
    Menu::of([PASSES, SQUARES, OUTS, ADVANCES])
}

/// CITY-ATAC-7 Whether there is a Ball card at all.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    if state.has_ball_card(state.turn.attacking) {
        Ok(Phase::Additional {})
    } else {
        Err(Refusal::NoBallPlay)
    }
}

/// CITY-ATAC-7, CITY-ACE-3 Whether the coach has one that can be played.
pub(super) fn check_cards(state: &SoccerCity, seat: Seat) -> Result<(), Refusal> {
    if ball_cards::any_play(state, seat, Moment::Additional) {
        Ok(())
    } else {
        Err(Refusal::NoBallPlay)
    }
}

/// The additional Ball card.
pub(crate) struct Choice(BallPlay);

pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    ball_cards::check_play(state, seat, Moment::Additional, mv).map(Choice)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(ball): Choice) {
    ball_cards::play(turn, ball);
}
