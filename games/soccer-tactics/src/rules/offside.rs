//! Offside. TACTICS-OFF-13 It applies to every play but a corner kick. TACTICS-OFF-10 Being there is no offence.
//! TACTICS-OFF-15 Nobody is kept from running into it. Lines and sets: TACTICS-OFF-1 to TACTICS-OFF-4 in `src/offside.rs`.

use engine::Log;
use pitch::Square;

use super::{Play, free_kick};
use crate::{Event, OffsideKind, Pawn};

/// TACTICS-OFF-11 A free kick for the D-Team from the square the ball was played to.
pub(super) fn call(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn, kind: OffsideKind, square: Square) {
    turn.emit(Event::Offside { pawn, kind });
    free_kick::after_offside(turn, square);
}

/// TACTICS-OFF-8, TACTICS-OFF-9 A scoring opportunity has come up: whether a pawn in the goal area spoils it.
pub(super) fn interferes(turn: &mut Play<'_, impl Log<Event>>, square: Square) -> bool {
    let interferer = turn.state().interferer(turn.state().offside);
    if let Some(pawn) = interferer {
        call(turn, pawn, OffsideKind::Interference, square);
    }
    interferer.is_some()
}
