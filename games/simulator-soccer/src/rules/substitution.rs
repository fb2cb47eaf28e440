//! SIM-SUB Substitutions.

use engine::{Log, Side};

use super::{Play, ask, line_up, throw_in};
use crate::{Event, Phase, Player, Refusal, SimulatorSoccer, state::Status};

/// SIM-SUB-5 How many substitutions a side must have made by now.
pub(crate) fn owed(state: &SimulatorSoccer, side: Side) -> u8 {
    if !state.options.mandatory_subs.is_on() || state.clock.period < 2 || state.in_break {
        return 0;
    }
    let regular = state.options.half_steps();
    let wanted = if state.clock.period > 2 || 3 * state.clock.step >= 2 * regular {
        3
    } else if 3 * state.clock.step >= regular {
        2
    } else {
        0
    };
    let missing = wanted
        .min(state.options.max_subs)
        .saturating_sub(state.subs[side]);
    missing.min(Player::of(side).filter(|player| comes_on(state, *player)).count() as u8)
}

/// Whether anybody owes a substitution.
pub(crate) fn is_due(state: &SimulatorSoccer) -> bool {
    Side::ALL.into_iter().any(|side| owed(state, side) > 0)
}

fn comes_on(state: &SimulatorSoccer, player: Player) -> bool {
    state.piece(player).status == Status::Bench && !state.is_keeper(player)
}

fn plays(state: &SimulatorSoccer, player: Player) -> bool {
    matches!(state.piece(player).status, Status::Pitch | Status::Hand)
}

/// Whether a side can substitute at all.
pub(crate) fn is_possible(state: &SimulatorSoccer, side: Side) -> bool {
    state.subs[side] < state.options.max_subs
        && (Player::of(side).any(|player| comes_on(state, player)) || may_bring_reserve_keeper(state, side))
}

/// SIM-SUB-7 The keeper was sent off, and his side has brought no other.
pub(crate) fn may_bring_reserve_keeper(state: &SimulatorSoccer, side: Side) -> bool {
    !state.reserve_used[side]
        && state.subs[side] < state.options.max_subs
        && sent_off_keeper(state, side).is_some()
}

fn sent_off_keeper(state: &SimulatorSoccer, side: Side) -> Option<Player> {
    Player::of(side).find(|player| state.is_keeper(*player) && state.piece(*player).status == Status::SentOff)
}

/// SIM-SUB-1, SIM-SUB-2, SIM-SUB-6 Whether a pair may be exchanged. SIM-SUB-8 Nobody comes for one who was sent off.
pub(crate) fn check(state: &SimulatorSoccer, side: Side, off: Player, on: Player) -> Result<(), Refusal> {
    if state.subs[side] >= state.options.max_subs {
        return Err(Refusal::TooManySubs);
    }
    if off.side() != side || on.side() != side || !plays(state, off) {
        return Err(Refusal::NotFromTheBench);
    }
    if state.is_keeper(off) || state.is_keeper(on) {
        return Err(Refusal::KeeperStaysOn);
    }
    if comes_on(state, on) {
        Ok(())
    } else {
        Err(Refusal::NotFromTheBench)
    }
}

/// SIM-SUB-2 One out, one in. SIM-SUB-4 At a throw-in play then resumes with a line-up.
pub(super) fn substitute(
    turn: &mut Play<'_, impl Log<Event>>,
    side: Side,
    off: Player,
    on: Player,
) -> Result<(), Refusal> {
    check(turn.state(), side, off, on)?;
    let phase = turn.state().phase;
    turn.emit(Event::Substituted { off, on });
    if matches!(phase, Phase::CallSubstitution { .. }) {
        line_up::begin(turn);
    } else {
        ask(turn, phase);
    }
    Ok(())
}

/// SIM-SUB-7 Whether the reserve keeper may come on for somebody.
pub(crate) fn check_reserve(state: &SimulatorSoccer, side: Side, off: Player) -> Result<(), Refusal> {
    let legal = may_bring_reserve_keeper(state, side)
        && off.side() == side
        && plays(state, off)
        && !state.is_keeper(off);
    if legal {
        Ok(())
    } else {
        Err(Refusal::NoReserveKeeper)
    }
}

/// SIM-SUB-7 The reserve keeper comes on, on the keeper's peg.
pub(super) fn reserve_keeper(
    turn: &mut Play<'_, impl Log<Event>>,
    side: Side,
    off: Player,
) -> Result<(), Refusal> {
    check_reserve(turn.state(), side, off)?;
    let on = sent_off_keeper(turn.state(), side).expect("the keeper was sent off");
    let phase = turn.state().phase;
    turn.emit(Event::ReserveKeeperOn { off, on });
    ask(turn, phase);
    Ok(())
}

/// A side substitutes no more.
pub(super) fn done(turn: &mut Play<'_, impl Log<Event>>, side: Side) -> Result<(), Refusal> {
    let state = turn.state();
    if matches!(state.phase, Phase::CallSubstitution { .. }) {
        throw_in::no_call(turn, side);
        return Ok(());
    }
    if owed(state, side) > 0 {
        return Err(Refusal::SubsDue);
    }
    line_up::after_substitutions(turn, side);
    Ok(())
}
