//! A2 of a turn (CITY-TURN-5): a dribble, a tactic, or nothing.

use engine::{Log, Seat};
use pitch::HexDirection;

use super::{
    Play, Told,
    candidates::{self, Candidates, Menu, SKIP},
    face_off, misfit, tactics, told, turn as turns,
};
use crate::{Card, Event, Move, Refusal, SoccerCity};

pub(super) const PROMPT: Told = told("city-prompt-action", "CITY-TURN-5");

pub(super) fn menu(state: &SoccerCity, seat: Seat) -> Menu {
    Menu::of([SKIP, DRIBBLES, candidates::attack_tactics(state, seat)])
}

/// Against anybody next to the ball.
const DRIBBLES: Candidates = Candidates::found(6, |state, _, n| {
    Some(Move::Dribble {
        opponent: state.piece_on(state.ball.step(HexDirection::ALL[n])?)?,
    })
});

/// CITY-TURN-5 Whether the attacking side could use its action now, as far as everybody can know.
pub(super) fn could_act(state: &SoccerCity) -> bool {
    let side = state.turn.attacking;
    if state.turn.acted || state.turn.lost || state.hand(state.seat_of(side)).attack.is_empty() {
        return false;
    }
    let marked = state.bearer_of(side).is_some() && state.is_marked(side, state.ball);
    marked || tactics::any_could_be_played(state)
}

/// What is done in A2.
pub(crate) struct Choice(Part);

enum Part {
    Skip,
    Dribble(face_off::Start),
    Tactic(tactics::Choice),
}

pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        return Ok(Choice(Part::Skip));
    }
    if let Move::Dribble { opponent } = *mv {
        return face_off::check_dribble(state, opponent).map(|start| Choice(Part::Dribble(start)));
    }
    if let Move::Tactic {
        card: Card::Attack(card),
    } = *mv
    {
        let tactic = tactics::check(state, seat, tactics::Moment::Action, card)?;
        return Ok(Choice(Part::Tactic(tactic)));
    }
    Err(misfit(state, mv))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Skip => turns::shot_phase(turn),
        Part::Dribble(start) => face_off::begin(turn, start),
        Part::Tactic(tactic) => tactics::carry_out(turn, tactic),
    }
}
