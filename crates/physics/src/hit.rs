//! The ball meets a peg, the frame, the net or the keeper: friction, with the spin that is ours.

use rapier3d::math::Vector;

use crate::ball::{Ball, GRIP, SPIN_PER_SPEED};
use crate::table::{BALL_MASS, BALL_RADIUS};
use crate::world::Material;

/// One contact of the ball in one step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    /// What it has met.
    pub(crate) material: Material,
    /// Unit vector out of the other body, towards the ball.
    pub(crate) normal: Vector,
    /// How much the contact has changed the ball's speed along the normal.
    pub(crate) speed: f32,
    /// Where they have met.
    pub(crate) point: Vector,
}

impl Hit {
    /// Rubs the ball against a surface that moves; returns the impulse on the ball.
    pub(crate) fn rub(&self, ball: &mut Ball, surface: Vector) -> Vector {
        ball.supported |= self.normal.z > 0.5;
        if self.material == Material::Net {
            ball.roll = Vector::ZERO;
            ball.spin = 0.0;
        }
        let outward = Vector::Z.cross(-self.normal);
        let slip = ball.velocity - surface + outward * (BALL_RADIUS * ball.spin);
        let slip = slip - self.normal * slip.dot(self.normal);
        let size = slip.length();
        if size == 0.0 {
            return Vector::ZERO;
        }
        let change = slip * -((self.material.with_ball().friction * self.speed).min(GRIP * size) / size);
        ball.velocity += change;
        ball.spin += SPIN_PER_SPEED * change.dot(outward) / BALL_RADIUS;
        change * BALL_MASS
    }
}
