//! What was reckoned of finished matches, kept so that it need not be reckoned again.

use async_trait::async_trait;

use crate::{MatchId, PersonId, StoreError};

/// Keeps reviews of finished matches.
#[async_trait]
pub trait Reviews: Send + Sync + 'static {
    /// Keeps the review of a match, in place of an older one.
    async fn save_review(&self, id: MatchId, review: KeptReview) -> Result<(), StoreError>;
    /// The review of a match, if one is kept.
    async fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError>;
    /// The heads of the reviews of a person's matches, the newest matches first, at most `limit`.
    async fn review_heads(&self, person: PersonId, limit: u32) -> Result<Vec<(MatchId, String)>, StoreError>;
}

/// A review as it was kept. Both texts are JSON that only the server reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptReview {
    /// What it was made by, and what it comes to: another version makes it anew.
    pub head: String,
    /// The review.
    pub review: String,
}
