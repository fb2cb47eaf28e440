//! The flip: both sides turn over their entire unused packs.

use engine::Log;

use super::Play;
use crate::Event;

/// FLIP-TURN-1 The attacker becomes the defender and the defender the attacker. FLIP-TURN-5 The new attacker starts
/// without a success. FLIP-TURN-6 No seat decides it. FLIP-TURN-7 So the side that conceded a goal attacks.
/// FLIP-INJ-5 The packs of the eights turn too. A pack needs no turning here: each side's role says which end of it
/// offers the next card (FLIP-PACK-3).
#[inline]
pub(super) fn flip(turn: &mut Play<'_, impl Log<Event>>) {
    let attacker = turn.state().attacker.other();
    turn.emit(Event::Flip { attacker });
}
