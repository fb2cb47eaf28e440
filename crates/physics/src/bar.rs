//! The keeper on the bar: a planned move, then a reflex.

use rapier3d::math::{Rotation, Vector};
use serde::{Deserialize, Serialize};

use crate::ball::Ball;
use crate::scene::{Bar, Goal};
use crate::table::{
    BAR_DELAY, BAR_HALF_RANGE, BAR_HALF_RANGE_LYING, BAR_HIGH_AXIS, BAR_REFLEX_END, BAR_REFLEX_SPEED,
    BAR_REFLEX_TIME, BAR_SPEED, BAR_TRACK, BAR_TURN_TIME, PEG_HEIGHT, PEG_RADIUS, PITCH_LENGTH, TIME_STEP,
};

/// How a barred keeper ends his planned move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    /// On his feet.
    Upright,
    /// Along the goal line, on the fabric.
    DiveLow,
    /// Along the goal line, under the crossbar.
    DiveHigh,
}

/// What a barred keeper has planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BarMove {
    /// He stays, upright.
    Stay,
    /// He moves.
    Move {
        /// To where, in hundredths of a centimetre from the middle.
        y: i16,
        /// And how.
        posture: Posture,
    },
}

/// The barred keeper at one step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keeper {
    bar: Bar,
    pub(crate) y: f32,
    time: f32,
}

impl Keeper {
    pub(crate) fn new(bar: Bar) -> Self {
        Self {
            bar,
            y: f32::from(bar.y) / 100.0,
            time: 0.0,
        }
    }

    /// His track's place along the pitch.
    pub(crate) fn track(&self) -> f32 {
        match self.bar.goal {
            Goal::Near => BAR_TRACK,
            Goal::Far => PITCH_LENGTH - BAR_TRACK,
        }
    }

    fn posture(&self) -> Posture {
        match self.bar.plan {
            BarMove::Stay => Posture::Upright,
            BarMove::Move { posture, .. } => posture,
        }
    }

    /// One step of time goes by.
    pub(crate) fn step(&mut self, ball: &Ball) {
        self.time += TIME_STEP;
        if self.bar.reflex && self.time >= BAR_REFLEX_TIME {
            if self.time < BAR_REFLEX_END
                && let Some(meeting) = self.meeting(ball)
            {
                self.y = approach(self.y, meeting, BAR_REFLEX_SPEED * TIME_STEP);
            }
        } else if let BarMove::Move { y, .. } = self.bar.plan
            && self.time >= BAR_DELAY
        {
            self.y = approach(self.y, f32::from(y) / 100.0, BAR_SPEED * TIME_STEP);
        }
    }

    /// Where the ball's present straight course meets the track, if it is still to come.
    fn meeting(&self, ball: &Ball) -> Option<f32> {
        let gap = self.track() - ball.at.x;
        let comes = gap * ball.velocity.x > 0.0;
        let limit = if self.posture() == Posture::Upright {
            BAR_HALF_RANGE
        } else {
            BAR_HALF_RANGE_LYING
        };
        comes.then(|| (ball.at.y + gap / ball.velocity.x * ball.velocity.y).clamp(-limit, limit))
    }

    /// The middle of his peg and how it is turned.
    pub(crate) fn pose(&self) -> (Vector, Rotation) {
        let turned = match self.posture() {
            Posture::Upright => 0.0,
            Posture::DiveLow | Posture::DiveHigh => ((self.time - BAR_DELAY) / BAR_TURN_TIME).clamp(0.0, 1.0),
        };
        let upright = PEG_HEIGHT / 2.0;
        let lying = if self.posture() == Posture::DiveHigh {
            BAR_HIGH_AXIS
        } else {
            PEG_RADIUS
        };
        let quarter = f64::from(turned) * core::f64::consts::FRAC_PI_4;
        let rotation = Rotation::from_xyzw(libm::sin(quarter) as f32, 0.0, 0.0, libm::cos(quarter) as f32);
        (
            Vector::new(self.track(), self.y, upright + (lying - upright) * turned),
            rotation,
        )
    }
}

fn approach(from: f32, to: f32, most: f32) -> f32 {
    from + (to - from).clamp(-most, most)
}
