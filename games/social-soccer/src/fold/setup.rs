//! How decks, players and rounds begin (SETUP, ROUND).

use engine::Side;

use crate::{
    CardId, Deck, Phase, PlayerId, Slot, SocialSoccer, Stamina, decks,
    state::{Card, DECK_MAX, Effects, FlatList, Player, SideRules, Stage},
};

impl SocialSoccer {
    pub(super) fn bring(&mut self, side: Side, secret: bool, deck: Option<&Deck>) {
        let team = &mut self.teams[side];
        team.ready = true;
        team.secret = secret;
        team.met = [!secret; 10];
        team.tirings = [0; 10];
        if let Some(deck) = deck {
            team.roster = deck.team.iter().copied().collect();
            team.strategy = deck.strategy.iter().copied().collect();
            team.banner = decks::banner(&team.roster);
            team.deck = team
                .strategy
                .iter()
                .map(|card| Card::hidden(*card, !secret))
                .collect();
        }
        self.stage = Stage::Decks;
        if Side::ALL.into_iter().all(|side| self.teams[side].ready) {
            self.phase = Phase::Running {};
        }
    }

    /// SOCIAL-MATCH-2 All cards go back into their decks; what the other coach has seen of them stays seen.
    pub(super) fn begin_game(&mut self, game: u8) {
        for side in Side::ALL {
            let mut cards: FlatList<Card, DECK_MAX> = self
                .cards_of(side)
                .map(|card| Card::hidden(card.id, card.seen))
                .collect();
            cards.sort_unstable_by_key(|card| (card.id, !card.seen));
            let team = &mut self.teams[side];
            team.deck = cards;
            team.hand.clear();
            team.discard.clear();
            team.gol.clear();
            team.tokens = 0;
            team.players = [None; 10];
            team.rules = SideRules::default();
            team.pool = 0;
            team.promised = 0;
        }
        self.game = game;
        self.round = 0;
        self.minute = 0;
        for side in Side::ALL {
            self.earlier_goals[side] += self.score[side];
        }
        self.score = engine::BySide::default();
        self.resigned = None;
        self.stack.clear();
        self.shot = None;
        self.resolving = None;
        self.carrier = None;
        self.outlet = None;
        self.passes = 0;
        self.stolen = false;
        let ready = Side::ALL.into_iter().all(|side| self.teams[side].ready);
        self.stage = if ready { Stage::Deployment } else { Stage::Decks };
    }

    /// SOCIAL-SETUP-2 In slot order.
    pub(super) fn deal(&mut self, side: Side, players: &[PlayerId]) {
        for (slot, player) in Slot::ALL.into_iter().zip(players) {
            self.teams[side].players[slot.index()] = Some(Player::new(*player, false));
        }
        self.deployed();
    }

    pub(super) fn deploy(&mut self, side: Side, slot: Slot, player: Option<PlayerId>) {
        if let Some(player) = player {
            self.teams[side].players[slot.index()] = Some(Player::new(player, false));
        }
        self.deployed();
    }

    pub(super) fn deployed(&mut self) {
        if Side::ALL.into_iter().all(|side| self.teams[side].is_deployed()) {
            self.stage = Stage::FirstBall;
            self.phase = Phase::Running {};
        }
    }

    /// The cards in their new order; which of them have been seen does not change.
    pub(super) fn shuffle(&mut self, side: Side, cards: &[CardId]) {
        let team = &mut self.teams[side];
        let mut seen: FlatList<CardId, DECK_MAX> = team
            .deck
            .iter()
            .filter(|card| card.seen)
            .map(|card| card.id)
            .collect();
        team.deck.clear();
        for card in cards {
            let known = seen.iter().position(|id| id == card);
            if let Some(at) = known {
                seen.take(at);
            }
            team.deck.push(Card::hidden(*card, known.is_some()));
        }
    }

    /// SOCIAL-SETUP-8 The field is turned up; SOCIAL-HID-3 the bench stays covered, unless it is agreed otherwise.
    pub(super) fn turn_up(&mut self) {
        let bench = !self.rules.bench_hidden.is_on();
        for side in Side::ALL {
            for slot in Slot::ALL.into_iter().filter(|slot| bench || slot.is_field()) {
                self.teams[side].show(slot);
            }
        }
    }

    pub(super) fn begin_round(&mut self, round: u8) {
        self.round = round;
        self.minute = 10 * round.saturating_sub(1);
        self.stage = Stage::Play;
        self.carrier = None;
        self.stolen = false;
        for side in Side::ALL {
            let team = &mut self.teams[side];
            team.perk_used = false;
            for player in team.players.iter_mut().flatten() {
                player.recovered = false;
            }
        }
    }

    /// SOCIAL-ROUND-4 TIRED becomes FRESH, EXHAUSTED becomes TIRED, the bench included.
    pub(super) fn recover(&mut self) {
        for side in Side::ALL {
            for player in self.teams[side].players.iter_mut().flatten() {
                player.stamina = match player.stamina {
                    Stamina::Exhausted => Stamina::Tired,
                    Stamina::Tired | Stamina::Fresh => Stamina::Fresh,
                };
            }
        }
    }

    /// SOCIAL-ROUND-5 to SOCIAL-ROUND-7 Everybody walks, states and all; who enters the field is turned up.
    pub(super) fn rotate(&mut self) {
        for side in Side::ALL {
            let team = &mut self.teams[side];
            let before = team.players;
            for slot in Slot::ALL {
                team.players[self.rules.rotation.next(slot).index()] = before[slot.index()];
            }
            for slot in Slot::FIELD {
                team.show(slot);
            }
        }
    }

    pub(super) fn end_round(&mut self) {
        self.end_sequence();
        for side in Side::ALL {
            let team = &mut self.teams[side];
            team.rules = SideRules::default();
            for player in team.players.iter_mut().flatten() {
                player.effects = Effects::NONE;
            }
        }
        self.stage = Stage::RoundOver;
    }
}
