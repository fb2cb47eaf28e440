//! Pegs that are put somewhere, and pegs that make room.

use engine::Log;

use super::Play;
use crate::{
    Cell, Event, Player, Spot, Why,
    placing::{Respect, Room},
};

/// Puts a peg somewhere.
pub(super) fn put(
    turn: &mut Play<'_, impl Log<Event>>,
    player: Player,
    at: Spot,
    cell: Cell,
    lying: Option<u16>,
    why: Why,
    cells: u8,
) {
    turn.emit(Event::Put {
        player,
        at,
        cell,
        lying,
        why,
        cells,
    });
}

/// SIM-PLACE-10, SIM-KICK-11 Pegs in the ball cell make room for the holder and for the ball.
pub(super) fn make_room_for_holder(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().held {
        return;
    }
    let Some(holder) = turn.state().holder else { return };
    for player in turn.state().everybody() {
        let state = turn.state();
        if player == holder || state.cell_of(player) != state.ball_cell {
            continue;
        }
        let piece = *state.piece(player);
        let lying = piece.lying.map(|lying| lying.angle);
        let room = Room::new(state, player, piece.cell, lying, Respect::All);
        if room.check(piece.at).is_err() {
            let at = room.nearest(piece.at);
            put(turn, player, at, piece.cell, lying, Why::Shift, 0);
        }
    }
}

/// SIM-GK-16 The same when the keeper has put the ball down.
pub(super) fn make_room_for_ball(turn: &mut Play<'_, impl Log<Event>>) {
    let Some(holder) = turn.state().holder else { return };
    let state = turn.state();
    let piece = *state.piece(holder);
    let room = Room::new(state, holder, piece.cell, None, Respect::Ball);
    if room.check(piece.at).is_err() {
        let at = room.nearest(piece.at);
        put(turn, holder, at, piece.cell, None, Why::Shift, 0);
    }
    make_room_for_holder(turn);
}
