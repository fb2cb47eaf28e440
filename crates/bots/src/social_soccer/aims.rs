//! Answers and aims: which card stops what, and whom a card should take.

use engine::Rng;
use social_soccer::{
    CardId, Count, Fitness, ItemView, Move, Operation, Phase, PickFrom, Purpose, Slot, Stamina, Stat, Step,
    Target, Whose,
};

use super::{Eye, Footballer};

impl Eye<'_> {
    /// An answer to the top of the stack, if it is worth its price.
    pub(super) fn answer(&self) -> Option<Move> {
        let card = match self.view.stack.last()? {
            ItemView::Pass { .. } => self.thief(),
            ItemView::Shot { .. } => self.stop_shot(),
            ItemView::Card { card, .. } => self.counter(*card),
        }?;
        Some(Move::Play { card })
    }

    /// A stolen PASS is worth half a goal.
    fn thief(&self) -> Option<CardId> {
        self.playable().find(|card| self.has(*card, Operation::Steal))
    }

    /// What stops a shot that no fresh defender can stop.
    fn stop_shot(&self) -> Option<CardId> {
        let shot = self.view.shot?;
        let attack = i32::from(shot.attack);
        if shot.keeper.is_some_and(|keeper| i32::from(keeper) >= attack) {
            return None;
        }
        let defenders = self
            .field(self.side)
            .filter(|player| player.fresh && !player.attacks() && !player.walked_around);
        let best = defenders.map(|player| player.defence).max().unwrap_or(-1);
        if best >= attack || (best >= 0 && self.could_raise(Stat::Defence, attack - best)) {
            return None;
        }
        let stops = |card: &CardId| {
            let keeper = card
                .card()
                .steps
                .iter()
                .any(|step| step.operation == Operation::Keeper && i32::from(step.amount) >= attack);
            let lowered = attack - self.lowers_shooter(*card);
            let talked_down = self.lowers_shooter(*card) > 0 && (lowered <= 0 || lowered <= best);
            let gets_up = self.has(*card, Operation::Recover) && self.somebody_to_wake(attack);
            let lifted = best >= 0 && best + self.lifts_defenders(*card) >= attack;
            keeper || talked_down || gets_up || lifted || self.has(*card, Operation::Steal)
        };
        self.playable()
            .filter(stops)
            .min_by_key(|card| Self::price(*card))
    }

    /// By how much a card raises every own defender.
    fn lifts_defenders(&self, card: CardId) -> i32 {
        let steps = card
            .card()
            .steps
            .iter()
            .filter(|step| step.operation == Operation::Def);
        let meant = steps.filter(|step| {
            matches!(step.target, Target::Players(group) if group.side == Whose::Own && group.count == Count::All)
        });
        meant.map(|step| i32::from(step.amount)).sum()
    }

    /// Whether a tired defender, once fresh, would stop the shot.
    fn somebody_to_wake(&self, attack: i32) -> bool {
        self.field(self.side).any(|player| {
            let slot = &self.view.sides[self.side].slots[player.slot.index()];
            let can_wake = slot
                .player
                .as_ref()
                .is_some_and(|player| player.stamina == Stamina::Tired && !player.recovered);
            !player.attacks() && can_wake && player.defence >= attack
        })
    }

    /// Dear cards and those that tire somebody are worth a whistle.
    fn counter(&self, card: CardId) -> Option<CardId> {
        let card = card.card();
        let worth = i32::from(card.custody_cost) + 4 * i32::from(card.tire_cost);
        let steals = card.steps.iter().any(|step| step.operation == Operation::Steal);
        if worth < 6 && !steals {
            return None;
        }
        self.playable().find(|card| self.has(*card, Operation::Counter))
    }

    /// Whom the resolving card should take.
    pub(super) fn aim(&self, rng: &mut Rng) -> Option<Move> {
        let resolving = self.view.resolving.as_ref()?;
        let steps = resolving.card.map(|card| &card.card().steps);
        let step = steps
            .and_then(|steps| steps.get(usize::from(resolving.step) - 1))
            .copied();
        let offered = self
            .view
            .targets
            .iter()
            .filter(|target| target.purpose == Purpose::Target);
        let valued: Vec<(i32, Move)> = offered
            .map(|target| {
                let value =
                    self.target_value(step.as_ref(), target.side == self.side, target.side, target.slot);
                let mv = Move::Target {
                    side: target.side,
                    slot: target.slot,
                };
                (8 * value + rng.below(8) as i32, mv)
            })
            .collect();
        valued
            .into_iter()
            .max_by_key(|(value, _)| *value)
            .map(|(_, mv)| mv)
    }

    fn target_value(&self, step: Option<&Step>, own: bool, side: engine::Side, slot: Slot) -> i32 {
        let carries = self.view.possession == side && self.view.carrier == Some(slot);
        let Some(player) = self.at(side, slot) else {
            // A substitute: whoever fits the line of the one who leaves.
            return self.substitute_value(slot);
        };
        let ball = if carries { 5 } else { 0 };
        match step.map(|step| step.operation) {
            Some(Operation::Sub) => {
                if player.fresh {
                    -player.worth()
                } else {
                    5 - player.worth()
                }
            }
            Some(Operation::SwapStats) if own => player.defence - player.attack + ball - 3,
            Some(Operation::SwapStats) => player.attack - player.defence + ball,
            Some(Operation::NoBlock) => player.defence,
            Some(Operation::Protect | Operation::MoveBall) => ball + player.attack,
            Some(Operation::SwapSlots) if player.attacks() => {
                if player.fresh {
                    0
                } else {
                    6
                }
            }
            Some(Operation::SwapSlots) => player.attack + if player.fresh { 3 } else { 0 },
            Some(Operation::Def) => {
                if player.fresh {
                    player.defence
                } else {
                    0
                }
            }
            Some(Operation::Att) => {
                ball + if player.fresh && player.attacks() {
                    player.attack
                } else {
                    0
                }
            }
            Some(Operation::Recover) => self.worth_up(player),
            Some(Operation::Tire | Operation::Exhaust) if self.view.possession == self.side => {
                if player.attacks() { 0 } else { player.defence }
            }
            _ => ball + player.worth(),
        }
    }

    /// What a tired player is worth who gets up: an attacker before an open goal, a defender who stops the shot, or as ever.
    fn worth_up(&self, player: Footballer) -> i32 {
        let nobody_blocks = self.view.sides[self.side.other()].fresh_defenders == 0;
        let decides = if self.view.possession == self.side {
            player.attacks() && nobody_blocks
        } else {
            let attack = self.view.shot.map_or(0, |shot| i32::from(shot.attack));
            !player.attacks() && player.defence >= attack
        };
        player.worth() + if decides { 10 } else { 0 }
    }

    fn substitute_value(&self, slot: Slot) -> i32 {
        let bench = &self.view.sides[self.side].slots[slot.index()];
        let player = bench.player.as_ref();
        let fresh = player.is_some_and(|player| player.stamina == Stamina::Fresh);
        let face = player.and_then(|player| player.card.as_ref());
        face.map_or(0, |face| i32::from(face.attack.max(face.defence))) + if fresh { 4 } else { 0 }
    }

    /// The dearest card of their hand; the most useful one of the own pile.
    pub(super) fn pick(&self) -> Option<Move> {
        let Phase::PickCard { from, .. } = self.view.phase else {
            return None;
        };
        let worth = |card: &CardId| {
            let data = card.card();
            let price = i32::from(data.custody_cost) + 5 * i32::from(data.tire_cost);
            let twist = if data.bonus.is_some() { 6 } else { 0 };
            match from {
                PickFrom::Hand => price + twist,
                PickFrom::Discard if price > self.pool() => twist,
                PickFrom::Discard => price.min(9) + twist,
            }
        };
        let card = self.view.picks.iter().copied().max_by_key(worth)?;
        Some(Move::Pick { card })
    }

    /// Cards that need a special moment can wait at the bottom.
    pub(super) fn scry(&self) -> Option<Move> {
        let card = self.view.scry.first()?.card();
        let special = card.custody_cost > 12 || card.steps.iter().any(|step| !self.holds(step.condition));
        Some(if special { Move::Bottom {} } else { Move::Keep {} })
    }

    /// The card that is least likely to be played.
    pub(super) fn discard(&self) -> Option<Move> {
        let worth = |card: &CardId| {
            let card = card.card();
            let narrow = card.steps.iter().filter(|step| self.is_narrow(step)).count() as i32;
            let twist = if card.bonus.is_some() { 4 } else { 0 };
            twist - i32::from(card.custody_cost) / 3 - 2 * i32::from(card.tire_cost) - 3 * narrow
        };
        let card = self.view.picks.iter().copied().min_by_key(worth)?;
        Some(Move::Discard { card })
    }

    fn is_narrow(&self, step: &Step) -> bool {
        let needs_tired = matches!(step.target, Target::Players(group)
            if group.state == Fitness::Tired && group.side == Whose::Own);
        !self.holds(step.condition) || needs_tired
    }
}
