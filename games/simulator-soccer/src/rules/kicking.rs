//! SIM-KICK, SIM-PHYS The kick itself.

use arrayvec::ArrayVec;
use engine::{Log, Side};
use physics::{Bar, BarMove, Goal, Kick, Posture, Scene, simulate, speed_max, speed_of};

use super::{Play, after_kick};
use crate::{
    Aim, Crossed, Dive, Errors, Event, FramePart, FrameTouch, KickEnd, KickResult, Plan, Player,
    SimulatorSoccer, Spot, Technique,
    board::{self, cell_under, cells_along},
    kick_result::GROUND,
};

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
fn scene(state: &SimulatorSoccer) -> Scene {
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
pub(super) fn kick(turn: &mut Play<'_, impl Log<Event>>, aim: Aim, errors: Errors) {
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
