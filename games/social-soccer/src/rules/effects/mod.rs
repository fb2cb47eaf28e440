//! The effect language, interpreted: one small function for each operation (EFF).

mod cards;
mod places;
mod players;
mod sides;

use engine::Log;

use super::{Play, ask, goal};
use crate::{
    CardId, Event, IdleBy, Operation, Per, Phase, PlayerMark, Refusal, SideRule, Slot, SocialSoccer, Stat,
    Step,
    state::{Resolving, Source},
};

/// SOCIAL-EFF-1, SOCIAL-STACK-10 Carries out the step at hand, or ends what has no more steps.
pub(super) fn go_on(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    let Some(step) = SocialSoccer::step_of(resolving) else {
        return finish(turn, resolving);
    };
    // SOCIAL-EFF-2 A false condition skips the step, not the card.
    if !turn.state().holds(step.condition, resolving.side) {
        return idle(turn, resolving, IdleBy::Condition);
    }
    match step.operation {
        Operation::Att => players::change_value(turn, resolving, &step, Stat::Attack),
        Operation::Def => players::change_value(turn, resolving, &step, Stat::Defence),
        Operation::Tire => players::tire(turn, resolving, &step),
        Operation::Exhaust => players::exhaust(turn, resolving, &step),
        Operation::Recover => players::recover(turn, resolving, &step),
        Operation::Rest => players::rest(turn, resolving, &step),
        Operation::Protect => players::lay_mark(turn, resolving, &step, PlayerMark::Protected),
        Operation::NoBlock => players::lay_mark(turn, resolving, &step, PlayerMark::NoBlock),
        Operation::SwapStats => players::lay_mark(turn, resolving, &step, PlayerMark::Swapped),
        Operation::Match => players::match_values(turn, resolving),
        Operation::Draw => cards::draw_cards(turn, resolving, &step),
        Operation::DiscardPick => cards::discard_pick(turn, resolving, &step),
        Operation::DiscardRandom => cards::discard_random(turn, resolving, &step),
        Operation::Return => cards::bring_back(turn, resolving, &step),
        Operation::PeekHand => cards::peek_hand(turn, resolving, &step),
        Operation::Scry => cards::scry(turn, resolving, &step),
        Operation::Counter => cards::counter(turn, resolving),
        Operation::Custody => sides::custody(turn, resolving, &step),
        Operation::Lock => sides::lay_rule(turn, resolving, &step, SideRule::Locked),
        Operation::Licence => sides::lay_rule(turn, resolving, &step, SideRule::Licensed),
        Operation::Keeper => sides::keeper(turn, resolving, &step),
        Operation::Steal => sides::steal(turn, resolving),
        Operation::MoveBall => places::move_ball(turn, resolving),
        Operation::Sub => places::substitute(turn, resolving),
        Operation::SwapSlots => places::swap_slots(turn, resolving),
    }
}

/// SOCIAL-CARD-5 A card goes to its owner's discard pile; SOCIAL-GOAL-3 a goal card to the GOL! area.
fn finish(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    let side = resolving.side;
    match resolving.source {
        Source::Card(card) => turn.emit(Event::CardResolved { side, card }),
        Source::Twist(_) => goal::lay_down(turn),
        Source::Perk(_) => turn.emit(Event::PerkDone { side }),
    }
}

fn done(turn: &mut Play<'_, impl Log<Event>>) {
    turn.emit(Event::StepDone {});
}

/// SOCIAL-EFF-5 A step that changes nothing is over.
fn idle(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, reason: IdleBy) {
    turn.emit(Event::StepIdle {
        side: resolving.side,
        reason,
    });
    done(turn);
}

/// SOCIAL-EFF-3 Amount times per, but not above max.
fn value(state: &SocialSoccer, resolving: &Resolving, step: &Step) -> i8 {
    let times = match step.per {
        Per::Once => 1,
        Per::GoalsBehind => {
            let side = resolving.side;
            state.score[side.other()]
                .saturating_sub(state.score[side])
                .min(100) as i8
        }
    };
    let value = step.amount.saturating_mul(times);
    if step.max > 0 {
        value.min(step.max as i8)
    } else {
        value
    }
}

/// SOCIAL-EFF-4, SOCIAL-EFF-23 A choice among the candidates.
pub(super) fn check_target(state: &SocialSoccer, side: engine::Side, slot: Slot) -> Result<(), Refusal> {
    if state.candidates().contains(side, slot) {
        return Ok(());
    }
    let substituting = state.resolving.is_some_and(|resolving| {
        resolving.side == side
            && SocialSoccer::step_of(&resolving).is_some_and(|step| step.operation == Operation::Sub)
    });
    if substituting && state.busy(side) == Some(slot) {
        return Err(Refusal::BusyInShot { slot });
    }
    Err(Refusal::NoCandidate { side, slot })
}

pub(super) fn choose(turn: &mut Play<'_, impl Log<Event>>, side: engine::Side, slot: Slot) {
    let by = turn.state().resolving.map_or(side, |resolving| resolving.side);
    let who = turn.state().who(side, slot);
    turn.emit(Event::TargetChosen { by, who });
}

/// SOCIAL-EFF-16, SOCIAL-EFF-17 A card of the pile that is picked from.
pub(super) fn check_pick(state: &SocialSoccer, card: CardId) -> Result<(), Refusal> {
    let phase = state.phase;
    let Phase::PickCard { from, .. } = phase else {
        return Err(Refusal::OtherQuestion { phase });
    };
    let there = state
        .resolving
        .is_some_and(|resolving| cards::pile(state, &resolving, from).any(|held| held == card));
    if there {
        Ok(())
    } else {
        Err(Refusal::NoPick { from })
    }
}

/// SOCIAL-EFF-16, SOCIAL-EFF-17 The chosen card is taken from its pile.
pub(super) fn pick(turn: &mut Play<'_, impl Log<Event>>, card: CardId) {
    let state = turn.state();
    if let (Phase::PickCard { from, .. }, Some(resolving)) = (state.phase, state.resolving) {
        cards::take(turn, &resolving, from, card);
    }
}

pub(super) use cards::decide_scry;
pub(crate) use cards::pile;

fn ask_target(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    ask(turn, Phase::Target { side: resolving.side });
}
