//! House variant: hand play. FLIP-HAND-1 A hand size above 0 switches it on. (Which card may be laid: `lay.rs`.)
//!
//! FLIP-HAND-3 The stock is never flipped: it is drawn from the attack end; a flip turns the hands. FLIP-HAND-7,
//! FLIP-HAND-8 Every period deals new hands. FLIP-HAND-14 Everything else is as in the box game.

use arrayvec::ArrayVec;
use engine::{Log, Seat, Side};

use super::Play;
use crate::{Card, Event, state::HAND_MAX};

/// FLIP-HAND-2 Each seat takes the first cards from the attack end into its hand.
pub(super) fn deal(turn: &mut Play<'_, impl Log<Event>>) {
    for side in Side::ALL {
        let size = usize::from(turn.state().options.hand_size);
        let pack = turn.state().teams[side].pack.cards();
        let cards: ArrayVec<Card, HAND_MAX> = pack.iter().copied().take(size.min(HAND_MAX)).collect();
        turn.emit(Event::HandDealt {
            seat: Seat::first(side),
            cards,
        });
    }
}

/// FLIP-HAND-5 After a minute each seat draws, Home first; nothing after the last minute of a period. FLIP-HAND-6 With
/// an empty stock the hands shrink.
#[inline]
pub(super) fn draw(turn: &mut Play<'_, impl Log<Event>>) {
    if !turn.state().lays_from_hand() || turn.state().laid == turn.state().period_length() {
        return;
    }
    for side in Side::ALL {
        if let Some(card) = turn.state().teams[side].pack.offers(true) {
            turn.emit(Event::CardDrawn {
                seat: Seat::first(side),
                card,
            });
        }
    }
}
