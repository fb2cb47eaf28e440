//! The events: the only way a match changes.

use arrayvec::ArrayVec;
use engine::{BySide, Commentary, Mark, Seat, Side, Text, Viewer, Weight};
use serde::{Deserialize, Serialize};

use crate::{
    Card, DECK, FlipFootball, Kind, Pair, Period, Result, Stage,
    state::{EIGHT, HAND_MAX, Laid, Pack, Phase, ShootOut},
};

/// A fact of a match. `side` is always the attacking side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A card was set aside. Private to the seat.
    SetAsidePicked {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat has its eight.
    SetAsideDone {
        /// Which seat.
        seat: Seat,
    },
    /// The match begins.
    KickOff {
        /// The side that attacks first.
        side: Side,
    },
    /// Both packs were shuffled. FLIP-INFO-2 Their orders are hidden from everybody.
    PacksShuffled {
        /// For which period.
        period: Period,
        /// The cards of each side from the attack end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        orders: Option<Box<BySide<ArrayVec<Card, DECK>>>>,
    },
    /// A hand was dealt. Private to the seat.
    HandDealt {
        /// Whose.
        seat: Seat,
        /// The cards, the longest held first.
        #[cfg_attr(feature = "ts", ts(type = "Array<FlipCard>"))]
        cards: ArrayVec<Card, HAND_MAX>,
    },
    /// A seat has laid its card, still sealed.
    HasLaid {
        /// Which seat.
        seat: Seat,
        /// The card chosen from a hand: private to the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Card>,
    },
    /// Both cards are shown.
    CardsLaid(Pair),
    /// The attack goes on.
    AttackSuccess {
        /// The attackers.
        side: Side,
        /// Successes in a row.
        count: u8,
    },
    /// A defender was under the ball.
    Tackled {
        /// The attackers.
        side: Side,
    },
    /// The flag is up.
    Offside {
        /// The attackers.
        side: Side,
    },
    /// A foul in Defend.
    FreeKickAwarded {
        /// The attackers.
        side: Side,
    },
    /// A long ball: the next pair is a shot.
    LongBall {
        /// The attackers.
        side: Side,
    },
    /// A goal.
    Goal {
        /// The attackers.
        side: Side,
        /// What it came from.
        kind: Kind,
    },
    /// The keeper has it.
    Saved {
        /// The attackers.
        side: Side,
        /// What it came from.
        kind: Kind,
    },
    /// A defender is in the way.
    Blocked {
        /// The attackers.
        side: Side,
        /// What it came from.
        kind: Kind,
    },
    /// Wide or over.
    Missed {
        /// The attackers.
        side: Side,
        /// What it came from.
        kind: Kind,
    },
    /// Post or crossbar.
    Woodwork {
        /// The attackers.
        side: Side,
        /// What it came from.
        kind: Kind,
    },
    /// The ball comes back: another shot.
    Rebound {
        /// The attackers.
        side: Side,
    },
    /// A corner: another shot.
    Corner {
        /// The attackers.
        side: Side,
    },
    /// A foul in Save.
    PenaltyAwarded {
        /// The attackers.
        side: Side,
    },
    /// Both packs are turned over.
    Flip {
        /// The new attackers.
        attacker: Side,
    },
    /// A card was drawn into a hand. Private to the seat.
    CardDrawn {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The whistle cut an attack short.
    AttackLost {
        /// The attackers.
        side: Side,
        /// How far it had come.
        stage: Stage,
    },
    /// Half time.
    HalfTime {
        /// The score.
        score: BySide<u16>,
    },
    /// The board is up.
    InjuryTime {
        /// Its number.
        minutes: u8,
        /// The card it stands on.
        card: Card,
    },
    /// A shoot-out begins.
    ShootOut {
        /// The side that kicks first.
        first: Side,
    },
    /// The match is over.
    FullTime {
        /// The score.
        score: BySide<u16>,
        /// The result by the score.
        result: Result,
        /// The shoot-out, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        shoot_out: Option<ShootOutResult>,
        /// FLIP-INFO-5 Both eights, shown at last.
        #[cfg_attr(feature = "ts", ts(as = "BySide<Vec<Card>>"))]
        eights: Box<BySide<ArrayVec<Card, EIGHT>>>,
    },
}

/// How a shoot-out ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipShootOutResult"))]
pub struct ShootOutResult {
    /// Who won it.
    pub winner: Side,
    /// The goals of its kicks.
    pub score: BySide<u16>,
}

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
                self.stage = match count {
                    1 => Stage::Attack1,
                    2 => Stage::Attack2,
                    _ => Stage::Shot,
                }
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
            team.played = crate::CardSet::NONE;
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

/// What a viewer may see of an event.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        // FLIP-ASIDE-3, FLIP-INFO-4, FLIP-HAND-9 Only the seat itself.
        Event::SetAsidePicked { seat, .. }
        | Event::HandDealt { seat, .. }
        | Event::CardDrawn { seat, .. } => viewer.is(*seat).then(|| event.clone()),
        // FLIP-PLAY-4 Others see only that the seat has laid.
        Event::HasLaid { seat, .. } if !viewer.is(*seat) => Some(Event::HasLaid {
            seat: *seat,
            card: None,
        }),
        // FLIP-INFO-2 Nobody sees an order.
        Event::PacksShuffled { period, .. } => Some(Event::PacksShuffled {
            period: *period,
            orders: None,
        }),
        _ => Some(event.clone()),
    }
}

/// Whether an event showed what cannot be unseen. FLIP-ASIDE-4 A pick is final, too.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::SetAsidePicked { .. }
            | Event::KickOff { .. }
            | Event::PacksShuffled { .. }
            | Event::HandDealt { .. }
            | Event::CardsLaid(_)
            | Event::CardDrawn { .. }
            | Event::ShootOut { .. }
            | Event::FullTime { .. }
    )
}

/// The radio voice.
pub(crate) fn commentary(event: &Event) -> Option<Commentary> {
    use Weight::{Big, Normal, Quiet};
    let side_word = |side: &Side| match side {
        Side::Home => "home",
        Side::Away => "away",
    };
    let by = |key: &'static str, side: &Side| Text::new(key).with("side", side_word(side));
    let of = |key: &'static str, side: &Side, kind: &Kind| by(key, side).with("kind", kind.word());
    let scored = |key: &'static str, score: &BySide<u16>| {
        Text::new(key).with("home", score.home).with("away", score.away)
    };
    let (text, weight, mark) = match event {
        Event::SetAsideDone { seat } => (by("flip-say-set-aside-done", &seat.side()), Quiet, None),
        Event::KickOff { side } => (by("flip-say-kick-off", side), Normal, Some(Mark::Period)),
        Event::AttackSuccess { side, count } => (
            by("flip-say-attack-success", side).with("count", *count),
            if *count < 2 { Quiet } else { Normal },
            None,
        ),
        Event::Tackled { side } => (by("flip-say-tackled", side), Quiet, None),
        Event::Offside { side } => (by("flip-say-offside", side), Quiet, None),
        Event::FreeKickAwarded { side } => (by("flip-say-free-kick-awarded", side), Normal, None),
        Event::LongBall { side } => (by("flip-say-long-ball", side), Normal, None),
        Event::Goal { side, kind } => {
            let mark = (*kind != Kind::ShootOut).then_some(Mark::Goal);
            (of("flip-say-goal", side, kind), Big, mark)
        }
        Event::Saved { side, kind } => (of("flip-say-saved", side, kind), Normal, None),
        Event::Blocked { side, kind } => (of("flip-say-blocked", side, kind), Normal, None),
        Event::Missed { side, kind } => (of("flip-say-missed", side, kind), Normal, None),
        Event::Woodwork { side, kind } => (of("flip-say-woodwork", side, kind), Big, None),
        Event::Rebound { side } => (by("flip-say-rebound", side), Normal, None),
        Event::Corner { side } => (by("flip-say-corner", side), Normal, None),
        Event::PenaltyAwarded { side } => (by("flip-say-penalty-awarded", side), Big, None),
        Event::AttackLost { side, stage } => (
            by("flip-say-attack-lost", side).with("stage", stage.word()),
            Quiet,
            None,
        ),
        Event::HalfTime { score } => (scored("flip-say-half-time", score), Big, Some(Mark::Period)),
        Event::InjuryTime { minutes, card } => (
            Text::new("flip-say-injury-time")
                .with("minutes", *minutes)
                .with("card", card.to_string()),
            Big,
            Some(Mark::Period),
        ),
        Event::ShootOut { first } => (by("flip-say-shoot-out", first), Big, Some(Mark::Period)),
        Event::FullTime {
            shoot_out: Some(shoot_out),
            ..
        } => {
            let text = scored("flip-say-shoot-out-won", &shoot_out.score);
            (
                text.with("side", side_word(&shoot_out.winner)),
                Big,
                Some(Mark::Period),
            )
        }
        Event::FullTime {
            score,
            result,
            shoot_out: None,
            ..
        } => {
            let text = scored("flip-say-full-time", score).with("result", result.word());
            (text, Big, Some(Mark::Period))
        }
        Event::SetAsidePicked { .. }
        | Event::PacksShuffled { .. }
        | Event::HandDealt { .. }
        | Event::HasLaid { .. }
        | Event::CardsLaid(_)
        | Event::Flip { .. }
        | Event::CardDrawn { .. } => return None,
    };
    Some(Commentary { text, weight, mark })
}
