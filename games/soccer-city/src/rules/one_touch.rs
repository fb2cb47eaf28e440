//! One-Touch (CITY-ATAC-14): a Ball card after A4.

use engine::{Log, Seat};

use super::{
    Play, Told,
    advance::Moment,
    ball_cards::{self, ADVANCES, BallPlay, OUTS, PASSES, SQUARES},
    candidates::{self, Menu, SKIP},
    misfit, tactics, told, turn as turns,
};
use crate::{Card, Event, Move, Phase, Refusal, SoccerCity};

pub(super) const PROMPT: Told = told("city-prompt-one-touch", "CITY-ATAC-14");
pub(super) const PLAY_PROMPT: Told = told("city-prompt-one-touch-play", "CITY-ATAC-14");
/// What a One-Touch begins with.
pub(super) const START: Phase = Phase::OneTouchPlay {};

pub(super) fn menu(state: &SoccerCity, seat: Seat) -> Menu {
    Menu::of([SKIP, candidates::attack_tactics(state, seat)])
}

pub(super) fn play_menu() -> Menu {
    Menu::of([PASSES, SQUARES, OUTS, ADVANCES])
}

/// CITY-ATAC-14 Whether a One-Touch could be played: a piece took the ball during A4, and nobody had it before.
pub(super) fn could_be_played(state: &SoccerCity) -> bool {
    let side = state.turn.attacking;
    state.turn.tactics
        && !state.turn.acted
        && state.turn.fetched
        && state.bearer_of(side).is_some()
        && state.has_ball_card(side)
        && !state.hand(state.seat_of(side)).attack.is_empty()
}

/// CITY-ATAC-7, CITY-ACE-3 Whether the coach has a Ball card that can be played.
pub(super) fn check_cards(state: &SoccerCity, seat: Seat) -> Result<(), Refusal> {
    if ball_cards::any_play(state, seat, Moment::OneTouch) {
        Ok(())
    } else {
        Err(Refusal::NoBallPlay)
    }
}

/// What is done in A5.
pub(crate) struct Choice(Part);

enum Part {
    Skip,
    Tactic(tactics::Choice),
    Play(BallPlay),
}

pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        return Ok(Choice(Part::Skip));
    }
    if let Move::Tactic {
        card: Card::Attack(card),
    } = *mv
    {
        let tactic = tactics::check(state, seat, tactics::Moment::AfterRepositioning, card)?;
        return Ok(Choice(Part::Tactic(tactic)));
    }
    Err(misfit(state, mv))
}

pub(super) fn check_play(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    let play = ball_cards::check_play(state, seat, Moment::OneTouch, mv)?;
    Ok(Choice(Part::Play(play)))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Skip => turns::defence_phase(turn),
        Part::Tactic(tactic) => tactics::carry_out(turn, tactic),
        Part::Play(ball) => ball_cards::play(turn, ball),
    }
}
