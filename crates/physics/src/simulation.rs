//! One kick from the stroke to the end.

use rapier3d::math::Vector;

use crate::ball::Ball;
use crate::bar::Keeper;
use crate::kick::{Kick, Technique, direction_vector};
use crate::result::{End, FramePart, FrameTouch, KickResult, Line, Sample, Toppled, Touch};
use crate::scene::{Goal, PegId, Scene, Spot};
use crate::stroke::stroke_hits;
use crate::table::{
    BALL_RADIUS, GOAL_HALF_WIDTH, GOAL_HEIGHT, PEG_MASS, PITCH_HALF_WIDTH, PITCH_LENGTH, REST_STEPS,
    STEPS_MAX, STEPS_PER_SECOND,
};
use crate::world::{Material, World, hundredths, spot};

/// The physical model of a match: library, step and what we made of them. It changes when any result changes.
pub const VERSION: &str = "rapier3d-0.36.1/480/1";

/// Contacts with the same thing within so many steps are one touch.
const RATTLE_STEPS: u16 = STEPS_PER_SECOND / 20;
/// How long the ball is watched in the net.
const NET_STEPS: u16 = STEPS_PER_SECOND / 2;
/// How long pegs may fall on after the ball has come to its end.
const SETTLE_STEPS: u16 = 2 * STEPS_PER_SECOND;
/// Where the finger hits a heading peg.
const FINGER_HEIGHT: f32 = 3.0;

/// Plays a kick on the table: the same kick gives the same result, on every machine.
#[must_use]
pub fn simulate(scene: &Scene, kick: &Kick) -> KickResult {
    let heads = kick.technique == Technique::Head;
    let kicker = scene.pegs.iter().find(|peg| peg.id == kick.kicker);
    let from = kicker.filter(|_| heads).map_or(scene.ball, |peg| peg.at);
    let stroke = stroke_hits(scene, kick);
    let ball = Ball::kicked(kick, from.cm());
    if !stroke.is_empty() {
        return KickResult {
            stroke,
            ..KickResult::start(from, &ball)
        };
    }
    let world = World::new(
        scene
            .pegs
            .iter()
            .filter(|peg| heads || peg.id != kick.kicker)
            .copied(),
    );
    let mut run = Run {
        ball,
        world,
        keeper: scene.bar.map(|bar| (bar.id, Keeper::new(bar))),
        result: KickResult::start(from, &ball),
        last_contact: Vec::new(),
        step: 0,
    };
    if heads {
        run.world.finger(kick.kicker, finger_impulse(kick), FINGER_HEIGHT);
    }
    run.until_the_end();
    run.result.heading_peg = heads.then(|| run.world.spot(kick.kicker)).flatten();
    run.result
}

impl KickResult {
    fn start(from: Spot, ball: &Ball) -> Self {
        Self {
            end: End::Rest,
            rest: from,
            path: vec![sample(ball)],
            after: Vec::new(),
            touches: Vec::new(),
            frame: Vec::new(),
            toppled: Vec::new(),
            stroke: Vec::new(),
            heading_peg: None,
            bar_y: None,
        }
    }
}

/// A finger low on the ball hits the peg under it too.
fn finger_impulse(kick: &Kick) -> Vector {
    let depth = -f32::from(kick.contact) / 100.0 - 0.5;
    if depth <= 0.0 {
        return Vector::ZERO;
    }
    let (cos, sin) = direction_vector(i32::from(kick.direction));
    Vector::new(cos as f32, sin as f32, 0.0) * (PEG_MASS * 60.0 * depth / 0.5)
}

/// Something that the ball can touch.
#[derive(Clone, Copy, PartialEq)]
enum Thing {
    Peg(PegId),
    Frame(FramePart),
}

struct Run {
    ball: Ball,
    world: World,
    keeper: Option<(PegId, Keeper)>,
    result: KickResult,
    /// The last step in which each thing met the ball.
    last_contact: Vec<(Thing, u16)>,
    step: u16,
}

impl Run {
    fn until_the_end(&mut self) {
        let mut still = 0;
        let end = loop {
            let before = self.ball.at;
            self.advance();
            self.result.path.push(sample(&self.ball));
            if let Some(end) = crossing(before, self.ball.at) {
                break end;
            }
            still = if self.ball.is_still() { still + 1 } else { 0 };
            if still >= REST_STEPS {
                break End::Rest;
            }
            if self.step >= STEPS_MAX {
                break End::Timeout;
            }
        };
        while let [.., before, last] = self.result.path[..]
            && before == last
        {
            self.result.path.pop();
        }
        self.result.end = end;
        self.result.rest = match end {
            End::Out { at, .. } => at,
            End::Rest | End::Goal(_) | End::Timeout => spot(self.ball.at),
        };
        self.result.bar_y = self.keeper.map(|(_, keeper)| hundredths(keeper.y));
        if matches!(end, End::Goal(_)) {
            self.watch_the_net();
        }
        for _ in 0..SETTLE_STEPS {
            if !self.world.settle() {
                break;
            }
            self.note_toppled();
        }
    }

    /// One step of everything.
    fn advance(&mut self) {
        self.step += 1;
        let keeper_before = self.keeper;
        if let Some((_, keeper)) = &mut self.keeper {
            keeper.step(&self.ball);
        }
        self.ball.supported = false;
        self.ball.fall();
        if self
            .world
            .admit(&self.ball, self.keeper.as_ref().map(|(_, keeper)| keeper))
        {
            let keeper = keeper_before
                .as_ref()
                .zip(self.keeper.as_ref())
                .map(|((_, then), (_, now))| (then, now));
            for hit in self.world.step(&mut self.ball, keeper) {
                match hit.material {
                    Material::Peg(index) => self.note_touch(self.world.peg_id(index)),
                    Material::Bar => {
                        if let Some((id, _)) = self.keeper {
                            self.note_touch(id);
                        }
                    }
                    Material::Frame(part) => self.note_frame(part, hit.speed),
                    Material::Fabric | Material::Ball | Material::Net => {}
                }
            }
            self.note_toppled();
        } else {
            self.ball.fly();
        }
        self.ball.meet_fabric();
    }

    /// Whether a contact is a touch of its own, and no rattle.
    fn is_fresh(&mut self, thing: Thing) -> bool {
        match self.last_contact.iter_mut().find(|(met, _)| *met == thing) {
            Some((_, step)) => self.step - std::mem::replace(step, self.step) > RATTLE_STEPS,
            None => {
                self.last_contact.push((thing, self.step));
                true
            }
        }
    }

    fn note_frame(&mut self, part: FramePart, speed: f32) {
        let speed = speed.round() as u16;
        if self.is_fresh(Thing::Frame(part)) {
            let step = self.step;
            self.result.frame.push(FrameTouch { part, step, speed });
        } else if let Some(touch) = self.result.frame.iter_mut().rfind(|touch| touch.part == part) {
            touch.speed = touch.speed.max(speed);
        }
    }

    fn note_touch(&mut self, peg: PegId) {
        if self.is_fresh(Thing::Peg(peg)) {
            self.result.touches.push(Touch {
                peg,
                step: self.step,
                height: hundredths(self.ball.at.z.max(BALL_RADIUS)),
            });
        }
    }

    fn note_toppled(&mut self) {
        let fallen = self.world.newly_toppled();
        self.result
            .toppled
            .extend(fallen.into_iter().map(|(peg, cause)| Toppled { peg, cause }));
    }

    /// The kick is over, but the eye wants to see the net.
    fn watch_the_net(&mut self) {
        let touches = self.result.touches.len();
        for _ in 0..NET_STEPS {
            self.advance();
            self.result.after.push(sample(&self.ball));
            if self.ball.is_still() {
                break;
            }
        }
        self.result.touches.truncate(touches);
    }
}

/// The first line that the whole ball has crossed between two places.
fn crossing(before: Vector, now: Vector) -> Option<End> {
    let lines = [
        (-now.x, -before.x, 0.0, Line::GoalLine(Goal::Near)),
        (now.x, before.x, PITCH_LENGTH, Line::GoalLine(Goal::Far)),
        (-now.y, -before.y, PITCH_HALF_WIDTH, Line::RightTouch),
        (now.y, before.y, PITCH_HALF_WIDTH, Line::LeftTouch),
    ];
    let (share, line) = lines
        .into_iter()
        .filter(|(out, _, limit, _)| *out >= limit + BALL_RADIUS)
        .map(|(out, was, limit, line)| ((limit + BALL_RADIUS - was) / (out - was), line))
        .min_by(|one, two| one.0.total_cmp(&two.0))?;
    let at = before + (now - before) * share;
    let on_line = match line {
        Line::GoalLine(goal) => {
            if at.y.abs() <= GOAL_HALF_WIDTH && at.z <= GOAL_HEIGHT {
                return Some(End::Goal(goal));
            }
            let x = if goal == Goal::Near { 0.0 } else { PITCH_LENGTH };
            Vector::new(x, at.y.clamp(-PITCH_HALF_WIDTH, PITCH_HALF_WIDTH), 0.0)
        }
        Line::RightTouch => Vector::new(at.x.clamp(0.0, PITCH_LENGTH), -PITCH_HALF_WIDTH, 0.0),
        Line::LeftTouch => Vector::new(at.x.clamp(0.0, PITCH_LENGTH), PITCH_HALF_WIDTH, 0.0),
    };
    Some(End::Out {
        line,
        at: spot(on_line),
    })
}

fn sample(ball: &Ball) -> Sample {
    Sample {
        x: hundredths(ball.at.x),
        y: hundredths(ball.at.y),
        z: hundredths(ball.at.z),
    }
}
