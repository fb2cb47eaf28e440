//! The decision what to call.

use engine::{Clause, Log, Prompt, Seat, Side, Text, Viewer};

use super::{Play, toss};
use crate::{CoinToss, Event, Face, Move, Refusal, phase::Phase};

/// A call that a seat may make now.
pub(crate) struct Choice {
    seat: Seat,
    face: Face,
}

/// COIN-CALL-1 Both call at once.
pub(super) fn asks(state: &CoinToss, side: Side) -> bool {
    state.calls[side].is_none()
}

/// Heads or tails.
pub(super) fn list() -> Vec<Move> {
    Face::ALL.map(|face| Move::Call { face }).into()
}

/// First the phase, then what the seat has done.
pub(super) fn decide(state: &CoinToss, seat: Seat, face: Face) -> Result<Choice, Refusal> {
    match state.phase {
        Phase::Over => Err(Refusal::MatchOver), // COIN-CALL-3
        Phase::Call if !asks(state, seat.side()) => Err(Refusal::AlreadyCalled), // COIN-CALL-2
        Phase::Call => Ok(Choice { seat, face }),
    }
}

/// COIN-CALL-1 A call stays secret until the other side has called too.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { seat, face }: Choice) {
    turn.emit(Event::Called {
        seat,
        face: Some(face),
    });
    toss::when_both_have_called(turn);
}

/// Who is asked calls, and everybody else waits.
pub(super) fn prompt(viewer: Viewer, is_asked: bool) -> Prompt {
    let (key, clause) = match viewer.seat() {
        Some(_) if is_asked => ("coin-prompt-call", "COIN-CALL-1"),
        Some(_) | None => ("coin-prompt-wait", "COIN-TOSS-1"),
    };
    Prompt {
        text: Text::new(key),
        clause: Clause(clause),
    }
}
