//! The perks of banners (BAN).

use engine::{Log, Side};

use super::Play;
use crate::{Banner, Event, SocialSoccer, Trigger, pool};

/// SOCIAL-BAN-4, SOCIAL-BAN-6, SOCIAL-BAN-7 The perk of a side's banner, once a round, at its trigger. Whether it begins.
pub(super) fn perk(turn: &mut Play<'_, impl Log<Event>>, side: Side, trigger: Trigger) -> bool {
    let Some(banner) = due(turn.state(), side, trigger) else {
        return false;
    };
    turn.emit(Event::PerkUsed { side, banner });
    true
}

/// SOCIAL-BAN-4 The banner of a side whose perk is due at a trigger.
fn due(state: &SocialSoccer, side: Side, trigger: Trigger) -> Option<Banner> {
    let team = &state.teams[side];
    if !state.rules.banner_perks.is_on() || team.perk_used {
        return None;
    }
    team.banner
        .filter(|banner| pool().banner(*banner).perk.trigger == trigger)
}
