//! The decks of games that are played with them, whichever game it is.

use serde_json::value::{RawValue, to_raw_value};
use social_soccer::{CardFiles, Pool, ProfileName, decks, pool};

use crate::Clause;

/// The decks of a game.
pub trait Decks: Sync {
    /// Everything decks are made of, as JSON by the game's own type.
    fn pool(&self) -> Box<RawValue>;
    /// Reads the files of the pool once more, as the first use of it does, and says how many cards decks are made of.
    fn read_files(&self) -> usize;
    /// The names of the construction profiles, the standard one first.
    fn profiles(&self) -> Vec<&'static str>;
    /// The ready-made decks, those for beginners first.
    fn ready(&self) -> Vec<ReadyDeck>;
    /// Checks a deck, given as its short text or the id of a ready-made one.
    ///
    /// # Errors
    /// If there are no such terms.
    fn check(&self, text: &str, terms: &DeckTerms) -> Result<DeckReport, UnknownTerms>;
}

/// What a deck is checked against. What is not said is as in the standard game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckTerms {
    /// The construction profile.
    pub profile: Option<String>,
    /// How many players without a team there may be.
    pub extra_limit: Option<u8>,
}

/// There are no such terms.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct UnknownTerms(pub String);

/// A ready-made deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadyDeck {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The profile it is built by.
    pub profile: &'static str,
    /// What to expect of it.
    pub about: &'static str,
    /// Its short text.
    pub text: String,
}

/// What a check of a deck tells.
#[derive(Clone, Debug)]
pub struct DeckReport {
    /// Every clause that it breaks.
    pub breaches: Vec<DeckBreach>,
    /// Its short text; empty if it cannot be read.
    pub text: String,
    /// The whole report, figures included, as JSON by the game's own type.
    pub json: Box<RawValue>,
}

/// A clause that a deck breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckBreach {
    /// The clause.
    pub clause: Clause,
    /// The plain sentence.
    pub detail: String,
}

/// The decks of SocialSoccer.
pub(crate) struct SocialDecks;

const SOCIAL_PROFILES: [ProfileName; 3] = [
    ProfileName::Standard30,
    ProfileName::Loose30,
    ProfileName::Intro40,
];

impl Decks for SocialDecks {
    fn pool(&self) -> Box<RawValue> {
        to_raw_value(pool()).expect("a pool is plain data")
    }

    fn read_files(&self) -> usize {
        let pool = Pool::read(&CardFiles::BUILT_IN).expect("a test reads the built-in files");
        pool.cards.len()
    }

    fn profiles(&self) -> Vec<&'static str> {
        SOCIAL_PROFILES.map(ProfileName::word).to_vec()
    }

    fn ready(&self) -> Vec<ReadyDeck> {
        let decks = pool().decks.iter();
        decks
            .map(|ready| ReadyDeck {
                id: &ready.id,
                name: &ready.name,
                profile: ready.profile.word(),
                about: &ready.about,
                text: ready.deck.text(),
            })
            .collect()
    }

    fn check(&self, text: &str, terms: &DeckTerms) -> Result<DeckReport, UnknownTerms> {
        let profile = match &terms.profile {
            None => SOCIAL_PROFILES[0],
            Some(name) => name.parse().map_err(|_| {
                let known = self.profiles().join(", ");
                UnknownTerms(format!("there is no profile `{name}`; there is: {known}"))
            })?,
        };
        let extra_limit = terms.extra_limit.unwrap_or(1);
        if extra_limit > 10 {
            return Err(UnknownTerms("a TEAM has room for ten Extras at most".to_owned()));
        }
        let report = decks::check(text, profile, extra_limit);
        Ok(DeckReport {
            breaches: report
                .breaches
                .iter()
                .map(|breach| DeckBreach {
                    clause: breach.clause,
                    detail: breach.detail.clone(),
                })
                .collect(),
            text: report.text.clone(),
            json: to_raw_value(&report).expect("a report is plain data"),
        })
    }
}
