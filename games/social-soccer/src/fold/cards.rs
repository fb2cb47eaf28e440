//! Where cards go and who knows of them.

use engine::Side;

use crate::{
    Banner, CardId, Slot, SocialSoccer,
    state::{Card, Item, Resolving, Source, Team},
};

impl SocialSoccer {
    pub(super) fn announce(&mut self, side: Side, card: CardId, custody: u8) {
        if self.stack.is_empty() && self.in_duel() {
            self.raise(side);
        }
        let team = &mut self.teams[side];
        team.pool = team.pool.saturating_sub(u16::from(custody));
        team.tally.cards += 1;
        if team.take_from_hand(card) {
            self.stack.push(Item::Card { side, card });
        }
    }

    pub(super) fn cancel(&mut self, side: Side, card: CardId) {
        let cancelled = Item::Card { side, card };
        let Some(at) = self.stack.iter().rposition(|item| *item == cancelled) else {
            return;
        };
        self.stack.take(at);
        self.teams[side].discard.push(card);
        if self.resolving.is_some_and(|resolving| resolving.side != side) {
            self.teams[side.other()].tally.cancelled += 1;
        }
    }

    pub(super) fn bottom(&mut self, side: Side) {
        let Some(resolving) = &mut self.resolving else {
            return;
        };
        resolving.done += 1;
        resolving.scrying = resolving.scrying.saturating_sub(1);
        let deck = &mut self.teams[side].deck;
        if let Some(card) = deck.take(usize::from(resolving.kept)) {
            deck.push(card);
        }
    }

    pub(super) fn count_pick(&mut self) {
        if let Some(resolving) = &mut self.resolving {
            resolving.done += 1;
        }
    }

    /// SOCIAL-EFF-17 Everybody has seen which card comes back.
    pub(super) fn bring_back(&mut self, side: Side, card: CardId) {
        let team = &mut self.teams[side];
        if let Some(at) = team.discard.iter().position(|held| *held == card) {
            team.discard.take(at);
            team.hand.push(Card {
                known: true,
                ..Card::open(card)
            });
        }
        self.count_pick();
    }

    pub(super) fn use_perk(&mut self, side: Side, banner: Banner) {
        self.teams[side].perk_used = true;
        self.resolving = Some(Resolving::new(side, Source::Perk(banner)));
    }
}

impl Team {
    /// SOCIAL-HID-3 The player of a slot is turned up for the opponent.
    pub(super) fn show(&mut self, slot: Slot) {
        if let Some(player) = &mut self.players[slot.index()] {
            player.shown = true;
            let id = player.id;
            if let Some(at) = self.roster.iter().position(|listed| *listed == id) {
                self.met[at] = true;
            }
        }
    }

    /// A card becomes public. Copies look alike, so if one of them had been seen before and lies hidden again, the other
    /// coach cannot tell that this is another one: the knowledge moves on.
    pub(super) fn reveal(&mut self, card: Card) {
        if card.seen {
            return;
        }
        let hidden = self
            .deck
            .iter_mut()
            .chain(self.hand.iter_mut().filter(|held| !held.known));
        if let Some(twin) = hidden.into_iter().find(|held| held.id == card.id && held.seen) {
            twin.seen = false;
        }
    }

    /// Takes a card out of the hand; a copy that the other coach knows goes first, since nobody can tell copies apart.
    pub(super) fn take_from_hand(&mut self, card: CardId) -> bool {
        let known = self.hand.iter().position(|held| held.id == card && held.known);
        let at = known.or_else(|| self.hand.iter().position(|held| held.id == card));
        let Some(taken) = at.and_then(|at| self.hand.take(at)) else {
            return false;
        };
        self.reveal(taken);
        true
    }

    /// SOCIAL-HID-4 The other coach has seen these cards of the hand: at least so many copies of each are there.
    pub(super) fn show_hand(&mut self, cards: &[CardId]) {
        for (at, card) in cards.iter().enumerate() {
            let wanted = cards[..=at].iter().filter(|other| *other == card).count();
            let known = self
                .hand
                .iter()
                .filter(|held| held.id == *card && held.known)
                .count();
            if known >= wanted {
                continue;
            }
            let unknown = |held: &Card| held.id == *card && !held.known;
            let seen = self.hand.iter().position(|held| unknown(held) && held.seen);
            let Some(at) = seen.or_else(|| self.hand.iter().position(unknown)) else {
                continue;
            };
            let held = self.hand[at];
            self.hand[at].known = true;
            self.reveal(held);
            self.hand[at].seen = true;
        }
    }
}
