//! The goal kick (CITY-GKIK).

use engine::{Log, Seat, Side};

use super::{
    Play, Told,
    ball_cards::{self, BallPlay, OUTS, PASSES, SQUARES},
    candidates::{Menu, SKIP},
    restarts::restart,
    told, turn as turns,
};
use crate::{Context, Event, Move, Next, Refusal, RestartKind, SoccerCity};

pub(super) const PROMPT: Told = told("city-prompt-goal-kick", "CITY-GKIK-2");

pub(super) fn menu() -> Menu {
    Menu::of([SKIP, PASSES, SQUARES, OUTS])
}

/// CITY-GKIK-1 A goal kick, taken by the keeper.
pub(super) fn next(state: &SoccerCity, side: Side) -> Next {
    let (_, at) = state.keeper(side);
    restart(RestartKind::GoalKick, side, at)
}

/// How a goal kick may be taken.
pub(crate) struct Choice(Part);

enum Part {
    Skip,
    Kick(BallPlay),
}

/// CITY-GKIK-2 It is left out only if no pass is possible.
pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        if ball_cards::any_kick(state, seat, Context::GoalKick) {
            return Err(Refusal::MustTakeGoalKick);
        }
        return Ok(Choice(Part::Skip));
    }
    ball_cards::check_kick(state, seat, Context::GoalKick, mv).map(|ball| Choice(Part::Kick(ball)))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Skip => turns::action_phase(turn),
        Part::Kick(ball) => ball_cards::play(turn, ball),
    }
}
