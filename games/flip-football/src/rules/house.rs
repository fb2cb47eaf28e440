//! House variants: the late penalty. (FLIP-HOUSE-1, short halves: see `options.rs` and the packs in `fold.rs`.)

use arrayvec::ArrayVec;
use engine::{BySide, Log, Side};

use super::{Play, minute, named};
use crate::{Card, CardSet, DECK, Event, Stage};

/// FLIP-HOUSE-2 With `finish_penalty` a penalty pending at the whistle is still taken: the referee shuffles the given
/// cards and lays the attacker's attack-end card and the defender's defend-end card. Whether one was taken.
pub(super) fn late_penalty(turn: &mut Play<'_, impl Log<Event>>, cards: BySide<CardSet>) -> bool {
    if !turn.state().options.finish_penalty.is_on() || turn.state().stage != Stage::Penalty {
        return false;
    }
    let mut orders = BySide::from_fn(|side| {
        cards[side]
            .cards(turn.state().teams[side].colour)
            .collect::<ArrayVec<Card, DECK>>()
    });
    for side in Side::ALL {
        turn.chance
            .shuffle(named(side, "late-home", "late-away"), &mut orders[side]);
    }
    let attacker = turn.state().attacker;
    let ends = orders[attacker].first().zip(orders[attacker.other()].last());
    let (attack_card, defend_card) = ends.expect("a half and an eight have cards");
    // It bears the label of the minute before.
    let laid_before = turn.state().laid - 1;
    minute::resolve(turn, *attack_card, *defend_card, laid_before);
    true
}
