//! Drawing cards (DRAW), and the names of what the referee draws (SOCIAL-CHANCE-1).

use engine::{Log, Side};

use super::Play;
use crate::{DeckOut, Event};

/// The name of a draw of chance, by side.
pub(super) const fn name(side: Side, home: &'static str, away: &'static str) -> &'static str {
    match side {
        Side::Home => home,
        Side::Away => away,
    }
}

/// SOCIAL-DRAW-1 Cards are drawn one by one; SOCIAL-DRAW-2 a hand has no limit while it grows.
pub(super) fn cards(turn: &mut Play<'_, impl Log<Event>>, side: Side, count: u8) {
    for _ in 0..count {
        if !fill(turn, side) {
            return;
        }
        let card = turn.state().teams[side].deck.first().map(|card| card.id);
        turn.emit(Event::CardDrawn { side, card });
    }
}

/// SOCIAL-DRAW-3, SOCIAL-DRAW-4 An empty deck takes the discard pile, unless that is agreed otherwise. Whether there is
/// a card on top now.
pub(super) fn fill(turn: &mut Play<'_, impl Log<Event>>, side: Side) -> bool {
    let team = &turn.state().teams[side];
    if !team.deck.is_empty() {
        return true;
    }
    if team.discard.is_empty() || turn.state().rules.deck_out == DeckOut::NoDraw {
        return false;
    }
    let mut cards = team.discard.to_vec();
    turn.chance
        .shuffle(name(side, "reshuffle-home", "reshuffle-away"), &mut cards);
    turn.emit(Event::DeckReshuffled {
        side,
        cards: Some(cards),
    });
    true
}
