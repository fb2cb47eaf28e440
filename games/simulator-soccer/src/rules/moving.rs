//! SIM-MOVE The moves of phases 2 and 3, and who must move first.

use engine::{Log, Rng, Side};
use pitch::HexDirection;

use super::{Play, any_of, ask, entry, pegs::put, phase_three, phase_two, tackle};
use crate::{
    Cell, Event, Move, Phase, Player, Refusal, SimulatorSoccer, Spot, Why,
    placing::{Respect, spot},
    player::Players,
};

/// SIM-P2-1 Cells of a move in phase 2.
const PHASE_TWO_CELLS: u8 = 3;

/// SIM-P2-1, SIM-LONG-2 The limit of phase 2.
pub(crate) fn limit_two(state: &SimulatorSoccer) -> u8 {
    state.long_limit.unwrap_or(PHASE_TWO_CELLS)
}

/// SIM-P3-2, SIM-LONG-3, SIM-QUICK-3 The limit of phase 3 is what the attack moved; a quick round allows one cell (SIM-QUICK-2).
pub(crate) fn limit_three(state: &SimulatorSoccer) -> u8 {
    state.round.cells.max(1)
}

/// The most cells of a move now.
pub(crate) fn limit(state: &SimulatorSoccer) -> u8 {
    if state.phase == (Phase::Move2 {}) {
        limit_two(state)
    } else {
        limit_three(state)
    }
}

/// SIM-P3-7, SIM-FK-6, SIM-KICK-7 Who must move before anybody else.
pub(crate) fn forced(state: &SimulatorSoccer, side: Side) -> Players {
    let leavers = state.leavers & state.ground.standing & Players::of(side);
    let sharing: Players = leavers
        .iter()
        .filter(|player| state.team_mate_in(*player, state.cell_of(*player)))
        .collect();
    if !sharing.is_empty() {
        return sharing;
    }
    wall(state, side)
}

/// SIM-FK-4 The footballers of a wall that stands.
fn wall(state: &SimulatorSoccer, side: Side) -> Players {
    let Some((_, cell)) = state.wall.filter(|(owner, _)| *owner == side) else {
        return Players::NONE;
    };
    let wall: Players = state
        .standing_of(side)
        .filter(|player| state.cell_of(*player) == cell)
        .collect();
    if wall.len() >= 2 { wall } else { Players::NONE }
}

/// SIM-KICK-7, SIM-FK-6 Where a forced footballer may go.
fn forced_cells(state: &SimulatorSoccer, player: Player) -> Vec<Cell> {
    let from = state.cell_of(player);
    let free = |cell: &Cell| *cell != state.ball_cell && *cell != from && !state.team_mate_in(player, *cell);
    let near: Vec<Cell> = from.neighbours().filter(free).collect();
    if !near.is_empty() {
        return near;
    }
    let least = Cell::all()
        .filter(free)
        .map(|cell| cell.distance(from))
        .min()
        .unwrap_or(0);
    Cell::all()
        .filter(|cell| free(cell) && cell.distance(from) == least)
        .collect()
}

fn forced_refusal(state: &SimulatorSoccer, forced: Players) -> Refusal {
    if forced.iter().any(|player| state.leavers.contains(player)) {
        Refusal::LeaveFirst
    } else {
        Refusal::BreakTheWall
    }
}

/// SIM-P3-7 Whether nobody must move first.
pub(super) fn check_unforced(state: &SimulatorSoccer, side: Side) -> Result<(), Refusal> {
    let forced = forced(state, side);
    if forced.is_empty() {
        Ok(())
    } else {
        Err(forced_refusal(state, forced))
    }
}

/// Whether a forced move is the one that is due.
fn check_forced(state: &SimulatorSoccer, forced: Players, player: Player, cell: Cell) -> Result<(), Refusal> {
    if !forced.contains(player) {
        return Err(forced_refusal(state, forced));
    }
    if forced_cells(state, player).contains(&cell) {
        Ok(())
    } else if state.leavers.contains(player) {
        Err(Refusal::LeaveByOne)
    } else {
        Err(Refusal::WallByOne)
    }
}

/// SIM-MOVE, SIM-P2, SIM-P3 Whether a move is legal, and how many cells it counts.
pub(crate) fn check_move(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    major: bool,
) -> Result<u8, Refusal> {
    let second = state.phase == Phase::Move2 {};
    let side = if second {
        state.attacking
    } else {
        state.defending()
    };
    if player.side() != side || !state.is_on_pitch(player) {
        return Err(Refusal::NotYours);
    }
    // SIM-MOVE-4
    if !state.stands(player) {
        return Err(Refusal::LiesOnTheGround);
    }
    let forced = forced(state, side);
    if !forced.is_empty() {
        return check_forced(state, forced, player, cell).map(|()| 0);
    }
    let from = state.cell_of(player);
    // SIM-MOVE-3 A change of spot counts as a move of one cell.
    let cells = from.distance(cell).max(1);
    if second {
        phase_two::check(state, player, cell, cells)?;
    } else {
        phase_three::check(state, player, cell, cells, major)?;
    }
    // SIM-PLACE-2
    if cell != from && state.team_mate_in(player, cell) {
        return Err(Refusal::CellTaken);
    }
    Ok(cells)
}

/// A move that a footballer may make in phase 2 or 3.
pub(super) struct Walk {
    player: Player,
    at: Spot,
    cell: Cell,
    kind: Kind,
}

enum Kind {
    /// SIM-KICK-7, SIM-FK-6 He leaves a cell that he shares.
    Leave,
    /// SIM-ENTER-1 A defender enters the ball cell.
    Enter,
    /// So many cells.
    Move(u8),
}

/// SIM-MOVE-1 Whether a footballer may move so. SIM-PLACE-4 The owner chooses the spot, if it is legal there.
pub(super) fn check_walk(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
    major: bool,
) -> Result<Walk, Refusal> {
    let cells = check_move(state, player, cell, major)?;
    let at = spot(state, player, cell, at, Respect::All)?;
    let enters = cell == state.ball_cell && state.cell_of(player) != cell && state.phase == (Phase::Move3 {});
    let kind = if cells == 0 {
        Kind::Leave
    } else if enters {
        Kind::Enter
    } else {
        Kind::Move(cells)
    };
    Ok(Walk {
        player,
        at,
        cell,
        kind,
    })
}

/// SIM-MOVE-1 A footballer moves in phase 2 or 3.
pub(super) fn walk(turn: &mut Play<'_, impl Log<Event>>, walk: Walk) {
    let Walk {
        player,
        at,
        cell,
        kind,
    } = walk;
    match kind {
        Kind::Leave => put(turn, player, at, cell, None, Why::Leave, 0),
        Kind::Enter => return entry::enter(turn, player, at),
        Kind::Move(cells) => put(turn, player, at, cell, None, Why::Move, cells),
    }
    let phase = turn.state().phase;
    ask(turn, phase);
}

/// Whoever must move does, then nobody else.
pub(super) fn by_itself(state: &SimulatorSoccer, side: Side) -> Move {
    let forced = forced(state, side).iter().next();
    forced.map_or(Move::Done {}, |player| Move::Move {
        player,
        cell: forced_cells(state, player)[0],
        at: None,
        major: false,
    })
}

pub(super) fn sample(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    let forced = forced(state, side);
    if !forced.is_empty() {
        let player = any_of(forced, rng);
        let cells = forced_cells(state, player);
        return Move::Move {
            player,
            cell: *rng.one_of(&cells),
            at: None,
            major: false,
        };
    }
    let third = state.phase == Phase::Move3 {};
    if third && rng.below(4) == 0 && tackle::tackler(state).is_ok() {
        return Move::Tackle {};
    }
    if rng.below(3) > 0 {
        for _ in 0..4 {
            let player = any_of(state.ground.on_pitch & Players::of(side), rng);
            let Some(cell) = stroll(state.cell_of(player), limit(state), rng) else {
                continue;
            };
            let major = third && rng.below(40) == 0;
            if check_walk(state, player, cell, None, major).is_ok() {
                return Move::Move {
                    player,
                    cell,
                    at: None,
                    major,
                };
            }
        }
    }
    Move::Done {}
}

/// A cell at most so many steps away.
fn stroll(from: Cell, reach: u8, rng: &mut Rng) -> Option<Cell> {
    let mut cell = from;
    for _ in 0..=rng.below(u32::from(reach)) {
        cell = cell.step(*rng.one_of(&HexDirection::ALL))?;
    }
    Some(cell)
}
