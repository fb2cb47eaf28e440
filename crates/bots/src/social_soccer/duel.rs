//! Without the ball and in duels: block with the weakest who suffices, raise only what can be won.

use social_soccer::{CardId, CardKind, Move, Operation, Phase, Purpose, SideRule, Stat};

use super::{Eye, Footballer};

/// A card that could raise a value in a duel.
#[derive(Clone, Copy)]
struct Raise {
    card: CardId,
    amount: i32,
    custody: i32,
}

/// How many raises are weighed against each other.
const RAISES_MAX: usize = 10;
/// What a card is worth that stays in the hand, in custody.
const CARD: i32 = 2;

impl Eye<'_> {
    /// The weakest defender who is strong enough; nobody against a shot that cannot be stopped.
    pub(super) fn block(&self) -> Move {
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
        let enough = players.iter().filter(|player| player.defence >= attack);
        if let Some(player) = enough.min_by_key(|player| player.defence) {
            return Move::Block { slot: player.slot };
        }
        if shot.keeper.is_some_and(|keeper| i32::from(keeper) >= attack) {
            return Move::NoBlock {};
        }
        let strongest = players.iter().max_by_key(|player| player.defence);
        match strongest {
            Some(player) if self.could_raise(Stat::Defence, attack - player.defence) => {
                Move::Block { slot: player.slot }
            }
            _ => Move::NoBlock {},
        }
    }

    /// Whether the hand could add so much to a value in a duel.
    pub(super) fn could_raise(&self, stat: Stat, need: i32) -> bool {
        self.plan(&self.raises(stat, need, |_| true), need).is_some()
    }

    /// What the hand could add to a value in a duel; MATCH adds what is needed.
    fn raises(&self, stat: Stat, need: i32, wanted: impl Fn(CardId) -> bool) -> Vec<Raise> {
        let mut rules = self.view.sides[self.side].rules.iter();
        let locked = rules.any(|rule| rule.rule == SideRule::Locked);
        let mut raises: Vec<Raise> = Vec::new();
        for held in self.view.hand.iter().filter(|held| wanted(held.card)) {
            let card = held.card.card();
            let twist = card.kind == CardKind::Twist;
            let amount = match card.bonus {
                Some(bonus) => i32::from(bonus == stat),
                None if self.has(held.card, Operation::Match) => need,
                None => self.boost(held.card, stat),
            };
            if amount > 0 && (twist || !locked) && self.affords_legs(held.card) {
                raises.push(Raise {
                    card: held.card,
                    amount,
                    custody: i32::from(card.custody_cost),
                });
            }
        }
        raises.sort_by_key(|raise| (Self::price(raise.card) + CARD) * 4 / raise.amount);
        raises.truncate(RAISES_MAX);
        raises
    }

    /// The cheapest of the raises that together are enough and can be paid; the dearest of them first.
    fn plan(&self, raises: &[Raise], need: i32) -> Option<CardId> {
        let sets = 1_u32..1 << raises.len();
        let chosen = |set: u32| {
            (0..raises.len())
                .filter(move |at| set & (1 << at) != 0)
                .map(|at| raises[at])
        };
        let enough = sets.filter(|set| {
            chosen(*set).map(|raise| raise.amount).sum::<i32>() >= need
                && chosen(*set).map(|raise| raise.custody).sum::<i32>() <= self.pool()
        });
        let cheapest = enough.min_by_key(|set| {
            chosen(*set)
                .map(|raise| Self::price(raise.card) + CARD)
                .sum::<i32>()
        })?;
        let first = chosen(cheapest).max_by_key(|raise| raise.amount)?;
        Some(first.card)
    }

    /// A raise in a duel, if the duel can be won.
    pub(super) fn raise(&self) -> Option<Move> {
        let shot = self.view.shot?;
        let (attack, defence) = (i32::from(shot.attack), i32::from(shot.defence?));
        let (stat, need) = if self.view.possession == self.side {
            (Stat::Attack, defence + 1 - attack)
        } else {
            (Stat::Defence, attack - defence)
        };
        if need <= 0 {
            return None;
        }
        let playable = |card: CardId| {
            let mut held = self.view.hand.iter();
            held.any(|held| held.card == card && held.playable)
        };
        let Some(card) = self.plan(&self.raises(stat, need, playable), need) else {
            return self.weaken(need, stat);
        };
        Some(if card.card().kind == CardKind::Twist {
            Move::Twist { card }
        } else {
            Move::Play { card }
        })
    }

    /// In defence a shooter can also be talked down.
    fn weaken(&self, need: i32, stat: Stat) -> Option<Move> {
        if stat != Stat::Defence {
            return None;
        }
        let card = self.playable().find(|card| self.lowers_shooter(*card) >= need)?;
        Some(Move::Play { card })
    }
}
