//! The swung peg: which other pegs it knocks over before the ball starts.

use crate::kick::{Kick, Technique, direction_vector};
use crate::scene::{Peg, PegId, Scene, Stance};
use crate::table::{PEG_HEIGHT, PEG_RADIUS, STROKE_RADIUS};

/// The pegs that the swing of a low kick or a lob knocks over. A header has no swing.
#[must_use]
pub fn stroke_hits(scene: &Scene, kick: &Kick) -> Vec<PegId> {
    let power = f64::from(kick.power) / 1000.0;
    let (back, ahead) = match kick.technique {
        Technique::Low => (1.9 + 2.2 * power, power - 0.6),
        Technique::Lob => (1.5 + 1.2 * power, -0.6),
        Technique::Head => return Vec::new(),
    };
    let (cos, sin) = direction_vector(i32::from(kick.direction));
    let ball = (f64::from(scene.ball.x) / 100.0, f64::from(scene.ball.y) / 100.0);
    let swing = [
        (ball.0 - cos * back, ball.1 - sin * back),
        (ball.0 + cos * ahead, ball.1 + sin * ahead),
    ];
    scene
        .pegs
        .iter()
        .filter(|peg| peg.id != kick.kicker && knocks_over(peg, swing))
        .map(|peg| peg.id)
        .collect()
}

type Point = (f64, f64);

fn knocks_over(peg: &Peg, swing: [Point; 2]) -> bool {
    let at = (f64::from(peg.at.x) / 100.0, f64::from(peg.at.y) / 100.0);
    let reach = f64::from(STROKE_RADIUS);
    match peg.stance {
        Stance::Standing => to_segment(at, swing) < reach + f64::from(PEG_RADIUS),
        Stance::Lying { angle } => {
            let (cos, sin) = direction_vector(i32::from(angle));
            let turn = |p: Point| {
                let (dx, dy) = (p.0 - at.0, p.1 - at.1);
                (dx * cos + dy * sin, dy * cos - dx * sin)
            };
            to_box(
                [turn(swing[0]), turn(swing[1])],
                (f64::from(PEG_HEIGHT) / 2.0, f64::from(PEG_RADIUS)),
            ) < reach
        }
    }
}

/// From a point to a segment.
fn to_segment(p: Point, [a, b]: [Point; 2]) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 {
        (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    let (ex, ey) = (p.0 - a.0 - along * dx, p.1 - a.1 - along * dy);
    (ex * ex + ey * ey).sqrt()
}

/// From a segment to a rectangle about the origin; 0 if they meet.
fn to_box(segment: [Point; 2], half: Point) -> f64 {
    if crosses(segment, half) {
        return 0.0;
    }
    let outside = |p: Point| {
        let (dx, dy) = ((p.0.abs() - half.0).max(0.0), (p.1.abs() - half.1).max(0.0));
        (dx * dx + dy * dy).sqrt()
    };
    let corners = [
        (half.0, half.1),
        (half.0, -half.1),
        (-half.0, half.1),
        (-half.0, -half.1),
    ];
    let ends = outside(segment[0]).min(outside(segment[1]));
    corners
        .into_iter()
        .map(|corner| to_segment(corner, segment))
        .fold(ends, f64::min)
}

/// Whether a segment has a point in a rectangle about the origin.
fn crosses([a, b]: [Point; 2], half: Point) -> bool {
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    for (start, step, limit) in [(a.0, b.0 - a.0, half.0), (a.1, b.1 - a.1, half.1)] {
        if step == 0.0 {
            if start.abs() > limit {
                return false;
            }
            continue;
        }
        let (first, second) = ((-limit - start) / step, (limit - start) / step);
        enter = enter.max(first.min(second));
        leave = leave.min(first.max(second));
    }
    enter <= leave
}
