//! The effect language, interpreted: one small function for each operation (EFF).

pub(crate) mod target;
pub(super) mod pick;
pub(super) mod scry;
mod players;
mod cards;
mod sides;
mod places;

use engine::{Log, Side};

use super::{Play, ask, goal};
use crate::{
    Condition, Duration, Event, IdleBy, Line, Operation, Per, PlayerMark, SideRule, SocialSoccer, Stat, Step,
    pool,
    state::{Resolving, Source},
};

/// SOCIAL-EFF-1, SOCIAL-STACK-10 Carries out the step at hand, or ends what has no more steps.
pub(super) fn go_on(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    let Some(step) = step(resolving) else {
        return finish(turn, resolving);
    };
    // SOCIAL-EFF-2 A false condition skips the step, not the card.
    if !holds(turn.state(), step.condition, resolving.side) {
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
        Operation::DiscardPick => pick::discard_pick(turn, resolving, &step),
        Operation::DiscardRandom => cards::discard_random(turn, resolving, &step),
        Operation::Return => pick::bring_back(turn, resolving, &step),
        Operation::PeekHand => cards::peek_hand(turn, resolving, &step),
        Operation::Scry => scry::open(turn, resolving, &step),
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

/// The step at hand of what is taking effect.
#[inline]
fn step(resolving: &Resolving) -> Option<Step> {
    let at = usize::from(resolving.step);
    match resolving.source {
        Source::Card(card) | Source::Twist(card) => card.card().steps.get(at).copied(),
        Source::Perk(banner) => (at == 0).then(|| pool().banner(banner).perk),
    }
}

/// SOCIAL-EFF-28 Whether a condition holds for the owner of a card.
pub(crate) fn holds(state: &SocialSoccer, condition: Condition, owner: Side) -> bool {
    let (own, theirs) = (state.score[owner], state.score[owner.other()]);
    match condition {
        Condition::Always => true,
        Condition::Behind => own < theirs,
        Condition::NotAhead => own <= theirs,
        Condition::Passed => state.possession == owner && state.passes >= 1,
        Condition::Stolen => state.possession == owner && state.stolen,
        Condition::NoShot => state.shot.is_none(),
        Condition::AllDefendersFresh => state.teams[owner].fresh_in(Line::Defence) == 4,
        Condition::CarrierModest => state.carrying().is_some_and(|player| player.printed_attack == 1),
    }
}

/// SOCIAL-EFF-8 Whether something of this duration can last now: SHOT needs a shot.
fn can_last(state: &SocialSoccer, duration: Duration) -> bool {
    duration != Duration::Shot || state.shot.is_some()
}
