//! SIM-THROW The throw-in.

use engine::{Log, Side};

use super::{Play, ask, line_up, put, round, substitution, time};
use crate::{
    Cell, Event, Origin, Phase, Player, Refusal, SimulatorSoccer, Spot, Why,
    board::cell_at,
    placing::{Respect, Room, spot},
    state::Fall,
};

/// SIM-THROW-1 The ball goes to the point where it crossed the touchline.
pub(super) fn award(turn: &mut Play<'_, impl Log<Event>>, side: Side, at: Spot) {
    if round::end_without_step(turn) {
        return;
    }
    let at = Spot::new(at.x.clamp(1, 8799), at.y.clamp(-3002, 3002));
    turn.emit(Event::Stopped {
        origin: Origin::ThrowIn,
        side,
        at,
    });
    // SIM-HALF-3
    if turn.state().clock.up {
        return time::whistle(turn);
    }
    // SIM-SUB-5 Substitutions that are due turn it into a line-up.
    if substitution::is_due(turn.state()) {
        return line_up::begin(turn);
    }
    // SIM-SLIDE-5 A throw-in begins a round: sliders stand up before anybody makes room.
    round::stand_up(turn, Fall::Slide);
    for side in [side, side.other()] {
        if substitution::is_possible(turn.state(), side) {
            return ask(turn, Phase::CallSubstitution { side });
        }
    }
    make_room(turn);
}

/// SIM-SUB-4 A seat calls no substitution.
pub(super) fn no_call(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    let other = side.other();
    if side == turn.state().attacking && substitution::is_possible(turn.state(), other) {
        return ask(turn, Phase::CallSubstitution { side: other });
    }
    make_room(turn);
}

/// SIM-THROW-2 The cell of the throw-in: row n from 8(n - 1) up to 8n.
pub(crate) fn cell(state: &SimulatorSoccer) -> Cell {
    state.ball_cell
}

/// SIM-THROW-3 An opponent in the cell leaves it first.
fn make_room(turn: &mut Play<'_, impl Log<Event>>) {
    let crowded = intruder(turn.state()).is_some();
    ask(
        turn,
        if crowded {
            Phase::MakeRoom {}
        } else {
            Phase::Thrower {}
        },
    );
}

/// SIM-THROW-3, SIM-PLACE-2 Who must leave the thrower's cell; whoever lies there does not count.
pub(crate) fn intruder(state: &SimulatorSoccer) -> Option<Player> {
    state.standing_in(state.defending(), cell(state))
}

/// SIM-THROW-3 Into a neighbour cell without a team-mate, or the nearest such cell.
pub(crate) fn room_cells(state: &SimulatorSoccer, player: Player) -> Vec<Cell> {
    let from = state.cell_of(player);
    let free = |cell: &Cell| *cell != from && !state.team_mate_in(player, *cell);
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

/// SIM-THROW-3 The opponent leaves.
pub(super) fn leave(
    turn: &mut Play<'_, impl Log<Event>>,
    player: Player,
    to: Cell,
    at: Option<Spot>,
) -> Result<(), Refusal> {
    let state = turn.state();
    if intruder(state) != Some(player) {
        return Err(Refusal::NotYours);
    }
    if !room_cells(state, player).contains(&to) {
        return Err(Refusal::RoomNextDoor);
    }
    let at = spot(state, player, to, at, Respect::All)?;
    put(turn, player, at, to, None, Why::Room, 0);
    make_room(turn);
    Ok(())
}

/// SIM-THROW-2, SIM-THROW-3 Whether somebody may throw.
pub(crate) fn check_thrower(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    if player.side() != state.attacking || !state.stands(player) {
        return Err(Refusal::ThrowerStands);
    }
    let inside = state.standing_in(state.attacking, cell(state));
    if inside.is_some_and(|inside| inside != player) {
        Err(Refusal::MustThrow)
    } else {
        Ok(())
    }
}

/// SIM-THROW-2 The thrower stands 0.70 inside the touchline, at the point.
pub(crate) fn thrower_spot(state: &SimulatorSoccer, player: Player) -> Spot {
    let at = state.stoppage.map_or(state.ball, |stoppage| stoppage.at);
    let y = if at.y < 0 { -2932 } else { 2932 };
    // The ball lies on his peg, not in his way.
    Room::new(state, player, cell_at(at), None, Respect::All)
        .without_ball()
        .nearest(Spot::new(at.x, y))
}

/// SIM-THROW-2 Somebody throws. SIM-THROW-4 First phases 2 and 3 are played.
pub(super) fn thrower(turn: &mut Play<'_, impl Log<Event>>, player: Player) -> Result<(), Refusal> {
    check_thrower(turn.state(), player)?;
    let to = cell(turn.state());
    let at = thrower_spot(turn.state(), player);
    put(turn, player, at, to, None, Why::Thrower, 0);
    let side = player.side();
    round::begin(turn, side, Origin::ThrowIn);
    round::phase_two(turn);
    Ok(())
}
