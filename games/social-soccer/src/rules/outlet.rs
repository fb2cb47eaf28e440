//! The outlet (DUEL-7): the interceptor passes the ball on at once.

use engine::{Log, Side};

use super::{Play, Question, ask, misfit, only, pass, time};
use crate::{Event, Move, Phase, Refusal, SocialSoccer, Who};

/// Who gets the outlet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    who: Who,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-DUEL-7",
    prompt: "social-prompt-outlet",
    wanted: "the team-mate who gets the outlet",
    at_zero: Some("social-zero-ball"),
};

/// SOCIAL-DUEL-7, SOCIAL-CONTRA-9 The interceptor passes the ball on at once; a single team-mate gets it by itself.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    match only(receivers(turn.state())) {
        Some(who) => carry_out(turn, Choice { who }),
        None => ask(turn, Phase::Outlet {}),
    }
}

/// SOCIAL-DUEL-7 The interceptor's coach, who has the ball now.
#[inline]
pub(super) const fn asked(state: &SocialSoccer) -> Side {
    state.possession
}

/// SOCIAL-DUEL-7 Who can receive the outlet.
fn receivers(state: &SocialSoccer) -> impl Iterator<Item = Who> {
    pass::mates(state, state.outlet)
}

pub(super) fn list(state: &SocialSoccer, mut offer: impl FnMut(Move)) {
    receivers(state).for_each(|who| offer(Move::Outlet { slot: who.slot }));
}

/// SOCIAL-DUEL-7 A team-mate of the interceptor.
pub(super) fn decide(state: &SocialSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Outlet { slot } = *mv else {
        return Err(misfit(state.phase, mv));
    };
    let who = receivers(state).find(|who| who.slot == slot);
    let who = who.ok_or(Refusal::NoOutlet { slot })?;
    Ok(Choice { who })
}

/// SOCIAL-TIME-1 The strongest attacker, else the strongest defender.
pub(super) fn default(state: &SocialSoccer) -> Option<Choice> {
    let who = time::attacker_first(state, receivers(state))?;
    Some(Choice { who })
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    turn.emit(Event::OutletPlayed { who: choice.who });
}
