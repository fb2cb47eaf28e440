//! SIM-PRO The free steps of PRO skills and of SPEED.

use arrayvec::ArrayVec;
use engine::{Log, Side};

use super::{Play, ask, cod, prepare, put};
use crate::{
    Cell, Event, KickKind, Phase, Player, Refusal, SimulatorSoccer, Skill, Spot, Why,
    board::{anchor, rear_cells, zones},
    placing::{Respect, Room, lattice, spot},
};

/// The neighbour cells that somebody may step into.
pub(crate) type Steps = ArrayVec<Cell, 6>;

/// SIM-PRO-7 Where a footballer with OFFSIDE_LINE may step back before a team-mate's pass or cross.
pub(crate) fn offside_step_cells(state: &SimulatorSoccer, player: Player) -> Steps {
    let Some(kick) = state.kick else {
        return Steps::new();
    };
    let fits = matches!(
        kick.kind,
        KickKind::Play | KickKind::Dribble | KickKind::Cross | KickKind::HeaderPass
    ) && player.side() == kick.kicker.side()
        && player != kick.kicker
        && state.stands(player)
        && state.has(player, Skill::OffsideLine)
        && state.offside_at_kick(kick.kicker, kick.origin).contains(player);
    if !fits {
        return Steps::new();
    }
    rear_cells(state.cell_of(player), player.side())
        .filter(|cell| *cell != state.ball_cell && !state.team_mate_in(player, *cell))
        .filter(|cell| onside_spot(state, player, *cell).is_some())
        .collect()
}

/// SIM-PRO-7, SIM-PLACE-8 The first spot of a cell on which a footballer may stand and is not offside.
fn onside_spot(state: &SimulatorSoccer, player: Player, cell: Cell) -> Option<Spot> {
    let room = Room::new(state, player, cell, None, Respect::All);
    lattice(anchor(cell)).find(|at| is_onside(state, cell, *at) && room.check(*at).is_ok())
}

/// SIM-PRO-7 Whether a team-mate of the kicker is onside on a spot.
fn is_onside(state: &SimulatorSoccer, cell: Cell, at: Spot) -> bool {
    state
        .kick
        .is_some_and(|kick| !state.is_offside_at(kick.kicker, kick.origin, cell, at))
}

pub(crate) fn has_offside_step(state: &SimulatorSoccer) -> bool {
    state.options.pro()
        && state
            .team(state.attacking)
            .any(|player| !offside_step_cells(state, player).is_empty())
}

/// SIM-PRO-12 Where a footballer with HEADER may step when a cross is declared.
pub(crate) fn header_step_cells(state: &SimulatorSoccer, player: Player) -> Steps {
    let Some(kick) = state.kick else {
        return Steps::new();
    };
    let fits = kick.kind == KickKind::Cross
        && player != kick.kicker
        && state.stands(player)
        && state.has(player, Skill::Header)
        && !state.aiming.stepped.contains(player);
    if !fits {
        return Steps::new();
    }
    let area = zones(kick.kicker.side().other()).penalty_area;
    state
        .cell_of(player)
        .neighbours()
        .filter(|cell| area.contains(*cell) && *cell != state.ball_cell && !state.team_mate_in(player, *cell))
        .collect()
}

pub(crate) fn has_header_step(state: &SimulatorSoccer, side: Side) -> bool {
    state.options.pro()
        && state
            .team(side)
            .any(|player| !header_step_cells(state, player).is_empty())
}

/// SIM-PRO-13 Where a free footballer with SPEED may step to a stray ball.
pub(crate) fn speed_step_cells(state: &SimulatorSoccer, player: Player) -> Steps {
    let fits = state.stands(player)
        && state.has(player, Skill::Speed)
        && !state.flight.stepped.contains(player)
        && state.is_free(player, state.cell_of(player));
    if !fits {
        return Steps::new();
    }
    state
        .cell_of(player)
        .neighbours()
        .filter(|cell| state.is_empty(*cell))
        .collect()
}

/// SIM-PRO-13 A ball with nobody near.
fn is_stray(state: &SimulatorSoccer) -> bool {
    let near = |player: Player| {
        state
            .flight
            .cells
            .iter()
            .any(|cell| cell.distance(state.cell_of(player)) <= 1)
    };
    !state.ground.standing.iter().any(near)
}

fn has_speed_step(state: &SimulatorSoccer, side: Side) -> bool {
    state
        .team(side)
        .any(|player| !speed_step_cells(state, player).is_empty())
}

/// SIM-PRO-13 Attackers first, then defenders, then the Calculation of Distance.
pub(super) fn speed_steps(turn: &mut Play<'_, impl Log<Event>>, attacking: Side) {
    if is_stray(turn.state()) {
        for side in [attacking, attacking.other()] {
            if has_speed_step(turn.state(), side) {
                return ask(turn, Phase::SpeedStep { side });
            }
        }
    }
    cod::calculate(turn);
}

/// The free steps that are being made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stepping {
    /// SIM-PRO-7
    Back,
    /// SIM-PRO-12
    ToCross(Side),
    /// SIM-PRO-13
    ToBall(Side),
}

impl Stepping {
    fn open(state: &SimulatorSoccer) -> Option<Self> {
        if let Phase::HeaderStep { side } = state.phase {
            return Some(Self::ToCross(side));
        }
        if let Phase::SpeedStep { side } = state.phase {
            return Some(Self::ToBall(side));
        }
        (state.phase == Phase::OffsideStep {}).then_some(Self::Back)
    }

    fn side(self, state: &SimulatorSoccer) -> Side {
        match self {
            Self::Back => state.attacking,
            Self::ToCross(side) | Self::ToBall(side) => side,
        }
    }

    /// Whether anybody may still step.
    fn goes_on(self, state: &SimulatorSoccer) -> bool {
        match self {
            Self::Back => has_offside_step(state),
            Self::ToCross(side) => has_header_step(state, side),
            Self::ToBall(side) => has_speed_step(state, side),
        }
    }
}

/// Whether a free step is allowed now.
pub(crate) fn check_step(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
) -> Result<Spot, Refusal> {
    let Some(stepping) = Stepping::open(state) else {
        return Err(Refusal::NotNow);
    };
    let (cells, refusal) = match stepping {
        Stepping::Back => (offside_step_cells(state, player), Refusal::NoOffsideStep),
        Stepping::ToCross(_) => (header_step_cells(state, player), Refusal::NoHeaderStep),
        Stepping::ToBall(_) => (speed_step_cells(state, player), Refusal::NoSpeedStep),
    };
    if player.side() != stepping.side(state) {
        return Err(Refusal::NotYours);
    }
    if !cells.contains(&cell) {
        return Err(refusal);
    }
    if stepping != Stepping::Back {
        return spot(state, player, cell, at, Respect::All);
    }
    let at = at.or_else(|| onside_spot(state, player, cell)).ok_or(refusal)?;
    let at = spot(state, player, cell, Some(at), Respect::All)?;
    if is_onside(state, cell, at) {
        Ok(at)
    } else {
        Err(refusal)
    }
}

/// SIM-PRO-2 A free step.
pub(super) fn step(
    turn: &mut Play<'_, impl Log<Event>>,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
) -> Result<(), Refusal> {
    let at = check_step(turn.state(), player, cell, at)?;
    put(turn, player, at, cell, None, Why::Step, 1);
    if Stepping::open(turn.state()).is_some_and(|stepping| stepping.goes_on(turn.state())) {
        let phase = turn.state().phase;
        ask(turn, phase);
    } else {
        done(turn);
    }
    Ok(())
}

/// No further step.
pub(super) fn done(turn: &mut Play<'_, impl Log<Event>>) {
    let Phase::SpeedStep { side } = turn.state().phase else {
        return prepare::go_on(turn);
    };
    let defending = turn.state().defending();
    if side != defending && has_speed_step(turn.state(), defending) {
        return ask(turn, Phase::SpeedStep { side: defending });
    }
    cod::calculate(turn);
}
