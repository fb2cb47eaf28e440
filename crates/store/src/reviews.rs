//! What was reckoned of finished matches, kept so that it need not be reckoned again.

use async_trait::async_trait;

use crate::{MatchId, StoreError};

/// Keeps reviews of finished matches.
#[async_trait]
pub trait Reviews: Send + Sync + 'static {
    /// Keeps the review of a match, in place of an older one.
    async fn save_review(&self, id: MatchId, review: KeptReview) -> Result<(), StoreError>;
    /// The review of a match, if one is kept.
    async fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError>;
}

/// A review as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptReview {
    /// What it was made by: another version makes it anew.
    pub made_by: String,
    /// The review.
    pub review: String,
}
