//! Decks on the table, players on their slots, the first ball (DECK, SETUP).

use engine::{Log, Side};

use super::{Play, ask, draw, only};
use crate::{
    Deck, Deployment, Event, GivenBy, Phase, PlayerId, Refusal, Slot, SocialSoccer, decks, state::Stage,
};

/// SOCIAL-DECK-14 Decks that were agreed lie open; the others are brought by their coaches.
pub(super) fn lay_agreed_decks(turn: &mut Play<'_, impl Log<Event>>) {
    for side in Side::ALL {
        let team = &turn.state().teams[side];
        if !team.roster.is_empty() {
            let deck = Deck {
                team: team.roster.to_vec(),
                strategy: team.strategy.to_vec(),
            };
            bring(turn, side, false, deck);
        }
    }
    if turn.state().stage == Stage::Before {
        ask(turn, Phase::Bring {});
    }
}

/// SOCIAL-DECK-14 A brought deck is checked, and refused with every clause that it breaks.
pub(super) fn check_deck(state: &SocialSoccer, deck: &Deck) -> Result<(), Refusal> {
    let breaches = decks::breaches(deck, state.rules.deck_profile, state.rules.extra_limit);
    if breaches.is_empty() {
        Ok(())
    } else {
        Err(Refusal::IllegalDeck(breaches))
    }
}

pub(super) fn bring(turn: &mut Play<'_, impl Log<Event>>, side: Side, secret: bool, deck: Deck) {
    turn.emit(Event::DeckBrought {
        side,
        secret,
        deck: Some(Box::new(deck)),
    });
}

/// SOCIAL-DECK-13, SOCIAL-MATCH-2 When both decks lie there, a game begins.
pub(super) fn wait_for_decks(turn: &mut Play<'_, impl Log<Event>>) {
    if Side::ALL.into_iter().all(|side| turn.state().teams[side].ready) {
        let game = turn.state().game;
        turn.emit(Event::GameStarted { game });
    } else {
        ask(turn, Phase::Bring {});
    }
}

/// SOCIAL-SETUP-1, SOCIAL-SETUP-2, SOCIAL-SETUP-3, SOCIAL-CONTRA-7 The players get to their slots.
pub(super) fn deployment(turn: &mut Play<'_, impl Log<Event>>) {
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

/// SOCIAL-SETUP-3 A player who is not placed yet takes a free slot.
pub(super) fn check_deploy(
    state: &SocialSoccer,
    side: Side,
    player: PlayerId,
    slot: Slot,
) -> Result<(), Refusal> {
    let team = &state.teams[side];
    if !team.undeployed().any(|waiting| waiting == player) {
        return Err(Refusal::NotWaiting { player });
    }
    if team.player(slot).is_some() {
        return Err(Refusal::SlotTaken { slot });
    }
    Ok(())
}

/// SOCIAL-SETUP-3 The last player has only one slot left and takes it by himself (SOCIAL-STACK-14).
pub(super) fn deploy(turn: &mut Play<'_, impl Log<Event>>, side: Side, player: PlayerId, slot: Slot) {
    turn.emit(Event::PlayerDeployed {
        side,
        slot,
        player: Some(player),
    });
    let state = turn.state();
    let last = only(state.teams[side].undeployed()).zip(free_slot(state, side));
    if let Some((last, slot)) = last {
        turn.emit(Event::PlayerDeployed {
            side,
            slot,
            player: Some(last),
        });
    }
}

/// The first free slot in slot order.
pub(super) fn free_slot(state: &SocialSoccer, side: Side) -> Option<Slot> {
    Slot::ALL
        .into_iter()
        .find(|slot| state.teams[side].player(*slot).is_none())
}

/// SOCIAL-SETUP-4 to SOCIAL-SETUP-7 The STRATEGY decks are shuffled, and somebody gets the first ball.
pub(super) fn first_ball(turn: &mut Play<'_, impl Log<Event>>) {
    for side in Side::ALL {
        let mut cards: Vec<_> = turn.state().teams[side].deck.iter().map(|card| card.id).collect();
        turn.chance
            .shuffle(draw::name(side, "deck-home", "deck-away"), &mut cards);
        turn.emit(Event::DeckShuffled {
            side,
            cards: Some(cards),
        });
    }
    let state = turn.state();
    let agreed = state.rules.first_ball.side().filter(|_| state.game == 1);
    if let Some(side) = agreed {
        return turn.emit(Event::BallGiven {
            side,
            by: GivenBy::Agreement,
        });
    }
    if let Some(side) = state.loser {
        return ask(turn, Phase::FirstBall { side });
    }
    let side = turn.chance.one_of("toss", &Side::ALL);
    turn.emit(Event::BallGiven {
        side,
        by: GivenBy::Toss,
    });
}

/// SOCIAL-SETUP-8, SOCIAL-SETUP-9, SOCIAL-CONTRA-6 The field is turned up and the opening hands are drawn.
pub(super) fn kick_off(turn: &mut Play<'_, impl Log<Event>>) {
    turn.emit(Event::FieldTurnedUp {});
    let (first, cards) = (turn.state().possession, turn.state().rules.opening_hand);
    for side in [first, first.other()] {
        draw::cards(turn, side, cards);
    }
    super::round::start(turn);
}
