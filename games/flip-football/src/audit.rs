//! What must hold in every state.

use engine::Side;

use crate::{
    FlipFootball, Period,
    phase::Phase,
    state::{EIGHT, Laid},
};

/// No card is lost or doubled; FLIP-PACK-5 both packs always have the same number of cards.
pub(crate) fn audit(state: &FlipFootball) -> Result<(), String> {
    for side in Side::ALL {
        let team = &state.teams[side];
        if state.phase != Phase::SetAside && team.eight.len() != EIGHT {
            return Err(format!("{side} has set aside {} cards", team.eight.len()));
        }
        let left = team.left();
        if left.len() != team.pack.len() + team.hand.len() {
            return Err(format!("a card of {side} is doubled"));
        }
        if team
            .pack
            .cards()
            .iter()
            .chain(&team.hand)
            .any(|card| card.colour() != team.colour)
        {
            return Err(format!("{side} holds a card of the other deck"));
        }
        if let Laid::FromHand(card) = team.laid
            && !team.hand.contains(&card)
        {
            return Err(format!("{side} has laid a card that is not in its hand"));
        }
        if let Phase::Play(period) = state.phase {
            let base = state.base(team);
            if !left.union(team.played).without(base).is_empty() {
                return Err(format!("{side} holds a card that does not belong to this period"));
            }
            let lost = base.without(left).without(team.played).len();
            let resting = match period {
                Period::FirstHalf | Period::SecondHalf => 45 - usize::from(state.options.half_cards),
                Period::InjuryTime | Period::ShootOut => 0,
            };
            if lost != resting || left.len() + team.played.len() + resting != base.len() {
                return Err(format!(
                    "{side} has lost a card: {lost} are nowhere, {resting} may rest"
                ));
            }
        }
    }
    if state.teams.home.left().len() != state.teams.away.left().len() && state.phase != Phase::SetAside {
        return Err("the packs differ in size".into());
    }
    Ok(())
}
