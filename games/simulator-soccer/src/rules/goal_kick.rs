//! SIM-GKICK-1 Where the ball of a goal kick lies.

use engine::{Log, Rng, Side};

use super::{About, Play, ask, named_spot};
use crate::{
    Cell, Event, LineUpPart, Move, Phase, Refusal, SimulatorSoccer, Spot,
    board::{anchor, cell_at, depth, zones},
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-ball-spot",
    clause: "SIM-GKICK-1",
    seconds: 2,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

pub(super) fn sample(state: &SimulatorSoccer, rng: &mut Rng) -> Move {
    let goal_box = zones(state.attacking).goal_box;
    Move::Spot {
        at: goal_box.nth(rng.below(goal_box.len())).map(anchor),
    }
}

/// A spot for the ball.
pub(crate) struct Choice {
    at: Spot,
    cell: Cell,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let zones = zones(state.attacking);
    let at = named_spot(mv)?.unwrap_or_else(|| anchor(zones.goal));
    let cell = cell_at(at);
    let inside = zones.goal_box.contains(cell) && depth(cell, at.cm()) >= 0.6 - 1e-6;
    if inside {
        Ok(Choice { at, cell })
    } else {
        Err(Refusal::GoalKickBall)
    }
}

/// SIM-GKICK-1 The ball of a goal kick is put down.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { at, cell }: Choice) {
    turn.emit(Event::BallPut { at, cell });
    ask(
        turn,
        Phase::LineUp {
            part: LineUpPart::First,
        },
    );
}
