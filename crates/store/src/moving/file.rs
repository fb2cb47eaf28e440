//! A data file as one side of a move.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use rusqlite::{Connection, OpenFlags, params, params_from_iter, types::ValueRef};
use tokio::sync::mpsc;

use super::{ROWS, Row, Rows, Value, tables::Table};
use crate::{
    StoreError,
    sqlite::{Custody, VERSION, backend},
};

/// A data file that nobody else uses meanwhile.
pub(super) struct File {
    path: PathBuf,
    sheet: Arc<Mutex<Sheet>>,
    _custody: Custody,
}

impl File {
    pub(super) async fn open(path: &Path) -> Result<Self, StoreError> {
        if !path.is_file() {
            let missing = format!("there is no data file at {}", path.display());
            return Err(StoreError::Backend(missing));
        }
        let custody = Custody::take(path)?;
        let connection = connect(path)?;
        let found: u32 = connection
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .map_err(backend)?;
        if found > VERSION {
            return Err(StoreError::TooNew {
                found,
                known: VERSION,
            });
        }
        if found < VERSION {
            return Err(StoreError::Backend(format!(
                "the data file is of version {found} and not {VERSION}: start a server on it once, and stop it"
            )));
        }
        Ok(Self {
            path: path.to_owned(),
            sheet: Arc::new(Mutex::new(Sheet {
                connection,
                last: 0,
                first: HashMap::new(),
                standings: Vec::new(),
            })),
            _custody: custody,
        })
    }

    /// Works with the file on a thread that may block.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Sheet) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let sheet = Arc::clone(&self.sheet);
        let working = tokio::task::spawn_blocking(move || {
            let mut sheet = sheet.lock().expect("nothing panics while it holds the lock");
            work(&mut sheet).map_err(backend)
        });
        working.await.map_err(|_| StoreError::Closed)?
    }

    /// Reads a table on a thread of its own.
    pub(super) fn rows(&self, table: &'static Table) -> Rows {
        let (told, rows) = mpsc::channel(1);
        let path = self.path.clone();
        tokio::task::spawn_blocking(move || {
            let result = connect(&path).and_then(|connection| tell(&connection, table, &told));
            if let Err(error) = result {
                // Whoever asked may have gone away.
                let _ = told.blocking_send(Err(error));
            }
        });
        rows
    }
}

/// Opens the file for what is asked of it here, and makes none. References are kept by whoever wrote the source.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(backend)?;
    connection
        .pragma_update(None, "foreign_keys", false)
        .map_err(backend)?;
    Ok(connection)
}

fn tell(
    connection: &Connection,
    table: &Table,
    told: &mpsc::Sender<Result<Vec<Row>, StoreError>>,
) -> Result<(), StoreError> {
    let columns: Vec<&str> = table
        .columns
        .iter()
        .map(|(name, _)| column(table, name))
        .collect();
    let sql = format!(
        "select {} from {} order by {}",
        columns.join(", "),
        table.name,
        table.key
    );
    let mut statement = connection.prepare(&sql).map_err(backend)?;
    let mut cursor = statement.query([]).map_err(backend)?;
    let mut rows = Vec::with_capacity(ROWS);
    while let Some(row) = cursor.next().map_err(backend)? {
        let cells = (0..table.columns.len()).map(|column| row.get_ref(column).map(value));
        rows.push(cells.collect::<rusqlite::Result<Row>>().map_err(backend)?);
        if rows.len() == ROWS && told.blocking_send(Ok(std::mem::take(&mut rows))).is_err() {
            return Ok(());
        }
    }
    if !rows.is_empty() {
        // Whoever asked may have gone away.
        let _ = told.blocking_send(Ok(rows));
    }
    Ok(())
}

/// How a column is read where a file keeps it otherwise.
fn column(table: &Table, name: &'static str) -> &'static str {
    match (table.name, name) {
        ("matches", "standing_steps") => {
            "case when standing_entry = -id then 0
             else (select step + 1 from entries where entries.id = standing_entry) end as standing_steps"
        }
        ("chat", "place") => "rowid as place",
        _ => name,
    }
}

fn value(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Nothing,
        ValueRef::Integer(number) => Value::Integer(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    }
}

/// The file as it is written.
pub(super) struct Sheet {
    connection: Connection,
    /// The number of the last entry.
    last: i64,
    /// Of each match the number of its first entry: they are written match by match.
    first: HashMap<i64, i64>,
    /// Of how many steps the standing of a match knows.
    standings: Vec<(i64, i64)>,
}

impl Sheet {
    pub(super) fn is_empty(&self, table: &Table) -> rusqlite::Result<bool> {
        let sql = format!("select not exists (select 1 from {})", table.name);
        self.connection.query_row(&sql, [], |row| row.get(0))
    }

    #[cfg(test)]
    pub(super) fn run(&self, sql: &str) -> rusqlite::Result<()> {
        self.connection.execute_batch(sql)
    }

    #[cfg(test)]
    pub(super) fn pairs(&self, sql: &str) -> rusqlite::Result<Vec<(String, String)>> {
        let mut statement = self.connection.prepare(sql)?;
        let pairs = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        pairs.collect()
    }

    pub(super) fn begin(&mut self) -> rusqlite::Result<()> {
        self.connection
            .execute_batch("pragma synchronous = full; begin immediate")
    }

    pub(super) fn write(&mut self, table: &Table, rows: Vec<Row>) -> rusqlite::Result<()> {
        match table.name {
            "matches" => self.write_matches(table, rows),
            "entries" => self.write_entries(table, rows),
            _ => self.insert(table, &[], rows.into_iter().map(|row| (row, Vec::new()))),
        }
    }

    pub(super) fn commit(&mut self) -> rusqlite::Result<()> {
        // The entry that a standing knows of last: where it knows of none, the match itself.
        let mut statement = self
            .connection
            .prepare("update matches set standing_entry = ? where id = ?")?;
        for (id, steps) in self.standings.drain(..) {
            let entry = match steps {
                0 => Some(-id),
                steps => self.first.get(&id).map(|first| first + steps - 1),
            };
            statement.execute(params![entry, id])?;
        }
        drop(statement);
        self.connection
            .execute_batch("commit; pragma wal_checkpoint(truncate)")
    }

    /// A file keeps the entry that a standing knows of, which is not written yet.
    fn write_matches(&mut self, table: &Table, rows: Vec<Row>) -> rusqlite::Result<()> {
        let at = |name: &str| table.columns.iter().position(|(column, _)| *column == name);
        let (id, steps) = (at("id"), at("standing_steps"));
        for row in &rows {
            let cell = |column: Option<usize>| column.and_then(|column| row.get(column));
            if let (Some(Value::Integer(id)), Some(Value::Integer(steps))) = (cell(id), cell(steps)) {
                self.standings.push((*id, *steps));
            }
        }
        self.insert(table, &[], rows.into_iter().map(|row| (row, Vec::new())))
    }

    /// Each entry of a file has a number and names the one that it follows, the first its match, negated.
    fn write_entries(&mut self, table: &Table, rows: Vec<Row>) -> rusqlite::Result<()> {
        let mut numbered = Vec::with_capacity(rows.len());
        for row in rows {
            self.last += 1;
            let follows = match row.as_slice() {
                [Value::Integer(id), Value::Integer(0), ..] => {
                    self.first.insert(*id, self.last);
                    -id
                }
                _ => self.last - 1,
            };
            let more = vec![Value::Integer(self.last), Value::Integer(follows)];
            numbered.push((row, more));
        }
        self.insert(table, &["id", "follows"], numbered.into_iter())
    }

    /// Inserts rows, each with what a file keeps beside it.
    fn insert(
        &mut self,
        table: &Table,
        more: &[&str],
        rows: impl Iterator<Item = (Row, Row)>,
    ) -> rusqlite::Result<()> {
        let is_kept = |name: &str| (table.name, name) != ("matches", "standing_steps");
        let written = |name: &'static str| {
            if (table.name, name) == ("chat", "place") {
                "rowid"
            } else {
                name
            }
        };
        let names = || table.columns.iter().map(|(name, _)| *name);
        let columns: Vec<&str> = names()
            .filter(|name| is_kept(name))
            .map(written)
            .chain(more.iter().copied())
            .collect();
        let marks = vec!["?"; columns.len()].join(", ");
        let sql = format!(
            "insert into {} ({}) values ({marks})",
            table.name,
            columns.join(", ")
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        for (row, more) in rows {
            let kept = names().zip(row).filter(|(name, _)| is_kept(name));
            let cells = kept.map(|(_, value)| value).chain(more).map(cell);
            statement.execute(params_from_iter(cells))?;
        }
        Ok(())
    }
}

fn cell(value: Value) -> rusqlite::types::Value {
    match value {
        Value::Nothing => rusqlite::types::Value::Null,
        Value::Integer(number) => number.into(),
        Value::Real(number) => number.into(),
        Value::Text(text) => text.into(),
        Value::Bytes(bytes) => bytes.into(),
    }
}
