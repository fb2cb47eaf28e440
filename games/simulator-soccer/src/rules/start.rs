//! SIM-START The start of the match.

use engine::{BySide, Log, Rng, Side};

use super::{Play, ask, put, round};
use crate::{
    Cell, Event, Origin, Phase, Player, Refusal, SimulatorSoccer, Spot, Why,
    board::{CENTRE_CELL, CENTRE_CELLS, Cells, by_distance, zones},
    placing::{Respect, Room, auto, auto_at_ball, spot},
    state::Status,
    team::kickoff_cell,
};

/// SIM-START-1 Both seats place their eleven.
pub(super) fn begin_match(turn: &mut Play<'_, impl Log<Event>>) {
    ask(turn, Phase::PlaceStart {});
}

/// SIM-START-3 Where a footballer may stand at a kick-off.
pub(crate) fn is_kickoff_cell(state: &SimulatorSoccer, side: Side, cell: Cell) -> bool {
    let own = zones(side).half.contains(cell) || CENTRE_CELLS.contains(cell);
    cell != CENTRE_CELL && (own || !state.options.kickoff_own_half.is_on())
}

/// SIM-START-1 Whether a footballer may be placed now.
pub(crate) fn check_starter(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    if state.piece(player).status != Status::Bench {
        return Err(Refusal::PlacedAlready);
    }
    // SIM-START-9 The goalkeeper is one of the eleven.
    if !state.is_keeper(player) && outfielders(state, player.side()) == 10 {
        return Err(Refusal::KeeperMissing);
    }
    Ok(())
}

fn outfielders(state: &SimulatorSoccer, side: Side) -> usize {
    state
        .team(side)
        .filter(|player| !state.is_keeper(*player))
        .count()
}

/// SIM-START-2, SIM-START-3 Whether a side may place somebody in a cell.
pub(crate) fn check_cell(state: &SimulatorSoccer, side: Side, cell: Cell) -> Result<(), Refusal> {
    if !is_kickoff_cell(state, side, cell) {
        return Err(Refusal::NotOwnHalf);
    }
    if state.team(side).any(|other| state.cell_of(other) == cell) {
        return Err(Refusal::StartCellTaken);
    }
    Ok(())
}

/// The cells in which a side may place somebody.
pub(crate) fn cells(state: &SimulatorSoccer, side: Side) -> Cells {
    Cell::all()
        .filter(|cell| check_cell(state, side, *cell).is_ok())
        .collect()
}

/// Any one of them.
pub(crate) fn some_cell(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Cell {
    let cells = cells(state, side);
    cells
        .nth(rng.below(cells.len()))
        .expect("there are more cells than footballers")
}

/// SIM-START-1 A starter is placed, in secret.
pub(super) fn place(
    turn: &mut Play<'_, impl Log<Event>>,
    side: Side,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
) -> Result<(), Refusal> {
    let state = turn.state();
    if player.side() != side {
        return Err(Refusal::NotYours);
    }
    check_starter(state, player)?;
    check_cell(state, side, cell)?;
    let at = spot(state, player, cell, at, Respect::OwnSide)?;
    turn.emit(Event::StarterPlaced { player, at, cell });
    Ok(())
}

/// The next footballer that `auto` would place, and where.
pub(crate) fn next_starter(state: &SimulatorSoccer, side: Side) -> Option<(Player, Cell)> {
    if state.team(side).count() == 11 {
        return None;
    }
    let team = state.options.team(side);
    let usual = |player: &Player| kickoff_cell(team, side, player.shirt()).is_some();
    let waiting = |player: &Player| state.piece(*player).status == Status::Bench;
    let full = outfielders(state, side) >= 10;
    let fits = |player: &Player| state.is_keeper(*player) || !full;
    let player = Player::of(side)
        .filter(|player| waiting(player) && fits(player))
        .min_by_key(|player| (!state.is_keeper(*player), !usual(player), player.shirt()))?;
    let wish = kickoff_cell(team, side, player.shirt()).unwrap_or(state.piece(player).formation);
    let cell = by_distance(wish).find(|cell| check_cell(state, side, *cell).is_ok())?;
    Some((player, cell))
}

/// SIM-PLACE-8 The rest of the eleven stands as its roster says.
pub(super) fn place_rest(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    while let Some((player, cell)) = next_starter(turn.state(), side) {
        let at = auto(turn.state(), player, cell, None, Respect::OwnSide);
        turn.emit(Event::StarterPlaced { player, at, cell });
    }
}

/// SIM-START-1 A side has finished; when both have, the line-ups are shown.
pub(super) fn done(turn: &mut Play<'_, impl Log<Event>>, side: Side) -> Result<(), Refusal> {
    if turn.state().team(side).count() < 11 {
        return Err(Refusal::ElevenStart);
    }
    turn.emit(Event::StartDone { side });
    if turn.state().start_done
        == (BySide {
            home: true,
            away: true,
        })
    {
        reveal(turn);
    }
    Ok(())
}

fn reveal(turn: &mut Play<'_, impl Log<Event>>) {
    let mut state = turn.state().clone();
    let mut starters = Vec::with_capacity(22);
    for player in turn.state().everybody() {
        let piece = *state.piece(player);
        // SIM-START-2 If two pegs overlap, Away's is shifted.
        let at = match player.side() {
            Side::Home => piece.at,
            Side::Away => Room::new(&state, player, piece.cell, None, Respect::All).nearest(piece.at),
        };
        state.pieces[player.index()].at = at;
        starters.push((player, at));
    }
    turn.emit(Event::StartRevealed { starters });
    // SIM-START-5
    let side = turn.chance.one_of("coin", &Side::ALL);
    turn.emit(Event::CoinTossed { side });
    turn.emit(Event::PeriodBegan { period: 1, side });
    ask(turn, Phase::KickoffTaker {});
}

/// SIM-START-6 An outfielder of the kicking side stands at the ball.
pub(super) fn taker(turn: &mut Play<'_, impl Log<Event>>, player: Player) -> Result<(), Refusal> {
    let state = turn.state();
    if player.side() != state.attacking || !state.is_on_pitch(player) {
        return Err(Refusal::NotYours);
    }
    if state.is_keeper(player) {
        return Err(Refusal::OutfielderKicksOff);
    }
    let at = auto_at_ball(state, player, CENTRE_CELL);
    put(turn, player, at, CENTRE_CELL, None, Why::Taker, 0);
    turn.emit(Event::Taken {
        player,
        cells: 0,
        rule: crate::TakeRule::Nearest,
    });
    let side = turn.state().attacking;
    round::begin(turn, side, Origin::KickOff);
    ask(turn, Phase::Declare {});
    Ok(())
}
