//! Hands, decks, discards (CITY-HAND), and trades of partners (CITY-FOUR-6, CITY-FOUR-7).

use arrayvec::ArrayVec;
use engine::{BySide, Log, Seat, Side};

use super::{Play, ask, time};
use crate::{
    BallCard, Card, Counts, Deck, DeckName, Event, Hand, Move, Occasion, Phase, Refusal, SoccerCity,
    deck::{CardId, Pile},
    state::{partner, seat},
};

/// CITY-HAND-1 Cards of each kind in a full hand; CITY-STRK-1 Striker mode has no Shot cards.
fn full(state: &SoccerCity) -> Counts {
    Counts {
        attack: 3,
        defence: 3,
        shot: if state.options.is_striker() { 0 } else { 2 },
        ball: state.full_balls(),
    }
}

/// CITY-HAND-5 At the end of every turn every coach draws back to a full hand, the attacking side first. Unless the turn was
/// cut short, that side has drawn before D1 and needs nothing now.
pub(crate) fn refill_all(turn: &mut Play<'_, impl Log<Event>>) {
    let attacking = turn.state().turn.attacking;
    for side in [attacking, attacking.other()] {
        refill_side(turn, side);
    }
}

/// CITY-HAND-5 The coaches of a side draw back to full hands, coach one before coach two.
pub(crate) fn refill_side(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    refill(turn, seat(side, false), true);
    if turn.state().options.is_four() {
        refill(turn, seat(side, true), true);
    }
}

/// Attack, Defence, Shot, Ball, in this order; CITY-HAND-6 the Ball deck is never renewed.
#[inline]
pub(crate) fn refill(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, balls: bool) {
    let (held, full) = (turn.state().hand(seat).counts(), full(turn.state()));
    let short = |held: u8, full: u8| full.saturating_sub(held);
    let balls = balls && turn.state().pool.is_none() && held.ball < full.ball;
    if held.attack >= full.attack && held.defence >= full.defence && held.shot >= full.shot && !balls {
        return;
    }
    let mut drawn = Hand::default();
    draw(
        turn,
        seat,
        &mut drawn,
        short(held.attack, full.attack),
        "attack",
        DeckName::Attack,
    );
    draw(
        turn,
        seat,
        &mut drawn,
        short(held.defence, full.defence),
        "defence",
        DeckName::Defence,
    );
    draw(
        turn,
        seat,
        &mut drawn,
        short(held.shot, full.shot),
        "shot",
        DeckName::Shot,
    );
    if balls {
        let mut deck = turn.state().ball_deck;
        for _ in 0..short(held.ball, full.ball).min(deck.len()) {
            let cards: ArrayVec<BallCard, 48> = deck.iter().collect();
            let card = turn.chance.one_of("ball", &cards);
            deck.take(card, 1);
            drawn.ball.add(card, 1);
        }
    }
    flush(turn, seat, &mut drawn);
}

fn flush(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, drawn: &mut Hand) {
    let counts = drawn.counts();
    if counts != Counts::default() {
        turn.emit(Event::CardsDrawn {
            seat,
            counts,
            cards: Some(std::mem::take(drawn)),
        });
    }
}

/// CITY-HAND-6 Draws from a deck; when it is empty its discard pile becomes the deck.
fn draw(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    drawn: &mut Hand,
    count: u8,
    name: &'static str,
    deck: DeckName,
) {
    let mut missing = count;
    while missing > 0 {
        let state = turn.state();
        let left = match deck {
            DeckName::Attack => state.attack_deck.len() - drawn.attack.len(),
            DeckName::Defence => state.defence_deck.len() - drawn.defence.len(),
            DeckName::Shot => state.shot_deck.len() - drawn.shot.len(),
            DeckName::Save => unreachable!("no hand holds Save cards"),
        };
        if left == 0 {
            flush(turn, seat, drawn);
            turn.emit(Event::DeckRenewed { deck });
            continue;
        }
        let take = missing.min(left);
        match deck {
            DeckName::Attack => {
                let from = state.attack_deck.without(drawn.attack);
                drawn.attack = drawn.attack.with(pick(turn, name, from, take));
            }
            DeckName::Defence => {
                let from = state.defence_deck.without(drawn.defence);
                drawn.defence = drawn.defence.with(pick(turn, name, from, take));
            }
            DeckName::Shot => {
                let from = state.shot_deck.without(drawn.shot);
                drawn.shot = drawn.shot.with(pick(turn, name, from, take));
            }
            DeckName::Save => unreachable!("no hand holds Save cards"),
        }
        missing -= take;
    }
}

fn pick<C: CardId>(
    turn: &mut Play<'_, impl Log<Event>>,
    name: &'static str,
    from: Pile<C>,
    count: u8,
) -> Pile<C> {
    let mut cards: ArrayVec<C, 27> = from.iter().collect();
    turn.chance.draw(name, &mut cards, count.into());
    cards.into_iter().take(count.into()).collect()
}

/// CITY-HAND-13 The referee draws the top Save card.
pub(crate) fn draw_save(turn: &mut Play<'_, impl Log<Event>>) -> crate::SaveCard {
    if turn.state().save_deck.is_empty() {
        turn.emit(Event::DeckRenewed { deck: DeckName::Save });
    }
    let cards: ArrayVec<_, 26> = turn.state().save_deck.iter().collect();
    turn.chance.one_of("save", &cards)
}

/// CITY-FREE-5 The referee draws the top Shot card.
pub(crate) fn draw_shot(turn: &mut Play<'_, impl Log<Event>>) -> crate::ShotCard {
    if turn.state().shot_deck.is_empty() {
        turn.emit(Event::DeckRenewed { deck: DeckName::Shot });
    }
    let cards: ArrayVec<_, 26> = turn.state().shot_deck.iter().collect();
    turn.chance.one_of("free-kick", &cards)
}

/// CITY-HAND-8, CITY-HAND-9, CITY-HAND-10 All coaches may, or must, discard: at once and in secret.
pub(crate) fn begin_discards(turn: &mut Play<'_, impl Log<Event>>, occasion: Occasion) {
    ask(turn, Phase::Discard { occasion });
}

pub(crate) fn check_discard(
    state: &SoccerCity,
    seat: Seat,
    occasion: Occasion,
    mv: &Move,
) -> Result<(), Refusal> {
    match *mv {
        // CITY-HAND-8, CITY-FOUR-6
        Move::Skip {} if occasion == Occasion::HalfTime && !state.options.is_four() => {
            Err(Refusal::MustDiscard)
        }
        Move::Skip {} => Ok(()),
        Move::Trade {} if !state.options.is_four() => Err(Refusal::NoPartner),
        // CITY-FOUR-6
        Move::Trade {} if occasion == Occasion::ExtraTime => Err(Refusal::NoTradeNow),
        Move::Trade {} => Ok(()),
        Move::Keep { cards } => {
            if !cards.ball.is_empty() {
                return Err(Refusal::BallsStay); // CITY-HAND-11
            }
            if !cards.iter().all(|card| state.hand(seat).holds(card)) {
                return Err(Refusal::NotInHand);
            }
            if cards.iter().count() > 2 {
                return Err(Refusal::KeepsTooMany); // CITY-HAND-7
            }
            Ok(())
        }
        _ => Err(Refusal::NotNow),
    }
}

/// The last choice opens all: cards are laid down first, then drawn, then partners trade.
pub(crate) fn discard(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, occasion: Occasion, mv: Move) {
    turn.emit(Event::Sealed {
        seat,
        choice: Some(mv),
    });
    if !turn.state().deciding().is_empty() {
        return;
    }
    let choices = turn.state().sealed;
    turn.emit(Event::Opened {});
    let seats: ArrayVec<Seat, 4> = turn.state().seats().collect();
    for seat in &seats {
        if let Some(Move::Keep { cards }) = choices[*seat as usize] {
            let hand = *turn.state().hand(*seat);
            let laid = Hand {
                attack: hand.attack.without(cards.attack),
                defence: hand.defence.without(cards.defence),
                shot: hand.shot.without(cards.shot),
                ball: crate::Balls::default(),
            };
            turn.emit(Event::Discarded {
                seat: *seat,
                cards: laid,
            });
        }
    }
    // CITY-HAND-7 Home draws before Away, coach one before coach two.
    for seat in &seats {
        if matches!(choices[*seat as usize], Some(Move::Keep { .. })) {
            refill(turn, *seat, false);
        }
    }
    // CITY-FOUR-7 Both partners must choose it.
    let sides = BySide::from_fn(|side| {
        [seat_of(side, false), seat_of(side, true)]
            .iter()
            .all(|seat| choices[*seat as usize] == Some(Move::Trade {}))
    });
    if sides.home || sides.away {
        turn.emit(Event::TradesAgreed { sides });
    }
    next_trade(turn, occasion);
}

fn seat_of(side: Side, second: bool) -> Seat {
    seat(side, second)
}

/// CITY-FOUR-7 Home trades before Away; then the match goes on.
fn next_trade(turn: &mut Play<'_, impl Log<Event>>, occasion: Occasion) {
    let trades = turn.state().trades;
    match Side::ALL.into_iter().find(|side| trades[*side]) {
        Some(side) => ask_trade(turn, side, 0, occasion),
        None => time::after_discards(turn, occasion),
    }
}

/// Coach one names a deck, unless three trades are made or there is nothing to trade.
fn ask_trade(turn: &mut Play<'_, impl Log<Event>>, side: Side, round: u8, occasion: Occasion) {
    let possible = Deck::ALL
        .into_iter()
        .any(|deck| both_hold(turn.state(), side, deck));
    if round < 3 && possible {
        return ask(
            turn,
            Phase::Trade {
                side,
                round,
                occasion,
            },
        );
    }
    end_trade(turn, side, occasion);
}

pub(crate) fn end_trade(turn: &mut Play<'_, impl Log<Event>>, side: Side, occasion: Occasion) {
    let mut sides = turn.state().trades;
    sides[side] = false;
    turn.emit(Event::TradesAgreed { sides });
    next_trade(turn, occasion);
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

pub(crate) fn check_trade_deck(state: &SoccerCity, side: Side, deck: Deck) -> Result<(), Refusal> {
    if both_hold(state, side, deck) {
        Ok(())
    } else {
        Err(Refusal::NothingToTrade)
    }
}

pub(crate) fn check_give(state: &SoccerCity, seat: Seat, deck: Deck, card: Card) -> Result<(), Refusal> {
    if Deck::of(card) != deck {
        Err(Refusal::OtherDeck)
    } else if state.hand(seat).holds(card) {
        Ok(())
    } else {
        Err(Refusal::NotInHand)
    }
}

/// CITY-FOUR-7 Both partners pick in secret; the two cards change hands.
pub(crate) fn give(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    (side, round, occasion): (Side, u8, Occasion),
    mv: Move,
) {
    turn.emit(Event::Sealed {
        seat,
        choice: Some(mv),
    });
    if !turn.state().deciding().is_empty() {
        return;
    }
    let one = Seat::first(side);
    let given = |seat: Seat| {
        let Some(Move::Give { card }) = turn.state().sealed[seat as usize] else {
            unreachable!("{seat} has picked a card");
        };
        Some(card)
    };
    let (first, second) = (given(one), given(partner(one)));
    turn.emit(Event::Traded { side, first, second });
    ask_trade(turn, side, round + 1, occasion);
}
