//! SIM-TIME, SIM-ADD, SIM-HALF, SIM-GUARD, SIM-DRAW The walking referees and the end of periods.

use engine::{BySide, Log, Side, Text, Timer, Timers};

use super::{About, Play, ask, shoot_out, stoppage, substitution};
use crate::{Draw, Event, Origin, Phase, Player, SimulatorSoccer, board::zones};

/// Before the match and after it nothing is to be decided.
pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-over",
    clause: "SIM-HALF-6",
    seconds: 0,
};

/// SIM-ADD-1 The most steps that are added.
const ADDED_MAX: u8 = 5;
/// SIM-GUARD-2 Rounds after time is up.
const ROUNDS_UP_MAX: u8 = 10;
/// SIM-DRAW-2 Steps of a period of extra time.
const EXTRA_STEPS: u8 = 11;

/// SIM-TIME-1, SIM-DRAW-2 The regular steps of the present period.
pub(crate) fn regular_steps(state: &SimulatorSoccer) -> u8 {
    if state.clock.period <= 2 {
        state.options.half_steps()
    } else {
        EXTRA_STEPS
    }
}

/// SIM-TIME-2 The minute shown.
pub(crate) fn minute(state: &SimulatorSoccer) -> u16 {
    let half = 15 * u16::from(state.options.referees_per_half);
    let before = match state.clock.period {
        0 | 1 => 0,
        2 => half,
        3 => 2 * half,
        _ => 2 * half + 15,
    };
    before + 15 * u16::from(state.clock.step) / 11
}

/// SIM-TIME-2 The referee makes a step. SIM-ADD-1 At the last regular step added time is counted, once (SIM-ADD-3).
pub(super) fn step(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if state.clock.up {
        return;
    }
    let step = state.clock.step + 1;
    turn.emit(Event::StepMade { step });
    let state = turn.state();
    let regular = regular_steps(state);
    if step == regular {
        let steps = if state.clock.period <= 2 {
            state.clock.counted.min(ADDED_MAX)
        } else {
            0
        };
        turn.emit(Event::AddedTime { steps });
    }
    if let Some(added) = turn.state().clock.added
        && step >= regular + added
    {
        // SIM-HALF-1
        turn.emit(Event::TimeUp {});
    }
}

/// SIM-HALF-1, SIM-HALF-2 Whether play goes on with this holder.
pub(crate) fn goes_on(state: &SimulatorSoccer, holder: Player) -> bool {
    !state.clock.up || zones(holder.side()).attack.contains(state.cell_of(holder))
}

/// SIM-HALF-2 After time is up the whistle goes as soon as the holder is outside his attacking zone.
pub(super) fn whistle_if_outside(turn: &mut Play<'_, impl Log<Event>>) -> bool {
    let state = turn.state();
    let over = state.holder.is_some_and(|holder| !goes_on(state, holder));
    if over {
        whistle(turn);
    }
    over
}

/// SIM-GUARD-2 After time is up ten more rounds are enough.
pub(super) fn whistle_if_endless(turn: &mut Play<'_, impl Log<Event>>) -> bool {
    let over = turn.state().clock.up && turn.state().clock.rounds_up >= ROUNDS_UP_MAX;
    if over {
        whistle(turn);
    }
    over
}

/// SIM-HALF-3 Whether a stoppage is still played after time is up.
pub(super) fn stoppage_counts(state: &SimulatorSoccer, origin: Origin, side: Side, at: crate::Spot) -> bool {
    !state.clock.up
        || match origin {
            Origin::Penalty => true,
            Origin::FreeKick => zones(side).attack.contains(crate::board::cell_at(at)),
            Origin::Open
            | Origin::Restart
            | Origin::KickOff
            | Origin::Corner
            | Origin::GoalKick
            | Origin::ThrowIn
            | Origin::KeeperHolds => false,
        }
}

/// The whistle ends the period.
pub(super) fn whistle(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let period = state.clock.period;
    let first = state.clock.first;
    let level = state.score.home == state.score.away;
    let draw = state.options.draw;
    turn.emit(Event::PeriodEnded { period });
    match period {
        // SIM-HALF-5, SIM-START-7
        1 | 3 => begin_period(turn, period + 1, first.other()),
        // SIM-DRAW-2
        2 if level && draw == Draw::ExtraTime => {
            let side = turn.chance.one_of("coin", &Side::ALL);
            turn.emit(Event::CoinTossed { side });
            begin_period(turn, 3, side);
        }
        // SIM-DRAW-3
        2 | 4 if level && draw != Draw::Stands => shoot_out::begin(turn),
        // SIM-HALF-6, SIM-DRAW-1
        _ => {
            let score = turn.state().score;
            end_match(turn, engine::Outcome::of_score(score).winner, score);
        }
    }
}

/// SIM-HALF-5 Substitutions, then the line-up for the kick-off of the other side.
fn begin_period(turn: &mut Play<'_, impl Log<Event>>, period: u8, side: Side) {
    turn.emit(Event::PeriodBegan { period, side });
    turn.emit(Event::Stopped {
        origin: Origin::KickOff,
        side,
        at: crate::CENTRE,
    });
    turn.emit(Event::LiftedAll {});
    for side in [side, side.other()] {
        if substitution::is_possible(turn.state(), side) {
            return ask(turn, Phase::Substitutions { side });
        }
    }
    stoppage::first_group(turn);
}

/// The match is over.
pub(super) fn end_match(turn: &mut Play<'_, impl Log<Event>>, winner: Option<Side>, score: BySide<u16>) {
    turn.emit(Event::MatchEnded { winner, score });
}

/// The clock of the open decision, if decisions have one.
pub(crate) fn timers(state: &SimulatorSoccer) -> Timers {
    let length_ms = u32::from(state.options.decision_timer) * 1000;
    let open = !matches!(state.phase, Phase::Before {} | Phase::Over {});
    let decision = (length_ms > 0 && open).then_some(Timer {
        id: state.decisions,
        length_ms,
        running: true,
    });
    Timers {
        tick: false,
        decision,
        period: None,
        is_line_up: matches!(state.phase, Phase::PlaceStart {} | Phase::LineUp { .. }),
    }
}

/// What happens by itself when a decision takes too long, in words.
pub(crate) fn at_zero(state: &SimulatorSoccer, side: Side) -> Option<Text> {
    Some(Text::new(match state.phase {
        Phase::PlaceStart {} | Phase::LineUp { .. } => "sim-zero-line-up",
        Phase::PutDown {} | Phase::Replant {} | Phase::PlaceTaker { .. } | Phase::BallSpot {} => {
            "sim-zero-spot"
        }
        Phase::Declare {} | Phase::Header { .. } => "sim-zero-pass",
        Phase::Slide {}
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::Tackle {}
        | Phase::PickUp { .. } => "sim-zero-decline",
        Phase::PrepareKeeper {} => "sim-zero-keeper",
        Phase::Aim {} if side != state.attacking => "sim-zero-keeper",
        Phase::Aim {} => "sim-zero-aim",
        Phase::Release {} => "sim-zero-release",
        Phase::Move2 {} | Phase::Move3 {} => "sim-zero-moves",
        Phase::MakeRoom {} => "sim-zero-room",
        Phase::ChooseTaker { .. }
        | Phase::ChooseCell { .. }
        | Phase::KickoffTaker {}
        | Phase::Thrower {}
        | Phase::ShootoutTaker { .. } => "sim-zero-first",
        Phase::Substitutions { .. } => "sim-zero-substitutions",
        Phase::OffsideStep {}
        | Phase::HeaderStep { .. }
        | Phase::SpeedStep { .. }
        | Phase::Repeat {}
        | Phase::CallSubstitution { .. } => "sim-zero-done",
        Phase::Before {} | Phase::Over {} => return None,
    }))
}
