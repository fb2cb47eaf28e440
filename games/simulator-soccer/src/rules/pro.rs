//! SIM-PRO The free steps of PRO skills and of SPEED.

use arrayvec::ArrayVec;
use engine::{Log, Rng, Side};

use super::{About, Play, ask, cod, pegs::put, prepare};
use crate::{
    Cell, Event, KickKind, Move, Phase, Player, Refusal, SimulatorSoccer, Skill, Spot, Why,
    board::{anchor, rear_cells, zones},
    placing::{Respect, Room, lattice, spot},
};

/// The neighbour cells that somebody may step into.
pub(crate) type NextCells = ArrayVec<Cell, 6>;

/// SIM-PRO-7 Where a footballer with OFFSIDE_LINE may step back before a team-mate's pass or cross.
fn offside_step_cells(state: &SimulatorSoccer, player: Player) -> NextCells {
    let Some(kick) = state.kick else {
        return NextCells::new();
    };
    let passes = match kick.kind {
        KickKind::Play | KickKind::Dribble | KickKind::Cross | KickKind::HeaderPass => true,
        KickKind::Shot | KickKind::Throw | KickKind::HeaderShot => false,
    };
    let fits = passes
        && player.side() == kick.kicker.side()
        && player != kick.kicker
        && state.stands(player)
        && state.has(player, Skill::OffsideLine)
        && state.offside_at_kick(kick.kicker, kick.origin).contains(player);
    if !fits {
        return NextCells::new();
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

pub(super) fn has_offside_step(state: &SimulatorSoccer) -> bool {
    state.options.pro()
        && state
            .team(state.attacking)
            .any(|player| !offside_step_cells(state, player).is_empty())
}

/// SIM-PRO-12 Where a footballer with HEADER may step when a cross is declared.
fn header_step_cells(state: &SimulatorSoccer, player: Player) -> NextCells {
    let Some(kick) = state.kick else {
        return NextCells::new();
    };
    let fits = kick.kind == KickKind::Cross
        && player != kick.kicker
        && state.stands(player)
        && state.has(player, Skill::Header)
        && !state.aiming.stepped.contains(player);
    if !fits {
        return NextCells::new();
    }
    let area = zones(kick.kicker.side().other()).penalty_area;
    state
        .cell_of(player)
        .neighbours()
        .filter(|cell| area.contains(*cell) && *cell != state.ball_cell && !state.team_mate_in(player, *cell))
        .collect()
}

pub(super) fn has_header_step(state: &SimulatorSoccer, side: Side) -> bool {
    state.options.pro()
        && state
            .team(side)
            .any(|player| !header_step_cells(state, player).is_empty())
}

/// SIM-PRO-13 Where a free footballer with SPEED may step to a stray ball.
fn speed_step_cells(state: &SimulatorSoccer, player: Player) -> NextCells {
    let fits = state.stands(player)
        && state.has(player, Skill::Speed)
        && !state.flight.stepped.contains(player)
        && state.is_free(player, state.cell_of(player));
    if !fits {
        return NextCells::new();
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
pub(crate) enum Steps {
    /// SIM-PRO-7
    Back,
    /// SIM-PRO-12
    ToCross(Side),
    /// SIM-PRO-13
    ToBall(Side),
}

impl Steps {
    pub(super) const fn about(self) -> About {
        let (prompt, clause) = match self {
            Self::Back => ("sim-prompt-offside-step", "SIM-PRO-7"),
            Self::ToCross(_) => ("sim-prompt-header-step", "SIM-PRO-12"),
            Self::ToBall(_) => ("sim-prompt-speed-step", "SIM-PRO-13"),
        };
        About {
            prompt,
            clause,
            seconds: 2,
        }
    }

    pub(super) fn asked(self, state: &SimulatorSoccer) -> Side {
        match self {
            Self::Back => state.attacking,
            Self::ToCross(side) | Self::ToBall(side) => side,
        }
    }

    /// Where a footballer may step.
    pub(crate) fn cells(self, state: &SimulatorSoccer, player: Player) -> NextCells {
        match self {
            Self::Back => offside_step_cells(state, player),
            Self::ToCross(_) => header_step_cells(state, player),
            Self::ToBall(_) => speed_step_cells(state, player),
        }
    }

    const fn refusal(self) -> Refusal {
        match self {
            Self::Back => Refusal::NoOffsideStep,
            Self::ToCross(_) => Refusal::NoHeaderStep,
            Self::ToBall(_) => Refusal::NoSpeedStep,
        }
    }

    /// Whether anybody may still step.
    fn go_on(self, state: &SimulatorSoccer) -> bool {
        match self {
            Self::Back => has_offside_step(state),
            Self::ToCross(side) => has_header_step(state, side),
            Self::ToBall(side) => has_speed_step(state, side),
        }
    }
}

pub(super) fn sample(state: &SimulatorSoccer, steps: Steps, rng: &mut Rng) -> Move {
    let all: ArrayVec<(Player, Cell), 96> = state
        .team(steps.asked(state))
        .flat_map(|player| {
            steps
                .cells(state, player)
                .into_iter()
                .map(move |cell| (player, cell))
        })
        .collect();
    if !all.is_empty() && rng.below(2) > 0 {
        let (player, cell) = *rng.one_of(&all);
        if check(state, steps, player, cell, None).is_ok() {
            return Move::Step {
                player,
                cell,
                at: None,
            };
        }
    }
    Move::Done {}
}

/// Whether a free step is allowed now, and onto which spot.
fn check(
    state: &SimulatorSoccer,
    steps: Steps,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
) -> Result<Spot, Refusal> {
    if player.side() != steps.asked(state) {
        return Err(Refusal::NotYours);
    }
    let refusal = steps.refusal();
    if !steps.cells(state, player).contains(&cell) {
        return Err(refusal);
    }
    if steps != Steps::Back {
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

/// A free step, or no further one.
pub(crate) struct Choice {
    steps: Steps,
    step: Option<(Player, Spot, Cell)>,
}

pub(super) fn decide(state: &SimulatorSoccer, steps: Steps, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Step { player, cell, at } = *mv {
        let at = check(state, steps, player, cell, at)?;
        let step = Some((player, at, cell));
        Ok(Choice { steps, step })
    } else if *mv == (Move::Done {}) {
        Ok(Choice { steps, step: None })
    } else {
        Err(Refusal::NotNow)
    }
}

/// SIM-PRO-2 A free step.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { steps, step }: Choice) {
    if let Some((player, at, cell)) = step {
        put(turn, player, at, cell, None, Why::Step, 1);
        if steps.go_on(turn.state()) {
            let phase = turn.state().phase;
            return ask(turn, phase);
        }
    }
    match steps {
        Steps::Back | Steps::ToCross(_) => prepare::go_on(turn),
        Steps::ToBall(side) => {
            let defending = turn.state().defending();
            if side != defending && has_speed_step(turn.state(), defending) {
                return ask(turn, Phase::SpeedStep { side: defending });
            }
            cod::calculate(turn);
        }
    }
}
