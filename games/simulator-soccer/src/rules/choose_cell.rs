//! SIM-LINE-2 In which cell of a ball on a line the taker stands.

use engine::Log;

use super::{About, Play, cod};
use crate::{Cell, Event, KickKind, Move, Player, Refusal, SimulatorSoccer};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-choose-cell",
    clause: "SIM-LINE-2",
    seconds: 2,
};

/// The cells of the ball that a taker may stand in. SIM-LINE-2
pub(super) fn cells_for(state: &SimulatorSoccer, player: Player) -> Vec<Cell> {
    let from = state.cell_of(player);
    let kick = state.kick;
    let lies = state.piece(player).lying.is_some();
    let tied = kick.is_some_and(|kick| {
        let kicks = player == kick.kicker && (kick.kind == KickKind::Cross || kick.kind.is_shot());
        let moved = player.side() == kick.kicker.side() && state.round.moved.contains(player);
        kicks || moved || (kick.kind == KickKind::Cross && state.aiming.stepped.contains(player))
    });
    if state.flight.cells.contains(&from) && (lies || tied) {
        return vec![from];
    }
    if let [only] = state.flight.cells[..] {
        return vec![only];
    }
    let free: Vec<Cell> = state
        .flight
        .cells
        .iter()
        .copied()
        .filter(|cell| !state.team_mate_in(player, *cell))
        .collect();
    if free.is_empty() {
        state.flight.cells.to_vec()
    } else {
        free
    }
}

/// The cells that can be chosen now.
pub(crate) fn cells(state: &SimulatorSoccer) -> Vec<Cell> {
    let taker = state.flight.taker;
    taker.map_or_else(Vec::new, |player| cells_for(state, player))
}

pub(super) fn list(state: &SimulatorSoccer) -> Vec<Move> {
    cells(state).into_iter().map(|cell| Move::Cell { cell }).collect()
}

/// A taker, and his cell.
pub(crate) struct Choice {
    player: Player,
    cell: Cell,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Cell { cell } = *mv else {
        return Err(Refusal::NotNow);
    };
    let player = state.flight.taker.ok_or(Refusal::NotNow)?;
    if cells_for(state, player).contains(&cell) {
        Ok(Choice { player, cell })
    } else {
        Err(Refusal::NotACellOfTheBall)
    }
}

/// SIM-LINE-2 The seat has chosen.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { player, cell }: Choice) {
    cod::arrive(turn, player, cell);
}
