//! Trades of partners (CITY-FOUR-6, CITY-FOUR-7).

use engine::{Log, Seat, Seats, Side};

use super::{
    Play, Told, ask,
    candidates::{Candidates, DONE, Menu},
    misfit, time, told,
};
use crate::{
    BallCard, Card, Deck, Event, Move, Occasion, Phase, Refusal, SoccerCity,
    state::{partner, seat},
};

/// CITY-FOUR-7 Trades of a side on one occasion.
const TRADES: u8 = 3;

pub(super) const PROMPT: Told = told("city-prompt-trade", "CITY-FOUR-7");
pub(super) const PICK_PROMPT: Told = told("city-prompt-trade-pick", "CITY-FOUR-7");

/// CITY-FOUR-7 Coach one names the deck.
pub(super) fn asked(side: Side) -> Seats {
    Seats::one(seat(side, false))
}

/// CITY-FOUR-7 Both partners, until each has picked.
pub(super) fn asked_to_pick(state: &SoccerCity, side: Side) -> Seats {
    state.unsealed([seat(side, false), seat(side, true)])
}

pub(super) fn menu() -> Menu {
    Menu::of([DONE, DECKS])
}

const DECKS: Candidates = Candidates::found(Deck::ALL.len(), |_, _, n| {
    Some(Move::TradeDeck { deck: Deck::ALL[n] })
});

pub(super) fn pick_menu() -> Menu {
    Menu::of([GIFTS])
}

/// One of eight action cards, or a Ball card of any value.
const GIFTS: Candidates = Candidates::found(8 + BallCard::ALL.len(), |state, seat, n| {
    let card = match n {
        0..8 => {
            let mut cards = state.hand(seat).iter().filter(|card| !card.is_ball());
            cards.nth(n)?
        }
        _ => Card::Ball(BallCard::ALL[n - 8]),
    };
    Some(Move::Give { card })
});

/// What partners may choose.
pub(crate) struct Choice {
    side: Side,
    round: u8,
    occasion: Occasion,
    part: Part,
}

enum Part {
    Name(Deck),
    Stop,
    Give { seat: Seat, card: Card },
}

pub(super) fn check(
    state: &SoccerCity,
    (side, round, occasion): (Side, u8, Occasion),
    mv: &Move,
) -> Result<Choice, Refusal> {
    let part = if let Move::Done {} = *mv {
        Part::Stop
    } else if let Move::TradeDeck { deck } = *mv {
        if !both_hold(state, side, deck) {
            return Err(Refusal::NothingToTrade);
        }
        Part::Name(deck)
    } else {
        return Err(misfit(state, mv));
    };
    Ok(Choice {
        side,
        round,
        occasion,
        part,
    })
}

pub(super) fn check_pick(
    state: &SoccerCity,
    seat: Seat,
    (side, round, occasion): (Side, u8, Occasion),
    deck: Deck,
    mv: &Move,
) -> Result<Choice, Refusal> {
    let Move::Give { card } = *mv else {
        return Err(misfit(state, mv));
    };
    if Deck::of(card) != deck {
        return Err(Refusal::OtherDeck);
    }
    if !state.hand(seat).holds(card) {
        return Err(Refusal::NotInHand);
    }
    Ok(Choice {
        side,
        round,
        occasion,
        part: Part::Give { seat, card },
    })
}

fn both_hold(state: &SoccerCity, side: Side, deck: Deck) -> bool {
    let one = Seat::first(side);
    [one, partner(one)].iter().all(|seat| {
        let counts = state.hand(*seat).counts();
        0 < match deck {
            Deck::Attack => counts.attack,
            Deck::Defence => counts.defence,
            Deck::Shot => counts.shot,
            Deck::Ball => counts.ball,
        }
    })
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Choice {
        side,
        round,
        occasion,
        part,
    } = choice;
    match part {
        Part::Name(deck) => ask(
            turn,
            Phase::TradePick {
                side,
                round,
                occasion,
                deck,
            },
        ),
        Part::Stop => end(turn, side, occasion),
        Part::Give { seat, card } => {
            turn.emit(Event::Sealed {
                seat,
                choice: Some(Move::Give { card }),
            });
            if turn.state().deciding().is_empty() {
                swap(turn, (side, round, occasion));
            }
        }
    }
}

/// CITY-FOUR-7 Home trades before Away; then the match goes on.
pub(super) fn next(turn: &mut Play<'_, impl Log<Event>>, occasion: Occasion) {
    let trades = turn.state().trades;
    match Side::ALL.into_iter().find(|side| trades[*side]) {
        Some(side) => ask_deck(turn, side, 0, occasion),
        None => time::after_discards(turn, occasion),
    }
}

/// Coach one names a deck, unless three trades are made or there is nothing to trade.
fn ask_deck(turn: &mut Play<'_, impl Log<Event>>, side: Side, round: u8, occasion: Occasion) {
    let possible = Deck::ALL
        .into_iter()
        .any(|deck| both_hold(turn.state(), side, deck));
    if round < TRADES && possible {
        return ask(
            turn,
            Phase::Trade {
                side,
                round,
                occasion,
            },
        );
    }
    end(turn, side, occasion);
}

fn end(turn: &mut Play<'_, impl Log<Event>>, side: Side, occasion: Occasion) {
    let mut sides = turn.state().trades;
    sides[side] = false;
    turn.emit(Event::TradesAgreed { sides });
    next(turn, occasion);
}

/// CITY-FOUR-7 Both partners have picked in secret; the two cards change hands.
fn swap(turn: &mut Play<'_, impl Log<Event>>, (side, round, occasion): (Side, u8, Occasion)) {
    let one = Seat::first(side);
    let given = |seat: Seat| {
        let Some(Move::Give { card }) = turn.state().sealed[seat as usize] else {
            unreachable!("{seat} has picked a card");
        };
        Some(card)
    };
    let (first, second) = (given(one), given(partner(one)));
    turn.emit(Event::Traded { side, first, second });
    ask_deck(turn, side, round + 1, occasion);
}
