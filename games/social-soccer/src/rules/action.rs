//! The action window and the PASS (ACT, PASS).

use engine::{Log, Side};

use super::{Play, ask, ball, card, perform, round};
use crate::{EndedBy, Event, Phase, Refusal, Slot, SocialSoccer, TiredBy, legal, table::Window};

/// SOCIAL-ACT-6 Before a window opens: end of round, dead ball, assign. (The value check came before.)
/// SOCIAL-BALL-2 It opens for the side in possession. SOCIAL-ACT-5 After a card or PASS the next window opens in the same sequence.
pub(super) fn window(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let side = state.possession;
    if round::all_tired(state) {
        return round::end(turn, EndedBy::AllTired);
    }
    if ball::is_dead(state) {
        // SOCIAL-STACK-13 A coach with nothing to play yields without being asked.
        return if card::is_asked(state, side, Window::Open) {
            ask(turn, Phase::DeadBall {});
        } else {
            ball::give_up(turn);
        };
    }
    if !state.carrying().is_some_and(|carrier| carrier.is_fresh()) {
        return ball::assign(turn);
    }
    match legal::only_action(state) {
        Some(mv) => perform(turn, side, &mv),
        None => ask(turn, Phase::Action {}),
    }
}

/// SOCIAL-PASS-1 to SOCIAL-PASS-3 Who can receive a PASS.
pub(super) fn check_pass(state: &SocialSoccer, slot: Slot) -> Result<(), Refusal> {
    if !slot.is_field() {
        return Err(Refusal::ReceiverOnBench);
    }
    if state.carrier == Some(slot) {
        return Err(Refusal::PassToCarrier);
    }
    if !state.pass_targets().any(|target| target == slot) {
        return Err(Refusal::ReceiverNotFit { slot });
    }
    Ok(())
}

/// SOCIAL-ACT-2 The carrier passes. SOCIAL-BALL-7 The ball leaves a FRESH carrier in no other way but by a card.
/// SOCIAL-PASS-4, SOCIAL-PASS-6 The PASS goes on the stack; the passer is tired and still has the ball.
pub(super) fn pass(turn: &mut Play<'_, impl Log<Event>>, to: Slot) {
    let state = turn.state();
    let side: Side = state.possession;
    let Some(from) = state.carrier else { return };
    let who = state.who(side, from);
    let receiver = state.who(side, to).player;
    turn.emit(Event::PassAnnounced { who, to, receiver });
    turn.emit(Event::PlayerTired {
        who,
        reason: TiredBy::Pass,
    });
}
