//! Give and Go (CITY-ATAC-8, CITY-ATAC-9): a pass, a run, and a pass back, before A1.

use engine::Log;
use pitch::HexDirection;

use super::{
    Play, Told, ask,
    candidates::{self, CLOSE_PASSES, Candidates, DONE, Menu},
    close_pass, misfit,
    passes::{self, Aimed},
    tactics, told, turn as turns,
};
use crate::{BallValue, Context, Event, Flight, Hexagon, Move, Phase, Piece, Refusal, SoccerCity};

/// CITY-ATAC-8 Steps of the run, and how near to the first player the ball comes back.
const RUN: u8 = 2;

pub(super) const PASS_PROMPT: Told = told("city-prompt-give-and-go", "CITY-ATAC-8");
pub(super) const RETURN_PROMPT: Told = told("city-prompt-give-and-go-return", "CITY-ATAC-8");

pub(super) fn run_prompt(left: u8) -> Told {
    told("city-prompt-give-and-go-run", "CITY-ATAC-8").counting(left)
}

pub(super) fn passes_menu() -> Menu {
    Menu::of([CLOSE_PASSES])
}

pub(super) fn run_menu(runner: Piece) -> Menu {
    Menu::of([DONE, candidates::steps_of(runner)])
}

/// The four hexagons along each line, and one square on either side.
pub(super) fn returns_menu() -> Menu {
    Menu::of([RETURNS])
}

const RETURNS: Candidates = Candidates::found(6 * 4 + 2, |state, _, n| {
    Some(Move::Pass {
        card: BallValue::Short,
        to: nth_return(state, n)?,
    })
});

fn nth_return(state: &SoccerCity, n: usize) -> Option<Hexagon> {
    match n {
        0..24 => state.ball.towards(HexDirection::ALL[n % 6], 1 + (n / 6) as u8),
        24 => state.ball.shifted(0, 2),
        _ => state.ball.shifted(0, -2),
    }
}

/// CITY-ATAC-7 Whether somebody is near enough.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    if state.mates().any(|mate| aim(state, mate).is_ok()) {
        Ok(Phase::GiveAndGo {})
    } else {
        Err(Refusal::NobodyNear)
    }
}

/// Whether somebody who held its card could play a Give and Go.
pub(super) fn could_be_played(state: &SoccerCity) -> bool {
    state.turn.tactics
        && !state.turn.acted
        && !state.hand(state.seat_of(state.turn.attacking)).attack.is_empty()
        && check_start(state).is_ok()
}

/// CITY-ATAC-8 The first pass: a Close Pass to a team-mate within four hexagons.
fn aim(state: &SoccerCity, receiver: Piece) -> Result<Aimed, Refusal> {
    let aimed = state.aim_close(state.turn.attacking, receiver, Context::GiveAndGo)?;
    let near = state
        .stands_on(receiver)
        .is_some_and(|at| at.distance(state.ball) <= close_pass::SHORT);
    if near {
        Ok(aimed)
    } else {
        Err(Refusal::TooFarForGiveAndGo)
    }
}

impl SoccerCity {
    /// CITY-ATAC-8 The pass of the second player: a Short Pass on a line or square, near the first player.
    pub(crate) fn aim_return(&self, runner: Piece, to: Hexagon) -> Result<Aimed, Refusal> {
        let aimed = self.aim(Context::Return, BallValue::Short, to)?;
        let near = self.stands_on(runner).is_some_and(|at| at.distance(to) <= RUN);
        if near {
            Ok(aimed)
        } else {
            Err(Refusal::TooFarFromRunner)
        }
    }
}

/// A part of a Give and Go that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Pass(Aimed),
    Step {
        to: Hexagon,
        runner: Piece,
        mate: Piece,
        last: bool,
    },
    Stop {
        runner: Piece,
        mate: Piece,
    },
}

pub(super) fn check_pass(state: &SoccerCity, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Close { receiver } = *mv else {
        return Err(misfit(state, mv));
    };
    aim(state, receiver).map(|aimed| Choice(Part::Pass(aimed)))
}

/// CITY-ATAC-8 The first player runs up to two hexagons forward.
pub(super) fn check_run(
    state: &SoccerCity,
    (runner, mate): (Piece, Piece),
    left: u8,
    mv: &Move,
) -> Result<Choice, Refusal> {
    if let Move::Done {} = *mv {
        return Ok(Choice(Part::Stop { runner, mate }));
    }
    let Move::Step { piece, to } = *mv else {
        return Err(misfit(state, mv));
    };
    if piece != runner {
        return Err(Refusal::AnotherRuns);
    }
    if left == 0 {
        return Err(Refusal::RunIsOver);
    }
    state.check_forward_step(runner, to)?;
    Ok(Choice(Part::Step {
        to,
        runner,
        mate,
        last: left == 1,
    }))
}

pub(super) fn check_return(state: &SoccerCity, runner: Piece, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Pass { card, to } = *mv else {
        return Err(misfit(state, mv));
    };
    if card != BallValue::Short {
        return Err(Refusal::OutOfRange);
    }
    state
        .aim_return(runner, to)
        .map(|aimed| Choice(Part::Pass(aimed)))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Pass(aimed) => passes::play(turn, aimed),
        Part::Step {
            to,
            runner,
            mate,
            last,
        } => {
            if tactics::step(turn, runner, to) && last {
                end_run(turn, runner, mate);
            }
        }
        Part::Stop { runner, mate } => end_run(turn, runner, mate),
    }
}

/// CITY-ATAC-8 After the first pass the first player runs. CITY-CLOSE-1 Whoever took the pass is the second player.
pub(super) fn begin_run(turn: &mut Play<'_, impl Log<Event>>, flight: Flight) {
    let (Some(runner), Some(mate)) = (flight.by, flight.receiver) else {
        return turns::pass_phase(turn);
    };
    ask(
        turn,
        Phase::GiveAndGoRun {
            runner,
            mate,
            left: RUN,
        },
    );
}

/// CITY-ATAC-8, CITY-ATAC-9 The run is done: the ball comes back if a pass is legal.
fn end_run(turn: &mut Play<'_, impl Log<Event>>, runner: Piece, mate: Piece) {
    let state = turn.state();
    let possible = (0..26)
        .filter_map(|n| nth_return(state, n))
        .any(|to| state.aim_return(runner, to).is_ok());
    if possible {
        return ask(turn, Phase::GiveAndGoReturn { runner, mate });
    }
    turns::pass_phase(turn);
}
