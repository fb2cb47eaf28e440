//! SIM-P3, SIM-QUICK, SIM-PQR Phase 3: the defending side answers.

use engine::{Log, Side};

use super::{About, Play, ask, entry, moving, pegs::put, round, tackle};
use crate::{
    Cell, Event, Move, Phase, Player, Refusal, SimulatorSoccer, Spot, Why,
    placing::{Respect, auto, spot},
    state::Quick,
};

/// SIM-PQR-4 Footballers who change their spots.
const SYNCHRO_MAX: u8 = 4;

pub(super) fn about(state: &SimulatorSoccer) -> About {
    let (prompt, clause) = if state.round.third == Some(true) {
        ("sim-prompt-quick-round", "SIM-QUICK-2")
    } else {
        ("sim-prompt-move3", "SIM-P3-1")
    };
    About {
        prompt,
        clause,
        seconds: 4,
    }
}

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.defending()
}

/// SIM-P3, SIM-QUICK-2, SIM-PQR-2, SIM-ENTER The limits of phase 3.
pub(super) fn check(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    cells: u8,
    major: bool,
) -> Result<(), Refusal> {
    if state.round.moved.contains(player) {
        return Err(Refusal::MovedAlready3);
    }
    let quick = state.round.third == Some(true);
    if quick {
        // SIM-P3-4 The keeper's step is extra.
        let used = if state.is_keeper(player) {
            state.round.keeper_stepped
        } else {
            state.round.quick.is_some()
        };
        if used || cells > 1 {
            return Err(Refusal::QuickRound);
        }
    } else if cells > moving::limit_three(state) {
        return Err(Refusal::TooFar3);
    }
    let from = state.cell_of(player);
    if cell == state.ball_cell && from != cell {
        if state.stoppage.is_some() {
            return Err(Refusal::ThrowerStays);
        }
        entry::check(state, player, major)?;
    }
    Ok(())
}

/// SIM-PQR-3 KNOCK-ON.
pub(crate) fn check_knock_on(
    state: &SimulatorSoccer,
    player: Player,
    other: Player,
    cell: Cell,
) -> Result<(), Refusal> {
    let side = state.defending();
    if !(state.options.pro_quick_round.is_on() && state.round.third == Some(true)) {
        return Err(Refusal::NotNow);
    }
    moving::check_unforced(state, side)?;
    if state.round.quick.is_some() {
        return Err(Refusal::OneChoice);
    }
    let mine = |player: Player| player.side() == side && state.stands(player) && !state.is_keeper(player);
    if !mine(player) || !mine(other) || player == other {
        return Err(Refusal::NotYours);
    }
    if state.round.moved.contains(player) || state.round.moved.contains(other) {
        return Err(Refusal::MovedAlready3);
    }
    let (from, through) = (state.cell_of(player), state.cell_of(other));
    let ball = [from, through, cell].contains(&state.ball_cell);
    let legal = from.distance(through) == 1 && through.distance(cell) == 1 && state.is_empty(cell) && !ball;
    if legal { Ok(()) } else { Err(Refusal::NoKnockOn) }
}

/// SIM-PQR-4 SYNCHRO: whether one more may change his spot.
pub(crate) fn check_synchro(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    let side = state.defending();
    if !(state.options.pro_quick_round.is_on() && state.round.third == Some(true)) {
        return Err(Refusal::NotNow);
    }
    moving::check_unforced(state, side)?;
    match state.round.quick {
        None => {}
        Some(Quick::Synchro(count)) if count < SYNCHRO_MAX => {}
        Some(Quick::Synchro(_)) => return Err(Refusal::NoSynchro),
        Some(Quick::OneByOne | Quick::KnockOn) => return Err(Refusal::OneChoice),
    }
    if player.side() != side || !state.stands(player) {
        return Err(Refusal::NotYours);
    }
    if state.round.moved.contains(player) {
        Err(Refusal::MovedAlready3)
    } else {
        Ok(())
    }
}

/// What the defending side may do in phase 3.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Move(moving::Walk),
    KnockOn {
        player: Player,
        through: Cell,
        other: Player,
        cell: Cell,
    },
    Synchro {
        player: Player,
        at: Spot,
        cell: Cell,
    },
    Tackle(tackle::Challenge),
    Done,
}

pub(super) fn decide(state: &SimulatorSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Move {
        player,
        cell,
        at,
        major,
    } = *mv
    {
        let walk = moving::check_walk(state, player, cell, at, major)?;
        Ok(Choice(Chosen::Move(walk)))
    } else if let Move::KnockOn { player, other, cell } = *mv {
        check_knock_on(state, player, other, cell)?;
        Ok(Choice(Chosen::KnockOn {
            player,
            through: state.cell_of(other),
            other,
            cell,
        }))
    } else if let Move::Shift { player, at } = *mv {
        check_synchro(state, player)?;
        let cell = state.cell_of(player);
        let at = spot(state, player, cell, Some(at), Respect::All)?;
        Ok(Choice(Chosen::Synchro { player, at, cell }))
    } else if *mv == (Move::Tackle {}) {
        moving::check_unforced(state, side)?;
        let challenge = tackle::check(state)?;
        Ok(Choice(Chosen::Tackle(challenge)))
    } else if *mv == (Move::Done {}) {
        moving::check_unforced(state, side)?;
        Ok(Choice(Chosen::Done))
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::Move(walk) => moving::walk(turn, walk),
        // SIM-PQR-3 One moves into a team-mate's cell, and he moves on.
        Chosen::KnockOn {
            player,
            through,
            other,
            cell,
        } => {
            let at = auto(turn.state(), other, cell, None, Respect::All);
            put(turn, other, at, cell, None, Why::KnockOn, 1);
            let at = auto(turn.state(), player, through, None, Respect::All);
            put(turn, player, at, through, None, Why::KnockOn, 1);
            ask(turn, Phase::Move3 {});
        }
        // SIM-PQR-4 A footballer changes his spot inside his cell.
        Chosen::Synchro { player, at, cell } => {
            put(turn, player, at, cell, None, Why::Synchro, 1);
            ask(turn, Phase::Move3 {});
        }
        Chosen::Tackle(challenge) => tackle::tackle(turn, challenge),
        // SIM-P3-8 The seat has moved enough.
        Chosen::Done => round::end_round(turn),
    }
}
