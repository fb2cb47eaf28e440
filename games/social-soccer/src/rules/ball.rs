//! Ball and possession: assigning, dead balls (BALL).

use engine::{Log, Side};

use super::{Play, ask, only, sequence};
use crate::{ChangedBy, DeadBall, EndedBy, Event, Phase, Refusal, Slot, SocialSoccer, board::Line};

/// SOCIAL-BALL-5, SOCIAL-BALL-6, SOCIAL-DUEL-8 The coach in possession puts the ball on a legal receiver; a single one gets it by itself.
pub(super) fn assign(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    match only(state.teams[state.possession].receivers()) {
        Some(slot) => put_on(turn, slot),
        None => ask(turn, Phase::AssignBall {}),
    }
}

pub(super) fn check_assign(state: &SocialSoccer, slot: Slot) -> Result<(), Refusal> {
    if state.teams[state.possession]
        .receivers()
        .any(|receiver| receiver == slot)
    {
        Ok(())
    } else {
        Err(Refusal::NoReceiver { slot })
    }
}

/// SOCIAL-BALL-1 The BALL lies under the carrier now.
pub(super) fn put_on(turn: &mut Play<'_, impl Log<Event>>, slot: Slot) {
    let state = turn.state();
    let who = state.who(state.possession, slot);
    turn.emit(Event::BallAssigned { who });
}

/// SOCIAL-BALL-8 Whether the side in possession has nobody who could go on.
pub(super) fn is_dead(state: &SocialSoccer) -> bool {
    state.teams[state.possession].receivers().next().is_none()
}

/// SOCIAL-BALL-9, SOCIAL-CONTRA-8 A dead ball is given up: the other side takes it if anybody there can receive it, or the
/// round ends. SOCIAL-BALL-10 In a quieter game only attackers take it up.
pub(super) fn give_up(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let other = state.defending();
    let takes = state.teams[other]
        .receivers()
        .any(|slot| match state.rules.dead_ball {
            DeadBall::Turnover => true,
            DeadBall::Attack => slot.line() == Line::Attack,
        });
    if takes {
        sequence::change(turn, other, ChangedBy::Yield);
    } else {
        super::round::end(turn, EndedBy::DeadBall);
    }
}

/// SOCIAL-DUEL-7, SOCIAL-CONTRA-9 The interceptor passes the ball on at once.
pub(super) fn outlet(turn: &mut Play<'_, impl Log<Event>>) {
    match only(turn.state().outlet_targets()) {
        Some(slot) => play_outlet(turn, slot),
        None => ask(turn, Phase::Outlet {}),
    }
}

pub(super) fn check_outlet(state: &SocialSoccer, slot: Slot) -> Result<(), Refusal> {
    if state.outlet_targets().any(|target| target == slot) {
        Ok(())
    } else {
        Err(Refusal::NoOutlet { slot })
    }
}

pub(super) fn play_outlet(turn: &mut Play<'_, impl Log<Event>>, slot: Slot) {
    let side: Side = turn.state().possession;
    let who = turn.state().who(side, slot);
    turn.emit(Event::OutletPlayed { who });
}
