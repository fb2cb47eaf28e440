//! Decks on the table (DECK, MATCH): those that were agreed, and those that the coaches bring.

use engine::{BySide, Log, Rng, Side};

use super::{Play, Question, ask, misfit};
use crate::{Deck, Event, Move, Phase, Refusal, SocialSoccer, decks, pool, state::Stage};

/// A legal deck for a side.
#[derive(Debug)]
pub(crate) struct Choice {
    side: Side,
    deck: Box<Deck>,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-DECK-14",
    prompt: "social-prompt-bring",
    wanted: "a deck",
    at_zero: Some("social-zero-bring"),
};

/// SOCIAL-DECK-14 Decks that were agreed lie open; the others are brought by their coaches.
pub(crate) fn lay_agreed_decks(turn: &mut Play<'_, impl Log<Event>>) {
    for side in Side::ALL {
        let team = &turn.state().teams[side];
        if !team.roster.is_empty() {
            let deck = Deck {
                team: team.roster.to_vec(),
                strategy: team.strategy.to_vec(),
            };
            lay(turn, side, false, Box::new(deck));
        }
    }
    if turn.state().stage == Stage::Before {
        ask(turn, Phase::Bring {});
    }
}

/// SOCIAL-DECK-13, SOCIAL-MATCH-2 When both decks lie there, a game begins.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    if Side::ALL.into_iter().all(|side| turn.state().teams[side].ready) {
        let game = turn.state().game;
        turn.emit(Event::GameStarted { game });
    } else {
        ask(turn, Phase::Bring {});
    }
}

/// SOCIAL-DECK-14 Both coaches at once, until each has brought a deck.
#[inline]
pub(super) fn asked(state: &SocialSoccer) -> BySide<bool> {
    BySide::from_fn(|side| !state.teams[side].ready)
}

/// Decks cannot be listed: a ready-made one, or one of random cards.
pub(super) fn sample(state: &SocialSoccer, rng: &mut Rng) -> Move {
    let rules = &state.rules;
    let legal = |deck: &Deck| decks::breaches(deck, rules.deck_profile, rules.extra_limit).is_empty();
    let ready: Vec<&Deck> = pool()
        .decks
        .iter()
        .map(|ready| &ready.deck)
        .filter(|deck| legal(deck))
        .collect();
    let deck = if !ready.is_empty() && rng.below(2) == 0 {
        (*rng.one_of(&ready)).clone()
    } else {
        decks::complete(&Deck::default(), None, rules, rng)
    };
    Move::Bring { deck: Box::new(deck) }
}

/// SOCIAL-DECK-14 A brought deck is checked, and refused with every clause that it breaks.
pub(super) fn decide(state: &SocialSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Bring { deck } = mv else {
        return Err(misfit(state.phase, mv));
    };
    let breaches = decks::breaches(deck, state.rules.deck_profile, state.rules.extra_limit);
    if !breaches.is_empty() {
        return Err(Refusal::IllegalDeck(breaches));
    }
    let deck = deck.clone();
    Ok(Choice { side, deck })
}

/// SOCIAL-TIME-1 A coach who brings no deck gets the first starter deck.
pub(super) fn default(state: &SocialSoccer, side: Side) -> Option<Choice> {
    let deck = decks::find("EFFORT-START", state.rules.deck_profile).ok()?;
    let deck = Box::new(deck);
    Some(Choice { side, deck })
}

/// SOCIAL-DECK-14 What a coach brings is known to that coach alone.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    lay(turn, choice.side, true, choice.deck);
}

fn lay(turn: &mut Play<'_, impl Log<Event>>, side: Side, secret: bool, deck: Box<Deck>) {
    turn.emit(Event::DeckBrought {
        side,
        secret,
        deck: Some(deck),
    });
}
