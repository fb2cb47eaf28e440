//! Half time.

use engine::{BySide, Log};

use super::{Play, house, preparing};
use crate::{Event, Period, Stage};

/// FLIP-HALF-1 Half time comes when all pairs of the first half have been laid. FLIP-HALF-5 There is no injury time
/// before it. FLIP-HALF-6 The score stands.
pub(super) fn half_time(turn: &mut Play<'_, impl Log<Event>>) {
    let cards_of_the_half = BySide::from_fn(|side| turn.state().teams[side].played);
    if !house::late_penalty(turn, cards_of_the_half) {
        lose_attack(turn);
    }
    let score = turn.state().score;
    turn.emit(Event::HalfTime { score });
    // FLIP-HALF-3 The main packs are gathered and shuffled; the eights are not touched. FLIP-HALF-4 The shuffle of the
    // second half makes the side that kicked off defend (see `fold.rs`).
    let packs = BySide::from_fn(|side| turn.state().teams[side].main());
    preparing::shuffle(turn, Period::SecondHalf, packs);
}

/// FLIP-HALF-2, FLIP-INJ-7 What is unfinished at the whistle is lost.
pub(super) fn lose_attack(turn: &mut Play<'_, impl Log<Event>>) {
    let (side, stage) = (turn.state().attacker, turn.state().stage);
    if stage != Stage::Attack0 {
        turn.emit(Event::AttackLost { side, stage });
    }
}
