//! Players on their slots (SETUP-1 to SETUP-3).

use engine::{BySide, Log, Side};

use super::{Play, Question, ask, draw, misfit, only};
use crate::{Deployment, Event, Move, Phase, PlayerId, Refusal, Slot, SocialSoccer};

/// Waiting players and the free slots that they take, one after the other.
#[derive(Debug)]
pub(crate) struct Choice {
    side: Side,
    places: Vec<(PlayerId, Slot)>,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-SETUP-3",
    prompt: "social-prompt-deploy",
    wanted: "a player and a free slot",
    at_zero: Some("social-zero-deploy"),
};

/// SOCIAL-SETUP-1, SOCIAL-SETUP-2, SOCIAL-SETUP-3, SOCIAL-CONTRA-7 The players are dealt to their slots, or put there by their coaches.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().rules.deployment == Deployment::Chosen {
        return ask(turn, Phase::Deploy {});
    }
    for side in Side::ALL {
        let mut players = turn.state().teams[side].roster.to_vec();
        turn.chance
            .shuffle(draw::name(side, "deal-home", "deal-away"), &mut players);
        turn.emit(Event::PlayersDealt {
            side,
            players: Some(players),
        });
    }
}

/// SOCIAL-SETUP-3 Both coaches at once, until all their players have a slot.
#[inline]
pub(super) fn asked(state: &SocialSoccer) -> BySide<bool> {
    BySide::from_fn(|side| !state.teams[side].is_deployed())
}

/// The free slots in slot order.
pub(crate) fn free_slots(state: &SocialSoccer, side: Side) -> impl Iterator<Item = Slot> {
    let free = move |slot: &Slot| state.player(side, *slot).is_none();
    Slot::ALL.into_iter().filter(free)
}

/// SOCIAL-SETUP-3 Every waiting player on every free slot.
pub(super) fn list(state: &SocialSoccer, side: Side, mut offer: impl FnMut(Move)) {
    for player in state.teams[side].undeployed() {
        for slot in free_slots(state, side) {
            offer(Move::Deploy { player, slot });
        }
    }
}

/// SOCIAL-SETUP-3 A player who is not placed yet takes a free slot. The last player has only one slot left and takes it
/// by himself (SOCIAL-STACK-14).
pub(super) fn decide(state: &SocialSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Deploy { player, slot } = *mv else {
        return Err(misfit(state.phase, mv));
    };
    let team = &state.teams[side];
    if !team.undeployed().any(|waiting| waiting == player) {
        return Err(Refusal::NotWaiting { player });
    }
    if !free_slots(state, side).any(|free| free == slot) {
        return Err(Refusal::SlotTaken { slot });
    }
    let mut places = vec![(player, slot)];
    let others = team.undeployed().filter(|other| *other != player);
    let left = free_slots(state, side).find(|free| *free != slot);
    places.extend(only(others).zip(left));
    Ok(Choice { side, places })
}

/// SOCIAL-TIME-1 All remaining players in the order of their ids on the free slots in slot order.
pub(super) fn default(state: &SocialSoccer, side: Side) -> Choice {
    let waiting = state.teams[side].undeployed();
    let places = waiting.zip(free_slots(state, side)).collect();
    Choice { side, places }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let side = choice.side;
    for (player, slot) in choice.places {
        turn.emit(Event::PlayerDeployed {
            side,
            slot,
            player: Some(player),
        });
    }
}
