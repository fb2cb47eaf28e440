//! Crossing Pass (CITY-ATAC-11): from wing to wing, and one hexagon forward.

use engine::{Log, Side};

use super::{
    Play, Told, ask,
    candidates::{self, CLOSE_PASSES, Menu},
    misfit,
    passes::{self, Aimed},
    tactics, told, turn as turns,
};
use crate::{
    Context, Event, Flight, Hexagon, Move, Phase, Piece, Refusal, SoccerCity,
    board::{front, in_half, wing},
};

pub(super) const PASS_PROMPT: Told = told("city-prompt-crossing-pass", "CITY-ATAC-11");
pub(super) const STEP_PROMPT: Told = told("city-prompt-crossing-step", "CITY-ATAC-11");

pub(super) fn passes_menu() -> Menu {
    Menu::of([CLOSE_PASSES])
}

pub(super) fn steps_menu(piece: Piece) -> Menu {
    Menu::of([candidates::steps_of(piece)])
}

/// CITY-ATAC-7 Whether somebody can be reached on the other wing.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    if state.mates().any(|mate| aim(state, mate).is_ok()) {
        Ok(Phase::CrossingPass {})
    } else {
        Err(Refusal::NoCross)
    }
}

/// CITY-ATAC-11 A Close Pass from one wing to the other, in the same half.
fn aim(state: &SoccerCity, receiver: Piece) -> Result<Aimed, Refusal> {
    let to = state.stands_on(receiver).ok_or(Refusal::NotOnPitch)?;
    let (here, there) = (wing(state.ball), wing(to));
    let same_half = Side::ALL
        .into_iter()
        .any(|side| in_half(side, state.ball) && in_half(side, to));
    if here == 0 || here + there != 0 || !same_half {
        return Err(Refusal::NoCross);
    }
    state.aim_close(state.turn.attacking, receiver, Context::Crossing)
}

/// A part of a Crossing Pass that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Pass(Aimed),
    Step { piece: Piece, to: Hexagon },
}

pub(super) fn check_pass(state: &SoccerCity, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Close { receiver } = *mv else {
        return Err(misfit(state, mv));
    };
    aim(state, receiver).map(|aimed| Choice(Part::Pass(aimed)))
}

/// CITY-ATAC-11 The receiver's step forward.
pub(super) fn check_step(state: &SoccerCity, runner: Piece, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Step { piece, to } = *mv else {
        return Err(misfit(state, mv));
    };
    if piece != runner {
        return Err(Refusal::AnotherRuns);
    }
    state.check_forward_step(piece, to)?;
    Ok(Choice(Part::Step { piece, to }))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Pass(aimed) => passes::play(turn, aimed),
        Part::Step { piece, to } => tactics::last_step(turn, piece, to),
    }
}

/// CITY-ATAC-11 If he has the ball after any Challenge the receiver goes one hexagon forward.
pub(super) fn begin_step(turn: &mut Play<'_, impl Log<Event>>, flight: Flight) {
    let state = turn.state();
    let side = flight.side;
    let room = front(side)
        .into_iter()
        .filter_map(|direction| state.ball.step(direction))
        .any(|to| state.is_free(to));
    match state.bearer_of(side) {
        Some(piece) if room => ask(turn, Phase::CrossingStep { piece }),
        Some(_) | None => turns::shot_phase(turn),
    }
}
