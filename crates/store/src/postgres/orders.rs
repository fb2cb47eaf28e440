//! Asking the servers of a database to do something: the order lies there until one of them has answered.

use std::time::{Duration, Instant};

use super::{NOW_MS, PostgresStore, get};
use crate::StoreError;

/// How often one looks for the answer.
const LOOK_EVERY: Duration = Duration::from_millis(100);

impl PostgresStore {
    /// Lays an order into the database and waits until a server has answered. None if no server has taken it up in this
    /// time: then it is withdrawn, and none will. Nothing of order and answer stays behind.
    ///
    /// # Errors
    /// If the database fails, or a server has taken the order up and does not answer.
    pub async fn ask_servers(
        &self,
        order: &str,
        taken_up_within: Duration,
        patience: Duration,
    ) -> Result<Option<String>, StoreError> {
        let sql = format!("insert into orders (text, made_ms) values ($1, {NOW_MS}) returning id");
        let laid = self.once(&sql, &[&order]).await?;
        let id: i64 = get(laid.first().ok_or(StoreError::Conflict)?, 0)?;
        let asked = Instant::now();
        loop {
            tokio::time::sleep(LOOK_EVERY).await;
            let answered = self
                .once(
                    "delete from orders where id = $1 and answer is not null returning answer",
                    &[&id],
                )
                .await?;
            if let Some(row) = answered.first() {
                return get(row, 0).map(Some);
            }
            if asked.elapsed() > taken_up_within {
                let withdrawn = self
                    .once(
                        "delete from orders where id = $1 and taken_ms is null returning id",
                        &[&id],
                    )
                    .await?;
                if !withdrawn.is_empty() {
                    return Ok(None);
                }
            }
            if asked.elapsed() > patience {
                self.execute("delete from orders where id = $1", &[&id]).await?;
                return Err(StoreError::Backend(
                    "the server that has taken the order up does not answer".to_owned(),
                ));
            }
        }
    }
}
