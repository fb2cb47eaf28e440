//! Time. FLIP-TIME-2 The rulebook has no clock: a minute is a pair of cards.

use engine::{ClockInput, Log, Seat, Side, Timer, Timers};

use super::{Play, hand_play, minute, preparing};
use crate::{
    Event, FlipFootball, Move,
    state::{Laid, Phase},
};

/// What the clock says. FLIP-TIME-6 What does not concern the match changes nothing and is no error.
pub(super) fn clock(turn: &mut Play<'_, impl Log<Event>>, input: ClockInput) {
    let state = turn.state();
    match (input, state.phase) {
        // FLIP-TIME-1, FLIP-HAND-13 The referee lays for both.
        (ClockInput::Tick, Phase::Play(_)) if state.referee_lays() => lay_for_the_late(turn),
        // FLIP-TIME-3
        (ClockInput::DecisionTimeUp, Phase::Play(_))
            if state.options.lay_timer > 0 && !state.referee_lays() =>
        {
            lay_for_the_late(turn);
        }
        // FLIP-TIME-4
        (ClockInput::DecisionTimeUp, Phase::SetAside) if state.options.set_aside_timer > 0 => {
            for side in Side::ALL {
                if !turn.state().teams[side].has_eight() {
                    preparing::draw_the_rest(turn, Seat::first(side));
                }
            }
            preparing::finish(turn);
        }
        (ClockInput::Tick | ClockInput::DecisionTimeUp | ClockInput::PeriodTimeUp, Phase::SetAside)
        | (ClockInput::Tick | ClockInput::DecisionTimeUp | ClockInput::PeriodTimeUp, Phase::Play(_))
        | (ClockInput::Tick | ClockInput::DecisionTimeUp | ClockInput::PeriodTimeUp, Phase::Over) => {}
    }
}

/// Lays for each seat that has not laid: the card its pack offers, or the longest held of its hand.
fn lay_for_the_late(turn: &mut Play<'_, impl Log<Event>>) {
    let late = Side::ALL.map(|side| turn.state().teams[side].laid == Laid::No);
    for side in Side::ALL
        .into_iter()
        .zip(late)
        .filter_map(|(side, late)| late.then_some(side))
    {
        let from_hand = turn.state().lays_from_hand();
        let card = if from_hand {
            hand_play::longest_held(turn.state(), side)
        } else {
            None
        };
        minute::seal(turn, Seat::first(side), card);
    }
}

/// The clocks that somebody must run: one for the whole of the eight, one for each pair of cards.
pub(super) fn timers(state: &FlipFootball) -> Timers {
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
    }
}

/// FLIP-TIME-5 The virtual clock of matches without people: it never lets a timer run out.
pub(super) fn virtual_ms(state: &FlipFootball, mv: &Move) -> u32 {
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
