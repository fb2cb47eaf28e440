//! A database as one side of a move.

use tokio::sync::mpsc;
use tokio_postgres::{Client, types::ToSql};

use super::{
    ROWS, Row, Rows, Value,
    tables::{Kind, TABLES, Table},
};
use crate::{
    StoreError,
    postgres::{self, backend, migrations},
};

/// Where a table has numbers of its own, and the next one must follow those that were written.
const NUMBERED: [(&str, &str); 4] = [
    ("taken_back", "id"),
    ("reports", "id"),
    ("announcements", "id"),
    ("chat", "place"),
];

/// A database that nobody else uses meanwhile.
pub(super) struct Database {
    address: String,
    client: Client,
}

impl Database {
    pub(super) async fn open(address: &str) -> Result<Self, StoreError> {
        let client = connect(address).await?;
        let found = migrations::version(&client).await?;
        if found != migrations::VERSION {
            let known = migrations::VERSION;
            return Err(if found > known {
                StoreError::TooNew { found, known }
            } else {
                StoreError::Backend(format!(
                    "the database is of version {found} and not {known}: start a server on it once, and stop it"
                ))
            });
        }
        Ok(Self {
            address: address.to_owned(),
            client,
        })
    }

    pub(super) async fn is_empty(&self, table: &Table) -> Result<bool, StoreError> {
        let sql = format!("select not exists (select 1 from {})", table.name);
        let row = self.client.query_one(sql.as_str(), &[]).await.map_err(backend)?;
        row.try_get(0).map_err(backend)
    }

    /// Reads a table by a connection of its own, some rows at a time.
    pub(super) async fn rows(&self, table: &'static Table) -> Result<Rows, StoreError> {
        let mut client = connect(&self.address).await?;
        let (told, rows) = mpsc::channel(1);
        tokio::spawn(async move {
            if let Err(error) = tell(&mut client, table, &told).await {
                // Whoever asked may have gone away.
                let _ = told.send(Err(backend(error))).await;
            }
        });
        Ok(rows)
    }

    pub(super) async fn begin(&self) -> Result<(), StoreError> {
        self.client.batch_execute("begin").await.map_err(backend)
    }

    pub(super) async fn write(&self, table: &'static Table, rows: Vec<Row>) -> Result<(), StoreError> {
        let kinds = table.columns.iter().map(|(_, kind)| *kind);
        let columns: Vec<Box<dyn ToSql + Sync + Send>> = kinds
            .enumerate()
            .map(|(at, kind)| column(kind, rows.iter().map(|row| &row[at])))
            .collect();
        let params: Vec<&(dyn ToSql + Sync)> = columns
            .iter()
            .map(|column| &**column as &(dyn ToSql + Sync))
            .collect();
        let statement = self.client.prepare(&insert(table)).await.map_err(backend)?;
        self.client.execute(&statement, &params).await.map_err(backend)?;
        Ok(())
    }

    pub(super) async fn commit(&self) -> Result<(), StoreError> {
        let steps = "update heads set steps = (select count(*) from entries where match = heads.match)";
        self.client.batch_execute(steps).await.map_err(backend)?;
        for (table, column) in NUMBERED {
            let sql = format!(
                "select setval(pg_get_serial_sequence('{table}', '{column}'), max({column})) from {table}
                 having max({column}) is not null"
            );
            self.client.batch_execute(&sql).await.map_err(backend)?;
        }
        // Of what else is in the database nothing is analysed: it may be locked, or want to be.
        let ours: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
        self.client
            .batch_execute(&format!("analyze heads, {}; commit", ours.join(", ")))
            .await
            .map_err(backend)
    }
}

/// Refuses a database that servers use.
pub(super) async fn refuse_used(address: &str) -> Result<(), StoreError> {
    let used = connect(address)
        .await?
        .query_one(
            "select exists (
                 select 1 from pg_stat_activity where datname = current_database() and application_name = $1
             )",
            &[&postgres::NAME],
        )
        .await
        .map_err(backend)?;
    if used.try_get(0).map_err(backend)? {
        return Err(StoreError::InUse { pid: None });
    }
    Ok(())
}

async fn connect(address: &str) -> Result<Client, StoreError> {
    postgres::connect(address, "fiveaside move-data").await
}

async fn tell(
    client: &mut Client,
    table: &Table,
    told: &mpsc::Sender<Result<Vec<Row>, StoreError>>,
) -> Result<(), tokio_postgres::Error> {
    let columns: Vec<String> = table
        .columns
        .iter()
        .map(|(name, kind)| match kind {
            Kind::Integer => format!("{name}::bigint"),
            Kind::Boolean => format!("{name}::integer::bigint"),
            Kind::Real | Kind::Text | Kind::Bytes => (*name).to_owned(),
        })
        .collect();
    let from = match table.name {
        "matches" => "matches join heads on heads.match = matches.id",
        name => name,
    };
    let sql = format!("select {} from {from} order by {}", columns.join(", "), table.key);
    let transaction = client.transaction().await?;
    let cursor = transaction.bind(sql.as_str(), &[]).await?;
    loop {
        let rows = transaction
            .query_portal(&cursor, i32::try_from(ROWS).expect("it is small"))
            .await?;
        let rows: Vec<Row> = rows
            .iter()
            .map(|row| row_of(row, table))
            .collect::<Result<_, _>>()?;
        if rows.is_empty() || told.send(Ok(rows)).await.is_err() {
            return Ok(());
        }
    }
}

fn row_of(row: &tokio_postgres::Row, table: &Table) -> Result<Row, tokio_postgres::Error> {
    let cell = |(at, (_, kind)): (usize, &(&str, Kind))| {
        let cell = match kind {
            Kind::Integer | Kind::Boolean => row.try_get::<_, Option<i64>>(at)?.map(Value::Integer),
            Kind::Real => row.try_get::<_, Option<f64>>(at)?.map(Value::Real),
            Kind::Text => row.try_get::<_, Option<String>>(at)?.map(Value::Text),
            Kind::Bytes => row.try_get::<_, Option<Vec<u8>>>(at)?.map(Value::Bytes),
        };
        Ok(cell.unwrap_or(Value::Nothing))
    };
    table.columns.iter().enumerate().map(cell).collect()
}

/// Writes many rows in one statement. A match has what every step changes in a row of its own.
fn insert(table: &Table) -> String {
    let arrays: Vec<String> = (1..)
        .zip(table.columns)
        .map(|(number, (_, kind))| {
            let kind = match kind {
                Kind::Integer | Kind::Boolean => "bigint",
                Kind::Real => "double precision",
                Kind::Text => "text",
                Kind::Bytes => "bytea",
            };
            format!("${number}::{kind}[]")
        })
        .collect();
    let names: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
    let new = format!(
        "new as (select * from unnest({}) as new ({}))",
        arrays.join(", "),
        names.join(", ")
    );
    let is_kept = |name: &&str| table.name != "matches" || !["deadline_ms", "revision"].contains(name);
    let kept: Vec<&str> = names.iter().copied().filter(is_kept).collect();
    let cells: Vec<String> = table
        .columns
        .iter()
        .filter(|(name, _)| is_kept(name))
        .map(|(name, kind)| match kind {
            Kind::Boolean => format!("{name} <> 0"),
            Kind::Integer | Kind::Real | Kind::Text | Kind::Bytes => (*name).to_owned(),
        })
        .collect();
    let rows = format!(
        "insert into {} ({}) select {} from new",
        table.name,
        kept.join(", "),
        cells.join(", ")
    );
    if table.name == "matches" {
        format!(
            "with {new}, headed as (
                 insert into heads (match, steps, deadline_ms, revision) select id, 0, deadline_ms, revision from new
             )
             {rows}"
        )
    } else {
        format!("with {new} {rows}")
    }
}

/// A column of many rows, as PostgreSQL takes it.
fn column<'a>(kind: Kind, cells: impl Iterator<Item = &'a Value>) -> Box<dyn ToSql + Sync + Send> {
    match kind {
        Kind::Integer | Kind::Boolean => {
            let numbers: Vec<Option<i64>> = cells
                .map(|cell| match cell {
                    Value::Integer(number) => Some(*number),
                    _ => None,
                })
                .collect();
            Box::new(numbers)
        }
        Kind::Real => {
            let numbers: Vec<Option<f64>> = cells
                .map(|cell| match cell {
                    Value::Real(number) => Some(*number),
                    // A file keeps a whole number as one.
                    Value::Integer(number) => Some(*number as f64),
                    _ => None,
                })
                .collect();
            Box::new(numbers)
        }
        Kind::Text => {
            let texts: Vec<Option<String>> = cells
                .map(|cell| match cell {
                    Value::Text(text) => Some(text.clone()),
                    _ => None,
                })
                .collect();
            Box::new(texts)
        }
        Kind::Bytes => {
            let bytes: Vec<Option<Vec<u8>>> = cells
                .map(|cell| match cell {
                    Value::Bytes(bytes) => Some(bytes.clone()),
                    _ => None,
                })
                .collect();
            Box::new(bytes)
        }
    }
}
