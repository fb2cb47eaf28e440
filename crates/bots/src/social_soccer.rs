//! SocialSoccer at a glance: count legs, block with the weakest who suffices, boost where it decides, keep somebody fresh.

use engine::{Rng, Side};
use social_soccer::{
    CardId, CardKind, Condition, Count, Deck, Move, Operation, Per, Phase, PlayerId, PlayerMark, Purpose,
    Slot, SocialSoccer, Stamina, Stat, Step, Target, View, Whose, decks, pool,
};

use crate::{Instinct, Seen};

mod aims;
mod attack;
mod duel;
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

/// What tiring a player is worth, in custody.
const LEG: i32 = 5;

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
    /// Cannot intercept.
    walked_around: bool,
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
                walked_around: face.marks.iter().any(|mark| mark.mark == PlayerMark::NoBlock),
            })
        })
    }

    fn at(&self, side: Side, slot: Slot) -> Option<Footballer> {
        self.field(side).find(|player| player.slot == slot)
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

    /// A leg is a goal at the end of a round: who is paid with must come back.
    fn affords_legs(&self, card: CardId) -> bool {
        card.card().tire_cost == 0 || self.legs_won(card) > 0
    }

    /// What a card costs, in custody.
    fn price(card: CardId) -> i32 {
        let card = card.card();
        i32::from(card.custody_cost) + LEG * i32::from(card.tire_cost)
    }

    fn has(&self, card: CardId, operation: Operation) -> bool {
        card.card().steps.iter().any(|step| step.operation == operation)
    }

    /// What a card adds to a value of the carrier, shooter or blocker now.
    fn boost(&self, card: CardId, stat: Stat) -> i32 {
        self.boost_if(card, stat, self.view.passes > 0)
    }

    /// The same, if the sequence has seen a PASS or will have.
    fn boost_if(&self, card: CardId, stat: Stat, passed: bool) -> i32 {
        let operation = match stat {
            Stat::Attack => Operation::Att,
            Stat::Defence => Operation::Def,
        };
        let holds = |step: &&Step| match step.condition {
            Condition::Passed => passed,
            condition => self.holds(condition),
        };
        let meant = |step: &&Step| match (stat, step.target) {
            (Stat::Attack, Target::Players(group)) => {
                group.side == Whose::Own
                    && group.count == Count::All
                    && self.carrier().is_some_and(|carrier| carrier.attacks())
            }
            (Stat::Attack, target) => matches!(target, Target::Carrier | Target::Shooter | Target::Duelist),
            (Stat::Defence, target) => matches!(target, Target::Blocker | Target::Duelist),
        };
        let steps = card.card().steps.iter();
        let steps = steps
            .filter(|step| step.operation == operation)
            .filter(holds)
            .filter(meant);
        steps.map(|step| self.amount(step)).sum()
    }

    /// SOCIAL-EFF-3 The amount of a step now.
    fn amount(&self, step: &Step) -> i32 {
        let (own, theirs) = (self.view.score[self.side], self.view.score[self.rival()]);
        let times = match step.per {
            Per::Once => 1,
            Per::GoalsBehind => i32::from(theirs.saturating_sub(own)),
        };
        let amount = times * i32::from(step.amount);
        if step.max > 0 {
            amount.min(i32::from(step.max))
        } else {
            amount
        }
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

    /// By how much a card lowers the shooter's ATTACK.
    fn lowers_shooter(&self, card: CardId) -> i32 {
        let steps = card
            .card()
            .steps
            .iter()
            .filter(|step| step.operation == Operation::Att);
        let meant = steps.filter(|step| {
            step.target == Target::Shooter
                || matches!(step.target, Target::Players(group) if group.side == Whose::Opp)
        });
        let talked_down: i32 = meant.map(|step| -i32::from(step.amount)).sum();
        if self.has(card, Operation::SwapStats) {
            talked_down + self.loss_in_other_boots()
        } else {
            talked_down
        }
    }

    /// By how much the ATTACK of the shooter falls if it changes places with DEFENCE.
    fn loss_in_other_boots(&self) -> i32 {
        let shooter = self.carrier().filter(|_| self.view.shot.is_some());
        shooter.map_or(0, |shooter| (shooter.attack - shooter.defence).max(0))
    }
}
