//! House variant: hand play. FLIP-HAND-1 A hand size above 0 switches it on.
//!
//! FLIP-HAND-3 The stock is never flipped: it is drawn from the attack end; a flip turns the hands. FLIP-HAND-7,
//! FLIP-HAND-8 Every period deals new hands. FLIP-HAND-14 Everything else is as in the box game.

use arrayvec::ArrayVec;
use engine::{Log, Seat, Side};

use super::Play;
use crate::{
    Card, CardName, Event, FlipFootball, Refusal,
    state::{HAND_MAX, Laid},
};

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

/// FLIP-HAND-4 A seat secretly chooses one card of its hand.
pub(super) fn check_card(state: &FlipFootball, seat: Seat, card: Option<CardName>) -> Result<Card, Refusal> {
    let team = &state.teams[seat.side()];
    if team.laid != Laid::No {
        return Err(Refusal::AlreadyChosen); // FLIP-HAND-11
    }
    let name = card.ok_or(Refusal::NameACard)?; // FLIP-HAND-10
    match name {
        CardName::Known(card) if team.hand.contains(&card) => Ok(card),
        CardName::Known(_) | CardName::Unknown(_) => Err(Refusal::NotInHand(name)), // FLIP-HAND-10
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

/// FLIP-HAND-12 If the time is up, the leftmost card of the hand is laid.
pub(super) fn longest_held(state: &FlipFootball, side: Side) -> Option<Card> {
    state.teams[side].hand.first().copied()
}
