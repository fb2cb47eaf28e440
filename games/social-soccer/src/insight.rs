//! What a position comes down to, for bots and teachers that judge a state they know whole.

use engine::{Rng, Side};

use crate::{Line, SocialSoccer, Stamina, TeamValue, pool, rules::shot, secrecy};

/// What a side has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Legs {
    /// FRESH players in the ATTACK line.
    pub fresh_attackers: u8,
    /// FRESH players in the DEFENCE line.
    pub fresh_defenders: u8,
    /// The ATTACK of all FRESH players of the field.
    pub attack: u16,
    /// The DEFENCE of all FRESH players of the field.
    pub defence: u16,
    /// The highest DEFENCE of a FRESH player in the DEFENCE line.
    pub best_defence: u8,
    /// EXHAUSTED players.
    pub exhausted: u8,
    /// Cards in the hand.
    pub hand: u8,
    /// Custody to spend.
    pub pool: u16,
}

/// What a TEAM is made of, on the field and on the bench.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Makeup {
    /// The printed ATTACK of all players.
    pub attack: u16,
    /// The printed DEFENCE of all players.
    pub defence: u16,
    /// The CUSTODY of all players.
    pub custody: u16,
    /// EFFORT players.
    pub effort: u8,
    /// KINDNESS players.
    pub kindness: u8,
    /// EMPATHY players.
    pub empathy: u8,
}

impl SocialSoccer {
    /// The same match with the decks, as far as nobody knows their order, in another order.
    #[must_use]
    pub fn with_decks_shuffled(&self, rng: &mut Rng) -> Self {
        secrecy::shuffle_decks(self, rng)
    }

    /// The share of this game's rounds that is left.
    #[must_use]
    pub fn share_left(&self) -> f64 {
        let rounds = f64::from(self.rules.rounds.max(1));
        (1.0 - (f64::from(self.round) - 0.5) / rounds).clamp(0.0, 1.0)
    }

    /// The ATTACK of the carrier, if he is FRESH and may shoot.
    #[must_use]
    pub fn threat(&self) -> Option<u8> {
        let player = self.carrying()?;
        (player.is_fresh() && shot::may_shoot(self)).then(|| player.attack())
    }

    /// The ATTACK of the shooter of a shot under way, and the DEFENCE of its blocker.
    #[must_use]
    pub fn duel(&self) -> Option<(u8, Option<u8>)> {
        self.shot?;
        let shooter = self.carrying()?;
        Some((shooter.attack(), self.blocker_defence()))
    }

    /// What a side's TEAM is made of.
    #[must_use]
    pub fn makeup(&self, side: Side) -> Makeup {
        let mut makeup = Makeup::default();
        for player in self.teams[side].roster.iter() {
            let card = &pool().players[usize::from(player.0)];
            makeup.attack += u16::from(card.attack);
            makeup.defence += u16::from(card.defence);
            makeup.custody += u16::from(card.custody);
            match card.value {
                Some(TeamValue::Effort) => makeup.effort += 1,
                Some(TeamValue::Kindness) => makeup.kindness += 1,
                Some(TeamValue::Empathy) => makeup.empathy += 1,
                None => {}
            }
        }
        makeup
    }

    /// What a side has left.
    #[must_use]
    pub fn legs(&self, side: Side) -> Legs {
        let team = &self.teams[side];
        let mut legs = Legs {
            hand: team.hand.len() as u8,
            pool: team.pool,
            ..Legs::default()
        };
        for (slot, player) in team.field() {
            match player.stamina {
                Stamina::Fresh => {
                    legs.attack += u16::from(player.attack());
                    legs.defence += u16::from(player.defence());
                    if slot.line() == Line::Attack {
                        legs.fresh_attackers += 1;
                    } else {
                        legs.fresh_defenders += 1;
                        legs.best_defence = legs.best_defence.max(player.defence());
                    }
                }
                Stamina::Exhausted => legs.exhausted += 1,
                Stamina::Tired => {}
            }
        }
        legs
    }
}
