//! Time (TIME): the referee's "time is up" makes a harmless choice.

use engine::{Log, Side, Timer, Timers};

use super::{Play, perform, run, setup};
use crate::{
    Event, Move, Phase, PickFrom, Refusal, Slot, SocialSoccer, board::Line, decks, legal, list::List,
    table::kinds,
};

/// SOCIAL-TIME-2 Each decision costs 5 seconds of the virtual clock.
pub(super) const DECISION_MS: u32 = 5_000;

pub(super) fn timers(state: &SocialSoccer) -> Timers {
    let seconds = u32::from(state.rules.decision_seconds);
    let asked = state.asked();
    let decision = (seconds > 0 && (asked.home || asked.away)).then_some(Timer {
        id: state.decisions,
        length_ms: 1000 * seconds,
        running: true,
    });
    Timers {
        decision,
        ..Timers::default()
    }
}

/// SOCIAL-TIME-1 The default choice of everybody who is asked. Without a time limit the input is refused.
pub(super) fn decision_time_up(turn: &mut Play<'_, impl Log<Event>>) -> Result<(), Refusal> {
    if turn.state().rules.decision_seconds == 0 {
        return Err(Refusal::NoTimeLimit);
    }
    let asked = turn.state().asked();
    for side in Side::ALL.into_iter().filter(|side| asked[*side]) {
        if turn.state().phase == (Phase::Deploy {}) {
            deploy_the_rest(turn, side);
        } else if let Some(mv) = default_choice(turn.state(), side) {
            perform(turn, side, &mv);
        }
    }
    run(turn);
    Ok(())
}

/// SOCIAL-TIME-1 All remaining players in the order of their ids on the free slots in slot order.
fn deploy_the_rest(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    loop {
        let state = turn.state();
        let player = state.teams[side].undeployed().next();
        let (Some(player), Some(slot)) = (player, setup::free_slot(state, side)) else {
            return;
        };
        setup::deploy(turn, side, player, slot);
    }
}

/// SOCIAL-TIME-1 What an absent coach chooses.
pub(crate) fn default_choice(state: &SocialSoccer, side: Side) -> Option<Move> {
    Some(match state.phase {
        Phase::Response { .. } | Phase::Duel { .. } => Move::Let {},
        Phase::Block {} | Phase::SecondBlock {} => Move::NoBlock {},
        Phase::DeadBall {} => Move::Yield {},
        Phase::Action {} if state.may_shoot() => Move::Shoot {},
        Phase::Action {} => Move::Pass {
            slot: strongest(state, side, state.pass_targets())?,
        },
        Phase::AssignBall {} => Move::Assign {
            slot: attacker_first(state, side, state.teams[side].receivers())?,
        },
        Phase::Outlet {} => Move::Outlet {
            slot: attacker_first(state, side, state.outlet_targets())?,
        },
        Phase::PayTire { .. } => Move::Tire {
            slot: last_fresh(state, side)?,
        },
        Phase::Target { .. } => default_target(state, side)?,
        Phase::PickCard { from, .. } => Move::Pick {
            card: first_pick(state, from)?,
        },
        Phase::Scry { .. } => Move::Keep {},
        Phase::FirstBall { side } => Move::FirstBall { side },
        Phase::HandLimit { .. } => Move::Discard {
            card: state.teams[side].hand.first()?.id,
        },
        // A coach who brings no deck gets the first starter deck.
        Phase::Bring {} => Move::Bring {
            deck: Box::new(decks::find("EFFORT-START", state.rules.deck_profile).ok()?),
        },
        Phase::Deploy {} => legal::first(state, side)?,
        Phase::Running {} | Phase::Over {} => return None,
    })
}

/// The player with the highest ATTACK; of equals the first in slot order.
fn strongest(state: &SocialSoccer, side: Side, slots: impl Iterator<Item = Slot>) -> Option<Slot> {
    let attack = |slot: Slot| state.player(side, slot).map_or(0, |player| player.attack());
    slots.reduce(|best, slot| if attack(slot) > attack(best) { slot } else { best })
}

/// The strongest of the ATTACK line, else of the DEFENCE line.
fn attacker_first(state: &SocialSoccer, side: Side, slots: impl Iterator<Item = Slot>) -> Option<Slot> {
    let slots: List<Slot, 10> = slots.collect();
    let of = |line: Line| slots.iter().copied().filter(move |slot| slot.line() == line);
    strongest(state, side, of(Line::Attack)).or_else(|| strongest(state, side, of(Line::Defence)))
}

/// The last FRESH player in slot order who is not the carrier, else the carrier.
fn last_fresh(state: &SocialSoccer, side: Side) -> Option<Slot> {
    let carrier = state.carrier.filter(|_| side == state.possession);
    let fresh = |slot: &Slot| state.player(side, *slot).is_some_and(|player| player.is_fresh());
    let mut slots = Slot::FIELD.into_iter().rev().filter(fresh);
    slots.find(|slot| Some(*slot) != carrier).or(carrier)
}

/// MOVE_BALL takes the strongest attacker, every other step the first candidate.
fn default_target(state: &SocialSoccer, side: Side) -> Option<Move> {
    let candidates = state.candidates();
    let moves_ball = state
        .resolving
        .and_then(|resolving| SocialSoccer::step_of(&resolving))
        .is_some_and(|step| step.operation == crate::Operation::MoveBall);
    if moves_ball {
        let slots = candidates.iter(side).map(|(_, slot)| slot);
        let slot = attacker_first(state, side, slots)?;
        return Some(Move::Target { side, slot });
    }
    let (side, slot) = candidates.iter(side).next()?;
    Some(Move::Target { side, slot })
}

fn first_pick(state: &SocialSoccer, from: PickFrom) -> Option<crate::CardId> {
    let resolving = state.resolving?;
    kinds(super::effects::pile(state, &resolving, from)).next()
}
