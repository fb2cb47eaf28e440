//! The ball and the fabric: flight, bounce, sliding, rolling.

use rapier3d::math::Vector;

use crate::kick::{Kick, Technique, direction_vector};
use crate::table::{
    BALL_FABRIC, BALL_RADIUS, GRAVITY, PEG_HEIGHT, REST_BOUNCE_SPEED, REST_SPEED, REST_SPIN,
    ROLL_DECELERATION, SPIN_DECELERATION, TIME_STEP,
};

/// A solid ball gives way to friction at its surface by this share of the slip.
pub(crate) const GRIP: f32 = 2.0 / 7.0;
/// Spin changes so many times as much as speed.
pub(crate) const SPIN_PER_SPEED: f32 = 2.5;

/// The ball in motion. Its spin is kept as two numbers of ours, exact at every step length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ball {
    /// Centre.
    pub(crate) at: Vector,
    /// Velocity.
    pub(crate) velocity: Vector,
    /// Surface speed of the horizontal spin; a ball that rolls has its own velocity here.
    pub(crate) roll: Vector,
    /// Spin about the vertical.
    pub(crate) spin: f32,
    /// Whether it touched the fabric, or lay on something, in the last step.
    pub(crate) supported: bool,
}

impl Ball {
    /// The ball as it leaves a peg that stands at `from`.
    pub(crate) fn kicked(kick: &Kick, from: (f32, f32)) -> Self {
        let (cos, sin) = direction_vector(i32::from(kick.direction));
        let (cos_lift, sin_lift) = direction_vector(i32::from(kick.lift));
        let speed = f64::from(kick.speed) / 100.0;
        let (level, up) = match kick.technique {
            Technique::Low => (speed, 0.0),
            Technique::Lob | Technique::Head => (speed * cos_lift, speed * sin_lift),
        };
        let ahead = Vector::new((level * cos) as f32, (level * sin) as f32, 0.0);
        let height = if kick.technique == Technique::Head {
            PEG_HEIGHT + BALL_RADIUS
        } else {
            BALL_RADIUS
        };
        Self {
            at: Vector::new(from.0, from.1, height),
            velocity: ahead + Vector::new(0.0, 0.0, up as f32),
            roll: ahead * (f32::from(kick.spin) / 100.0),
            spin: SPIN_PER_SPEED * f32::from(kick.side) / 100.0 * (speed as f32) / BALL_RADIUS,
            supported: false,
        }
    }

    /// Gravity's share of a step.
    pub(crate) fn fall(&mut self) {
        self.velocity.z -= GRAVITY * TIME_STEP;
    }

    /// A step through the air or over the fabric, with nothing in the way.
    pub(crate) fn fly(&mut self) {
        self.at += self.velocity * TIME_STEP;
    }

    /// What the fabric does to a ball that has come down to it.
    pub(crate) fn meet_fabric(&mut self) {
        if self.at.z > BALL_RADIUS || self.velocity.z > 0.0 {
            return;
        }
        self.at.z = BALL_RADIUS;
        self.supported = true;
        let impact = -self.velocity.z;
        let restitution = if impact < REST_BOUNCE_SPEED {
            0.0
        } else {
            BALL_FABRIC.restitution
        };
        self.velocity.z = restitution * impact;
        self.slide(BALL_FABRIC.friction * (1.0 + restitution) * impact);
        self.brake();
        self.spin = towards_zero(self.spin, SPIN_DECELERATION * TIME_STEP);
    }

    /// Sliding friction changes the speed by `most`, until the ball rolls.
    fn slide(&mut self, most: f32) {
        let slip = Vector::new(self.velocity.x - self.roll.x, self.velocity.y - self.roll.y, 0.0);
        let size = slip.length();
        if size > 0.0 {
            let change = slip * (most.min(GRIP * size) / size);
            self.velocity -= change;
            self.roll += change * SPIN_PER_SPEED;
        }
    }

    /// Rolling resistance.
    fn brake(&mut self) {
        let speed = self.level_speed();
        let share = if speed > 0.0 {
            (1.0 - ROLL_DECELERATION * TIME_STEP / speed).max(0.0)
        } else {
            0.0
        };
        self.velocity.x *= share;
        self.velocity.y *= share;
        self.roll *= share;
    }

    /// Speed over the ground.
    fn level_speed(&self) -> f32 {
        (self.velocity.x * self.velocity.x + self.velocity.y * self.velocity.y).sqrt()
    }

    /// Whether it is at rest in this step.
    pub(crate) fn is_still(&self) -> bool {
        self.supported
            && self.velocity.length() < REST_SPEED
            && self.roll.length() < REST_SPIN * BALL_RADIUS
            && self.spin.abs() < REST_SPIN
    }
}

fn towards_zero(value: f32, by: f32) -> f32 {
    if value > 0.0 {
        (value - by).max(0.0)
    } else {
        (value + by).min(0.0)
    }
}
