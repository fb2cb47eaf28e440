//! The perks of banners (BAN).

use engine::{Log, Side};

use super::Play;
use crate::{Event, Trigger};

/// SOCIAL-BAN-4, SOCIAL-BAN-6, SOCIAL-BAN-7 The perk of a side's banner, once a round, at its trigger. Whether it begins.
pub(super) fn perk(turn: &mut Play<'_, impl Log<Event>>, side: Side, trigger: Trigger) -> bool {
    let state = turn.state();
    if !state.perk_due(side, trigger) {
        return false;
    }
    let Some(banner) = state.teams[side].banner else {
        return false;
    };
    turn.emit(Event::PerkUsed { side, banner });
    true
}
