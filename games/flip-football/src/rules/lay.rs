//! The decision to lay a card: the one that the pack offers or, in hand play, one of the hand.

use engine::{Clause, Log, Prompt, Rng, Seat, Side, Text, Viewer};

use super::{Play, minute};
use crate::{Card, CardName, Event, FlipFootball, Move, Period, Refusal, Stage, phase::Phase, state::Laid};

/// A card that a seat may lay now.
pub(crate) struct Choice {
    seat: Seat,
    /// The card of the hand, or none where the pack offers it.
    card: Option<Card>,
    period: Period,
}

/// FLIP-PLAY-1 Both sides lay one card at the same time, unless the referee lays for both.
#[inline]
pub(super) fn asks(state: &FlipFootball, side: Side) -> bool {
    !state.referee_lays() && state.teams[side].laid == Laid::No
}

/// FLIP-PLAY-3 In the box game the pack offers the card. FLIP-HAND-4 In hand play any card of the hand may be laid.
#[inline]
pub(super) fn list(state: &FlipFootball, seat: Seat) -> Vec<Move> {
    if !state.lays_from_hand() {
        return vec![Move::Lay { card: None }];
    }
    let hand = state.teams[seat.side()].hand.iter();
    hand.map(|card| Move::Lay {
        card: Some(card.name()),
    })
    .collect()
}

/// One of these.
#[inline]
pub(super) fn sample(state: &FlipFootball, seat: Seat, rng: &mut Rng) -> Move {
    if !state.lays_from_hand() {
        return Move::Lay { card: None };
    }
    Move::Lay {
        card: Some(rng.one_of(&state.teams[seat.side()].hand).name()),
    }
}

/// FLIP-PLAY-9 First the phase, then what the seat has done, then the card.
#[inline(always)]
pub(super) fn decide(state: &FlipFootball, seat: Seat, card: Option<CardName>) -> Result<Choice, Refusal> {
    let period = match state.phase {
        Phase::Play(period) => period,
        Phase::SetAside | Phase::Over => return Err(Refusal::NotTheTimeToLay), // FLIP-PLAY-7
    };
    if state.referee_lays() {
        return Err(Refusal::RefereeLays); // FLIP-TIME-1
    }
    let card = if state.lays_from_hand() {
        Some(card_of_the_hand(state, seat, card)?)
    } else {
        if state.teams[seat.side()].laid != Laid::No {
            return Err(Refusal::AlreadyLaid); // FLIP-PLAY-7
        }
        if card.is_some() {
            return Err(Refusal::CardNotChosen); // FLIP-PLAY-8
        }
        None
    };
    Ok(Choice { seat, card, period })
}

/// FLIP-HAND-4 A seat secretly chooses one card of its hand.
fn card_of_the_hand(state: &FlipFootball, seat: Seat, card: Option<CardName>) -> Result<Card, Refusal> {
    let team = &state.teams[seat.side()];
    if team.laid != Laid::No {
        return Err(Refusal::AlreadyChosen); // FLIP-HAND-11
    }
    let name = card.ok_or(Refusal::NameACard)?; // FLIP-HAND-10
    match name {
        CardName::Known(card) if team.hand.contains(&card) => Ok(card),
        CardName::Known(_) | CardName::Unknown(_) => Err(Refusal::NotInHand(name)), // FLIP-HAND-10
    }
}

/// FLIP-TIME-1, FLIP-TIME-3 What the referee lays for a side that has not laid: the card that its pack offers.
/// FLIP-HAND-12 In hand play the leftmost card of its hand, which it has held longest.
pub(super) fn default(state: &FlipFootball, period: Period, side: Side) -> Option<Choice> {
    let team = &state.teams[side];
    let longest_held = team.hand.first().filter(|_| state.lays_from_hand());
    (team.laid == Laid::No).then(|| Choice {
        seat: Seat::first(side),
        card: longest_held.copied(),
        period,
    })
}

/// FLIP-PLAY-4 A laid card stays sealed until the other seat has laid too; then the minute is played.
#[inline(always)]
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { seat, card, period }: Choice) {
    turn.emit(Event::HasLaid { seat, card });
    if turn.state().teams[seat.side().other()].laid != Laid::No {
        minute::show(turn, period);
    }
}

/// Who attacks, how far the attack has come, and the clause to read about it.
pub(super) fn prompt(state: &FlipFootball, period: Period, viewer: Viewer, is_asked: bool) -> Prompt {
    let stage = state.stage.word();
    let by_attacker = |key: &'static str| {
        let side = match state.attacker {
            Side::Home => "home",
            Side::Away => "away",
        };
        Text::new(key).with("side", side).with("stage", stage)
    };
    let role_of = |seat: Seat, attacking: &'static str, defending: &'static str| {
        if seat.side() == state.attacker {
            attacking
        } else {
            defending
        }
    };
    let (text, clause) = match viewer.seat() {
        Some(_) | None if state.referee_lays() => (by_attacker("flip-prompt-auto"), "FLIP-TIME-1"),
        None => (by_attacker("flip-prompt-watch"), stage_clause(state.stage)),
        Some(_) if !is_asked => (Text::new("flip-prompt-wait"), "FLIP-PLAY-4"),
        Some(seat) if period == Period::ShootOut => (
            Text::new("flip-prompt-kick").with("role", role_of(seat, "kick", "keep")),
            "FLIP-SO-3",
        ),
        Some(seat) => {
            let key = if state.lays_from_hand() {
                "flip-prompt-lay-hand"
            } else {
                "flip-prompt-lay"
            };
            let text = Text::new(key).with("role", role_of(seat, "attack", "defend"));
            (text.with("stage", stage), stage_clause(state.stage))
        }
    };
    Prompt {
        text,
        clause: Clause(clause),
    }
}

fn stage_clause(stage: Stage) -> &'static str {
    match stage {
        Stage::Attack0 | Stage::Attack1 | Stage::Attack2 => "FLIP-ATT-2",
        Stage::Shot => "FLIP-SHOT-2",
        Stage::FreeKick => "FLIP-FK-2",
        Stage::Penalty => "FLIP-PEN-2",
    }
}
