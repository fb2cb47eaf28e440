//! The pitch: 308 hexagons, their zones and spots, and directions as a side sees them.

use std::fmt;

use engine::{NotationError, Side};
use pitch::{Hex, HexDirection, HexLayout, HexSet};

/// CITY-GEO-1 The shape of the pitch: rows of 21 and 20 hexagons by turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CityPitch;

impl HexLayout for CityPitch {
    const X_MAX: u8 = 40;
    const Y_MAX: u8 = 14;
    const PARITY: u8 = 0;

    fn write(x: u8, y: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{x},{y}")
    }

    fn read(text: &str) -> Option<(u8, u8)> {
        let (x, y) = text.split_once(',')?;
        let number = |text: &str| {
            text.parse::<u8>()
                .ok()
                .filter(|number| number.to_string() == text)
        };
        Some((number(x)?, number(y)?))
    }
}

/// One hexagon of the pitch, written `27,7`.
pub type Hexagon = Hex<CityPitch>;
/// A set of hexagons.
pub type Hexagons = HexSet<CityPitch>;

/// The hexagon with these coordinates, which must be one.
pub(crate) const fn hexagon(x: u8, y: u8) -> Hexagon {
    Hexagon::new(x, y).expect("the pitch has this hexagon")
}

pub(crate) fn read_hexagon(text: &str) -> Result<Hexagon, NotationError> {
    text.parse()
        .map_err(|error| NotationError::new(format!("{error}")))
}

/// The words of the six directions in notation.
pub(crate) const fn direction_word(direction: HexDirection) -> &'static str {
    ["E", "SE", "SW", "W", "NW", "NE"][direction as usize]
}

pub(crate) fn read_direction(text: &str) -> Result<HexDirection, NotationError> {
    HexDirection::ALL
        .into_iter()
        .find(|direction| direction_word(*direction) == text)
        .ok_or_else(|| NotationError::new(format!("`{text}` is no direction: write E, SE, SW, W, NW or NE")))
}

/// CITY-GEO-3, CITY-GEO-4 A side's own directions: F, FL, FR and B, BL, BR.
pub(crate) const FRONT: [usize; 3] = [0, 5, 1];
pub(crate) const BACK: [usize; 3] = [3, 4, 2];

/// A direction as a side sees it: 0 is straight forward, then clockwise.
#[inline]
pub(crate) const fn seen_from(side: Side, clockwise: usize) -> HexDirection {
    HexDirection::East.clockwise(match side {
        Side::Home => clockwise,
        Side::Away => clockwise + 3,
    })
}

/// CITY-GEO-4 The three front directions of a side: F, FL, FR.
#[inline]
pub(crate) fn front(side: Side) -> [HexDirection; 3] {
    FRONT.map(|clockwise| seen_from(side, clockwise))
}

/// CITY-GEO-4 The three back directions of a side: B, BL, BR.
#[inline]
pub(crate) fn back(side: Side) -> [HexDirection; 3] {
    BACK.map(|clockwise| seen_from(side, clockwise))
}

#[inline]
pub(crate) fn is_front(side: Side, direction: HexDirection) -> bool {
    front(side).contains(&direction)
}

/// How far a hexagon is from a side's own goal line, in halves of a hexagon; CITY-ATAC-19 the measure along the pitch.
#[inline]
#[must_use]
pub const fn depth(side: Side, hexagon: Hexagon) -> u8 {
    match side {
        Side::Home => hexagon.x(),
        Side::Away => CityPitch::X_MAX - hexagon.x(),
    }
}

/// CITY-GEO-6 Whether it lies in a side's half; the halfway hexagons are in neither.
#[inline]
#[must_use]
pub const fn in_half(side: Side, hexagon: Hexagon) -> bool {
    depth(side, hexagon) < 20
}

/// CITY-GEO-7 Whether it lies in the penalty box that a side defends, its large keeper area.
#[inline]
#[must_use]
pub const fn in_box(side: Side, hexagon: Hexagon) -> bool {
    depth(side, hexagon) <= 7 && hexagon.y() >= 3 && hexagon.y() <= 11
}

/// CITY-GEO-7 Whether it lies in the goal box that a side defends.
#[inline]
#[must_use]
pub const fn in_goal_box(side: Side, hexagon: Hexagon) -> bool {
    depth(side, hexagon) <= 3 && hexagon.y() >= 5 && hexagon.y() <= 9
}

/// CITY-GEO-7 Whether it lies in the small keeper area that a side defends.
#[inline]
#[must_use]
pub const fn in_small_area(side: Side, hexagon: Hexagon) -> bool {
    depth(side, hexagon) <= 5 && hexagon.y() >= 5 && hexagon.y() <= 9
}

/// CITY-GEO-7 Whether it lies in the Shot-on-Goal Area of a side: that in front of the goal it attacks.
#[inline]
#[must_use]
pub const fn in_shot_area(shooting: Side, hexagon: Hexagon) -> bool {
    depth(shooting.other(), hexagon) <= 13 && hexagon.y() >= 3 && hexagon.y() <= 11
}

/// Whether it lies on a wide row, for special shots.
#[inline]
pub(crate) const fn on_wide_row(hexagon: Hexagon) -> bool {
    matches!(hexagon.y(), 3..=5 | 9..=11)
}

/// Whether it is a goal-line hexagon of a side's own goal line.
#[inline]
pub(crate) const fn on_goal_line(side: Side, hexagon: Hexagon) -> bool {
    depth(side, hexagon) <= 1
}

/// The wing that a hexagon lies on: the top one is -1, the bottom one 1, none 0.
#[inline]
pub(crate) const fn wing(hexagon: Hexagon) -> i8 {
    match hexagon.y() {
        0..=3 => -1,
        11.. => 1,
        _ => 0,
    }
}

/// The kick-off hexagon of a side.
#[must_use]
pub const fn kick_off_spot(side: Side) -> Hexagon {
    match side {
        Side::Home => hexagon(19, 7),
        Side::Away => hexagon(21, 7),
    }
}

/// The penalty point in front of the goal that a side defends.
#[must_use]
pub const fn penalty_point(side: Side) -> Hexagon {
    match side {
        Side::Home => hexagon(5, 7),
        Side::Away => hexagon(35, 7),
    }
}

/// The keeper line spot of a side.
#[must_use]
pub const fn keeper_spot(side: Side) -> Hexagon {
    match side {
        Side::Home => hexagon(1, 7),
        Side::Away => hexagon(39, 7),
    }
}

/// The two corners from which a side takes its corner kicks, the y = 0 one first.
#[must_use]
pub const fn corners(kicking: Side) -> [Hexagon; 2] {
    match kicking {
        Side::Home => [hexagon(40, 0), hexagon(40, 14)],
        Side::Away => [hexagon(0, 0), hexagon(0, 14)],
    }
}

/// CITY-FREE-6 The wall hexagons of a free kick, in the order F+F, F+FL, F+FR of the kicking side.
pub(crate) fn wall(kicking: Side, ball: Hexagon) -> [Option<Hexagon>; 3] {
    let [f, fl, fr] = front(kicking);
    let ahead = ball.step(f);
    [f, fl, fr].map(|direction| ahead.and_then(|ahead| ahead.step(direction)))
}

/// CITY-GEO-5 The steps of two rows between two hexagons on one lateral line.
#[inline]
pub(crate) fn lateral(from: Hexagon, to: Hexagon) -> Option<u8> {
    (from.x() == to.x() && from != to).then(|| from.y().abs_diff(to.y()) / 2)
}

/// CITY-GEO-8 Whether the ball crosses a touchline if it leaves the pitch here in this direction; at a corner the
/// touchline counts.
pub(crate) fn crosses_touchline(exit: Hexagon, direction: HexDirection) -> bool {
    let (_, dy) = direction.offset();
    (dy < 0 && exit.y() == 0) || (dy > 0 && exit.y() == CityPitch::Y_MAX)
}
