//! The rules, one file per chapter of `RULES.md`, and the homes of the two decisions: `set_aside` and `lay`. What is
//! asked of a home, by phase or by move, is handed out here.

pub(crate) mod preparing;
pub(crate) mod set_aside;
pub(crate) mod flip;
pub(crate) mod lay;
pub(crate) mod minute;
pub(crate) mod attack;
pub(crate) mod shot;
pub(crate) mod penalty;
pub(crate) mod free_kick;
pub(crate) mod half_time;
pub(crate) mod injury_time;
pub(crate) mod time;
pub(crate) mod house;
pub(crate) mod hand_play;
pub(crate) mod shoot_out;

use arrayvec::ArrayVec;
use engine::{Log, Moves, Prompt, Rng, Seat, Seats, Side, ToAct, Turn, Viewer};

use crate::{Event, FlipFootball, Move, Refusal, phase::Phase};
pub use minute::{Verdict, result_of};

/// A move being played.
type Play<'a, L> = Turn<'a, FlipFootball, L>;

/// A decision that the rules allow. Its parts are made by the checks of their homes, and by nothing else.
pub(crate) enum Choice {
    SetAside(set_aside::Choice),
    Lay(lay::Choice),
}

/// Who must decide.
pub(crate) fn to_act(state: &FlipFootball) -> ToAct {
    match state.phase {
        Phase::Over => ToAct::Over(state.outcome()),
        Phase::Play(_) if state.referee_lays() => ToAct::Clock,
        Phase::SetAside | Phase::Play(_) => ToAct::Seats(asked(state)),
    }
}

/// The seats that must decide.
#[inline]
fn asked(state: &FlipFootball) -> Seats {
    let asks = |side: Side| match state.phase {
        Phase::SetAside => set_aside::asks(state, side),
        Phase::Play(_) => lay::asks(state, side),
        Phase::Over => false,
    };
    Side::ALL
        .into_iter()
        .filter(|side| asks(*side))
        .map(Seat::first)
        .collect()
}

/// Every legal move of a seat.
pub(crate) fn list(state: &FlipFootball, seat: Seat) -> Moves<Move> {
    if !asked(state).contains(seat) {
        return Moves::Listed(Vec::new());
    }
    Moves::Listed(match state.phase {
        Phase::SetAside => set_aside::list(state, seat),
        Phase::Play(_) => lay::list(state, seat),
        Phase::Over => Vec::new(),
    })
}

/// One legal move of a seat, each with a chance.
#[inline]
pub(crate) fn sample(state: &FlipFootball, seat: Seat, rng: &mut Rng) -> Move {
    match state.phase {
        Phase::SetAside => set_aside::sample(state, seat, rng),
        Phase::Play(_) => lay::sample(state, seat, rng),
        Phase::Over => unreachable!("nobody decides after full time"),
    }
}

/// Checks a move into a choice, or names the first clause that forbids it. Each kind of move belongs to one home, which
/// refuses it out of its phase.
#[inline]
pub(crate) fn decide(state: &FlipFootball, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if Seat::first(seat.side()) != seat {
        return Err(Refusal::NoSuchSeat); // FLIP-COMP-3
    }
    match mv {
        Move::SetAside { card } => set_aside::one(state, seat, *card).map(Choice::SetAside),
        Move::RestRandom {} => set_aside::rest(state, seat).map(Choice::SetAside),
        Move::Preset { name } => set_aside::ready_made(state, seat, *name).map(Choice::SetAside),
        Move::Lay { card } => lay::decide(state, seat, *card).map(Choice::Lay),
    }
}

/// What the referee decides for each side that has not decided.
fn defaults(state: &FlipFootball) -> ArrayVec<Choice, 2> {
    let default = |side: Side| match state.phase {
        Phase::SetAside => set_aside::default(state, side).map(Choice::SetAside),
        Phase::Play(period) => lay::default(state, period, side).map(Choice::Lay),
        Phase::Over => None,
    };
    Side::ALL.into_iter().filter_map(default).collect()
}

/// Carries a choice out.
#[inline]
pub(crate) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice {
        Choice::SetAside(choice) => set_aside::carry_out(turn, choice),
        Choice::Lay(choice) => lay::carry_out(turn, choice),
    }
}

/// What a viewer should be told about the decision at hand.
pub(crate) fn prompt(state: &FlipFootball, viewer: Viewer) -> Prompt {
    let is_asked = viewer.seat().is_some_and(|seat| asked(state).contains(seat));
    match state.phase {
        Phase::SetAside => set_aside::prompt(state, viewer, is_asked),
        Phase::Play(period) => lay::prompt(state, period, viewer, is_asked),
        Phase::Over => injury_time::prompt(),
    }
}

/// Whenever the referee draws for both sides, Home's draw comes first; these are the names of the draws.
fn named(side: Side, home: &'static str, away: &'static str) -> &'static str {
    match side {
        Side::Home => home,
        Side::Away => away,
    }
}
