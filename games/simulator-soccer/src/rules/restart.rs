//! SIM-REST Possession changes.

use engine::Log;

use super::{Play, ask, cod, pegs::make_room_for_holder, round, time};
use crate::{Event, Origin, Phase, Player, TakeRule};

/// SIM-TACK-3, SIM-GK-7 The ball is won where it lies: a restart, unless a keeper picks it up.
pub(super) fn win_ball(turn: &mut Play<'_, impl Log<Event>>, player: Player) {
    turn.emit(Event::Taken {
        player,
        cells: 0,
        rule: TakeRule::Nearest,
    });
    cod::have_ball(turn, player, false);
}

/// SIM-REST-1 A new round of the gaining side begins at once. SIM-REST-5 The referee does not move.
pub(super) fn change_possession(turn: &mut Play<'_, impl Log<Event>>, player: Player) {
    if round::end_without_step(turn) {
        return;
    }
    round::begin(turn, player.side(), Origin::Restart);
    make_room_for_holder(turn);
    // SIM-HALF-2
    if time::whistle_if_outside(turn) {
        return;
    }
    ask(turn, Phase::Declare {});
}
