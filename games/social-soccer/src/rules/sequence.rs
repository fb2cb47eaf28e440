//! Sequences and changes of possession (SEQ, BALL-3, BALL-4).

use engine::{Log, Side};

use super::{Play, banner, draw};
use crate::{
    ChangedBy, Event, Trigger,
    state::{Item, Source},
};

/// SOCIAL-SEQ-1, SOCIAL-SEQ-2, SOCIAL-SEQ-3 The sequence ends: cards still on the stack are cancelled, and the other side begins the
/// next. SOCIAL-SHOT-9 A shot in progress comes to nothing.
pub(super) fn change(turn: &mut Play<'_, impl Log<Event>>, side: Side, reason: ChangedBy) {
    while let Some(Item::Card { side, card }) = top_card(turn) {
        turn.emit(Event::CardCancelled { side, card });
    }
    turn.emit(Event::PossessionChanged { side, reason });
}

/// The uppermost card of the stack.
fn top_card(turn: &Play<'_, impl Log<Event>>) -> Option<Item> {
    let is_card = |item: &&Item| matches!(item, Item::Card { .. });
    turn.state().stack.iter().rev().find(is_card).copied()
}

/// SOCIAL-TERM-8, SOCIAL-BALL-4, SOCIAL-SEQ-5 A steal: the side draws a card; a card that stole the ball is discarded after
/// that; then comes the perk.
pub(super) fn steal(turn: &mut Play<'_, impl Log<Event>>, side: Side, reason: ChangedBy) {
    change(turn, side, reason);
    draw::cards(turn, side, 1);
    if let Some(resolving) = turn.state().resolving
        && let Source::Card(card) = resolving.source
    {
        turn.emit(Event::CardResolved {
            side: resolving.side,
            card,
        });
    }
    banner::perk(turn, side, Trigger::FirstSteal);
}
