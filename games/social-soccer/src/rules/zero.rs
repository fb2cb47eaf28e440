//! Values that reach zero (ZERO).

use engine::{Log, Side};

use super::{Play, sequence};
use crate::{ChangedBy, Event, ShotStage, Slot, SocialSoccer, TiredBy};

/// SOCIAL-ZERO-5 The value check: DEFENCE of everybody, then ATTACK of the active player. Whether the ball was lost.
/// SOCIAL-GOAL-6 Between a goal and the next sequence nothing is checked.
pub(super) fn value_check(turn: &mut Play<'_, impl Log<Event>>) -> bool {
    let scored = |stage| matches!(stage, ShotStage::Goal | ShotStage::Laid);
    if turn.state().shot.is_some_and(|shot| scored(shot.stage)) {
        return false;
    }
    while let Some((side, slot)) = worn_out(turn.state()) {
        let who = turn.state().who(side, slot);
        turn.emit(Event::PlayerTired {
            who,
            reason: TiredBy::Zero,
        });
    }
    // SOCIAL-ZERO-1, SOCIAL-ZERO-3 The ball is lost, and a shot with it.
    let lost = turn.state().active().is_some_and(|player| player.attack() == 0);
    if lost {
        let side = turn.state().defending();
        sequence::steal(turn, side, ChangedBy::Zero);
    }
    lost
}

/// SOCIAL-ZERO-4 A FRESH field player with DEFENCE 0. SOCIAL-ZERO-6 A blocker is tired already.
fn worn_out(state: &SocialSoccer) -> Option<(Side, Slot)> {
    Side::ALL.into_iter().find_map(|side| {
        let mut field = state.teams[side].field();
        let (slot, _) = field.find(|(_, player)| player.is_fresh() && player.defence() == 0)?;
        Some((side, slot))
    })
}
