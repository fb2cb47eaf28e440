//! SIM-P2 Phase 2: the attacking side moves.

use engine::{Log, Side};

use super::{About, Play, moving, round};
use crate::{Cell, Event, Move, Player, Refusal, SimulatorSoccer, board::zones};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-move2",
    clause: "SIM-P2-1",
    seconds: 4,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

/// SIM-P2, SIM-THROW-4, SIM-GK-15 The limits of phase 2. SIM-MOVE-5 The ball cell is closed.
pub(super) fn check(state: &SimulatorSoccer, player: Player, cell: Cell, cells: u8) -> Result<(), Refusal> {
    let throws = state.stoppage.is_some();
    if state.holder == Some(player) {
        if throws {
            return Err(Refusal::ThrowerStays);
        }
        if !state.held {
            return Err(Refusal::HolderStays);
        }
        if !zones(player.side()).penalty_area.contains(cell) {
            return Err(Refusal::KeeperKeepsToArea);
        }
    }
    if state.round.moved.contains(player) {
        return Err(Refusal::MovedAlready2);
    }
    if cells > moving::limit_two(state) {
        return Err(Refusal::TooFar2);
    }
    if cell == state.ball_cell && state.holder != Some(player) {
        return Err(if throws {
            Refusal::ThrowerStays
        } else {
            Refusal::BallCellClosed
        });
    }
    Ok(())
}

/// What the attacking side may do in phase 2.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Move(moving::Walk),
    Done,
}

pub(super) fn decide(state: &SimulatorSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Move {
        player,
        cell,
        at,
        major,
    } = *mv
    {
        let walk = moving::check_walk(state, player, cell, at, major)?;
        Ok(Choice(Chosen::Move(walk)))
    } else if *mv == (Move::Done {}) {
        moving::check_unforced(state, side)?;
        Ok(Choice(Chosen::Done))
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::Move(walk) => moving::walk(turn, walk),
        // SIM-P2-4 The seat has moved enough.
        Chosen::Done => round::phase_three(turn),
    }
}
