//! The clocks of a table: the rules say which run, the table runs them.

use std::time::Duration;

use clubhouse::{ClockInput, Timer, Timers};
use tokio::time::Instant;

use crate::messages::table::PeriodClock;

/// The clocks of a match.
#[derive(Default)]
pub(super) struct Clocks {
    tick_at: Option<Instant>,
    decision: Option<Clock>,
    period: Option<Clock>,
}

/// One clock.
struct Clock {
    /// Which decision or period it belongs to.
    id: u32,
    left: Duration,
    /// Since when it runs, if it does.
    since: Option<Instant>,
    has_rung: bool,
}

impl Clock {
    /// When it will ring.
    fn alarm(&self) -> Option<Instant> {
        self.since
            .map(|since| since + self.left)
            .filter(|_| !self.has_rung)
    }

    fn left(&self, now: Instant) -> Duration {
        self.left
            - self
                .since
                .map_or(Duration::ZERO, |since| now - since)
                .min(self.left)
    }

    fn left_ms(&self) -> Option<u32> {
        u32::try_from(self.left(Instant::now()).as_millis()).ok()
    }

    /// Keeps to what the rules say: a new clock for a new id, running or standing still.
    fn wind(clock: &mut Option<Self>, timer: Option<Timer>, may_run: bool, now: Instant) {
        let Some(timer) = timer else {
            *clock = None;
            return;
        };
        if clock.as_ref().is_none_or(|known| known.id != timer.id) {
            let left = Duration::from_millis(timer.length_ms.into());
            *clock = Some(Self {
                id: timer.id,
                left,
                since: None,
                has_rung: false,
            });
        }
        let Some(clock) = clock else { return };
        let runs = timer.running && may_run;
        if runs != clock.since.is_some() {
            clock.left = clock.left(now);
            clock.since = runs.then_some(now);
        }
    }
}

impl Clocks {
    /// The clock of a period goes on with what was kept of it; every other clock begins anew.
    pub(super) fn resume(period: Option<Timer>, left_ms: Option<u32>) -> Self {
        let period = period.zip(left_ms).map(|(timer, left_ms)| Clock {
            id: timer.id,
            left: Duration::from_millis(left_ms.into()),
            since: None,
            has_rung: false,
        });
        Self {
            period,
            ..Self::default()
        }
    }

    /// Winds the clocks that the rules want; they stand still unless they may run.
    pub(super) fn wind(&mut self, timers: &Timers, may_run: bool, tick_pace: Duration) {
        let now = Instant::now();
        if timers.tick && may_run {
            self.tick_at.get_or_insert(now + tick_pace);
        } else {
            self.tick_at = None;
        }
        Clock::wind(&mut self.decision, timers.decision, may_run, now);
        Clock::wind(&mut self.period, timers.period, may_run, now);
    }

    /// The clock of the period shows what another node has saved with the last step.
    pub(super) fn follow_period(&mut self, left_ms: Option<u32>) {
        if let (Some(clock), Some(left_ms)) = (&mut self.period, left_ms) {
            clock.left = Duration::from_millis(left_ms.into());
            clock.since = clock.since.map(|_| Instant::now());
        }
    }

    /// When the next clock rings.
    pub(super) fn next_alarm(&self) -> Option<Instant> {
        let alarm = |clock: &Option<Clock>| clock.as_ref().and_then(Clock::alarm);
        [self.tick_at, alarm(&self.decision), alarm(&self.period)]
            .into_iter()
            .flatten()
            .min()
    }

    /// What the clock that has rung says, if one has.
    pub(super) fn ring(&mut self, now: Instant) -> Option<ClockInput> {
        if self.tick_at.is_some_and(|at| at <= now) {
            self.tick_at = None;
            return Some(ClockInput::Tick);
        }
        let clocks = [
            (&mut self.decision, ClockInput::DecisionTimeUp),
            (&mut self.period, ClockInput::PeriodTimeUp),
        ];
        for (clock, input) in clocks {
            if let Some(clock) = clock
                && clock.alarm().is_some_and(|at| at <= now)
            {
                clock.has_rung = true;
                return Some(input);
            }
        }
        None
    }

    /// The time left for the present decision, if its clock runs.
    pub(super) fn decision_left_ms(&self) -> Option<u32> {
        self.decision
            .as_ref()
            .filter(|clock| clock.since.is_some())?
            .left_ms()
    }

    /// What the clock of the present period has left, if it has one.
    pub(super) fn period_left_ms(&self) -> Option<u32> {
        self.period.as_ref()?.left_ms()
    }

    /// The clock of the present period, if it has one.
    pub(super) fn period(&self) -> Option<PeriodClock> {
        Some(PeriodClock {
            left_ms: self.period_left_ms()?,
            running: self.period.as_ref()?.since.is_some(),
        })
    }
}
