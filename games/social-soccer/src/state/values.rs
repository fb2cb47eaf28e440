//! What can be read off a player and off a side: values, who can receive, custody.

use super::{Player, Team};
use crate::{CardId, Line, PlayerId, Slot, Stamina, Stat};

impl Player {
    /// SOCIAL-EFF-11 Whether opposing cards do not touch the player.
    #[inline]
    pub(crate) const fn is_protected(&self) -> bool {
        self.effects.protected.in_force()
    }

    /// SOCIAL-EFF-12 Whether the player cannot intercept.
    #[inline]
    pub(crate) const fn cannot_block(&self) -> bool {
        self.effects.no_block.in_force()
    }

    /// A value with all modifiers, before the floor of 0. SOCIAL-EFF-13 The printed ones may have changed places.
    #[inline]
    fn sum(&self, stat: Stat) -> i16 {
        let printed = match (stat, self.effects.swapped.odd_in_force()) {
            (Stat::Attack, false) | (Stat::Defence, true) => self.printed_attack,
            (Stat::Defence, false) | (Stat::Attack, true) => self.printed_defence,
        };
        i16::from(printed) + self.effects.sum(stat)
    }

    /// ATTACK with all modifiers, before the floor of 0.
    #[inline]
    pub(crate) fn attack_sum(&self) -> i16 {
        self.sum(Stat::Attack)
    }

    /// DEFENCE with all modifiers, before the floor of 0.
    #[inline]
    pub(crate) fn defence_sum(&self) -> i16 {
        self.sum(Stat::Defence)
    }

    /// SOCIAL-TERM-6 Current ATTACK.
    #[inline]
    pub(crate) fn attack(&self) -> u8 {
        floor(self.attack_sum())
    }

    /// SOCIAL-TERM-6 Current DEFENCE.
    #[inline]
    pub(crate) fn defence(&self) -> u8 {
        floor(self.defence_sum())
    }

    #[inline]
    pub(crate) fn is_fresh(&self) -> bool {
        self.stamina == Stamina::Fresh
    }

    /// SOCIAL-TERM-7 Whether the player could go on with the ball, if on the field.
    #[inline]
    pub(crate) fn can_receive(&self) -> bool {
        self.is_fresh() && self.attack() >= 1
    }
}

/// SOCIAL-TERM-6 A value is never below 0.
pub(crate) fn floor(sum: i16) -> u8 {
    sum.clamp(0, 255) as u8
}

impl Team {
    #[inline]
    pub(crate) fn player(&self, slot: Slot) -> Option<&Player> {
        self.players[slot.index()].as_ref()
    }

    /// SOCIAL-TERM-5 The players on the field, with their slots.
    #[inline]
    pub(crate) fn field(&self) -> impl DoubleEndedIterator<Item = (Slot, &Player)> {
        Slot::FIELD
            .into_iter()
            .filter_map(|slot| Some((slot, self.player(slot)?)))
    }

    /// SOCIAL-TERM-7 The legal receivers.
    #[inline]
    pub(crate) fn receivers(&self) -> impl Iterator<Item = Slot> {
        self.field()
            .filter(|(_, player)| player.can_receive())
            .map(|(slot, _)| slot)
    }

    pub(crate) fn fresh_in(&self, line: Line) -> u8 {
        self.field()
            .filter(|(slot, player)| slot.line() == line && player.is_fresh())
            .count() as u8
    }

    /// SOCIAL-CUST-1, SOCIAL-CUST-2 The CUSTODY of the players on the field.
    pub(crate) fn custody(&self) -> u16 {
        self.field()
            .map(|(_, player)| u16::from(player.id.card().custody))
            .sum()
    }

    /// The cards of the hand, oldest first.
    pub(crate) fn held(&self) -> impl Iterator<Item = CardId> + Clone {
        self.hand.iter().map(|card| card.id)
    }

    /// Whether the hand holds a card of this name.
    pub(crate) fn holds(&self, card: CardId) -> bool {
        self.hand.iter().any(|held| held.id == card)
    }

    /// SOCIAL-EFF-25 Whether the side plays no SUPPORT and no MASTERMOVE.
    #[inline]
    pub(crate) fn is_locked(&self) -> bool {
        self.rules.locked.in_force()
    }

    /// SOCIAL-EFF-26 Whether the side shoots from either line.
    #[inline]
    pub(crate) fn is_licensed(&self) -> bool {
        self.rules.licensed.in_force()
    }

    /// SOCIAL-SETUP-3 The players that have no slot yet.
    pub(crate) fn undeployed(&self) -> impl Iterator<Item = PlayerId> {
        self.roster
            .iter()
            .copied()
            .filter(|id| !self.players.iter().flatten().any(|player| player.id == *id))
    }

    pub(crate) fn is_deployed(&self) -> bool {
        self.players.iter().all(Option::is_some)
    }

    /// Who got tired most often in the match, and how often; of equals the first of the TEAM.
    pub(crate) fn most_tired(&self) -> Option<(PlayerId, u8)> {
        let tired = self.roster.iter().copied().zip(self.tirings);
        tired
            .filter(|(_, times)| *times > 0)
            .reduce(|most, next| if next.1 > most.1 { next } else { most })
    }

    /// Whether the other coach knows all ten players.
    pub(crate) fn is_met(&self) -> bool {
        self.met.iter().all(|met| *met)
    }
}
