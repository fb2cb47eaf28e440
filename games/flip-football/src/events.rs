//! The facts of a match.

use arrayvec::ArrayVec;
use engine::{BySide, Outcome, Seat, Side, word_enum};
use serde::{Deserialize, Serialize};

use crate::{
    Card, DECK, Pair, Period, Stage,
    state::{EIGHT, HAND_MAX},
};

/// A fact of a match. `side` is always the attacking side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A card was set aside. Private to the seat.
    SetAsidePicked {
        /// The seat that picked it.
        seat: Seat,
        /// The card that lies aside now.
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
        /// The seat that holds it.
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
        /// The seat that drew.
        seat: Seat,
        /// The card that it drew.
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

word_enum! {
    /// What kind of attempt a goal, save or miss came from.
    #[cfg_attr(feature = "ts", ts(rename = "FlipKind"))]
    pub enum Kind {
        /// A shot.
        Shot = "shot",
        /// A penalty.
        Penalty = "penalty",
        /// A free kick.
        FreeKick = "free-kick",
        /// A kick of the shoot-out.
        ShootOut = "shoot-out",
    }
}

word_enum! {
    /// The result of a match by its score.
    #[cfg_attr(feature = "ts", ts(rename = "FlipResult"))]
    pub enum Result {
        /// Home won.
        Home = "home",
        /// Away won.
        Away = "away",
        /// Nobody won.
        Draw = "draw",
    }
}

impl Result {
    /// FLIP-WIN-1 More goals win. FLIP-WIN-2 Equal goals are a draw.
    #[must_use]
    pub fn of(score: BySide<u16>) -> Self {
        match Outcome::of_score(score).winner {
            Some(Side::Home) => Self::Home,
            Some(Side::Away) => Self::Away,
            None => Self::Draw,
        }
    }
}
