//! What cards do to cards: draw, discard, return, look, cancel (SOCIAL-EFF-15 to SOCIAL-EFF-20).

use engine::{Log, Side};

use super::{Play, ask, done, idle, value};
use crate::{
    CardId, DiscardedBy, Event, IdleBy, Phase, PickFrom, SocialSoccer, Step, Target,
    rules::draw,
    state::{Card, Item, Resolving},
    table::kinds,
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

/// The pile from which the owner of the resolving card picks.
pub(crate) fn pile<'a>(
    state: &'a SocialSoccer,
    resolving: &Resolving,
    from: PickFrom,
) -> impl Iterator<Item = CardId> + Clone + use<'a> {
    let (hand, discard): (&[Card], &[CardId]) = match from {
        PickFrom::Hand => (&state.teams[resolving.side.other()].hand, &[]),
        PickFrom::Discard => (&[], &state.teams[resolving.side].discard),
    };
    hand.iter().map(|card| card.id).chain(discard.iter().copied())
}

/// SOCIAL-EFF-16 DISCARD_PICK: the opposing hand is seen, and cards of it are chosen.
pub(super) fn discard_pick(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    if resolving.done == 0 {
        see_hand(turn, resolving.side.other());
    }
    pick_more(turn, resolving, step, PickFrom::Hand);
}

/// SOCIAL-EFF-17 RETURN: cards of the own discard pile; the resolving card is not there yet.
pub(super) fn bring_back(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    pick_more(turn, resolving, step, PickFrom::Discard);
}

/// Picks until there are enough; if there is nothing to choose, nobody is asked.
fn pick_more(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step, from: PickFrom) {
    let side = resolving.side;
    let mut taken = resolving.done;
    while taken < step.amount as u8 {
        let left = usize::from(step.amount as u8 - taken);
        let state = turn.state();
        let cards = || pile(state, resolving, from);
        let Some(first) = cards().next() else {
            break;
        };
        if cards().count() > left && kinds(cards()).nth(1).is_some() {
            return ask(turn, Phase::PickCard { side, from });
        }
        take(turn, resolving, from, first);
        taken += 1;
    }
    if taken == 0 {
        idle(turn, resolving, IdleBy::Target);
    } else {
        done(turn);
    }
}

/// A picked card leaves its pile.
pub(super) fn take(
    turn: &mut Play<'_, impl Log<Event>>,
    resolving: &Resolving,
    from: PickFrom,
    card: CardId,
) {
    let side = resolving.side;
    turn.emit(match from {
        PickFrom::Hand => Event::CardDiscarded {
            side: side.other(),
            card,
            reason: DiscardedBy::Picked,
        },
        PickFrom::Discard => Event::CardReturned { side, card },
    });
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
fn see_hand(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
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

/// SOCIAL-EFF-19, SOCIAL-DRAW-5 SCRY: the top cards all at once, then KEEP or BOTTOM for each. The deck is never reshuffled for it.
pub(super) fn scry(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    let side = resolving.side;
    if resolving.scrying > 0 {
        return ask(turn, Phase::Scry { side });
    }
    if resolving.done > 0 {
        return done(turn);
    }
    let deck = &turn.state().teams[side].deck;
    let cards: Vec<CardId> = deck
        .iter()
        .take(step.amount as usize)
        .map(|card| card.id)
        .collect();
    if cards.is_empty() {
        return idle(turn, resolving, IdleBy::Target);
    }
    turn.emit(Event::CardsScried {
        side,
        count: cards.len() as u8,
        cards: Some(cards),
    });
    ask(turn, Phase::Scry { side });
}

/// SOCIAL-EFF-19 Kept cards stay on top in their order, the others go to the bottom in the order seen.
pub(in crate::rules) fn decide_scry(turn: &mut Play<'_, impl Log<Event>>, side: Side, keep: bool) {
    turn.emit(if keep {
        Event::CardKept { side }
    } else {
        Event::CardBottomed { side }
    });
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
