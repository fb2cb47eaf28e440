//! The ball is put on a player (BALL-1, BALL-5, BALL-6).

use engine::{Log, Side};

use super::{Play, Question, ask, misfit, only, time};
use crate::{Event, Move, Phase, Refusal, SocialSoccer, Who};

/// A legal receiver of the side in possession.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    who: Who,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-BALL-5",
    prompt: "social-prompt-assign",
    wanted: "the player who gets the ball",
    at_zero: Some("social-zero-ball"),
};

/// SOCIAL-BALL-5, SOCIAL-BALL-6, SOCIAL-DUEL-8 The coach in possession puts the ball on a legal receiver; a single one gets it by itself.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    match only(receivers(turn.state())) {
        Some(who) => carry_out(turn, Choice { who }),
        None => ask(turn, Phase::AssignBall {}),
    }
}

/// SOCIAL-BALL-5 The coach in possession.
#[inline]
pub(super) const fn asked(state: &SocialSoccer) -> Side {
    state.possession
}

/// SOCIAL-TERM-7 The legal receivers of the side in possession.
fn receivers(state: &SocialSoccer) -> impl Iterator<Item = Who> {
    state.field(state.possession, |player| player.can_receive())
}

pub(super) fn list(state: &SocialSoccer, mut offer: impl FnMut(Move)) {
    receivers(state).for_each(|who| offer(Move::Assign { slot: who.slot }));
}

/// SOCIAL-BALL-5 A legal receiver.
pub(super) fn decide(state: &SocialSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Assign { slot } = *mv else {
        return Err(misfit(state.phase, mv));
    };
    let who = receivers(state).find(|who| who.slot == slot);
    let who = who.ok_or(Refusal::NoReceiver { slot })?;
    Ok(Choice { who })
}

/// SOCIAL-TIME-1 The strongest attacker, else the strongest defender.
pub(super) fn default(state: &SocialSoccer) -> Option<Choice> {
    let who = time::attacker_first(state, receivers(state))?;
    Some(Choice { who })
}

/// SOCIAL-BALL-1 The BALL lies under the carrier now.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    turn.emit(Event::BallAssigned { who: choice.who });
}
