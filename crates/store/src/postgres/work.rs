//! Several statements, all or nothing.

use deadpool_postgres::{Object, Transaction};
use tokio_postgres::Row;

use super::{Params, backend};
use crate::{PersonId, StoreError};

/// A transaction. What is not committed is undone.
pub(super) struct Work<'a>(Transaction<'a>);

impl<'a> Work<'a> {
    pub(super) async fn begin(connection: &'a mut Object) -> Result<Self, StoreError> {
        connection.transaction().await.map(Self).map_err(backend)
    }

    /// Begins one that sees a single moment and changes nothing.
    pub(super) async fn look(connection: &'a mut Object) -> Result<Self, StoreError> {
        let builder = connection.build_transaction().read_only(true);
        let builder = builder.isolation_level(tokio_postgres::IsolationLevel::RepeatableRead);
        builder.start().await.map(Self).map_err(backend)
    }

    /// Answers how many rows a statement changed.
    pub(super) async fn execute(&self, sql: &str, params: Params<'_>) -> Result<u64, StoreError> {
        let statement = self.0.prepare_cached(sql).await.map_err(backend)?;
        self.0.execute(&statement, params).await.map_err(backend)
    }

    pub(super) async fn rows(&self, sql: &str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        let statement = self.0.prepare_cached(sql).await.map_err(backend)?;
        self.0.query(&statement, params).await.map_err(backend)
    }

    /// The one row that a statement gives.
    pub(super) async fn row(&self, sql: &str, params: Params<'_>) -> Result<Row, StoreError> {
        let statement = self.0.prepare_cached(sql).await.map_err(backend)?;
        self.0.query_one(&statement, params).await.map_err(backend)
    }

    /// Keeps everybody else from doing what is done under this name, until the end.
    pub(super) async fn alone(&self, name: i64) -> Result<(), StoreError> {
        self.rows("select pg_advisory_xact_lock($1)", &[&name]).await?;
        Ok(())
    }

    /// Keeps everybody else from changing what somebody has only so many of.
    pub(super) async fn alone_for(&self, person: PersonId) -> Result<(), StoreError> {
        let bits = (person.0 ^ (person.0 >> 64)) as u64;
        self.alone(bits.cast_signed()).await
    }

    /// The transaction itself.
    pub(super) fn inner(&self) -> &Transaction<'a> {
        &self.0
    }

    pub(super) async fn commit(self) -> Result<(), StoreError> {
        self.0.commit().await.map_err(backend)
    }
}
