//! Match time. TACTICS-TIME-3 Whether a chance is under way is kept by `fold.rs`; TACTICS-TIME-5 a corner or penalty kick of
//! added time is one too.

use engine::{ClockInput, Log, Timer, Timers};

use super::{Play, minor_foul, overtime};
use crate::{Event, Move, Phase, Refusal, SoccerTactics, phase::Decision, state::PeriodClock};

/// TACTICS-TIME-9 What each action costs on the virtual clock, in seconds: `data/virtual_clock.csv`.
pub(super) const SET_UP: u8 = 30;
pub(super) const PAWN_MOVE: u8 = 15;
pub(super) const BALL_PLAY: u8 = 15;
pub(super) const BATTLE: u8 = 5;
pub(super) const SHOT: u8 = 10;
pub(super) const PLACEMENT: u8 = 5;
pub(super) const CHOICE: u8 = 5;

/// Lets the virtual clock run.
#[inline(always)]
pub(super) fn charge(turn: &mut Play<'_, impl Log<Event>>, seconds: u8) {
    if turn.state().is_virtual() && turn.state().clock == PeriodClock::Running {
        turn.emit(Event::ClockRan { seconds });
    }
}

/// What a choice itself costs; battles and shots that follow cost their own.
pub(crate) fn cost(state: &SoccerTactics, mv: &Move) -> u8 {
    match mv {
        Move::Move { .. } | Move::Keeper { .. } => PAWN_MOVE,
        Move::Play { .. } | Move::Dribble { .. } => BALL_PLAY,
        Move::Place { .. } | Move::Pass {} => PLACEMENT,
        Move::KeeperHome { .. }
        | Move::Arc { .. }
        | Move::Spot { .. }
        | Move::Taker { .. }
        | Move::NewKeeper { .. } => CHOICE,
        Move::Done {} => {
            let ends_the_set_up = state.decider() == Some(state.defence());
            if ends_the_set_up && state.clock != PeriodClock::Stopped {
                SET_UP
            } else {
                0
            }
        }
        Move::Swap { .. } | Move::Shift { .. } | Move::Roll {} | Move::Take {} | Move::Decline {} => 0,
    }
}

/// What the clock says.
pub(crate) fn clock(turn: &mut Play<'_, impl Log<Event>>, input: ClockInput) -> Result<(), Refusal> {
    match input {
        ClockInput::PeriodTimeUp => period_time_up(turn),
        ClockInput::DecisionTimeUp => minor_foul::decision_time_up(turn),
        ClockInput::Tick => Ok(()),
    }
}

/// TACTICS-TIME-2 The timer of the period goes off. TACTICS-TIME-6 While a new keeper is named it waits.
fn period_time_up(turn: &mut Play<'_, impl Log<Event>>) -> Result<(), Refusal> {
    let state = turn.state();
    if state.is_virtual() {
        return Err(Refusal::VirtualPeriod);
    }
    match state.clock {
        PeriodClock::Stopped => return Err(Refusal::ClockStands), // TACTICS-KICK-3
        PeriodClock::Due | PeriodClock::Added => return Err(Refusal::TimeIsUp),
        PeriodClock::Running => {}
    }
    let (waits, chance) = (matches!(state.phase, Phase::NewKeeper { .. }), state.chance);
    turn.emit(Event::TimeUp {});
    match (waits, chance) {
        (true, _) => {}
        (false, true) => turn.emit(Event::AddedTime {}),
        (false, false) => end_period(turn),
    }
    Ok(())
}

/// TACTICS-TIME-4 The period is over.
#[cold]
pub(super) fn end_period(turn: &mut Play<'_, impl Log<Event>>) {
    let period = turn.state().period;
    turn.emit(Event::PeriodEnded { period });
    overtime::after_period(turn, period);
}

/// The clocks that somebody must run: one for each decision, one for each period.
pub(crate) fn timers(state: &SoccerTactics) -> Timers {
    if state.is_virtual() {
        return Timers::default();
    }
    let timer = |id: u32, seconds: u16| Timer {
        id,
        length_ms: u32::from(seconds) * 1000,
        running: true,
    };
    let limit = state.options.move_limit_seconds;
    Timers {
        tick: false,
        decision: (limit > 0 && state.decider().is_some()).then(|| timer(state.decisions, limit)),
        period: (state.clock == PeriodClock::Running)
            .then(|| timer(u32::from(state.period), state.period_seconds())),
        is_line_up: matches!(state.phase.decision(), Decision::LineUp { .. }),
    }
}

impl SoccerTactics {
    /// The share of normal time that is left, as far as the board tells: where somebody outside keeps the time, half of
    /// the period.
    #[must_use]
    pub fn share_left(&self) -> f64 {
        let half = f64::from(self.options.half_minutes) * 60.0;
        let of_this = if self.is_virtual() {
            (1.0 - f64::from(self.seconds) / half).max(0.0)
        } else {
            0.5
        };
        match self.period {
            1 => (1.0 + of_this) / 2.0,
            2 => of_this / 2.0,
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_costs_are_those_of_the_table() {
        let seconds: Vec<u8> = include_str!("../../data/virtual_clock.csv")
            .lines()
            .skip(1)
            .map(|row| {
                row.rsplit(',')
                    .nth(1)
                    .and_then(|seconds| seconds.parse().ok())
                    .expect(row)
            })
            .collect();
        assert_eq!(
            seconds,
            [
                SET_UP, 0, PAWN_MOVE, PAWN_MOVE, BALL_PLAY, BALL_PLAY, BATTLE, SHOT, PLACEMENT, CHOICE, 0
            ]
        );
    }
}
