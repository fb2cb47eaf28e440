//! Side-Line Advance (CITY-ATAC-15): a team-mate comes up from behind the bearer.

use arrayvec::ArrayVec;
use engine::{Log, Seat};

use super::{
    Play, Told,
    candidates::{self, DONE, Menu},
    misfit, tactics, told, turn as turns,
};
use crate::{
    Event, Hexagon, Move, Phase, Piece, Refusal, SoccerCity,
    board::{depth, seen_from},
};

/// CITY-ATAC-15 Steps of a Side-Line Advance, and how near to the bearer it begins.
const SIDE_LINE: u8 = 4;

pub(super) fn prompt(left: u8) -> Told {
    told("city-prompt-side-line-advance", "CITY-ATAC-15").counting(left)
}

pub(super) fn menu(seat: Seat) -> Menu {
    Menu::of([DONE, candidates::steps_of_all(seat)])
}

/// CITY-ATAC-7 Whether a team-mate is there and can step.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    let possible = state
        .mates()
        .any(|mate| check_runner(state, mate).is_ok() && !steps(state, mate).is_empty());
    if possible {
        Ok(Phase::SideLineAdvance {
            runner: None,
            left: SIDE_LINE,
        })
    } else {
        Err(Refusal::NoSideLiner)
    }
}

/// CITY-ATAC-15, CITY-ATAC-19 An outfield team-mate near the bearer and further back than he is.
fn check_runner(state: &SoccerCity, piece: Piece) -> Result<(), Refusal> {
    let side = state.turn.attacking;
    let behind = state.is_outfield_mate(piece)
        && state.stands_on(piece).is_some_and(|at| {
            at.distance(state.ball) <= SIDE_LINE && depth(side, at) < depth(side, state.ball)
        });
    if behind { Ok(()) } else { Err(Refusal::NoSideLiner) }
}

/// CITY-ATAC-15 Straight forward; only if that hexagon is occupied, to a free one beside it.
fn steps(state: &SoccerCity, piece: Piece) -> ArrayVec<Hexagon, 2> {
    let step = |clockwise: usize| {
        state
            .stands_on(piece)
            .and_then(|at| at.step(seen_from(piece.side(), clockwise)))
    };
    match step(0) {
        Some(ahead) if state.is_free(ahead) => std::iter::once(ahead).collect(),
        Some(_) => [step(5), step(1)]
            .into_iter()
            .flatten()
            .filter(|to| state.is_free(*to))
            .collect(),
        None => ArrayVec::new(),
    }
}

/// A part of a Side-Line Advance that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Step { piece: Piece, to: Hexagon },
    Stop,
}

pub(super) fn check(
    state: &SoccerCity,
    runner: Option<Piece>,
    left: u8,
    mv: &Move,
) -> Result<Choice, Refusal> {
    if let (Move::Done {}, Some(_)) = (*mv, runner) {
        return Ok(Choice(Part::Stop));
    }
    let Move::Step { piece, to } = *mv else {
        return Err(misfit(state, mv));
    };
    match runner {
        Some(runner) if runner != piece => return Err(Refusal::AnotherRuns),
        Some(_) if left == 0 => return Err(Refusal::SideLineIsOver),
        Some(_) => {}
        None => check_runner(state, piece)?,
    }
    if steps(state, piece).contains(&to) {
        Ok(Choice(Part::Step { piece, to }))
    } else {
        Err(Refusal::StraightForward)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Step { piece, to } => {
            tactics::step(turn, piece, to);
        }
        Part::Stop => turns::shot_phase(turn),
    }
}
