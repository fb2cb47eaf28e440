//! The INTERCEPT (BLOCK-1 to BLOCK-5): a defender, or nobody.

use engine::{Log, Side};

use super::{Play, Question, ask, banner, goal, misfit};
use crate::{Event, Move, Phase, Refusal, Slot, SocialSoccer, TiredBy, Trigger, Who, board::Line};

/// Who intercepts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice(Option<Who>);

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-BLOCK-1",
    prompt: "social-prompt-block",
    wanted: "an interceptor or none",
    at_zero: Some("social-zero-no-block"),
};

/// SOCIAL-BLOCK-1 The defending coach declares an interceptor or none; without a candidate nobody is asked.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    if interceptors(turn.state()).next().is_some() {
        ask(turn, Phase::Block {});
    } else {
        carry_out(turn, Choice(None));
    }
}

/// SOCIAL-BLOCK-1 The defending coach.
#[inline]
pub(super) fn asked(state: &SocialSoccer) -> Side {
    state.defending()
}

/// SOCIAL-BLOCK-1, SOCIAL-BLOCK-4 Who could intercept now; SOCIAL-BLOCK-3 the same player not twice.
pub(crate) fn interceptors(state: &SocialSoccer) -> impl Iterator<Item = Who> {
    let first = state.blocking();
    state
        .field(state.defending(), |player| {
            player.is_fresh() && !player.cannot_block()
        })
        .filter(move |who| who.slot.line() == Line::Defence && Some(who.slot) != first)
}

pub(super) fn list(state: &SocialSoccer, mut offer: impl FnMut(Move)) {
    interceptors(state).for_each(|who| offer(Move::Block { slot: who.slot }));
    offer(Move::NoBlock {});
}

/// SOCIAL-BLOCK-1 An interceptor, or none.
pub(super) fn decide(state: &SocialSoccer, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Block { slot } = *mv {
        check(state, slot).map(|who| Choice(Some(who)))
    } else if let Move::NoBlock {} = mv {
        Ok(Choice(None))
    } else {
        Err(misfit(state.phase, mv))
    }
}

/// SOCIAL-ACT-3, SOCIAL-BLOCK-1, SOCIAL-STATE-2, SOCIAL-BLOCK-4 Who can intercept; SOCIAL-BLOCK-3 the same player not twice.
pub(super) fn check(state: &SocialSoccer, slot: Slot) -> Result<Who, Refusal> {
    if slot.line() != Line::Defence {
        return Err(Refusal::NotADefender { slot });
    }
    let player = state.player(state.defending(), slot);
    if !player.is_some_and(|player| player.is_fresh()) {
        return Err(Refusal::NotFresh { slot });
    }
    if player.is_some_and(|player| player.cannot_block()) {
        return Err(Refusal::WalkedAround { slot });
    }
    let who = interceptors(state).find(|who| who.slot == slot);
    who.ok_or(Refusal::BlocksAlready { slot })
}

/// SOCIAL-TIME-1 Nobody intercepts.
pub(super) const fn default() -> Choice {
    Choice(None)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice.0 {
        Some(who) => intercept(turn, who),
        None => nobody_blocks(turn),
    }
}

/// SOCIAL-BLOCK-2 The interceptor is tired, whatever comes of it.
fn intercept(turn: &mut Play<'_, impl Log<Event>>, who: Who) {
    let reason = TiredBy::Intercept;
    turn.emit(Event::InterceptDeclared { who });
    turn.emit(Event::PlayerTired { who, reason });
    banner::perk(turn, who.side, Trigger::FirstBlock);
}

/// SOCIAL-BLOCK-5 Without an interceptor the goalkeeper blocks, if a card has made him ready; SOCIAL-SHOT-7 else it is a goal.
fn nobody_blocks(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().defending();
    let keeper = turn.state().shot.map_or(0, |shot| shot.keeper);
    turn.emit(Event::NobodyBlocks { side });
    if keeper > 0 {
        turn.emit(Event::KeeperBlocks {
            side,
            defence: keeper,
        });
    } else {
        goal::score(turn);
    }
}
