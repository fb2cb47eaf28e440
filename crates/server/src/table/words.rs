//! What the tables of one match say to each other, each on its node. All of it are hints: a table that has missed one
//! finds out by looking into the store, or is told again.

use clubhouse::{BySide, Seat, Seats};
use serde::{Deserialize, Serialize};
use store::{Append, MatchId, Person, PersonId, RequestId};

use super::takebacks::Asked;

/// A step longer than this is told without its entry: whoever hears of it loads it.
const ENTRY_MAX: usize = 256 * 1024;

/// The topic of a match, and the duty of its clocks and bots.
pub(crate) fn topic(id: MatchId) -> String {
    format!("table.{id}")
}

/// Something that a table says to the others.
#[derive(Serialize, Deserialize)]
pub(crate) enum Word {
    /// A step was saved.
    Step(SavedStep),
    /// The match was changed otherwise.
    Changed,
    /// Who is at the table on one node.
    There(There),
    /// Somebody asks for a takeback, or may not have it.
    Asked {
        /// After how many steps of which revision.
        steps: u32,
        revision: u32,
        /// Nothing if it was declined.
        asked: Option<Asked>,
    },
    /// Those at these seats are told something.
    Told { seats: Vec<Seat>, text: String },
    /// Something was said; these do not hear it.
    Line {
        id: String,
        room: String,
        person: PersonId,
        text: String,
        at_ms: i64,
        apart: Vec<PersonId>,
    },
    /// Somebody is called otherwise, or has become somebody else.
    Renamed {
        from: PersonId,
        to: PersonId,
        name: String,
        member: bool,
    },
}

/// A step as another node needs it.
#[derive(Serialize, Deserialize)]
pub(crate) struct SavedStep {
    pub(super) step: u32,
    pub(super) revision: u32,
    pub(super) entry: Option<String>,
    pub(super) period_left_ms: Option<u32>,
    pub(super) clocks: Option<String>,
    /// The seat that asked for it and its request.
    pub(super) request: Option<(u8, String)>,
}

impl From<&Append> for SavedStep {
    fn from(append: &Append) -> Self {
        Self {
            step: append.step,
            revision: append.revision,
            entry: Some(&append.entry)
                .filter(|entry| entry.len() <= ENTRY_MAX)
                .cloned(),
            period_left_ms: append.period_left_ms,
            clocks: append.clocks.as_ref().map(|clocks| clocks.text.clone()),
            request: append.request.map(|(seat, id)| (seat, id.to_string())),
        }
    }
}

impl SavedStep {
    /// The request that was granted by it, if one was.
    pub(super) fn granted(&self) -> Option<(Seat, RequestId)> {
        let (seat, id) = self.request.as_ref()?;
        Some((*Seat::ALL.get(usize::from(*seat))?, id.parse().ok()?))
    }
}

/// Who is at the table on one node.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct There {
    pub(super) node: u64,
    /// Whether whoever hears it is to say the same.
    pub(super) asks: bool,
    pub(super) seats: Vec<Seat>,
    pub(super) watchers: u32,
    /// What the lines of both sides take there.
    pub(super) lag_ms: BySide<i64>,
    /// For how long the coaches of some seats have been away.
    pub(super) away_ms: Vec<(Seat, u64)>,
}

impl Word {
    /// Somebody is called otherwise.
    pub(crate) fn renamed(from: PersonId, to: &Person) -> Self {
        Self::Renamed {
            from,
            to: to.id,
            name: to.name.clone(),
            member: to.member,
        }
    }

    /// Those at these seats are told something.
    pub(super) fn told(seats: Seats, text: &str) -> Self {
        Self::Told {
            seats: seats.iter().collect(),
            text: text.to_owned(),
        }
    }
}
