//! What cards do to cards without a choice: draw, discard at random, look, cancel (SOCIAL-EFF-15, SOCIAL-EFF-16, SOCIAL-EFF-18, SOCIAL-EFF-20).

use engine::{Log, Side};

use super::{Play, done, idle, value};
use crate::{
    CardId, DiscardedBy, Event, IdleBy, Step, Target,
    rules::draw,
    state::{Item, Resolving},
};

/// The side that a step of sides concerns.
pub(super) fn side_of(resolving: &Resolving, step: &Step) -> Side {
    match step.target {
        Target::Opp => resolving.side.other(),
        Target::Own
        | Target::Carrier
        | Target::Shooter
        | Target::Blocker
        | Target::Duelist
        | Target::Top
        | Target::Same
        | Target::Players(_) => resolving.side,
    }
}

/// SOCIAL-EFF-15 DRAW.
pub(super) fn draw_cards(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    let count = value(turn.state(), resolving, step).max(0) as u8;
    draw::cards(turn, side_of(resolving, step), count);
    done(turn);
}

/// SOCIAL-EFF-16 DISCARD_RANDOM: the referee draws them one by one.
pub(super) fn discard_random(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    let side = side_of(resolving, step);
    let mut discarded = false;
    for _ in 0..step.amount {
        let hand: Vec<CardId> = turn.state().teams[side].held().collect();
        if hand.is_empty() {
            break;
        }
        let card = turn
            .chance
            .one_of(draw::name(side, "discard-home", "discard-away"), &hand);
        turn.emit(Event::CardDiscarded {
            side,
            card,
            reason: DiscardedBy::Random,
        });
        discarded = true;
    }
    if discarded {
        done(turn);
    } else {
        idle(turn, resolving, IdleBy::Target);
    }
}

/// SOCIAL-EFF-18, SOCIAL-HID-4 The other coach sees a whole hand, as it is now.
pub(super) fn see_hand(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    let cards: Vec<CardId> = turn.state().teams[side].held().collect();
    if !cards.is_empty() {
        turn.emit(Event::HandSeen {
            side,
            count: cards.len() as u8,
            cards: Some(cards),
        });
    }
}

/// SOCIAL-EFF-18 PEEK_HAND: the whole hand, or so many random cards of it.
pub(super) fn peek_hand(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    let side = side_of(resolving, step);
    let mut cards: Vec<CardId> = turn.state().teams[side].held().collect();
    if cards.is_empty() {
        return idle(turn, resolving, IdleBy::Target);
    }
    if step.amount == 0 {
        see_hand(turn, side);
        return done(turn);
    }
    let count = cards.len().min(step.amount as usize);
    turn.chance
        .draw(draw::name(side, "peek-home", "peek-away"), &mut cards, count);
    cards.truncate(count);
    turn.emit(Event::HandSeen {
        side,
        count: count as u8,
        cards: Some(cards),
    });
    done(turn);
}

/// SOCIAL-EFF-20 COUNTER: the opposing card directly below goes without its steps.
pub(super) fn counter(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    match turn.state().stack.last().copied() {
        Some(Item::Card { side, card }) if side != resolving.side => {
            turn.emit(Event::CardCancelled { side, card });
            done(turn);
        }
        Some(Item::Card { .. } | Item::Pass { .. } | Item::Shot { .. }) | None => {
            idle(turn, resolving, IdleBy::Target);
        }
    }
}
