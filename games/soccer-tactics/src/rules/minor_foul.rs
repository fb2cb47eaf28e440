//! The time for a move, the one minor foul, and the decision about the free kick that it offers. TACTICS-MINOR-1 Anything
//! else that breaks a rule is refused.

use engine::{Log, Rng, Text};

use super::{
    Choice as Decided, Line, Play, ask, choosing, corner, free_kick, keeper, offensive_set, placement, set_up,
};
use crate::{
    Aim, Event, Move, Phase, Refusal, SoccerTactics,
    phase::{Decision, Purpose},
};

/// TACTICS-MINOR-5 What the O-Team makes of a free kick that is offered to it.
pub(crate) struct Choice(Answer);

enum Answer {
    Take,
    Decline(Aim),
}

/// What happens when the time for the open decision is up, in words.
pub(crate) fn at_zero(state: &SoccerTactics) -> Option<Text> {
    Some(Text::new(match state.phase.decision() {
        Decision::PawnMove {
            purpose: Purpose::Set | Purpose::Attempt,
            ..
        }
        | Decision::BallPlay { .. } => "tactics-zero-free-kick",
        Decision::PawnMove {
            purpose: Purpose::Reply(_),
            ..
        } => "tactics-zero-offer",
        Decision::KeeperOrRoll { .. } => "tactics-zero-roll",
        Decision::Offer { .. } => "tactics-zero-decline",
        Decision::LineUp { .. } => "tactics-zero-line-up",
        Decision::CornerMove { .. } => "tactics-zero-pass",
        Decision::Square(_) | Decision::Pawn(_) | Decision::Placement(_) => "tactics-zero-first",
        Decision::Nothing => return None,
    }))
}

/// The time for the open decision is up.
pub(super) fn decision_time_up(turn: &mut Play<'_, impl Log<Event>>) -> Result<(), Refusal> {
    let state = turn.state();
    if state.is_virtual() {
        return Err(Refusal::VirtualMoves); // TACTICS-TIME-10
    }
    if state.options.move_limit_seconds == 0 {
        return Err(Refusal::NoMoveLimit); // TACTICS-MINOR-10
    }
    let side = state.decider().ok_or(Refusal::NotNow)?;
    // TACTICS-MINOR-9 The referee finishes a set-up, placement or choice, without a foul.
    let default = match state.phase.decision() {
        // TACTICS-MINOR-2, TACTICS-MINOR-4 The D-Team gets a free kick. TACTICS-MINOR-3 No card is shown.
        Decision::PawnMove {
            purpose: Purpose::Set | Purpose::Attempt,
            ..
        }
        | Decision::BallPlay { .. } => {
            turn.emit(Event::MinorFoul { side });
            free_kick::open_spot(turn);
            return Ok(());
        }
        // TACTICS-MINOR-5 The O-Team chooses.
        Decision::PawnMove {
            purpose: Purpose::Reply(aim),
            ..
        } => {
            turn.emit(Event::MinorFoul { side });
            ask(turn, Phase::Offer { aim });
            return Ok(());
        }
        Decision::KeeperOrRoll { aim } => Some(Decided::KeeperOrRoll(keeper::roll(aim))), // TACTICS-MINOR-7
        Decision::Offer { aim } => Some(Decided::Offer(decline(aim))),                    // TACTICS-MINOR-8
        Decision::LineUp { side, .. } => Some(Decided::LineUp(set_up::done(side))),
        Decision::CornerMove { left } => Some(Decided::CornerMove(corner::pass(side, left))),
        Decision::Square(choice) => choosing::default_square(state, side, choice).map(Decided::Choosing),
        Decision::Pawn(choice) => choosing::default_pawn(state, choice).map(Decided::Choosing),
        Decision::Placement(placement) => placement::default(state, side, placement).map(Decided::Placement),
        Decision::Nothing => None,
    };
    super::carry_out(turn, default.ok_or(Refusal::NotNow)?);
    Ok(())
}

/// To take it, or not.
pub(super) fn list(moves: &mut Vec<Move>) {
    moves.extend([Move::Take {}, Move::Decline {}]);
}

/// One of the two.
pub(super) fn sample(rng: &mut Rng) -> Move {
    if rng.below(2) == 0 {
        Move::Take {}
    } else {
        Move::Decline {}
    }
}

/// TACTICS-MINOR-5 The O-Team takes the free kick.
pub(super) fn take() -> Choice {
    Choice(Answer::Take)
}

/// TACTICS-MINOR-6 The D-Team's move is lost, and play goes on as after a miss.
pub(super) fn decline(aim: Aim) -> Choice {
    Choice(Answer::Decline(aim))
}

/// The free kick, or what was played for.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(answer): Choice) {
    match answer {
        Answer::Take => free_kick::open_spot(turn),
        Answer::Decline(aim) => {
            turn.emit(Event::Declined {
                side: turn.state().offence,
            });
            offensive_set::missed(turn, aim);
        }
    }
}

pub(super) fn prompt() -> Line {
    ("tactics-prompt-offer", "TACTICS-MINOR-5", 0)
}
