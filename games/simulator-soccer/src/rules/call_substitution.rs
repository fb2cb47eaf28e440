//! SIM-SUB-4 Whether a throw-in is used for a substitution.

use engine::{Log, Side};

use super::{About, Play, stoppage, substitution, throw_in};
use crate::{Event, Move, Refusal, SimulatorSoccer};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-call-substitution",
    clause: "SIM-SUB-4",
    seconds: 2,
};

pub(super) fn list(state: &SimulatorSoccer, side: Side) -> Vec<Move> {
    let exchanges = state
        .squad(side)
        .flat_map(|off| substitution::list_exchanges(state, side, off));
    std::iter::once(Move::Done {}).chain(exchanges).collect()
}

/// Whether a side substitutes.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Substitute(substitution::Exchange),
    NoCall { side: Side },
}

pub(super) fn decide(state: &SimulatorSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Substitute { off, on } = *mv {
        let exchange = substitution::check(state, side, off, on)?;
        Ok(Choice(Chosen::Substitute(exchange)))
    } else if *mv == (Move::Done {}) {
        Ok(Choice(Chosen::NoCall { side }))
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        // SIM-SUB-4 Play then resumes with a line-up.
        Chosen::Substitute(exchange) => {
            substitution::substitute(turn, exchange);
            stoppage::begin_line_up(turn);
        }
        Chosen::NoCall { side } => throw_in::no_call(turn, side),
    }
}
