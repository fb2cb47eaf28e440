//! SocialSoccer at a glance: count legs, block with the weakest who suffices, boost where it decides, keep somebody fresh.

use engine::{Rng, Side};
use social_soccer::{
    CardId, CardKind, Condition, Deck, Move, Operation, Phase, PlayerId, Purpose, Slot, SocialSoccer,
    Stamina, Stat, Step, Target, View, decks, pool,
};

use crate::{Instinct, Seen};

mod aims;
mod knowledge;

impl Instinct for SocialSoccer {
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        let view = seen.view();
        let side = seen.seat().side();
        let eye = Eye {
            moves: seen.moves().listed(),
            view: &view,
            side,
        };
        let chosen = match view.phase {
            Phase::Bring {} => eye.deck(rng),
            Phase::Deploy {} => eye.deploy(),
            Phase::FirstBall { .. } => Some(Move::FirstBall { side: side.other() }),
            Phase::AssignBall {} => eye
                .best_receiver(Purpose::Assign, rng)
                .map(|slot| Move::Assign { slot }),
            Phase::Outlet {} => eye
                .best_receiver(Purpose::Outlet, rng)
                .map(|slot| Move::Outlet { slot }),
            Phase::Action {} => eye.act(rng),
            Phase::DeadBall {} => Some(eye.wake().unwrap_or(Move::Yield {})),
            Phase::PayTire { .. } => eye.pay(rng),
            Phase::Response { .. } => Some(eye.answer().unwrap_or(Move::Let {})),
            Phase::Block {} | Phase::SecondBlock {} => Some(eye.block()),
            Phase::Duel { .. } => Some(eye.raise().unwrap_or(Move::Let {})),
            Phase::Target { .. } => eye.aim(rng),
            Phase::PickCard { .. } => eye.pick(),
            Phase::Scry { .. } => eye.scry(),
            Phase::HandLimit { .. } => eye.discard(),
            Phase::Running {} | Phase::Over {} => None,
        };
        chosen
            .filter(|mv| eye.moves.is_empty() || eye.moves.contains(mv))
            .unwrap_or_else(|| seen.sample(rng))
    }
}

/// The table as one side sees it.
struct Eye<'a> {
    view: &'a View,
    moves: Vec<Move>,
    side: Side,
}

/// A player on the field whose face is open.
#[derive(Clone, Copy)]
struct Footballer {
    slot: Slot,
    attack: i32,
    defence: i32,
    fresh: bool,
}

impl Footballer {
    fn attacks(&self) -> bool {
        Slot::ATTACK.contains(&self.slot)
    }

    /// What the player's legs are worth in the present line.
    fn worth(&self) -> i32 {
        if self.attacks() { self.attack } else { self.defence }
    }
}

impl Eye<'_> {
    fn field(&self, side: Side) -> impl Iterator<Item = Footballer> {
        let slots = self.view.sides[side]
            .slots
            .iter()
            .filter(|slot| slot.slot.is_field());
        slots.filter_map(|slot| {
            let player = slot.player.as_ref()?;
            let face = player.card.as_ref()?;
            Some(Footballer {
                slot: slot.slot,
                attack: i32::from(face.attack),
                defence: i32::from(face.defence),
                fresh: player.stamina == Stamina::Fresh,
            })
        })
    }

    fn at(&self, side: Side, slot: Slot) -> Option<Footballer> {
        self.field(side).find(|player| player.slot == slot)
    }

    fn fresh(&self, side: Side) -> i32 {
        let side = &self.view.sides[side];
        i32::from(side.fresh_attackers) + i32::from(side.fresh_defenders)
    }

    fn rival(&self) -> Side {
        self.side.other()
    }

    fn pool(&self) -> i32 {
        i32::from(self.view.sides[self.side].pool)
    }

    fn carrier(&self) -> Option<Footballer> {
        self.at(self.view.possession, self.view.carrier?)
    }

    /// The cards that can be played now and would do what they say.
    fn playable(&self) -> impl Iterator<Item = CardId> {
        let useful = self.view.hand.iter().filter(|held| {
            held.playable && held.warnings.is_empty() && held.card.card().kind != CardKind::Twist
        });
        useful
            .map(|held| held.card)
            .filter(|card| self.affords_legs(*card))
    }

    /// Pays with legs only if as many fresh players are left as the opponent has.
    fn affords_legs(&self, card: CardId) -> bool {
        let cost = i32::from(card.card().tire_cost);
        cost == 0 || self.fresh(self.side) - cost >= self.fresh(self.rival())
    }

    fn has(&self, card: CardId, operation: Operation) -> bool {
        card.card().steps.iter().any(|step| step.operation == operation)
    }

    /// What a card adds to a value of the carrier, shooter or blocker now.
    fn boost(&self, card: CardId, stat: Stat) -> i32 {
        let operation = match stat {
            Stat::Attack => Operation::Att,
            Stat::Defence => Operation::Def,
        };
        let meant = |step: &&Step| match stat {
            Stat::Attack => matches!(step.target, Target::Carrier | Target::Shooter | Target::Duelist),
            Stat::Defence => matches!(step.target, Target::Blocker | Target::Duelist),
        };
        let steps = card.card().steps.iter();
        let steps = steps.filter(|step| step.operation == operation && self.holds(step.condition));
        steps.filter(meant).map(|step| i32::from(step.amount)).sum()
    }

    fn holds(&self, condition: Condition) -> bool {
        let view = self.view;
        let (own, theirs) = (view.score[self.side], view.score[self.rival()]);
        let mine = view.possession == self.side;
        match condition {
            Condition::Always => true,
            Condition::Behind => own < theirs,
            Condition::NotAhead => own <= theirs,
            Condition::Passed => mine && view.passes > 0,
            Condition::Stolen => mine && view.stolen,
            Condition::NoShot => view.shot.is_none(),
            Condition::AllDefendersFresh => view.sides[self.side].fresh_defenders == 4,
            Condition::CarrierModest => self.carrier().is_some_and(|carrier| carrier.attack == 1),
        }
    }

    /// A ready-made deck of the right size.
    fn deck(&self, rng: &mut Rng) -> Option<Move> {
        let legal =
            |deck: &&Deck| decks::breaches(deck, self.view.deck_profile, self.view.extra_limit).is_empty();
        let ready: Vec<&Deck> = pool()
            .decks
            .iter()
            .map(|ready| &ready.deck)
            .filter(legal)
            .collect();
        if ready.is_empty() {
            return None;
        }
        Some(Move::Bring {
            deck: Box::new((*rng.one_of(&ready)).clone()),
        })
    }

    /// Strikers up front, stoppers behind, the rest on the bench.
    fn deploy(&self) -> Option<Move> {
        let order = Slot::ATTACK.into_iter().chain(Slot::DEFENCE).chain(Slot::BENCH);
        let mut free = order.filter(|slot| self.view.sides[self.side].slots[slot.index()].player.is_none());
        let slot = free.next()?;
        let worth = |player: &PlayerId| {
            let card = player.card();
            let (attack, defence) = (i32::from(card.attack), i32::from(card.defence));
            if Slot::ATTACK.contains(&slot) {
                2 * attack - defence
            } else {
                2 * defence - attack
            }
        };
        let player = self.view.to_deploy.iter().copied().max_by_key(worth)?;
        Some(Move::Deploy { player, slot })
    }

    /// The strongest attacker; behind them the strongest defender.
    fn best_receiver(&self, purpose: Purpose, rng: &mut Rng) -> Option<Slot> {
        let offered = self
            .view
            .targets
            .iter()
            .filter(|target| target.purpose == purpose);
        let players = offered.filter_map(|target| self.at(target.side, target.slot));
        let value = |player: Footballer, rng: &mut Rng| {
            let line = if player.attacks() { 100 } else { 0 };
            let fresh = if player.fresh { 1000 } else { 0 };
            fresh + line + 4 * player.attack + rng.below(4) as i32
        };
        let valued: Vec<(i32, Slot)> = players.map(|player| (value(player, rng), player.slot)).collect();
        valued.into_iter().max().map(|(_, slot)| slot)
    }

    /// The action window: a free shot first, then a boost that makes one, then care, then the shot or the PASS.
    fn act(&self, rng: &mut Rng) -> Option<Move> {
        let carrier = self.carrier()?;
        let Some(forecast) = self.view.forecast else {
            return self.pass(rng);
        };
        let best = forecast.best_blocker.map_or(-1, i32::from);
        let beats = carrier.attack > best;
        if beats && !forecast.exhausts {
            return Some(Move::Shoot {});
        }
        if let Some(card) = self.opener(carrier.attack, best) {
            return Some(Move::Play { card });
        }
        if let Some(card) = self.care() {
            return Some(Move::Play { card });
        }
        if forecast.exhausts && !beats && !self.is_last_round() && self.fresh(self.side) > 1 {
            return self.pass(rng);
        }
        Some(Move::Shoot {})
    }

    fn is_last_round(&self) -> bool {
        self.view.round >= self.view.rounds
    }

    fn pass(&self, rng: &mut Rng) -> Option<Move> {
        self.best_receiver(Purpose::Pass, rng)
            .map(|slot| Move::Pass { slot })
    }

    /// The cheapest card that opens the goal: it lifts the shooter above every blocker, or walks round them.
    fn opener(&self, attack: i32, best: i32) -> Option<CardId> {
        let strong = self.field(self.rival());
        let strong = strong.filter(|player| player.fresh && !player.attacks() && player.defence >= attack);
        let in_the_way = strong.count();
        let opens = |card: &CardId| {
            attack + self.boost(*card, Stat::Attack) > best
                || (in_the_way <= 2 && self.has(*card, Operation::NoBlock))
        };
        let price =
            |card: &CardId| i32::from(card.card().custody_cost) + 4 * i32::from(card.card().tire_cost);
        self.playable().filter(opens).min_by_key(price)
    }

    /// Custody that is not spent is lost: help somebody up, or draw.
    fn care(&self) -> Option<CardId> {
        let spare = |card: &CardId| card.card().tire_cost == 0;
        let tired = 8 - self.fresh(self.side);
        let helps = |card: &CardId| tired >= 2 && self.has(*card, Operation::Recover);
        let draws = |card: &CardId| {
            let reads = [Operation::Draw, Operation::DiscardPick, Operation::Return];
            reads.into_iter().any(|operation| self.has(*card, operation))
                && self.pool() - i32::from(card.card().custody_cost) >= 4
        };
        let helper = self.playable().filter(spare).find(helps);
        helper.or_else(|| self.playable().filter(spare).find(draws))
    }

    /// A dead ball: only somebody who gets up again helps.
    fn wake(&self) -> Option<Move> {
        let card = self.playable().find(|card| self.has(*card, Operation::Recover))?;
        Some(Move::Play { card })
    }

    /// The legs that are missed least.
    fn pay(&self, rng: &mut Rng) -> Option<Move> {
        let carrier = self.view.carrier.filter(|_| self.view.possession == self.side);
        let offered = self
            .view
            .targets
            .iter()
            .filter(|target| target.purpose == Purpose::Tire);
        let players = offered.filter_map(|target| self.at(target.side, target.slot));
        let cost = |player: Footballer, rng: &mut Rng| {
            let ball = if Some(player.slot) == carrier { 100 } else { 0 };
            ball + 4 * player.worth() + rng.below(3) as i32
        };
        let priced: Vec<(i32, Slot)> = players.map(|player| (cost(player, rng), player.slot)).collect();
        let (_, slot) = priced.into_iter().min()?;
        Some(Move::Tire { slot })
    }

    /// The weakest defender who is strong enough; nobody against a shot that cannot be stopped.
    fn block(&self) -> Move {
        let Some(shot) = self.view.shot else {
            return Move::NoBlock {};
        };
        let attack = i32::from(shot.attack);
        let offered = self
            .view
            .targets
            .iter()
            .filter(|target| target.purpose == Purpose::Block);
        let players: Vec<Footballer> = offered
            .filter_map(|target| self.at(target.side, target.slot))
            .collect();
        if self.view.phase == (Phase::SecondBlock {}) {
            let missing = attack - shot.defence.map_or(0, i32::from);
            let helper = players.iter().filter(|player| player.defence >= missing);
            return helper
                .min_by_key(|player| player.defence)
                .filter(|_| missing > 0)
                .map_or(Move::NoBlock {}, |player| Move::Block { slot: player.slot });
        }
        let keeper = shot.keeper.map_or(-1, i32::from);
        let enough = players.iter().filter(|player| player.defence >= attack);
        if let Some(player) = enough.min_by_key(|player| player.defence) {
            return Move::Block { slot: player.slot };
        }
        if keeper >= attack {
            return Move::NoBlock {};
        }
        let strongest = players.iter().max_by_key(|player| player.defence);
        match strongest {
            Some(player) if attack - player.defence <= self.reserve(Stat::Defence) => {
                Move::Block { slot: player.slot }
            }
            _ => Move::NoBlock {},
        }
    }

    /// How much the hand could add to a value in a duel.
    fn reserve(&self, stat: Stat) -> i32 {
        let twists = self
            .view
            .hand
            .iter()
            .filter(|held| held.card.card().bonus == Some(stat))
            .count() as i32;
        let affordable = |card: &CardId| i32::from(card.card().custody_cost) <= self.pool();
        let cards = self.view.hand.iter().map(|held| held.card).filter(affordable);
        let cards = cards.filter(|card| self.affords_legs(*card));
        let best = cards
            .map(|card| self.duel_boost(card, stat, 9))
            .max()
            .unwrap_or(0);
        twists + best
    }

    /// What a card adds in a duel; MATCH adds what is needed.
    fn duel_boost(&self, card: CardId, stat: Stat, need: i32) -> i32 {
        if self.has(card, Operation::Match) {
            need
        } else {
            self.boost(card, stat)
        }
    }

    /// A raise in a duel, if the duel can be won.
    fn raise(&self) -> Option<Move> {
        let shot = self.view.shot?;
        let (attack, defence) = (i32::from(shot.attack), i32::from(shot.defence?));
        let (stat, need) = if self.view.possession == self.side {
            (Stat::Attack, defence + 1 - attack)
        } else {
            (Stat::Defence, attack - defence)
        };
        if need <= 0 || need > self.reserve(stat) {
            return self.weaken(need, stat);
        }
        let twist = self
            .view
            .hand
            .iter()
            .find(|held| held.playable && held.card.card().bonus == Some(stat));
        let boost = |card: &CardId| self.duel_boost(*card, stat, need);
        let cards: Vec<CardId> = self.playable().collect();
        let twists = self
            .view
            .hand
            .iter()
            .filter(|held| held.playable && held.card.card().bonus == Some(stat))
            .count() as i32;
        if let Some(held) = twist.filter(|_| twists >= need) {
            return Some(Move::Twist { card: held.card });
        }
        let enough = cards
            .iter()
            .filter(|card| boost(card) > 0 && boost(card) + twists >= need);
        let cheapest = enough
            .min_by_key(|card| i32::from(card.card().custody_cost) + 4 * i32::from(card.card().tire_cost));
        cheapest.map(|card| Move::Play { card: *card })
    }

    /// In defence a shooter can also be talked down.
    fn weaken(&self, need: i32, stat: Stat) -> Option<Move> {
        if stat != Stat::Defence || need <= 0 {
            return None;
        }
        let card = self.playable().find(|card| self.lowers_shooter(*card) >= need)?;
        Some(Move::Play { card })
    }

    /// By how much a card lowers the shooter's ATTACK.
    fn lowers_shooter(&self, card: CardId) -> i32 {
        let steps = card
            .card()
            .steps
            .iter()
            .filter(|step| step.operation == Operation::Att);
        let meant = steps.filter(|step| {
            step.target == Target::Shooter
                || matches!(step.target, Target::Players(group) if group.side == social_soccer::Whose::Opp)
        });
        meant.map(|step| -i32::from(step.amount)).sum()
    }
}
