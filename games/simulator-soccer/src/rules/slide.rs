//! SIM-SLIDE The sliding tackle before an instant cross or shot.

use arrayvec::ArrayVec;
use engine::{Log, Rng, Side};

use super::{About, Play, any_of, pegs::put, prepare};
use crate::{
    Cell, Event, Move, Player, Refusal, SimulatorSoccer, Spot, Why,
    board::{anchor, front_cells},
    placing::{Respect, Room},
    player::Players,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-slide",
    clause: "SIM-SLIDE-1",
    seconds: 6,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.defending()
}

/// SIM-SLIDE-1 Whether anybody could slide.
pub(super) fn is_possible(state: &SimulatorSoccer) -> bool {
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

pub(super) fn sample(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    let sliders: Players = state
        .team(side)
        .filter(|player| check_player(state, *player).is_ok())
        .collect();
    for _ in 0..4 {
        if sliders.is_empty() || rng.below(3) == 0 {
            break;
        }
        let player = any_of(sliders, rng);
        let from = state.cell_of(player);
        let cells: ArrayVec<Cell, 7> = from.neighbours().chain([from]).collect();
        let cell = *rng.one_of(&cells);
        if check_slide(state, player, cell, None, None).is_ok() {
            return Move::Slide {
                player,
                cell,
                at: None,
                angle: None,
            };
        }
    }
    Move::Decline {}
}

/// A slide, a change of spot, or neither.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Slide {
        player: Player,
        at: Spot,
        cell: Cell,
        angle: u16,
        cells: u8,
    },
    Shift {
        player: Player,
        at: Spot,
        cell: Cell,
    },
    Decline,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Slide {
        player,
        cell,
        at,
        angle,
    } = *mv
    {
        let (at, angle) = check_slide(state, player, cell, at, angle)?;
        let cells = state.cell_of(player).distance(cell);
        Ok(Choice(Chosen::Slide {
            player,
            at,
            cell,
            angle,
            cells,
        }))
    } else if let Move::Shift { player, at } = *mv {
        check_player(state, player)?;
        let cell = state.cell_of(player);
        Room::new(state, player, cell, None, Respect::All).check(at)?;
        Ok(Choice(Chosen::Shift { player, at, cell }))
    } else if *mv == (Move::Decline {}) {
        Ok(Choice(Chosen::Decline))
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        // SIM-SLIDE-2 He slides and lies. SIM-SLIDE-7 That is his move of the round.
        Chosen::Slide {
            player,
            at,
            cell,
            angle,
            cells,
        } => put(turn, player, at, cell, Some(angle), Why::Slide, cells),
        // SIM-SLIDE-2 Or he changes his spot inside his cell, standing.
        Chosen::Shift { player, at, cell } => put(turn, player, at, cell, None, Why::SlideShift, 0),
        Chosen::Decline => {}
    }
    prepare::go_on(turn);
}

/// SIM-PRO-6 Whether a slide went through front cells only, or nowhere: each column that it crosses takes it at least a
/// quarter of a cell ahead.
pub(super) fn went_forward(from: Cell, to: Cell, side: Side) -> bool {
    let (ahead, across) = from.offset(to);
    let ahead = match side {
        Side::Home => ahead,
        Side::Away => -ahead,
    };
    from == to || ahead >= across.abs()
}
