//! SIM-GK The goalkeeper: bar, positioning, catches; SIM-GKD dribbling him.

use engine::{Log, Side};

use super::{Play, cod, entry, foul, prepare, put, restart, round, time};
use crate::{
    Cell, Duel, Event, FoulKind, KickKind, Origin, Phase, Player, Refusal, SimulatorSoccer, Skill, Spot, Why,
    board::{anchor, by_distance, front_cells, zones},
    placing::{Respect, Room, laid},
    state::Fall,
};

/// SIM-GK-9 The greatest |y| of an upright keeper on the bar.
pub(crate) const BAR_RANGE: i16 = 440;

fn shot(state: &SimulatorSoccer) -> crate::Declared {
    state.kick.expect("a shot is being prepared")
}

/// SIM-GK-11, SIM-GK-18, SIM-PEN-4 Whether the defending side has a keeper who can be prepared.
pub(crate) fn can_prepare(state: &SimulatorSoccer) -> bool {
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

/// SIM-GK-9 The keeper goes onto the bar.
pub(super) fn bar(turn: &mut Play<'_, impl Log<Event>>, y: i16) -> Result<(), Refusal> {
    if !may_bar(turn.state()) {
        return Err(Refusal::NoBar);
    }
    if y.abs() > BAR_RANGE {
        return Err(Refusal::OffTheTrack);
    }
    turn.emit(Event::KeeperReady { bar_y: Some(y) });
    prepare::go_on(turn);
    Ok(())
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
    let from = state.cell_of(keeper);
    let cells = from.distance(cell);
    if bound_by_striker(state) {
        let reach = zones(side).goal_box.iter().any(|home| home.distance(from) <= 1);
        let legal = if reach {
            zones(side).goal_box.contains(cell) && cells <= 1
        } else {
            cell == from
        };
        if lying.is_some() || !legal {
            return Err(Refusal::BoundByStriker);
        }
    }
    if cells > 2 || (cells == 2 && lying.is_none()) {
        return Err(Refusal::KeeperTwoCells);
    }
    // SIM-GK-6
    if cell == state.ball_cell && cells > 0 {
        let one = cells == 1;
        let two = cells == 2 && front_cells(cell, kick.kicker.side()).any(|front| front.distance(from) == 1);
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
    Ok((keeper, at))
}

/// SIM-GK-5 The keeper is positioned. SIM-GK-6 Entering the ball cell from behind has its die.
pub(super) fn position(
    turn: &mut Play<'_, impl Log<Event>>,
    cell: Cell,
    at: Option<Spot>,
    lying: Option<u16>,
) -> Result<(), Refusal> {
    let state = turn.state();
    let (keeper, at) = check_position(state, cell, at, lying)?;
    let from = state.cell_of(keeper);
    let shooter = shot(state).kicker;
    let enters = cell == state.ball_cell && from != cell;
    let behind =
        enters && from.distance(cell) == 1 && !front_cells(cell, shooter.side()).any(|front| front == from);
    if behind && !entry::survives(turn, keeper) {
        return Ok(());
    }
    put(turn, keeper, at, cell, lying, Why::Keeper, 0);
    turn.emit(Event::KeeperReady { bar_y: None });
    prepare::go_on(turn);
    Ok(())
}

/// SIM-GK-7 Whether the positioned keeper is in the ball cell.
pub(crate) fn can_tackle(state: &SimulatorSoccer) -> bool {
    let side = shot(state).kicker.side().other();
    state.aiming.ready
        && state.aiming.bar_y.is_none()
        && shot(state).kind == KickKind::Shot
        && state
            .keeper(side)
            .is_some_and(|keeper| state.cell_of(keeper) == state.ball_cell)
}

/// SIM-GK-7 The keeper tackles the shooter.
pub(super) fn tackle(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let shooter = shot(state).kicker;
    let keeper = state
        .keeper(shooter.side().other())
        .expect("the keeper is in the ball cell");
    let defence = zones(keeper.side()).defence.contains(state.ball_cell);
    let (tackler_die, holder_die) = entry::duel(turn, Duel::KeeperTackle, keeper, shooter);
    // SIM-TACK-5
    if defence && tackler_die == 1 {
        return foul::foul(turn, keeper, FoulKind::Tackle);
    }
    let state = turn.state();
    let won = state.piece(keeper).sticker.tackling + tackler_die
        > state.piece(shooter).sticker.defending + holder_die;
    let (winner, loser) = if won { (keeper, shooter) } else { (shooter, keeper) };
    turn.emit(Event::DuelWon {
        duel: Duel::KeeperTackle,
        winner,
        loser,
    });
    if won {
        stand_up(turn);
        return restart::win_ball(turn, keeper);
    }
    prepare::go_on(turn);
}

/// SIM-GKD-1, SIM-GKD-2 Whether the shooter may dribble the keeper.
pub(crate) fn can_be_dribbled(state: &SimulatorSoccer) -> bool {
    let kick = shot(state);
    let keeper = state.keeper(kick.kicker.side().other());
    kick.instant.is_some()
        && kick.kind == KickKind::Shot
        && state.aiming.ready
        && state.aiming.bar_y.is_none()
        && keeper.is_some_and(|keeper| state.cell_of(keeper).distance(state.ball_cell) <= 1)
}

/// SIM-GKD-3 to SIM-GKD-6 The shooter dribbles the keeper.
pub(super) fn dribble(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let shooter = shot(state).kicker;
    let keeper = state
        .keeper(shooter.side().other())
        .expect("there is a keeper to dribble");
    let mut won = false;
    if !zones(keeper.side()).goal_box.contains(state.cell_of(keeper)) {
        let (shooter_die, keeper_die) = entry::duel(turn, Duel::KeeperDribble, shooter, keeper);
        // SIM-DRIB-9
        if keeper_die == 1
            && zones(shooter.side())
                .attack
                .contains(turn.state().cell_of(shooter))
        {
            return foul::foul(turn, keeper, FoulKind::Dribble);
        }
        let state = turn.state();
        won = state.piece(shooter).sticker.dribbling + shooter_die
            > state.piece(keeper).sticker.marking + keeper_die;
    }
    let (winner, loser) = if won { (shooter, keeper) } else { (keeper, shooter) };
    turn.emit(Event::DuelWon {
        duel: Duel::KeeperDribble,
        winner,
        loser,
    });
    if won {
        // SIM-GKD-5 He lies with his length along the line from the ball.
        let (ball, at) = (turn.state().ball, turn.state().piece(keeper).at);
        let angle = line_angle(ball, at);
        fall(turn, keeper, angle);
        prepare::go_on(turn);
    } else {
        // SIM-GKD-6 The shot counts as taken, and the ball lies where it is.
        stand_up(turn);
        fall(turn, shooter, 9000);
        cod::after_lost_keeper_dribble(turn);
    }
}

/// The direction of a line between two spots, from 0 to 17999 hundredths of a degree.
fn line_angle(from: Spot, to: Spot) -> u16 {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let degrees = libm::atan2(dy, dx).to_degrees() * 100.0;
    ((degrees.round() as i32 + 36_000) % 18_000) as u16
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

/// SIM-GK-13, SIM-GK-14 Whether a holder may pick the ball up.
pub(crate) fn may_pick_up(state: &SimulatorSoccer, player: Player) -> bool {
    check_pick_up(state, player).is_ok()
}

pub(super) fn check_pick_up(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    let side: Side = player.side();
    if !state.is_keeper(player) || !zones(side).penalty_area.contains(state.cell_of(player)) {
        return Err(Refusal::OnlyKeepersPickUp);
    }
    if state.back_pass == Some(side) {
        return Err(Refusal::BackPass);
    }
    Ok(())
}

/// SIM-GK-13, SIM-GK-17, SIM-HEAD-6 The keeper picks the ball up: phase 1 ends, and his side plays phase 2.
pub(super) fn pick_up(turn: &mut Play<'_, impl Log<Event>>) -> Result<(), Refusal> {
    let state = turn.state();
    let keeper = state.holder.ok_or(Refusal::NotNow)?;
    check_pick_up(state, keeper)?;
    // A cross that he meets has ended the other side's round already.
    let caught_cross = matches!(state.phase, Phase::Header { .. });
    let won = keeper.side() != state.attacking;
    if won && round::end_without_step(turn) {
        return Ok(());
    }
    if won || caught_cross {
        round::begin(turn, keeper.side(), Origin::KeeperHolds);
    }
    turn.emit(Event::PickedUp { player: keeper });
    if !time::whistle_if_outside(turn) {
        round::phase_two(turn);
    }
    Ok(())
}
