//! Shots (SHOT): who may shoot, and what follows the answers.

use engine::Log;

use super::{Play, banner, block, duel, goal, second_block};
use crate::{Event, Refusal, ShotStage, SocialSoccer, TiredBy, Trigger, Who, board::Line, state::Shot};

/// A shot of the carrier.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    shooter: Who,
    exhausts: bool,
}

/// SOCIAL-SHOT-1, SOCIAL-SHOT-2, SOCIAL-SHOT-4 Whether the carrier may shoot.
#[inline]
pub(crate) fn may_shoot(state: &SocialSoccer) -> bool {
    let team = &state.teams[state.possession];
    state.carrier.is_some_and(|slot| {
        slot.line() == Line::Attack || team.is_licensed() || team.fresh_in(Line::Attack) == 0
    })
}

/// SOCIAL-SHOT-3 Whether a shot would exhaust the carrier.
pub(crate) fn exhausts(state: &SocialSoccer) -> bool {
    state.carrier.is_some_and(|slot| slot.line() == Line::Defence)
        && !state.teams[state.possession].is_licensed()
}

/// SOCIAL-SHOT-1, SOCIAL-SHOT-2, SOCIAL-SHOT-4, SOCIAL-CONTRA-10 A defender shoots only if no attacker is FRESH, or by a card.
pub(super) fn check(state: &SocialSoccer) -> Result<Choice, Refusal> {
    let carrier = state.carrier_named().filter(|_| may_shoot(state));
    let shooter = carrier.ok_or(Refusal::AttackersFresh)?;
    let exhausts = exhausts(state);
    Ok(Choice { shooter, exhausts })
}

/// SOCIAL-SHOT-5 A shot is declared: its shooter is tired, or exhausted by SOCIAL-SHOT-3. SOCIAL-SHOT-6 The ball stays.
/// SOCIAL-TERM-9 A throw is a shot.
pub(super) fn declare(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let who = choice.shooter;
    let reason = TiredBy::Shot;
    turn.emit(Event::ShotDeclared { who });
    turn.emit(if choice.exhausts {
        Event::PlayerExhausted { who, reason }
    } else {
        Event::PlayerTired { who, reason }
    });
    banner::perk(turn, who.side, Trigger::FirstShot);
}

/// SOCIAL-SHOT-5 What follows the answers: block, duel, result. SOCIAL-SHOT-8, SOCIAL-CONTRA-11 The sequence ends with the result.
pub(super) fn go_on(turn: &mut Play<'_, impl Log<Event>>, shot: &Shot) {
    match shot.stage {
        ShotStage::Answers | ShotStage::Block => block::open(turn),
        ShotStage::SecondBlock => second_block::open(turn),
        ShotStage::Duel => duel::open(turn, shot),
        ShotStage::Goal => goal::lay_down(turn),
        ShotStage::Laid => goal::give_ball(turn),
    }
}
