//! Reviews in the data file.

use async_trait::async_trait;
use rusqlite::{OptionalExtension as _, params};

use super::SqliteStore;
use crate::{KeptReview, MatchId, Reviews, StoreError};

#[async_trait]
impl Reviews for SqliteStore {
    async fn save_review(&self, id: MatchId, review: KeptReview) -> Result<(), StoreError> {
        self.write(move |writer| {
            writer.execute(
                "insert into reviews (match, made_by, review) values (?, ?, ?)
                 on conflict (match) do update set made_by = excluded.made_by, review = excluded.review",
                params![id.number(), review.made_by, review.review],
            )?;
            Ok(())
        })
        .await
    }

    async fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached("select made_by, review from reviews where match = ?")?
                .query_row([id.number()], |row| {
                    Ok(KeptReview {
                        made_by: row.get(0)?,
                        review: row.get(1)?,
                    })
                })
                .optional()
        })
        .await
    }
}
