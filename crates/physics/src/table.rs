//! The measures of the table, in centimetres, grams and seconds.

/// Goal line to goal line.
pub const PITCH_LENGTH: f32 = 88.0;
/// From the long axis to a touchline.
pub const PITCH_HALF_WIDTH: f32 = 30.0222;
/// Radius of a peg.
pub const PEG_RADIUS: f32 = 0.6;
/// Height of a standing peg.
pub const PEG_HEIGHT: f32 = 3.2;
/// Mass of a peg.
pub const PEG_MASS: f32 = 4.0;
/// Radius of the ball.
pub const BALL_RADIUS: f32 = 0.5;
/// Mass of the ball.
pub const BALL_MASS: f32 = 0.4;
/// Acceleration downwards.
pub const GRAVITY: f32 = 981.0;
/// What a body rolling on the fabric loses of its speed in a second.
pub const ROLL_DECELERATION: f32 = 100.0;
/// What the ball on the fabric loses of its spin about the vertical in a second.
pub const SPIN_DECELERATION: f32 = 40.0;
/// Speed of impact under which a bounce on the fabric is dead.
pub const REST_BOUNCE_SPEED: f32 = 8.0;
/// Half the width of a goal, between the posts.
pub const GOAL_HALF_WIDTH: f32 = 5.0;
/// From the fabric to the underside of the crossbar.
pub const GOAL_HEIGHT: f32 = 4.4;
/// Radius of posts and crossbar.
pub const FRAME_RADIUS: f32 = 0.2;
/// From the goal line to the back of the net.
pub const GOAL_DEPTH: f32 = 5.0;
/// Steps a second.
pub const STEPS_PER_SECOND: u16 = 480;
/// Length of a step.
pub const TIME_STEP: f32 = 1.0 / 480.0;
/// Speed under which the ball counts as at rest.
pub const REST_SPEED: f32 = 0.5;
/// Spin under which the ball counts as at rest.
pub const REST_SPIN: f32 = 1.5;
/// For how many steps the ball must be at rest.
pub const REST_STEPS: u16 = 120;
/// After so many steps the ball is stopped where it is.
pub const STEPS_MAX: u16 = 12 * STEPS_PER_SECOND;
/// From the goal line to the axis of a barred keeper.
pub const BAR_TRACK: f32 = 0.6;
/// How far from the middle of the goal an upright barred keeper may be.
pub const BAR_HALF_RANGE: f32 = 4.4;
/// The same for a keeper who dives.
pub const BAR_HALF_RANGE_LYING: f32 = 3.4;
/// From the kick to the start of the planned move.
pub const BAR_DELAY: f32 = 0.05;
/// Speed of the planned move.
pub const BAR_SPEED: f32 = 90.0;
/// From upright to lying.
pub const BAR_TURN_TIME: f32 = 0.06;
/// From the kick to the start of the reflex.
pub const BAR_REFLEX_TIME: f32 = 0.12;
/// Speed of the reflex.
pub const BAR_REFLEX_SPEED: f32 = 60.0;
/// From the kick to the end of the reflex.
pub const BAR_REFLEX_END: f32 = 1.5;
/// Height of the axis of a keeper who dives high.
pub const BAR_HIGH_AXIS: f32 = 2.8;
/// Radius of what the swung peg sweeps.
pub const STROKE_RADIUS: f32 = 0.6;

/// Friction and restitution of two materials that meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    /// Sliding friction.
    pub friction: f32,
    /// Share of the speed of impact that comes back.
    pub restitution: f32,
}

const fn pair(friction: f32, restitution: f32) -> Pair {
    Pair {
        friction,
        restitution,
    }
}

/// Ball and fabric.
pub const BALL_FABRIC: Pair = pair(0.45, 0.40);
/// Ball and peg.
pub const BALL_PEG: Pair = pair(0.20, 0.45);
/// Ball and post or crossbar.
pub const BALL_FRAME: Pair = pair(0.20, 0.60);
/// Ball and net.
pub const BALL_NET: Pair = pair(0.60, 0.05);
/// Ball and barred keeper.
pub const BALL_BAR: Pair = pair(0.20, 0.40);
/// Peg and fabric.
pub const PEG_FABRIC: Pair = pair(0.50, 0.10);
/// Peg and peg.
pub const PEG_PEG: Pair = pair(0.25, 0.30);
