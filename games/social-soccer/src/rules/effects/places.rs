//! What cards do to places: the ball, substitutes, exchanged slots (SOCIAL-EFF-22 to SOCIAL-EFF-24).

use engine::Log;

use super::{
    Play, done, idle,
    target::{self, candidates, choose},
};
use crate::{
    Event, IdleBy, Slot,
    state::{FlatList, Resolving},
};

/// Chooses until `wanted` are chosen. The chosen slots, once they are complete; a single candidate is not asked for.
fn chosen(
    turn: &mut Play<'_, impl Log<Event>>,
    resolving: &Resolving,
    wanted: u32,
) -> Option<FlatList<Slot, 2>> {
    let side = resolving.side;
    loop {
        let chosen = turn.state().resolving?.chosen;
        if chosen.len() >= wanted {
            return Some(chosen.iter(side).map(|(_, slot)| slot).collect());
        }
        let candidates = candidates(turn.state());
        let (side, slot) = match candidates.iter(side).next() {
            None => {
                idle(turn, resolving, IdleBy::Target);
                return None;
            }
            Some(first) if candidates.len() <= wanted - chosen.len() => first,
            Some(_) => {
                target::open(turn, resolving);
                return None;
            }
        };
        choose(turn, resolving.side, side, slot);
    }
}

/// SOCIAL-EFF-22 MOVE_BALL: another legal receiver is the carrier now; it is no PASS.
pub(super) fn move_ball(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    let Some(slots) = chosen(turn, resolving, 1) else {
        return;
    };
    let who = turn.state().who(resolving.side, slots[0]);
    turn.emit(Event::BallMoved { who });
    done(turn);
}

/// SOCIAL-EFF-23 SUB: a field player and a bench player change places; whoever comes on takes over the ball or a PASS.
pub(super) fn substitute(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    let Some(slots) = chosen(turn, resolving, 2) else {
        return;
    };
    let side = resolving.side;
    let on_bench = |slot: &&Slot| !slot.is_field();
    let (Some(bench), Some(field)) = (
        slots.iter().find(on_bench).copied(),
        slots.iter().find(|slot| slot.is_field()).copied(),
    ) else {
        return idle(turn, resolving, IdleBy::Target);
    };
    let [leaves, enters] = [field, bench].map(|slot| turn.state().who(side, slot).player);
    turn.emit(Event::Substituted {
        side,
        field,
        bench,
        leaves,
        enters,
    });
    done(turn);
}

/// SOCIAL-EFF-24 SWAP_SLOTS: two field players change places; the ball stays with its player.
pub(super) fn swap_slots(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    if candidates(turn.state()).len() + resolving.chosen.len() < 2 {
        return idle(turn, resolving, IdleBy::Target);
    }
    let Some(slots) = chosen(turn, resolving, 2) else {
        return;
    };
    let side = resolving.side;
    let [player, mate] = [slots[0], slots[1]].map(|slot| turn.state().who(side, slot).player);
    turn.emit(Event::SlotsSwapped {
        side,
        slot: slots[0],
        other: slots[1],
        player,
        mate,
    });
    done(turn);
}
