//! What a kick brought about.

use crate::scene::{Goal, PegId, Spot};

/// A line that ends the pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The goal line of a goal, beside it or over it.
    GoalLine(Goal),
    /// The touchline with negative y.
    RightTouch,
    /// The touchline with positive y.
    LeftTouch,
}

/// How a kick ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The ball has come to rest.
    Rest,
    /// The whole ball has crossed a line, at this point of it.
    Out {
        /// The line.
        line: Line,
        /// The point on it.
        at: Spot,
    },
    /// The whole ball is in a goal.
    Goal(Goal),
    /// The ball would not come to rest and was stopped.
    Timeout,
}

/// The ball has met a peg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Touch {
    /// The peg.
    pub peg: PegId,
    /// The step of the first contact.
    pub step: u16,
    /// Height of the ball's centre, in hundredths of a centimetre.
    pub height: i16,
}

/// A part of a goal's frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FramePart {
    /// One of the two posts.
    Post,
    /// What lies on them.
    Crossbar,
}

/// The ball has met the frame of a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FrameTouch {
    /// Which part.
    pub part: FramePart,
    /// The step of the first contact, counted on in the net.
    pub step: u16,
    /// How hard: the most that a step of the contact has changed the ball's speed, in centimetres a second.
    pub speed: u16,
}

/// What made a peg fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The ball, or a peg that the ball had pushed.
    Ball,
    /// The heading peg, hit by the finger.
    HeadingPeg,
}

/// A peg has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Toppled {
    /// The peg.
    pub peg: PegId,
    /// What knocked it over.
    pub cause: Cause,
}

/// Where the ball's centre was at one step, in hundredths of a centimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sample {
    /// Along the pitch.
    pub x: i16,
    /// Across the pitch.
    pub y: i16,
    /// Above the fabric.
    pub z: i16,
}

/// The record of one kick.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KickResult {
    /// How it ended.
    pub end: End,
    /// The point of the fabric under the ball at the end.
    pub rest: Spot,
    /// The ball at the start and after every step until it stirs no more, 480 a second.
    pub path: Vec<Sample>,
    /// How the ball went on in the net after a goal, for the eye only.
    pub after: Vec<Sample>,
    /// Which pegs the ball has met, in order; a rattle is one touch.
    pub touches: Vec<Touch>,
    /// Which parts of a goal's frame it has met, in order, also from inside the net.
    pub frame: Vec<FrameTouch>,
    /// Which pegs have fallen, in order.
    pub toppled: Vec<Toppled>,
    /// Which pegs the swung peg has knocked over; then the ball has not been kicked.
    pub stroke: Vec<PegId>,
    /// Where the heading peg has ended.
    pub heading_peg: Option<Spot>,
    /// Where on his track the barred keeper has ended.
    pub bar_y: Option<i16>,
}
