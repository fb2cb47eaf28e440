//! Pressing (CITY-DTAC-9): one or two pieces go next to the bearer.

use engine::{Log, Seat};
use pitch::HexDirection;

use super::{
    Play, Told,
    candidates::{Candidates, DONE, Menu, own},
    misfit, told, turn as turns,
};
use crate::{Event, Hexagon, Move, Phase, Piece, Pieces, Refusal, SoccerCity, StepKind};

/// CITY-DTAC-9 How near a piece must be to press, and how far it goes.
const PRESS_FROM: u8 = 3;
const PRESS_STEPS: u8 = 2;
/// CITY-DTAC-9 Pieces that may press.
const PRESSERS: u32 = 2;

pub(super) const PROMPT: Told = told("city-prompt-pressing", "CITY-DTAC-9");

pub(super) fn menu() -> Menu {
    Menu::of([DONE, BESIDE_BALL])
}

/// Any own piece to any hexagon next to the ball.
const BESIDE_BALL: Candidates = Candidates::found(9 * 6, |state: &SoccerCity, seat: Seat, n| {
    Some(Move::Step {
        piece: own(seat, n)?,
        to: state.ball.step(HexDirection::ALL[n / 9])?,
    })
});

/// CITY-DTAC-12, CITY-DTAC-13 There must be a bearer whom a piece can press.
pub(super) fn check_start(state: &SoccerCity) -> Result<Phase, Refusal> {
    let side = state.turn.attacking.other();
    let bearer = state.bearer_of(side.other()).ok_or(Refusal::NobodyToPress)?;
    if state.is_safe_keeper(bearer) {
        return Err(Refusal::SafeKeeperPressed);
    }
    let possible = state.on_pitch(side).any(|(piece, _)| {
        state
            .ball
            .neighbours()
            .any(|to| check_step(state, Pieces::NONE, piece, to).is_ok())
    });
    if possible {
        Ok(Phase::Pressing { moved: Pieces::NONE })
    } else {
        Err(Refusal::TooFarToPress)
    }
}

/// A part of a Pressing that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Step { piece: Piece, to: Hexagon },
    Stop,
}

pub(super) fn check(state: &SoccerCity, moved: Pieces, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Step { piece, to } = *mv {
        check_step(state, moved, piece, to)?;
        return Ok(Choice(Part::Step { piece, to }));
    }
    if let Move::Done {} = *mv {
        if moved.is_empty() {
            return Err(Refusal::PressSomebody);
        }
        return Ok(Choice(Part::Stop));
    }
    Err(misfit(state, mv))
}

/// CITY-DTAC-9 Where a piece can press: next to the bearer, within two steps through free hexagons, or where it stands.
fn check_step(state: &SoccerCity, moved: Pieces, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
    let side = state.turn.attacking.other();
    if !state.is_outfield(side, piece) {
        return Err(Refusal::OutfieldOnly);
    }
    if moved.contains(piece) {
        return Err(Refusal::MovedAlready);
    }
    if moved.len() >= PRESSERS {
        return Err(Refusal::TwoRunners);
    }
    let from = state.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
    if from.distance(state.ball) > PRESS_FROM {
        return Err(Refusal::TooFarToPress);
    }
    if to.distance(state.ball) != 1 {
        return Err(Refusal::EndBesideBearer);
    }
    if to == from {
        return Ok(());
    }
    if !state.is_free(to) {
        return Err(Refusal::Occupied);
    }
    let steps = from.distance(to);
    let reached = steps == 1
        || (steps == PRESS_STEPS
            && from
                .neighbours()
                .any(|middle| state.is_free(middle) && middle.distance(to) == 1));
    if reached {
        Ok(())
    } else {
        Err(Refusal::TooFarToPress)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        // Staying where it stands counts as its move.
        Part::Step { piece, to } => turn.emit(Event::Stepped {
            piece,
            to,
            kind: StepKind::Tactic,
        }),
        Part::Stop => turns::defence_repositioning(turn),
    }
}
