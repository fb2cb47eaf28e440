//! What the cards are: PLAYER, SUPPORT, MASTERMOVE and TWIST (SOCIAL-COMP-1; the BALL is the carrier in the state).

use std::{fmt, str::FromStr};

use engine::{NotationError, serde_by_notation, word_enum};
use serde::Serialize;

use crate::{effect::Step, pool};

/// A PLAYER card of the built-in pool, by its place there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "SocialPlayerId")
)]
pub struct PlayerId(pub(crate) u8);

/// A STRATEGY card of the built-in pool, by its place there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "SocialCardId")
)]
pub struct CardId(pub(crate) u8);

serde_by_notation!(PlayerId, CardId);

impl PlayerId {
    /// The card.
    #[inline]
    #[must_use]
    pub fn card(self) -> &'static PlayerCard {
        &pool().players[usize::from(self.0)]
    }
}

impl CardId {
    /// The card.
    #[inline]
    #[must_use]
    pub fn card(self) -> &'static StrategyCard {
        &pool().cards[usize::from(self.0)]
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.card().id)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.card().id)
    }
}

impl FromStr for PlayerId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        pool()
            .player(text)
            .ok_or_else(|| NotationError::new(format!("`{text}` is no player: write an id such as PE01")))
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        pool()
            .card(text)
            .ok_or_else(|| NotationError::new(format!("`{text}` is no card: write an id such as ES01")))
    }
}

word_enum! {
    /// SOCIAL-TEAM-1, SOCIAL-TEAM-2 The three teams and what they stand for.
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "ts", ts(rename = "SocialValue"))]
    pub enum TeamValue {
        /// Attack, speed, never giving up.
        Effort = "EFFORT",
        /// Defence, protection, care.
        Kindness = "KINDNESS",
        /// Understanding the opponent.
        Empathy = "EMPATHY",
    }
}

impl TeamValue {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Effort, Self::Kindness, Self::Empathy];
}

word_enum! {
    /// SOCIAL-DECK-3 The types of a STRATEGY card.
    #[cfg_attr(feature = "ts", ts(rename = "SocialCardKind"))]
    pub enum CardKind {
        /// SOCIAL-SUPP-1 Costs custody.
        Support = "SUPPORT",
        /// SOCIAL-MAST-1 Costs tired players.
        Mastermove = "MASTERMOVE",
        /// SOCIAL-TWIST-1 Helps in a duel, or comes with a conceded goal.
        Twist = "TWIST",
    }
}

word_enum! {
    /// SOCIAL-CARD-2 When a card can be played.
    #[cfg_attr(feature = "ts", ts(rename = "SocialTiming"))]
    pub enum Timing {
        /// Whenever its side is asked.
        Any = "ANY",
        /// In the own action window or dead-ball question.
        Open = "OPEN",
        /// While the own side is in possession.
        Attack = "ATTACK",
        /// While the opponent is in possession.
        Defence = "DEFENCE",
        /// While a shot by the opponent is in progress.
        TheirShot = "THEIR_SHOT",
        /// During a duel.
        Duel = "DUEL",
        /// During a duel in which the own side blocks.
        Block = "BLOCK",
        /// As an answer to the opponent's SHOT.
        VsShot = "VS_SHOT",
        /// As an answer to the opponent's PASS.
        VsPass = "VS_PASS",
        /// As an answer to the opponent's card.
        VsCard = "VS_CARD",
    }
}

word_enum! {
    /// One of the two values of a duel.
    #[cfg_attr(feature = "ts", ts(rename = "SocialStat"))]
    pub enum Stat {
        /// ATTACK.
        Attack = "ATTACK",
        /// DEFENCE.
        Defence = "DEFENCE",
    }
}

/// SOCIAL-COMP-2 A PLAYER card: three values and no abilities.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialPlayerCard"))]
pub struct PlayerCard {
    /// Its id, such as `PE01`.
    pub id: String,
    /// The nickname.
    pub name: String,
    /// Its team; none for the Extra.
    pub value: Option<TeamValue>,
    /// CUSTODY.
    pub custody: u8,
    /// ATTACK.
    pub attack: u8,
    /// DEFENCE.
    pub defence: u8,
    /// SOCIAL-DECK-2 Cards with the same identity are the same player.
    pub identity: String,
}

/// A SUPPORT, MASTERMOVE or TWIST card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialCard"))]
pub struct StrategyCard {
    /// Its id, such as `ES01`.
    pub id: String,
    /// Its title.
    pub name: String,
    /// Its type.
    pub kind: CardKind,
    /// Its team; none for a NEUTRAL card.
    pub value: Option<TeamValue>,
    /// SOCIAL-COMP-3 What it costs in custody.
    pub custody_cost: u8,
    /// SOCIAL-MAST-1 How many players it tires.
    pub tire_cost: u8,
    /// SOCIAL-COMP-4 The value to which a TWIST adds 1.
    pub bonus: Option<Stat>,
    /// When it can be played.
    pub timing: Timing,
    /// The text of its face; the steps rule.
    pub text: String,
    /// A line to talk about.
    pub flavour: String,
    /// What it does.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub steps: Vec<Step>,
}

/// The different cards of a pile, oldest first: copies of one card are one choice (SOCIAL-STACK-14).
pub(crate) fn kinds(pile: impl Iterator<Item = CardId> + Clone) -> impl Iterator<Item = CardId> + Clone {
    let mut seen = 0_u128;
    pile.filter(move |id| {
        let bit = 1 << id.0;
        let new = seen & bit == 0;
        seen |= bit;
        new
    })
}
