//! SIM-THROW The throw-in.

use engine::{Log, Side};

use super::{Play, ask, make_room, round, stoppage, substitution, time};
use crate::{Event, Origin, Phase, Spot, state::Fall};

/// SIM-THROW-1 The ball goes to the point where it crossed the touchline.
pub(super) fn award(turn: &mut Play<'_, impl Log<Event>>, side: Side, at: Spot) {
    if round::end_without_step(turn) {
        return;
    }
    let at = Spot::new(at.x.clamp(1, 8799), at.y.clamp(-3002, 3002));
    turn.emit(Event::Stopped {
        origin: Origin::ThrowIn,
        side,
        at,
    });
    // SIM-HALF-3
    if turn.state().clock.up {
        return time::whistle(turn);
    }
    // SIM-SUB-5 Substitutions that are due turn it into a line-up.
    if substitution::is_due(turn.state()) {
        return stoppage::begin_line_up(turn);
    }
    // SIM-SLIDE-5 A throw-in begins a round: sliders stand up before anybody makes room.
    round::stand_up(turn, Fall::Slide);
    for side in [side, side.other()] {
        if substitution::is_possible(turn.state(), side) {
            return ask(turn, Phase::CallSubstitution { side });
        }
    }
    clear_cell(turn);
}

/// SIM-SUB-4 A seat calls no substitution.
pub(super) fn no_call(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    let other = side.other();
    if side == turn.state().attacking && substitution::is_possible(turn.state(), other) {
        return ask(turn, Phase::CallSubstitution { side: other });
    }
    clear_cell(turn);
}

/// SIM-THROW-3 An opponent in the cell leaves it first.
pub(super) fn clear_cell(turn: &mut Play<'_, impl Log<Event>>) {
    let crowded = make_room::intruder(turn.state()).is_some();
    ask(
        turn,
        if crowded {
            Phase::MakeRoom {}
        } else {
            Phase::Thrower {}
        },
    );
}
