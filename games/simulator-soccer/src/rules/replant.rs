//! SIM-KICK-5 Where the kicker's peg goes back into its cell.

use engine::{Log, Rng, Side};

use super::{About, Play, after_kick, named_spot, near, pegs::put};
use crate::{
    Cell, Event, Move, Player, Refusal, SimulatorSoccer, Spot, Why,
    placing::{Respect, Room},
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-replant",
    clause: "SIM-KICK-5",
    seconds: 1,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

pub(super) fn sample(state: &SimulatorSoccer, rng: &mut Rng) -> Move {
    let at = near(
        state.kick.map_or(state.ball, |kick| state.piece(kick.kicker).at),
        rng,
    );
    Move::Spot {
        at: at.filter(|at| check(state, Some(*at)).is_ok()),
    }
}

/// A spot for the kicker's peg.
pub(crate) struct Choice {
    kicker: Player,
    at: Spot,
    cell: Cell,
}

/// SIM-KICK-5 Where the peg may stand, or where it stands by itself.
fn check(state: &SimulatorSoccer, at: Option<Spot>) -> Result<Choice, Refusal> {
    let kicker = state.kick.ok_or(Refusal::NotNow)?.kicker;
    let piece = state.piece(kicker);
    let cell = piece.cell;
    let mut room = Room::new(state, kicker, cell, None, Respect::All);
    // SIM-KICK-11 The ball stays where it is, on a line of the cell too.
    if state.flight.cells.contains(&cell) {
        room = room.with_own_ball(state.ball);
    }
    let at = match at {
        None => room.nearest(piece.at),
        Some(at) => room.check(at).map(|()| at)?,
    };
    Ok(Choice { kicker, at, cell })
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    check(state, named_spot(mv)?)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { kicker, at, cell }: Choice) {
    if at != turn.state().piece(kicker).at {
        put(turn, kicker, at, cell, None, Why::Replant, 0);
    }
    after_kick::ball_at_rest(turn);
}
