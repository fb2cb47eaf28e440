//! Preparing: the start, the kick-off, the shuffle.
//!
//! FLIP-SETUP-2 The order: set aside the eights (see `set_aside.rs`), decide the kick-off, shuffle the main packs.
//! (FLIP-SETUP-1 and FLIP-SETUP-3 are options: see `options.rs`.)

use arrayvec::ArrayVec;
use engine::{BySide, Log, Side};

use super::{Play, carry_out, defaults, hand_play, named};
use crate::{Card, CardSet, DECK, Event, Period, options::SetAside};

/// The start of a match. FLIP-ASIDE-10 With `set_aside = random` the referee draws both eights.
pub(crate) fn begin(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().options.set_aside == SetAside::Random {
        for choice in defaults(turn.state()) {
            carry_out(turn, choice);
        }
    }
}

/// FLIP-KICK-1 The option, or a fair draw, says who attacks first. FLIP-KICK-2 Its pack is held attack side up.
/// FLIP-KICK-3 The attack starts without a success.
pub(super) fn kick_off(turn: &mut Play<'_, impl Log<Event>>) {
    let option = turn.state().options.kick_off;
    let side = option
        .side()
        .unwrap_or_else(|| turn.chance.one_of("kick-off", &Side::ALL));
    turn.emit(Event::KickOff { side });
    // FLIP-ASIDE-9 The other 45 are used in both halves, the eight not before injury time.
    let packs = BySide::from_fn(|side| turn.state().teams[side].main());
    shuffle(turn, Period::FirstHalf, packs);
}

/// FLIP-PACK-1 The referee shuffles the packs of a period, Home's first; in hand play the hands are dealt.
pub(super) fn shuffle(turn: &mut Play<'_, impl Log<Event>>, period: Period, packs: BySide<CardSet>) {
    let mut orders = Box::new(BySide::from_fn(|side| {
        packs[side]
            .cards(turn.state().teams[side].colour)
            .collect::<ArrayVec<Card, DECK>>()
    }));
    for side in Side::ALL {
        turn.chance
            .shuffle(named(side, "pack-home", "pack-away"), &mut orders[side]);
    }
    turn.emit(Event::PacksShuffled {
        period,
        orders: Some(orders),
    });
    if turn.state().lays_from_hand() {
        hand_play::deal(turn);
    }
}
