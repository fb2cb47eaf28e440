//! Preparing: the eights, the kick-off, the shuffle.
//!
//! FLIP-SETUP-2 The order: set aside the eights, decide the kick-off, shuffle the main packs. (FLIP-SETUP-1 and
//! FLIP-SETUP-3 are options: see `options.rs`.)

use arrayvec::ArrayVec;
use engine::{BySide, Log, Seat, Side};

use super::{Play, hand_play, named};
use crate::{
    Card, CardName, CardSet, DECK, Event, Name, Period, Refusal, moves,
    options::SetAside,
    state::{EIGHT, Phase},
};

/// The start of a match. FLIP-ASIDE-10 With `set_aside = random` the referee draws both eights.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().options.set_aside == SetAside::Random {
        for side in Side::ALL {
            draw_the_rest(turn, Seat::first(side));
        }
        kick_off(turn);
    }
}

/// FLIP-ASIDE-1, FLIP-ASIDE-2 A seat removes eight cards of its own deck, any eight, one by one.
pub(super) fn set_aside(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    card: CardName,
) -> Result<(), Refusal> {
    let team = &turn.state().teams[seat.side()];
    if turn.state().phase != Phase::SetAside || team.has_eight() {
        return Err(Refusal::EightComplete); // FLIP-ASIDE-8
    }
    // FLIP-ASIDE-7
    let card = match card {
        CardName::Known(card) => card,
        CardName::Unknown(name) => return Err(Refusal::NoSuchCard(name)),
    };
    if card.colour() != team.colour {
        return Err(Refusal::NotYourDeck(card));
    }
    if team.eight.contains(card) {
        return Err(Refusal::AlreadySetAside(card));
    }
    pick(turn, seat, card);
    finish(turn);
    Ok(())
}

/// FLIP-ASIDE-5 Instead of a pick, the referee draws the missing cards.
pub(super) fn rest_random(turn: &mut Play<'_, impl Log<Event>>, seat: Seat) -> Result<(), Refusal> {
    if turn.state().phase != Phase::SetAside || turn.state().teams[seat.side()].has_eight() {
        return Err(Refusal::EightComplete); // FLIP-ASIDE-8
    }
    draw_the_rest(turn, seat);
    finish(turn);
    Ok(())
}

/// FLIP-ASIDE-6 As its first pick, and only then, a seat may take a ready-made eight.
pub(super) fn preset(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, name: Name) -> Result<(), Refusal> {
    let team = &turn.state().teams[seat.side()];
    let colour = team.colour;
    if turn.state().phase != Phase::SetAside || !team.eight.is_empty() {
        return Err(Refusal::PresetTooLate);
    }
    let numbers = moves::preset(name.as_str()).ok_or(Refusal::UnknownPreset(name))?;
    for card in numbers.into_iter().filter_map(|number| Card::new(colour, number)) {
        pick(turn, seat, card);
    }
    finish(turn);
    Ok(())
}

/// Draws what is missing to eight. Home's and Away's draws have names of their own.
pub(super) fn draw_the_rest(turn: &mut Play<'_, impl Log<Event>>, seat: Seat) {
    let team = &turn.state().teams[seat.side()];
    let missing = EIGHT - team.eight.len().min(EIGHT);
    let mut cards: ArrayVec<Card, DECK> = team.unpicked().collect();
    turn.chance.draw(
        named(seat.side(), "eight-home", "eight-away"),
        &mut cards,
        missing,
    );
    for card in cards.into_iter().take(missing) {
        pick(turn, seat, card);
    }
}

fn pick(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, card: Card) {
    turn.emit(Event::SetAsidePicked { seat, card });
    if turn.state().teams[seat.side()].has_eight() {
        turn.emit(Event::SetAsideDone { seat });
    }
}

/// FLIP-ASIDE-4 The seats pick independently; when both have eight, the match kicks off.
pub(super) fn finish(turn: &mut Play<'_, impl Log<Event>>) {
    if Side::ALL
        .into_iter()
        .all(|side| turn.state().teams[side].has_eight())
    {
        kick_off(turn);
    }
}

/// FLIP-KICK-1 The option, or a fair draw, says who attacks first. FLIP-KICK-2 Its pack is held attack side up.
/// FLIP-KICK-3 The attack starts without a success.
fn kick_off(turn: &mut Play<'_, impl Log<Event>>) {
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
