//! The whole vocabulary of moves, for the laws: anything that can be said near a position, legal or not.

use engine::Rng;
use pitch::HexDirection;

use crate::{
    Aim, Cell, Dive, KickKind, Move, Plan, Player, Sector, SimulatorSoccer, Spot, Target, Technique,
    board::anchor, player::SQUAD,
};

/// Any move near this position, legal or not. Kicks are aimed so wildly that few of them are ever flicked.
pub(crate) fn any_move(state: &SimulatorSoccer, rng: &mut Rng) -> Move {
    let (player, other) = (any_player(rng), any_player(rng));
    let cell = any_cell(state, rng);
    let at = one_in(2, rng).then(|| any_spot(state, cell, rng));
    let angle = one_in(2, rng).then(|| rng.below(20_000) as u16);
    match rng.below(24) {
        0 => Move::Place { player, cell, at },
        1 => Move::Auto {},
        2 => Move::Done {},
        3 => Move::Taker { player },
        4 => Move::Spot { at },
        5 => Move::Declare {
            kind: *rng.one_of(&KickKind::ALL),
            named: one_in(2, rng).then_some(player),
        },
        6 => Move::Step { player, cell, at },
        7 => Move::Slide {
            player,
            cell,
            at,
            angle,
        },
        8 => Move::Shift {
            player,
            at: any_spot(state, cell, rng),
        },
        9 => Move::Bar {
            y: around_zero(1000, rng),
        },
        10 => Move::Position {
            cell,
            at,
            lying: angle,
        },
        11 => Move::Tackle {},
        12 => Move::DribbleKeeper {},
        13 => Move::Decline {},
        14 | 15 => Move::Target {
            target: any_target(cell, rng),
            no_timing: one_in(2, rng),
        },
        16 => Move::Plan { plan: any_plan(rng) },
        17 => Move::Release {
            ms: rng.below(60_000) as u16,
        },
        18 => Move::Cell { cell },
        19 => Move::PickUp {},
        20 => Move::Move {
            player,
            cell,
            at,
            major: one_in(4, rng),
        },
        21 => Move::KnockOn { player, other, cell },
        22 => Move::Substitute {
            off: player,
            on: other,
        },
        _ => Move::ReserveKeeper { off: player },
    }
}

fn one_in(count: u32, rng: &mut Rng) -> bool {
    rng.below(count) == 0
}

/// A number from -range to range.
fn around_zero(range: i16, rng: &mut Rng) -> i16 {
    rng.below(2 * range as u32 + 1) as i16 - range
}

fn any_player(rng: &mut Rng) -> Player {
    Player::at(rng.below(2 * u32::from(SQUAD)) as usize)
}

/// A cell at most three steps from the ball or from somebody, mostly.
fn any_cell(state: &SimulatorSoccer, rng: &mut Rng) -> Cell {
    let middle = if one_in(2, rng) {
        state.ball_cell
    } else {
        state.cell_of(any_player(rng))
    };
    (0..rng.below(4)).fold(middle, |cell, _| {
        cell.step(*rng.one_of(&HexDirection::ALL)).unwrap_or(cell)
    })
}

/// A spot in a cell, near it, near the ball, or off the table.
fn any_spot(state: &SimulatorSoccer, cell: Cell, rng: &mut Rng) -> Spot {
    let middle = match rng.below(20) {
        0 => return Spot::new(i16::MIN, i16::MAX),
        1..=4 => state.ball,
        _ => anchor(cell),
    };
    Spot::new(middle.x + around_zero(500, rng), middle.y + around_zero(500, rng))
}

fn any_target(cell: Cell, rng: &mut Rng) -> Target {
    let technique = *rng.one_of(&Technique::ALL);
    match rng.below(4) {
        0 => Target::Sector {
            sector: *rng.one_of(&Sector::ALL),
        },
        1 | 2 => Target::Cell { technique, cell },
        _ => Target::Aim {
            aim: Aim {
                lift: around_zero(8000, rng),
                spin: around_zero(127, rng) as i8,
                side: around_zero(127, rng) as i8,
                ..Aim::new(technique, rng.below(40_000) as u16, rng.below(4000) as u16)
            },
        },
    }
}

fn any_plan(rng: &mut Rng) -> Plan {
    match rng.below(3) {
        0 => Plan::Stay {},
        1 => Plan::Move {
            y: around_zero(1500, rng),
            dive: *rng.one_of(&Dive::ALL),
        },
        _ => Plan::Guess {
            sector: *rng.one_of(&Sector::ALL),
        },
    }
}
