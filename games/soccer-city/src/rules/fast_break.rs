//! Fast Break (CITY-ATAC-10): one or two pieces run, then the ball follows.

use engine::{Log, Seat};

use super::{
    Play, Told,
    candidates::{self, CLOSE_PASSES, DONE, Menu},
    misfit,
    passes::{self, Aimed},
    tactics, told, turn as turns,
};
use crate::{
    Context, Event, Hexagon, Move, Phase, Piece, Refusal, Runs, SoccerCity,
    board::{front, in_half},
};

/// CITY-ATAC-10 Steps of a run.
pub(crate) const RUN: u8 = 2;

pub(super) const PROMPT: Told = told("city-prompt-fast-break", "CITY-ATAC-10");

pub(super) fn menu(seat: Seat) -> Menu {
    Menu::of([DONE, candidates::steps_of_all(seat), CLOSE_PASSES])
}

/// CITY-ATAC-10 Whether a Close Pass will be possible to at least one piece, where it stands or after its steps.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    let side = state.turn.attacking;
    let ahead = |from: Hexagon| {
        front(side)
            .into_iter()
            .filter_map(move |direction| from.step(direction))
            .filter(|to| state.is_free(*to))
    };
    let possible = state.mates().filter(|mate| can_break(state, *mate)).any(|mate| {
        state.aim_close(side, mate, Context::FastBreak).is_ok()
            || state.stands_on(mate).is_some_and(|at| {
                let reached = |to: Hexagon| state.could_aim_close(side, at, to);
                ahead(at).any(|first| reached(first) || ahead(first).any(reached))
            })
    });
    if possible {
        Ok(Phase::FastBreak {
            runs: Runs::default(),
        })
    } else {
        Err(Refusal::NoFastBreak)
    }
}

/// CITY-ATAC-10 Whether a piece may be chosen for a Fast Break.
fn can_break(state: &SoccerCity, piece: Piece) -> bool {
    state.is_outfield_mate(piece) && state.stands_on(piece).is_some_and(|at| in_half(piece.side(), at))
}

/// A part of a Fast Break that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Step { piece: Piece, to: Hexagon },
    Pass(Aimed),
    Stop,
}

pub(super) fn check(state: &SoccerCity, runs: Runs, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Step { piece, to } = *mv {
        check_step(state, runs, piece, to)?;
        return Ok(Choice(Part::Step { piece, to }));
    }
    if let Move::Close { receiver } = *mv {
        return aim(state, runs, receiver).map(|aimed| Choice(Part::Pass(aimed)));
    }
    if let Move::Done {} = *mv {
        // CITY-ATAC-10 The pass is obligatory while one is legal.
        if state.mates().any(|mate| aim(state, runs, mate).is_ok()) {
            return Err(Refusal::MustPass);
        }
        return Ok(Choice(Part::Stop));
    }
    Err(misfit(state, mv))
}

fn check_step(state: &SoccerCity, runs: Runs, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
    match runs.of(piece) {
        Some(run) if run.left == 0 => return Err(Refusal::BreakIsOver),
        Some(_) => {}
        None if !runs.has_room() => return Err(Refusal::TwoRunners),
        None if can_break(state, piece) => {}
        None => return Err(Refusal::NotABreaker),
    }
    state.check_forward_step(piece, to)
}

/// CITY-ATAC-10 The ball goes to one of the pieces that were chosen; who has not stepped may still be chosen.
fn aim(state: &SoccerCity, runs: Runs, receiver: Piece) -> Result<Aimed, Refusal> {
    let side = state.turn.attacking;
    let chosen = runs.of(receiver).is_some() || (runs.has_room() && can_break(state, receiver));
    if receiver.side() == side && !chosen {
        return Err(Refusal::NotABreaker);
    }
    state.aim_close(side, receiver, Context::FastBreak)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Step { piece, to } => {
            tactics::step(turn, piece, to);
        }
        Part::Pass(aimed) => passes::play(turn, aimed),
        Part::Stop => turns::shot_phase(turn),
    }
}
