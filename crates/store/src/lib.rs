//! Where matches are kept.

#![expect(
    clippy::disallowed_types,
    reason = "it keeps the time of everything, and no rule reads its maps"
)]

mod id;
mod meeting;
mod moving;
mod people;
mod place;
mod postgres;
mod ratings;
mod reviews;
mod sqlite;

use std::{ops::ControlFlow, time::Duration};

use async_trait::async_trait;

pub use id::{MatchId, OfferId, PersonId, RequestId};
pub use meeting::{
    KeptChallenge, KeptLine, KeptNotice, KeptSeek, Meeting, NewLine, NewNotice, OpenChallenges,
};
pub use moving::{MoveError, Progress, move_data};
pub use people::{
    Announcement, Joining, Member, MemberName, NewMember, NewReport, NewSession, Order, People, Person,
    Renaming, Report, Rewrite, Session, SessionKey, SignIn, Visit, Which,
};
pub use place::Place;
pub use postgres::PostgresStore;
pub use ratings::{KeptChange, KeptRating, Ladder, Rate, Rated, Ratings, Strength};
pub use reviews::{KeptReview, Reviews};
pub use sqlite::SqliteStore;

/// Keeps matches, persons and settings. Whatever a method has answered survives a crash.
#[async_trait]
pub trait Store: People + Meeting + Ratings + Reviews {
    /// Keeps a new match with the steps it begins with. Answers when it was made (ISO 8601, UTC).
    async fn create_match(&self, new: NewMatch) -> Result<String, StoreError>;
    /// A match with all its steps.
    async fn load_match(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;
    /// How far a match has come.
    async fn head(&self, id: MatchId) -> Result<Option<Head>, StoreError>;
    /// Tells a match step by step, from one moment, for as long as `on_told` wants more; no more than a step of it is in
    /// memory at a time. Answers whether there is such a match.
    async fn tell_match(&self, id: MatchId, on_told: OnTold) -> Result<bool, StoreError>;
    /// How many matches of a creator are not over.
    async fn open_matches(&self, creator: PersonId) -> Result<u32, StoreError>;
    /// Appends one step. Refused if it is not the next one, or the match is of another revision.
    async fn append(&self, append: Append) -> Result<(), StoreError>;
    /// Goes back to the first `steps` steps of `of`. Refused if the match has not that many, or is of another revision.
    /// The match is of the next revision then.
    async fn take_back(&self, take_back: TakeBack) -> Result<(), StoreError>;
    /// Keeps who sits where, and the header that names them. `sitters` will find the match among their own. Refused if
    /// the match is of another revision. It is of the next one then.
    async fn seat(&self, id: MatchId, seating: Seating) -> Result<(), StoreError>;
    /// Keeps what the clock of the period has left by now, with the last of so many steps; a match that has moved on
    /// knows better.
    async fn set_period_left(&self, id: MatchId, steps: u32, left_ms: u32) -> Result<(), StoreError>;
    /// Keeps what the clocks of both sides show by now, with the last of so many steps; a match that has moved on knows
    /// better.
    async fn set_clocks(&self, id: MatchId, steps: u32, clocks: KeptClocks) -> Result<(), StoreError>;
    /// Matches that are not over and in which a side's time was up by then (milliseconds since 1970), at most `limit`.
    async fn due(&self, at_ms: i64, limit: u32) -> Result<Vec<MatchId>, StoreError>;
    /// Keeps the standing of a match for lists; that of a match that has moved on is of no interest any more.
    async fn set_standing(&self, id: MatchId, standing: Standing) -> Result<(), StoreError>;
    /// Matches for a list, the newest first, at most `limit`.
    async fn list(&self, filter: Filter, limit: u32) -> Result<Listing, StoreError>;
    /// The name of a person.
    async fn person_name(&self, id: PersonId) -> Result<Option<String>, StoreError>;
    /// Keeps a person and its name.
    async fn set_person_name(&self, id: PersonId, name: String) -> Result<(), StoreError>;
    /// Forgets the guests that are older than so many days and have neither match nor deck. Answers how many.
    async fn forget_persons(&self, days: u32) -> Result<usize, StoreError>;
    /// The decks that a person keeps.
    async fn decks(&self, person: PersonId) -> Result<Vec<KeptDeck>, StoreError>;
    /// Keeps a deck, in place of the one with its name; nothing if the person would keep more than `decks_max`.
    async fn save_deck(
        &self,
        person: PersonId,
        deck: NewDeck,
        decks_max: u32,
    ) -> Result<Option<KeptDeck>, StoreError>;
    /// Drops a deck. Answers whether there was one.
    async fn drop_deck(&self, person: PersonId, game: String, name: String) -> Result<bool, StoreError>;
    /// The setting with this name; if there is none, `value` becomes it.
    async fn setting(&self, name: &'static str, value: Vec<u8>) -> Result<Vec<u8>, StoreError>;
    /// Has somebody told of every commit from now on; whoever asks first. A store that commits nothing together tells nothing.
    fn watch(&self, _on_committed: OnCommitted) {}
    /// Writes something and so proves that the store can.
    async fn prove(&self) -> Result<(), StoreError>;
    /// Answers once everything asked before is durable and nobody holds the data any more; if it is a file, it is one
    /// file then. The store does nothing from then on.
    async fn close(&self) -> Result<(), StoreError>;
}

/// Why the store did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer was faster: load the match again.
    #[error("the match has moved on")]
    Conflict,
    /// The data is of a newer version of this program.
    #[error("the data is of a newer version ({found}; this program knows {known})")]
    TooNew {
        /// The version of the data.
        found: u32,
        /// The newest version known.
        known: u32,
    },
    /// Another process has the data file.
    #[error("the data file is in use by {}", .pid.map_or("another process".to_owned(), |pid| format!("process {pid}")))]
    InUse {
        /// Its number, if it has said so.
        pid: Option<u32>,
    },
    /// The connection to the database is gone, or cannot be made. Whether it was done is not known.
    #[error("the database is out of reach: {0}")]
    Away(String),
    /// The backend failed.
    #[error("storage failed: {0}")]
    Backend(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

/// A commit, as whoever watches the store is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Committed {
    /// How much was done together.
    pub jobs: usize,
    /// How long it took, from the first of them until it was durable.
    pub took: Duration,
    /// Whether nothing of it was done after all.
    pub failed: bool,
}

/// What is done with each commit; it must not take long.
pub type OnCommitted = Box<dyn Fn(Committed) + Send + Sync>;

/// A match to be kept.
#[derive(Clone, PartialEq, Eq)]
pub struct NewMatch {
    /// Its address.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The header of its record.
    pub header: String,
    /// The secret seed.
    pub seed: [u8; 32],
    /// Who sits where.
    pub seats: String,
    /// What is agreed beside the options.
    pub terms: String,
    /// Who made it.
    pub creator: PersonId,
    /// Whether anybody may find it.
    pub listed: bool,
    /// Who has it among their own.
    pub sitters: Vec<PersonId>,
    /// Its first steps; none if it waits for its coaches.
    pub entries: Vec<String>,
    /// Its standing after them.
    pub standing: Standing,
}

/// A match as it was kept.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredMatch {
    /// The game's id.
    pub game: String,
    /// The header of its record.
    pub header: String,
    /// The secret seed.
    pub seed: [u8; 32],
    /// Who sits where.
    pub seats: String,
    /// What is agreed beside the options.
    pub terms: String,
    /// Who made it.
    pub creator: PersonId,
    /// When it was made.
    pub created_at: String,
    /// Whether anybody may find it.
    pub listed: bool,
    /// What the last takeback said about the lanes; empty before.
    pub lanes: String,
    /// How often it was changed otherwise than by a step: by a takeback, or in who sits where.
    pub revision: u32,
    /// Its steps.
    pub entries: Vec<String>,
    /// What the clock of the period had left when it was last kept with the last step.
    pub period_left_ms: Option<u32>,
    /// What the clocks of both sides showed when they were last kept with the last step.
    pub clocks: Option<String>,
    /// Every request that was granted, those taken back included.
    pub requests: Vec<(u8, RequestId)>,
}

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// How many steps it has.
    pub steps: u32,
    /// How often it was changed otherwise than by a step.
    pub revision: u32,
    /// How many lines that were said at it are kept.
    pub lines: u32,
}

/// What is done with each part of a match as it is told.
pub type OnTold = Box<dyn FnMut(Told<'_>) -> ControlFlow<()> + Send>;

/// What is told of a match.
#[derive(Clone, Copy, Debug)]
pub enum Told<'a> {
    /// First the match itself.
    Match(&'a Listed),
    /// Then its steps, in order.
    Step(&'a str),
}

/// One step to be appended.
#[derive(Clone, PartialEq, Eq)]
pub struct Append {
    /// The match.
    pub id: MatchId,
    /// The number of the step.
    pub step: u32,
    /// The revision of the match in which it was played.
    pub revision: u32,
    /// The step.
    pub entry: String,
    /// What the clock of the period has left, if one is wound.
    pub period_left_ms: Option<u32>,
    /// What the clocks of both sides show, if somebody keeps their time.
    pub clocks: Option<KeptClocks>,
    /// The seat that asked for it and its request, if one did.
    pub request: Option<(u8, RequestId)>,
}

/// What the clocks of both sides show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptClocks {
    /// A text that only the server reads.
    pub text: String,
    /// When the time of a side is up unless something happens: milliseconds since 1970. None if no clock runs.
    pub deadline_ms: Option<i64>,
}

/// A takeback.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// The match.
    pub id: MatchId,
    /// How many steps it has.
    pub of: u32,
    /// Its revision.
    pub revision: u32,
    /// How many of them stay.
    pub steps: u32,
    /// What is to be known about the lanes afterwards.
    pub lanes: String,
    /// What the clocks of both sides show, if somebody keeps their time.
    pub clocks: Option<KeptClocks>,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The revision of the match that is to be changed.
    pub revision: u32,
    /// The header of the record, which names them.
    pub header: String,
    /// The seats.
    pub seats: String,
    /// Who has the match among their own.
    pub sitters: Vec<PersonId>,
}

/// How a match stands: a cache for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The score bug and who is to act.
    pub text: String,
    /// After how many steps.
    pub steps: u32,
    /// Whether the match is over.
    pub over: bool,
}

/// Matches of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// Those that can be read.
    pub matches: Vec<Listed>,
    /// How many cannot.
    pub hidden: u32,
}

/// A match of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its address.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The header of its record.
    pub header: String,
    /// Who sits where.
    pub seats: String,
    /// What is agreed beside the options.
    pub terms: String,
    /// Who made it.
    pub creator: PersonId,
    /// When it was made.
    pub created_at: String,
    /// The score bug and who is to act, as they were kept.
    pub standing: String,
    /// Whether the match has gone on since.
    pub is_old: bool,
    /// Whether it is over.
    pub over: bool,
}

/// Which matches a list holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Those at which this person sits.
    Of(PersonId),
    /// Those at which this person sits and that are open to all eyes.
    Open(PersonId),
    /// Those that are open to all eyes and not over.
    Live,
}

/// A deck to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDeck {
    /// The game's id.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The deck, a text that only the game reads.
    pub deck: String,
}

/// A deck as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptDeck {
    /// The game's id.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The deck.
    pub deck: String,
    /// When it was last changed: milliseconds since 1970.
    pub updated_ms: i64,
}
