//! The pool: every card, banner, profile and ready-made deck, read from data files and checked.

mod read;
mod rows;

use std::sync::LazyLock;

use engine::word_enum;
use serde::Serialize;

pub use read::{CardFileError, CardFiles};

use crate::{
    cards::{CardId, PlayerCard, PlayerId, StrategyCard, TeamValue},
    deck::Deck,
    effect::Step,
};

/// Everything decks are made of.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialPool"))]
pub struct Pool {
    /// The PLAYER cards.
    pub players: Vec<PlayerCard>,
    /// The STRATEGY cards.
    pub cards: Vec<StrategyCard>,
    /// SOCIAL-BAN-3 The banners.
    pub banners: Vec<BannerCard>,
    /// SOCIAL-DECK-4 to SOCIAL-DECK-6 The construction profiles.
    pub profiles: Vec<Profile>,
    /// SOCIAL-DECK-15 The ready-made decks, starters first.
    pub decks: Vec<ReadyDeck>,
    /// The line-ups by which examples are told, in slot order.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) line_ups: Vec<(String, [PlayerId; 10])>,
}

word_enum! {
    /// SOCIAL-BAN-2 The value under which a TEAM unites.
    #[cfg_attr(feature = "ts", ts(rename = "SocialBanner"))]
    pub enum Banner {
        /// EFFORT alone.
        Effort = "EFFORT",
        /// KINDNESS alone.
        Kindness = "KINDNESS",
        /// EMPATHY alone.
        Empathy = "EMPATHY",
        /// EFFORT and KINDNESS.
        Solidarity = "SOLIDARITY",
        /// EFFORT and EMPATHY.
        Respect = "RESPECT",
        /// KINDNESS and EMPATHY.
        Trust = "TRUST",
        /// All three.
        FairPlay = "FAIR_PLAY",
    }
}

/// SOCIAL-BAN-3, SOCIAL-BAN-4 A banner and its perk.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialBannerCard"))]
pub struct BannerCard {
    /// The banner on the card.
    pub banner: Banner,
    /// The values that it unites.
    pub values: Vec<TeamValue>,
    /// Its colour.
    pub colour: String,
    /// Its crest.
    pub crest: String,
    /// Its motto.
    pub motto: String,
    /// The perk in words.
    pub perk_text: String,
    /// The perk.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub perk: Step,
}

word_enum! {
    /// The name of a construction profile.
    #[cfg_attr(feature = "ts", ts(rename = "SocialProfileName"))]
    pub enum ProfileName {
        /// SOCIAL-DECK-4, SOCIAL-CONTRA-1, SOCIAL-CONTRA-2 Thirty cards, three copies.
        Standard30 = "standard30",
        /// SOCIAL-DECK-5 Thirty cards, four copies.
        Loose30 = "loose30",
        /// SOCIAL-DECK-6 Forty cards, four copies.
        Intro40 = "intro40",
    }
}

/// How decks are built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialProfile"))]
pub struct Profile {
    /// Its name.
    pub name: ProfileName,
    /// SOCIAL-DECK-1 Players of a TEAM.
    pub players: u8,
    /// Cards of a STRATEGY deck.
    pub cards: u8,
    /// Copies of a card, at most.
    pub copies: u8,
    /// SOCIAL-DECK-7 Cards of a value that each player of that value allows.
    pub per_player: u8,
}

/// A ready-made deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialReadyDeck"))]
pub struct ReadyDeck {
    /// Its id, such as `EFFORT-START-30`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The profile it is built by.
    pub profile: ProfileName,
    /// Whether it is one of the starter decks.
    pub starter: bool,
    /// What to expect of it.
    pub about: String,
    /// Its cards in full.
    #[serde(serialize_with = "in_full")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub deck: Deck,
}

fn in_full<S: serde::Serializer>(deck: &Deck, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&deck.text())
}

static BUILT_IN: LazyLock<Pool> =
    LazyLock::new(|| Pool::read(&CardFiles::BUILT_IN).expect("a test reads the built-in files"));

/// The built-in pool, read once.
#[inline]
#[must_use]
pub fn pool() -> &'static Pool {
    &BUILT_IN
}

impl Pool {
    /// The PLAYER card with this id.
    #[must_use]
    pub fn player(&self, id: &str) -> Option<PlayerId> {
        let at = self.players.iter().position(|card| card.id == id)?;
        Some(PlayerId(at as u8))
    }

    /// The STRATEGY card with this id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<CardId> {
        let at = self.cards.iter().position(|card| card.id == id)?;
        Some(CardId(at as u8))
    }

    /// All PLAYER cards.
    pub fn player_ids(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.players.len()).map(|at| PlayerId(at as u8))
    }

    /// All STRATEGY cards.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len()).map(|at| CardId(at as u8))
    }

    /// The profile of this name.
    ///
    /// # Panics
    /// Never: reading checks that every profile is there.
    #[must_use]
    pub fn profile(&self, name: ProfileName) -> &Profile {
        self.profiles
            .iter()
            .find(|profile| profile.name == name)
            .expect("every profile is there")
    }

    /// The banner's card.
    ///
    /// # Panics
    /// Never: reading checks that every banner is there.
    #[inline]
    #[must_use]
    pub fn banner(&self, banner: Banner) -> &BannerCard {
        self.banners
            .iter()
            .find(|card| card.banner == banner)
            .expect("every banner is there")
    }
}
