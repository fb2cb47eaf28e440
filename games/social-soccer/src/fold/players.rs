//! What happens to players: stamina, values, marks, places.

use engine::Side;

use crate::{
    Duration, PlayerMark, Slot, SocialSoccer, Stamina, Stat, Who,
    state::{Blocker, Item, Player},
};

impl SocialSoccer {
    pub(super) fn player_mut(&mut self, who: Who) -> Option<&mut Player> {
        self.teams[who.side].players[who.slot.index()].as_mut()
    }

    pub(super) fn tire(&mut self, who: Who, stamina: Stamina) {
        let team = &mut self.teams[who.side];
        if let Some(at) = team.roster.iter().position(|id| *id == who.player) {
            team.tirings[at] = team.tirings[at].saturating_add(1);
        }
        self.set_stamina(who, stamina);
    }

    pub(super) fn set_stamina(&mut self, who: Who, stamina: Stamina) {
        if let Some(player) = self.player_mut(who) {
            player.stamina = stamina;
        }
        self.note(who);
        if stamina != Stamina::Fresh {
            self.minute = self.minute.max(self.minute_now());
        }
    }

    /// SOCIAL-EFF-6 Remembers whom the present step concerns.
    pub(super) fn note(&mut self, who: Who) {
        if let Some(resolving) = &mut self.resolving {
            resolving.chosen.insert(who.side, who.slot);
        }
    }

    pub(super) fn change_value(&mut self, who: Who, stat: Stat, amount: i8, duration: Duration) {
        if let Some(player) = self.player_mut(who) {
            player.effects.change(stat, amount, duration);
        }
        self.note(who);
    }

    pub(super) fn lay_mark(&mut self, who: Who, mark: PlayerMark, duration: Duration) {
        if let Some(player) = self.player_mut(who) {
            player.effects.lay(mark, duration);
        }
        self.note(who);
    }

    /// SOCIAL-EFF-24 The ball, a PASS on its way and the roles of a shot go with the player.
    pub(super) fn swap_slots(&mut self, side: Side, slot: Slot, other: Slot) {
        let turned = |at: Slot| match at {
            at if at == slot => other,
            at if at == other => slot,
            at => at,
        };
        self.teams[side].players.swap(slot.index(), other.index());
        if side == self.possession {
            self.carrier = self.carrier.map(turned);
            self.outlet = self.outlet.map(turned);
        } else if let Some(shot) = &mut self.shot
            && let Some(Blocker::Player(at)) = shot.blocker
        {
            shot.blocker = Some(Blocker::Player(turned(at)));
        }
        for item in self.stack.iter_mut() {
            if let Item::Pass { side: owner, to, .. } = item
                && *owner == side
            {
                *to = turned(*to);
            }
        }
    }
}
