//! The action window (ACT): a card, a PASS or a shot.

use engine::{Log, Side};

use super::{Play, Question, ask, assign, card, dead_ball, misfit, only, pass, round, shot};
use crate::{EndedBy, Event, Move, Phase, Refusal, SocialSoccer, phase::Window};

/// An action of the side in possession.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice(Action);

#[derive(Clone, Copy, Debug)]
enum Action {
    Card(card::Choice),
    Pass(pass::Choice),
    Shot(shot::Choice),
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-ACT-1",
    prompt: "social-prompt-action",
    wanted: "a card, a PASS or a shot",
    at_zero: None,
};

/// SOCIAL-ACT-6 Before a window opens: end of round, dead ball, assign. (The value check came before.)
/// SOCIAL-BALL-2 It opens for the side in possession. SOCIAL-ACT-5 After a card or PASS the next window opens in the same sequence.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if round::all_tired(state) {
        return round::end(turn, EndedBy::AllTired);
    }
    if dead_ball::is_dead(state) {
        return dead_ball::open(turn);
    }
    if !state.carrying().is_some_and(|carrier| carrier.is_fresh()) {
        return assign::open(turn);
    }
    match only_choice(state) {
        Some(choice) => carry_out(turn, choice),
        None => ask(turn, Phase::Action {}),
    }
}

/// SOCIAL-BALL-2 The side in possession.
#[inline]
pub(super) const fn asked(state: &SocialSoccer) -> Side {
    state.possession
}

/// SOCIAL-ACT-1 Play a card, PASS, SHOOT.
fn actions(state: &SocialSoccer) -> impl Iterator<Item = Move> {
    let cards = card::playable(state, state.possession, Window::Open).map(|card| Move::Play { card });
    let passes = pass::receivers(state).map(|to| Move::Pass { slot: to.slot });
    let shot = shot::may_shoot(state).then_some(Move::Shoot {});
    cards.chain(passes).chain(shot)
}

/// SOCIAL-STACK-14 The only legal action, if there is just one. With `auto_let` off a coach who holds cards is asked all the
/// same, so that nothing is told about them.
fn only_choice(state: &SocialSoccer) -> Option<Choice> {
    let side = state.possession;
    if !state.rules.auto_let.is_on() && !state.teams[side].hand.is_empty() {
        return None;
    }
    let action = only(actions(state))?;
    Some(decide(state, side, &action).expect("what is listed is legal"))
}

pub(super) fn list(state: &SocialSoccer, offer: impl FnMut(Move)) {
    actions(state).for_each(offer);
}

/// SOCIAL-ACT-1, SOCIAL-ACT-4 Whoever has a FRESH carrier must act.
pub(super) fn decide(state: &SocialSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let action = if let Move::Play { card } = *mv {
        Action::Card(card::check(state, side, Window::Open, card)?)
    } else if let Move::Pass { slot } = *mv {
        Action::Pass(pass::check(state, slot)?)
    } else if let Move::Shoot {} = mv {
        Action::Shot(shot::check(state)?)
    } else {
        return Err(misfit(state.phase, mv));
    };
    Ok(Choice(action))
}

/// SOCIAL-TIME-1 A shot if it is allowed, else a PASS to the strongest.
pub(super) fn default(state: &SocialSoccer) -> Option<Choice> {
    let shot = shot::check(state).map(Action::Shot).ok();
    shot.or_else(|| pass::to_the_strongest(state).map(Action::Pass))
        .map(Choice)
}

/// SOCIAL-TIME-1 The same in words.
pub(super) fn at_zero(state: &SocialSoccer) -> &'static str {
    if shot::may_shoot(state) {
        "social-zero-shoot"
    } else {
        "social-zero-pass"
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice.0 {
        Action::Card(choice) => card::announce(turn, choice),
        Action::Pass(choice) => pass::announce(turn, choice),
        Action::Shot(choice) => shot::declare(turn, choice),
    }
}
