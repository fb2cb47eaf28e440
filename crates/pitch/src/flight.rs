//! Exact counts of steps over everybody, that never come back to a row or column they have left.

use crate::{COLUMNS, ROWS, Square, Squares};

/// The longest flight: two dice.
pub const FLIGHT_MAX: usize = 12;

/// How many steps span an offset: the larger difference, or both together, make the count.
#[inline]
#[must_use]
pub const fn flight_counts((dx, dy): (i8, i8)) -> [u8; 2] {
    let (dx, dy) = (dx.unsigned_abs(), dy.unsigned_abs());
    [if dx > dy { dx } else { dy }, dx + dy]
}

/// Whether a flight of so many steps spans this offset.
#[must_use]
pub const fn flight_spans(steps: u8, offset: (i8, i8)) -> bool {
    let [longer, both] = flight_counts(offset);
    steps > 0 && (longer == steps || both == steps)
}

/// The squares where a flight of exactly `steps` steps can end; none beyond the longest flight.
#[inline]
#[must_use]
pub fn flight(from: Square, steps: u8) -> Squares {
    match ENDS[from.index() as usize].get((steps as usize).wrapping_sub(1)) {
        Some(ends) => *ends,
        None => Squares::NONE,
    }
}

static ENDS: [[Squares; FLIGHT_MAX]; (COLUMNS * ROWS) as usize] = {
    let mut ends = [[Squares::NONE; FLIGHT_MAX]; (COLUMNS * ROWS) as usize];
    let mut at = 0;
    while at < COLUMNS * ROWS {
        let from = Square::at(at);
        let mut to = 0;
        while to < COLUMNS * ROWS {
            let [longer, both] = flight_counts(from.offset(Square::at(to)));
            let (longer, both) = (longer as usize, both as usize);
            if longer > 0 && longer <= FLIGHT_MAX {
                ends[at as usize][longer - 1].insert(Square::at(to));
            }
            if both > 0 && both <= FLIGHT_MAX {
                ends[at as usize][both - 1].insert(Square::at(to));
            }
            to += 1;
        }
        at += 1;
    }
    ends
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Direction;

    /// Every path, step by step: one bend at most, and no row or column twice once it is left.
    fn fly(from: Square, steps: u8) -> Squares {
        let mut ends = Squares::NONE;
        for first in Direction::ALL {
            for second in Direction::ALL {
                let ((ax, ay), (bx, by)) = (first.offset(), second.offset());
                if ax * bx < 0 || ay * by < 0 {
                    continue;
                }
                for before in 1..=steps {
                    let corner = from.towards(first, before);
                    ends |= corner
                        .and_then(|corner| corner.towards(second, steps - before))
                        .map_or(Squares::NONE, Squares::one);
                }
            }
        }
        ends
    }

    #[test]
    fn the_masks_are_the_paths() {
        for from in Square::all() {
            for steps in 1..=FLIGHT_MAX as u8 {
                assert_eq!(flight(from, steps), fly(from, steps), "{from} {steps}");
                for to in Square::all() {
                    assert_eq!(
                        flight(from, steps).contains(to),
                        flight_spans(steps, from.offset(to))
                    );
                }
            }
            assert_eq!(flight(from, 0), Squares::NONE);
            assert_eq!(flight(from, 13), Squares::NONE);
        }
    }
}
