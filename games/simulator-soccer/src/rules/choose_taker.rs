//! SIM-COD-4 Which of several equals takes the ball.

use engine::Log;

use super::{About, Play, cod, named_taker, takers::takers};
use crate::{Event, Move, Player, Refusal, SimulatorSoccer, TakeRule, player::Players};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-choose-taker",
    clause: "SIM-COD-4",
    seconds: 2,
};

/// SIM-OFF-6 Of equals those who are onside take the ball, if there are any.
pub(super) fn onside_first(state: &SimulatorSoccer, nearest: Players) -> Players {
    let onside = nearest - state.flight.offside;
    if onside.is_empty() { nearest } else { onside }
}

/// Who can be chosen.
pub(crate) fn candidates(state: &SimulatorSoccer) -> Players {
    state.kick.map_or(Players::NONE, |kick| {
        let (nearest, _) = takers(state, kick);
        onside_first(state, nearest)
    })
}

pub(super) fn list(state: &SimulatorSoccer) -> Vec<Move> {
    candidates(state)
        .iter()
        .map(|player| Move::Taker { player })
        .collect()
}

/// Whoever takes the ball, with the rule that made him one of the equals.
pub(crate) struct Choice {
    player: Player,
    rule: TakeRule,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let player = named_taker(mv)?;
    let kick = state.kick.ok_or(Refusal::NotACandidate)?;
    let (nearest, rule) = takers(state, kick);
    if onside_first(state, nearest).contains(player) {
        Ok(Choice { player, rule })
    } else if nearest.contains(player) {
        Err(Refusal::OnsideTaker)
    } else {
        Err(Refusal::NotACandidate)
    }
}

/// SIM-COD-4 The seat has chosen.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { player, rule }: Choice) {
    cod::approach(turn, player, rule);
}
