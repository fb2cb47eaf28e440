//! The rules, and the home of the one decision: `call`.

mod call;
mod toss;

use engine::{Log, Moves, Outcome, Prompt, Rng, Seat, Seats, Side, ToAct, Turn, Viewer};

use crate::{CoinToss, Event, Move, Refusal, phase::Phase};

/// A move being played.
type Play<'a, L> = Turn<'a, CoinToss, L>;

/// A decision that the rules allow.
pub(crate) enum Choice {
    Call(call::Choice),
}

/// The match begins with its first minute.
pub(crate) fn start(turn: &mut Play<'_, impl Log<Event>>) {
    turn.emit(Event::KickOff {});
}

/// Who must decide.
pub(crate) fn to_act(state: &CoinToss) -> ToAct {
    match state.phase {
        Phase::Call => ToAct::Seats(asked(state)),
        // COIN-WIN-1
        Phase::Over => ToAct::Over(Outcome::of_score(state.score)),
    }
}

/// The seats that must decide.
fn asked(state: &CoinToss) -> Seats {
    let asks = |side: &Side| match state.phase {
        Phase::Call => call::asks(state, *side),
        Phase::Over => false,
    };
    Side::ALL.into_iter().filter(asks).map(Seat::first).collect()
}

/// Every legal move of a seat.
pub(crate) fn list(state: &CoinToss, seat: Seat) -> Moves<Move> {
    let is_asked = asked(state).contains(seat);
    Moves::Listed(if is_asked { call::list() } else { Vec::new() })
}

/// One legal move of a seat, each with a chance.
pub(crate) fn sample(rng: &mut Rng) -> Move {
    *rng.one_of(&call::list())
}

/// Checks a move into a choice, or names the first clause that forbids it.
pub(crate) fn decide(state: &CoinToss, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if Seat::first(seat.side()) != seat {
        return Err(Refusal::NoSuchSeat); // COIN-CALL-4
    }
    match mv {
        Move::Call { face } => call::decide(state, seat, *face).map(Choice::Call),
    }
}

/// Carries a choice out.
pub(crate) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice {
        Choice::Call(choice) => call::carry_out(turn, choice),
    }
}

/// What a viewer should be told about the decision at hand.
pub(crate) fn prompt(state: &CoinToss, viewer: Viewer) -> Prompt {
    match state.phase {
        Phase::Call => {
            let is_asked = viewer.seat().is_some_and(|seat| asked(state).contains(seat));
            call::prompt(viewer, is_asked)
        }
        Phase::Over => toss::prompt(),
    }
}
