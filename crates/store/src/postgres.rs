//! A PostgreSQL that any number of processes share: one task appends what arrived together, a pool does the rest.

mod accounts;
mod appender;
mod connections;
mod matches;
mod meeting;
pub(crate) mod migrations;
mod orders;
mod people;
mod ratings;
mod reviews;
mod work;

use tokio_postgres::{Client, Row, types::FromSql};

use self::{
    appender::Appender,
    connections::{Connections, is_lost},
};
use crate::{PersonId, RequestId, StoreError};

/// The present, in milliseconds since 1970.
const NOW_MS: &str = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

/// How a store calls itself to the database, unless its address says otherwise.
pub(crate) const NAME: &str = "fiveaside";

/// What a statement is asked with.
type Params<'a> = &'a [&'a (dyn tokio_postgres::types::ToSql + Sync)];

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    connections: Connections,
    appender: Appender,
}

impl PostgresStore {
    /// Opens the database that a `postgres://` address names, and brings it up to date. Of several processes that open
    /// it at once, one does so and the others wait.
    ///
    /// # Errors
    /// If the address cannot be read, nobody answers there, or the data is of a newer version. No error tells the
    /// address: it may hold a password.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let connections = Connections::to(url)?;
        migrations::migrate(&connections).await?;
        Ok(Self {
            appender: Appender::start(connections.clone()),
            connections,
        })
    }

    /// What a question gives. It is asked again if the connection was lost meanwhile, so it must change nothing that a
    /// second time would change again.
    async fn rows(&self, sql: &str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        self.connections.rows(sql, params).await
    }

    /// The first row of it.
    async fn row(&self, sql: &str, params: Params<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, params).await?.into_iter().next())
    }

    /// Does what may be done twice: it is done again if the connection was lost meanwhile.
    async fn execute(&self, sql: &str, params: Params<'_>) -> Result<(), StoreError> {
        self.rows(sql, params).await.map(|_| ())
    }

    /// What a statement gives that would answer something else the second time: it is sent once.
    async fn once(&self, sql: &str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        self.connections.once(sql, params).await
    }
}

/// A connection of its own, under a name of its own.
pub(crate) async fn connect(address: &str, name: &str) -> Result<Client, StoreError> {
    let connections = Connections::named(address, name)?;
    connections.connect().await.map_err(backend)
}

/// What a column holds.
fn get<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Result<T, StoreError> {
    row.try_get(column).map_err(backend)
}

/// A number that is never negative.
fn count(row: &Row, column: usize) -> Result<u32, StoreError> {
    u32::try_from(get::<i64>(row, column)?).map_err(unreadable)
}

/// An id of 16 bytes, or a hash of 32.
fn bytes<const N: usize>(row: &Row, column: usize) -> Result<[u8; N], StoreError> {
    get::<&[u8]>(row, column)?.try_into().map_err(unreadable)
}

fn person(row: &Row, column: usize) -> Result<PersonId, StoreError> {
    bytes(row, column).map(|id| PersonId(u128::from_be_bytes(id)))
}

/// The seat that asked for a step and its request, if one did.
fn request(row: &Row, column: usize) -> Result<Option<(u8, RequestId)>, StoreError> {
    let Some(seat) = get::<Option<i16>>(row, column)? else {
        return Ok(None);
    };
    let request = bytes(row, column + 1)?;
    let seat = u8::try_from(seat).map_err(unreadable)?;
    Ok(Some((seat, RequestId(u128::from_be_bytes(request)))))
}

fn blob(bits: u128) -> Vec<u8> {
    bits.to_be_bytes().to_vec()
}

#[allow(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn unreadable(error: impl std::error::Error) -> StoreError {
    StoreError::Backend(format!("what is kept cannot be read: {error}"))
}

/// What went wrong. Of what the database tells only its sentence: the details may quote what people have written.
#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
pub(crate) fn backend(error: tokio_postgres::Error) -> StoreError {
    let told = match (error.as_db_error(), std::error::Error::source(&error)) {
        (Some(told), _) => format!("{} ({})", told.message(), told.code().code()),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    };
    if is_lost(&error) {
        StoreError::Away(told)
    } else {
        StoreError::Backend(told)
    }
}
