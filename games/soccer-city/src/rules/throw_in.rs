//! The throw-in (CITY-THRO).

use engine::{Log, Side};

use super::{
    Play, Told,
    candidates::{CLOSE_PASSES, Menu},
    misfit,
    passes::{self, Aimed, Landing},
    told,
};
use crate::{Context, Event, Height, Hexagon, Move, Piece, Refusal, Restart, SoccerCity};

/// CITY-THRO-2 How far a throw-in goes.
const THROW: u8 = 3;

pub(super) const PROMPT: Told = told("city-prompt-throw-in", "CITY-THRO-2");

pub(super) fn menu() -> Menu {
    Menu::of([CLOSE_PASSES])
}

/// CITY-THRO-5 Whether a team-mate of the thrower would be near enough if a piece stood elsewhere.
pub(super) fn has_catcher(state: &SoccerCity, restart: Restart, moved: Option<(Piece, Hexagon)>) -> bool {
    state.on_pitch(restart.side).any(|(piece, at)| {
        let at = moved
            .filter(|(mover, _)| *mover == piece)
            .map_or(at, |(_, to)| to);
        at.distance(restart.spot) <= THROW
    })
}

impl SoccerCity {
    /// CITY-THRO-1, CITY-THRO-2, CITY-THRO-4 A throw from the exit hexagon to a team-mate at most three hexagons away; if no throw
    /// is legal, blocks are ignored.
    pub(crate) fn aim_throw(&self, side: Side, receiver: Piece) -> Result<Aimed, Refusal> {
        let near = |piece: Piece| {
            piece.side() == side
                && self
                    .stands_on(piece)
                    .is_some_and(|at| at.distance(self.ball) <= THROW)
        };
        if !near(receiver) {
            return Err(Refusal::TooFarForThrowIn);
        }
        let aimed = self.aim_close(side, receiver, Context::ThrowIn);
        if aimed.is_ok() {
            return aimed;
        }
        let other = self
            .on_pitch(side)
            .any(|(piece, _)| near(piece) && self.aim_close(side, piece, Context::ThrowIn).is_ok());
        if other {
            return aimed;
        }
        let to = self.stands_on(receiver).ok_or(Refusal::NotOnPitch)?;
        Ok(Aimed::close(
            Context::ThrowIn,
            side,
            Landing::Receiver(receiver),
            to,
            Height::Low,
        ))
    }
}

/// A throw that the rules allow.
pub(crate) struct Choice(Aimed);

pub(super) fn check(state: &SoccerCity, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Close { receiver } = *mv else {
        return Err(misfit(state, mv));
    };
    state.aim_throw(side, receiver).map(Choice)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(throw): Choice) {
    passes::play(turn, throw);
}
