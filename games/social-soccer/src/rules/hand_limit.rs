//! The hand limit (ROUND-14): after a round hands are trimmed.

use engine::{Log, Side};

use super::{Play, Question, aim, ask, misfit, only};
use crate::{CardId, DiscardedBy, Event, Move, Phase, Refusal, SocialSoccer, cards::kinds};

/// A card too many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    side: Side,
    card: CardId,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-ROUND-14",
    prompt: "social-prompt-hand-limit",
    wanted: "a card to discard",
    at_zero: Some("social-zero-discard"),
};

/// SOCIAL-ROUND-14 After a round hands are trimmed, the side in possession first; then the score is looked at.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let limit = usize::from(state.rules.hand_limit);
    for side in [state.possession, state.defending()] {
        if limit == 0 || state.teams[side].hand.len() <= limit {
            continue;
        }
        return match only(cards(state, side)) {
            Some(card) => carry_out(turn, Choice { side, card }),
            None => ask(turn, Phase::HandLimit { side }),
        };
    }
    aim::conclude(turn);
}

/// The cards of the hand, copies once.
fn cards(state: &SocialSoccer, side: Side) -> impl Iterator<Item = CardId> {
    kinds(state.teams[side].held())
}

pub(super) fn list(state: &SocialSoccer, side: Side, mut offer: impl FnMut(Move)) {
    cards(state, side).for_each(|card| offer(Move::Discard { card }));
}

/// SOCIAL-ROUND-14 Only a card of the own hand can be discarded.
pub(super) fn decide(state: &SocialSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Discard { card } = *mv else {
        return Err(misfit(state.phase, mv));
    };
    if !state.teams[side].holds(card) {
        return Err(Refusal::NotHeldToDiscard { card });
    }
    Ok(Choice { side, card })
}

/// SOCIAL-TIME-1 The oldest card.
pub(super) fn default(state: &SocialSoccer, side: Side) -> Option<Choice> {
    let card = cards(state, side).next()?;
    Some(Choice { side, card })
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Choice { side, card } = choice;
    turn.emit(Event::CardDiscarded {
        side,
        card,
        reason: DiscardedBy::Limit,
    });
}
