//! SIM-START The start of the match: both seats place their eleven, in secret.

use engine::{BySide, Log, Rng, Side};

use super::{About, Play, ask};
use crate::{
    Cell, Event, Move, Phase, Player, Refusal, SimulatorSoccer, Spot,
    board::{CENTRE_CELL, CENTRE_CELLS, Cells, by_distance, zones},
    placing::{Respect, Room, auto, spot},
    player::{Players, SQUAD},
    state::Status,
    team::kickoff_cell,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-place-start",
    clause: "SIM-START-1",
    seconds: 4,
};

/// SIM-START-1 Both seats place their eleven.
pub(crate) fn begin_match(turn: &mut Play<'_, impl Log<Event>>) {
    ask(turn, Phase::PlaceStart {});
}

/// SIM-START-1 Each seat is asked until it is done.
pub(super) fn is_asked(state: &SimulatorSoccer, side: Side) -> bool {
    !state.start_done[side]
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
fn check_cell(state: &SimulatorSoccer, side: Side, cell: Cell) -> Result<(), Refusal> {
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

pub(super) fn sample(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    let Some((player, _)) = next_starter(state, side) else {
        return Move::Done {};
    };
    if rng.below(3) == 0 {
        return Move::Auto {};
    }
    let other = Players::of(side).nth(rng.below(u32::from(SQUAD)));
    Move::Place {
        player: other
            .filter(|other| check_starter(state, *other).is_ok())
            .unwrap_or(player),
        cell: some_cell(state, side, rng),
        at: None,
    }
}

pub(super) fn by_itself(state: &SimulatorSoccer, side: Side) -> Move {
    if next_starter(state, side).is_some() {
        Move::Auto {}
    } else {
        Move::Done {}
    }
}

/// What a seat may do with its start line-up.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Place { player: Player, at: Spot, cell: Cell },
    PlaceRest { side: Side },
    Done { side: Side },
}

pub(super) fn decide(state: &SimulatorSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Place { player, cell, at } = *mv {
        if player.side() != side {
            return Err(Refusal::NotYours);
        }
        check_starter(state, player)?;
        check_cell(state, side, cell)?;
        let at = spot(state, player, cell, at, Respect::OwnSide)?;
        Ok(Choice(Chosen::Place { player, at, cell }))
    } else if *mv == (Move::Auto {}) {
        Ok(Choice(Chosen::PlaceRest { side }))
    } else if *mv != (Move::Done {}) {
        Err(Refusal::NotNow)
    } else if state.team(side).count() < 11 {
        Err(Refusal::ElevenStart)
    } else {
        Ok(Choice(Chosen::Done { side }))
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::Place { player, at, cell } => turn.emit(Event::StarterPlaced { player, at, cell }),
        Chosen::PlaceRest { side } => place_rest(turn, side),
        Chosen::Done { side } => done(turn, side),
    }
}

/// SIM-PLACE-8 The rest of the eleven stands as its roster says.
fn place_rest(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    while let Some((player, cell)) = next_starter(turn.state(), side) {
        let at = auto(turn.state(), player, cell, None, Respect::OwnSide);
        turn.emit(Event::StarterPlaced { player, at, cell });
    }
}

/// SIM-START-1 A side has finished; when both have, the line-ups are shown.
fn done(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    turn.emit(Event::StartDone { side });
    if turn.state().start_done
        == (BySide {
            home: true,
            away: true,
        })
    {
        reveal(turn);
    }
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
