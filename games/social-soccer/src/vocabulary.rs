//! The whole vocabulary of moves, for the laws.

use engine::{Rng, Side};

use crate::{CardId, Deck, Move, PlayerId, Slot, SocialSoccer, pool};

/// Every kind of move, with anything that it could name.
const KINDS: [fn(&SocialSoccer, &mut Rng) -> Move; 20] = [
    |state, rng| Move::Bring {
        deck: Box::new(any_deck(state, rng)),
    },
    |state, rng| Move::Deploy {
        player: any_player(state, rng),
        slot: any_slot(rng),
    },
    |_, rng| Move::FirstBall { side: any_side(rng) },
    |_, rng| Move::Assign { slot: any_slot(rng) },
    |state, rng| Move::Play {
        card: any_card(state, rng),
    },
    |_, rng| Move::Tire { slot: any_slot(rng) },
    |_, rng| Move::Pass { slot: any_slot(rng) },
    |_, _| Move::Shoot {},
    |_, _| Move::Let {},
    |_, _| Move::Yield {},
    |_, rng| Move::Block { slot: any_slot(rng) },
    |_, _| Move::NoBlock {},
    |state, rng| Move::Twist {
        card: any_card(state, rng),
    },
    |_, rng| Move::Outlet { slot: any_slot(rng) },
    |_, rng| Move::Target {
        side: any_side(rng),
        slot: any_slot(rng),
    },
    |state, rng| Move::Pick {
        card: any_card(state, rng),
    },
    |_, _| Move::Keep {},
    |_, _| Move::Bottom {},
    |state, rng| Move::Discard {
        card: any_card(state, rng),
    },
    |_, _| Move::Resign {},
];

/// Any move near this position, legal or not.
pub(crate) fn any_move(state: &SocialSoccer, rng: &mut Rng) -> Move {
    rng.one_of(&KINDS)(state, rng)
}

fn any_side(rng: &mut Rng) -> Side {
    *rng.one_of(&Side::ALL)
}

fn any_slot(rng: &mut Rng) -> Slot {
    *rng.one_of(&Slot::ALL)
}

/// A card that somebody holds or has used, or any card of the box.
fn any_card(state: &SocialSoccer, rng: &mut Rng) -> CardId {
    let team = &state.teams[any_side(rng)];
    match rng.below(4) {
        0 | 1 if !team.hand.is_empty() => rng.one_of(&team.hand).id,
        2 if !team.discard.is_empty() => *rng.one_of(&team.discard),
        _ => CardId(rng.below(pool().cards.len() as u32) as u8),
    }
}

/// A player of one of the TEAMs, or any player of the box.
fn any_player(state: &SocialSoccer, rng: &mut Rng) -> PlayerId {
    let roster = &state.teams[any_side(rng)].roster;
    if roster.is_empty() || rng.below(4) == 0 {
        PlayerId(rng.below(pool().players.len() as u32) as u8)
    } else {
        *rng.one_of(roster)
    }
}

/// A ready-made deck, as it is or with a card too many, too few or another in its place.
fn any_deck(state: &SocialSoccer, rng: &mut Rng) -> Deck {
    let mut deck = rng.one_of(&pool().decks).deck.clone();
    let dropped = rng.below(deck.strategy.len() as u32) as usize;
    match rng.below(5) {
        0 => deck.strategy.push(any_card(state, rng)),
        1 => drop(deck.strategy.remove(dropped)),
        2 => deck.strategy[dropped] = any_card(state, rng),
        3 => deck.team[dropped % 10] = any_player(state, rng),
        _ => {}
    }
    deck.sort();
    deck
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{OptionValues, Rules};

    use super::*;

    #[test]
    fn every_kind_of_move_is_said() {
        let options = SocialSoccer::options(&OptionValues::new()).unwrap();
        let state = SocialSoccer::new(&options);
        let kinds: BTreeSet<String> = KINDS
            .iter()
            .map(|kind| {
                let text = kind(&state, &mut Rng::seeded(1)).to_string();
                text.split(' ').next().unwrap_or_default().to_owned()
            })
            .collect();
        assert_eq!(kinds.len(), KINDS.len(), "{kinds:?}");
    }
}
