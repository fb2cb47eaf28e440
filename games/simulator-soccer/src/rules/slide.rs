//! SIM-SLIDE The sliding tackle before an instant cross or shot.

use engine::Log;

use super::{Play, prepare, put};
use crate::{
    Cell, Event, Player, Refusal, SimulatorSoccer, Spot, Why,
    board::{anchor, front_cells},
    placing::{Respect, Room},
};

/// SIM-SLIDE-1 Whether anybody could slide.
pub(crate) fn is_possible(state: &SimulatorSoccer) -> bool {
    let Some(kick) = state.kick else { return false };
    state
        .team(kick.kicker.side().other())
        .any(|player| check_player(state, player).is_ok())
}

/// SIM-SLIDE-1 A standing outfielder of the defending side.
pub(crate) fn check_player(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    let kick = state.kick.ok_or(Refusal::NotNow)?;
    if player.side() == kick.kicker.side() || !state.is_on_pitch(player) {
        return Err(Refusal::NotYours);
    }
    if state.is_keeper(player) || !state.stands(player) {
        return Err(Refusal::OutfielderSlides);
    }
    if state.round.moved.contains(player) {
        return Err(Refusal::MovedAlready3);
    }
    Ok(())
}

/// SIM-SLIDE-2, SIM-SLIDE-3 Whether he may slide into a cell.
pub(crate) fn check_slide(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
    angle: Option<u16>,
) -> Result<(Spot, u16), Refusal> {
    check_player(state, player)?;
    let kick = state.kick.ok_or(Refusal::NotNow)?;
    let from = state.cell_of(player);
    let cells = from.distance(cell);
    if cell == state.ball_cell
        && from != cell
        && !(cells == 1 && front_cells(cell, kick.kicker.side()).any(|front| front == from))
    {
        return Err(Refusal::SlideFromTheFront);
    }
    if kick.instant != Some(cells) {
        return Err(Refusal::SlideTheSameWay);
    }
    if state.team_mate_in(player, cell) {
        return Err(Refusal::CellTaken);
    }
    let angle = angle.unwrap_or(9000);
    if angle >= 18_000 {
        return Err(Refusal::LyingOverLine);
    }
    let room = Room::new(state, player, cell, Some(angle), Respect::All);
    let at = at.unwrap_or_else(|| {
        room.nearest(if cell == from {
            state.piece(player).at
        } else {
            anchor(cell)
        })
    });
    room.check(at)?;
    Ok((at, angle))
}

/// SIM-SLIDE-2 He slides and lies. SIM-SLIDE-7 That is his move of the round.
pub(super) fn slide(
    turn: &mut Play<'_, impl Log<Event>>,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
    angle: Option<u16>,
) -> Result<(), Refusal> {
    let (at, angle) = check_slide(turn.state(), player, cell, at, angle)?;
    let cells = turn.state().cell_of(player).distance(cell);
    put(turn, player, at, cell, Some(angle), Why::Slide, cells);
    prepare::go_on(turn);
    Ok(())
}

/// SIM-SLIDE-2 Or he changes his spot inside his cell, standing.
pub(super) fn shift(turn: &mut Play<'_, impl Log<Event>>, player: Player, at: Spot) -> Result<(), Refusal> {
    let state = turn.state();
    check_player(state, player)?;
    let cell = state.cell_of(player);
    Room::new(state, player, cell, None, Respect::All).check(at)?;
    put(turn, player, at, cell, None, Why::SlideShift, 0);
    prepare::go_on(turn);
    Ok(())
}

/// SIM-PRO-6 Whether a slide went through front cells only, or nowhere: each column that it crosses takes it at least a
/// quarter of a cell ahead.
pub(super) fn went_forward(from: Cell, to: Cell, side: engine::Side) -> bool {
    let (ahead, across) = from.offset(to);
    let ahead = match side {
        engine::Side::Home => ahead,
        engine::Side::Away => -ahead,
    };
    from == to || ahead >= across.abs()
}
