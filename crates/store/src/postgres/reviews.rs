//! Reviews in the database.

use async_trait::async_trait;

use super::{PostgresStore, get};
use crate::{KeptReview, MatchId, Reviews, StoreError};

#[async_trait]
impl Reviews for PostgresStore {
    async fn save_review(&self, id: MatchId, review: KeptReview) -> Result<(), StoreError> {
        self.execute(
            "insert into reviews (match, made_by, review) values ($1, $2, $3)
             on conflict (match) do update set made_by = excluded.made_by, review = excluded.review",
            &[&id.number(), &review.made_by, &review.review],
        )
        .await
    }

    async fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError> {
        let row = self
            .row(
                "select made_by, review from reviews where match = $1",
                &[&id.number()],
            )
            .await?;
        row.map(|row| {
            Ok(KeptReview {
                made_by: get(&row, 0)?,
                review: get(&row, 1)?,
            })
        })
        .transpose()
    }
}
