//! `apply`: how each event changes the state.

use arrayvec::ArrayVec;
use engine::Side;

use crate::{
    Banner, CardId, CardKind, ChangedBy, Deck, Duration, Event, Phase, PlayerId, PlayerMark, ShotStage,
    SideRule, Slot, SocialSoccer, Stamina, Stat, Who,
    board::Spots,
    decks,
    state::{
        Blocker, Card, DURATIONS, Effects, Item, Player, Resolving, Shot, SideRules, Source, Stage, Team,
        place,
    },
};

impl SocialSoccer {
    #[inline(always)]
    pub(crate) fn fold(&mut self, event: &Event) {
        if !matches!(event, Event::DeckBrought { .. } | Event::PlayerDeployed { .. }) {
            self.phase = Phase::Running {};
        }
        match event {
            Event::Asked { phase } => {
                self.phase = *phase;
                self.decisions += 1;
            }
            Event::DeckBrought { side, secret, deck } => self.bring(*side, *secret, deck.as_deref()),
            Event::GameStarted { game } => self.begin_game(*game),
            Event::PlayersDealt { side, players } => self.deal(*side, players.as_deref().unwrap_or_default()),
            Event::PlayerDeployed { side, slot, player } => self.deploy(*side, *slot, *player),
            Event::DeckShuffled { side, cards } => self.shuffle(*side, cards.as_deref().unwrap_or_default()),
            Event::BallGiven { side, .. } => {
                self.possession = *side;
                self.stage = Stage::KickOff;
            }
            Event::FieldTurnedUp {} => self.turn_up(),
            Event::RoundStarted { round } => self.begin_round(*round),
            Event::PlayersRecovered {} => self.recover(),
            Event::Rotated {} => self.rotate(),
            Event::CustodyCounted { pools } => {
                for side in Side::ALL {
                    self.teams[side].pool = pools[side];
                    self.teams[side].promised = 0;
                }
                self.minute = self.minute.max(self.minute_now());
            }
            Event::CardDrawn { side, .. } => {
                let team = &mut self.teams[*side];
                if let Some(card) = team.deck.pop_at(0) {
                    put(&mut team.hand, Card::hidden(card.id, card.seen));
                }
            }
            Event::DeckReshuffled { side, cards } => {
                let team = &mut self.teams[*side];
                team.discard.clear();
                for card in cards.as_deref().unwrap_or_default() {
                    put(&mut team.deck, Card::open(*card));
                }
            }
            Event::BallAssigned { who } | Event::OutletPlayed { who } | Event::BallMoved { who } => {
                self.carrier = Some(who.slot);
                self.outlet = None;
            }
            Event::CardPlayed { side, card, custody } => self.announce(*side, *card, *custody),
            Event::PlayerTired { who, .. } => self.set_stamina(*who, Stamina::Tired),
            Event::PlayerExhausted { who, .. } => self.set_stamina(*who, Stamina::Exhausted),
            Event::PlayerRested { who } => self.set_stamina(*who, Stamina::Tired),
            Event::PlayerFresh { who } => {
                self.set_stamina(*who, Stamina::Fresh);
                if let Some(player) = self.player_mut(*who) {
                    player.recovered = true;
                }
                let healer = self.resolving.map_or(who.side, |resolving| resolving.side);
                self.teams[healer].tally.recoveries += 1;
            }
            Event::PassAnnounced { who, to, .. } => {
                let _ = self.stack.try_push(Item::Pass {
                    side: who.side,
                    to: *to,
                });
            }
            Event::PassCompleted { who } => {
                self.stack.pop();
                self.carrier = Some(who.slot);
                self.passes = self.passes.saturating_add(1);
                self.teams[who.side].tally.passes += 1;
            }
            Event::ShotDeclared { who } => self.declare_shot(who.side),
            Event::LetGo { side } => {
                if let (true, Some(shot)) = (self.stack.is_empty(), &mut self.shot) {
                    shot.lets += 1;
                    shot.turn = side.other();
                }
            }
            Event::CardResolving { side, .. } => {
                if let Some(Item::Card { card, .. }) = self.stack.pop() {
                    self.resolving = Some(Resolving::new(*side, Source::Card(card)));
                }
            }
            Event::TargetChosen { who, .. } => self.note(*who),
            Event::ValueChanged {
                who,
                stat,
                amount,
                duration,
            } => self.change_value(*who, *stat, *amount, *duration),
            Event::KeeperChanged { amount, .. } => {
                if let Some(shot) = &mut self.shot {
                    shot.keeper_change = shot.keeper_change.saturating_add(*amount);
                }
            }
            Event::MarkLaid { who, mark, duration } => self.lay_mark(*who, *mark, *duration),
            Event::RuleLaid { side, rule, duration } => {
                let rules = &mut self.teams[*side].rules;
                match rule {
                    SideRule::Locked => rules.locked[place(*duration)] = true,
                    SideRule::Licensed => rules.licensed[place(*duration)] = true,
                }
            }
            Event::KeeperReady { defence, .. } => {
                if let Some(shot) = &mut self.shot {
                    shot.keeper = shot.keeper.max(*defence);
                }
            }
            Event::Substituted {
                side, field, bench, ..
            } => {
                let team = &mut self.teams[*side];
                team.players.swap(field.index(), bench.index());
                team.show(*field);
                self.minute = self.minute.max(self.minute_now());
            }
            Event::SlotsSwapped {
                side, slot, other, ..
            } => self.swap_slots(*side, *slot, *other),
            Event::CustodyChanged {
                side,
                amount,
                duration,
            } => {
                let team = &mut self.teams[*side];
                match duration {
                    Duration::Next => team.promised = team.promised.saturating_add(i16::from(*amount)),
                    _ => team.pool = team.pool.saturating_add_signed(i16::from(*amount)),
                }
            }
            Event::HandSeen { side, cards, .. } => {
                self.teams[*side].show_hand(cards.as_deref().unwrap_or_default());
            }
            Event::CardsScried { side, count, .. } => {
                for card in self.teams[*side].deck.iter_mut().take(usize::from(*count)) {
                    card.scried = true;
                }
                if let Some(resolving) = &mut self.resolving {
                    resolving.scrying = *count;
                }
            }
            Event::CardKept { .. } => {
                if let Some(resolving) = &mut self.resolving {
                    resolving.kept += 1;
                    resolving.done += 1;
                    resolving.scrying = resolving.scrying.saturating_sub(1);
                }
            }
            Event::CardBottomed { side } => self.bottom(*side),
            Event::CardDiscarded { side, card, .. } => {
                let team = &mut self.teams[*side];
                if team.take_from_hand(*card) {
                    put(&mut team.discard, Card::open(*card));
                }
                self.count_pick();
            }
            Event::CardReturned { side, card } => self.bring_back(*side, *card),
            Event::CardCancelled { side, card } => {
                let at = self.stack.iter().rposition(
                    |item| matches!(item, Item::Card { side: owner, card: held } if owner == side && held.id == *card),
                );
                if let Some(at) = at {
                    self.stack.remove(at);
                    put(&mut self.teams[*side].discard, Card::open(*card));
                    if self.resolving.is_some_and(|resolving| resolving.side != *side) {
                        self.teams[side.other()].tally.cancelled += 1;
                    }
                }
            }
            Event::StepDone {} => {
                if let Some(resolving) = &mut self.resolving {
                    *resolving = Resolving {
                        step: resolving.step.saturating_add(1),
                        same: resolving.chosen,
                        ..Resolving::new(resolving.side, resolving.source)
                    };
                }
            }
            Event::CardResolved { side, card } => {
                if self.resolving.take().is_some() {
                    put(&mut self.teams[*side].discard, Card::open(*card));
                }
            }
            Event::PerkUsed { side, banner } => self.use_perk(*side, *banner),
            Event::PerkDone { .. } => self.resolving = None,
            Event::ShotComes { .. } => {
                self.stack.pop();
                self.set_stage(ShotStage::Block);
            }
            Event::InterceptDeclared { who } => self.block(Blocker::Player(who.slot)),
            Event::SecondDeclared { .. } | Event::NobodyBlocks { .. } => {
                if self.shot.is_some_and(|shot| shot.stage == ShotStage::SecondBlock) {
                    self.set_stage(ShotStage::Duel);
                }
            }
            Event::KeeperBlocks { .. } => {
                self.block(Blocker::Keeper);
                self.set_stage(ShotStage::Duel);
            }
            Event::TwistDiscarded { side, card } => {
                let team = &mut self.teams[*side];
                if team.take_from_hand(*card) {
                    put(&mut team.discard, Card::open(*card));
                }
                team.tally.twists += 1;
                self.raise(*side);
            }
            Event::PossessionChanged { side, reason } => self.change_possession(*side, *reason),
            Event::Goal { score, .. } => {
                self.score = *score;
                self.set_stage(ShotStage::Goal);
            }
            Event::GoalCardRevealed { side, card } => self.reveal_goal_card(*side, *card),
            Event::GoalCardLaid { side } => {
                self.resolving = None;
                if let Some(card) = self.shot.as_mut().and_then(|shot| shot.revealed.take()) {
                    put(&mut self.teams[*side].gol, card);
                }
                self.set_stage(ShotStage::Laid);
            }
            Event::RoundEnded { .. } => {
                self.end_sequence();
                for side in Side::ALL {
                    let team = &mut self.teams[side];
                    team.rules = SideRules::default();
                    for player in team.players.iter_mut().flatten() {
                        player.effects = [Effects::NONE; DURATIONS];
                    }
                }
                self.stage = Stage::RoundOver;
            }
            Event::Resigned { side } => self.resigned = Some(*side),
            Event::GameEnded { winner, .. } => {
                if let Some(winner) = winner {
                    self.won[*winner] += 1;
                }
                self.loser = winner.map(Side::other);
            }
            Event::MatchEnded { .. } => {
                self.stage = Stage::Over;
                self.phase = Phase::Over {};
            }
            Event::StepIdle { .. } | Event::DuelDecided { .. } => {}
        }
    }

    fn player_mut(&mut self, who: Who) -> Option<&mut Player> {
        self.teams[who.side].players[who.slot.index()].as_mut()
    }

    fn bring(&mut self, side: Side, secret: bool, deck: Option<&Deck>) {
        let team = &mut self.teams[side];
        team.ready = true;
        team.secret = secret;
        team.met = [!secret; 10];
        if let Some(deck) = deck {
            team.roster = deck.team.iter().copied().take(10).collect();
            team.strategy = deck
                .strategy
                .iter()
                .copied()
                .take(team.strategy.capacity())
                .collect();
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
    fn begin_game(&mut self, game: u8) {
        for side in Side::ALL {
            let mut cards: ArrayVec<Card, { crate::state::DECK_MAX }> = ArrayVec::new();
            for card in self.cards_of(side) {
                put(&mut cards, Card::hidden(card.id, card.seen));
            }
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
    fn deal(&mut self, side: Side, players: &[PlayerId]) {
        for (slot, player) in Slot::ALL.into_iter().zip(players) {
            self.teams[side].players[slot.index()] = Some(Player::new(*player, false));
        }
        self.deployed();
    }

    fn deploy(&mut self, side: Side, slot: Slot, player: Option<PlayerId>) {
        if let Some(player) = player {
            self.teams[side].players[slot.index()] = Some(Player::new(player, false));
        }
        self.deployed();
    }

    fn deployed(&mut self) {
        if Side::ALL.into_iter().all(|side| self.teams[side].is_deployed()) {
            self.stage = Stage::FirstBall;
            self.phase = Phase::Running {};
        }
    }

    /// The cards in their new order; which of them have been seen does not change.
    fn shuffle(&mut self, side: Side, cards: &[CardId]) {
        let team = &mut self.teams[side];
        let mut seen: ArrayVec<CardId, { crate::state::DECK_MAX }> = team
            .deck
            .iter()
            .filter(|card| card.seen)
            .map(|card| card.id)
            .collect();
        team.deck.clear();
        for card in cards {
            let known = seen.iter().position(|id| id == card);
            if let Some(at) = known {
                seen.swap_remove(at);
            }
            put(&mut team.deck, Card::hidden(*card, known.is_some()));
        }
    }

    /// SOCIAL-SETUP-8 The field is turned up; SOCIAL-HID-3 the bench stays covered, unless it is agreed otherwise.
    fn turn_up(&mut self) {
        let bench = !self.rules.bench_hidden.is_on();
        for side in Side::ALL {
            for slot in Slot::ALL.into_iter().filter(|slot| bench || slot.is_field()) {
                self.teams[side].show(slot);
            }
        }
    }

    fn begin_round(&mut self, round: u8) {
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
    fn recover(&mut self) {
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
    fn rotate(&mut self) {
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

    fn announce(&mut self, side: Side, card: CardId, custody: u8) {
        if self.stack.is_empty() && self.in_duel() {
            self.raise(side);
        }
        let team = &mut self.teams[side];
        team.pool = team.pool.saturating_sub(u16::from(custody));
        team.tally.cards += 1;
        if team.take_from_hand(card) {
            let _ = self.stack.try_push(Item::Card {
                side,
                card: Card::open(card),
            });
        }
    }

    /// SOCIAL-DUEL-3 After a raise the other coach is asked.
    fn raise(&mut self, side: Side) {
        if let Some(shot) = &mut self.shot {
            shot.lets = 0;
            shot.turn = side.other();
        }
    }

    fn set_stamina(&mut self, who: Who, stamina: Stamina) {
        if let Some(player) = self.player_mut(who) {
            player.stamina = stamina;
        }
        self.note(who);
        if stamina != Stamina::Fresh {
            self.minute = self.minute.max(self.minute_now());
        }
    }

    /// SOCIAL-EFF-6 Remembers whom the present step concerns.
    fn note(&mut self, who: Who) {
        if let Some(resolving) = &mut self.resolving {
            resolving.chosen.insert(who.side, who.slot);
        }
    }

    fn declare_shot(&mut self, side: Side) {
        let _ = self.stack.try_push(Item::Shot { side });
        self.shot = Some(Shot {
            stage: ShotStage::Answers,
            keeper: 0,
            keeper_change: 0,
            blocker: None,
            turn: side,
            lets: 0,
            revealed: None,
        });
        self.teams[side].tally.shots += 1;
    }

    fn set_stage(&mut self, stage: ShotStage) {
        if let Some(shot) = &mut self.shot {
            shot.stage = stage;
        }
    }

    /// SOCIAL-DUEL-1 The shooting coach is asked first.
    fn block(&mut self, blocker: Blocker) {
        let (possession, double) = (self.possession, self.rules.double_block.is_on());
        if let Some(shot) = &mut self.shot {
            shot.blocker = Some(blocker);
            shot.turn = possession;
            shot.lets = 0;
            shot.stage = if double {
                ShotStage::SecondBlock
            } else {
                ShotStage::Duel
            };
        }
    }

    fn change_value(&mut self, who: Who, stat: Stat, amount: i8, duration: Duration) {
        if let Some(player) = self.player_mut(who) {
            let effects = &mut player.effects[place(duration)];
            let value = match stat {
                Stat::Attack => &mut effects.attack,
                Stat::Defence => &mut effects.defence,
            };
            *value = value.saturating_add(amount);
        }
        self.note(who);
    }

    fn lay_mark(&mut self, who: Who, mark: PlayerMark, duration: Duration) {
        if let Some(player) = self.player_mut(who) {
            let effects = &mut player.effects[place(duration)];
            match mark {
                PlayerMark::Protected => effects.protected = true,
                PlayerMark::NoBlock => effects.no_block = true,
                PlayerMark::Swapped => effects.swapped = !effects.swapped,
            }
        }
        self.note(who);
    }

    /// SOCIAL-EFF-24 The ball, a PASS on its way and the roles of a shot go with the player.
    fn swap_slots(&mut self, side: Side, slot: Slot, other: Slot) {
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
        for item in &mut self.stack {
            if let Item::Pass { side: owner, to } = item
                && *owner == side
            {
                *to = turned(*to);
            }
        }
    }

    fn bottom(&mut self, side: Side) {
        let Some(resolving) = &mut self.resolving else {
            return;
        };
        resolving.done += 1;
        resolving.scrying = resolving.scrying.saturating_sub(1);
        let deck = &mut self.teams[side].deck;
        if let Some(card) = deck.pop_at(usize::from(resolving.kept)) {
            put(deck, card);
        }
    }

    fn count_pick(&mut self) {
        if let Some(resolving) = &mut self.resolving {
            resolving.done += 1;
        }
    }

    /// SOCIAL-EFF-17 Everybody has seen which card comes back.
    fn bring_back(&mut self, side: Side, card: CardId) {
        let team = &mut self.teams[side];
        if let Some(at) = team.discard.iter().position(|held| held.id == card) {
            team.discard.remove(at);
            put(
                &mut team.hand,
                Card {
                    known: true,
                    ..Card::open(card)
                },
            );
        }
        self.count_pick();
    }

    fn use_perk(&mut self, side: Side, banner: Banner) {
        self.teams[side].perk_used = true;
        self.resolving = Some(Resolving::new(side, Source::Perk(banner)));
    }

    /// SOCIAL-SEQ-3 Nothing stays pending; NEXTSEQ effects start.
    fn end_sequence(&mut self) {
        self.stack.clear();
        self.shot = None;
        self.passes = 0;
        self.carrier = None;
        self.outlet = None;
        for side in Side::ALL {
            let team = &mut self.teams[side];
            for player in team.players.iter_mut().flatten() {
                let [_, _, next, round] = player.effects;
                player.effects = [Effects::NONE, next, Effects::NONE, round];
            }
            for rule in [&mut team.rules.locked, &mut team.rules.licensed] {
                *rule = [false, rule[2], false, rule[3]];
            }
        }
    }

    /// SOCIAL-SEQ-5 The sequence ends; the other side has the ball and nobody is the carrier.
    fn change_possession(&mut self, side: Side, reason: ChangedBy) {
        let interceptor = match self.shot.and_then(|shot| shot.blocker) {
            Some(Blocker::Player(slot)) if reason == ChangedBy::Block => Some(slot),
            _ => None,
        };
        self.end_sequence();
        self.possession = side;
        self.stolen = reason.is_steal();
        self.outlet = interceptor;
        let tally = &mut self.teams[side].tally;
        tally.steals += u16::from(reason.is_steal());
        tally.blocks += u16::from(reason == ChangedBy::Block);
    }

    fn reveal_goal_card(&mut self, side: Side, card: Option<CardId>) {
        let team = &mut self.teams[side];
        let top = if card.is_some() { team.deck.pop_at(0) } else { None };
        let Some(top) = top else {
            team.tokens = team.tokens.saturating_add(1);
            self.set_stage(ShotStage::Laid);
            return;
        };
        team.reveal(top);
        if let Some(shot) = &mut self.shot {
            shot.revealed = Some(Card::open(top.id));
        } else {
            put(&mut team.gol, Card::open(top.id));
        }
        if top.id.card().kind == CardKind::Twist {
            self.resolving = Some(Resolving::new(side, Source::Twist(top.id)));
        }
    }
}

impl Resolving {
    pub(crate) const fn new(side: Side, source: Source) -> Self {
        Self {
            side,
            source,
            step: 0,
            same: Spots::NONE,
            chosen: Spots::NONE,
            done: 0,
            scrying: 0,
            kept: 0,
        }
    }
}

impl Team {
    /// SOCIAL-HID-3 The player of a slot is turned up for the opponent.
    fn show(&mut self, slot: Slot) {
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
    fn reveal(&mut self, card: Card) {
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
    fn take_from_hand(&mut self, card: CardId) -> bool {
        let known = self.hand.iter().position(|held| held.id == card && held.known);
        let at = known.or_else(|| self.hand.iter().position(|held| held.id == card));
        let Some(at) = at else {
            return false;
        };
        let taken = self.hand.remove(at);
        self.reveal(taken);
        true
    }

    /// SOCIAL-HID-4 The other coach has seen these cards of the hand: at least so many copies of each are there.
    fn show_hand(&mut self, cards: &[CardId]) {
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

/// Lays a card on a pile. A pile has room for a whole deck.
fn put(pile: &mut ArrayVec<Card, { crate::state::DECK_MAX }>, card: Card) {
    let _ = pile.try_push(card);
}
