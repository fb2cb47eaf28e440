//! With the ball: find or make the gap, help somebody up when it decides, and shoot.

use engine::Rng;
use social_soccer::{
    CardId, Condition, Count, Duration, Move, Operation, Purpose, Slot, Stat, Step, Target, Whose, Zone,
};

use super::Eye;

/// What a card leaves of an attack and of those who could block it.
#[derive(Clone)]
struct Chance {
    attack: i32,
    /// The DEFENCE of the possible blockers, the highest first.
    blockers: Vec<i32>,
}

impl Chance {
    /// Nobody can stop the shot without a card.
    fn is_free(&self) -> bool {
        self.blockers.first().is_none_or(|best| self.attack > *best)
    }
}

impl Eye<'_> {
    /// The action window: somebody who gets up first, then a free shot, then a duel that can be won, then a PASS or a card or two
    /// that make a free shot, then care, then the shot. A PASS alone only costs legs: even a defender shoots instead when the
    /// attackers are tired, because a shot tires a blocker as well.
    pub(super) fn act(&self, rng: &mut Rng) -> Option<Move> {
        let carrier = self.carrier()?;
        let Some(forecast) = self.view.forecast else {
            return self.pass(rng);
        };
        let chance = Chance {
            attack: carrier.attack,
            blockers: self.blockers(),
        };
        if let Some(card) = self.helper() {
            return Some(Move::Play { card });
        }
        if chance.is_free() {
            return Some(Move::Shoot {});
        }
        // A boost in the duel meets a blocker who is committed, and most likely not the best one.
        let weakest = chance
            .blockers
            .iter()
            .rev()
            .find(|defence| **defence >= chance.attack);
        let wins_duel =
            weakest.is_some_and(|defence| self.could_raise(Stat::Attack, defence + 1 - chance.attack));
        if wins_duel && !forecast.exhausts {
            return Some(Move::Shoot {});
        }
        if let Some(slot) = self.combination(&chance) {
            return Some(Move::Pass { slot });
        }
        if let Some(card) = self.opener(&chance).or_else(|| self.care()) {
            return Some(Move::Play { card });
        }
        Some(Move::Shoot {})
    }

    /// The DEFENCE of the rivals who could block, the highest first.
    fn blockers(&self) -> Vec<i32> {
        let rivals = self.field(self.rival());
        let able = rivals.filter(|player| player.fresh && !player.attacks() && !player.walked_around);
        let mut blockers: Vec<i32> = able.map(|player| player.defence).collect();
        blockers.sort_unstable_by(|one, other| other.cmp(one));
        blockers
    }

    fn pass(&self, rng: &mut Rng) -> Option<Move> {
        self.best_receiver(Purpose::Pass, rng)
            .map(|slot| Move::Pass { slot })
    }

    /// A chance after a card.
    fn after(&self, chance: &Chance, card: CardId) -> Chance {
        let mut chance = chance.clone();
        chance.attack += self.boost(card, Stat::Attack);
        for step in card.card().steps.iter().filter(|step| self.holds(step.condition)) {
            let Target::Players(group) = step.target else {
                continue;
            };
            if group.side != Whose::Opp || group.zone == Zone::Attack {
                continue;
            }
            let count = match group.count {
                Count::One => 1,
                Count::Two => 2,
                Count::All => chance.blockers.len(),
            };
            let count = count.min(chance.blockers.len());
            match step.operation {
                Operation::NoBlock | Operation::Tire | Operation::Exhaust => {
                    chance.blockers.drain(..count);
                }
                Operation::Def => {
                    for blocker in &mut chance.blockers[..count] {
                        *blocker += i32::from(step.amount);
                    }
                }
                _ => {}
            }
            chance.blockers.sort_unstable_by(|one, other| other.cmp(one));
        }
        chance
    }

    /// The cheapest card that makes the shot free, or the first of the cheapest two.
    fn opener(&self, chance: &Chance) -> Option<CardId> {
        let cards: Vec<CardId> = self.playable().collect();
        let alone = cards
            .iter()
            .copied()
            .filter(|card| self.after(chance, *card).is_free());
        alone.min_by_key(|card| Self::price(*card)).or_else(|| {
            let pairs = cards
                .iter()
                .enumerate()
                .flat_map(|(at, first)| cards[at + 1..].iter().map(move |second| (*first, *second)));
            let affordable = pairs.filter(|(first, second)| {
                let (first, second) = (first.card(), second.card());
                i32::from(first.custody_cost) + i32::from(second.custody_cost) <= self.pool()
            });
            let opening = affordable
                .filter(|(first, second)| self.after(&self.after(chance, *first), *second).is_free());
            opening
                .min_by_key(|(first, second)| Self::price(*first) + Self::price(*second))
                .map(|(first, _)| first)
        })
    }

    /// A PASS that turns on a card: the receiver, raised by it, would shoot past everybody.
    fn combination(&self, chance: &Chance) -> Option<Slot> {
        let best = *chance.blockers.first()?;
        if self.view.passes > 0 {
            return None;
        }
        let waits_for_it = |card: &CardId| {
            let mut steps = card.card().steps.iter();
            steps.any(|step| step.condition == Condition::Passed)
        };
        let cards = self
            .view
            .hand
            .iter()
            .filter(|held| held.playable)
            .map(|held| held.card);
        let raise = cards
            .filter(waits_for_it)
            .map(|card| self.boost_if(card, Stat::Attack, true))
            .max()?;
        let offered = self
            .view
            .targets
            .iter()
            .filter(|target| target.purpose == Purpose::Pass);
        let players = offered.filter_map(|target| self.at(target.side, target.slot));
        let able = players.filter(|player| player.fresh && player.attacks() && player.attack + raise > best);
        able.max_by_key(|player| player.attack).map(|player| player.slot)
    }

    /// A card that leaves more players fresh than before. Whoever is fresh at the end of a round shoots at an open goal.
    fn helper(&self) -> Option<CardId> {
        self.playable().find(|card| self.legs_won(*card) > 0)
    }

    /// Custody that is not spent is lost: draw, or lay something by.
    fn care(&self) -> Option<CardId> {
        let cards = || self.playable().filter(|card| card.card().tire_cost == 0);
        let drawing = cards().find(|card| self.draws(*card) && self.leaves(*card, 4));
        drawing.or_else(|| cards().find(|card| self.lays_by(*card) && self.leaves(*card, 4)))
    }

    fn leaves(&self, card: CardId, custody: i32) -> bool {
        self.pool() - i32::from(card.card().custody_cost) >= custody
    }

    fn draws(&self, card: CardId) -> bool {
        let reads = [Operation::Draw, Operation::DiscardPick, Operation::Return];
        reads.into_iter().any(|operation| self.has(card, operation))
    }

    fn lays_by(&self, card: CardId) -> bool {
        let mut steps = card.card().steps.iter();
        steps.any(|step| step.operation == Operation::Custody && step.duration == Duration::Next)
    }

    /// How many players more are fresh after a card.
    pub(super) fn legs_won(&self, card: CardId) -> i32 {
        let steps = card.card().steps.iter();
        let recovers = steps.filter(|step| step.operation == Operation::Recover);
        let helped: i32 = recovers.map(|step| self.can_wake(step)).sum();
        helped - i32::from(card.card().tire_cost)
    }

    /// How many players a step can help up.
    fn can_wake(&self, step: &Step) -> i32 {
        let Target::Players(group) = step.target else {
            return 0;
        };
        let tired = self.field(self.side).filter(|player| {
            !player.fresh
                && match group.zone {
                    Zone::Attack => player.attacks(),
                    Zone::Defence => !player.attacks(),
                    Zone::Field => true,
                }
        });
        let wanted = match group.count {
            Count::One => 1,
            Count::Two => 2,
            Count::All => 8,
        };
        (tired.count() as i32).min(wanted)
    }

    /// A dead ball: only somebody who gets up again helps.
    pub(super) fn wake(&self) -> Option<Move> {
        let card = self.playable().find(|card| self.has(*card, Operation::Recover))?;
        Some(Move::Play { card })
    }
}
