//! The two decks: colours, cards and sets of cards. What is printed on them stands in `faces.rs`.
//!
//! FLIP-COMP-1 two decks of 53 double-sided cards. FLIP-COMP-2 the four instruction cards are help pages and take no
//! part in play. FLIP-INFO-1 both deck lists are public: they are `data/cards.csv`.

use std::{fmt, str::FromStr};

use engine::{NotationError, deserialize_by_notation, serde_by_notation};
use serde::{Deserialize, Serialize};

use crate::{
    faces::{FACES, Face},
    notation::Name,
};

/// Cards in a deck (FLIP-COMP-1).
pub const DECK: usize = 53;

/// FLIP-ASIDE-6 The ready-made eights, by card number.
pub const SET_ASIDE_PRESETS: [(&str, [u8; 8]); 5] = [
    ("strongest", [7, 17, 18, 33, 36, 37, 43, 53]),
    ("attacking", [1, 22, 29, 33, 36, 43, 49, 53]),
    ("defensive", [2, 7, 30, 32, 37, 38, 43, 52]),
    ("open", [1, 21, 22, 29, 34, 41, 48, 49]),
    ("tight", [6, 10, 23, 30, 32, 38, 51, 52]),
];

/// The colour of a deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipColour"))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The red team.
    Red,
    /// The blue team.
    Blue,
}

impl Colour {
    /// The other deck.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }
}

/// A card by its name, whether or not such a card is in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardName {
    /// A card of the box: `R01` to `R53`, `B01` to `B53`.
    Known(Card),
    /// Anything else that a coach may call a card, such as `R54` or `G01`.
    Unknown(Name),
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(card) => card.fmt(f),
            Self::Unknown(name) => name.fmt(f),
        }
    }
}

impl FromStr for CardName {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse() {
            Ok(card) => Ok(Self::Known(card)),
            Err(_) => text.parse().map(Self::Unknown),
        }
    }
}

/// A card of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "FlipCard"))]
pub struct Card(u8);

impl Card {
    /// The card of this deck with this number, 1 to 53.
    #[must_use]
    pub fn new(colour: Colour, number: u8) -> Option<Self> {
        (1..=DECK as u8)
            .contains(&number)
            .then(|| Self(colour as u8 * DECK as u8 + number - 1))
    }

    /// Its deck.
    #[inline]
    #[must_use]
    pub fn colour(self) -> Colour {
        if (self.0 as usize) < DECK {
            Colour::Red
        } else {
            Colour::Blue
        }
    }

    /// Its number, 1 to 53.
    #[inline]
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 % DECK as u8 + 1
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> CardName {
        CardName::Known(self)
    }

    /// Gives `tell` the name as it is written. Every view names dozens of cards, so it is not formatted.
    fn written<T>(self, tell: impl FnOnce(&str) -> T) -> T {
        let letter = match self.colour() {
            Colour::Red => b'R',
            Colour::Blue => b'B',
        };
        let name = [letter, b'0' + self.number() / 10, b'0' + self.number() % 10];
        tell(str::from_utf8(&name).expect("a letter and two digits"))
    }

    /// Both its sides.
    #[inline]
    #[must_use]
    pub fn face(self) -> &'static Face {
        &FACES[self.0 as usize]
    }

    /// All cards of a deck, ascending.
    pub fn deck(colour: Colour) -> impl Iterator<Item = Self> {
        (1..=DECK as u8).filter_map(move |number| Self::new(colour, number))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written(|name| f.write_str(name))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let card = match text.as_bytes() {
            [b'R', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => Some((Colour::Red, tens, ones)),
            [b'B', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => Some((Colour::Blue, tens, ones)),
            _ => None,
        };
        card.and_then(|(colour, tens, ones)| Self::new(colour, (tens - b'0') * 10 + (ones - b'0')))
            .ok_or_else(|| NotationError::new(format!("`{text}` is no card: write R01 to R53 or B01 to B53")))
    }
}

/// A set of cards of one deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);
    /// A whole deck.
    pub const ALL: Self = Self((1 << DECK) - 1);

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> (card.number() - 1) & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << (card.number() - 1);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << (card.number() - 1));
    }

    /// The number of cards.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards of both sets.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The card after so many, ascending.
    #[must_use]
    pub fn nth(self, skipped: usize, colour: Colour) -> Option<Card> {
        let bits = (0..skipped).fold(self.0, |bits, _| bits & bits.wrapping_sub(1));
        Self(bits).cards(colour).next()
    }

    /// The cards as a list of those of a deck, ascending.
    #[must_use]
    pub fn to_vec(self, colour: Colour) -> Vec<Card> {
        let mut list = Vec::with_capacity(self.len());
        list.extend(self.cards(colour));
        list
    }

    /// The cards as those of a deck, ascending.
    #[inline]
    pub fn cards(self, colour: Colour) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let number = bits.trailing_zeros() as u8;
            bits &= bits.wrapping_sub(1);
            (number < DECK as u8).then(|| Card(colour as u8 * DECK as u8 + number))
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

serde_by_notation!(CardName);
deserialize_by_notation!(Card);

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written(|name| serializer.serialize_str(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The browser draws the ready-made eights from the data file.
    #[test]
    fn the_data_file_holds_the_same_eights() {
        let rows = include_str!("../data/presets.csv").lines().skip(1);
        let read: Vec<(&str, Vec<u8>)> = rows
            .map(|row| row.split_once(',').expect("a name and its numbers"))
            .map(|(name, numbers)| (name, numbers.split(' ').flat_map(str::parse).collect()))
            .collect();
        assert_eq!(
            read,
            SET_ASIDE_PRESETS.map(|(name, numbers)| (name, numbers.to_vec()))
        );
    }
}
