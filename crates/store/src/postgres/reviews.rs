//! Reviews in the database.

use async_trait::async_trait;

use super::{PostgresStore, blob, get};
use crate::{KeptReview, MatchId, PersonId, Reviews, StoreError};

#[async_trait]
impl Reviews for PostgresStore {
    async fn save_review(&self, id: MatchId, review: KeptReview) -> Result<(), StoreError> {
        // The column is called as in a data file: it says more than what made the review.
        self.execute(
            "insert into reviews (match, made_by, review) values ($1, $2, $3)
             on conflict (match) do update set made_by = excluded.made_by, review = excluded.review",
            &[&id.number(), &review.head, &review.review],
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
                head: get(&row, 0)?,
                review: get(&row, 1)?,
            })
        })
        .transpose()
    }

    async fn review_heads(&self, person: PersonId, limit: u32) -> Result<Vec<(MatchId, String)>, StoreError> {
        let rows = self
            .rows(
                "select matches.id, reviews.made_by from reviews join matches on matches.id = reviews.match
                 where matches.id in (select match from sitters where person = $1)
                 order by matches.created_at desc limit $2",
                &[&blob(person.0), &i64::from(limit)],
            )
            .await?;
        rows.iter()
            .map(|row| Ok((MatchId::from_number(get(row, 0)?), get(row, 1)?)))
            .collect()
    }
}
