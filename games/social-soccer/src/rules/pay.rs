//! The players that a MASTERMOVE costs (MAST).

use engine::{Log, Side};

use super::{Play, Question, ask, misfit};
use crate::{Event, Move, Phase, Refusal, SocialSoccer, TiredBy, Who, state::FlatList};

/// A FRESH field player who pays, and how many pay after him.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    who: Who,
    left: u8,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-MAST-2",
    prompt: "social-prompt-pay",
    wanted: "a fresh player to pay with",
    at_zero: Some("social-zero-tire"),
};

/// SOCIAL-MAST-2 The players are named one by one; if there are just enough, they are not asked for.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>, side: Side, left: u8) {
    if left == 0 {
        return;
    }
    let able: FlatList<Who, 8> = payers(turn.state(), side).collect();
    if able.len() > usize::from(left) {
        return ask(turn, Phase::PayTire { side, left });
    }
    for who in &able {
        tire(turn, *who);
    }
}

/// SOCIAL-MAST-2 Any FRESH player on the field, the carrier too.
fn payers(state: &SocialSoccer, side: Side) -> impl DoubleEndedIterator<Item = Who> {
    state.field(side, |player| player.is_fresh())
}

pub(super) fn list(state: &SocialSoccer, side: Side, mut offer: impl FnMut(Move)) {
    payers(state, side).for_each(|who| offer(Move::Tire { slot: who.slot }));
}

/// SOCIAL-MAST-1 Players on the field pay; SOCIAL-MAST-2 any FRESH one of them.
pub(super) fn decide(state: &SocialSoccer, side: Side, left: u8, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Tire { slot } = *mv else {
        return Err(misfit(state.phase, mv));
    };
    if !slot.is_field() {
        return Err(Refusal::BenchCannotPay { slot });
    }
    let who = payers(state, side).find(|who| who.slot == slot);
    let who = who.ok_or(Refusal::CannotPay { slot })?;
    Ok(Choice::of(who, left))
}

impl Choice {
    const fn of(who: Who, left: u8) -> Self {
        let left = left.saturating_sub(1);
        Self { who, left }
    }
}

/// SOCIAL-TIME-1 The last FRESH player in slot order who is not the carrier, else the carrier.
pub(super) fn default(state: &SocialSoccer, side: Side, left: u8) -> Option<Choice> {
    let carrier = state.carrier.filter(|_| side == state.possession);
    let spared = payers(state, side).rfind(|who| Some(who.slot) != carrier);
    let who = spared.or_else(|| payers(state, side).next())?;
    Some(Choice::of(who, left))
}

/// SOCIAL-MAST-2 A player pays, and the next one is asked for.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    tire(turn, choice.who);
    open(turn, choice.who.side, choice.left);
}

/// SOCIAL-MAST-3 Being tired as a cost is no action.
fn tire(turn: &mut Play<'_, impl Log<Event>>, who: Who) {
    turn.emit(Event::PlayerTired {
        who,
        reason: TiredBy::Cost,
    });
}
