//! SIM-THROW-3 An opponent leaves the thrower's cell.

use engine::{Log, Rng, Side};

use super::{About, Play, pegs::put, throw_in};
use crate::{
    Cell, Event, Move, Player, Refusal, SimulatorSoccer, Spot, Why,
    placing::{Respect, spot},
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-make-room",
    clause: "SIM-THROW-3",
    seconds: 2,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.defending()
}

/// SIM-THROW-3, SIM-PLACE-2 Who must leave the thrower's cell; whoever lies there does not count.
pub(crate) fn intruder(state: &SimulatorSoccer) -> Option<Player> {
    state.standing_in(state.defending(), state.ball_cell)
}

/// SIM-THROW-3 Into a neighbour cell without a team-mate, or the nearest such cell.
pub(crate) fn cells(state: &SimulatorSoccer, player: Player) -> Vec<Cell> {
    let from = state.cell_of(player);
    let free = |cell: &Cell| *cell != from && !state.team_mate_in(player, *cell);
    let near: Vec<Cell> = from.neighbours().filter(free).collect();
    if !near.is_empty() {
        return near;
    }
    let least = Cell::all()
        .filter(free)
        .map(|cell| cell.distance(from))
        .min()
        .unwrap_or(0);
    Cell::all()
        .filter(|cell| free(cell) && cell.distance(from) == least)
        .collect()
}

pub(super) fn sample(state: &SimulatorSoccer, rng: &mut Rng) -> Move {
    leave(state, |cells| *rng.one_of(cells))
}

pub(super) fn by_itself(state: &SimulatorSoccer) -> Move {
    leave(state, |cells| cells[0])
}

fn leave(state: &SimulatorSoccer, choose: impl FnOnce(&[Cell]) -> Cell) -> Move {
    let player = intruder(state).expect("somebody must leave");
    Move::Move {
        player,
        cell: choose(&cells(state, player)),
        at: None,
        major: false,
    }
}

/// Whither the opponent leaves.
pub(crate) struct Choice {
    player: Player,
    at: Spot,
    cell: Cell,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Move {
        player,
        cell,
        at,
        major: false,
    } = *mv
    else {
        return Err(Refusal::NotNow);
    };
    if intruder(state) != Some(player) {
        return Err(Refusal::NotYours);
    }
    if !cells(state, player).contains(&cell) {
        return Err(Refusal::RoomNextDoor);
    }
    let at = spot(state, player, cell, at, Respect::All)?;
    Ok(Choice { player, at, cell })
}

/// SIM-THROW-3 The opponent leaves.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { player, at, cell }: Choice) {
    put(turn, player, at, cell, None, Why::Room, 0);
    throw_in::clear_cell(turn);
}
