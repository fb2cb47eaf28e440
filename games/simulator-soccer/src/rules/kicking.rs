//! SIM-KICK, SIM-EXEC, SIM-PHYS Aiming, the hand, and the kick itself.

use arrayvec::ArrayVec;
use engine::{Log, Rng, Side};
use physics::{Bar, BarMove, Goal, Kick, Posture, Scene, direction_vector, simulate, speed_max, speed_of};

use super::{Play, after_kick, ask, table_resolution};
use crate::{
    Aim, BotLevel, Coach, Crossed, Declared, Dive, Errors, Event, Execution, FramePart, FrameTouch, KickEnd,
    KickKind, KickResult, Phase, Plan, Player, Refusal, Resolution, SimulatorSoccer, Spot, Sway, Target,
    Technique,
    board::{self, cell_under, cells_along},
    kick_result::GROUND,
};

/// SIM-EXEC-4 When the hand may let go, in milliseconds.
pub(crate) const RELEASE: std::ops::RangeInclusive<u16> = 300..=6000;

/// Whether a target fits the declared kick.
pub(crate) fn check_target(state: &SimulatorSoccer, target: Target, no_timing: bool) -> Result<(), Refusal> {
    let kick = state.kick.ok_or(Refusal::NotNow)?;
    if no_timing && !times_release(state, kick.kicker.side()) {
        return Err(Refusal::NothingToTime);
    }
    match (state.options.resolution, target) {
        (Resolution::Physics, Target::Aim { aim }) => check_aim(state, kick, aim),
        (Resolution::Table, Target::Cell { technique, cell }) if !kick.kind.is_shot() => {
            check_technique(kick.kind, technique)?;
            table_resolution::check_cell(state, kick, technique, cell)
        }
        (Resolution::Table, Target::Sector { .. }) if kick.kind.is_shot() => Ok(()),
        (Resolution::Table, Target::Aim { .. } | Target::Cell { .. } | Target::Sector { .. })
        | (Resolution::Physics, Target::Cell { .. } | Target::Sector { .. }) => Err(Refusal::WrongTarget),
    }
}

/// SIM-KICK-2, SIM-KICK-3, SIM-CROSS-3, SIM-SHOT-4 Low or lob, or the head.
fn check_technique(kind: KickKind, technique: Technique) -> Result<(), Refusal> {
    if kind.is_headed() == (technique == Technique::Head) {
        Ok(())
    } else {
        Err(Refusal::WrongTechnique)
    }
}

/// SIM-SHOT-5 Any direction will do, but for a dribble.
fn check_aim(state: &SimulatorSoccer, kick: Declared, aim: Aim) -> Result<(), Refusal> {
    check_technique(kick.kind, aim.technique)?;
    if !aim.is_in_range() {
        return Err(Refusal::AimOutOfRange);
    }
    if let (KickKind::Dribble, Some(opponent)) = (kick.kind, kick.named) {
        let (own, his) = (state.cell_of(kick.kicker), state.cell_of(opponent));
        if his != own && !leaves_towards(state.ball, own, his, aim.direction) {
            return Err(Refusal::DribbleTowards);
        }
    }
    Ok(())
}

/// SIM-DRIB-3 Whether the ray from the ball leaves a cell through the side shared with another, and not over a line of the
/// pitch; a corner counts for both.
#[must_use]
pub fn leaves_towards(ball: Spot, from: crate::Cell, to: crate::Cell, direction: u16) -> bool {
    let (dx, dy) = direction_vector(direction.into());
    let (x, y) = ball.cm();
    let (cx, cy) = board::centre(from);
    // How far it is along the ray to a straight line so far away in a direction.
    let reach = |(nx, ny): (f64, f64), gap: f64| {
        let towards = dx * nx + dy * ny;
        if towards > 1e-9 { gap / towards } else { f64::MAX }
    };
    let exit = |cell: crate::Cell| {
        let (nx, ny) = board::centre(cell);
        let (nx, ny) = ((nx - cx) / 8.0, (ny - cy) / 8.0);
        reach((nx, ny), 4.0 - ((x - cx) * nx + (y - cy) * ny))
    };
    let lines = [
        reach((-1.0, 0.0), x),
        reach((1.0, 0.0), board::LENGTH - x),
        reach((0.0, -1.0), board::HALF_WIDTH + y),
        reach((0.0, 1.0), board::HALF_WIDTH - y),
    ];
    let first = from.neighbours().map(exit).chain(lines).fold(f64::MAX, f64::min);
    exit(to) <= first + 1e-3
}

/// SIM-EXEC-4 Whether a seat times the release of its kicks.
fn times_release(state: &SimulatorSoccer, side: Side) -> bool {
    state.options.coach(side) == Coach::Person
        && state.options.execution != Execution::Exact
        && state.options.resolution == Resolution::Physics
}

/// SIM-EXEC-1 The kicking seat aims.
pub(super) fn aim(
    turn: &mut Play<'_, impl Log<Event>>,
    target: Target,
    no_timing: bool,
) -> Result<(), Refusal> {
    let state = turn.state();
    check_target(state, target, no_timing)?;
    let side = state.attacking;
    let sealed = state.aiming.bar_y.is_some();
    turn.emit(Event::Aimed {
        side,
        target: Some(target),
        no_timing,
        sealed,
    });
    when_both_have_chosen(turn);
    Ok(())
}

/// SIM-GK-9, SIM-TABLE-8 Whether a plan fits the bar.
pub(crate) fn check_plan(state: &SimulatorSoccer, plan: Plan) -> Result<(), Refusal> {
    use crate::Sector;
    match (state.options.resolution, plan) {
        (_, Plan::Stay {}) => Ok(()),
        (Resolution::Physics, Plan::Move { y, dive }) => {
            let range = if dive == Dive::Upright { 440 } else { 340 };
            if y.abs() <= range {
                Ok(())
            } else {
                Err(Refusal::OffTheTrack)
            }
        }
        (Resolution::Table, Plan::Guess { sector }) => {
            let side = !matches!(sector, Sector::CentreLow | Sector::CentreHigh);
            if side { Ok(()) } else { Err(Refusal::WrongPlan) }
        }
        (Resolution::Physics, Plan::Guess { .. }) | (Resolution::Table, Plan::Move { .. }) => {
            Err(Refusal::WrongPlan)
        }
    }
}

/// SIM-GK-9 The keeper's seat plans.
pub(super) fn plan(turn: &mut Play<'_, impl Log<Event>>, plan: Plan) -> Result<(), Refusal> {
    check_plan(turn.state(), plan)?;
    let side = turn.state().defending();
    turn.emit(Event::Planned {
        side,
        plan: Some(plan),
    });
    when_both_have_chosen(turn);
    Ok(())
}

fn when_both_have_chosen(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let Some(target) = state.aiming.target else { return };
    if state.aiming.bar_y.is_some() {
        let Some(plan) = state.aiming.plan else { return };
        turn.emit(Event::Unsealed { target, plan });
    }
    execute(turn, target);
}

/// SIM-EXEC-3 to SIM-EXEC-8 Whose error is drawn, and how.
fn execute(turn: &mut Play<'_, impl Log<Event>>, target: Target) {
    let state = turn.state();
    let side = state.kick.expect("a kick is aimed").kicker.side();
    let Target::Aim { aim } = target else {
        return table_resolution::resolve(turn, target);
    };
    if state.options.execution == Execution::Exact {
        return kick(turn, aim, Errors::default());
    }
    if times_release(state, side) && !state.aiming.no_timing {
        let sway = turn.chance.measured("sway", |rng| Sway {
            direction: rng.below(6284) as u16,
            power: rng.below(6284) as u16,
            lift: rng.below(6284) as u16,
        });
        turn.emit(Event::Swayed { sway });
        return ask(turn, Phase::Release {});
    }
    // SIM-EXEC-6 A seat that cannot time a release kicks as a normal bot.
    let level = if state.options.coach(side) == Coach::Bot {
        state.options.bot_level
    } else {
        BotLevel::Normal
    };
    let errors = turn.chance.measured("errors", |rng| bot_errors(level, rng));
    kick(turn, aim, errors);
}

/// SIM-EXEC-3 The errors of a bot's kick.
pub fn bot_errors(level: BotLevel, rng: &mut Rng) -> Errors {
    let mut error = || normal(rng, sigma(level));
    Errors {
        direction: error(),
        power: error(),
        lift: error(),
    }
}

/// SIM-EXEC-3 How far a bot's kicks stray, in thousandths (`data/execution.csv`).
const fn sigma(level: BotLevel) -> i32 {
    match level {
        BotLevel::Easy => 600,
        BotLevel::Normal => 400,
        BotLevel::Hard => 270,
        BotLevel::Master => 170,
    }
}

/// SIM-EXEC-4 How far a person's hand swings, in thousandths (`data/execution.csv`).
const fn amplitude(execution: Execution) -> f64 {
    match execution {
        Execution::HandGentle => 0.25,
        Execution::Hand => 0.45,
        Execution::HandHard => 0.7,
        Execution::Exact => 0.0,
    }
}

/// A normal number in thousandths, redrawn outside -1000 to 1000. The sum of twelve even numbers is nearly normal and
/// the same on every machine.
fn normal(rng: &mut Rng, sigma: i32) -> i16 {
    loop {
        let sum: i32 = (0..12).map(|_| rng.below(1000) as i32).sum::<i32>() - 5994;
        let value = sum * sigma / 1000;
        if (-1000..=1000).contains(&value) {
            return value as i16;
        }
    }
}

/// SIM-EXEC-4 The errors of a hand that lets go at an instant.
pub(crate) fn errors_at(execution: Execution, sway: Sway, ms: u16) -> Errors {
    let swing = |period: f64, phase: u16| {
        let turns = f64::from(ms) / 1000.0 / period;
        let angle = 2.0 * core::f64::consts::PI * turns + f64::from(phase) / 1000.0;
        (amplitude(execution) * libm::sin(angle) * 1000.0).round() as i16
    };
    Errors {
        direction: swing(1.30, sway.direction),
        power: swing(0.90, sway.power),
        lift: swing(1.70, sway.lift),
    }
}

/// SIM-EXEC-4 The hand lets go.
pub(super) fn release(turn: &mut Play<'_, impl Log<Event>>, ms: u16) -> Result<(), Refusal> {
    if !RELEASE.contains(&ms) {
        return Err(Refusal::ReleaseWhen);
    }
    let state = turn.state();
    let (Some(Target::Aim { aim }), Some(sway)) = (state.aiming.target, state.aiming.sway) else {
        return Err(Refusal::NotNow);
    };
    let errors = errors_at(state.options.execution, sway, ms);
    kick(turn, aim, errors);
    Ok(())
}

/// SIM-EXEC-2 What the hand really did.
#[must_use]
pub fn executed(kicker: Player, aim: Aim, errors: Errors) -> Kick {
    let power = f64::from(aim.power) / 1000.0;
    let [e1, e2, e3] = [errors.direction, errors.power, errors.lift].map(|error| f64::from(error) / 1000.0);
    let technique = aim.technique.into();
    let direction = f64::from(aim.direction) + 1000.0 * (0.6 + 0.8 * power) * e1;
    let speed = f64::from(speed_of(technique, aim.power)) * (1.0 + 0.25 * e2);
    let (lift, contact) = match aim.technique {
        Technique::Low => (0.0, 0.0),
        Technique::Lob => ((f64::from(aim.lift) + 600.0 * e3).clamp(1000.0, 7000.0), 0.0),
        Technique::Head => (
            (f64::from(aim.lift) + 600.0 * e3).clamp(-3500.0, 5000.0),
            (f64::from(aim.contact) + 30.0 * e3).clamp(-100.0, 100.0),
        ),
    };
    Kick {
        kicker: kicker.index() as u8,
        technique,
        direction: (direction.round() as i32).rem_euclid(36_000) as u16,
        speed: speed.round().clamp(500.0, f64::from(speed_max(technique))) as u16,
        power: aim.power,
        lift: lift.round() as i16,
        spin: aim.spin,
        side: aim.side,
        contact: contact.round() as i8,
    }
}

/// SIM-PHYS-1 The table as it stands. SIM-KICK-4 The physics leaves out the kicker's own peg, unless he heads.
pub(crate) fn scene(state: &SimulatorSoccer) -> Scene {
    let kicker = state.kick.map(|kick| kick.kicker);
    let barred = state.aiming.bar_y.zip(state.keeper(state.defending()));
    let pegs = state
        .everybody()
        .filter(|player| barred.is_none_or(|(_, keeper)| keeper != *player))
        .map(|player| {
            let piece = state.piece(player);
            physics::Peg {
                id: player.index() as u8,
                at: piece.at.into(),
                stance: match piece.lying {
                    None => physics::Stance::Standing,
                    Some(lying) => physics::Stance::Lying { angle: lying.angle },
                },
            }
        })
        .collect();
    let bar = barred.map(|(y, keeper)| Bar {
        id: keeper.index() as u8,
        goal: if keeper.side() == Side::Home {
            Goal::Near
        } else {
            Goal::Far
        },
        y,
        plan: match state.aiming.plan {
            Some(Plan::Move { y, dive }) => BarMove::Move {
                y,
                posture: match dive {
                    Dive::Upright => Posture::Upright,
                    Dive::Low => Posture::DiveLow,
                    Dive::High => Posture::DiveHigh,
                },
            },
            Some(Plan::Stay {} | Plan::Guess { .. }) | None => BarMove::Stay,
        },
        reflex: state.options.bar_reflex.is_on(),
    });
    debug_assert!(kicker.is_some(), "somebody kicks");
    Scene {
        pegs,
        ball: state.ball.into(),
        bar,
    }
}

/// SIM-PHYS-20 The physics answers. `crates/physics` carries the model: materials and bodies (SIM-PHYS-2, SIM-PHYS-3,
/// SIM-PHYS-5, SIM-PHYS-6), the cloth (SIM-PHYS-7, SIM-PHYS-23), step and order (SIM-PHYS-8), speeds (SIM-PHYS-9,
/// SIM-PHYS-10), rest (SIM-PHYS-13), the bar (SIM-PHYS-19) and its references (SIM-PHYS-21, SIM-PHYS-22); a scripted match reads the draw `kick` instead.
fn kick(turn: &mut Play<'_, impl Log<Event>>, aim: Aim, errors: Errors) {
    let kicker = turn.state().kick.expect("a kick is declared").kicker;
    let scene = scene(turn.state());
    let result = turn.chance.measured("kick", |_| {
        read_result(&simulate(&scene, &executed(kicker, aim, errors)))
    });
    finish(turn, errors, result);
}

/// The kick is over: its result stands whole in the event.
pub(super) fn finish(turn: &mut Play<'_, impl Log<Event>>, errors: Errors, mut result: KickResult) {
    let state = turn.state();
    let kicker = state.kick.expect("a kick is declared").kicker;
    if result.crossed.is_empty() {
        let cells = cells_along(state.ball, result.at);
        result.crossed = cells
            .into_iter()
            .take(48)
            .map(|cell| Crossed { cell, height: GROUND })
            .collect();
    }
    let path = std::mem::take(&mut result.path);
    let facts = result.clone();
    result.path = path;
    turn.emit(Event::Kicked {
        kicker,
        errors,
        result: Box::new(result),
    });
    after_kick::judge(turn, &facts);
}

/// What the rules read of a simulated kick.
fn read_result(kick: &physics::KickResult) -> KickResult {
    let player = |id: u8| Player::at(usize::from(id));
    let mut result = KickResult::rest(kick.rest.into());
    result.end = match kick.end {
        physics::End::Rest | physics::End::Timeout => KickEnd::Rest {},
        physics::End::Out { .. } => KickEnd::Out {},
        physics::End::Goal(Goal::Near) => KickEnd::Goal { side: Side::Home },
        physics::End::Goal(Goal::Far) => KickEnd::Goal { side: Side::Away },
    };
    result.touches = kick
        .touches
        .iter()
        .take(24)
        .map(|touch| player(touch.peg))
        .collect();
    result.toppled = kick
        .toppled
        .iter()
        .take(22)
        .map(|fallen| player(fallen.peg))
        .collect();
    result.stroke = kick.stroke.iter().take(22).map(|id| player(*id)).collect();
    result.heading_peg = kick.heading_peg.map(Spot::from);
    result.bar_y = kick.bar_y;
    for sample in &kick.path {
        let x = (f64::from(sample.x) / 100.0).clamp(0.0, board::LENGTH);
        let y = (f64::from(sample.y) / 100.0).clamp(-board::HALF_WIDTH, board::HALF_WIDTH);
        let cell = cell_under(x, y);
        if let Some(last) = result.crossed.last_mut()
            && last.cell == cell
        {
            last.height = last.height.min(sample.z);
        } else if result
            .crossed
            .try_push(Crossed {
                cell,
                height: sample.z,
            })
            .is_err()
        {
            break;
        }
    }
    (result.path, result.frame) = shown(kick);
    result
}

/// Physical steps from one point of the path to the next: sixty points a second are enough for the eye.
const POINT_STEPS: usize = 8;

/// The ball's way, with its last point and on into the net, and when on it the ball met the frame.
fn shown(kick: &physics::KickResult) -> (Vec<[i16; 3]>, ArrayVec<FrameTouch, 8>) {
    let last = kick.path.len() - 1;
    let seen = (0..last).step_by(POINT_STEPS).chain([last]);
    let after = kick.after.iter().skip(POINT_STEPS - 1).step_by(POINT_STEPS);
    let path: Vec<[i16; 3]> = seen
        .map(|step| &kick.path[step])
        .chain(after)
        .map(|sample| [sample.x, sample.y, sample.z])
        .collect();
    let point = |step: usize| {
        let in_net = step.saturating_sub(last) / POINT_STEPS;
        let before = if step < last {
            step / POINT_STEPS
        } else {
            last.div_ceil(POINT_STEPS)
        };
        (before + in_net).min(path.len() - 1) as u16
    };
    let frame = kick.frame.iter().take(8).map(|touch| FrameTouch {
        part: match touch.part {
            physics::FramePart::Post => FramePart::Post,
            physics::FramePart::Crossbar => FramePart::Crossbar,
        },
        point: point(touch.step.into()),
        speed: touch.speed,
    });
    let frame = frame.collect();
    (path, frame)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A kick of so many steps, then so many in the net, that meets the frame at these steps.
    fn kick(steps: usize, in_net: usize, frame: &[u16]) -> physics::KickResult {
        let sample = |step: usize| physics::Sample {
            x: step as i16,
            y: 0,
            z: 50,
        };
        physics::KickResult {
            end: physics::End::Goal(Goal::Far),
            rest: physics::Spot::default(),
            path: (0..=steps).map(sample).collect(),
            after: (steps + 1..=steps + in_net).map(sample).collect(),
            touches: Vec::new(),
            frame: frame
                .iter()
                .map(|step| physics::FrameTouch {
                    part: physics::FramePart::Post,
                    step: *step,
                    speed: 100,
                })
                .collect(),
            toppled: Vec::new(),
            stroke: Vec::new(),
            heading_peg: None,
            bar_y: None,
        }
    }

    /// A touch of the frame is told at the last point of the path that the ball had reached by then.
    #[test]
    fn the_frame_is_met_on_the_way_that_is_shown() {
        for steps in 0..40_usize {
            let all: Vec<u16> = (0..=steps as u16 + 16).collect();
            for frame in all.chunks(8) {
                let (path, touches) = shown(&kick(steps, 16, frame));
                for (step, touch) in frame.iter().zip(&touches) {
                    let point = usize::from(touch.point);
                    let next = path.get(point + 1).map_or(i16::MAX, |point| point[0]);
                    let step = *step as i16;
                    assert!(
                        path[point][0] <= step && step < next,
                        "{step} of {steps}: {point} of {path:?}"
                    );
                }
            }
        }
    }
}
