//! SIM-PITCH The pitch: 103 cells, their zones, and where points lie.

use std::{fmt, sync::LazyLock};

use arrayvec::ArrayVec;
use engine::Side;
use pitch::{Hex, HexDirection, HexLayout, HexSet};

use crate::Spot;

/// SIM-PITCH-1 The grid: `x` counts quarters of a cell up the pitch, `y` the columns A to I.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grid;

impl HexLayout for Grid {
    const X_MAX: u8 = 22;
    const Y_MAX: u8 = 8;
    const PARITY: u8 = 1;

    fn write(x: u8, y: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + y), x.div_ceil(2))
    }

    fn read(text: &str) -> Option<(u8, u8)> {
        let mut letters = text.chars();
        let column = letters.next().filter(|letter| ('A'..='I').contains(letter))? as u8 - b'A';
        let digits = letters.as_str();
        let plain = digits == "0" || !digits.starts_with('0');
        let row: u8 = digits
            .parse()
            .ok()
            .filter(|_| plain && digits.chars().all(|digit| digit.is_ascii_digit()))?;
        let x = row.checked_mul(2)?.checked_sub(1 - column % 2)?;
        Some((x, column))
    }
}

/// A cell of the pitch, such as `E6`.
pub type Cell = Hex<Grid>;
/// A set of cells.
pub type Cells = HexSet<Grid>;

/// Length of the pitch in centimetres.
pub(crate) const LENGTH: f64 = 88.0;
/// From the long axis to a touchline.
pub(crate) const HALF_WIDTH: f64 = 30.0222;
/// From one column's axis to the next.
const COLUMN_STEP: f64 = 6.9282;
/// From a cell's centre to its sides.
const APOTHEM: f64 = 4.0;
/// A cell's side, and from its centre to its corners.
const SIDE: f64 = 4.6188;
/// The direction of the slanted sides.
const SLANT: f64 = 0.866_025_403_784;

/// The centre spot.
pub const CENTRE: Spot = Spot::new(4400, 0);

const fn cell(column: u8, row: u8) -> Cell {
    Cell::new(2 * row - (1 - (column - b'A') % 2), column - b'A').expect("the pitch has this cell")
}

/// SIM-START-6 The centre cell.
pub const CENTRE_CELL: Cell = cell(b'E', 6);

const fn turned(cells: Cells) -> Cells {
    let mut turned = Cells::NONE;
    let mut column = 0;
    while column <= Grid::Y_MAX {
        let mut x = 0;
        while x <= Grid::X_MAX {
            if let Some(cell) = Cell::new(x, column)
                && cells.contains(cell)
            {
                turned.insert(cell.turned());
            }
            x += 1;
        }
        column += 1;
    }
    turned
}

const fn listed(cells: &[(u8, u8)]) -> Cells {
    let mut set = Cells::NONE;
    let mut at = 0;
    while at < cells.len() {
        set.insert(cell(cells[at].0, cells[at].1));
        at += 1;
    }
    set
}

/// The cells with `least <= x <= most`, in quarters of a cell.
const fn between(least: u8, most: u8) -> Cells {
    let mut set = Cells::NONE;
    let mut column = 0;
    while column <= Grid::Y_MAX {
        let mut x = least;
        while x <= most {
            if let Some(cell) = Cell::new(x, column) {
                set.insert(cell);
            }
            x += 1;
        }
        column += 1;
    }
    set
}

/// The zones of one side's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zones {
    /// The side's defence zone.
    pub defence: Cells,
    /// SIM-PITCH-4 The side's attacking zone, which is its scoring area.
    pub attack: Cells,
    /// The side's own penalty area.
    pub penalty_area: Cells,
    /// The side's own goal box.
    pub goal_box: Cells,
    /// The corner kick area at the side's own end.
    pub corner_area: Cells,
    /// The side's own half, without the centre cells.
    pub half: Cells,
    /// The cell in front of the side's own goal.
    pub goal: Cell,
}

const HOME: Zones = Zones {
    defence: between(0, 7),
    attack: turned(between(0, 7)),
    penalty_area: listed(&[
        (b'C', 1),
        (b'C', 2),
        (b'D', 0),
        (b'D', 1),
        (b'D', 2),
        (b'E', 1),
        (b'E', 2),
        (b'F', 0),
        (b'F', 1),
        (b'F', 2),
        (b'G', 1),
        (b'G', 2),
    ]),
    goal_box: listed(&[(b'D', 0), (b'D', 1), (b'E', 1), (b'F', 0), (b'F', 1)]),
    corner_area: listed(&[
        (b'A', 1),
        (b'A', 2),
        (b'B', 0),
        (b'B', 1),
        (b'B', 2),
        (b'H', 0),
        (b'H', 1),
        (b'H', 2),
        (b'I', 1),
        (b'I', 2),
    ]),
    half: between(0, 10),
    goal: cell(b'E', 1),
};

const AWAY: Zones = Zones {
    defence: HOME.attack,
    attack: HOME.defence,
    penalty_area: turned(HOME.penalty_area),
    goal_box: turned(HOME.goal_box),
    corner_area: turned(HOME.corner_area),
    half: turned(HOME.half),
    goal: HOME.goal.turned(),
};

/// The midfield.
pub const MIDFIELD: Cells = between(8, 14);
/// The cells on the centre line.
pub const CENTRE_CELLS: Cells = between(11, 11);

/// The zones of a side.
#[must_use]
pub const fn zones(side: Side) -> &'static Zones {
    match side {
        Side::Home => &HOME,
        Side::Away => &AWAY,
    }
}

/// The penalty spot before the goal that a side defends.
#[must_use]
pub const fn penalty_spot(side: Side) -> Spot {
    Spot::new(1200, 0).seen_from(side)
}

/// SIM-GK-9 Where a side's barred keeper is on his track, 0.6 before the goal line.
pub(crate) const fn on_track(side: Side, y: i16) -> Spot {
    Spot::new(Spot::new(60, 0).seen_from(side).x, y)
}

/// SIM-CORN-1 The corner spot at a side's end, on the side of the pitch where the ball went out.
pub(crate) const fn corner_spot(side: Side, out: Spot) -> Spot {
    let y = if out.seen_from(side).y < 0 { -2932 } else { 2932 };
    Spot::new(70, y).seen_from(side)
}

/// SIM-PITCH-3 The neighbours of a cell nearer to the goal that a side attacks.
pub fn front_cells(cell: Cell, side: Side) -> impl Iterator<Item = Cell> {
    use HexDirection::{East, NorthEast, SouthEast};
    [East, SouthEast, NorthEast]
        .map(|ahead| match side {
            Side::Home => ahead,
            Side::Away => ahead.opposite(),
        })
        .into_iter()
        .filter_map(move |direction| cell.step(direction))
}

/// SIM-PITCH-3 The other neighbours.
pub fn rear_cells(cell: Cell, side: Side) -> impl Iterator<Item = Cell> {
    front_cells(cell, side.other())
}

/// SIM-PITCH-2 Cells between any two cells.
static DISTANCES: LazyLock<Vec<[u8; Cell::COUNT]>> = LazyLock::new(|| {
    let all: Vec<Cell> = Cell::all().collect();
    let row = |from: Cell| std::array::from_fn(|to| from.distance(all[to]));
    all.iter().map(|from| row(*from)).collect()
});

/// All cells by their distance from a cell, then by column, then by row.
static BY_DISTANCE: LazyLock<Vec<[Cell; Cell::COUNT]>> = LazyLock::new(|| {
    let all: Vec<Cell> = Cell::all().collect();
    let row = |from: Cell| {
        let mut cells: [Cell; Cell::COUNT] = std::array::from_fn(|at| all[at]);
        cells.sort_by_key(|cell| (cell.distance(from), cell.y(), cell.x()));
        cells
    };
    all.iter().map(|from| row(*from)).collect()
});

/// SIM-PITCH-2 How far every cell is from a cell, by the cell's index.
#[inline]
pub(crate) fn distances(from: Cell) -> &'static [u8; Cell::COUNT] {
    &DISTANCES[from.index()]
}

/// All cells, the nearest to a cell first, then by column, then by row.
#[inline]
pub(crate) fn by_distance(from: Cell) -> impl Iterator<Item = Cell> + Clone {
    BY_DISTANCE[from.index()].iter().copied()
}

/// The centre of a cell, in centimetres.
#[inline]
#[must_use]
pub(crate) fn centre(cell: Cell) -> (f64, f64) {
    (
        f64::from(cell.x()) * 4.0,
        (f64::from(cell.y()) - 4.0) * COLUMN_STEP,
    )
}

/// The default spot of a cell: its centre, or 2.00 from the goal line in a half cell.
#[must_use]
pub fn anchor(cell: Cell) -> Spot {
    const ACROSS: [i16; 9] = [-2771, -2078, -1386, -693, 0, 693, 1386, 2078, 2771];
    let x = match cell.x() {
        0 => 200,
        22 => 8600,
        x => i16::from(x) * 400,
    };
    Spot::new(x, ACROSS[usize::from(cell.y())])
}

/// How far inside a cell a spot is: the distance to the nearest side or line of the pitch, negative outside.
#[must_use]
pub(crate) fn depth(cell: Cell, (x, y): (f64, f64)) -> f64 {
    hexagon_depth(cell, (x, y))
        .min(x)
        .min(LENGTH - x)
        .min(HALF_WIDTH - y.abs())
}

/// The distance to the nearest side of a cell's hexagon, negative outside.
fn hexagon_depth(cell: Cell, (x, y): (f64, f64)) -> f64 {
    let (cx, cy) = centre(cell);
    let (dx, dy) = ((x - cx).abs(), (y - cy).abs());
    (APOTHEM - dx).min(APOTHEM - dx / 2.0 - dy * SLANT)
}

/// The point of a cell that is nearest to another point and so far from every side of the cell.
pub(crate) fn nearest_inside(cell: Cell, gap: f64, (x, y): (f64, f64)) -> (f64, f64) {
    let (cx, cy) = centre(cell);
    // Each side by the direction it faces and by how far out it is in that direction.
    let hexagon = [
        (1.0, 0.0),
        (0.5, SLANT),
        (-0.5, SLANT),
        (-1.0, 0.0),
        (-0.5, -SLANT),
        (0.5, -SLANT),
    ]
    .map(|(nx, ny)| (nx, ny, nx * cx + ny * cy + APOTHEM - gap));
    let lines = [
        (1.0, 0.0, LENGTH - gap),
        (-1.0, 0.0, -gap),
        (0.0, 1.0, HALF_WIDTH - gap),
        (0.0, -1.0, HALF_WIDTH - gap),
    ];
    let sides = || hexagon.into_iter().chain(lines);
    let is_inside = |at: &(f64, f64)| sides().all(|(nx, ny, far)| at.0 * nx + at.1 * ny <= far + 1e-6);
    let feet = sides().map(|(nx, ny, far)| {
        let over = x * nx + y * ny - far;
        (x - over * nx, y - over * ny)
    });
    let corners = sides()
        .flat_map(|one| sides().map(move |two| (one, two)))
        .filter_map(|((ax, ay, a), (bx, by, b))| {
            let turn = ax * by - ay * bx;
            (turn > 0.1).then(|| ((a * by - b * ay) / turn, (ax * b - bx * a) / turn))
        });
    let away = |at: &(f64, f64)| {
        let (dx, dy) = (at.0 - x, at.1 - y);
        dx * dx + dy * dy
    };
    std::iter::once((x, y))
        .chain(feet)
        .chain(corners)
        .filter(is_inside)
        .min_by(|one, other| away(one).total_cmp(&away(other)))
        .expect("a cell has an inside")
}

/// The cell under a point; a point beside the pitch belongs to the nearest cell.
#[must_use]
pub fn cell_at(spot: Spot) -> Cell {
    let (x, y) = spot.cm();
    cell_under(x, y)
}

pub(crate) fn cell_under(x: f64, y: f64) -> Cell {
    let column = (y / COLUMN_STEP + 4.0).round().clamp(0.0, 8.0) as i32;
    // A point in the circle within a cell is nearer to no other.
    let (gap, cell) = nearest_in_column(column, x, y);
    if gap < APOTHEM * APOTHEM {
        return cell;
    }
    let mut best = (f64::INFINITY, cell);
    for column in (column - 1).max(0)..=(column + 1).min(8) {
        let (gap, cell) = nearest_in_column(column, x, y);
        if gap < best.0 {
            best = (gap, cell);
        }
    }
    best.1
}

/// The cell of a column whose centre is nearest to a point, after the square of how far it is.
#[inline]
fn nearest_in_column(column: i32, x: f64, y: f64) -> (f64, Cell) {
    // Columns A, C, E, G and I begin a quarter of a cell later, and have a cell less.
    let parity = f64::from((column + 1) % 2);
    let row = ((x / 4.0 - parity) / 2.0).round().clamp(0.0, 11.0 - parity);
    let quarters = (2.0 * row + parity) as u8;
    let cell = Cell::new(quarters, column as u8).expect("columns and rows are clamped to the pitch");
    let (cx, cy) = centre(cell);
    ((x - cx) * (x - cx) + (y - cy) * (y - cy), cell)
}

/// SIM-PHYS-16 The cells that a resting ball lies in: those less than its radius away.
#[must_use]
pub fn cells_of_ball(spot: Spot) -> ArrayVec<Cell, 3> {
    let (x, y) = spot.cm();
    let under = cell_under(x.clamp(0.0, LENGTH), y.clamp(-HALF_WIDTH, HALF_WIDTH));
    let mut cells = ArrayVec::new();
    cells.push(under);
    // Far from the sides of its cell it lies in no other.
    if hexagon_depth(under, (x, y)) > 0.51 {
        return cells;
    }
    for neighbour in under.neighbours() {
        if outside(neighbour, (x, y)) < 0.5 && !cells.is_full() {
            cells.push(neighbour);
        }
    }
    cells.sort_unstable_by_key(|cell: &Cell| (cell.y(), cell.x()));
    cells
}

/// How far a point is from a cell; 0 inside.
fn outside(cell: Cell, point: (f64, f64)) -> f64 {
    let corners = polygon(cell);
    if depth(cell, point) >= 0.0 {
        return 0.0;
    }
    (0..corners.len())
        .map(|at| to_segment(point, corners[at], corners[(at + 1) % corners.len()]))
        .fold(f64::MAX, f64::min)
}

/// The corners of a cell, cut by the lines of the pitch.
#[must_use]
pub fn polygon(cell: Cell) -> ArrayVec<(f64, f64), 6> {
    let (cx, cy) = centre(cell);
    let half = SIDE / 2.0;
    let mut corners = ArrayVec::new();
    for (dx, dy) in [
        (-4.0, -half),
        (0.0, -SIDE),
        (4.0, -half),
        (4.0, half),
        (0.0, SIDE),
        (-4.0, half),
    ] {
        let corner = ((cx + dx).clamp(0.0, LENGTH), cy + dy);
        let cut = (corner.1.abs() > HALF_WIDTH + 0.01) || corner.0 != cx + dx;
        if !cut {
            corners.push(corner);
        }
    }
    corners
}

fn to_segment(p: (f64, f64), a: (f64, f64), b: (f64, f64)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx * dx + dy * dy;
    let along = (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / length).clamp(0.0, 1.0);
    let (ex, ey) = (p.0 - a.0 - along * dx, p.1 - a.1 - along * dy);
    (ex * ex + ey * ey).sqrt()
}

/// The most cells in a line, both ends among them.
const LINE_MAX: usize = 15;

/// The lines of cells from every cell to every other.
static LINES: LazyLock<Vec<ArrayVec<Cell, LINE_MAX>>> = LazyLock::new(|| {
    let from = |from: Cell| Cell::all().map(move |to| straight(from, to));
    Cell::all().flat_map(from).collect()
});

/// SIM-TABLE-3 The line of cells between two cells: those under the points at even steps between their centres.
pub fn line_of_cells(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    LINES[from.index() * Cell::COUNT + to.index()].iter().copied()
}

fn straight(from: Cell, to: Cell) -> ArrayVec<Cell, LINE_MAX> {
    let steps = i32::from(from.distance(to));
    let ((ax, ay), (bx, by)) = (centre(from), centre(to));
    let between = (1..=steps).map(|step| {
        let share = f64::from(step) / f64::from(steps);
        // A point on a side counts for the cell with the smaller column, then row: so it is moved a hair's breadth there.
        cell_under(ax + (bx - ax) * share - 1e-6, ay + (by - ay) * share - 1e-5)
    });
    std::iter::once(from).chain(between).collect()
}

/// The cells under a straight line on the ground, in order.
#[must_use]
pub(crate) fn cells_along(from: Spot, to: Spot) -> Vec<Cell> {
    let ((ax, ay), (bx, by)) = (from.cm(), to.cm());
    let points = (from.away(to) * 10.0).ceil().max(1.0) as u32;
    let mut cells: Vec<Cell> = Vec::new();
    for point in 0..=points {
        let share = f64::from(point) / f64::from(points);
        let cell = cell_under(
            (ax + (bx - ax) * share).clamp(0.0, LENGTH),
            (ay + (by - ay) * share).clamp(-HALF_WIDTH, HALF_WIDTH),
        );
        if cells.last() != Some(&cell) {
            cells.push(cell);
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Cell {
        text.parse().expect("a cell")
    }

    /// SIM-PITCH-1 Every cell is where the table says, with its zones, neighbours and corners.
    #[test]
    fn the_cells_are_those_of_the_table() {
        let mut rows = 0;
        for row in include_str!("../data/cells.csv").lines().skip(1) {
            let fields: Vec<&str> = row.split(',').collect();
            let cell = named(fields[0]);
            let number = |at: usize| fields[at].parse::<f64>().expect("a number");
            assert!(
                (centre(cell).0 - number(3)).abs() < 0.01 && (centre(cell).1 - number(4)).abs() < 0.01,
                "{row}"
            );
            assert_eq!(anchor(cell), Spot::near(number(6), number(7)), "{row}");
            let third = match fields[8] {
                "home_defence" => HOME.defence,
                "away_defence" => AWAY.defence,
                _ => MIDFIELD,
            };
            assert!(third.contains(cell), "{row}");
            let half = match fields[9] {
                "home" => HOME.half,
                "away" => AWAY.half,
                _ => CENTRE_CELLS,
            };
            assert!(half.contains(cell), "{row}");
            let zones = [
                HOME.penalty_area,
                HOME.goal_box,
                HOME.corner_area,
                AWAY.penalty_area,
                AWAY.goal_box,
                AWAY.corner_area,
            ];
            for (at, zone) in zones.iter().enumerate() {
                assert_eq!(zone.contains(cell), fields[10 + at] == "1", "{row}");
            }
            for (at, direction) in HexDirection::ALL.into_iter().enumerate() {
                let neighbour = cell
                    .step(direction)
                    .map_or("-".to_owned(), |cell| cell.to_string());
                assert_eq!(neighbour, fields[16 + at], "{row}");
            }
            let corners = polygon(cell);
            let listed: Vec<&str> = fields[22].split_whitespace().collect();
            assert_eq!(
                listed.len(),
                corners.len().max(listed.len().min(corners.len())),
                "{row}"
            );
            for corner in listed {
                let (x, y) = corner.trim_matches(['(', ')']).split_once(';').expect("a corner");
                let (x, y): (f64, f64) = (x.parse().expect("x"), y.parse().expect("y"));
                assert!(
                    corners
                        .iter()
                        .any(|at| (at.0 - x).abs() < 0.02 && (at.1 - y).abs() < 0.02),
                    "{row} {corner}"
                );
            }
            rows += 1;
        }
        assert_eq!(rows, Cell::COUNT);
    }

    /// SIM-PITCH-2 The distances of scenario 66.
    #[test]
    fn distances_are_hexagon_steps() {
        for (one, two, steps) in [
            ("E6", "E1", 5),
            ("A1", "I11", 14),
            ("D4", "C6", 2),
            ("D2", "I6", 6),
            ("E1", "E11", 10),
            ("B0", "A1", 1),
        ] {
            assert_eq!(named(one).distance(named(two)), steps, "{one} {two}");
        }
    }

    /// SIM-PHYS-16, SIM-LINE-4 A ball lies in the same cells at both ends, on the outer lines too.
    #[test]
    fn a_ball_lies_alike_at_both_ends() {
        for x in (-50..=4400).step_by(25) {
            for y in (-3050..=3050).step_by(25) {
                let ball = Spot::new(x, y);
                let mut turned: Vec<Cell> = cells_of_ball(ball).iter().map(|cell| cell.turned()).collect();
                turned.reverse();
                assert_eq!(cells_of_ball(ball.turned())[..], turned[..], "{ball}");
            }
        }
    }

    #[test]
    fn every_cell_has_its_own_points() {
        for cell in Cell::all() {
            assert_eq!(cell_at(anchor(cell)), cell);
            assert_eq!(anchor(cell).turned(), anchor(cell.turned()));
            assert!(depth(cell, anchor(cell).cm()) >= 1.9, "{cell}");
        }
    }
}
