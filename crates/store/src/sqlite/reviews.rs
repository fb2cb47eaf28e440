//! Reviews in the data file.

use async_trait::async_trait;
use rusqlite::{OptionalExtension as _, params};

use super::{SqliteStore, blob};
use crate::{KeptReview, MatchId, PersonId, Reviews, StoreError};

#[async_trait]
impl Reviews for SqliteStore {
    async fn save_review(&self, id: MatchId, review: KeptReview) -> Result<(), StoreError> {
        self.write(move |writer| {
            // The column is older than its name for it: it says more than what made the review.
            writer.execute(
                "insert into reviews (match, made_by, review) values (?, ?, ?)
                 on conflict (match) do update set made_by = excluded.made_by, review = excluded.review",
                params![id.number(), review.head, review.review],
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
                        head: row.get(0)?,
                        review: row.get(1)?,
                    })
                })
                .optional()
        })
        .await
    }

    async fn review_heads(&self, person: PersonId, limit: u32) -> Result<Vec<(MatchId, String)>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select matches.id, reviews.made_by from reviews join matches on matches.id = reviews.match
                     where matches.id in (select match from sitters where person = ?)
                     order by matches.created_at desc limit ?",
                )?
                .query_map(params![blob(person.0), limit], |row| {
                    Ok((MatchId::from_number(row.get(0)?), row.get(1)?))
                })?
                .collect()
        })
        .await
    }
}
