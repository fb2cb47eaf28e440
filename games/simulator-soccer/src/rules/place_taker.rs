//! SIM-COD-10 Where the taker of a ball stands.

use engine::{Log, Rng};

use super::{About, Play, cod, named_spot, near};
use crate::{
    Cell, Event, Move, Player, Refusal, SimulatorSoccer, Spot,
    placing::{Respect, Room, auto_at_ball},
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-place-taker",
    clause: "SIM-COD-10",
    seconds: 2,
};

pub(super) fn sample(state: &SimulatorSoccer, rng: &mut Rng) -> Move {
    let at = near(state.ball, rng);
    Move::Spot {
        at: at.filter(|at| check(state, Some(*at)).is_ok()),
    }
}

/// A spot for the taker.
pub(crate) struct Choice {
    player: Player,
    at: Spot,
    cell: Cell,
}

/// SIM-COD-10 Where the taker may stand, or where he stands by himself.
fn check(state: &SimulatorSoccer, at: Option<Spot>) -> Result<Choice, Refusal> {
    let player = state.flight.taker.ok_or(Refusal::NotNow)?;
    let cell = state.ball_cell;
    let at = at.unwrap_or_else(|| auto_at_ball(state, player, cell));
    Room::new(state, player, cell, None, Respect::Ball).check(at)?;
    Ok(Choice { player, at, cell })
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    check(state, named_spot(mv)?)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { player, at, cell }: Choice) {
    cod::take(turn, player, cell, Some(at));
}
