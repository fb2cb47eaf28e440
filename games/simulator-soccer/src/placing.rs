//! SIM-PLACE Where a peg may stand or lie inside a cell.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use physics::direction_vector;

use crate::{
    Cell, Player, Refusal, SimulatorSoccer, Spot,
    board::{anchor, depth},
    player::Players,
};

/// SIM-PLACE-1 From a peg's axis to every side of its cell.
const EDGE_GAP: f64 = 0.70;
/// SIM-PLACE-3 Between the axes of two standing pegs, in hundredths of a centimetre.
const PEG_GAP: i32 = 130;
/// SIM-PLACE-5 From an opponent's axis to the ball.
const OPPONENT_GAP: i32 = 230;
/// SIM-PLACE-7 From the holder's axis to the ball.
const HOLDER_GAP: i32 = 115;
/// SIM-PLACE-6 A lying peg is a rectangle of this half length and half width.
const LYING: (f64, f64) = (1.6, 0.6);
/// SIM-PLACE-6 From a lying peg to every side of its cell.
const LYING_GAP: f64 = 0.10;
/// SIM-PLACE-8 How far behind the ball its holder stands by himself.
const BEHIND: i16 = 150;
/// Rounding never forbids what a ruler would allow.
const HAIR: f64 = 1e-6;
/// Two pegs of which one lies touch if their middles are nearer than this.
const LYING_CORE: i32 = 119;
/// Two pegs that are farther apart than this in x or y cannot touch.
const REACH: i16 = 400;
/// From the middle of a cell to its farthest corner, and on to a peg that could touch a peg there.
const NEAR: i16 = REACH + 470;

/// What a placing must respect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Respect {
    /// All pegs and the ball.
    All,
    /// SIM-START-1 Only his own side's pegs: the others are not to be seen yet.
    OwnSide,
    /// SIM-PLACE-10 He takes the ball: other pegs make room.
    Ball,
}

/// The direction of a lying peg's length: cosine and sine.
type Along = (f64, f64);

/// A cell as a footballer finds it who is to be put there: the pegs and the ball that he must keep away from.
pub(crate) struct Room<'a> {
    state: &'a SimulatorSoccer,
    player: Player,
    cell: Cell,
    /// How he is to lie, if he is not to stand.
    lying: Option<Along>,
    /// Where the ball lies, how far he must keep from it, and what is said if he does not.
    ball: Option<(Spot, i32, Refusal)>,
    pegs: ArrayVec<(Spot, Option<Along>), 31>,
}

impl<'a> Room<'a> {
    pub(crate) fn new(
        state: &'a SimulatorSoccer,
        player: Player,
        cell: Cell,
        lying: Option<u16>,
        respect: Respect,
    ) -> Self {
        let seen = match respect {
            Respect::All => state.ground.on_pitch,
            Respect::OwnSide => state.ground.on_pitch & Players::of(player.side()),
            Respect::Ball => Players::NONE,
        };
        Self {
            state,
            player,
            cell,
            lying: lying.map(along),
            ball: ball(state, player, cell),
            pegs: pegs(state, player, cell, seen),
        }
    }

    /// The same without a ball on the ground.
    pub(crate) fn without_ball(self) -> Self {
        Self { ball: None, ..self }
    }

    /// The same with the ball at his feet.
    pub(crate) fn with_own_ball(self, ball: Spot) -> Self {
        self.keeping_away(ball, HOLDER_GAP, Refusal::OnTheBall)
    }

    /// The same with a gap to be kept from the ball, in hundredths of a centimetre, and what is said if it is not.
    pub(crate) fn keeping_away(self, ball: Spot, gap: i32, refusal: Refusal) -> Self {
        Self {
            ball: Some((ball, gap, refusal)),
            ..self
        }
    }

    /// The first clause of SIM-PLACE that a spot breaks; SIM-FK-5 walls keep them too.
    pub(crate) fn check(&self, at: Spot) -> Result<(), Refusal> {
        if !self.is_inside(at) {
            return Err(if self.lying.is_some() {
                Refusal::LyingOverLine
            } else {
                Refusal::OnTheLine
            });
        }
        if let Some(refusal) = self.ball_problem(at) {
            return Err(refusal);
        }
        if self.is_crowded(at) {
            Err(Refusal::PegsTouch)
        } else {
            Ok(())
        }
    }

    /// SIM-PLACE-8 The first legal spot of the lattice laid through a point; if there is none, lying pegs do not count,
    /// then no pegs at all.
    pub(crate) fn nearest(&self, from: Spot) -> Spot {
        let among = |seen: Players| Self {
            pegs: pegs(self.state, self.player, self.cell, seen),
            ..*self
        };
        self.first(from, LATTICE.len())
            .or_else(|| among(self.state.ground.standing).first(from, LATTICE.len()))
            .or_else(|| among(Players::NONE).first(from, LATTICE.len()))
            .unwrap_or(from)
    }

    /// The first legal spot among so many of the lattice.
    fn first(&self, from: Spot, steps: usize) -> Option<Spot> {
        LATTICE[self.blocked(from).min(steps)..steps]
            .iter()
            .map(|(dx, dy)| Spot::new(from.x + dx, from.y + dy))
            .find(|at| !self.is_crowded(*at) && self.ball_problem(*at).is_none() && self.is_inside(*at))
    }

    /// How much of the lattice lies so near to its middle that a peg or the ball there leaves no room.
    fn blocked(&self, middle: Spot) -> usize {
        let pegs = self.pegs.iter().map(|(at, his)| {
            let lies = self.lying.is_some() || his.is_some();
            (*at, if lies { LYING_CORE } else { PEG_GAP })
        });
        let ball = self.ball.iter().map(|(at, gap, _)| (*at, *gap));
        let radius = pegs
            .chain(ball)
            .map(|(at, gap)| f64::from(gap) - 100.0 * middle.away(at) - 0.01)
            .fold(0.0, f64::max);
        if radius == 0.0 {
            return 0;
        }
        LATTICE.partition_point(|(dx, dy)| {
            let (dx, dy) = (f64::from(*dx), f64::from(*dy));
            dx * dx + dy * dy < radius * radius
        })
    }

    /// SIM-PLACE-1, SIM-PLACE-6 Whether a peg is far enough inside the cell.
    fn is_inside(&self, at: Spot) -> bool {
        match self.lying {
            None => depth(self.cell, at.cm()) + HAIR >= EDGE_GAP,
            Some(along) => corners(at, along)
                .iter()
                .all(|corner| depth(self.cell, *corner) + HAIR >= LYING_GAP),
        }
    }

    /// SIM-PLACE-5, SIM-PLACE-7 The ball needs room.
    fn ball_problem(&self, at: Spot) -> Option<Refusal> {
        let (ball, gap, refusal) = self.ball?;
        let near = match self.lying {
            None => is_nearer(at, ball, gap),
            // The same free space, counted to the rectangle and as if from an axis.
            Some(along) => to_rectangle(ball, at, along) + 0.6 + HAIR < f64::from(gap) / 100.0,
        };
        near.then_some(refusal)
    }

    /// SIM-PLACE-3, SIM-PLACE-6 Whether a peg would touch another one.
    fn is_crowded(&self, at: Spot) -> bool {
        self.pegs.iter().any(|(other, his)| {
            if (at.x - other.x).abs() > REACH || (at.y - other.y).abs() > REACH {
                return false;
            }
            match (self.lying, *his) {
                (None, None) => is_nearer(at, *other, PEG_GAP),
                (None, Some(his)) => to_rectangle(at, *other, his) + HAIR < LYING.1,
                (Some(own), None) => to_rectangle(*other, at, own) + HAIR < LYING.1,
                (Some(own), Some(his)) => rectangles_meet((at, own), (*other, his)),
            }
        })
    }
}

/// SIM-PLACE-5, SIM-PLACE-7 The ball that a footballer finds in a cell.
fn ball(state: &SimulatorSoccer, player: Player, cell: Cell) -> Option<(Spot, i32, Refusal)> {
    if cell != state.ball_cell || state.held {
        return None;
    }
    let his = state.flight.taker == Some(player) || state.holder == Some(player);
    Some(if player.side() == state.attacking || his {
        (state.ball, HOLDER_GAP, Refusal::OnTheBall)
    } else {
        (state.ball, OPPONENT_GAP, Refusal::TooNearTheBall)
    })
}

/// The pegs of others that could touch one in a cell.
fn pegs(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    seen: Players,
) -> ArrayVec<(Spot, Option<Along>), 31> {
    let (x, y) = (i16::from(cell.x()) * 400, anchor(cell).y);
    seen.iter()
        .filter(|other| *other != player)
        .map(|other| state.piece(other))
        .filter(|piece| (piece.at.x - x).abs() <= NEAR && (piece.at.y - y).abs() <= NEAR)
        .map(|piece| (piece.at, piece.lying.map(|lying| along(lying.angle))))
        .collect()
}

fn along(angle: u16) -> Along {
    direction_vector(angle.into())
}

/// Whether two points are nearer to each other than a gap in hundredths of a centimetre.
fn is_nearer(one: Spot, two: Spot, gap: i32) -> bool {
    let (dx, dy) = (i32::from(one.x - two.x), i32::from(one.y - two.y));
    dx * dx + dy * dy < gap * gap
}

/// The corners of a lying peg.
fn corners(at: Spot, (cos, sin): Along) -> [(f64, f64); 4] {
    let (x, y) = at.cm();
    [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)].map(|(along, across)| {
        let (along, across) = (along * LYING.0, across * LYING.1);
        (x + along * cos - across * sin, y + along * sin + across * cos)
    })
}

/// From a point to a lying peg.
fn to_rectangle(point: Spot, at: Spot, (cos, sin): Along) -> f64 {
    let ((x, y), (ax, ay)) = (point.cm(), at.cm());
    let (dx, dy) = (x - ax, y - ay);
    let (along, across) = ((dx * cos + dy * sin).abs(), (dy * cos - dx * sin).abs());
    let (dx, dy) = ((along - LYING.0).max(0.0), (across - LYING.1).max(0.0));
    (dx * dx + dy * dy).sqrt()
}

fn rectangles_meet(one: (Spot, Along), two: (Spot, Along)) -> bool {
    let (first, second) = (corners(one.0, one.1), corners(two.0, two.1));
    let across = |(cos, sin): Along| (-sin, cos);
    [one.1, across(one.1), two.1, across(two.1)]
        .into_iter()
        .all(|(cos, sin)| {
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

/// SIM-PLACE-8 The spots of the lattice laid through a point, the nearest first.
pub(crate) fn lattice(middle: Spot) -> impl Iterator<Item = Spot> {
    LATTICE
        .iter()
        .map(move |(dx, dy)| Spot::new(middle.x + dx, middle.y + dy))
}

/// SIM-PLACE-8 `auto`: the spot of a footballer in a cell.
pub(crate) fn auto(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    lying: Option<u16>,
    respect: Respect,
) -> Spot {
    Room::new(state, player, cell, lying, respect).nearest(anchor(cell))
}

/// SIM-PLACE-4, SIM-PLACE-8 The spot that the owner chooses, if it is legal, or the one that `auto` finds.
pub(crate) fn spot(
    state: &SimulatorSoccer,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
    respect: Respect,
) -> Result<Spot, Refusal> {
    let room = Room::new(state, player, cell, None, respect);
    let at = at.unwrap_or_else(|| room.nearest(anchor(cell)));
    room.check(at)?;
    Ok(at)
}

/// A spot for a footballer in a cell, as near to its anchor as `auto` finds one; of equals the first as his side sees them.
pub(crate) fn own_spot(state: &SimulatorSoccer, player: Player, cell: Cell) -> Spot {
    let room = Room::new(state, player, cell, None, Respect::All);
    let (side, middle) = (player.side(), anchor(cell));
    lattice(middle.seen_from(side))
        .map(|at| at.seen_from(side))
        .find(|at| room.check(*at).is_ok())
        .unwrap_or_else(|| room.nearest(middle))
}

/// SIM-PLACE-8 `auto` for the holder and the taker of a place kick: 1.50 behind the ball.
pub(crate) fn auto_at_ball(state: &SimulatorSoccer, player: Player, cell: Cell) -> Spot {
    let ball = state.ball.seen_from(player.side());
    let behind = Spot::new(ball.x - BEHIND, ball.y).seen_from(player.side());
    Room::new(state, player, cell, None, Respect::Ball).nearest(behind)
}

/// SIM-PLACE-11 How a footballer lies who is laid on his side where he stood.
pub(crate) fn laid(state: &SimulatorSoccer, player: Player, angle: u16) -> (Spot, u16) {
    let piece = state.piece(player);
    let room = |angle: u16, respect| Room::new(state, player, piece.cell, Some(angle), respect);
    [angle, 0, 3000, 6000, 12_000, 15_000]
        .into_iter()
        .find_map(|angle| Some((room(angle, Respect::All).first(piece.at, 4000)?, angle)))
        .unwrap_or_else(|| (room(angle, Respect::Ball).nearest(piece.at), angle))
}
