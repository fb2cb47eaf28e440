//! Moving everything that is kept from one place to another, between files and databases in any direction.
//!
//! What is moved is written in one transaction: all of it, or nothing. Then both sides are read again and compared, record
//! by record. The source is only read.

mod database;
mod file;
mod tables;

use tokio::sync::mpsc;

use self::{
    database::Database,
    file::{File, Sheet},
    tables::{TABLES, Table},
};
use crate::{Place, StoreError};

/// How many rows travel together.
const ROWS: usize = 500;

/// What one cell of a table holds. Booleans are numbers, as they are in a file.
#[derive(Clone, PartialEq, Debug)]
enum Value {
    Nothing,
    Integer(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// The cells of a row, in the order of the table's columns.
type Row = Vec<Value>;

/// Rows as they are read, some at a time.
type Rows = mpsc::Receiver<Result<Vec<Row>, StoreError>>;

/// Why data was not moved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// There is something at the target.
    #[error("the target is not empty: there is something in its {0}")]
    NotEmpty(&'static str),
    /// What was written is not what was read. It is not to be used.
    #[error("{table}: record {record} of the target is not that of the source; do not use the target")]
    Different {
        /// In which table.
        table: &'static str,
        /// Which record, from 1.
        record: u64,
    },
    /// One of the two failed; nothing was written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Records of a table have been written, so many by now.
    Written(&'static str, u64),
    /// Records of a table have been compared, so many by now.
    Compared(&'static str, u64),
}

/// One of the two places.
enum Side {
    File(File),
    Database(Database),
}

/// Moves everything. Answers how many records there were. Nobody may use either place meanwhile.
///
/// # Errors
/// If one of the places cannot be opened or is in use, is of another version, or the target is not empty.
pub async fn move_data(
    from: &Place,
    to: &Place,
    mut on_progress: impl FnMut(Progress) + Send,
) -> Result<u64, MoveError> {
    for place in [from, to] {
        if let Place::Database(address) = place {
            database::refuse_used(address).await?;
        }
    }
    let mut source = Side::open(from).await?;
    // The target is made, or brought up to date, as a server would do it.
    to.open().await?.close().await?;
    let mut target = Side::open(to).await?;
    for table in TABLES {
        if !target.is_empty(table).await? {
            return Err(MoveError::NotEmpty(table.name));
        }
    }
    target.begin().await?;
    for table in TABLES {
        let mut rows = source.rows(table).await?;
        let mut written = 0;
        while let Some(rows) = rows.recv().await {
            let rows = rows?;
            written += rows.len() as u64;
            target.write(table, rows).await?;
            on_progress(Progress::Written(table.name, written));
        }
    }
    target.commit().await?;
    let mut records = 0;
    for table in TABLES {
        records += compare(&mut source, &mut target, table, &mut on_progress).await?;
    }
    Ok(records)
}

/// Reads a table on both sides and compares every record. Answers how many there are.
async fn compare(
    source: &mut Side,
    target: &mut Side,
    table: &'static Table,
    on_progress: &mut (impl FnMut(Progress) + Send),
) -> Result<u64, MoveError> {
    let (mut theirs, mut ours) = (source.rows(table).await?, target.rows(table).await?);
    let mut compared = 0;
    loop {
        // Both tell as many rows at a time, except at the end.
        let (theirs, ours) = (theirs.recv().await.transpose()?, ours.recv().await.transpose()?);
        let (theirs, ours) = match (theirs, ours) {
            (None, None) => return Ok(compared),
            (theirs, ours) => (theirs.unwrap_or_default(), ours.unwrap_or_default()),
        };
        let same = theirs.iter().zip(&ours).take_while(|(a, b)| a == b).count();
        compared += same as u64;
        if same < theirs.len().max(ours.len()) {
            return Err(MoveError::Different {
                table: table.name,
                record: compared + 1,
            });
        }
        on_progress(Progress::Compared(table.name, compared));
    }
}

impl Side {
    async fn open(place: &Place) -> Result<Self, StoreError> {
        match place {
            Place::File(file) => File::open(file).await.map(Self::File),
            Place::Database(address) => Database::open(address).await.map(Self::Database),
        }
    }

    async fn is_empty(&mut self, table: &'static Table) -> Result<bool, StoreError> {
        match self {
            Self::File(file) => file.work(move |sheet| sheet.is_empty(table)).await,
            Self::Database(database) => database.is_empty(table).await,
        }
    }

    /// The rows of a table, in the order of its key.
    async fn rows(&mut self, table: &'static Table) -> Result<Rows, StoreError> {
        match self {
            Self::File(file) => Ok(file.rows(table)),
            Self::Database(database) => database.rows(table).await,
        }
    }

    async fn begin(&mut self) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.work(Sheet::begin).await,
            Self::Database(database) => database.begin().await,
        }
    }

    async fn write(&mut self, table: &'static Table, rows: Vec<Row>) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.work(move |sheet| sheet.write(table, rows)).await,
            Self::Database(database) => database.write(table, rows).await,
        }
    }

    async fn commit(&mut self) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.work(Sheet::commit).await,
            Self::Database(database) => database.commit().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, path::PathBuf};

    use super::*;
    use crate::{NewDeck, PersonId, SqliteStore, Store as _};

    async fn with_deck(name: &str, deck: &str) -> (PathBuf, Side) {
        let folder = std::env::temp_dir().join(format!("fiveaside-moving-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("data.sqlite");
        let store = SqliteStore::open(&file).unwrap();
        for name in ["first", "second"] {
            let deck = NewDeck {
                game: "some-game".into(),
                name: name.into(),
                deck: deck.into(),
            };
            store.save_deck(PersonId(1), deck, 9).await.unwrap();
        }
        store.close().await.unwrap();
        let connection = rusqlite::Connection::open(&file).unwrap();
        connection.execute("update decks set updated_ms = 1", []).unwrap();
        drop(connection);
        (folder, Side::open(&file.into()).await.unwrap())
    }

    #[tokio::test]
    async fn what_differs_is_found() {
        let decks = TABLES.iter().find(|table| table.name == "decks").unwrap();
        let (a_folder, mut a) = with_deck("a", "deck").await;
        let (b_folder, mut b) = with_deck("b", "deck").await;
        assert_eq!(compare(&mut a, &mut b, decks, &mut |_| {}).await, Ok(2));
        let Side::File(file) = &b else {
            unreachable!("it is one")
        };
        let change = |sql: &'static str| file.work(move |sheet| sheet.run(sql));
        change("update decks set deck = 'other' where name = 'second'")
            .await
            .unwrap();
        let different = |record| {
            Err(MoveError::Different {
                table: "decks",
                record,
            })
        };
        assert_eq!(compare(&mut a, &mut b, decks, &mut |_| {}).await, different(2));
        let Side::File(file) = &b else {
            unreachable!("it is one")
        };
        file.work(|sheet| sheet.run("delete from decks where name = 'second'"))
            .await
            .unwrap();
        assert_eq!(compare(&mut a, &mut b, decks, &mut |_| {}).await, different(2));
        for folder in [a_folder, b_folder] {
            let _ = std::fs::remove_dir_all(folder);
        }
    }

    /// Whoever adds a table or a column tells this module of it, or data would be left behind.
    #[tokio::test]
    async fn every_table_and_column_is_moved() {
        let (folder, side) = with_deck("all", "deck").await;
        let Side::File(file) = side else {
            unreachable!("it is one")
        };
        let kept: Vec<(String, String)> = file
            .work(|sheet| {
                sheet.pairs(
                    "select tables.name, columns.name from sqlite_master as tables
                     join pragma_table_info(tables.name) as columns
                     where tables.type = 'table' and tables.name <> 'orders'",
                )
            })
            .await
            .unwrap();
        let kept: BTreeSet<(&str, &str)> = kept.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        let mut moved: BTreeSet<(&str, &str)> = TABLES
            .iter()
            .flat_map(|table| table.columns.iter().map(|(column, _)| (table.name, *column)))
            .collect();
        // What a file keeps in its own form.
        for own in [
            ("entries", "id"),
            ("entries", "follows"),
            ("matches", "standing_entry"),
        ] {
            moved.insert(own);
        }
        for other in [("matches", "standing_steps"), ("chat", "place")] {
            moved.remove(&other);
        }
        assert_eq!(kept, moved);
        let _ = std::fs::remove_dir_all(folder);
    }
}
