//! A rough answer in less than two microseconds: flight, bounces, sliding and rolling in closed form, pegs as round posts.
//!
//! It leaves out what it cannot know quickly: pegs that move, the crossbar, the net and the barred keeper.

use crate::ball::{GRIP, SPIN_PER_SPEED};
use crate::kick::{Kick, Technique, direction_vector};
use crate::result::{End, Line};
use crate::scene::{Goal, PegId, Scene, Spot, Stance};
use crate::table::{
    BALL_FABRIC, BALL_FRAME, BALL_MASS, BALL_PEG, BALL_RADIUS, FRAME_RADIUS, GOAL_HALF_WIDTH, GOAL_HEIGHT,
    GRAVITY, PEG_HEIGHT, PEG_MASS, PEG_RADIUS, PITCH_HALF_WIDTH, PITCH_LENGTH, Pair, REST_BOUNCE_SPEED,
    ROLL_DECELERATION,
};

/// What a kick would probably bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scouted {
    /// How it would end.
    pub end: End,
    /// Where the ball would be then.
    pub rest: Spot,
    /// The first peg it would touch.
    pub first_touch: Option<PegId>,
    /// The last peg it would touch.
    pub last_touch: Option<PegId>,
}

/// No kick has more legs than this; then the ball is left where it is.
const LEGS_MAX: usize = 24;
/// A peg gives way to a ball as if it had this mass at its foot.
const PEG_INERTIA: f32 = PEG_MASS * (3.0 * PEG_RADIUS * PEG_RADIUS + PEG_HEIGHT * PEG_HEIGHT) / 12.0;

type Plane = (f32, f32);

fn plus(a: Plane, b: Plane, times: f32) -> Plane {
    (a.0 + b.0 * times, a.1 + b.1 * times)
}

fn dot(a: Plane, b: Plane) -> f32 {
    a.0 * b.0 + a.1 * b.1
}

fn size(a: Plane) -> f32 {
    dot(a, a).sqrt()
}

/// A stretch of the ball's way that is nearly straight.
struct Leg {
    to: Plane,
    velocity: Plane,
    roll: Plane,
    time: f32,
    kind: LegKind,
}

#[derive(PartialEq)]
enum LegKind {
    Flight,
    Slide,
    Roll,
}

/// A round thing in the way.
#[derive(Clone, Copy)]
struct Post {
    at: Plane,
    radius: f32,
    top: f32,
    peg: Option<PegId>,
}

struct Scout<'a> {
    scene: &'a Scene,
    absent: Option<PegId>,
    at: Plane,
    z: f32,
    velocity: Plane,
    up: f32,
    roll: Plane,
    spin: f32,
    result: Scouted,
}

/// Guesses what [`simulate`](crate::simulate) would find.
#[must_use]
pub fn scout(scene: &Scene, kick: &Kick) -> Scouted {
    let heads = kick.technique == Technique::Head;
    let from = if heads {
        scene
            .pegs
            .iter()
            .find(|peg| peg.id == kick.kicker)
            .map(|peg| peg.at)
    } else {
        None
    };
    let from = from.unwrap_or(scene.ball);
    let (cos, sin) = direction_vector(i32::from(kick.direction));
    let speed = f64::from(kick.speed) / 100.0;
    let (level, up) = if kick.technique == Technique::Low {
        (speed, 0.0)
    } else {
        let (cos_lift, sin_lift) = direction_vector(i32::from(kick.lift));
        (speed * cos_lift, speed * sin_lift)
    };
    let velocity = ((level * cos) as f32, (level * sin) as f32);
    let mut scout = Scout {
        scene,
        absent: Some(kick.kicker),
        at: from.cm(),
        z: if heads {
            PEG_HEIGHT + BALL_RADIUS
        } else {
            BALL_RADIUS
        },
        velocity,
        up: up as f32,
        roll: plus((0.0, 0.0), velocity, f32::from(kick.spin) / 100.0),
        spin: SPIN_PER_SPEED * f32::from(kick.side) / 100.0 * speed as f32 / BALL_RADIUS,
        result: Scouted {
            end: End::Rest,
            rest: from,
            first_touch: None,
            last_touch: None,
        },
    };
    for _ in 0..LEGS_MAX {
        if !scout.advance() {
            break;
        }
        if heads {
            scout.absent = None;
        }
    }
    scout.result
}

impl Scout<'_> {
    /// One leg further. Whether there is another.
    fn advance(&mut self) -> bool {
        let leg = self.leg();
        let hit = self.first_post(&leg);
        let share = hit.map_or(1.0, |(share, _)| share);
        let reached = plus(self.at, (leg.to.0 - self.at.0, leg.to.1 - self.at.1), share);
        let height = self.height(&leg, share);
        if let Some((end, at)) = self.crossing(&leg, share) {
            self.result.end = end;
            self.result.rest = at;
            return false;
        }
        self.at = reached;
        self.result.rest = Spot::new(
            (reached.0 * 100.0).round() as i16,
            (reached.1 * 100.0).round() as i16,
        );
        match hit {
            Some((_, post)) => {
                self.velocity = part_way(self.velocity, leg.velocity, share, &leg.kind);
                self.roll = part_way(self.roll, leg.roll, share, &leg.kind);
                self.up -= if leg.kind == LegKind::Flight {
                    GRAVITY * leg.time * share
                } else {
                    0.0
                };
                self.z = height;
                self.bounce_off(post);
                true
            }
            None => {
                self.velocity = leg.velocity;
                self.roll = leg.roll;
                if leg.kind == LegKind::Flight {
                    self.z = BALL_RADIUS;
                    self.bounce(GRAVITY * leg.time - self.up);
                }
                leg.kind != LegKind::Roll
            }
        }
    }

    /// The leg that lies ahead if nothing is in the way.
    fn leg(&self) -> Leg {
        let (velocity, roll) = (self.velocity, self.roll);
        if self.z > BALL_RADIUS || self.up > 0.0 {
            let time =
                (self.up + (self.up * self.up + 2.0 * GRAVITY * (self.z - BALL_RADIUS)).sqrt()) / GRAVITY;
            return Leg {
                to: plus(self.at, velocity, time),
                velocity,
                roll,
                time,
                kind: LegKind::Flight,
            };
        }
        let slip = plus(velocity, roll, -1.0);
        let slips = size(slip);
        if slips > 0.5 {
            let grip = BALL_FABRIC.friction * GRAVITY;
            let speed = size(velocity).max(1.0);
            // Rolling resistance eats the slip too; 0.6 is its mean share while both grow less.
            let time = slips / (grip * (1.0 + SPIN_PER_SPEED) + 0.6 * ROLL_DECELERATION * slips / speed);
            let pull = plus(
                plus((0.0, 0.0), slip, grip / slips),
                velocity,
                ROLL_DECELERATION / speed,
            );
            let end = plus(velocity, pull, -time);
            let to = plus(plus(self.at, velocity, time), pull, -time * time / 2.0);
            return Leg {
                to,
                velocity: end,
                roll: end,
                time,
                kind: LegKind::Slide,
            };
        }
        let speed = size(velocity);
        let time = speed / ROLL_DECELERATION;
        Leg {
            to: plus(self.at, velocity, time / 2.0),
            velocity: (0.0, 0.0),
            roll: (0.0, 0.0),
            time,
            kind: LegKind::Roll,
        }
    }

    /// The height after a share of the leg's way.
    fn height(&self, leg: &Leg, share: f32) -> f32 {
        if leg.kind != LegKind::Flight {
            return BALL_RADIUS;
        }
        let time = leg.time * share;
        self.z + self.up * time - GRAVITY * time * time / 2.0
    }

    /// The first thing in the way and the share of the leg before it.
    fn first_post(&self, leg: &Leg) -> Option<(f32, Post)> {
        let way = (leg.to.0 - self.at.0, leg.to.1 - self.at.1);
        let length = dot(way, way);
        if length < 1e-6 {
            return None;
        }
        let mut first: Option<(f32, Post)> = None;
        let mut look = |post: Post| {
            let gap = (self.at.0 - post.at.0, self.at.1 - post.at.1);
            let reach = post.radius + BALL_RADIUS;
            let towards = dot(gap, way);
            let inside = dot(gap, gap) - reach * reach;
            let root = towards * towards - length * inside;
            if towards < 0.0 && root >= 0.0 {
                let share = ((-towards - root.sqrt()) / length).max(0.0);
                let sooner = first.as_ref().is_none_or(|(best, _)| share < *best);
                if share <= 1.0 && sooner && self.height(leg, share) < post.top + BALL_RADIUS / 2.0 {
                    first = Some((share, post));
                }
            }
        };
        for peg in &self.scene.pegs {
            if Some(peg.id) == self.absent {
                continue;
            }
            let at = peg.at.cm();
            match peg.stance {
                Stance::Standing => look(Post {
                    at,
                    radius: PEG_RADIUS,
                    top: PEG_HEIGHT,
                    peg: Some(peg.id),
                }),
                Stance::Lying { angle } => {
                    let (cos, sin) = direction_vector(i32::from(angle));
                    for along in [-1.0, 0.0, 1.0] {
                        let at = plus(at, (cos as f32, sin as f32), along);
                        look(Post {
                            at,
                            radius: PEG_RADIUS,
                            top: 2.0 * PEG_RADIUS,
                            peg: Some(peg.id),
                        });
                    }
                }
            }
        }
        if leg.to.0 < 1.0 || leg.to.0 > PITCH_LENGTH - 1.0 {
            let x = if leg.to.0 < 1.0 {
                -FRAME_RADIUS
            } else {
                PITCH_LENGTH + FRAME_RADIUS
            };
            for y in [-GOAL_HALF_WIDTH - FRAME_RADIUS, GOAL_HALF_WIDTH + FRAME_RADIUS] {
                look(Post {
                    at: (x, y),
                    radius: FRAME_RADIUS,
                    top: GOAL_HEIGHT,
                    peg: None,
                });
            }
        }
        first
    }

    /// The line that the ball crosses before a share of the leg.
    fn crossing(&self, leg: &Leg, until: f32) -> Option<(End, Spot)> {
        let way = (leg.to.0 - self.at.0, leg.to.1 - self.at.1);
        let lines = [
            (-self.at.0, -way.0, 0.0, Line::GoalLine(Goal::Near)),
            (self.at.0, way.0, PITCH_LENGTH, Line::GoalLine(Goal::Far)),
            (-self.at.1, -way.1, PITCH_HALF_WIDTH, Line::RightTouch),
            (self.at.1, way.1, PITCH_HALF_WIDTH, Line::LeftTouch),
        ];
        let (share, line) = lines
            .into_iter()
            .filter(|(from, step, limit, _)| *step > 0.0 && from + step * until >= limit + BALL_RADIUS)
            .map(|(from, step, limit, line)| ((limit + BALL_RADIUS - from) / step, line))
            .min_by(|one, two| one.0.total_cmp(&two.0))?;
        let at = plus(self.at, way, share);
        let (at, end) = match line {
            Line::GoalLine(goal) => {
                let in_goal = at.1.abs() <= GOAL_HALF_WIDTH && self.height(leg, share) <= GOAL_HEIGHT;
                let x = if goal == Goal::Near { 0.0 } else { PITCH_LENGTH };
                ((x, at.1), in_goal.then_some(End::Goal(goal)))
            }
            Line::RightTouch => ((at.0, -PITCH_HALF_WIDTH), None),
            Line::LeftTouch => ((at.0, PITCH_HALF_WIDTH), None),
        };
        let spot = Spot::new((at.0 * 100.0).round() as i16, (at.1 * 100.0).round() as i16);
        Some((end.unwrap_or(End::Out { line, at: spot }), spot))
    }

    /// The ball comes down on the fabric.
    fn bounce(&mut self, impact: f32) {
        let restitution = if impact < REST_BOUNCE_SPEED {
            0.0
        } else {
            BALL_FABRIC.restitution
        };
        self.up = restitution * impact;
        let slip = plus(self.velocity, self.roll, -1.0);
        let slips = size(slip);
        if slips > 0.0 {
            let change = (BALL_FABRIC.friction * (1.0 + restitution) * impact).min(GRIP * slips) / slips;
            self.velocity = plus(self.velocity, slip, -change);
            self.roll = plus(self.roll, slip, change * SPIN_PER_SPEED);
        }
    }

    /// The ball comes back from a peg or a post.
    fn bounce_off(&mut self, post: Post) {
        let gap = (self.at.0 - post.at.0, self.at.1 - post.at.1);
        let normal = plus((0.0, 0.0), gap, 1.0 / size(gap).max(0.01));
        let Pair {
            friction,
            restitution,
        } = if post.peg.is_some() { BALL_PEG } else { BALL_FRAME };
        let yields = if post.peg.is_some() {
            let lever = self.z - PEG_HEIGHT / 2.0;
            let inverse = 1.0 / PEG_MASS + lever * lever / PEG_INERTIA;
            1.0 / (1.0 + BALL_MASS * inverse)
        } else {
            1.0
        };
        let push = -(1.0 + restitution) * yields * dot(self.velocity, normal).min(0.0);
        self.velocity = plus(self.velocity, normal, push);
        let tangent = (normal.1, -normal.0);
        let slip = dot(self.velocity, tangent) + BALL_RADIUS * self.spin;
        let change = -slip.signum() * (friction * push).min(GRIP * slip.abs());
        self.velocity = plus(self.velocity, tangent, change);
        self.spin += SPIN_PER_SPEED * change / BALL_RADIUS;
        if post.peg.is_some() {
            self.result.first_touch = self.result.first_touch.or(post.peg);
            self.result.last_touch = post.peg;
        }
    }
}

/// A velocity after a share of a leg's way.
fn part_way(from: Plane, to: Plane, share: f32, kind: &LegKind) -> Plane {
    match kind {
        LegKind::Flight => from,
        LegKind::Slide => plus(from, (to.0 - from.0, to.1 - from.1), share),
        LegKind::Roll => plus((0.0, 0.0), from, (1.0 - share).max(0.0).sqrt()),
    }
}
