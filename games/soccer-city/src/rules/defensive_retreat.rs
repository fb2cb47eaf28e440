//! Defensive Retreat (CITY-DTAC-10): one or two pieces fall back from the other half.

use engine::{Log, Seat};

use super::{
    Play, Told,
    candidates::{self, DONE, Menu},
    misfit, tactics, told, turn as turns,
};
use crate::{
    Event, Hexagon, Move, Phase, Piece, Refusal, Runs, SoccerCity,
    board::{back, in_half},
};

/// CITY-DTAC-10 Steps of a Defensive Retreat.
pub(crate) const RETREAT: u8 = 3;

pub(super) const PROMPT: Told = told("city-prompt-defensive-retreat", "CITY-DTAC-10");

pub(super) fn menu(seat: Seat) -> Menu {
    Menu::of([DONE, candidates::steps_of_all(seat)])
}

/// CITY-DTAC-10 Some piece must be able to step back.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    let side = state.turn.attacking.other();
    let runs = Runs::default();
    let possible = state.on_pitch(side).any(|(piece, at)| {
        back(side)
            .into_iter()
            .filter_map(|behind| at.step(behind))
            .any(|to| check_step(state, runs, piece, to).is_ok())
    });
    if possible {
        Ok(Phase::DefensiveRetreat { runs })
    } else {
        Err(Refusal::NotInTheirHalf)
    }
}

/// A part of a Defensive Retreat that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Step { piece: Piece, to: Hexagon },
    Stop,
}

pub(super) fn check(state: &SoccerCity, runs: Runs, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Step { piece, to } = *mv {
        check_step(state, runs, piece, to)?;
        return Ok(Choice(Part::Step { piece, to }));
    }
    if let Move::Done {} = *mv {
        if runs.first.is_none() {
            return Err(Refusal::RetreatSomebody);
        }
        return Ok(Choice(Part::Stop));
    }
    Err(misfit(state, mv))
}

/// CITY-DTAC-10 A step back of a piece that was in the opponents' half when it was chosen.
fn check_step(state: &SoccerCity, runs: Runs, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
    let side = state.turn.attacking.other();
    if !state.is_outfield(side, piece) {
        return Err(Refusal::OutfieldOnly);
    }
    let from = state.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
    match runs.of(piece) {
        Some(run) if run.left == 0 || from == state.ball => return Err(Refusal::RetreatIsOver),
        Some(_) => {}
        None if !runs.has_room() => return Err(Refusal::TwoRunners),
        None if in_half(side.other(), from) => {}
        None => return Err(Refusal::NotInTheirHalf),
    }
    if !back(side).into_iter().any(|behind| from.step(behind) == Some(to)) {
        return Err(Refusal::StepBack);
    }
    if state.is_free(to) {
        Ok(())
    } else {
        Err(Refusal::Occupied)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        // A walk that reaches a loose ball takes it and ends there.
        Part::Step { piece, to } => {
            tactics::step(turn, piece, to);
        }
        Part::Stop => turns::defence_repositioning(turn),
    }
}
