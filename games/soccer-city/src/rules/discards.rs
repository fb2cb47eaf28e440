//! Discards (CITY-HAND-7 to CITY-HAND-11): all coaches at once, in secret.

use arrayvec::ArrayVec;
use engine::{BySide, Log, Seat, Seats};

use super::{
    Play, Told, ask,
    candidates::{Candidates, Menu, SKIP, TRADE},
    hands, misfit, told, trades,
};
use crate::{Balls, Event, Hand, Move, Occasion, Phase, Refusal, SoccerCity, deck::KEPT_MAX, state::partner};

/// The action cards that a full hand holds at most.
const CARDS: usize = 8;

pub(super) const fn prompt(occasion: Occasion) -> Told {
    match occasion {
        Occasion::HalfTime => told("city-prompt-discard-half-time", "CITY-HAND-8"),
        Occasion::Goal | Occasion::ExtraTime => told("city-prompt-discard", "CITY-HAND-9"),
    }
}

/// CITY-HAND-8, CITY-HAND-9, CITY-HAND-10 All coaches may, or must, discard.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, occasion: Occasion) {
    ask(turn, Phase::Discard { occasion });
}

/// All coaches, until each has chosen.
pub(super) fn asked(state: &SoccerCity) -> Seats {
    state.unsealed(state.seats())
}

pub(super) fn menu() -> Menu {
    Menu::of([SKIP, TRADE, KEPT])
}

/// Nothing, one of eight cards, or two of them.
const KEPT: Candidates = Candidates::found(1 + CARDS + CARDS * (CARDS - 1) / 2, |state, seat, n| {
    Some(Move::Keep {
        cards: nth_kept(state.hand(seat), n)?,
    })
});

/// The cards kept in a Discard, by number: none, one of eight, two of eight.
fn nth_kept(hand: &Hand, n: usize) -> Option<Hand> {
    let card = |n: usize| hand.iter().filter(|card| !card.is_ball()).nth(n);
    let mut kept = Hand::default();
    match n {
        0 => {}
        1..9 => kept.add(card(n - 1)?),
        _ => {
            let (mut first, mut left) = (0, n - 9);
            while left >= 7 - first {
                left -= 7 - first;
                first += 1;
            }
            kept.add(card(first)?);
            kept.add(card(first + 1 + left)?);
        }
    }
    Some(kept)
}

/// What a coach may choose in a Discard.
pub(crate) struct Choice {
    seat: Seat,
    occasion: Occasion,
    mv: Move,
}

pub(super) fn check(
    state: &SoccerCity,
    seat: Seat,
    occasion: Occasion,
    mv: &Move,
) -> Result<Choice, Refusal> {
    let four = state.options.is_four();
    if let Move::Skip {} = *mv {
        // CITY-HAND-8, CITY-FOUR-6
        if occasion == Occasion::HalfTime && !four {
            return Err(Refusal::MustDiscard);
        }
    } else if let Move::Trade {} = *mv {
        if !four {
            return Err(Refusal::NoPartner);
        }
        if occasion == Occasion::ExtraTime {
            return Err(Refusal::NoTradeNow); // CITY-FOUR-6
        }
    } else if let Move::Keep { cards } = *mv {
        check_kept(state, seat, &cards)?;
    } else {
        return Err(misfit(state, mv));
    }
    Ok(Choice {
        seat,
        occasion,
        mv: *mv,
    })
}

/// CITY-HAND-7, CITY-HAND-11 At most two cards of the hand, no Ball cards.
fn check_kept(state: &SoccerCity, seat: Seat, cards: &Hand) -> Result<(), Refusal> {
    if !cards.ball.is_empty() {
        return Err(Refusal::BallsStay);
    }
    if !cards.iter().all(|card| state.hand(seat).holds(card)) {
        return Err(Refusal::NotInHand);
    }
    if cards.iter().count() > usize::from(KEPT_MAX) {
        return Err(Refusal::KeepsTooMany);
    }
    Ok(())
}

/// The last choice opens all: cards are laid down first, then drawn, then partners trade.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { seat, occasion, mv }: Choice) {
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
                ball: Balls::default(),
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
            hands::refill(turn, *seat, false);
        }
    }
    // CITY-FOUR-7 Both partners must choose it.
    let sides = BySide::from_fn(|side| {
        [Seat::first(side), partner(Seat::first(side))]
            .iter()
            .all(|seat| choices[*seat as usize] == Some(Move::Trade {}))
    });
    if sides.home || sides.away {
        turn.emit(Event::TradesAgreed { sides });
    }
    trades::next(turn, occasion);
}
