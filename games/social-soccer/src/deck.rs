//! A deck as somebody wrote it down, legal or not: its short text, which fits a chat message.

use std::{fmt, fmt::Write as _, str::FromStr};

use engine::{Breach, NotationError, serde_by_notation};

use crate::{
    cards::{CardId, PlayerId},
    pool::pool,
};

/// A TEAM and a STRATEGY deck, sorted by id.
///
/// ```
/// let deck: social_soccer::Deck = "EFFORT-START-30".parse().unwrap();
/// assert_eq!(deck.team.len(), 10);
/// assert_eq!(deck.text().parse::<social_soccer::Deck>().unwrap(), deck);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "SocialDeck"))]
pub struct Deck {
    /// The PLAYER cards.
    pub team: Vec<PlayerId>,
    /// The STRATEGY cards.
    pub strategy: Vec<CardId>,
}

serde_by_notation!(Deck);

/// No text of a deck is longer, and none names more cards.
pub(crate) const TEXT_BYTES_MAX: usize = 1000;
const CARDS_MAX: usize = 120;

impl Deck {
    /// The short text: the players, a bar, the cards with their copies. Three ids or more in a row are written as a run.
    #[must_use]
    pub fn text(&self) -> String {
        let players: Vec<(String, usize)> = counted(&self.team);
        let cards: Vec<(String, usize)> = counted(&self.strategy);
        format!("{} | {}", words(&players), words(&cards))
    }

    pub(crate) fn sort(&mut self) {
        self.team.sort_unstable();
        self.strategy.sort_unstable();
    }

    /// Reads a ready-made deck's id or a deck's short text.
    ///
    /// # Errors
    /// Every word that cannot stand there, with its clause.
    pub fn read(text: &str) -> Result<Self, Vec<Breach>> {
        if let Some(ready) = pool().decks.iter().find(|ready| ready.id == text.trim()) {
            return Ok(ready.deck.clone());
        }
        let mut breaches = Vec::new();
        let mut wrong = |clause, detail| breaches.push(Breach::new(clause, detail));
        if text.len() > TEXT_BYTES_MAX {
            wrong(
                "SOCIAL-DECK-14",
                format!("a deck has at most {TEXT_BYTES_MAX} letters"),
            );
            return Err(breaches);
        }
        let mut deck = Self::default();
        let Some((team, strategy)) = text.split_once('|') else {
            wrong(
                "SOCIAL-DECK-14",
                "a deck is written as its players, a bar and its cards: PE01..PE10 | 3xES01 2xNS05".into(),
            );
            return Err(breaches);
        };
        for (copies, id) in listed(team) {
            match (id.parse::<PlayerId>(), id.parse::<CardId>()) {
                (Ok(player), _) => deck.team.extend(std::iter::repeat_n(player, copies)),
                (_, Ok(_)) => wrong("SOCIAL-DECK-1", format!("{id} is no PLAYER card")),
                _ => wrong("SOCIAL-DECK-14", format!("there is no card `{id}`")),
            }
        }
        for (copies, id) in listed(strategy) {
            match (id.parse::<CardId>(), id.parse::<PlayerId>()) {
                (Ok(card), _) => deck.strategy.extend(std::iter::repeat_n(card, copies)),
                (_, Ok(_)) => wrong(
                    "SOCIAL-DECK-3",
                    format!("{id} is a PLAYER card and cannot be in the STRATEGY deck"),
                ),
                _ => wrong("SOCIAL-DECK-14", format!("there is no card `{id}`")),
            }
        }
        if deck.team.len() + deck.strategy.len() > CARDS_MAX {
            wrong(
                "SOCIAL-DECK-14",
                format!("a deck of more than {CARDS_MAX} cards is not read"),
            );
        }
        deck.sort();
        if breaches.is_empty() {
            Ok(deck)
        } else {
            Err(breaches)
        }
    }
}

fn counted<T: PartialEq + fmt::Display>(ids: &[T]) -> Vec<(String, usize)> {
    let groups = ids.chunk_by(PartialEq::eq);
    groups.map(|group| (group[0].to_string(), group.len())).collect()
}

/// `PE01..PE10 3xES01 NS05`
fn words(counted: &[(String, usize)]) -> String {
    let mut text = String::new();
    let runs = counted.chunk_by(|(id, copies), (next, others)| {
        *copies == 1 && *others == 1 && follower(id).as_ref() == Some(next)
    });
    for run in runs {
        let (first, last) = (&run[0].0, &run[run.len() - 1].0);
        if run.len() > 2 {
            let _ = write!(text, " {first}..{last}");
            continue;
        }
        for (id, copies) in run {
            let _ = match copies {
                1 => write!(text, " {id}"),
                _ => write!(text, " {copies}x{id}"),
            };
        }
    }
    text.trim_start().to_owned()
}

/// The id after this one: `PE02` after `PE01`.
fn follower(id: &str) -> Option<String> {
    let (prefix, number) = id.split_at_checked(2)?;
    let number: u32 = number.parse().ok()?;
    Some(format!("{prefix}{:02}", number + 1))
}

/// The words of one part with their copies; runs are spelled out, commas are as good as spaces.
fn listed(part: &str) -> Vec<(usize, String)> {
    let mut listed = Vec::new();
    for word in part
        .split([' ', ',', '\t', '\n', '\r'])
        .filter(|word| !word.is_empty())
    {
        let (copies, ids) = match word.split_once('x') {
            Some((copies, ids)) if copies.parse::<u8>().is_ok() => (copies.parse().unwrap_or(1), ids),
            _ => (1, word),
        };
        let copies = usize::from(copies.min(100_u8));
        let Some((first, last)) = ids.split_once("..") else {
            listed.push((copies, ids.to_owned()));
            continue;
        };
        let mut id = first.to_owned();
        for _ in 0..CARDS_MAX {
            listed.push((copies, id.clone()));
            match follower(&id) {
                Some(next) if id != last => id = next,
                _ => break,
            }
        }
    }
    listed
}

/// A ready-made deck by its id, any other by its short text.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match pool().decks.iter().find(|ready| ready.deck == *self) {
            Some(ready) => f.write_str(&ready.id),
            None => f.write_str(&self.text()),
        }
    }
}

impl FromStr for Deck {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read(text).map_err(|breaches| {
            let details: Vec<String> = breaches.into_iter().map(|breach| breach.detail).collect();
            NotationError::new(details.join("; "))
        })
    }
}
