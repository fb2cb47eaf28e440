//! Players are chosen for a step (SOCIAL-EFF-4, SOCIAL-EFF-22 to SOCIAL-EFF-24).

use engine::{Log, Side};

use super::{Play, ask, step};
use crate::{
    Event, Fitness, Group, Move, Operation, Phase, Refusal, Slot, SocialSoccer, Stamina, Target, Who, Whose,
    Zone,
    board::{Line, Spots},
    rules::{Question, misfit, time},
    state::Resolving,
};

/// A candidate for the step at hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    by: Side,
    who: Who,
}

pub(in crate::rules) const QUESTION: Question = Question {
    clause: "SOCIAL-EFF-4",
    prompt: "social-prompt-target",
    wanted: "a player for the card",
    at_zero: Some("social-zero-first"),
};

pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    ask(turn, Phase::Target { side: resolving.side });
}

/// SOCIAL-EFF-4, SOCIAL-EFF-22 to SOCIAL-EFF-24 Whom the owner of the resolving card can choose next.
pub(super) fn candidates(state: &SocialSoccer) -> Spots {
    let Some(resolving) = state.resolving else {
        return Spots::NONE;
    };
    let Some(step) = step(&resolving) else {
        return Spots::NONE;
    };
    let Target::Players(words) = step.target else {
        return Spots::NONE;
    };
    let owner = resolving.side;
    let fitting = group(state, owner, words).without(resolving.chosen);
    match step.operation {
        Operation::MoveBall => movable(state, owner, fitting),
        Operation::Sub if resolving.chosen.is_empty() => substitutable(state, owner, fitting),
        Operation::Sub => bench(state, owner),
        Operation::Att
        | Operation::Def
        | Operation::Tire
        | Operation::Exhaust
        | Operation::Recover
        | Operation::Rest
        | Operation::Protect
        | Operation::NoBlock
        | Operation::SwapStats
        | Operation::Match
        | Operation::Draw
        | Operation::DiscardPick
        | Operation::DiscardRandom
        | Operation::Return
        | Operation::PeekHand
        | Operation::Scry
        | Operation::Custody
        | Operation::Counter
        | Operation::Steal
        | Operation::SwapSlots
        | Operation::Lock
        | Operation::Licence
        | Operation::Keeper => fitting,
    }
}

/// SOCIAL-EFF-22 Legal receivers other than the carrier, while the side has the ball and no shot is under way.
fn movable(state: &SocialSoccer, owner: Side, fitting: Spots) -> Spots {
    let mut spots = Spots::NONE;
    if state.possession == owner && state.shot.is_none() {
        for slot in state.teams[owner].receivers() {
            if fitting.contains(owner, slot) && state.carrier != Some(slot) {
                spots.insert(owner, slot);
            }
        }
    }
    spots
}

/// SOCIAL-EFF-23 Not the shooter or blocker of a shot in progress.
fn substitutable(state: &SocialSoccer, owner: Side, fitting: Spots) -> Spots {
    let busy = busy(state, owner);
    let mut spots = Spots::NONE;
    for (side, slot) in fitting.iter(owner) {
        if Some(slot) != busy {
            spots.insert(side, slot);
        }
    }
    spots
}

/// The side's shooter or blocker of a shot in progress.
fn busy(state: &SocialSoccer, side: Side) -> Option<Slot> {
    state.shot?;
    if side == state.possession {
        state.carrier
    } else {
        state.blocking()
    }
}

/// SOCIAL-EFF-23 Whoever sits on the bench.
fn bench(state: &SocialSoccer, owner: Side) -> Spots {
    let mut spots = Spots::NONE;
    for slot in Slot::BENCH {
        if state.player(owner, slot).is_some() {
            spots.insert(owner, slot);
        }
    }
    spots
}

/// SOCIAL-EFF-4 The players of a group that fit its words.
pub(crate) fn group(state: &SocialSoccer, owner: Side, group: Group) -> Spots {
    let mut spots = Spots::NONE;
    for side in Side::ALL {
        let wanted = match group.side {
            Whose::Own => side == owner,
            Whose::Opp => side != owner,
            Whose::Any => true,
        };
        if !wanted {
            continue;
        }
        for (slot, player) in state.teams[side].field() {
            let zone = match group.zone {
                Zone::Attack => slot.line() == Line::Attack,
                Zone::Defence => slot.line() == Line::Defence,
                Zone::Field => true,
            };
            let fit = match group.state {
                Fitness::Any => true,
                Fitness::Fresh => player.is_fresh(),
                Fitness::Tired => player.stamina == Stamina::Tired && !player.recovered,
            };
            if zone && fit {
                spots.insert(side, slot);
            }
        }
    }
    spots
}

pub(in crate::rules) fn list(state: &SocialSoccer, by: Side, mut offer: impl FnMut(Move)) {
    let candidates = candidates(state).iter(by);
    candidates.for_each(|(side, slot)| offer(Move::Target { side, slot }));
}

/// SOCIAL-EFF-4, SOCIAL-EFF-23 A choice among the candidates.
pub(in crate::rules) fn decide(state: &SocialSoccer, by: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Target { side, slot } = *mv else {
        return Err(misfit(state.phase, mv));
    };
    if candidates(state).contains(side, slot) {
        let who = state.who(side, slot);
        return Ok(Choice { by, who });
    }
    let substituting = state.resolving.is_some_and(|resolving| {
        resolving.side == side && step(&resolving).is_some_and(|step| step.operation == Operation::Sub)
    });
    if substituting && busy(state, side) == Some(slot) {
        return Err(Refusal::BusyInShot { slot });
    }
    Err(Refusal::NoCandidate { side, slot })
}

/// SOCIAL-TIME-1 MOVE_BALL takes the strongest attacker, every other step the first candidate.
pub(in crate::rules) fn default(state: &SocialSoccer, by: Side) -> Option<Choice> {
    let step = step(&state.resolving?)?;
    let mut named = candidates(state)
        .iter(by)
        .map(|(side, slot)| state.who(side, slot));
    let who = if step.operation == Operation::MoveBall {
        time::attacker_first(state, named)
    } else {
        named.next()
    };
    Some(Choice { by, who: who? })
}

/// SOCIAL-EFF-4 Somebody is chosen without a question, for want of another.
pub(super) fn choose(turn: &mut Play<'_, impl Log<Event>>, by: Side, side: Side, slot: Slot) {
    let who = turn.state().who(side, slot);
    carry_out(turn, Choice { by, who });
}

pub(in crate::rules) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Choice { by, who } = choice;
    turn.emit(Event::TargetChosen { by, who });
}
