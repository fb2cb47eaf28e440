//! The PASS (PASS).

use engine::Log;

use super::{Play, time};
use crate::{Event, Refusal, Slot, SocialSoccer, TiredBy, Who};

/// A PASS of the carrier to somebody who can receive it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    passer: Who,
    receiver: Who,
}

/// SOCIAL-PASS-2 Who can be passed to: other legal receivers, or else any other field player.
#[inline]
pub(super) fn receivers(state: &SocialSoccer) -> impl Iterator<Item = Who> {
    mates(state, state.carrier)
}

/// SOCIAL-PASS-2, SOCIAL-DUEL-7 To whom somebody can give the ball: to other legal receivers, or else to any other field player.
pub(super) fn mates(state: &SocialSoccer, giver: Option<Slot>) -> impl Iterator<Item = Who> {
    let side = state.possession;
    let other = move |slot: Slot| giver.is_some_and(|giver| giver != slot);
    let any_legal = state.teams[side].receivers().any(other);
    state
        .field(side, move |player| !any_legal || player.can_receive())
        .filter(move |who| other(who.slot))
}

/// SOCIAL-PASS-1 to SOCIAL-PASS-3 Who can receive a PASS.
pub(super) fn check(state: &SocialSoccer, slot: Slot) -> Result<Choice, Refusal> {
    if !slot.is_field() {
        return Err(Refusal::ReceiverOnBench);
    }
    if state.carrier == Some(slot) {
        return Err(Refusal::PassToCarrier);
    }
    let receiver = receivers(state).find(|mate| mate.slot == slot);
    choice(state, receiver).ok_or(Refusal::ReceiverNotFit { slot })
}

/// SOCIAL-TIME-1 A PASS to the player with the highest ATTACK.
pub(super) fn to_the_strongest(state: &SocialSoccer) -> Option<Choice> {
    choice(state, time::strongest(state, receivers(state)))
}

fn choice(state: &SocialSoccer, receiver: Option<Who>) -> Option<Choice> {
    let (passer, receiver) = state.carrier_named().zip(receiver)?;
    Some(Choice { passer, receiver })
}

/// SOCIAL-ACT-2 The carrier passes. SOCIAL-BALL-7 The ball leaves a FRESH carrier in no other way but by a card.
/// SOCIAL-PASS-4, SOCIAL-PASS-6 The PASS goes on the stack; the passer is tired and still has the ball.
pub(super) fn announce(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Choice { passer, receiver } = choice;
    turn.emit(Event::PassAnnounced {
        who: passer,
        to: receiver.slot,
        receiver: receiver.player,
    });
    turn.emit(Event::PlayerTired {
        who: passer,
        reason: TiredBy::Pass,
    });
}
