//! Exact counts of steps that others can block.
//!
//! A walk goes straight, or in two straight lines with one bend that is no about-turn. Nobody in `barred` is passed,
//! but a walk may end on them; every square of it lies on `ground`.

use crate::{Direction, Square, Squares};

/// The longest walk: a die has six faces.
pub const WALK_MAX: usize = 6;

/// The squares where a walk of exactly `steps` steps can end.
#[inline]
#[must_use]
pub fn walk(from: Square, steps: u8, barred: Squares, ground: Squares) -> Squares {
    let clear = ground - barred;
    let mut front = Front::first(from);
    for _ in 2..steps {
        front.keep(clear);
        front.advance();
    }
    if steps > 1 {
        front.keep(clear);
        front.turn();
    }
    front.ends() & ground
}

/// The squares where walks of 1 to 6 steps can end, for the price of the longest.
#[must_use]
pub fn walks(from: Square, barred: Squares, ground: Squares) -> [Squares; WALK_MAX] {
    let clear = ground - barred;
    let mut front = Front::first(from);
    let mut ends = [front.ends() & ground; WALK_MAX];
    for end in &mut ends[1..] {
        front.keep(clear);
        front.advance();
        *end = front.ends() & ground;
    }
    ends
}

/// All walks of the same length at once, as sets of squares by the direction that they are heading in. Walks that have
/// bent are merged, since nothing but the rest of their way can differ; those that have not are kept apart too.
struct Front {
    straight: [Squares; 8],
    heading: [Squares; 8],
}

impl Front {
    #[inline(always)]
    fn first(from: Square) -> Self {
        let start = Squares::one(from);
        let mut straight = [Squares::NONE; 8];
        for direction in Direction::ALL {
            straight[direction as usize] = start.step(direction);
        }
        Self {
            straight,
            heading: straight,
        }
    }

    /// Drops the walks that have come to a closed square.
    #[inline(always)]
    fn keep(&mut self, clear: Squares) {
        for ahead in 0..8 {
            self.straight[ahead] &= clear;
            self.heading[ahead] &= clear;
        }
    }

    /// One step more, bends included. A straight walk may bend any way but back; the straight walks stand on eight
    /// different squares, so the one that would turn back is left out by its square.
    #[inline(always)]
    fn turn(&mut self) {
        let mut corners = Squares::NONE;
        for straight in self.straight {
            corners |= straight;
        }
        for direction in Direction::ALL {
            let ahead = direction as usize;
            let turning = corners - self.straight[ahead ^ 4];
            self.heading[ahead] = (self.heading[ahead] | turning).step(direction);
        }
    }

    /// One step more, for walks that go on.
    #[inline(always)]
    fn advance(&mut self) {
        self.turn();
        for direction in Direction::ALL {
            let ahead = direction as usize;
            self.straight[ahead] = self.straight[ahead].step(direction);
        }
    }

    #[inline(always)]
    fn ends(&self) -> Squares {
        let mut ends = Squares::NONE;
        for heading in self.heading {
            ends |= heading;
        }
        ends
    }
}

/// One way to walk to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where it ends.
    pub end: Square,
    /// Where it bends, if it does.
    pub bend: Option<Square>,
}

/// Shows every way to walk exactly `steps` steps: straight ones first, then by direction, clockwise from north.
pub fn each_way(from: Square, steps: u8, barred: Squares, ground: Squares, mut show: impl FnMut(Way)) {
    let clear = ground - barred;
    // Walks straight on; the squares before the last must be clear.
    let line = |from: Squares, direction: Direction, steps: u8| {
        let mut at = from;
        for _ in 1..steps {
            at = at.step(direction) & clear;
        }
        at.step(direction) & ground
    };
    let start = Squares::one(from);
    for direction in Direction::ALL {
        if let Some(end) = line(start, direction, steps).first() {
            show(Way { end, bend: None });
        }
    }
    for first in Direction::ALL {
        for second in Direction::ALL {
            if second == first || second == first.opposite() {
                continue;
            }
            let mut corner = start;
            for before in 1..steps {
                corner = corner.step(first) & clear;
                let Some(bend) = corner.first() else { break };
                if let Some(end) = line(corner, second, steps - before).first() {
                    show(Way {
                        end,
                        bend: Some(bend),
                    });
                }
            }
        }
    }
}

/// Whether a walk of so many steps can span this offset on a grid without edges.
#[must_use]
pub fn walk_spans(steps: u8, (dx, dy): (i8, i8)) -> bool {
    let steps = steps as i8;
    Direction::ALL.into_iter().any(|first| {
        Direction::ALL
            .into_iter()
            .filter(|second| *second != first.opposite())
            .any(|second| {
                let ((ax, ay), (bx, by)) = (first.offset(), second.offset());
                (1..=steps).any(|before| {
                    let after = steps - before;
                    (ax * before + bx * after, ay * before + by * after) == (dx, dy)
                })
            })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// The flood of sets agrees with walking every path, on grounds and among crowds of all kinds.
    #[test]
    fn sets_and_single_ways_agree() {
        let mut crowd = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834_u128;
        for from in Square::all() {
            crowd = crowd.rotate_left(7).wrapping_mul(0x2545_f491_4f6c_dd1d);
            let barred = Squares(crowd & crowd.rotate_left(31) & crowd.rotate_left(77));
            for ground in [Squares::ALL, Squares::rows(1, 8), Squares::rows(9, 16)] {
                let all = walks(from, barred, ground);
                for steps in 1..=6 {
                    let mut single = Squares::NONE;
                    each_way(from, steps, barred, ground, |way| single.insert(way.end));
                    assert_eq!(walk(from, steps, barred, ground), single, "{from} {steps}");
                    assert_eq!(all[usize::from(steps) - 1], single, "{from} {steps}");
                }
            }
        }
    }

    #[test]
    fn a_walk_never_comes_back() {
        for from in Square::all() {
            for steps in 1..=6 {
                let ends = walk(from, steps, Squares::NONE, Squares::ALL);
                assert!(!ends.contains(from));
                for end in ends.iter() {
                    assert!(walk_spans(steps, from.offset(end)), "{from} {end} {steps}");
                }
            }
        }
    }

    #[test]
    fn the_way_shown_is_the_plainest() {
        let way = |to: &str, steps: u8| -> Way {
            let mut found = None;
            each_way(square("D5"), steps, Squares::NONE, Squares::ALL, |way| {
                if way.end == square(to) {
                    found.get_or_insert(way);
                }
            });
            found.unwrap()
        };
        assert_eq!(way("D9", 4).bend, None);
        assert_eq!(way("F5", 4).bend, Some(square("D7")));
        assert_eq!(way("E5", 2).bend, Some(square("D6")));
    }
}
