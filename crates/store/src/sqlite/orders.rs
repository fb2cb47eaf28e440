//! Asking the process that holds a data file to do something: the order lies in the file until it has answered.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use rusqlite::{Connection, OptionalExtension as _, params};

use super::{BUSY_TIMEOUT, SqliteStore, VERSION, backend, people::NOW_MS};
use crate::StoreError;

/// How often one looks for the answer.
const LOOK_EVERY: Duration = Duration::from_millis(50);

impl SqliteStore {
    /// Lays an order into a data file that another process holds, and waits for its answer. Blocks. Nothing of order and
    /// answer stays behind.
    ///
    /// # Errors
    /// If the file is of another version, or nobody answers in time.
    pub fn ask_owner(path: &Path, order: &str, patience: Duration) -> Result<String, StoreError> {
        let connection = Connection::open(path).map_err(backend)?;
        connection.busy_timeout(BUSY_TIMEOUT).map_err(backend)?;
        let found: u32 = connection
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .map_err(backend)?;
        if found != VERSION {
            return Err(StoreError::TooNew {
                found,
                known: VERSION,
            });
        }
        let sql = format!("insert into orders (text, made_ms) values (?, {NOW_MS}) returning id");
        let id: i64 = connection
            .query_row(&sql, [order], |row| row.get(0))
            .map_err(backend)?;
        let deadline = Instant::now() + patience;
        let answer = loop {
            let answer: Option<String> = connection
                .query_row("select answer from orders where id = ?", [id], |row| row.get(0))
                .optional()
                .map_err(backend)?
                .flatten();
            if answer.is_some() || Instant::now() > deadline {
                break answer;
            }
            thread::sleep(LOOK_EVERY);
        };
        connection
            .execute("delete from orders where id = ?", params![id])
            .map_err(backend)?;
        answer.ok_or_else(|| StoreError::Backend("whoever holds the data file does not answer".to_owned()))
    }
}
