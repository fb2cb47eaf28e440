//! SIM-TACK The tackle: at once by a defender who has entered, or in phase 3.

use engine::{Log, Side};

use super::{About, Play, agrees, ask, entry, foul, restart};
use crate::{Duel, Event, FoulKind, Move, Phase, Player, Refusal, SimulatorSoccer, board::zones};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-tackle",
    clause: "SIM-TACK-1",
    seconds: 2,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.defending()
}

pub(super) fn list() -> Vec<Move> {
    vec![Move::Tackle {}, Move::Decline {}]
}

/// SIM-TACK-1, SIM-PQR-5 The defender in the ball cell who may tackle.
pub(crate) fn tackler(state: &SimulatorSoccer) -> Result<Player, Refusal> {
    if state.held {
        return Err(Refusal::KeeperHolds);
    }
    let tackler = state
        .standing_in(state.defending(), state.ball_cell)
        .ok_or(Refusal::NobodyToTackle)?;
    // SIM-TACK-6
    if state.round.tackled {
        return Err(Refusal::TackledAlready);
    }
    if state.round.first_moved.is_some_and(|first| first != tackler) {
        return Err(Refusal::NotTheFirstMoved);
    }
    if state.phase != (Phase::Tackle {})
        && (state.round.moved.contains(tackler) || state.leavers.contains(tackler))
    {
        return Err(Refusal::MovedAlready3);
    }
    Ok(tackler)
}

/// SIM-TACK-5 Whether a tackle is a foul on a 1: in the defence zone it is.
pub(crate) fn fouls_on_one(state: &SimulatorSoccer, tackler: Player) -> bool {
    zones(tackler.side()).defence.contains(state.ball_cell)
}

/// A tackle that may be made.
pub(super) struct Challenge {
    tackler: Player,
    holder: Player,
}

pub(super) fn check(state: &SimulatorSoccer) -> Result<Challenge, Refusal> {
    let tackler = tackler(state)?;
    let holder = state.holder.ok_or(Refusal::NotNow)?;
    Ok(Challenge { tackler, holder })
}

/// Whether a footballer who has entered tackles.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Tackle(Challenge),
    Decline,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    Ok(Choice(if agrees(mv, Move::Tackle {})? {
        Chosen::Tackle(check(state)?)
    } else {
        Chosen::Decline
    }))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::Tackle(challenge) => tackle(turn, challenge),
        Chosen::Decline => ask(turn, Phase::Move3 {}),
    }
}

/// SIM-TACK-2 to SIM-TACK-5 A tackle.
pub(super) fn tackle(turn: &mut Play<'_, impl Log<Event>>, Challenge { tackler, holder }: Challenge) {
    let fouls = fouls_on_one(turn.state(), tackler);
    let (tackler_die, holder_die) = entry::duel(turn, Duel::Tackle, tackler, holder);
    if fouls && tackler_die == 1 {
        return foul::foul(turn, tackler, FoulKind::Tackle);
    }
    let state = turn.state();
    let won = state.piece(tackler).sticker.tackling + tackler_die
        > state.piece(holder).sticker.defending + holder_die;
    let (winner, loser) = if won { (tackler, holder) } else { (holder, tackler) };
    turn.emit(Event::DuelWon {
        duel: Duel::Tackle,
        winner,
        loser,
    });
    if won {
        // SIM-TACK-3, SIM-ROUND-4
        restart::win_ball(turn, tackler);
    } else {
        ask(turn, Phase::Move3 {});
    }
}
