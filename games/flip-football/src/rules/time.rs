//! Time. FLIP-TIME-2 The rulebook has no clock: a minute is a pair of cards.

use engine::{ClockInput, Log, Text, Timer, Timers};

use super::{Play, carry_out, defaults};
use crate::{Event, FlipFootball, Move, phase::Phase};

/// What the clock says: the referee decides for each side that has not. FLIP-TIME-6 What does not concern the match
/// changes nothing and is no error.
pub(crate) fn clock(turn: &mut Play<'_, impl Log<Event>>, input: ClockInput) {
    let concerns = match input {
        ClockInput::Tick => turn.state().referee_lays(), // FLIP-TIME-1, FLIP-HAND-13
        ClockInput::DecisionTimeUp => timers(turn.state()).decision.is_some(), // FLIP-TIME-3, FLIP-TIME-4
        ClockInput::PeriodTimeUp => false,
    };
    if concerns {
        for choice in defaults(turn.state()) {
            carry_out(turn, choice);
        }
    }
}

/// The clocks that somebody must run: one for the whole of the eight, one for each pair of cards.
pub(crate) fn timers(state: &FlipFootball) -> Timers {
    let timer = |id: u32, seconds: u32| {
        (seconds > 0).then_some(Timer {
            id,
            length_ms: seconds * 1000,
            running: true,
        })
    };
    let decision = match state.phase {
        Phase::SetAside => timer(0, u32::from(state.options.set_aside_timer)),
        Phase::Play(period) if !state.referee_lays() => timer(
            (period as u32 + 1) << 16 | u32::from(state.laid),
            u32::from(state.options.lay_timer),
        ),
        Phase::Play(_) | Phase::Over => None,
    };
    Timers {
        tick: state.referee_lays(),
        decision,
        period: None,
        is_line_up: state.phase == Phase::SetAside,
    }
}

/// FLIP-TIME-3, FLIP-TIME-4 What the referee does for who is late.
pub(crate) fn at_zero(state: &FlipFootball) -> Option<Text> {
    match state.phase {
        Phase::SetAside => Some(Text::new("flip-zero-set-aside")),
        Phase::Play(_) if state.lays_from_hand() => Some(Text::new("flip-zero-hand")),
        Phase::Play(_) => Some(Text::new("flip-zero-pack")),
        Phase::Over => None,
    }
}

/// FLIP-TIME-5 The virtual clock of matches without people: it never lets a timer run out.
pub(crate) fn virtual_ms(state: &FlipFootball, mv: &Move) -> u32 {
    match mv {
        Move::SetAside { .. } | Move::RestRandom {} | Move::Preset { .. } => 3_000,
        Move::Lay { card } => {
            let usual = if card.is_some() { 8_000 } else { 4_000 };
            match state.options.lay_timer {
                0 => usual,
                seconds => usual.min(u32::from(seconds) * 1000),
            }
        }
    }
}
