//! A card is picked for a step: DISCARD_PICK and RETURN (SOCIAL-EFF-16, SOCIAL-EFF-17).

use engine::{Log, Side};

use super::{Play, ask, cards::see_hand, done, idle};
use crate::{
    CardId, DiscardedBy, Event, IdleBy, Move, Phase, PickFrom, Refusal, SocialSoccer, Step,
    cards::kinds,
    rules::{Question, misfit},
    state::{Card, Resolving},
};

/// A card of the pile that is picked from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    side: Side,
    from: PickFrom,
    card: CardId,
}

pub(in crate::rules) const fn question(from: PickFrom) -> Question {
    Question {
        clause: match from {
            PickFrom::Hand => "SOCIAL-EFF-16",
            PickFrom::Discard => "SOCIAL-EFF-17",
        },
        prompt: "social-prompt-pick",
        wanted: "a card to pick",
        at_zero: Some("social-zero-first"),
    }
}

/// SOCIAL-EFF-16 DISCARD_PICK: the opposing hand is seen, and cards of it are chosen.
pub(super) fn discard_pick(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    if resolving.done == 0 {
        see_hand(turn, resolving.side.other());
    }
    open(turn, resolving, step, PickFrom::Hand);
}

/// SOCIAL-EFF-17 RETURN: cards of the own discard pile; the resolving card is not there yet.
pub(super) fn bring_back(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    open(turn, resolving, step, PickFrom::Discard);
}

/// Picks until there are enough; if there is nothing to choose, nobody is asked.
fn open(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step, from: PickFrom) {
    let side = resolving.side;
    let mut taken = resolving.done;
    while taken < step.amount as u8 {
        let left = usize::from(step.amount as u8 - taken);
        let state = turn.state();
        let cards = || pile(state, side, from);
        let Some(card) = cards().next() else {
            break;
        };
        if cards().count() > left && kinds(cards()).nth(1).is_some() {
            return ask(turn, Phase::PickCard { side, from });
        }
        carry_out(turn, Choice { side, from, card });
        taken += 1;
    }
    if taken == 0 {
        idle(turn, resolving, IdleBy::Target);
    } else {
        done(turn);
    }
}

/// The pile from which a side picks.
fn pile(state: &SocialSoccer, side: Side, from: PickFrom) -> impl Iterator<Item = CardId> + Clone {
    let (hand, discard): (&[Card], &[CardId]) = match from {
        PickFrom::Hand => (&state.teams[side.other()].hand, &[]),
        PickFrom::Discard => (&[], &state.teams[side].discard),
    };
    hand.iter().map(|card| card.id).chain(discard.iter().copied())
}

pub(in crate::rules) fn list(state: &SocialSoccer, side: Side, from: PickFrom, mut offer: impl FnMut(Move)) {
    kinds(pile(state, side, from)).for_each(|card| offer(Move::Pick { card }));
}

/// SOCIAL-EFF-16, SOCIAL-EFF-17 A card of the pile that is picked from.
pub(in crate::rules) fn decide(
    state: &SocialSoccer,
    side: Side,
    from: PickFrom,
    mv: &Move,
) -> Result<Choice, Refusal> {
    let Move::Pick { card } = *mv else {
        return Err(misfit(state.phase, mv));
    };
    if !pile(state, side, from).any(|held| held == card) {
        return Err(Refusal::NoPick { from });
    }
    Ok(Choice { side, from, card })
}

/// SOCIAL-TIME-1 The first card.
pub(in crate::rules) fn default(state: &SocialSoccer, side: Side, from: PickFrom) -> Option<Choice> {
    let card = pile(state, side, from).next()?;
    Some(Choice { side, from, card })
}

/// SOCIAL-EFF-16, SOCIAL-EFF-17 The picked card leaves its pile.
pub(in crate::rules) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Choice { side, from, card } = choice;
    turn.emit(match from {
        PickFrom::Hand => Event::CardDiscarded {
            side: side.other(),
            card,
            reason: DiscardedBy::Picked,
        },
        PickFrom::Discard => Event::CardReturned { side, card },
    });
}
