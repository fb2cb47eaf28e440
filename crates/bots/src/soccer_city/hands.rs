//! Cards between the periods: what is kept, and what partners trade.

use soccer_city::{AttackTactic, Card, Deck, DefenceTactic, Hand, Move, Occasion};

use super::Eye;

/// What a card of a deck is worth on average.
const AVERAGE: i32 = 4;

impl Eye {
    /// CITY-HAND-7 to CITY-HAND-9 A good hand is kept; of a bad one, or where it must be, the two best cards. CITY-FOUR-6 With a
    /// partner a poor card is better traded than thrown away with the rest.
    pub(super) fn discard(&self, occasion: Occasion) -> Move {
        let hand = self.state.hand(self.seat);
        let mut cards: Vec<Card> = hand
            .iter()
            .filter(|card| !matches!(card, Card::Ball(_)))
            .collect();
        cards.sort_by_key(|card| -value(*card));
        let four = self.state.options.is_four();
        let must = occasion == Occasion::HalfTime && !four;
        let sum: i32 = cards.iter().map(|card| value(*card)).sum();
        let poor = sum < AVERAGE * cards.len() as i32;
        let trades = four && occasion != Occasion::ExtraTime;
        if must || (poor && !trades) {
            return Move::Keep {
                cards: cards.into_iter().take(2).collect::<Hand>(),
            };
        }
        if poor { Move::Trade {} } else { Move::Skip {} }
    }

    /// CITY-FOUR-7 The deck of which the worst card is given, while it is worse than what may come.
    pub(super) fn trade(&self, moves: &[Move]) -> Option<Move> {
        let worst = moves.iter().filter_map(|mv| match *mv {
            Move::TradeDeck { deck } => Some((self.worst(deck)?, *mv)),
            _ => None,
        });
        let (least, mv) = worst.min_by_key(|(least, _)| *least)?;
        Some(if least < AVERAGE { mv } else { Move::Done {} })
    }

    fn worst(&self, deck: Deck) -> Option<i32> {
        let hand = self.state.hand(self.seat);
        let cards = hand.iter().filter(|card| match card {
            Card::Attack(_) => deck == Deck::Attack,
            Card::Defence(_) => deck == Deck::Defence,
            Card::Shot(_) => deck == Deck::Shot,
            Card::Ball(_) => false,
        });
        cards.map(value).min()
    }

    /// CITY-FOUR-7 The worst card goes.
    pub(super) fn give_away(&self, moves: &[Move]) -> Option<Move> {
        moves.iter().copied().min_by_key(|mv| match mv {
            Move::Give { card } => value(*card),
            _ => i32::MAX,
        })
    }
}

/// What a card is worth in a hand: its points, and a little for a tactic that steals or strikes.
fn value(card: Card) -> i32 {
    match card {
        Card::Attack(card) => {
            let strikes = matches!(
                card.tactic(),
                AttackTactic::PassToTheBox | AttackTactic::Additional
            );
            i32::from(card.dribble().value()) + i32::from(strikes)
        }
        Card::Defence(card) => {
            let steals = matches!(
                card.tactic(),
                DefenceTactic::DefensiveAnticipation | DefenceTactic::OffsideTrap
            );
            i32::from(card.tackle().value()) + i32::from(steals)
        }
        Card::Shot(card) => {
            let (value, special) = card.shot().values();
            i32::from(value + special) - 1
        }
        Card::Ball(_) => AVERAGE,
    }
}
