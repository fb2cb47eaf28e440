//! What people are told and offered, kept while they are away.

use async_trait::async_trait;

use crate::{MatchId, OfferId, PersonId, StoreError};

/// Keeps notices, challenges, and the seeks that stay while their makers are away.
#[async_trait]
pub trait Meeting: Send + Sync + 'static {
    /// Keeps a notice until it has been seen, in place of an older one about the same thing. Of more than `notices_max`
    /// the oldest are forgotten.
    async fn save_notice(
        &self,
        person: PersonId,
        notice: NewNotice,
        notices_max: u32,
    ) -> Result<KeptNotice, StoreError>;
    /// The notices that a person has not seen, the oldest first.
    async fn notices(&self, person: PersonId) -> Result<Vec<KeptNotice>, StoreError>;
    /// Forgets notices that a person has seen.
    async fn forget_notices(&self, person: PersonId, numbers: Vec<u32>) -> Result<(), StoreError>;
    /// Forgets the notice that a person has about something.
    async fn forget_notice_about(&self, person: PersonId, about: String) -> Result<(), StoreError>;

    /// Keeps a challenge, unless one of the two would then have too many. Answers whether it is kept.
    async fn save_challenge(
        &self,
        challenge: KeptChallenge,
        most: OpenChallenges,
    ) -> Result<bool, StoreError>;
    /// A challenge.
    async fn challenge(&self, id: OfferId) -> Result<Option<KeptChallenge>, StoreError>;
    /// The challenges by and to a person, the oldest first.
    async fn challenges(&self, person: PersonId) -> Result<Vec<KeptChallenge>, StoreError>;
    /// Forgets a challenge. Answers it to whoever was first to forget it.
    async fn forget_challenge(&self, id: OfferId) -> Result<Option<KeptChallenge>, StoreError>;
    /// Forgets the challenges that have expired by a moment, and answers them.
    async fn forget_expired(&self, now_ms: i64) -> Result<Vec<KeptChallenge>, StoreError>;

    /// Keeps a seek.
    async fn save_seek(&self, seek: KeptSeek) -> Result<(), StoreError>;
    /// The seeks that are kept, the oldest first.
    async fn seeks(&self) -> Result<Vec<KeptSeek>, StoreError>;
    /// Forgets a seek. Answers whether there was one.
    async fn forget_seek(&self, id: OfferId) -> Result<bool, StoreError>;

    /// Keeps what was said at a table. Answers when: milliseconds since 1970.
    async fn save_line(&self, id: MatchId, line: NewLine) -> Result<i64, StoreError>;
    /// The last lines of a match, at most so many, the oldest first.
    async fn lines(&self, id: MatchId, lines_max: u32) -> Result<Vec<KeptLine>, StoreError>;
    /// Forgets what was said at matches that are over, where nobody has said anything for so many days. Answers how
    /// many lines.
    async fn forget_lines(&self, days: u32) -> Result<usize, StoreError>;
    /// Those whom somebody blocks, and those who block them.
    async fn blocked_with(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError>;
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLine {
    /// Its name, at random.
    pub id: String,
    /// To whom.
    pub room: String,
    /// Who said it.
    pub person: PersonId,
    /// What was said, a text that only the server reads.
    pub text: String,
}

/// A line as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptLine {
    /// What was said, and by whom.
    pub line: NewLine,
    /// When: milliseconds since 1970.
    pub at_ms: i64,
}

/// Something to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNotice {
    /// What it is about, if a newer one about the same thing takes its place.
    pub about: Option<String>,
    /// What is told, a text that only the server reads.
    pub text: String,
}

/// A notice as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptNotice {
    /// Its number among all that this person was ever told, from 1.
    pub number: u32,
    /// What is told.
    pub text: String,
    /// When: milliseconds since 1970.
    pub at_ms: i64,
}

/// An offer to one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptChallenge {
    /// Its name.
    pub id: OfferId,
    /// Who offers.
    pub challenger: PersonId,
    /// To whom.
    pub challenged: PersonId,
    /// What is offered, a text that only the server reads.
    pub text: String,
    /// Until when: milliseconds since 1970.
    pub expires_ms: i64,
}

/// How many challenges may be open at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenChallenges {
    /// Of one challenger.
    pub sent: u32,
    /// To one person.
    pub received: u32,
}

/// An offer to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptSeek {
    /// Its name.
    pub id: OfferId,
    /// Who offers.
    pub person: PersonId,
    /// What is offered, a text that only the server reads.
    pub text: String,
    /// When it was made: milliseconds since 1970.
    pub made_ms: i64,
}
