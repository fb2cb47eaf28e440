//! SIM-EXEC The hand: how it strays, and when a person's lets go.

use std::ops::RangeInclusive;

use engine::{Log, Rng, Side};

use super::{About, Play, ask, kicking, table_resolution};
use crate::{
    Aim, BotLevel, Coach, Errors, Event, Execution, Move, Phase, Refusal, Resolution, SimulatorSoccer, Sway,
    Target,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-release",
    clause: "SIM-EXEC-4",
    seconds: 3,
};

/// SIM-EXEC-4 When the hand may let go, in milliseconds.
const RELEASE: RangeInclusive<u16> = 300..=6000;

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

/// SIM-EXEC-4 Whether a seat times the release of its kicks.
pub(crate) fn is_timed(state: &SimulatorSoccer, side: Side) -> bool {
    state.options.coach(side) == Coach::Person
        && state.options.execution != Execution::Exact
        && state.options.resolution == Resolution::Physics
}

/// SIM-EXEC-3 to SIM-EXEC-8 Whose error is drawn, and how.
pub(super) fn execute(turn: &mut Play<'_, impl Log<Event>>, target: Target) {
    let state = turn.state();
    let side = state.kick.expect("a kick is aimed").kicker.side();
    let Target::Aim { aim } = target else {
        return table_resolution::resolve(turn, target);
    };
    if state.options.execution == Execution::Exact {
        return kicking::kick(turn, aim, Errors::default());
    }
    if is_timed(state, side) && !state.aiming.no_timing {
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
    kicking::kick(turn, aim, errors);
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
pub(crate) const fn amplitude(execution: Execution) -> u16 {
    match execution {
        Execution::HandGentle => 250,
        Execution::Hand => 450,
        Execution::HandHard => 700,
        Execution::Exact => 0,
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
fn errors_at(execution: Execution, sway: Sway, ms: u16) -> Errors {
    let swing = |period: f64, phase: u16| {
        let turns = f64::from(ms) / 1000.0 / period;
        let angle = 2.0 * core::f64::consts::PI * turns + f64::from(phase) / 1000.0;
        let amplitude = f64::from(amplitude(execution)) / 1000.0;
        (amplitude * libm::sin(angle) * 1000.0).round() as i16
    };
    Errors {
        direction: swing(1.30, sway.direction),
        power: swing(0.90, sway.power),
        lift: swing(1.70, sway.lift),
    }
}

pub(super) fn sample(rng: &mut Rng) -> Move {
    Move::Release {
        ms: 300 + rng.below(5701) as u16,
    }
}

/// SIM-EXEC-5 No release within six seconds releases then.
pub(super) fn by_itself() -> Move {
    Move::Release { ms: *RELEASE.end() }
}

/// A hand that lets go.
pub(crate) struct Choice {
    aim: Aim,
    errors: Errors,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Release { ms } = *mv else {
        return Err(Refusal::NotNow);
    };
    if !RELEASE.contains(&ms) {
        return Err(Refusal::ReleaseWhen);
    }
    let (Some(Target::Aim { aim }), Some(sway)) = (state.aiming.target, state.aiming.sway) else {
        return Err(Refusal::NotNow);
    };
    let errors = errors_at(state.options.execution, sway, ms);
    Ok(Choice { aim, errors })
}

/// SIM-EXEC-4 The hand lets go.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { aim, errors }: Choice) {
    kicking::kick(turn, aim, errors);
}
