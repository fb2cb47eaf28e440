//! Folding events into the state: the only way a match changes.

use arrayvec::ArrayVec;
use engine::{BySide, Side};

use crate::{
    Card, CardSet, DECK, Event, FlipFootball, Kind, Pair, Period, Stage,
    phase::Phase,
    state::{Laid, Pack, ShootOut},
};

impl FlipFootball {
    /// Folds an event into the state. Inlined where an event is emitted, so that only its own arm remains: this is
    /// the hot path of every playout.
    #[inline(always)]
    pub(crate) fn fold(&mut self, event: &Event) {
        match event {
            Event::SetAsidePicked { seat, card } => self.teams[seat.side()].eight.insert(*card),
            Event::SetAsideDone { .. } | Event::HalfTime { .. } => {}
            Event::KickOff { side } => {
                self.kicked_off = *side;
                self.attacker = *side;
                self.stage = Stage::Attack0;
            }
            Event::PacksShuffled { period, orders } => self.begin_period(*period, orders.as_deref()),
            Event::HandDealt { seat, cards } => {
                let team = &mut self.teams[seat.side()];
                for card in cards {
                    team.pack.take(*card);
                }
                team.hand.clone_from(cards);
            }
            Event::HasLaid { seat, card } => {
                self.teams[seat.side()].laid = card.map_or(Laid::FromPack, Laid::FromHand);
            }
            Event::CardsLaid(pair) => self.lay_pair(pair),
            Event::AttackSuccess { count, .. } => {
                let stages = Stage::ATTACK;
                self.stage = stages[usize::from(*count).min(stages.len() - 1)];
            }
            Event::Tackled { side } => count(&mut self.teams[side.other()].tally.tackles),
            Event::Offside { side } => count(&mut self.teams[*side].tally.offsides),
            Event::FreeKickAwarded { side } => {
                count(&mut self.teams[*side].tally.free_kicks);
                self.stage = Stage::FreeKick;
            }
            Event::LongBall { .. } | Event::Rebound { .. } => self.stage = Stage::Shot,
            Event::Corner { side } => {
                count(&mut self.teams[*side].tally.corners);
                self.stage = Stage::Shot;
            }
            Event::PenaltyAwarded { side } => {
                count(&mut self.teams[*side].tally.penalties);
                self.stage = Stage::Penalty;
            }
            Event::Goal {
                side,
                kind: Kind::ShootOut,
            } => self.count_kick(*side),
            Event::Goal { side, .. } => {
                self.score[*side] = self.score[*side].saturating_add(1);
                count(&mut self.teams[*side].tally.goals);
            }
            Event::Saved { .. } | Event::Blocked { .. } | Event::Missed { .. } | Event::Woodwork { .. } => {}
            Event::Flip { attacker } => {
                self.attacker = *attacker;
                self.stage = if self.phase == Phase::Play(Period::ShootOut) {
                    Stage::Penalty
                } else {
                    Stage::Attack0
                };
            }
            Event::CardDrawn { seat, card } => {
                let team = &mut self.teams[seat.side()];
                team.pack.take(*card);
                if !team.hand.is_full() {
                    team.hand.push(*card);
                }
            }
            Event::AttackLost { .. } => self.stage = Stage::Attack0,
            Event::InjuryTime { minutes, .. } => self.injury = *minutes,
            Event::ShootOut { first } => {
                self.shoot_out = Some(ShootOut::new(*first));
                self.attacker = *first;
                self.stage = Stage::Penalty;
                self.laid = 0;
            }
            Event::FullTime { shoot_out, .. } => {
                self.phase = Phase::Over;
                if let (Some(kept), Some(result)) = (&mut self.shoot_out, shoot_out) {
                    kept.winner = Some(result.winner);
                }
            }
        }
    }

    /// FLIP-HOUSE-1 Of each order only the first cards form the pack of a short half; the others rest.
    fn begin_period(&mut self, period: Period, orders: Option<&BySide<ArrayVec<Card, DECK>>>) {
        // The kicks of a shoot-out go on counting when its packs are shuffled anew.
        if self.phase != Phase::Play(period) {
            self.laid = 0;
        }
        self.phase = Phase::Play(period);
        let in_play = match period {
            Period::FirstHalf | Period::SecondHalf => usize::from(self.options.half_cards),
            Period::InjuryTime | Period::ShootOut => DECK,
        };
        if period == Period::SecondHalf {
            // FLIP-HALF-4 The side that kicked off defends now.
            self.attacker = self.kicked_off.other();
            self.stage = Stage::Attack0;
        }
        for side in Side::ALL {
            let team = &mut self.teams[side];
            team.played = CardSet::NONE;
            team.hand.clear();
            team.laid = Laid::No;
            team.pack = orders.map_or_else(Pack::default, |orders| {
                let order = &orders[side];
                Pack::of(&order[..order.len().min(in_play)])
            });
        }
    }

    /// FLIP-PLAY-4 Both cards leave their packs and are shown.
    #[inline]
    fn lay_pair(&mut self, pair: &Pair) {
        // A late penalty (FLIP-HOUSE-2) comes after the last minute and bears its label.
        let late = self.laid >= self.period_length();
        if !late {
            self.laid += 1;
        }
        let half = matches!(self.phase, Phase::Play(Period::FirstHalf | Period::SecondHalf));
        let injury_time = self.phase == Phase::Play(Period::InjuryTime);
        for (side, card) in [
            (pair.attacker, pair.attack_card),
            (pair.attacker.other(), pair.defend_card),
        ] {
            let team = &mut self.teams[side];
            if team.hand.is_empty() {
                team.pack.take(card);
            } else if let Some(at) = team.hand.iter().position(|held| *held == card) {
                team.hand.remove(at);
            } else {
                team.pack.take(card);
            }
            team.played.insert(card);
            if half {
                team.seen_main.insert(card);
            } else if injury_time {
                team.seen_eight.insert(card);
            }
            team.laid = Laid::No;
        }
        if pair.stage == Stage::Shot {
            count(&mut self.teams[pair.attacker].tally.shots);
        }
        self.table = Some(*pair);
    }

    /// FLIP-SO-7 A goal of a shoot-out leaves the match score alone.
    fn count_kick(&mut self, side: Side) {
        let kick = self.laid.saturating_sub(1);
        if let Some(shoot_out) = &mut self.shoot_out {
            shoot_out.goals[side] = shoot_out.goals[side].saturating_add(1);
            if let Some(bits) = shoot_out.scored.get_mut(usize::from(kick / 64)) {
                *bits |= 1 << (kick % 64);
            }
        }
    }
}

fn count(tally: &mut u8) {
    *tally = tally.saturating_add(1);
}
