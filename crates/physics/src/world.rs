//! The solid things on the table, as bodies of the physics library.
//!
//! Only what moves is there: a peg enters when the ball, or a peg in motion, comes near, and leaves when it is quiet again.

use rapier3d::prelude::{
    ActiveHooks, ColliderBuilder, ColliderHandle, ContactModificationContext, FrictionModel, Group,
    InteractionGroups, InteractionTestMode, PhysicsHooks, PhysicsWorld, Pose, RigidBodyBuilder,
    RigidBodyHandle, Rotation, SharedShape, Vector,
};

use crate::ball::Ball;
use crate::bar::Keeper;
use crate::hit::Hit;
use crate::kick::direction_vector;
use crate::result::{Cause, FramePart};
use crate::scene::{Peg, PegId, Spot, Stance};
use crate::table::{BALL_BAR, BALL_FRAME, BALL_NET, BALL_PEG};
use crate::table::{
    BALL_MASS, BALL_RADIUS, FRAME_RADIUS, GOAL_DEPTH, GOAL_HALF_WIDTH, GOAL_HEIGHT, GRAVITY, PEG_FABRIC,
    PEG_HEIGHT, PEG_MASS, PEG_PEG, PEG_RADIUS, PITCH_LENGTH, Pair, ROLL_DECELERATION, TIME_STEP,
};

/// A peg that leans more than this has fallen: the cosine of 45 degrees.
const TOPPLED_COS: f32 = core::f32::consts::FRAC_1_SQRT_2;
/// A peg faster than this, or turning faster, may reach its neighbours.
const STIRRED: f32 = 3.0;
/// A peg slower than this is quiet.
const QUIET: f32 = 0.3;
/// So many quiet steps, and a peg leaves the world.
const QUIET_STEPS: u16 = 8;
/// As far as a falling peg can reach another one.
const FALL_REACH: f32 = 6.0;
/// The least gap at which a thing enters the world.
const MARGIN: f32 = 0.02;

/// What a body is made of, kept in its collider's user data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Material {
    Fabric,
    Ball,
    Frame(FramePart),
    Net,
    Bar,
    /// The peg with this index.
    Peg(usize),
}

impl Material {
    fn code(self) -> u128 {
        match self {
            Self::Fabric => 0,
            Self::Ball => 1,
            Self::Frame(FramePart::Post) => 2,
            Self::Frame(FramePart::Crossbar) => 3,
            Self::Net => 4,
            Self::Bar => 5,
            Self::Peg(index) => 6 + index as u128,
        }
    }

    fn of(code: u128) -> Self {
        match code {
            0 => Self::Fabric,
            1 => Self::Ball,
            2 => Self::Frame(FramePart::Post),
            3 => Self::Frame(FramePart::Crossbar),
            4 => Self::Net,
            5 => Self::Bar,
            peg => Self::Peg(peg as usize - 6),
        }
    }

    /// Friction and restitution against the ball.
    pub(crate) fn with_ball(self) -> Pair {
        match self {
            Self::Frame(_) => BALL_FRAME,
            Self::Net => BALL_NET,
            Self::Bar => BALL_BAR,
            Self::Fabric | Self::Ball | Self::Peg(_) => BALL_PEG,
        }
    }
}

const FABRIC: Group = Group::GROUP_1;
const BALL: Group = Group::GROUP_2;
const PEGS: Group = Group::GROUP_3;
const SOLID: Group = Group::GROUP_4;

fn groups(member: Group, meets: Group) -> InteractionGroups {
    InteractionGroups::new(member, meets, InteractionTestMode::And)
}

/// The pairs have their own values; nothing is averaged. The friction of the ball is ours (see `hit.rs`).
struct Pairs;

impl PhysicsHooks for Pairs {
    fn modify_solver_contacts(&self, context: &mut ContactModificationContext) {
        let [one, two] = [context.collider1, context.collider2]
            .map(|handle| Material::of(context.colliders[handle].user_data));
        let pair = match (one, two) {
            (Material::Ball, other) | (other, Material::Ball) => Pair {
                friction: 0.0,
                ..other.with_ball()
            },
            (Material::Fabric, _) | (_, Material::Fabric) => PEG_FABRIC,
            _ => PEG_PEG,
        };
        if let Some(manifold) = context.rigid_mut() {
            *manifold.friction = pair.friction;
            *manifold.restitution = pair.restitution;
        }
    }
}

/// A peg, in the world or beside it.
struct PegBody {
    peg: Peg,
    pose: Pose,
    handles: Option<(RigidBodyHandle, ColliderHandle)>,
    quiet: u16,
    /// The ball still lies on it: it is heading.
    heading: bool,
    cause: Option<Cause>,
    toppled: bool,
}

impl PegBody {
    fn new(peg: Peg) -> Self {
        let (x, y) = peg.at.cm();
        let pose = match peg.stance {
            Stance::Standing => Pose::from_translation(Vector::new(x, y, PEG_HEIGHT / 2.0)),
            Stance::Lying { angle } => {
                let (cos, sin) = direction_vector(i32::from(angle));
                let half = core::f32::consts::FRAC_1_SQRT_2;
                let turn = Rotation::from_xyzw(-(sin as f32) * half, cos as f32 * half, 0.0, half);
                Pose::from_parts(Vector::new(x, y, PEG_RADIUS), turn)
            }
        };
        Self {
            peg,
            pose,
            handles: None,
            quiet: 0,
            heading: false,
            cause: None,
            toppled: false,
        }
    }

    /// How far it reaches from its middle, seen from above.
    fn breadth(&self) -> f32 {
        let stands = (self.pose.rotation * Vector::Z).z > 0.99;
        if stands {
            PEG_RADIUS
        } else {
            (PEG_RADIUS * PEG_RADIUS + PEG_HEIGHT * PEG_HEIGHT / 4.0).sqrt()
        }
    }

    /// The room between it and the ball, seen from above; less than none if they may touch.
    fn gap(&self, ball: &Ball) -> f32 {
        self.away(ball.at) - self.breadth() - BALL_RADIUS - MARGIN
    }

    /// How fast the ball comes nearer.
    fn approach(&self, ball: &Ball) -> f32 {
        let way = self.pose.translation - ball.at;
        let away = self.away(ball.at).max(MARGIN);
        ((ball.velocity.x * way.x + ball.velocity.y * way.y) / away).max(0.0)
    }

    fn away(&self, at: Vector) -> f32 {
        let gap = self.pose.translation - at;
        (gap.x * gap.x + gap.y * gap.y).sqrt()
    }
}

/// The solid things.
pub(crate) struct World {
    physics: PhysicsWorld,
    ball: (RigidBodyHandle, ColliderHandle),
    pegs: Vec<PegBody>,
    goals: bool,
    keeper: Option<RigidBodyHandle>,
}

impl World {
    pub(crate) fn new(pegs: impl Iterator<Item = Peg>) -> Self {
        let mut physics = PhysicsWorld::new();
        physics.gravity = Vector::new(0.0, 0.0, -GRAVITY);
        physics.integration_parameters.dt = TIME_STEP;
        physics.integration_parameters.min_ccd_dt = TIME_STEP / 100.0;
        physics.integration_parameters.friction_model = FrictionModel::Coulomb;
        physics.integration_parameters.normalized_max_linear_velocity = 100_000.0;
        physics.colliders.insert(
            ColliderBuilder::new(SharedShape::halfspace(Vector::Z))
                .collision_groups(groups(FABRIC, PEGS))
                .user_data(Material::Fabric.code()),
        );
        let ball = physics.insert(
            RigidBodyBuilder::dynamic()
                .lock_rotations()
                .gravity_scale(0.0)
                .ccd_enabled(true)
                .can_sleep(false),
            ColliderBuilder::ball(BALL_RADIUS)
                .mass(BALL_MASS)
                .collision_groups(groups(BALL, PEGS | SOLID))
                .active_hooks(ActiveHooks::MODIFY_SOLVER_CONTACTS)
                .user_data(Material::Ball.code()),
        );
        Self {
            physics,
            ball,
            pegs: pegs.map(PegBody::new).collect(),
            goals: false,
            keeper: None,
        }
    }

    /// The finger hits the heading peg as well as the ball.
    pub(crate) fn finger(&mut self, heading: PegId, impulse: Vector, height: f32) {
        let Some(index) = self.pegs.iter().position(|body| body.peg.id == heading) else {
            return;
        };
        self.pegs[index].heading = true;
        if impulse != Vector::ZERO {
            self.pegs[index].cause = Some(Cause::HeadingPeg);
            self.enter(index);
            let body = &mut self.pegs[index];
            let point = Vector::new(body.pose.translation.x, body.pose.translation.y, height);
            let (handle, _) = body.handles.expect("the heading peg has just entered");
            self.physics.bodies[handle].apply_impulse_at_point(impulse, point, true);
        }
    }

    /// Lets in what the ball may meet in the coming step. Whether there is anything to simulate but the ball.
    pub(crate) fn admit(&mut self, ball: &Ball, keeper: Option<&Keeper>) -> bool {
        let reach = BALL_RADIUS + MARGIN + 1.5 * TIME_STEP * ball.velocity.length();
        let low = ball.at.z < PEG_HEIGHT + reach;
        for index in 0..self.pegs.len() {
            let body = &mut self.pegs[index];
            let near = low && body.gap(ball) < 1.5 * TIME_STEP * body.approach(ball);
            if body.heading && !near {
                body.heading = false;
                if let Some((_, collider)) = body.handles {
                    self.physics.colliders[collider].set_collision_groups(groups(PEGS, FABRIC | PEGS | BALL));
                }
            }
            if near && !self.pegs[index].heading {
                self.enter(index);
            }
        }
        let at_goal = |gap: f32| gap < FRAME_RADIUS + reach;
        let frame = (at_goal(ball.at.x) || at_goal(PITCH_LENGTH - ball.at.x))
            && ball.at.y.abs() < GOAL_HALF_WIDTH + 2.0 * FRAME_RADIUS + reach
            && ball.at.z < GOAL_HEIGHT + 2.0 * FRAME_RADIUS + reach;
        if frame && !self.goals {
            self.build_goals();
        }
        let barred = keeper.is_some_and(|keeper| (keeper.track() - ball.at.x).abs() < PEG_RADIUS + reach);
        if barred && self.keeper.is_none() {
            self.build_keeper();
        }
        frame || barred || self.pegs.iter().any(|body| body.handles.is_some())
    }

    /// One step with the ball among the solid things.
    pub(crate) fn step(&mut self, ball: &mut Ball, keeper: Option<(&Keeper, &Keeper)>) -> Vec<Hit> {
        if let (Some(handle), Some((before, now))) = (self.keeper, keeper) {
            let body = &mut self.physics.bodies[handle];
            let [before, now] = [before, now].map(|keeper| {
                let (at, turn) = keeper.pose();
                Pose::from_parts(at, turn)
            });
            body.set_position(before, true);
            body.set_next_kinematic_position(now);
        }
        let body = &mut self.physics.bodies[self.ball.0];
        body.set_translation(ball.at, true);
        body.set_linvel(ball.velocity, true);
        self.physics.step_with_events(&Pairs, &());
        let body = &self.physics.bodies[self.ball.0];
        let push = body.linvel() - ball.velocity;
        ball.at = body.translation();
        ball.velocity = body.linvel();
        let hits = self.hits(ball, push);
        for hit in &hits {
            self.rub(ball, hit);
        }
        self.pegs_after_step(Some(ball));
        hits
    }

    /// The pegs fall on after the ball has come to its end. Whether any still moves.
    pub(crate) fn settle(&mut self) -> bool {
        if self.physics.bodies.contains(self.ball.0) {
            self.physics.remove_body(self.ball.0);
        }
        let moving = self.pegs.iter().any(|body| body.handles.is_some());
        if moving {
            self.physics.step_with_events(&Pairs, &());
            self.pegs_after_step(None);
        }
        moving
    }

    /// Which pegs have fallen, and why, since the last question.
    pub(crate) fn newly_toppled(&mut self) -> Vec<(PegId, Cause)> {
        let mut fallen = Vec::new();
        for body in &mut self.pegs {
            let leans =
                body.peg.stance == Stance::Standing && (body.pose.rotation * Vector::Z).z < TOPPLED_COS;
            if leans && !body.toppled {
                body.toppled = true;
                fallen.push((body.peg.id, body.cause.unwrap_or(Cause::Ball)));
            }
        }
        fallen
    }

    /// The peg with an index.
    pub(crate) fn peg_id(&self, index: usize) -> PegId {
        self.pegs[index].peg.id
    }

    /// Where a peg is now.
    pub(crate) fn spot(&self, id: PegId) -> Option<Spot> {
        self.pegs
            .iter()
            .find(|body| body.peg.id == id)
            .map(|body| spot(body.pose.translation))
    }

    fn enter(&mut self, index: usize) {
        let body = &mut self.pegs[index];
        if body.handles.is_some() {
            return;
        }
        let meets = if body.heading {
            FABRIC | PEGS
        } else {
            FABRIC | PEGS | BALL
        };
        let half = core::f32::consts::FRAC_1_SQRT_2;
        body.quiet = 0;
        body.handles = Some(
            self.physics.insert(
                RigidBodyBuilder::dynamic().pose(body.pose).can_sleep(false),
                ColliderBuilder::cylinder(PEG_HEIGHT / 2.0, PEG_RADIUS)
                    .position(Pose::from_parts(
                        Vector::ZERO,
                        Rotation::from_xyzw(half, 0.0, 0.0, half),
                    ))
                    .mass(PEG_MASS)
                    .collision_groups(groups(PEGS, meets))
                    .active_hooks(ActiveHooks::MODIFY_SOLVER_CONTACTS)
                    .user_data(Material::Peg(index).code()),
            ),
        );
    }

    /// What the ball has met in this step; `push` is how the solver has changed its velocity.
    fn hits(&self, ball: &Ball, push: Vector) -> Vec<Hit> {
        let mut hits = Vec::new();
        for pair in self.physics.narrow_phase.contact_pairs_with(self.ball.1) {
            let ball_is_first = pair.collider1 == self.ball.1;
            let other = if ball_is_first {
                pair.collider2
            } else {
                pair.collider1
            };
            for manifold in pair.manifolds() {
                if !manifold.points.iter().any(|point| point.data.impulse > 0.0) {
                    continue;
                }
                let normal = if ball_is_first {
                    -manifold.data.normal
                } else {
                    manifold.data.normal
                };
                hits.push(Hit {
                    material: Material::of(self.physics.colliders[other].user_data),
                    normal,
                    speed: push.dot(normal).max(0.0),
                    point: ball.at - normal * BALL_RADIUS,
                });
            }
        }
        hits
    }

    /// Friction of the ball against what it has met, and back.
    fn rub(&mut self, ball: &mut Ball, hit: &Hit) {
        let handle = match hit.material {
            Material::Peg(index) => self.pegs[index].handles.map(|(body, _)| body),
            Material::Bar => self.keeper,
            _ => None,
        };
        let surface = handle.map_or(Vector::ZERO, |handle| {
            self.physics.bodies[handle].velocity_at_point(hit.point)
        });
        let impulse = hit.rub(ball, surface);
        if let (Material::Peg(index), Some(handle)) = (hit.material, handle) {
            self.pegs[index].cause.get_or_insert(Cause::Ball);
            self.physics.bodies[handle].apply_impulse_at_point(-impulse, hit.point, true);
        }
    }

    fn pegs_after_step(&mut self, ball: Option<&Ball>) {
        self.spread_causes();
        let mut stirred = Vec::new();
        for (index, body) in self.pegs.iter_mut().enumerate() {
            let Some((handle, _)) = body.handles else { continue };
            let rigid = &mut self.physics.bodies[handle];
            body.pose = *rigid.position();
            let (speed, turn) = (rigid.linvel().length(), rigid.angvel().length());
            if (body.pose.rotation * Vector::Z).z.abs() < TOPPLED_COS && speed > 0.0 {
                let share = (1.0 - ROLL_DECELERATION * TIME_STEP / speed).max(0.0);
                rigid.set_linvel(rigid.linvel() * Vector::new(share, share, 1.0), true);
                rigid.set_angvel(rigid.angvel() * share, true);
            }
            if speed > STIRRED || turn > STIRRED {
                stirred.push(index);
            }
            body.quiet = if speed < QUIET && turn < QUIET {
                body.quiet + 1
            } else {
                0
            };
            let alone = ball.is_none_or(|ball| body.gap(ball) > 1.5 * TIME_STEP * body.approach(ball));
            if body.quiet >= QUIET_STEPS && alone {
                body.handles = None;
                self.physics.remove_body(handle);
            }
        }
        for index in stirred {
            let at = self.pegs[index].pose.translation;
            for other in 0..self.pegs.len() {
                if self.pegs[other].away(at) < FALL_REACH {
                    self.enter(other);
                }
            }
        }
    }

    /// A peg that is pushed by a peg falls for the same reason.
    fn spread_causes(&mut self) {
        for pair in self.physics.narrow_phase.contact_pairs() {
            let ends = [pair.collider1, pair.collider2].map(|handle| {
                self.physics
                    .colliders
                    .get(handle)
                    .map(|collider| Material::of(collider.user_data))
            });
            if let [Some(Material::Peg(one)), Some(Material::Peg(two))] = ends
                && pair
                    .manifolds()
                    .iter()
                    .flat_map(|manifold| &manifold.points)
                    .any(|point| point.data.impulse > 0.0)
            {
                let cause = self.pegs[one].cause.or(self.pegs[two].cause);
                self.pegs[one].cause = self.pegs[one].cause.or(cause);
                self.pegs[two].cause = self.pegs[two].cause.or(cause);
            }
        }
    }

    fn build_keeper(&mut self) {
        let half = core::f32::consts::FRAC_1_SQRT_2;
        let (body, _) = self.physics.insert(
            RigidBodyBuilder::kinematic_position_based(),
            ColliderBuilder::cylinder(PEG_HEIGHT / 2.0, PEG_RADIUS)
                .position(Pose::from_parts(
                    Vector::ZERO,
                    Rotation::from_xyzw(half, 0.0, 0.0, half),
                ))
                .collision_groups(groups(SOLID, BALL))
                .user_data(Material::Bar.code()),
        );
        self.keeper = Some(body);
    }

    /// Posts, crossbars and nets of both goals.
    fn build_goals(&mut self) {
        let outer = GOAL_HALF_WIDTH + FRAME_RADIUS;
        let half = core::f32::consts::FRAC_1_SQRT_2;
        let upright = Rotation::from_xyzw(half, 0.0, 0.0, half);
        for (line, behind) in [(0.0, -1.0), (PITCH_LENGTH, 1.0)] {
            let frame = line + behind * FRAME_RADIUS;
            for side in [-outer, outer] {
                let post = ColliderBuilder::cylinder(GOAL_HEIGHT / 2.0, FRAME_RADIUS);
                self.build(
                    post,
                    Vector::new(frame, side, GOAL_HEIGHT / 2.0),
                    upright,
                    Material::Frame(FramePart::Post),
                );
            }
            let bar = ColliderBuilder::cylinder(outer, FRAME_RADIUS);
            self.build(
                bar,
                Vector::new(frame, 0.0, GOAL_HEIGHT + FRAME_RADIUS),
                Rotation::IDENTITY,
                Material::Frame(FramePart::Crossbar),
            );

            let thin = 0.05;
            let middle = line + behind * GOAL_DEPTH / 2.0;
            let wall = ColliderBuilder::cuboid(thin, outer, 2.0);
            let back = Vector::new(line + behind * (GOAL_DEPTH + thin), 0.0, 2.0);
            self.build(wall, back, Rotation::IDENTITY, Material::Net);
            for side in [-outer - thin, outer + thin] {
                let wall = ColliderBuilder::cuboid(GOAL_DEPTH / 2.0 - FRAME_RADIUS, thin, 2.3);
                let at = Vector::new(middle + behind * FRAME_RADIUS, side, 2.3);
                self.build(wall, at, Rotation::IDENTITY, Material::Net);
            }
            // The roof sinks from 4.6 over the line to 4.0 at the back.
            let sink = libm::atan2(0.6, f64::from(GOAL_DEPTH)) / 2.0;
            let turn = Rotation::from_xyzw(0.0, behind * libm::sin(sink) as f32, 0.0, libm::cos(sink) as f32);
            let roof = ColliderBuilder::cuboid(GOAL_DEPTH / 2.0 - 2.0 * FRAME_RADIUS, outer, thin);
            let at = Vector::new(middle + behind * 2.0 * FRAME_RADIUS, 0.0, 4.3 + thin);
            self.build(roof, at, turn, Material::Net);
        }
        self.goals = true;
    }

    fn build(&mut self, shape: ColliderBuilder, at: Vector, turn: Rotation, material: Material) {
        self.physics.colliders.insert(
            shape
                .position(Pose::from_parts(at, turn))
                .collision_groups(groups(SOLID, BALL))
                .user_data(material.code()),
        );
    }
}

/// The point of the fabric under a place.
pub(crate) fn spot(at: Vector) -> Spot {
    Spot::new(hundredths(at.x), hundredths(at.y))
}

/// Whole hundredths of a centimetre.
pub(crate) fn hundredths(cm: f32) -> i16 {
    (cm * 100.0).round() as i16
}
