//! Dead balls (BALL-8 to BALL-10): a card, or the ball is given up.

use engine::{Log, Side};

use super::{Play, Question, ask, card, misfit, round, sequence};
use crate::{
    ChangedBy, DeadBall, EndedBy, Event, Move, Phase, Refusal, SocialSoccer, board::Line, phase::Window,
};

/// What the side with a dead ball does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice(Answer);

#[derive(Clone, Copy, Debug)]
enum Answer {
    Card(card::Choice),
    Yield,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-BALL-8",
    prompt: "social-prompt-dead-ball",
    wanted: "a card, or to yield",
    at_zero: Some("social-zero-yield"),
};

/// SOCIAL-BALL-8 Whether the side in possession has nobody who could go on.
pub(super) fn is_dead(state: &SocialSoccer) -> bool {
    state.teams[state.possession].receivers().next().is_none()
}

/// SOCIAL-STACK-13 A coach with nothing to play yields without being asked.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if card::is_asked(state, state.possession, Window::Open) {
        ask(turn, Phase::DeadBall {});
    } else {
        give_up(turn);
    }
}

/// SOCIAL-BALL-8 The side in possession.
#[inline]
pub(super) const fn asked(state: &SocialSoccer) -> Side {
    state.possession
}

pub(super) fn list(state: &SocialSoccer, mut offer: impl FnMut(Move)) {
    card::playable(state, state.possession, Window::Open).for_each(|card| offer(Move::Play { card }));
    offer(Move::Yield {});
}

/// SOCIAL-BALL-8, SOCIAL-BALL-9 A card that may change things, or the ball is given up.
pub(super) fn decide(state: &SocialSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let answer = if let Move::Play { card } = *mv {
        Answer::Card(card::check(state, side, Window::Open, card)?)
    } else if let Move::Yield {} = mv {
        Answer::Yield
    } else {
        return Err(misfit(state.phase, mv));
    };
    Ok(Choice(answer))
}

/// SOCIAL-TIME-1 The ball is given up.
pub(super) const fn default() -> Choice {
    Choice(Answer::Yield)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice.0 {
        Answer::Card(choice) => card::announce(turn, choice),
        Answer::Yield => give_up(turn),
    }
}

/// SOCIAL-BALL-9, SOCIAL-CONTRA-8 A dead ball is given up: the other side takes it if anybody there can receive it, or the
/// round ends. SOCIAL-BALL-10 In a quieter game only attackers take it up.
fn give_up(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let other = state.defending();
    let takes = state.teams[other]
        .receivers()
        .any(|slot| match state.rules.dead_ball {
            DeadBall::Turnover => true,
            DeadBall::Attack => slot.line() == Line::Attack,
        });
    if takes {
        sequence::change(turn, other, ChangedBy::Yield);
    } else {
        round::end(turn, EndedBy::DeadBall);
    }
}
