//! SIM-PLACE Where a peg may stand or lie inside a cell.

use std::sync::LazyLock;

use engine::Side;
use physics::direction_vector;

use crate::{
    Cell, Player, Refusal, SimulatorSoccer, Spot,
    board::{anchor, depth},
};

/// SIM-PLACE-1 From a peg's axis to every side of its cell.
const EDGE_GAP: f64 = 0.70;
/// SIM-PLACE-3 Between the axes of two standing pegs.
const PEG_GAP: f64 = 1.30;
/// SIM-PLACE-5 From an opponent's axis to the ball.
const OPPONENT_GAP: f64 = 2.30;
/// SIM-PLACE-7 From the holder's axis to the ball.
const HOLDER_GAP: f64 = 1.15;
/// SIM-PLACE-6 A lying peg is a rectangle of this half length and half width.
const LYING: (f64, f64) = (1.6, 0.6);
/// SIM-PLACE-6 From a lying peg to every side of its cell.
const LYING_GAP: f64 = 0.10;
/// SIM-PLACE-8 How far behind the ball its holder stands by himself.
const BEHIND: i16 = 150;
/// Rounding never forbids what a ruler would allow.
const HAIR: f64 = 1e-6;

/// A peg as somebody wants to put it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stand {
    pub(crate) player: Player,
    pub(crate) cell: Cell,
    pub(crate) at: Spot,
    pub(crate) lying: Option<u16>,
}

/// What a placing must respect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Respect {
    /// All pegs and the ball.
    All,
    /// SIM-START-1 Only his own side's pegs: the others are not to be seen yet.
    OwnSide,
    /// SIM-PLACE-10 He takes the ball: other pegs make room.
    Ball,
    /// SIM-PLACE-8 No lying pegs.
    NoLying,
    /// SIM-PLACE-8 No pegs at all.
    NoPegs,
}

/// The first clause of SIM-PLACE that a placing breaks; SIM-FK-5 walls keep them too.
pub(crate) fn problem(state: &SimulatorSoccer, stand: Stand, respect: Respect) -> Option<Refusal> {
    let inside = match stand.lying {
        None => depth(stand.cell, stand.at.cm()) + HAIR >= EDGE_GAP,
        Some(angle) => corners(stand.at, angle)
            .iter()
            .all(|corner| depth(stand.cell, *corner) + HAIR >= LYING_GAP),
    };
    if !inside {
        return Some(if stand.lying.is_some() {
            Refusal::LyingOverLine
        } else {
            Refusal::OnTheLine
        });
    }
    if let Some(refusal) = ball_problem(state, stand) {
        return Some(refusal);
    }
    let crowded = !matches!(respect, Respect::Ball | Respect::NoPegs)
        && state.everybody().any(|other| {
            let seen = match respect {
                Respect::OwnSide => other.side() == stand.player.side(),
                Respect::NoLying => state.stands(other),
                _ => true,
            };
            seen && other != stand.player && touches(state, stand, other)
        });
    crowded.then_some(Refusal::PegsTouch)
}

/// SIM-PLACE-5, SIM-PLACE-7 The ball needs room.
fn ball_problem(state: &SimulatorSoccer, stand: Stand) -> Option<Refusal> {
    if stand.cell != state.ball_cell || state.held {
        return None;
    }
    let gap = match stand.lying {
        None => stand.at.away(state.ball),
        // The same free space, counted to the rectangle and as if from an axis.
        Some(angle) => to_rectangle(state.ball.cm(), stand.at, angle) + 0.6,
    };
    let taker = state.flight.taker == Some(stand.player) || state.holder == Some(stand.player);
    if stand.player.side() != state.attacking && !taker {
        return (gap + HAIR < OPPONENT_GAP).then_some(Refusal::TooNearTheBall);
    }
    (gap + HAIR < HOLDER_GAP).then_some(Refusal::OnTheBall)
}

/// Whether a peg would touch another one.
fn touches(state: &SimulatorSoccer, stand: Stand, other: Player) -> bool {
    let piece = state.piece(other);
    // Nothing farther away than two lengths can touch.
    if (stand.at.x - piece.at.x).abs() > 400 || (stand.at.y - piece.at.y).abs() > 400 {
        return false;
    }
    match (stand.lying, piece.lying) {
        (None, None) => stand.at.away(piece.at) + HAIR < PEG_GAP,
        (None, Some(lying)) => to_rectangle(stand.at.cm(), piece.at, lying.angle) + HAIR < LYING.1,
        (Some(angle), None) => to_rectangle(piece.at.cm(), stand.at, angle) + HAIR < LYING.1,
        (Some(angle), Some(lying)) => rectangles_meet((stand.at, angle), (piece.at, lying.angle)),
    }
}

/// The corners of a lying peg.
fn corners(at: Spot, angle: u16) -> [(f64, f64); 4] {
    let (cos, sin) = direction_vector(angle.into());
    let (x, y) = at.cm();
    [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)].map(|(along, across)| {
        let (along, across) = (along * LYING.0, across * LYING.1);
        (x + along * cos - across * sin, y + along * sin + across * cos)
    })
}

/// From a point to a lying peg.
fn to_rectangle((x, y): (f64, f64), at: Spot, angle: u16) -> f64 {
    let (cos, sin) = direction_vector(angle.into());
    let (dx, dy) = (x - at.cm().0, y - at.cm().1);
    let (along, across) = ((dx * cos + dy * sin).abs(), (dy * cos - dx * sin).abs());
    let (dx, dy) = ((along - LYING.0).max(0.0), (across - LYING.1).max(0.0));
    (dx * dx + dy * dy).sqrt()
}

fn rectangles_meet(one: (Spot, u16), two: (Spot, u16)) -> bool {
    let (first, second) = (corners(one.0, one.1), corners(two.0, two.1));
    [one.1, one.1 + 9000, two.1, two.1 + 9000]
        .into_iter()
        .all(|angle| {
            let (cos, sin) = direction_vector(angle.into());
            let span = |corners: &[(f64, f64); 4]| {
                let shadow = corners.map(|(x, y)| x * cos + y * sin);
                (
                    shadow.into_iter().fold(f64::MAX, f64::min),
                    shadow.into_iter().fold(f64::MIN, f64::max),
                )
            };
            let ((a, b), (c, d)) = (span(&first), span(&second));
            a < d - HAIR && c < b - HAIR
        })
}

/// SIM-PLACE-8 The lattice: steps of 0.10, the nearest first, then smaller x, then smaller y.
static LATTICE: LazyLock<Vec<(i16, i16)>> = LazyLock::new(|| {
    let mut steps: Vec<(i16, i16)> = (-95..=95).flat_map(|x| (-95..=95).map(move |y| (x, y))).collect();
    steps.sort_by_key(|(x, y)| (i32::from(*x).pow(2) + i32::from(*y).pow(2), *x, *y));
    steps.into_iter().map(|(x, y)| (10 * x, 10 * y)).collect()
});

/// SIM-PLACE-8 The first legal spot of the lattice laid through a point.
pub(crate) fn nearest(state: &SimulatorSoccer, stand: Stand, respect: Respect) -> Spot {
    for respect in [respect, Respect::NoLying, Respect::NoPegs] {
        for (dx, dy) in LATTICE.iter() {
            let at = Spot::new(stand.at.x + dx, stand.at.y + dy);
            if problem(state, Stand { at, ..stand }, respect).is_none() {
                return at;
            }
        }
    }
    stand.at
}

/// SIM-PLACE-8 `auto`: the spot of a footballer in a cell.
pub(crate) fn auto(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    lying: Option<u16>,
    respect: Respect,
) -> Spot {
    nearest(
        state,
        Stand {
            player,
            cell,
            at: anchor(cell),
            lying,
        },
        respect,
    )
}

/// SIM-PLACE-8 `auto` for the holder and the taker of a place kick: 1.50 behind the ball.
pub(crate) fn auto_at_ball(state: &SimulatorSoccer, player: Player, cell: Cell) -> Spot {
    let behind = match player.side() {
        Side::Home => -BEHIND,
        Side::Away => BEHIND,
    };
    let at = Spot::new(state.ball.x + behind, state.ball.y);
    nearest(
        state,
        Stand {
            player,
            cell,
            at,
            lying: None,
        },
        Respect::Ball,
    )
}

/// SIM-PLACE-11 How a footballer lies who is laid on his side where he stood.
pub(crate) fn laid(state: &SimulatorSoccer, player: Player, angle: u16) -> (Spot, u16) {
    let piece = state.piece(player);
    for angle in [angle, 0, 3000, 6000, 12_000, 15_000] {
        let stand = Stand {
            player,
            cell: piece.cell,
            at: piece.at,
            lying: Some(angle),
        };
        for (dx, dy) in LATTICE.iter().take(4000) {
            let at = Spot::new(stand.at.x + dx, stand.at.y + dy);
            if problem(state, Stand { at, ..stand }, Respect::All).is_none() {
                return (at, angle);
            }
        }
    }
    let stand = Stand {
        player,
        cell: piece.cell,
        at: piece.at,
        lying: Some(angle),
    };
    (nearest(state, stand, Respect::NoPegs), angle)
}
