//! SIM-SUB Substitutions.

use engine::{Log, Side};

use super::{About, Play, ask, stoppage};
use crate::{Event, Move, Phase, Player, Refusal, SimulatorSoccer, state::Status};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-substitutions",
    clause: "SIM-SUB-1",
    seconds: 2,
};

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
pub(super) fn is_due(state: &SimulatorSoccer) -> bool {
    Side::ALL.into_iter().any(|side| owed(state, side) > 0)
}

fn comes_on(state: &SimulatorSoccer, player: Player) -> bool {
    state.piece(player).status == Status::Bench && !state.is_keeper(player)
}

fn plays(state: &SimulatorSoccer, player: Player) -> bool {
    matches!(state.piece(player).status, Status::Pitch | Status::Hand)
}

/// Whether a side can substitute at all.
pub(super) fn is_possible(state: &SimulatorSoccer, side: Side) -> bool {
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

/// A pair that may be exchanged.
pub(super) struct Exchange {
    off: Player,
    on: Player,
}

/// SIM-SUB-1, SIM-SUB-2, SIM-SUB-6 Whether a pair may be exchanged. SIM-SUB-8 Nobody comes for one who was sent off.
pub(super) fn check(
    state: &SimulatorSoccer,
    side: Side,
    off: Player,
    on: Player,
) -> Result<Exchange, Refusal> {
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
        Ok(Exchange { off, on })
    } else {
        Err(Refusal::NotFromTheBench)
    }
}

/// SIM-SUB-7 Whether the reserve keeper may come on for somebody, and on whose peg.
fn check_reserve(state: &SimulatorSoccer, side: Side, off: Player) -> Result<Player, Refusal> {
    let may = may_bring_reserve_keeper(state, side)
        && off.side() == side
        && plays(state, off)
        && !state.is_keeper(off);
    sent_off_keeper(state, side)
        .filter(|_| may)
        .ok_or(Refusal::NoReserveKeeper)
}

/// Everybody for whom a footballer may go off.
pub(super) fn list_exchanges(state: &SimulatorSoccer, side: Side, off: Player) -> impl Iterator<Item = Move> {
    Player::of(side)
        .filter(move |on| check(state, side, off, *on).is_ok())
        .map(move |on| Move::Substitute { off, on })
}

pub(super) fn list(state: &SimulatorSoccer, side: Side) -> Vec<Move> {
    let mut moves = Vec::new();
    if owed(state, side) == 0 {
        moves.push(Move::Done {});
    }
    for off in state.squad(side) {
        moves.extend(list_exchanges(state, side, off));
        if check_reserve(state, side, off).is_ok() {
            moves.push(Move::ReserveKeeper { off });
        }
    }
    moves
}

/// SIM-SUB-5 What is due: the best of the bench for the weakest.
pub(super) fn by_itself(state: &SimulatorSoccer, side: Side) -> Move {
    if owed(state, side) == 0 {
        return Move::Done {};
    }
    let level = |player: &Player| state.piece(*player).sticker.level();
    let off = state
        .squad(side)
        .filter(|player| !state.is_keeper(*player))
        .min_by_key(level);
    let on = Player::of(side)
        .filter(|on| off.is_some_and(|off| check(state, side, off, *on).is_ok()))
        .max_by_key(level);
    off.zip(on)
        .map_or(Move::Done {}, |(off, on)| Move::Substitute { off, on })
}

/// What a side may change.
pub(crate) struct Choice {
    side: Side,
    chosen: Chosen,
}

enum Chosen {
    Substitute(Exchange),
    ReserveKeeper { off: Player, on: Player },
    Done,
}

pub(super) fn decide(state: &SimulatorSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let chosen = if let Move::Substitute { off, on } = *mv {
        Chosen::Substitute(check(state, side, off, on)?)
    } else if let Move::ReserveKeeper { off } = *mv {
        let on = check_reserve(state, side, off)?;
        Chosen::ReserveKeeper { off, on }
    } else if *mv != (Move::Done {}) {
        return Err(Refusal::NotNow);
    } else if owed(state, side) > 0 {
        return Err(Refusal::SubsDue);
    } else {
        Chosen::Done
    };
    Ok(Choice { side, chosen })
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { side, chosen }: Choice) {
    match chosen {
        Chosen::Substitute(exchange) => substitute(turn, exchange),
        // SIM-SUB-7 The reserve keeper comes on, on the keeper's peg.
        Chosen::ReserveKeeper { off, on } => turn.emit(Event::ReserveKeeperOn { off, on }),
        // The side substitutes no more.
        Chosen::Done => return stoppage::after_substitutions(turn, side),
    }
    ask(turn, Phase::Substitutions { side });
}

/// SIM-SUB-2 One out, one in.
pub(super) fn substitute(turn: &mut Play<'_, impl Log<Event>>, Exchange { off, on }: Exchange) {
    turn.emit(Event::Substituted { off, on });
}
