//! Card ids, piles of cards, hands.

use std::{fmt, marker::PhantomData, str::FromStr};

use engine::{NotationError, serde_by_notation, word_enum};
use serde::{Deserialize, Serialize};

use crate::BallValue;

/// A card that has an id of its own.
pub trait CardId: Copy + PartialEq + fmt::Display + FromStr<Err = NotationError> {
    /// Cards of its deck.
    const COUNT: usize;
    /// The card with this index.
    fn nth(index: usize) -> Self;
    /// Its index.
    fn place(self) -> usize;
}

macro_rules! cards {
    ($($(#[$doc:meta])* $name:ident $letter:literal $count:literal $ts:literal)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = $ts))]
        pub struct $name(u8);

        impl $name {
            /// Its number as printed, from 1.
            #[inline]
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            #[inline]
            pub(crate) const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl CardId for $name {
            const COUNT: usize = $count;

            #[inline]
            fn nth(index: usize) -> Self {
                Self((index % $count) as u8)
            }

            #[inline]
            fn place(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{:02}", $letter, self.number())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let number = text.strip_prefix($letter).filter(|digits| digits.len() == 2);
                let number = number.and_then(|digits| digits.parse::<u8>().ok());
                match number {
                    Some(number @ 1..=$count) => Ok(Self(number - 1)),
                    _ => Err(NotationError::new(format!(
                        "`{text}` is no card: write {}01 to {}{}", $letter, $letter, $count
                    ))),
                }
            }
        }

        serde_by_notation!($name);
    )*};
}

cards! {
    /// An Attack card, A01 to A27.
    AttackCard "A" 27 "CityAttackCard"
    /// A Defence card, D01 to D27.
    DefenceCard "D" 27 "CityDefenceCard"
    /// A Shot card, S01 to S26.
    ShotCard "S" 26 "CityShotCard"
    /// A Save card, K01 to K26.
    SaveCard "K" 26 "CitySaveCard"
}

/// A set of cards of one deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<C>(u32, PhantomData<C>);

impl<C: CardId> Pile<C> {
    /// No card.
    pub const NONE: Self = Self(0, PhantomData);
    /// The whole deck.
    pub const ALL: Self = Self((1 << C::COUNT) - 1, PhantomData);

    /// Whether the card is in it.
    #[inline]
    #[must_use]
    pub fn contains(self, card: C) -> bool {
        self.0 >> card.place() & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: C) {
        self.0 |= 1 << card.place();
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: C) {
        self.0 &= !(1 << card.place());
    }

    /// Whether it has no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards it has.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }

    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }

    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Its cards, by rising number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = C> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let low = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(C::nth(low as usize))
        })
    }

    /// Its card number `n`, counted from 0.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Option<C> {
        self.iter().nth(n)
    }
}

impl<C: CardId> Default for Pile<C> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<C: CardId> FromIterator<C> for Pile<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut pile = Self::NONE;
        for card in cards {
            pile.insert(card);
        }
        pile
    }
}

impl<C: CardId> fmt::Debug for Pile<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for card in self.iter() {
            write!(f, "{card} ")?;
        }
        Ok(())
    }
}

impl<C: CardId + Serialize> Serialize for Pile<C> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, C: CardId + Deserialize<'de>> Deserialize<'de> for Pile<C> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<C>::deserialize(deserializer)?.into_iter().collect())
    }
}

word_enum! {
    /// A Ball card as it is printed.
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "ts", ts(rename = "CityBallCard"))]
    pub enum BallCard {
        /// Short.
        Short = "short",
        /// Medium.
        Medium = "medium",
        /// Long.
        Long = "long",
        /// CITY-ACE-1 Without a printed value.
        Plain = "plain",
    }
}

impl BallCard {
    pub(crate) const ALL: [Self; 4] = [Self::Short, Self::Medium, Self::Long, Self::Plain];
}

impl From<BallValue> for BallCard {
    fn from(value: BallValue) -> Self {
        match value {
            BallValue::Short => Self::Short,
            BallValue::Medium => Self::Medium,
            BallValue::Long => Self::Long,
        }
    }
}

/// Ball cards, counted by what is printed on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityBalls"))]
pub struct Balls {
    /// Short ones.
    pub short: u8,
    /// Medium ones.
    pub medium: u8,
    /// Long ones.
    pub long: u8,
    /// Those without a value.
    pub plain: u8,
}

impl Balls {
    pub(crate) const fn new(short: u8, medium: u8, long: u8, plain: u8) -> Self {
        Self {
            short,
            medium,
            long,
            plain,
        }
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.short + self.medium + self.long + self.plain
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many there are of one kind.
    #[inline]
    #[must_use]
    pub const fn of(self, card: BallCard) -> u8 {
        match card {
            BallCard::Short => self.short,
            BallCard::Medium => self.medium,
            BallCard::Long => self.long,
            BallCard::Plain => self.plain,
        }
    }

    #[inline]
    fn count(&mut self, card: BallCard) -> &mut u8 {
        match card {
            BallCard::Short => &mut self.short,
            BallCard::Medium => &mut self.medium,
            BallCard::Long => &mut self.long,
            BallCard::Plain => &mut self.plain,
        }
    }

    #[inline]
    pub(crate) fn add(&mut self, card: BallCard, count: u8) {
        let held = self.count(card);
        *held = held.saturating_add(count);
    }

    #[inline]
    pub(crate) fn take(&mut self, card: BallCard, count: u8) {
        let held = self.count(card);
        *held = held.saturating_sub(count);
    }

    /// The cards one by one.
    pub(crate) fn iter(self) -> impl Iterator<Item = BallCard> {
        BallCard::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.of(card))))
    }
}

/// CITY-HAND-7 How many cards a Discard keeps at most.
pub(crate) const KEPT_MAX: u8 = 2;

/// The cards of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityHand"))]
pub struct Hand {
    /// Attack cards.
    #[cfg_attr(feature = "ts", ts(type = "Array<CityAttackCard>"))]
    pub attack: Pile<AttackCard>,
    /// Defence cards.
    #[cfg_attr(feature = "ts", ts(type = "Array<CityDefenceCard>"))]
    pub defence: Pile<DefenceCard>,
    /// Shot cards.
    #[cfg_attr(feature = "ts", ts(type = "Array<CityShotCard>"))]
    pub shot: Pile<ShotCard>,
    /// Ball cards.
    pub ball: Balls,
}

impl Hand {
    /// Whether it holds a card.
    #[inline]
    #[must_use]
    pub fn holds(&self, card: Card) -> bool {
        match card {
            Card::Attack(card) => self.attack.contains(card),
            Card::Defence(card) => self.defence.contains(card),
            Card::Shot(card) => self.shot.contains(card),
            Card::Ball(card) => self.ball.of(card) > 0,
        }
    }

    pub(crate) fn add(&mut self, card: Card) {
        match card {
            Card::Attack(card) => self.attack.insert(card),
            Card::Defence(card) => self.defence.insert(card),
            Card::Shot(card) => self.shot.insert(card),
            Card::Ball(card) => self.ball.add(card, 1),
        }
    }

    pub(crate) fn take(&mut self, card: Card) {
        match card {
            Card::Attack(card) => self.attack.remove(card),
            Card::Defence(card) => self.defence.remove(card),
            Card::Shot(card) => self.shot.remove(card),
            Card::Ball(card) => self.ball.take(card, 1),
        }
    }

    /// How many cards of each kind.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            attack: self.attack.len(),
            defence: self.defence.len(),
            shot: self.shot.len(),
            ball: self.ball.len(),
        }
    }

    /// All its cards: Attack, Defence, Shot, Ball.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let Self {
            attack,
            defence,
            shot,
            ball,
        } = *self;
        (attack.iter().map(Card::Attack))
            .chain(defence.iter().map(Card::Defence))
            .chain(shot.iter().map(Card::Shot))
            .chain(ball.iter().map(Card::Ball))
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::default();
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

/// How many cards of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityCounts"))]
pub struct Counts {
    /// Attack cards.
    pub attack: u8,
    /// Defence cards.
    pub defence: u8,
    /// Shot cards.
    pub shot: u8,
    /// Ball cards.
    pub ball: u8,
}

/// A card that can be in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "CityCard"))]
pub enum Card {
    /// An Attack card.
    Attack(AttackCard),
    /// A Defence card.
    Defence(DefenceCard),
    /// A Shot card.
    Shot(ShotCard),
    /// A Ball card.
    Ball(BallCard),
}

impl Card {
    /// Whether it is a Ball card.
    pub(crate) const fn is_ball(self) -> bool {
        matches!(self, Self::Ball(_))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attack(card) => card.fmt(f),
            Self::Defence(card) => card.fmt(f),
            Self::Shot(card) => card.fmt(f),
            Self::Ball(card) => card.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes().first() {
            Some(b'A') => text.parse().map(Self::Attack),
            Some(b'D') => text.parse().map(Self::Defence),
            Some(b'S') => text.parse().map(Self::Shot),
            _ => text.parse().map(Self::Ball),
        }
    }
}

serde_by_notation!(Card);

word_enum! {
    /// A deck of which coaches hold cards.
    #[cfg_attr(feature = "ts", ts(rename = "CityDeck"))]
    pub enum Deck {
        /// Attack cards.
        Attack = "attack",
        /// Defence cards.
        Defence = "defence",
        /// Shot cards.
        Shot = "shot",
        /// Ball cards.
        Ball = "ball",
    }
}

impl Deck {
    pub(crate) const ALL: [Self; 4] = [Self::Attack, Self::Defence, Self::Shot, Self::Ball];

    /// The deck of a card.
    pub(crate) const fn of(card: Card) -> Self {
        match card {
            Card::Attack(_) => Self::Attack,
            Card::Defence(_) => Self::Defence,
            Card::Shot(_) => Self::Shot,
            Card::Ball(_) => Self::Ball,
        }
    }
}
