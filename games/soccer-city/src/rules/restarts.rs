//! How play is restarted after a stoppage (CITY-STOP-1): the referee makes room, both sides relocate, then the restart is taken.

use engine::{Log, Side};

use super::{Play, ask, factors, penalty, stoppages};
use crate::{
    Event, Hexagon, Next, Phase, Piece, Restart, RestartKind, SoccerCity,
    board::{depth, seen_from},
};

/// What follows the end of a turn if play is restarted.
pub(super) const fn restart(kind: RestartKind, side: Side, spot: Hexagon) -> Next {
    Next::Restart {
        restart: Restart { kind, side, spot },
    }
}

/// CITY-STOP-1 Play has stopped: the referee makes room, then the side that restarts relocates first.
pub(super) fn give(turn: &mut Play<'_, impl Log<Event>>, restart: Restart) {
    turn.emit(Event::RestartGiven { restart });
    match restart.kind {
        RestartKind::FreeKick => {
            if let Some(piece) = turn.state().piece_on(restart.spot)
                && piece.side() != restart.side
            {
                make_room(turn, piece, restart.spot); // CITY-FREE-9
            }
        }
        RestartKind::Penalty => return penalty::begin(turn, restart),
        RestartKind::Corner | RestartKind::GoalKick | RestartKind::ThrowIn => {}
    }
    stoppages::begin(turn, restart, restart.side);
}

/// CITY-FREE-9 A piece makes room.
pub(super) fn make_room(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, from: Hexagon) {
    if let Some(to) = room_for(turn.state(), piece, from) {
        turn.emit(Event::Put { piece, to });
    }
}

/// CITY-FREE-9 The nearest free hexagon for a piece that must make room: of its neighbours B, BL, BR, FL, FR, F; then ever
/// farther, the one furthest back for him, then the lowest y.
fn room_for(state: &SoccerCity, piece: Piece, from: Hexagon) -> Option<Hexagon> {
    let side = piece.side();
    [3, 4, 2, 5, 1, 0]
        .into_iter()
        .filter_map(|clockwise| from.step(seen_from(side, clockwise)))
        .find(|hexagon| state.is_free(*hexagon))
        .or_else(|| {
            Hexagon::all()
                .filter(|hexagon| state.is_free(*hexagon))
                .min_by_key(|hexagon| (from.distance(*hexagon), depth(side, *hexagon), hexagon.y()))
        })
}

/// CITY-STOP-2 Both sides have relocated: the restart is taken.
pub(super) fn take(turn: &mut Play<'_, impl Log<Event>>, restart: Restart) {
    let side = restart.side;
    match restart.kind {
        RestartKind::FreeKick => begin_turn(turn, side, Phase::FreeKick {}),
        RestartKind::Corner => begin_turn(turn, side, Phase::Corner {}),
        RestartKind::GoalKick => begin_turn(turn, side, Phase::GoalKick {}),
        RestartKind::ThrowIn => ask(turn, Phase::ThrowIn { side }),
        RestartKind::Penalty => ask(turn, Phase::Penalty { side }),
    }
}

/// CITY-TURN-13 The restart is part of the new turn, in which attacking tactics are barred.
fn begin_turn(turn: &mut Play<'_, impl Log<Event>>, side: Side, phase: Phase) {
    turn.emit(Event::TurnBegan { side, tactics: false });
    factors::ball_changed_hands(turn);
    ask(turn, phase);
}
