//! Playing cards (CARD, SUPP, MAST-1).

use engine::{Log, Side};

use super::{Play, duel, pay};
use crate::{
    CardId, CardKind, Event, Refusal, SocialSoccer, Timing, cards::kinds, phase::Window, state::Item,
};

/// A card of the own hand that can be played now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    side: Side,
    card: CardId,
}

/// SOCIAL-CARD-1 Whether a card of the own hand can be played in this window.
pub(crate) fn check(
    state: &SocialSoccer,
    side: Side,
    window: Window,
    card: CardId,
) -> Result<Choice, Refusal> {
    if !state.teams[side].holds(card) {
        return Err(Refusal::NotHeld { card });
    }
    Means::of(state, side, window).check(card)?;
    Ok(Choice { side, card })
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

/// Whether a coach holds anything for this window: a card to play, or a TWIST to discard.
pub(crate) fn can_answer(state: &SocialSoccer, side: Side, window: Window) -> bool {
    playable(state, side, window).next().is_some()
        || (window == Window::Duel && duel::twists(state, side).next().is_some())
}

/// SOCIAL-STACK-13 Whether a coach is asked for a card. With `auto_let` off that depends on the number of cards alone, so
/// that the question tells nothing about them.
pub(super) fn is_asked(state: &SocialSoccer, side: Side, window: Window) -> bool {
    if state.rules.auto_let.is_on() {
        can_answer(state, side, window)
    } else {
        !state.teams[side].hand.is_empty()
    }
}

/// SOCIAL-STACK-1, SOCIAL-STACK-2 A card is announced: its custody is paid (SOCIAL-CUST-4), then its players.
pub(super) fn announce(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Choice { side, card } = choice;
    turn.emit(Event::CardPlayed {
        side,
        card,
        custody: card.card().custody_cost,
    });
    pay::open(turn, side, card.card().tire_cost);
}
