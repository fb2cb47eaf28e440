//! What people build at home and bring to a match, whichever game it is: decks of cards, teams of footballers.

use serde_json::value::{RawValue, to_raw_value};
use simulator_soccer::builder;
use social_soccer::{CardFiles, Pool, ProfileName, decks, pool};

use crate::Clause;

/// The decks of a game. A deck is whatever its players build: SocialSoccer's cards, Simulator Soccer's teams.
pub trait Decks: Sync {
    /// Everything decks are made of, as JSON by the game's own type.
    fn pool(&self) -> Box<RawValue>;
    /// Reads the files of the cards once more, as the first use of them does, and says how many there are. Nothing where
    /// decks are made of something else.
    fn read_files(&self) -> Option<usize> {
        None
    }
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
    /// SocialSoccer: the construction profile.
    pub profile: Option<String>,
    /// SocialSoccer: how many players without a team there may be.
    pub extra_limit: Option<u8>,
    /// Simulator Soccer: the greatest strength of a team.
    pub max_strength: Option<u8>,
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
    /// What kind it is: the profile it is built by, or its band of strength.
    pub kind: &'static str,
    /// What to expect of it.
    pub about: String,
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

    fn read_files(&self) -> Option<usize> {
        let pool = Pool::read(&CardFiles::BUILT_IN).expect("a test reads the built-in files");
        Some(pool.cards.len())
    }

    fn ready(&self) -> Vec<ReadyDeck> {
        let decks = pool().decks.iter();
        decks
            .map(|ready| ReadyDeck {
                id: &ready.id,
                name: &ready.name,
                kind: ready.profile.word(),
                about: ready.about.clone(),
                text: ready.deck.text(),
            })
            .collect()
    }

    fn check(&self, text: &str, terms: &DeckTerms) -> Result<DeckReport, UnknownTerms> {
        if terms.max_strength.is_some() {
            return Err(UnknownTerms("a deck has no strength".to_owned()));
        }
        let profile = match &terms.profile {
            None => SOCIAL_PROFILES[0],
            Some(name) => name.parse().map_err(|_| {
                let known = SOCIAL_PROFILES.map(ProfileName::word).join(", ");
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

/// The teams of Simulator Soccer.
pub(crate) struct SimulatorTeams;

/// SIM-TEAM-5 The range of the option.
const STRENGTHS: std::ops::RangeInclusive<u8> = 16..=80;

impl Decks for SimulatorTeams {
    fn pool(&self) -> Box<RawValue> {
        to_raw_value(builder::pool()).expect("a pool is plain data")
    }

    fn ready(&self) -> Vec<ReadyDeck> {
        let teams = builder::pool().teams.iter();
        teams
            .map(|team| ReadyDeck {
                id: team.id,
                name: team.name,
                kind: team.band.word(),
                about: format!("{}, strength {}", team.formation, team.strength),
                text: team.text.clone(),
            })
            .collect()
    }

    fn check(&self, text: &str, terms: &DeckTerms) -> Result<DeckReport, UnknownTerms> {
        if terms.profile.is_some() || terms.extra_limit.is_some() {
            return Err(UnknownTerms(
                "a team has a strength, but no profile and no Extras".to_owned(),
            ));
        }
        let max_strength = terms.max_strength.unwrap_or(50);
        if !STRENGTHS.contains(&max_strength) {
            return Err(UnknownTerms("the greatest strength is 16 to 80".to_owned()));
        }
        let report = builder::check(text, max_strength);
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
