//! Goal kicks. TACTICS-GKICK-5 The ball must leave the area: `ball_play.rs`. TACTICS-GKICK-6 The keeper does not touch it twice:
//! `offensive_set.rs`. TACTICS-GKICK-7 A kick without a target is retaken: `ball_play.rs`.

use engine::{Log, Side};

use super::{Play, keeper, offensive_set, placement, time};
use crate::{Event, Restart, phase::Placement};

/// TACTICS-GKICK-1 The keeper's side has the ball. TACTICS-GKICK-3 First the keeper takes his square. TACTICS-TIME-4 Not
/// after the time is up.
pub(super) fn award(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    if turn.state().in_added_time() {
        return time::end_period(turn);
    }
    turn.emit(Event::GoalKick { side });
    keeper::bring_home(turn, side, Restart::GoalKick);
}

/// TACTICS-GKICK-2 The shooting side leaves the area; TACTICS-GKICK-4 then an ordinary set begins with the keeper.
pub(super) fn clear_area(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().to_place(Placement::ClearArea).is_empty() {
        let side = turn.state().offence;
        let holder = turn.state().keepers[side];
        offensive_set::begin(turn, side, holder);
    } else {
        placement::open(turn, Placement::ClearArea);
    }
}
