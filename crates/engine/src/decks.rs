//! What people build at home and bring to a match: decks of cards, teams of footballers.

use serde::{Serialize, de::DeserializeOwned};

use crate::{Clause, OptionRefusal, OptionSpec, OptionValues, read_options};

/// A game that is played with decks of one's own. A deck is whatever its players build, cards or footballers.
///
/// ```
/// use engine::{Breach, Clause, DeckReport, Decks, OptionRefusal, OptionValues, ReadyDeck};
///
/// /// A game with packs of numbers, none of them greater than nine.
/// struct Numbers;
///
/// #[derive(serde::Serialize)]
/// struct Report {
///     breaches: Vec<Breach>,
///     text: String,
/// }
///
/// impl DeckReport for Report {
///     fn breaches(&self) -> &[Breach] {
///         &self.breaches
///     }
///     fn text(&self) -> &str {
///         &self.text
///     }
/// }
///
/// impl Decks for Numbers {
///     type Pool = [u8; 9];
///     type Report = Report;
///
///     fn pool() -> &'static [u8; 9] {
///         &[1, 2, 3, 4, 5, 6, 7, 8, 9]
///     }
///     fn ready() -> Vec<ReadyDeck> {
///         Vec::new()
///     }
///     fn check(text: &str, _terms: &OptionValues) -> Result<Report, OptionRefusal> {
///         let numbers = text.split(' ').map(str::parse).collect::<Result<Vec<u8>, _>>();
///         let breaches = match &numbers {
///             Ok(numbers) if numbers.iter().all(|number| Self::pool().contains(number)) => Vec::new(),
///             _ => vec![Breach::new("NUMBERS-1", "a pack is made of the numbers 1 to 9")],
///         };
///         let text = numbers.map_or(String::new(), |_| text.to_owned());
///         Ok(Report { breaches, text })
///     }
/// }
///
/// let standard = OptionValues::new();
/// assert!(Numbers::check("3 4 5", &standard).unwrap().breaches().is_empty());
/// assert_eq!(Numbers::check("3 40", &standard).unwrap().breaches()[0].clause, Clause("NUMBERS-1"));
/// ```
pub trait Decks {
    /// Everything decks are made of.
    type Pool: Serialize + 'static;
    /// What a check of a deck tells.
    type Report: DeckReport;

    /// Everything decks are made of.
    fn pool() -> &'static Self::Pool;
    /// The ready-made decks, those for beginners first.
    fn ready() -> Vec<ReadyDeck>;
    /// Checks a deck, given as its short text or the id of a ready-made one, against the options of the match that it
    /// is meant for. What is not said of them is as in the standard game.
    ///
    /// # Errors
    /// If a term is no option on which decks depend, or cannot have this value.
    fn check(text: &str, terms: &OptionValues) -> Result<Self::Report, OptionRefusal>;
    /// Reads the files of the cards once more, as the first use of them does, and says how many there are. Nothing where
    /// decks are made of something else.
    fn read_files() -> Option<usize> {
        None
    }
}

/// What every check of a deck tells, whichever game it is; a game adds its figures.
///
/// ```
/// use engine::{Breach, DeckReport};
///
/// #[derive(serde::Serialize)]
/// struct TooFew {
///     breaches: [Breach; 1],
/// }
///
/// impl DeckReport for TooFew {
///     fn breaches(&self) -> &[Breach] {
///         &self.breaches
///     }
///     fn text(&self) -> &str {
///         "3 4 5"
///     }
/// }
///
/// let report = TooFew { breaches: [Breach::new("NUMBERS-2", "a pack has nine numbers")] };
/// assert_eq!(report.breaches().len(), 1);
/// ```
pub trait DeckReport: Serialize {
    /// Every clause that the deck breaks.
    fn breaches(&self) -> &[Breach];
    /// Its short text; empty if it cannot be read.
    fn text(&self) -> &str;
}

/// A ready-made deck.
///
/// ```
/// let deck = engine::ReadyDeck {
///     id: "EFFORT-START",
///     name: "Effort",
///     kind: "starter",
///     about: "runs, and runs again".to_owned(),
///     text: "PE01 | NS01".to_owned(),
/// };
/// assert!(serde_json::to_string(&deck).unwrap().contains("EFFORT-START"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadyDeck {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What kind it is, in a word of the game.
    pub kind: &'static str,
    /// What to expect of it.
    pub about: String,
    /// Its short text.
    pub text: String,
}

/// A clause that a deck breaks.
///
/// ```
/// let breach = engine::Breach::new("CARDS-1", "31 cards instead of 30");
/// assert_eq!(breach.clause.to_string(), "CARDS-1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DeckBreach"))]
pub struct Breach {
    /// The clause.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub clause: Clause,
    /// The plain sentence.
    pub detail: String,
}

impl Breach {
    /// The clause with this id is broken.
    pub fn new(clause: &'static str, detail: impl Into<String>) -> Self {
        Self {
            clause: Clause(clause),
            detail: detail.into(),
        }
    }
}

impl From<Breach> for OptionRefusal {
    fn from(Breach { clause, detail }: Breach) -> Self {
        Self { clause, detail }
    }
}

/// Reads the terms of a deck: those options of a match, by name, on which decks depend.
///
/// ```
/// use engine::{Clause, OptionDefault, OptionKind, OptionSpec, OptionValues, read_terms};
///
/// #[derive(serde::Deserialize)]
/// struct Terms {
///     cards: u8,
/// }
///
/// let number = |name, default| OptionSpec {
///     name,
///     kind: OptionKind::Range { zero_is_off: false, min: 1, max: 40 },
///     default: OptionDefault::Number(default),
///     house: false,
///     clause: Clause("CARDS-1"),
/// };
/// let specs = [number("cards", 30), number("minutes", 10)];
/// let read = |values: &OptionValues| read_terms::<Terms>(&specs, &["cards"], Clause("MATCH-1"), values);
/// assert_eq!(read(&OptionValues::new()).unwrap().cards, 30);
/// assert_eq!(read(&OptionValues::from([("cards".to_owned(), "20".into())])).unwrap().cards, 20);
/// let refusal = read(&OptionValues::from([("minutes".to_owned(), "20".into())])).err().unwrap();
/// assert_eq!(refusal.detail, "`minutes` is no term of a deck: there is cards");
/// ```
///
/// # Errors
/// The first term that is refused, in the order of the names; what is no term under the clause `unknown`.
pub fn read_terms<T: DeserializeOwned>(
    specs: &[OptionSpec],
    names: &[&str],
    unknown: Clause,
    terms: &OptionValues,
) -> Result<T, OptionRefusal> {
    if let Some(name) = terms.keys().find(|name| !names.contains(&name.as_str())) {
        return Err(OptionRefusal {
            clause: unknown,
            detail: format!("`{name}` is no term of a deck: there is {}", names.join(", ")),
        });
    }
    let specs: Vec<OptionSpec> = specs
        .iter()
        .filter(|spec| names.contains(&spec.name))
        .cloned()
        .collect();
    read_options(&specs, unknown, terms)
}
