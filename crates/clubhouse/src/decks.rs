//! The decks of any game: what people build at home and bring to a match.

use std::marker::PhantomData;

use engine::{Breach, DeckReport as _, Decks, OptionRefusal, OptionValues, ReadyDeck};
use serde_json::value::{RawValue, to_raw_value};

/// The decks of a game of any rules. Only the game knows what they are made of and on which options they depend.
pub trait AnyDecks: Sync {
    /// Everything decks are made of, as JSON by the game's own type.
    fn pool(&self) -> Box<RawValue>;
    /// The ready-made decks, those for beginners first.
    fn ready(&self) -> Vec<ReadyDeck>;
    /// Checks a deck, given as its short text or the id of a ready-made one, against options of the match that it is
    /// meant for.
    ///
    /// # Errors
    /// If a term is no option on which decks depend, or cannot have this value.
    fn check(&self, text: &str, terms: &OptionValues) -> Result<DeckReport, OptionRefusal>;
    /// Reads the files of the cards once more, and says how many there are. Nothing where decks are made of something
    /// else.
    fn read_files(&self) -> Option<usize>;
}

/// What a check of a deck tells.
#[derive(Clone, Debug)]
pub struct DeckReport {
    /// Every clause that it breaks.
    pub breaches: Vec<Breach>,
    /// Its short text; empty if it cannot be read.
    pub text: String,
    /// The whole report, figures included, as JSON by the game's own type.
    pub json: Box<RawValue>,
}

/// The decks of one game.
pub(crate) struct DecksOf<G>(pub(crate) PhantomData<fn() -> G>);

impl<G: Decks> AnyDecks for DecksOf<G> {
    fn pool(&self) -> Box<RawValue> {
        to_raw_value(G::pool()).expect("a pool is plain data")
    }

    fn ready(&self) -> Vec<ReadyDeck> {
        G::ready()
    }

    fn check(&self, text: &str, terms: &OptionValues) -> Result<DeckReport, OptionRefusal> {
        let report = G::check(text, terms)?;
        Ok(DeckReport {
            breaches: report.breaches().to_vec(),
            text: report.text().to_owned(),
            json: to_raw_value(&report).expect("a report is plain data"),
        })
    }

    fn read_files(&self) -> Option<usize> {
        G::read_files()
    }
}
