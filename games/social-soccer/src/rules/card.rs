//! Playing cards (CARD, SUPP, MAST).

use engine::{Log, Side};

use super::{Play, ask};
use crate::{
    CardId, CardKind, Event, Phase, Refusal, Slot, SocialSoccer, Timing, TiredBy,
    list::List,
    rules::shot::fitting,
    state::Item,
    table::{Window, kinds},
};

/// SOCIAL-CARD-1 Whether a card of the own hand can be played now.
pub(crate) fn check(state: &SocialSoccer, side: Side, id: CardId) -> Result<(), Refusal> {
    let phase = state.phase;
    let window = phase.window().ok_or(Refusal::OtherQuestion { phase })?;
    if !state.teams[side].holds(id) {
        return Err(Refusal::NotHeld { card: id });
    }
    Means::of(state, side, window).check(id)
}

/// What a side can play with now.
#[derive(Clone, Copy)]
struct Means<'a> {
    state: &'a SocialSoccer,
    side: Side,
    window: Window,
    locked: bool,
    fresh: u8,
}

impl<'a> Means<'a> {
    fn of(state: &'a SocialSoccer, side: Side, window: Window) -> Self {
        let team = &state.teams[side];
        Self {
            state,
            side,
            window,
            locked: team.is_locked(),
            fresh: team.field().filter(|(_, player)| player.is_fresh()).count() as u8,
        }
    }

    /// SOCIAL-CARD-3, SOCIAL-SUPP-1, SOCIAL-MAST-1, SOCIAL-CONTRA-13 Whether a card can be played. SOCIAL-CARD-4 Whether it
    /// will change anything is not asked.
    #[inline]
    fn check(&self, id: CardId) -> Result<(), Refusal> {
        let card = id.card();
        if card.kind == CardKind::Twist {
            return Err(Refusal::TwistIsNotPlayed { card: id });
        }
        if self.locked {
            return Err(Refusal::Locked);
        }
        if !timing_allows(self.state, self.side, self.window, card.timing) {
            return Err(Refusal::WrongTime {
                card: id,
                timing: card.timing,
            });
        }
        let pool = self.state.teams[self.side].pool;
        if u16::from(card.custody_cost) > pool {
            return Err(Refusal::TooDear {
                cost: card.custody_cost,
                pool,
            });
        }
        if card.tire_cost > self.fresh {
            return Err(Refusal::TooFewFresh {
                cost: card.tire_cost,
                fresh: self.fresh,
            });
        }
        Ok(())
    }
}

/// SOCIAL-CARD-2 The timing words.
fn timing_allows(state: &SocialSoccer, side: Side, window: Window, timing: Timing) -> bool {
    let attacking = state.possession == side;
    let answers = |wanted: fn(&Item) -> bool| {
        window == Window::Answer
            && state
                .stack
                .last()
                .is_some_and(|top| top.side() != side && wanted(top))
    };
    match timing {
        Timing::Any => true,
        Timing::Open => window == Window::Open,
        Timing::Attack => attacking,
        Timing::Defence => !attacking,
        Timing::TheirShot => !attacking && state.shot.is_some(),
        Timing::Duel => state.in_duel(),
        Timing::Block => !attacking && state.in_duel(),
        Timing::VsShot => answers(|item| matches!(item, Item::Shot { .. })),
        Timing::VsPass => answers(|item| matches!(item, Item::Pass { .. })),
        Timing::VsCard => answers(|item| matches!(item, Item::Card { .. })),
    }
}

/// The cards of a hand that can be played now, copies once.
pub(crate) fn playable(
    state: &SocialSoccer,
    side: Side,
    window: Window,
) -> impl Iterator<Item = CardId> + Clone {
    let means = Means::of(state, side, window);
    kinds(state.teams[side].held()).filter(move |card| means.check(*card).is_ok())
}

/// SOCIAL-TWIST-2 The TWISTs that can be discarded now: only in a DUEL question.
pub(crate) fn twists(
    state: &SocialSoccer,
    side: Side,
    window: Window,
) -> impl Iterator<Item = CardId> + Clone {
    let stat = fitting(state, side);
    kinds(state.teams[side].held())
        .filter(move |card| window == Window::Duel && card.card().bonus == Some(stat))
}

/// SOCIAL-STACK-13 Whether a coach is asked for a card. With `auto_let` off that depends on the number of cards alone, so
/// that the question tells nothing about them.
pub(super) fn is_asked(state: &SocialSoccer, side: Side, window: Window) -> bool {
    if state.rules.auto_let.is_on() {
        playable(state, side, window).next().is_some() || twists(state, side, window).next().is_some()
    } else {
        !state.teams[side].hand.is_empty()
    }
}

/// SOCIAL-STACK-1, SOCIAL-STACK-2 A card is announced: its custody is paid (SOCIAL-CUST-4), then its players.
pub(super) fn announce(turn: &mut Play<'_, impl Log<Event>>, side: Side, card: CardId) {
    turn.emit(Event::CardPlayed {
        side,
        card,
        custody: card.card().custody_cost,
    });
    pay(turn, side, card.card().tire_cost);
}

/// SOCIAL-MAST-2 The players are named one by one; if there are just enough, they are not asked for.
fn pay(turn: &mut Play<'_, impl Log<Event>>, side: Side, left: u8) {
    if left == 0 {
        return;
    }
    let team = &turn.state().teams[side];
    let fresh: List<Slot, 8> = team
        .field()
        .filter(|(_, player)| player.is_fresh())
        .map(|(slot, _)| slot)
        .collect();
    if fresh.len() > usize::from(left) {
        return ask(turn, Phase::PayTire { side, left });
    }
    for slot in &fresh {
        tire(turn, side, *slot);
    }
}

/// SOCIAL-MAST-1 Players on the field pay; SOCIAL-MAST-2 any FRESH one of them, the carrier too.
pub(super) fn check_tire(state: &SocialSoccer, side: Side, slot: Slot) -> Result<(), Refusal> {
    if !slot.is_field() {
        return Err(Refusal::BenchCannotPay { slot });
    }
    if !state.player(side, slot).is_some_and(|player| player.is_fresh()) {
        return Err(Refusal::CannotPay { slot });
    }
    Ok(())
}

/// SOCIAL-MAST-3 Being tired as a cost is no action.
fn tire(turn: &mut Play<'_, impl Log<Event>>, side: Side, slot: Slot) {
    let who = turn.state().who(side, slot);
    turn.emit(Event::PlayerTired {
        who,
        reason: TiredBy::Cost,
    });
}

/// SOCIAL-MAST-2 A player pays, and the next one is asked for.
pub(super) fn pay_with(turn: &mut Play<'_, impl Log<Event>>, side: Side, slot: Slot) {
    let Phase::PayTire { left, .. } = turn.state().phase else {
        return;
    };
    tire(turn, side, slot);
    pay(turn, side, left.saturating_sub(1));
}
