//! SIM-GK-16 A keeper who holds the ball puts it down, or throws it.

use engine::{Log, Rng, Side};

use super::{About, Play, ask, declare, pegs::make_room_for_ball};
use crate::{
    Cell, Event, KickKind, Move, Phase, Player, Refusal, SimulatorSoccer, Spot,
    board::{anchor, depth},
    placing::lattice,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-put-down",
    clause: "SIM-GK-16",
    seconds: 4,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

const THROW: Move = Move::Declare {
    kind: KickKind::Throw,
    named: None,
};

pub(super) fn sample(state: &SimulatorSoccer, rng: &mut Rng) -> Move {
    if rng.below(2) == 0 {
        THROW
    } else {
        by_itself(state)
    }
}

/// SIM-GK-16 The keeper puts the ball down, or throws it if opponents leave him no room.
pub(super) fn by_itself(state: &SimulatorSoccer) -> Move {
    let room = state
        .holder
        .is_some_and(|keeper| spot_by_itself(state, keeper).is_some());
    if room { Move::Spot { at: None } } else { THROW }
}

/// SIM-GK-16 Anywhere in his cell, 1.2 from an opponent's peg.
fn check_spot(state: &SimulatorSoccer, keeper: Player, at: Spot) -> Result<(), Refusal> {
    let cell = state.cell_of(keeper);
    if depth(cell, at.cm()) < 0.6 - 1e-6 {
        return Err(Refusal::PutDownInCell);
    }
    let clear = state
        .team(keeper.side().other())
        .all(|opponent| state.piece(opponent).at.away(at) >= 2.3 - 1e-6);
    if clear {
        Ok(())
    } else {
        Err(Refusal::PutDownNearOpponent)
    }
}

/// SIM-GK-16, SIM-PLACE-8 Where the keeper puts the ball down by himself: on the first legal spot of the lattice laid
/// through the middle of his cell, if there is one.
fn spot_by_itself(state: &SimulatorSoccer, keeper: Player) -> Option<Spot> {
    lattice(anchor(state.cell_of(keeper))).find(|at| check_spot(state, keeper, *at).is_ok())
}

/// What becomes of a ball in a keeper's hands.
pub(crate) struct Choice(Chosen);

enum Chosen {
    PutDown { at: Spot, cell: Cell },
    Throw(declare::Choice),
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Spot { at } = *mv {
        let keeper = state.holder.ok_or(Refusal::NotNow)?;
        let at = at
            .or_else(|| spot_by_itself(state, keeper))
            .ok_or(Refusal::PutDownNearOpponent)?;
        check_spot(state, keeper, at)?;
        let cell = state.cell_of(keeper);
        Ok(Choice(Chosen::PutDown { at, cell }))
    } else if let Move::Declare { kind, named } = *mv {
        let throw = declare::check(state, kind, named)?;
        Ok(Choice(Chosen::Throw(throw)))
    } else if *mv == (Move::Done {}) {
        Err(Refusal::MustKick)
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::PutDown { at, cell } => {
            turn.emit(Event::BallPut { at, cell });
            make_room_for_ball(turn);
            ask(turn, Phase::Declare {});
        }
        Chosen::Throw(throw) => declare::carry_out(turn, throw),
    }
}
