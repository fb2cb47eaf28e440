//! The rules, one file per chapter of `RULES.md`. Each decision is at home in one of them: when it is opened, who is asked,
//! what can be chosen, how a move is checked into a choice, what the choice does, and what an absent coach chooses.
//!
//! Here stand the only matches that hand a question out to its home.

pub(crate) mod aim;
pub(crate) mod bring;
pub(crate) mod deploy;
pub(crate) mod first_ball;
mod round;
mod hand_limit;
mod assign;
mod dead_ball;
mod action;
mod pass;
pub(crate) mod shot;
pub(crate) mod block;
mod second_block;
pub(crate) mod duel;
mod outlet;
mod goal;
mod sequence;
mod stack;
pub(crate) mod card;
mod pay;
pub(crate) mod effects;
mod banner;
mod zero;
mod draw;
pub(crate) mod flow;
pub(crate) mod time;

use engine::{BySide, Clause, Log, Moves, Prompt, Rng, Seat, Seats, Side, Text, ToAct, Turn, Viewer};

use self::effects::{pick, scry, target};
use crate::{Event, Move, Phase, Refusal, SocialSoccer, state::Stage};

/// A move being played.
pub(crate) type Play<'a, L> = Turn<'a, SocialSoccer, L>;

/// A legal choice. Each was made by the check of its chapter, and there is no other way to make one.
#[derive(Debug)]
pub(crate) enum Choice {
    Bring(bring::Choice),
    Deploy(deploy::Choice),
    FirstBall(first_ball::Choice),
    Assign(assign::Choice),
    Action(action::Choice),
    DeadBall(dead_ball::Choice),
    Pay(pay::Choice),
    Response(stack::Choice),
    Block(block::Choice),
    SecondBlock(second_block::Choice),
    Duel(duel::Choice),
    Outlet(outlet::Choice),
    Target(target::Choice),
    Pick(pick::Choice),
    Scry(scry::Choice),
    HandLimit(hand_limit::Choice),
    GiveUp(aim::Choice),
}

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// The clause that asks it.
    pub(crate) clause: &'static str,
    /// The key of what viewers are told.
    prompt: &'static str,
    /// What is asked for, in words.
    pub(crate) wanted: &'static str,
    /// SOCIAL-TIME-1 The key of what happens when time runs out, where that is always the same.
    at_zero: Option<&'static str>,
}

/// SOCIAL-ACT-7 The sides whose answer the open question waits for.
#[inline]
pub(crate) fn asked(state: &SocialSoccer) -> BySide<bool> {
    let one = |side: Side| BySide::from_fn(|other| other == side);
    match state.phase {
        Phase::Running {} | Phase::Over {} => BySide::default(),
        Phase::Bring {} => bring::asked(state),
        Phase::Deploy {} => deploy::asked(state),
        Phase::AssignBall {} => one(assign::asked(state)),
        Phase::Action {} => one(action::asked(state)),
        Phase::DeadBall {} => one(dead_ball::asked(state)),
        Phase::Block {} => one(block::asked(state)),
        Phase::SecondBlock {} => one(second_block::asked(state)),
        Phase::Outlet {} => one(outlet::asked(state)),
        Phase::FirstBall { side }
        | Phase::PayTire { side, .. }
        | Phase::Response { side }
        | Phase::Duel { side }
        | Phase::Target { side }
        | Phase::PickCard { side, .. }
        | Phase::Scry { side }
        | Phase::HandLimit { side } => one(side),
    }
}

#[inline]
pub(crate) fn to_act(state: &SocialSoccer) -> ToAct {
    if state.stage == Stage::Over {
        return ToAct::Over(aim::outcome(state));
    }
    let asked = asked(state);
    ToAct::Seats(match (asked.home, asked.away) {
        (true, true) => [Seat::Home, Seat::Away].into_iter().collect(),
        (true, false) => Seats::one(Seat::Home),
        (false, true) => Seats::one(Seat::Away),
        (false, false) => Seats::NONE,
    })
}

/// Every choice of a side that is asked, but for the deck that it may bring and for giving up.
fn each(state: &SocialSoccer, side: Side, offer: impl FnMut(Move)) {
    match state.phase {
        Phase::Running {} | Phase::Over {} | Phase::Bring {} => {}
        Phase::Deploy {} => deploy::list(state, side, offer),
        Phase::FirstBall { .. } => first_ball::list(offer),
        Phase::AssignBall {} => assign::list(state, offer),
        Phase::Action {} => action::list(state, offer),
        Phase::DeadBall {} => dead_ball::list(state, offer),
        Phase::PayTire { .. } => pay::list(state, side, offer),
        Phase::Response { .. } => stack::list(state, side, offer),
        Phase::Block {} => block::list(state, offer),
        Phase::SecondBlock {} => second_block::list(state, offer),
        Phase::Duel { .. } => duel::list(state, side, offer),
        Phase::Outlet {} => outlet::list(state, offer),
        Phase::Target { .. } => target::list(state, side, offer),
        Phase::PickCard { from, .. } => pick::list(state, side, from, offer),
        Phase::Scry { .. } => scry::list(offer),
        Phase::HandLimit { .. } => hand_limit::list(state, side, offer),
    }
}

/// All choices of a seat. SOCIAL-AIM-7 Giving up is always the last.
pub(crate) fn list(state: &SocialSoccer, seat: Seat) -> Moves<Move> {
    if !to_act(state).seats().contains(seat) {
        return Moves::Listed(Vec::new());
    }
    if state.phase == (Phase::Bring {}) {
        return Moves::Open;
    }
    let mut moves = Vec::new();
    each(state, seat.side(), |mv| moves.push(mv));
    moves.push(Move::Resign {});
    Moves::Listed(moves)
}

/// One choice in so many that a random coach makes gives the game up.
const RESIGNS_ONCE_IN: u32 = 1 << 16;

/// One choice, each equally likely but for giving up, which is rare.
pub(crate) fn sample(state: &SocialSoccer, side: Side, rng: &mut Rng) -> Move {
    if state.phase == (Phase::Bring {}) {
        return bring::sample(state, rng);
    }
    let mut count = 0;
    each(state, side, |_| count += 1);
    let at = rng.below(count * RESIGNS_ONCE_IN);
    if at == 0 {
        return Move::Resign {};
    }
    let mut skip = at / RESIGNS_ONCE_IN;
    let mut sampled = None;
    each(state, side, |mv| {
        if skip == 0 && sampled.is_none() {
            sampled = Some(mv);
        } else {
            skip = skip.saturating_sub(1);
        }
    });
    sampled.expect("an open question has a choice")
}

/// SOCIAL-ACT-7 A legal choice, or the first clause that forbids it. SOCIAL-AIM-7 Giving up answers every question.
#[inline]
pub(crate) fn decide(state: &SocialSoccer, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    let side = seat.side();
    if Seat::first(side) != seat {
        return Err(Refusal::NotAsked); // SOCIAL-TERM-1
    }
    if !asked(state)[side] {
        return Err(not_asked(state.phase));
    }
    if let Move::Resign {} = mv {
        return Ok(Choice::GiveUp(aim::give_up(side)));
    }
    Ok(match state.phase {
        Phase::Running {} | Phase::Over {} => return Err(Refusal::NotAsked),
        Phase::Bring {} => Choice::Bring(bring::decide(state, side, mv)?),
        Phase::Deploy {} => Choice::Deploy(deploy::decide(state, side, mv)?),
        Phase::FirstBall { .. } => Choice::FirstBall(first_ball::decide(state, mv)?),
        Phase::AssignBall {} => Choice::Assign(assign::decide(state, mv)?),
        Phase::Action {} => Choice::Action(action::decide(state, side, mv)?),
        Phase::DeadBall {} => Choice::DeadBall(dead_ball::decide(state, side, mv)?),
        Phase::PayTire { left, .. } => Choice::Pay(pay::decide(state, side, left, mv)?),
        Phase::Response { .. } => Choice::Response(stack::decide(state, side, mv)?),
        Phase::Block {} => Choice::Block(block::decide(state, mv)?),
        Phase::SecondBlock {} => Choice::SecondBlock(second_block::decide(state, mv)?),
        Phase::Duel { .. } => Choice::Duel(duel::decide(state, side, mv)?),
        Phase::Outlet {} => Choice::Outlet(outlet::decide(state, mv)?),
        Phase::Target { .. } => Choice::Target(target::decide(state, side, mv)?),
        Phase::PickCard { from, .. } => Choice::Pick(pick::decide(state, side, from, mv)?),
        Phase::Scry { .. } => Choice::Scry(scry::decide(state, side, mv)?),
        Phase::HandLimit { .. } => Choice::HandLimit(hand_limit::decide(state, side, mv)?),
    })
}

/// SOCIAL-TIME-1 What an absent coach chooses.
fn default(state: &SocialSoccer, side: Side) -> Result<Choice, Refusal> {
    let phase = state.phase;
    let choice = match phase {
        Phase::Running {} | Phase::Over {} => None,
        Phase::Bring {} => bring::default(state, side).map(Choice::Bring),
        Phase::Deploy {} => Some(Choice::Deploy(deploy::default(state, side))),
        Phase::FirstBall { side } => Some(Choice::FirstBall(first_ball::default(side))),
        Phase::AssignBall {} => assign::default(state).map(Choice::Assign),
        Phase::Action {} => action::default(state).map(Choice::Action),
        Phase::DeadBall {} => Some(Choice::DeadBall(dead_ball::default())),
        Phase::PayTire { left, .. } => pay::default(state, side, left).map(Choice::Pay),
        Phase::Response { .. } => stack::default(state).map(Choice::Response),
        Phase::Block {} => Some(Choice::Block(block::default())),
        Phase::SecondBlock {} => Some(Choice::SecondBlock(second_block::default())),
        Phase::Duel { .. } => Some(Choice::Duel(duel::default(side))),
        Phase::Outlet {} => outlet::default(state).map(Choice::Outlet),
        Phase::Target { .. } => target::default(state, side).map(Choice::Target),
        Phase::PickCard { from, .. } => pick::default(state, side, from).map(Choice::Pick),
        Phase::Scry { .. } => Some(Choice::Scry(scry::default(side))),
        Phase::HandLimit { .. } => hand_limit::default(state, side).map(Choice::HandLimit),
    };
    choice.ok_or(Refusal::OtherQuestion { phase })
}

/// Carries out a legal choice.
#[inline]
pub(crate) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice {
        Choice::Bring(choice) => bring::carry_out(turn, choice),
        Choice::Deploy(choice) => deploy::carry_out(turn, choice),
        Choice::FirstBall(choice) => first_ball::carry_out(turn, choice),
        Choice::Assign(choice) => assign::carry_out(turn, choice),
        Choice::Action(choice) => action::carry_out(turn, choice),
        Choice::DeadBall(choice) => dead_ball::carry_out(turn, choice),
        Choice::Pay(choice) => pay::carry_out(turn, choice),
        Choice::Response(choice) => stack::carry_out(turn, choice),
        Choice::Block(choice) => block::carry_out(turn, choice),
        Choice::SecondBlock(choice) => second_block::carry_out(turn, choice),
        Choice::Duel(choice) => duel::carry_out(turn, choice),
        Choice::Outlet(choice) => outlet::carry_out(turn, choice),
        Choice::Target(choice) => target::carry_out(turn, choice),
        Choice::Pick(choice) => pick::carry_out(turn, choice),
        Choice::Scry(choice) => scry::carry_out(turn, choice),
        Choice::HandLimit(choice) => hand_limit::carry_out(turn, choice),
        Choice::GiveUp(choice) => aim::carry_out(turn, choice),
    }
}

/// The question of a phase.
pub(crate) const fn question(phase: Phase) -> Question {
    match phase {
        Phase::Running {} => Question {
            clause: "SOCIAL-ACT-7",
            prompt: "social-prompt-over",
            wanted: "nothing",
            at_zero: None,
        },
        Phase::Bring {} => bring::QUESTION,
        Phase::Deploy {} => deploy::QUESTION,
        Phase::FirstBall { .. } => first_ball::QUESTION,
        Phase::AssignBall {} => assign::QUESTION,
        Phase::Action {} => action::QUESTION,
        Phase::DeadBall {} => dead_ball::QUESTION,
        Phase::PayTire { .. } => pay::QUESTION,
        Phase::Response { .. } => stack::QUESTION,
        Phase::Block {} => block::QUESTION,
        Phase::SecondBlock {} => second_block::QUESTION,
        Phase::Duel { .. } => duel::QUESTION,
        Phase::Outlet {} => outlet::QUESTION,
        Phase::Target { .. } => target::QUESTION,
        Phase::PickCard { from, .. } => pick::question(from),
        Phase::Scry { .. } => scry::QUESTION,
        Phase::HandLimit { .. } => hand_limit::QUESTION,
        Phase::Over {} => Question {
            clause: "SOCIAL-MATCH-1",
            prompt: "social-prompt-over",
            wanted: "nothing",
            at_zero: None,
        },
    }
}

/// What a viewer is told about the open question.
pub(crate) fn prompt(state: &SocialSoccer, viewer: Viewer) -> Prompt {
    let asked = asked(state);
    let you = viewer.seat().is_some_and(|seat| asked[seat.side()]);
    let side = match (asked.home, asked.away) {
        (true, true) => "both",
        (true, false) => "home",
        (false, true) => "away",
        (false, false) => "nobody",
    };
    let question = question(state.phase);
    let count = match state.phase {
        Phase::PayTire { left, .. } => left,
        Phase::HandLimit { .. } => state.rules.hand_limit,
        Phase::Running {}
        | Phase::Bring {}
        | Phase::Deploy {}
        | Phase::FirstBall { .. }
        | Phase::AssignBall {}
        | Phase::Action {}
        | Phase::DeadBall {}
        | Phase::Response { .. }
        | Phase::Block {}
        | Phase::SecondBlock {}
        | Phase::Duel { .. }
        | Phase::Outlet {}
        | Phase::Target { .. }
        | Phase::PickCard { .. }
        | Phase::Scry { .. }
        | Phase::Over {} => 0,
    };
    Prompt {
        text: Text::new(question.prompt)
            .with("you", if you { "yes" } else { "no" })
            .with("side", side)
            .with("count", count),
        clause: Clause(question.clause),
    }
}

/// SOCIAL-TIME-1 The default choice in words.
pub(crate) fn at_zero(state: &SocialSoccer) -> Option<Text> {
    let key = if state.phase == (Phase::Action {}) {
        action::at_zero(state)
    } else {
        question(state.phase).at_zero?
    };
    Some(Text::new(key))
}

/// SOCIAL-ACT-7, SOCIAL-STACK-7, SOCIAL-STACK-9 What is said to a coach who is not asked.
const fn not_asked(phase: Phase) -> Refusal {
    match phase {
        Phase::Response { .. } => Refusal::OwnItemOnTop,
        Phase::Action {} | Phase::AssignBall {} | Phase::DeadBall {} => Refusal::DefendingStartsNothing,
        Phase::Running {}
        | Phase::Bring {}
        | Phase::Deploy {}
        | Phase::FirstBall { .. }
        | Phase::PayTire { .. }
        | Phase::Block {}
        | Phase::SecondBlock {}
        | Phase::Duel { .. }
        | Phase::Outlet {}
        | Phase::Target { .. }
        | Phase::PickCard { .. }
        | Phase::Scry { .. }
        | Phase::HandLimit { .. }
        | Phase::Over {} => Refusal::NotAsked,
    }
}

/// SOCIAL-ACT-7 What is said of a choice that does not answer the open question.
fn misfit(phase: Phase, mv: &Move) -> Refusal {
    match mv {
        Move::Let {} | Move::Yield {} if phase == (Phase::Action {}) => Refusal::MustAct,
        Move::Twist { .. } if matches!(phase, Phase::Response { .. }) => Refusal::TwistInAnswer,
        Move::Twist { .. } => Refusal::TwistOutsideDuel,
        Move::Bring { .. }
        | Move::Deploy { .. }
        | Move::FirstBall { .. }
        | Move::Assign { .. }
        | Move::Play { .. }
        | Move::Tire { .. }
        | Move::Pass { .. }
        | Move::Shoot {}
        | Move::Let {}
        | Move::Yield {}
        | Move::Block { .. }
        | Move::NoBlock {}
        | Move::Outlet { .. }
        | Move::Target { .. }
        | Move::Pick { .. }
        | Move::Keep {}
        | Move::Bottom {}
        | Move::Discard { .. }
        | Move::Resign {} => Refusal::OtherQuestion { phase },
    }
}

/// Opens a question.
#[inline]
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    turn.emit(Event::Asked { phase });
}

/// SOCIAL-STACK-14 The only one, if there is just one.
fn only<T>(mut choices: impl Iterator<Item = T>) -> Option<T> {
    let first = choices.next()?;
    choices.next().is_none().then_some(first)
}
