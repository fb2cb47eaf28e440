//! What must hold in every state.

use engine::Side;

use crate::{CardId, PlayerId, SocialSoccer};

/// No card and no player is lost or doubled, and nobody carries a ball that the side does not have.
pub(crate) fn audit(state: &SocialSoccer) -> Result<(), String> {
    for side in Side::ALL {
        let team = &state.teams[side];
        let mut cards: Vec<CardId> = state.cards_of(side).map(|card| card.id).collect();
        cards.sort_unstable();
        if cards != team.strategy[..] {
            return Err(format!(
                "{side} has {} cards of {}",
                cards.len(),
                team.strategy.len()
            ));
        }
        let mut players: Vec<PlayerId> = team.players.iter().flatten().map(|player| player.id).collect();
        players.extend(team.undeployed());
        players.sort_unstable();
        if players != team.roster[..] {
            return Err(format!("{side} has other players than its TEAM"));
        }
        if team.hand.iter().any(|card| card.known && !card.seen) {
            return Err(format!("{side} holds a card that is known but was never seen"));
        }
    }
    if state.carrier.is_some_and(|slot| !slot.is_field()) {
        return Err("the carrier sits on the bench".into());
    }
    if state.shot.is_some() && state.carrier.is_none() {
        return Err("nobody shoots".into());
    }
    Ok(())
}
