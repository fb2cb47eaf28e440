//! SIM-GK The goalkeeper waits for a shot: on the bar, or positioned.

use arrayvec::ArrayVec;
use engine::{Log, Rng, Side};

use super::{About, Play, entry, pegs::put, prepare};
use crate::{
    Cell, Declared, Event, KickKind, Move, Origin, Player, Refusal, SimulatorSoccer, Skill, Spot, Why,
    board::{anchor, by_distance, front_cells, zones},
    placing::{Respect, Room, laid},
    state::Fall,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-prepare-keeper",
    clause: "SIM-GK-2",
    seconds: 8,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.defending()
}

/// SIM-GK-9 The greatest |y| of an upright keeper on the bar.
const BAR_RANGE: i16 = 440;

pub(super) fn shot(state: &SimulatorSoccer) -> Declared {
    state.kick.expect("a shot is being prepared")
}

/// SIM-GK-11, SIM-GK-18, SIM-PEN-4 Whether the defending side has a keeper who can be prepared.
pub(super) fn can_prepare(state: &SimulatorSoccer) -> bool {
    let keeper = state.keeper(shot(state).kicker.side().other());
    keeper.is_some_and(|keeper| {
        state
            .piece(keeper)
            .lying
            .is_none_or(|lying| lying.fall != Fall::Dribble)
    })
}

/// SIM-GK-3, SIM-PEN-2 Whether the keeper may use the bar.
pub(crate) fn may_bar(state: &SimulatorSoccer) -> bool {
    let kick = shot(state);
    let side = kick.kicker.side().other();
    if kick.kind == KickKind::HeaderShot {
        return false;
    }
    if kick.origin == Origin::Penalty {
        return true;
    }
    let in_goal = state.keeper(side).is_some_and(|keeper| {
        let at = state.piece(keeper).at;
        // SIM-PITCH-5
        at.to_attacked_line(side.other()) <= 500 && at.y.abs() <= 500
    });
    in_goal && !zones(side).penalty_area.contains(state.ball_cell)
}

/// SIM-PRO-8, SIM-GK-12 Whether the keeper is bound to his goal box.
fn bound_by_striker(state: &SimulatorSoccer) -> bool {
    let kick = shot(state);
    let area = zones(kick.kicker.side().other()).penalty_area;
    state.has(kick.kicker, Skill::Striker) && kick.kind == KickKind::Shot && area.contains(state.ball_cell)
}

/// SIM-GK-4, SIM-GK-5, SIM-GK-6, SIM-PRO-8 Whether the keeper may be positioned in a cell.
pub(crate) fn check_position(
    state: &SimulatorSoccer,
    cell: Cell,
    at: Option<Spot>,
    lying: Option<u16>,
) -> Result<(Player, Spot), Refusal> {
    let kick = shot(state);
    let side = kick.kicker.side().other();
    let keeper = state.keeper(side).ok_or(Refusal::NoKeeper)?;
    if kick.origin == Origin::Penalty {
        return Err(Refusal::PenaltyNeedsTheBar);
    }
    if bound_by_striker(state) {
        let from = state.cell_of(keeper);
        let can_stand =
            |home: Cell| home.distance(from) <= 1 && fits(state, keeper, home, None, None).is_ok();
        let legal = if zones(side).goal_box.iter().any(can_stand) {
            zones(side).goal_box.contains(cell) && from.distance(cell) <= 1
        } else {
            cell == from
        };
        if lying.is_some() || !legal {
            return Err(Refusal::BoundByStriker);
        }
    }
    Ok((keeper, fits(state, keeper, cell, at, lying)?))
}

/// SIM-GK-5, SIM-GK-6 The spot of a keeper who is positioned in a cell.
fn fits(
    state: &SimulatorSoccer,
    keeper: Player,
    cell: Cell,
    at: Option<Spot>,
    lying: Option<u16>,
) -> Result<Spot, Refusal> {
    let from = state.cell_of(keeper);
    let cells = from.distance(cell);
    if cells > 2 || (cells == 2 && lying.is_none()) {
        return Err(Refusal::KeeperTwoCells);
    }
    // SIM-GK-6
    if cell == state.ball_cell && cells > 0 {
        let one = cells == 1;
        let two =
            cells == 2 && front_cells(cell, keeper.side().other()).any(|front| front.distance(from) == 1);
        if !(one || two) {
            return Err(Refusal::KeeperEntry);
        }
        if state.team_mate_in(keeper, cell) {
            return Err(Refusal::CellTaken);
        }
    } else if cell != from && state.team_mate_in(keeper, cell) {
        return Err(Refusal::CellTaken);
    }
    if lying.is_some_and(|angle| angle >= 18_000) {
        return Err(Refusal::LyingOverLine);
    }
    let stands = cell == from && lying.is_none();
    let room = Room::new(state, keeper, cell, lying, Respect::All);
    let at = at.unwrap_or_else(|| {
        if stands {
            state.piece(keeper).at
        } else {
            room.nearest(anchor(cell))
        }
    });
    if !(stands && at == state.piece(keeper).at) {
        room.check(at)?;
    }
    Ok(at)
}

/// The keeper waits where he is, or in the middle of the bar.
pub(super) fn by_itself(state: &SimulatorSoccer, side: Side) -> Move {
    let cell = state
        .keeper(side)
        .map_or(zones(side).goal, |keeper| state.cell_of(keeper));
    if check_position(state, cell, None, None).is_ok() {
        return Move::Position {
            cell,
            at: None,
            lying: None,
        };
    }
    if may_bar(state) {
        return Move::Bar { y: 0 };
    }
    let standing = Cell::all().find(|cell| check_position(state, *cell, None, None).is_ok());
    Move::Position {
        cell: standing.unwrap_or(cell),
        at: None,
        lying: standing.is_none().then_some(9000),
    }
}

pub(super) fn sample(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    if may_bar(state) && rng.below(2) == 0 {
        return Move::Bar {
            y: rng.below(881) as i16 - 440,
        };
    }
    let from = state.keeper(side).map(|keeper| state.cell_of(keeper));
    if let Some(from) = from {
        let near: ArrayVec<Cell, 19> = by_distance(from)
            .take_while(|cell| cell.distance(from) <= 2)
            .collect();
        for _ in 0..6 {
            let cell = *rng.one_of(&near);
            let lying = (rng.below(2) == 0).then_some(9000);
            if check_position(state, cell, None, lying).is_ok() {
                return Move::Position {
                    cell,
                    at: None,
                    lying,
                };
            }
        }
    }
    by_itself(state, side)
}

/// How the keeper waits for a shot.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Bar {
        y: i16,
    },
    Position {
        keeper: Player,
        at: Spot,
        cell: Cell,
        lying: Option<u16>,
        /// SIM-GK-6 He enters the ball cell from behind.
        behind: bool,
    },
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Bar { y } = *mv {
        if !may_bar(state) {
            return Err(Refusal::NoBar);
        }
        if y.abs() > BAR_RANGE {
            return Err(Refusal::OffTheTrack);
        }
        Ok(Choice(Chosen::Bar { y }))
    } else if let Move::Position { cell, at, lying } = *mv {
        let (keeper, at) = check_position(state, cell, at, lying)?;
        let from = state.cell_of(keeper);
        let shooter = shot(state).kicker;
        let behind = cell == state.ball_cell
            && from.distance(cell) == 1
            && !front_cells(cell, shooter.side()).any(|front| front == from);
        Ok(Choice(Chosen::Position {
            keeper,
            at,
            cell,
            lying,
            behind,
        }))
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        // SIM-GK-9 The keeper goes onto the bar.
        Chosen::Bar { y } => turn.emit(Event::KeeperReady { bar_y: Some(y) }),
        // SIM-GK-5 The keeper is positioned. SIM-GK-6 Entering the ball cell from behind has its die.
        Chosen::Position {
            keeper,
            at,
            cell,
            lying,
            behind,
        } => {
            if behind && !entry::survives(turn, keeper) {
                return;
            }
            put(turn, keeper, at, cell, lying, Why::Keeper, 0);
            turn.emit(Event::KeeperReady { bar_y: None });
        }
    }
    prepare::go_on(turn);
}

/// SIM-DRIB-6, SIM-PLACE-11 Somebody is laid on his side.
pub(super) fn fall(turn: &mut Play<'_, impl Log<Event>>, player: Player, angle: u16) {
    let (at, angle) = laid(turn.state(), player, angle);
    let cell = turn.state().cell_of(player);
    put(turn, player, at, cell, Some(angle), Why::Fall, 0);
}

/// SIM-GK-10 After a shot the bar is taken away, and a keeper who was prepared stands where he is.
pub(super) fn stand_up(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let Some(kick) = state.kick else { return };
    let Some(keeper) = state.keeper(kick.kicker.side().other()) else {
        return;
    };
    let piece = *state.piece(keeper);
    let prepared = piece.lying.is_some_and(|lying| lying.fall == Fall::Keeper);
    if !(prepared || state.aiming.bar_y.is_some()) {
        return;
    }
    let cell = if state.team_mate_in(keeper, piece.cell) {
        nearest_free_cell(state, keeper)
    } else {
        piece.cell
    };
    let at = if cell == piece.cell {
        piece.at
    } else {
        anchor(cell)
    };
    let at = Room::new(state, keeper, cell, None, Respect::All).nearest(at);
    put(turn, keeper, at, cell, None, Why::StandUp, 0);
}

/// SIM-PLACE-9, SIM-GK-10 The nearest cell without a team-mate, not the ball cell.
pub(super) fn nearest_free_cell(state: &SimulatorSoccer, player: Player) -> Cell {
    let from = state.cell_of(player);
    let free = |cell: &Cell| *cell != state.ball_cell && !state.team_mate_in(player, *cell);
    pitch::HexDirection::ALL
        .into_iter()
        .filter_map(|direction| from.step(direction))
        .find(free)
        .or_else(|| by_distance(from).find(|cell| *cell != from && free(cell)))
        .unwrap_or(from)
}
