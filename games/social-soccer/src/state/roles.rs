//! What can be read off the table: who has which role, what the blocker is worth, where the cards are.

use engine::Side;

use super::{Blocker, Card, Item, Player, Source, values::floor};
use crate::{PlayerId, Slot, SocialSoccer, Who};

impl SocialSoccer {
    /// The defending side.
    #[inline]
    pub(crate) fn defending(&self) -> Side {
        self.possession.other()
    }

    #[inline]
    pub(crate) fn player(&self, side: Side, slot: Slot) -> Option<&Player> {
        self.teams[side].player(slot)
    }

    /// A player on the table, by name.
    pub(crate) fn who(&self, side: Side, slot: Slot) -> Who {
        let player = self.player(side, slot).map_or(PlayerId(0), |player| player.id);
        Who { side, slot, player }
    }

    /// The players on the field who fit, by name and in slot order.
    #[inline]
    pub(crate) fn field(
        &self,
        side: Side,
        fits: impl Fn(&Player) -> bool,
    ) -> impl DoubleEndedIterator<Item = Who> {
        self.teams[side]
            .field()
            .filter(move |(_, player)| fits(player))
            .map(move |(slot, player)| Who {
                side,
                slot,
                player: player.id,
            })
    }

    /// The carrier, by name.
    pub(crate) fn carrier_named(&self) -> Option<Who> {
        let slot = self.carrier?;
        let player = self.carrying()?.id;
        Some(Who {
            side: self.possession,
            slot,
            player,
        })
    }

    /// The carrier.
    #[inline]
    pub(crate) fn carrying(&self) -> Option<&Player> {
        self.player(self.possession, self.carrier?)
    }

    /// SOCIAL-ZERO-2 The active player: the carrier while FRESH, or while the own PASS or SHOT is under way. The shooter is the
    /// carrier as long as there is a shot; whoever comes on for a passer has passed nothing.
    #[inline]
    pub(crate) fn active(&self) -> Option<&Player> {
        let passes = |player: &Player| {
            let own = |item: &Item| matches!(item, Item::Pass { by, .. } if *by == player.id);
            self.stack.iter().any(own)
        };
        self.carrying()
            .filter(|player| player.is_fresh() || self.shot.is_some() || passes(player))
    }

    /// Whether a duel is in progress.
    #[inline]
    pub(crate) fn in_duel(&self) -> bool {
        self.shot.is_some_and(|shot| shot.blocker.is_some())
    }

    /// The slot of the defender who blocks the shot in progress; the goalkeeper has none.
    pub(crate) fn blocking(&self) -> Option<Slot> {
        match self.shot?.blocker? {
            Blocker::Player(slot) => Some(slot),
            Blocker::Keeper => None,
        }
    }

    /// The blocker's current DEFENCE, before the floor of 0.
    pub(crate) fn blocker_sum(&self) -> Option<i16> {
        let shot = self.shot?;
        Some(match shot.blocker? {
            Blocker::Player(slot) => self.player(self.defending(), slot)?.defence_sum(),
            Blocker::Keeper => i16::from(shot.keeper) + i16::from(shot.keeper_change),
        })
    }

    /// The blocker's current DEFENCE.
    pub(crate) fn blocker_defence(&self) -> Option<u8> {
        self.blocker_sum().map(floor)
    }

    /// SOCIAL-TIME-3 The minute of the present state of the field.
    pub(crate) fn minute_now(&self) -> u8 {
        let tired = Side::ALL
            .into_iter()
            .flat_map(|side| self.teams[side].field())
            .filter(|(_, player)| !player.is_fresh())
            .count() as u8;
        10 * self.round.saturating_sub(1) + 10 * tired / 16
    }

    /// Every STRATEGY card of a side, wherever it is.
    pub(crate) fn cards_of(&self, side: Side) -> impl Iterator<Item = Card> {
        let team = &self.teams[side];
        let stacked = self.stack.iter().filter_map(move |item| match item {
            Item::Card { side: owner, card } if *owner == side => Some(*card),
            Item::Card { .. } | Item::Pass { .. } | Item::Shot { .. } => None,
        });
        let resolving = self
            .resolving
            .filter(move |resolving| resolving.side == side)
            .and_then(|resolving| match resolving.source {
                Source::Card(card) => Some(card),
                Source::Twist(_) | Source::Perk(_) => None,
            });
        let revealed = self
            .shot
            .filter(move |_| side != self.possession)
            .and_then(|shot| shot.revealed);
        let open = team.discard.iter().chain(&team.gol).copied();
        let open = open.chain(stacked).chain(resolving).chain(revealed);
        team.deck
            .iter()
            .chain(&team.hand)
            .copied()
            .chain(open.map(Card::open))
    }
}
