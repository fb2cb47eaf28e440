//! The save (CITY-SAVE): the keeper's steps, his throw, and the ball that is cleared.

use engine::{Log, Side};
use pitch::HexDirection;

use super::{
    Play, Told, ask,
    candidates::{self, CLOSE_PASSES, Candidates, DONE, Menu},
    close_pass, factors, misfit,
    passes::{self, Aimed},
    told, turn as turns,
};
use crate::{
    Context, Event, Hexagon, How, Move, Next, Phase, Piece, Refusal, SaveMove, ShotResult, SoccerCity,
    StepKind,
};

/// CITY-SAVE-8 How far a ball is cleared.
const CLEARANCE: u8 = 4;

pub(super) const THROW_PROMPT: Told = told("city-prompt-save-throw", "CITY-SAVE-7");
pub(super) const CLEAR_PROMPT: Told = told("city-prompt-clear", "CITY-SAVE-8");

pub(super) fn step_prompt(left: u8) -> Told {
    told("city-prompt-save-step", "CITY-SAVE-7").counting(left)
}

pub(super) fn step_menu(state: &SoccerCity, side: Side) -> Menu {
    Menu::of([DONE, candidates::steps_of(state.keepers[side])])
}

pub(super) fn throw_menu() -> Menu {
    Menu::of([DONE, CLOSE_PASSES])
}

pub(super) fn clear_menu() -> Menu {
    Menu::of([CLEARANCES])
}

const CLEARANCES: Candidates = Candidates::found(6, |state, seat, n| {
    let (_, from) = state.keeper(seat.side());
    Some(Move::Clear {
        to: from.towards(HexDirection::ALL[n], CLEARANCE)?,
    })
});

/// CITY-SAVE-7 The save won: the keeper has the ball, except in a punch, and the card's move is made. CITY-STOP-6 Nobody is
/// relocated.
pub(super) fn saved(turn: &mut Play<'_, impl Log<Event>>, side: Side, win: SaveMove) {
    turn.emit(Event::ShotEnded {
        result: ShotResult::Saved,
    });
    if win == SaveMove::Punch {
        return ask(turn, Phase::Clear { side });
    }
    let (piece, _) = turn.state().keeper(side);
    turn.emit(Event::BallTaken {
        piece,
        how: How::Saved,
    });
    factors::ball_changed_hands(turn);
    let left = if win == SaveMove::Rush { 2 } else { 1 };
    ask(
        turn,
        Phase::SaveStep {
            side,
            left,
            throw: win == SaveMove::Throw,
        },
    );
}

/// What the keeper's coach may choose.
pub(crate) struct Choice {
    side: Side,
    keeper: Piece,
    part: Part,
}

enum Part {
    Step { to: Hexagon, throw: bool, last: bool },
    Stand { throw: bool },
    Throw(Aimed),
    Clear(Hexagon),
}

/// CITY-SAVE-7 The keeper steps to a free hexagon, or stands.
pub(super) fn check_step(
    state: &SoccerCity,
    side: Side,
    (left, throw): (u8, bool),
    mv: &Move,
) -> Result<Choice, Refusal> {
    let (keeper, at) = state.keeper(side);
    let chosen = |part: Part| Ok(Choice { side, keeper, part });
    if let Move::Done {} = *mv {
        return chosen(Part::Stand { throw });
    }
    let Move::Step { piece, to } = *mv else {
        return Err(misfit(state, mv));
    };
    if piece != keeper {
        return Err(Refusal::OnlyTheKeeper);
    }
    if at.distance(to) != 1 {
        return Err(Refusal::OneHexagon);
    }
    if !state.is_free(to) {
        return Err(Refusal::Occupied);
    }
    chosen(Part::Step {
        to,
        throw,
        last: left <= 1,
    })
}

/// CITY-SAVE-7 The keeper throws, or keeps the ball.
pub(super) fn check_throw(state: &SoccerCity, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let (keeper, _) = state.keeper(side);
    let chosen = |part: Part| Ok(Choice { side, keeper, part });
    if let Move::Done {} = *mv {
        return chosen(Part::Stand { throw: false });
    }
    let Move::Close { receiver } = *mv else {
        return Err(misfit(state, mv));
    };
    chosen(Part::Throw(aim(state, side, receiver)?))
}

/// CITY-SAVE-7 A Close Pass of at most four hexagons.
fn aim(state: &SoccerCity, side: Side, receiver: Piece) -> Result<Aimed, Refusal> {
    let aimed = state.aim_close(side, receiver, Context::KeeperThrow)?;
    let near = state
        .stands_on(receiver)
        .is_some_and(|at| at.distance(state.ball) <= close_pass::SHORT);
    if near {
        Ok(aimed)
    } else {
        Err(Refusal::TooFarToThrow)
    }
}

/// CITY-SAVE-8 Exactly four hexagons along one of the six directions, on the pitch.
pub(super) fn check_clear(state: &SoccerCity, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Clear { to } = *mv else {
        return Err(misfit(state, mv));
    };
    let (keeper, from) = state.keeper(side);
    if from.straight(to).is_some_and(|(_, steps)| steps == CLEARANCE) {
        Ok(Choice {
            side,
            keeper,
            part: Part::Clear(to),
        })
    } else {
        Err(Refusal::ClearFour)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Choice { side, keeper, part } = choice;
    match part {
        Part::Step { to, throw, last } => {
            turn.emit(Event::Stepped {
                piece: keeper,
                to,
                kind: StepKind::Save,
            });
            if last {
                after_steps(turn, side, throw);
            }
        }
        Part::Stand { throw } => after_steps(turn, side, throw),
        Part::Throw(aimed) => passes::play(turn, aimed),
        Part::Clear(to) => clear(turn, side, keeper, to),
    }
}

/// CITY-SAVE-7 After a throw one Close Pass is allowed; else his side starts an attacking turn.
fn after_steps(turn: &mut Play<'_, impl Log<Event>>, side: Side, throw: bool) {
    let state = turn.state();
    let possible = throw
        && state
            .on_pitch(side)
            .any(|(piece, _)| aim(state, side, piece).is_ok());
    if possible {
        return ask(turn, Phase::SaveThrow { side });
    }
    turns::end(turn, Next::Turn { side });
}

/// CITY-SAVE-8 A piece on the landing hexagon takes it; else CITY-SAVE-9 a loose-ball exchange begins.
fn clear(turn: &mut Play<'_, impl Log<Event>>, side: Side, keeper: Piece, to: Hexagon) {
    turn.emit(Event::Cleared { piece: keeper, to });
    let Some(piece) = turn.state().piece_on(to) else {
        return turns::end(turn, Next::Exchange { side });
    };
    turn.emit(Event::BallTaken {
        piece,
        how: How::Cleared,
    });
    factors::ball_changed_hands(turn);
    turns::end(turn, Next::Turn { side: piece.side() });
}
