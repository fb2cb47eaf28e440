//! What cards do to players: values, states, marks (SOCIAL-EFF-9 to SOCIAL-EFF-14).

use engine::{Log, Side};

use super::{
    Play, can_last, done, idle,
    target::{self, candidates, choose},
    value,
};
use crate::{
    Count, Duration, Event, Group, IdleBy, PlayerMark, Slot, SocialSoccer, Stamina, Stat, Step, Target,
    TiredBy, Who,
    board::Spots,
    state::{Blocker, Resolving},
};

/// SOCIAL-EFF-4 to SOCIAL-EFF-6 Whom a step concerns; nothing while its owner still has to choose.
fn concerned(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) -> Option<Spots> {
    let state = turn.state();
    let mut spots = Spots::NONE;
    match step.target {
        Target::Players(group) => {
            let candidates = candidates(state);
            let Some(wanted) = wanted(group, resolving.chosen) else {
                return Some(candidates);
            };
            if wanted > 0 && candidates.len() > wanted {
                target::open(turn, resolving);
                return None;
            }
            if wanted > 0 && !candidates.is_empty() {
                for (side, slot) in candidates.iter(resolving.side) {
                    choose(turn, resolving.side, side, slot);
                }
            }
            return turn.state().resolving.map(|resolving| resolving.chosen);
        }
        Target::Same => spots = resolving.same,
        Target::Carrier | Target::Shooter | Target::Duelist | Target::Blocker => {
            if let Some((side, slot)) = role(state, resolving.side, step.target) {
                spots.insert(side, slot);
            }
        }
        Target::Own | Target::Opp | Target::Top => {}
    }
    Some(spots)
}

/// How many of a group's candidates are still to be taken; `None` is all.
const fn wanted(group: Group, chosen: Spots) -> Option<u32> {
    match group.count {
        Count::One => Some(1_u32.saturating_sub(chosen.len())),
        Count::Two => Some(2_u32.saturating_sub(chosen.len())),
        Count::All => None,
    }
}

/// SOCIAL-EFF-6 The player in a role when the step is carried out; `blocker` and `duelist` mean your own one.
fn role(state: &SocialSoccer, owner: Side, target: Target) -> Option<(Side, Slot)> {
    let carrier = state.carrier.map(|slot| (state.possession, slot));
    let blocker = || {
        let slot = state.blocking().filter(|_| owner == state.defending())?;
        Some((owner, slot))
    };
    match target {
        Target::Carrier => carrier,
        Target::Shooter => carrier.filter(|_| state.shot.is_some()),
        Target::Blocker => blocker(),
        Target::Duelist if owner == state.possession => carrier.filter(|_| state.in_duel()),
        Target::Duelist => blocker(),
        Target::Own | Target::Opp | Target::Top | Target::Same | Target::Players(_) => None,
    }
}

/// Lets a step act on everybody it concerns. SOCIAL-EFF-11 Opposing cards do not touch the protected.
fn for_each<L: Log<Event>>(
    turn: &mut Play<'_, L>,
    resolving: &Resolving,
    step: &Step,
    mut act: impl FnMut(&mut Play<'_, L>, Who) -> bool,
) {
    let Some(spots) = concerned(turn, resolving, step) else {
        return;
    };
    let mut acted = false;
    let mut reason = IdleBy::Target;
    for (side, slot) in spots.iter(resolving.side) {
        let protected = turn
            .state()
            .player(side, slot)
            .is_some_and(|player| player.is_protected());
        if protected && side != resolving.side {
            reason = IdleBy::Protected;
            continue;
        }
        let who = turn.state().who(side, slot);
        acted |= act(turn, who);
    }
    if acted {
        done(turn);
    } else {
        idle(turn, resolving, reason);
    }
}

/// SOCIAL-EFF-7 to SOCIAL-EFF-9 ATT, DEF: a modifier for the duration. The goalkeeper of a duel can be a blocker, too.
pub(super) fn change_value(
    turn: &mut Play<'_, impl Log<Event>>,
    resolving: &Resolving,
    step: &Step,
    stat: Stat,
) {
    let amount = value(turn.state(), resolving, step);
    if amount == 0 || !can_last(turn.state(), step.duration) {
        return idle(turn, resolving, IdleBy::Target);
    }
    if stat == Stat::Defence && keeper_is_meant(turn.state(), resolving, step) {
        turn.emit(Event::KeeperChanged {
            side: resolving.side,
            amount,
        });
        return done(turn);
    }
    let duration = step.duration;
    for_each(turn, resolving, step, |turn, who| {
        turn.emit(Event::ValueChanged {
            who,
            stat,
            amount,
            duration,
        });
        true
    });
}

fn keeper_is_meant(state: &SocialSoccer, resolving: &Resolving, step: &Step) -> bool {
    let keeper = state
        .shot
        .is_some_and(|shot| shot.blocker == Some(Blocker::Keeper));
    keeper && resolving.side == state.defending() && matches!(step.target, Target::Blocker | Target::Duelist)
}

fn stamina(turn: &Play<'_, impl Log<Event>>, who: Who) -> Option<Stamina> {
    turn.state()
        .player(who.side, who.slot)
        .map(|player| player.stamina)
}

/// SOCIAL-EFF-10, SOCIAL-STATE-7 TIRE: FRESH becomes TIRED.
pub(super) fn tire(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    for_each(turn, resolving, step, |turn, who| {
        let fresh = stamina(turn, who) == Some(Stamina::Fresh);
        if fresh {
            turn.emit(Event::PlayerTired {
                who,
                reason: TiredBy::Effect,
            });
        }
        fresh
    });
}

/// SOCIAL-EFF-10, SOCIAL-STATE-7 EXHAUST: anybody becomes EXHAUSTED.
pub(super) fn exhaust(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    for_each(turn, resolving, step, |turn, who| {
        let rested = stamina(turn, who) != Some(Stamina::Exhausted);
        if rested {
            turn.emit(Event::PlayerExhausted {
                who,
                reason: TiredBy::Effect,
            });
        }
        rested
    });
}

/// SOCIAL-EFF-10, SOCIAL-STATE-5 RECOVER: TIRED becomes FRESH, once per player and round.
pub(super) fn recover(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    for_each(turn, resolving, step, |turn, who| {
        let player = turn.state().player(who.side, who.slot);
        let can = player.is_some_and(|player| player.stamina == Stamina::Tired && !player.recovered);
        if can {
            turn.emit(Event::PlayerFresh { who });
        }
        can
    });
}

/// SOCIAL-EFF-10 REST: EXHAUSTED becomes TIRED.
pub(super) fn rest(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    for_each(turn, resolving, step, |turn, who| {
        let exhausted = stamina(turn, who) == Some(Stamina::Exhausted);
        if exhausted {
            turn.emit(Event::PlayerRested { who });
        }
        exhausted
    });
}

/// SOCIAL-EFF-11 to SOCIAL-EFF-13 PROTECT, NO_BLOCK, SWAP_STATS.
pub(super) fn lay_mark(
    turn: &mut Play<'_, impl Log<Event>>,
    resolving: &Resolving,
    step: &Step,
    mark: PlayerMark,
) {
    if !can_last(turn.state(), step.duration) {
        return idle(turn, resolving, IdleBy::Target);
    }
    let duration = step.duration;
    for_each(turn, resolving, step, |turn, who| {
        turn.emit(Event::MarkLaid { who, mark, duration });
        true
    });
}

/// SOCIAL-EFF-14 MATCH: the own value of the duel rises to meet the other; counted from the sum before the floor of 0.
pub(super) fn match_values(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    let state = turn.state();
    let sums = state
        .carrying()
        .map(|shooter| shooter.attack_sum())
        .zip(state.blocker_sum());
    let Some((attack, defence)) = sums else {
        return idle(turn, resolving, IdleBy::Target);
    };
    let shooting = resolving.side == state.possession;
    let (own, wanted, stat) = if shooting {
        (attack, defence.max(0) + 1, Stat::Attack)
    } else {
        (defence, attack.max(0), Stat::Defence)
    };
    if own.max(0) >= wanted {
        return idle(turn, resolving, IdleBy::Target);
    }
    let amount = (wanted - own).min(100) as i8;
    match role(state, resolving.side, Target::Duelist) {
        Some((side, slot)) => {
            let who = state.who(side, slot);
            turn.emit(Event::ValueChanged {
                who,
                stat,
                amount,
                duration: Duration::Shot,
            });
        }
        None => turn.emit(Event::KeeperChanged {
            side: resolving.side,
            amount,
        }),
    }
    done(turn);
}
