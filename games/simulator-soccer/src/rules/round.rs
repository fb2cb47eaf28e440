//! SIM-ROUND, SIM-P2, SIM-P3, SIM-QUICK The round, and the moves of phases 2 and 3.

use engine::{Log, Side};

use super::{Play, after_kick, ask, declare, entry, make_room_for_holder, put, time};
use crate::{
    Cell, Event, KickKind, Origin, Phase, Player, Refusal, SimulatorSoccer, Spot, Why,
    board::zones,
    placing::{Respect, auto, spot},
    player::Players,
    state::{Fall, Quick},
};

/// SIM-P2-1 Cells of a move in phase 2.
const PHASE_TWO_CELLS: u8 = 3;
/// SIM-PQR-4 Footballers who change their spots.
const SYNCHRO_MAX: u8 = 4;

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

/// SIM-ROUND-3, SIM-GEN-3 Phase 2.
pub(super) fn phase_two(turn: &mut Play<'_, impl Log<Event>>) {
    let limit = limit_two(turn.state());
    turn.emit(Event::PhaseTwo { limit });
    ask(turn, Phase::Move2 {});
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
pub(crate) fn wall(state: &SimulatorSoccer, side: Side) -> Players {
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
pub(crate) fn forced_cells(state: &SimulatorSoccer, player: Player) -> Vec<Cell> {
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
        check_second(state, player, cell, cells)?;
    } else {
        check_third(state, player, cell, cells, major)?;
    }
    // SIM-PLACE-2
    if cell != from && state.team_mate_in(player, cell) {
        return Err(Refusal::CellTaken);
    }
    Ok(cells)
}

/// SIM-P2, SIM-THROW-4, SIM-GK-15 The limits of phase 2. SIM-MOVE-5 The ball cell is closed.
fn check_second(state: &SimulatorSoccer, player: Player, cell: Cell, cells: u8) -> Result<(), Refusal> {
    let throws = state.stoppage.is_some();
    if state.holder == Some(player) {
        if throws {
            return Err(Refusal::ThrowerStays);
        }
        if !state.held {
            return Err(Refusal::HolderStays);
        }
        if !zones(player.side()).penalty_area.contains(cell) {
            return Err(Refusal::KeeperKeepsToArea);
        }
    }
    if state.round.moved.contains(player) {
        return Err(Refusal::MovedAlready2);
    }
    if cells > limit_two(state) {
        return Err(Refusal::TooFar2);
    }
    if cell == state.ball_cell && state.holder != Some(player) {
        return Err(if throws {
            Refusal::ThrowerStays
        } else {
            Refusal::BallCellClosed
        });
    }
    Ok(())
}

/// SIM-P3, SIM-QUICK-2, SIM-PQR-2, SIM-ENTER The limits of phase 3.
fn check_third(
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
    } else if cells > limit_three(state) {
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

/// SIM-PLACE-4 The owner chooses the spot, if it is legal there.
pub(crate) fn check_spot(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
) -> Result<Spot, Refusal> {
    spot(state, player, cell, at, Respect::All)
}

/// SIM-MOVE-1 A footballer moves in phase 2 or 3.
pub(super) fn move_player(
    turn: &mut Play<'_, impl Log<Event>>,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
    major: bool,
) -> Result<(), Refusal> {
    let state = turn.state();
    let cells = check_move(state, player, cell, major)?;
    let at = check_spot(state, player, cell, at)?;
    let phase = state.phase;
    let enters = cell == state.ball_cell && state.cell_of(player) != cell && phase == (Phase::Move3 {});
    if cells == 0 {
        put(turn, player, at, cell, None, Why::Leave, 0);
        ask(turn, phase);
    } else if enters {
        entry::enter(turn, player, at);
    } else {
        put(turn, player, at, cell, None, Why::Move, cells);
        ask(turn, phase);
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
    check_unforced(state, side)?;
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

/// SIM-PQR-3 One moves into a team-mate's cell, and he moves on.
pub(super) fn knock_on(
    turn: &mut Play<'_, impl Log<Event>>,
    player: Player,
    other: Player,
    cell: Cell,
) -> Result<(), Refusal> {
    check_knock_on(turn.state(), player, other, cell)?;
    let through = turn.state().cell_of(other);
    let at = auto(turn.state(), other, cell, None, Respect::All);
    put(turn, other, at, cell, None, Why::KnockOn, 1);
    let at = auto(turn.state(), player, through, None, Respect::All);
    put(turn, player, at, through, None, Why::KnockOn, 1);
    ask(turn, Phase::Move3 {});
    Ok(())
}

/// SIM-PQR-4 SYNCHRO: whether one more may change his spot.
pub(crate) fn check_synchro(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    let side = state.defending();
    if !(state.options.pro_quick_round.is_on() && state.round.third == Some(true)) {
        return Err(Refusal::NotNow);
    }
    check_unforced(state, side)?;
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

/// SIM-PQR-4 A footballer changes his spot inside his cell.
pub(super) fn synchro(turn: &mut Play<'_, impl Log<Event>>, player: Player, at: Spot) -> Result<(), Refusal> {
    check_synchro(turn.state(), player)?;
    let cell = turn.state().cell_of(player);
    check_spot(turn.state(), player, cell, Some(at))?;
    put(turn, player, at, cell, None, Why::Synchro, 1);
    ask(turn, Phase::Move3 {});
    Ok(())
}

/// SIM-P2-4, SIM-P3-8 A seat has moved enough.
pub(super) fn done(turn: &mut Play<'_, impl Log<Event>>) -> Result<(), Refusal> {
    let state = turn.state();
    let second = state.phase == Phase::Move2 {};
    let side = if second {
        state.attacking
    } else {
        state.defending()
    };
    check_unforced(state, side)?;
    if second {
        phase_three(turn);
    } else {
        end_round(turn);
    }
    Ok(())
}

/// SIM-P3-1, SIM-DRIB-8 Phase 3: losers of dribbles stand up first.
fn phase_three(turn: &mut Play<'_, impl Log<Event>>) {
    stand_up(turn, Fall::Dribble);
    make_room_for_holder(turn);
    let limit = turn.state().round.cells;
    turn.emit(Event::PhaseThree { limit });
    ask(turn, Phase::Move3 {});
}

/// All stand up who lie for a reason.
pub(super) fn stand_up(turn: &mut Play<'_, impl Log<Event>>, fall: Fall) {
    let ground = turn.state().ground;
    for player in (ground.on_pitch - ground.standing).iter() {
        let piece = turn.state().piece(player);
        if piece.lying.is_some_and(|lying| lying.fall == fall) {
            after_kick::stand_up(turn, player);
        }
    }
}

/// SIM-TIME-3, SIM-CLOCK-1, SIM-THROW-7 The end of phase 3: a step, unless a quick round was answered by standing still.
fn end_round(turn: &mut Play<'_, impl Log<Event>>) {
    let round = turn.state().round;
    let still =
        round.third == Some(true) && round.first_moved.is_none() && !round.tackled && round.quick.is_none();
    if still {
        if end_without_step(turn) {
            return;
        }
    } else {
        time::step(turn);
    }
    if time::whistle_if_outside(turn) {
        return;
    }
    next_round(turn);
}

/// SIM-GUARD-1, SIM-GUARD-2 A round ends without a step. Whether the period is over.
pub(super) fn end_without_step(turn: &mut Play<'_, impl Log<Event>>) -> bool {
    turn.emit(Event::RoundEnded {});
    if turn.state().clock.stalled >= turn.state().options.stall_guard && !turn.state().clock.up {
        time::step(turn);
    }
    time::whistle_if_endless(turn)
}

/// A round begins. SIM-SLIDE-5 Whoever slid in the one before stands up.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, side: Side, origin: Origin) {
    turn.emit(Event::RoundBegan { side, origin });
    stand_up(turn, Fall::Slide);
}

/// A new round of the side in possession.
fn next_round(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let side = state.attacking;
    // SIM-THROW-5 A throw-in is thrown now. SIM-HALF-3 Not if time has run out meanwhile.
    if let Some(stoppage) = state.stoppage {
        if state.clock.up {
            return time::whistle(turn);
        }
        begin(turn, side, stoppage.origin);
        return declare::declare_only_kick(turn, KickKind::Throw, Origin::ThrowIn);
    }
    let origin = if state.held {
        Origin::KeeperHolds
    } else {
        Origin::Open
    };
    begin(turn, side, origin);
    make_room_for_holder(turn);
    ask(
        turn,
        if origin == Origin::KeeperHolds {
            Phase::PutDown {}
        } else {
            Phase::Declare {}
        },
    );
}

/// SIM-LU-6 Phase 1 begins with a place kick.
pub(super) fn begin_with(turn: &mut Play<'_, impl Log<Event>>, origin: Origin, taker: Player) {
    begin(turn, taker.side(), origin);
    if origin == Origin::ThrowIn {
        return declare::declare_only_kick(turn, KickKind::Throw, origin);
    }
    turn.emit(Event::Taken {
        player: taker,
        cells: 0,
        rule: crate::TakeRule::Nearest,
    });
    if origin == Origin::Penalty {
        declare::declare_only_kick(turn, KickKind::Shot, origin);
    } else {
        ask(turn, Phase::Declare {});
    }
}
