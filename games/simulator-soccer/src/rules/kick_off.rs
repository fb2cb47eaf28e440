//! SIM-START-6 Who kicks off at the start of the match.

use engine::{Log, Side};

use super::{About, Play, ask, named_taker, pegs::put, round};
use crate::{
    Event, Move, Origin, Phase, Player, Refusal, SimulatorSoccer, TakeRule, Why, board::CENTRE_CELL,
    placing::auto_at_ball,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-kickoff-taker",
    clause: "SIM-START-6",
    seconds: 3,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

/// SIM-START-6 An outfielder of the kicking side.
fn check(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    if player.side() != state.attacking || !state.is_on_pitch(player) {
        return Err(Refusal::NotYours);
    }
    if state.is_keeper(player) {
        Err(Refusal::OutfielderKicksOff)
    } else {
        Ok(())
    }
}

pub(crate) fn candidates(state: &SimulatorSoccer) -> impl Iterator<Item = Player> {
    state
        .team(state.attacking)
        .filter(|player| check(state, *player).is_ok())
}

pub(super) fn list(state: &SimulatorSoccer) -> Vec<Move> {
    candidates(state).map(|player| Move::Taker { player }).collect()
}

/// Whoever kicks off.
pub(crate) struct Choice {
    player: Player,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let player = named_taker(mv)?;
    check(state, player)?;
    Ok(Choice { player })
}

/// SIM-START-6 He stands at the ball.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { player }: Choice) {
    let at = auto_at_ball(turn.state(), player, CENTRE_CELL);
    put(turn, player, at, CENTRE_CELL, None, Why::Taker, 0);
    turn.emit(Event::Taken {
        player,
        cells: 0,
        rule: TakeRule::Nearest,
    });
    round::begin(turn, player.side(), Origin::KickOff);
    ask(turn, Phase::Declare {});
}
