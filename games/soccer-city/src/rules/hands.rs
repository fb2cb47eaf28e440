//! Hands and decks (CITY-HAND).

use arrayvec::ArrayVec;
use engine::{Log, Seat, Side};

use super::Play;
use crate::{
    BallCard, Counts, DeckName, Event, Hand, SaveCard, ShotCard, SoccerCity,
    deck::{CardId, Pile},
    state::seat,
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
pub(super) fn refill_all(turn: &mut Play<'_, impl Log<Event>>) {
    let attacking = turn.state().turn.attacking;
    for side in [attacking, attacking.other()] {
        refill_side(turn, side);
    }
}

/// CITY-HAND-5 The coaches of a side draw back to full hands, coach one before coach two.
pub(super) fn refill_side(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    refill(turn, seat(side, false), true);
    if turn.state().options.is_four() {
        refill(turn, seat(side, true), true);
    }
}

/// Attack, Defence, Shot, Ball, in this order; CITY-HAND-6 the Ball deck is never renewed.
#[inline]
pub(super) fn refill(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, balls: bool) {
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
pub(super) fn draw_save(turn: &mut Play<'_, impl Log<Event>>) -> SaveCard {
    if turn.state().save_deck.is_empty() {
        turn.emit(Event::DeckRenewed { deck: DeckName::Save });
    }
    let cards: ArrayVec<_, 26> = turn.state().save_deck.iter().collect();
    turn.chance.one_of("save", &cards)
}

/// CITY-FREE-5 The referee draws the top Shot card.
pub(super) fn draw_shot(turn: &mut Play<'_, impl Log<Event>>) -> ShotCard {
    if turn.state().shot_deck.is_empty() {
        turn.emit(Event::DeckRenewed { deck: DeckName::Shot });
    }
    let cards: ArrayVec<_, 26> = turn.state().shot_deck.iter().collect();
    turn.chance.one_of("free-kick", &cards)
}
