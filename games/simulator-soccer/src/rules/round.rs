//! SIM-ROUND How a round begins, goes on and ends.

use engine::{Log, Side};

use super::{Play, after_kick, ask, declare, moving, pegs::make_room_for_holder, time};
use crate::{Event, KickKind, Origin, Phase, Player, TakeRule, state::Fall};

/// SIM-ROUND-3, SIM-GEN-3 Phase 2.
pub(super) fn phase_two(turn: &mut Play<'_, impl Log<Event>>) {
    let limit = moving::limit_two(turn.state());
    turn.emit(Event::PhaseTwo { limit });
    ask(turn, Phase::Move2 {});
}

/// SIM-P3-1, SIM-DRIB-8 Phase 3: losers of dribbles stand up first.
pub(super) fn phase_three(turn: &mut Play<'_, impl Log<Event>>) {
    stand_up(turn, Fall::Dribble);
    make_room_for_holder(turn);
    let limit = turn.state().round.cells;
    turn.emit(Event::PhaseThree { limit });
    ask(turn, Phase::Move3 {});
}

/// All stand up who lie for a reason.
pub(super) fn stand_up(turn: &mut Play<'_, impl Log<Event>>, fall: Fall) {
    let ground = turn.state().ground;
    for player in (ground.on_pitch - ground.standing).iter() {
        let piece = turn.state().piece(player);
        if piece.lying.is_some_and(|lying| lying.fall == fall) {
            after_kick::stand_up(turn, player);
        }
    }
}

/// SIM-TIME-3, SIM-CLOCK-1, SIM-THROW-7 The end of phase 3: a step, unless a quick round was answered by standing still.
pub(super) fn end_round(turn: &mut Play<'_, impl Log<Event>>) {
    let round = turn.state().round;
    let still =
        round.third == Some(true) && round.first_moved.is_none() && !round.tackled && round.quick.is_none();
    if still {
        if end_without_step(turn) {
            return;
        }
    } else {
        time::step(turn);
    }
    if time::whistle_if_outside(turn) {
        return;
    }
    next_round(turn);
}

/// SIM-GUARD-1, SIM-GUARD-2 A round ends without a step. Whether the period is over.
pub(super) fn end_without_step(turn: &mut Play<'_, impl Log<Event>>) -> bool {
    turn.emit(Event::RoundEnded {});
    if turn.state().clock.stalled >= turn.state().options.stall_guard && !turn.state().clock.up {
        time::step(turn);
    }
    time::whistle_if_endless(turn)
}

/// A round begins. SIM-SLIDE-5 Whoever slid in the one before stands up.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, side: Side, origin: Origin) {
    turn.emit(Event::RoundBegan { side, origin });
    stand_up(turn, Fall::Slide);
}

/// A new round of the side in possession.
fn next_round(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let side = state.attacking;
    // SIM-THROW-5 A throw-in is thrown now. SIM-HALF-3 Not if time has run out meanwhile.
    if let Some(stoppage) = state.stoppage {
        if state.clock.up {
            return time::whistle(turn);
        }
        begin(turn, side, stoppage.origin);
        return declare::declare_only_kick(turn, KickKind::Throw, Origin::ThrowIn);
    }
    let origin = if state.held {
        Origin::KeeperHolds
    } else {
        Origin::Open
    };
    begin(turn, side, origin);
    make_room_for_holder(turn);
    ask(
        turn,
        if origin == Origin::KeeperHolds {
            Phase::PutDown {}
        } else {
            Phase::Declare {}
        },
    );
}

/// SIM-LU-6 Phase 1 begins with a place kick.
pub(super) fn begin_with(turn: &mut Play<'_, impl Log<Event>>, origin: Origin, taker: Player) {
    begin(turn, taker.side(), origin);
    if origin == Origin::ThrowIn {
        return declare::declare_only_kick(turn, KickKind::Throw, origin);
    }
    turn.emit(Event::Taken {
        player: taker,
        cells: 0,
        rule: TakeRule::Nearest,
    });
    if origin == Origin::Penalty {
        declare::declare_only_kick(turn, KickKind::Shot, origin);
    } else {
        ask(turn, Phase::Declare {});
    }
}
