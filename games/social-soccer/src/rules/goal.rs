//! Goals and the card that marks them (GOAL).

use engine::Log;

use super::{Play, banner, draw, sequence};
use crate::{ChangedBy, Event, Trigger};

/// SOCIAL-GOAL-1 The goal counts, and the conceding coach reveals the top card; SOCIAL-GOAL-7 without one a token marks it.
pub(super) fn score(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let who = state.carrier_named().expect("a shot has its shooter");
    let side = who.side;
    let mut score = state.score;
    score[side] += 1;
    turn.emit(Event::Goal { who, score });
    let side = side.other();
    let card = if draw::fill(turn, side) {
        turn.state().teams[side].deck.first().map(|card| card.id)
    } else {
        None
    };
    // SOCIAL-GOAL-2 The steps of a TWIST follow; SOCIAL-GOAL-4 other cards do nothing.
    turn.emit(Event::GoalCardRevealed { side, card });
}

/// SOCIAL-GOAL-3 The card is laid in the GOL! area and stays there.
pub(super) fn lay_down(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().defending();
    turn.emit(Event::GoalCardLaid { side });
}

/// SOCIAL-GOAL-5 The conceding side gets the ball, after its perk.
pub(super) fn give_ball(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().defending();
    if !banner::perk(turn, side, Trigger::FirstConcede) {
        sequence::change(turn, side, ChangedBy::Conceded);
    }
}
