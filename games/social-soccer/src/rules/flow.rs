//! What happens by itself between two decisions.

use engine::Log;

use super::{
    Play, action, banner, bring, deploy, effects, first_ball, hand_limit, outlet, shot, stack, zero,
};
use crate::{Event, Phase, Trigger, state::Stage};

/// Goes on by itself until a question is open or the match is over.
pub(crate) fn run(turn: &mut Play<'_, impl Log<Event>>) {
    while turn.state().phase == (Phase::Running {}) {
        match turn.state().stage {
            Stage::Before | Stage::Over => return,
            Stage::Decks => bring::open(turn),
            Stage::Deployment => deploy::open(turn),
            Stage::FirstBall => first_ball::open(turn),
            Stage::KickOff => first_ball::kick_off(turn),
            Stage::Play => play_on(turn),
            Stage::RoundOver => hand_limit::open(turn),
        }
    }
}

/// SOCIAL-STACK-8, SOCIAL-STACK-11 What comes next in play: the steps of a card, the value check, the stack, the shot, the outlet,
/// and then the next window.
#[inline]
fn play_on(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if let Some(resolving) = state.resolving {
        return effects::go_on(turn, &resolving);
    }
    // SOCIAL-BAN-6 The perks of the start of a round, the side in possession first.
    let first = state.possession;
    for side in [first, first.other()] {
        if banner::perk(turn, side, Trigger::RoundStart) {
            return;
        }
    }
    if zero::value_check(turn) {
        return;
    }
    let state = turn.state();
    if let Some(top) = state.stack.last().copied() {
        stack::open(turn, top);
    } else if let Some(shot) = state.shot {
        shot::go_on(turn, &shot);
    } else if state.outlet.is_some() {
        outlet::open(turn);
    } else {
        action::open(turn);
    }
}
