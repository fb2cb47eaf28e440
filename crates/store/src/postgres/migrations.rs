//! Bringing a database up to date.

use tokio_postgres::GenericClient;

use super::{backend, connections::Connections};
use crate::StoreError;

/// The changes of the database's form, in order. Never edited once released, only added to, and each of them such that
/// servers of the version before can go on.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/postgres/1.sql"),
    include_str!("../../migrations/postgres/2.sql"),
];
/// The version of the database's form.
pub(crate) const VERSION: u32 = MIGRATIONS.len() as u32;
/// Under which name everybody else is kept from migrating: any number that nobody else uses.
const LOCK: i64 = 0x5f69_7665_6173_6964;

/// Does what is missing, all or nothing, one process at a time. A newer version is left untouched.
pub(super) async fn migrate(connections: &Connections) -> Result<(), StoreError> {
    let mut connection = connections.get().await?;
    let client: &mut tokio_postgres::Client = &mut connection;
    let transaction = client.transaction().await.map_err(backend)?;
    transaction
        .execute("select pg_advisory_xact_lock($1)", &[&LOCK])
        .await
        .map_err(backend)?;
    let found = version(&transaction).await?;
    if found > VERSION {
        return Err(StoreError::TooNew {
            found,
            known: VERSION,
        });
    }
    if found == 0 {
        transaction
            .batch_execute(
                "-- Which changes of the form have been made.
                 create table if not exists versions (number integer primary key, made_at timestamptz not null default now())",
            )
            .await
            .map_err(backend)?;
    }
    for (number, migration) in (1_i32..).zip(MIGRATIONS).skip(found as usize) {
        transaction.batch_execute(migration).await.map_err(backend)?;
        transaction
            .execute("insert into versions (number) values ($1)", &[&number])
            .await
            .map_err(backend)?;
    }
    transaction.commit().await.map_err(backend)
}

/// The version of the database; 0 if there is nothing in it.
pub(crate) async fn version(client: &(impl GenericClient + Sync)) -> Result<u32, StoreError> {
    let there = client
        .query_one("select to_regclass('versions') is not null", &[])
        .await
        .map_err(backend)?;
    if !there.try_get::<_, bool>(0).map_err(backend)? {
        return Ok(0);
    }
    let row = client
        .query_one("select coalesce(max(number), 0) from versions", &[])
        .await
        .map_err(backend)?;
    Ok(row.try_get::<_, i32>(0).map_err(backend)?.unsigned_abs())
}
