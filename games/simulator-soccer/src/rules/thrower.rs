//! SIM-THROW-2 Who throws.

use engine::{Log, Side};

use super::{About, Play, named_taker, pegs::put, round};
use crate::{
    Event, Move, Origin, Player, Refusal, SimulatorSoccer, Spot, Why,
    board::cell_at,
    placing::{Respect, Room},
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-thrower",
    clause: "SIM-THROW-2",
    seconds: 2,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

/// SIM-THROW-2, SIM-THROW-3 Whether somebody may throw.
fn check(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    if player.side() != state.attacking || !state.stands(player) {
        return Err(Refusal::ThrowerStands);
    }
    let inside = state.standing_in(state.attacking, state.ball_cell);
    if inside.is_some_and(|inside| inside != player) {
        Err(Refusal::MustThrow)
    } else {
        Ok(())
    }
}

pub(crate) fn candidates(state: &SimulatorSoccer) -> impl Iterator<Item = Player> {
    state
        .team(state.attacking)
        .filter(|player| check(state, *player).is_ok())
}

pub(super) fn list(state: &SimulatorSoccer) -> Vec<Move> {
    candidates(state).map(|player| Move::Taker { player }).collect()
}

/// Whoever throws.
pub(crate) struct Choice {
    player: Player,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let player = named_taker(mv)?;
    check(state, player)?;
    Ok(Choice { player })
}

/// SIM-THROW-2 Somebody throws, from row n if the ball went out from 8(n - 1) up to 8n. SIM-THROW-4 First phases 2 and 3
/// are played.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { player }: Choice) {
    let cell = turn.state().ball_cell;
    let at = spot(turn.state(), player);
    put(turn, player, at, cell, None, Why::Thrower, 0);
    round::begin(turn, player.side(), Origin::ThrowIn);
    round::phase_two(turn);
}

/// SIM-THROW-2 The thrower stands 0.70 inside the touchline, at the point.
pub(super) fn spot(state: &SimulatorSoccer, player: Player) -> Spot {
    let at = state.stoppage.map_or(state.ball, |stoppage| stoppage.at);
    let y = if at.y < 0 { -2932 } else { 2932 };
    // The ball lies on his peg, not in his way.
    Room::new(state, player, cell_at(at), None, Respect::All)
        .without_ball()
        .nearest(Spot::new(at.x, y))
}
