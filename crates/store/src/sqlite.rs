//! One SQLite file: one thread writes, a few connections read.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use async_trait::async_trait;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, named_params, params};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Append, Filter, KeptDeck, Listed, MatchId, NewDeck, NewMatch, RequestId, Seating, SessionId, Standing,
    Store, StoreError, StoredMatch, TakeBack,
};

/// The changes of the data file's form, in order. Never edited once released, only added to.
const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/1.sql"),
    include_str!("../migrations/2.sql"),
    include_str!("../migrations/3.sql"),
];
/// How many jobs may wait for the writer before those who ask must wait themselves.
const QUEUE: usize = 4096;
/// How many jobs one commit takes at most.
const BATCH_MAX: usize = 1024;
/// While writers come in crowds, a commit waits this long for the rest of the crowd.
const GATHER: Duration = Duration::from_millis(6);
/// How many idle reading connections are kept.
const READERS_KEPT: usize = 2;
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// A store in one SQLite file.
pub struct SqliteStore {
    jobs: mpsc::Sender<Job>,
    readers: Arc<Readers>,
}

impl SqliteStore {
    /// Opens the file, makes it if there is none, and brings it up to date. Blocks.
    ///
    /// # Errors
    /// If the file cannot be opened or is of a newer version.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let mut connection = Connection::open(path).map_err(backend)?;
        connection.busy_timeout(BUSY_TIMEOUT).map_err(backend)?;
        connection
            .execute_batch(
                // A rare checkpoint writes a page once that many commits have touched.
                // FULL: a commit is on the disk before it is answered, not only safe from our own crash.
                "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
                 pragma journal_size_limit = 16777216; pragma wal_autocheckpoint = 4000;",
            )
            .map_err(backend)?;
        migrate(&mut connection)?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || write_all(&connection, queue))
            .map_err(|error| StoreError::Backend(error.to_string()))?;
        Ok(Self {
            jobs,
            readers: Arc::new(Readers {
                path: path.to_owned(),
                idle: Mutex::default(),
            }),
        })
    }

    /// Has the writer do something, whole or not at all, and answers when it is durable.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::Work(Box::new(move |connection| {
            let result = whole_or_nothing(connection, work);
            Box::new(move |committed| {
                // Whoever asked may have gone away.
                let _ = reply.send(committed.and(result));
            })
        }));
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Reads on a thread that may block.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let readers = Arc::clone(&self.readers);
        tokio::task::spawn_blocking(move || readers.with(work).map_err(backend))
            .await
            .map_err(|_| StoreError::Closed)?
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create_match(&self, new: NewMatch) -> Result<String, StoreError> {
        self.write(move |connection| {
            let created_at = connection
                .query_row(
                    "insert into matches (id, game, header, seed, seats, creator, listed, standing, standing_steps, over)
                     values (:id, :game, :header, :seed, :seats, :creator, :listed, :standing, :steps, :over)
                     returning created_at",
                    named_params! {
                        ":id": new.id.number(), ":game": new.game, ":header": new.header, ":seed": new.seed,
                        ":seats": new.seats, ":creator": blob(new.creator.0), ":listed": new.listed,
                        ":standing": new.standing.text, ":steps": new.standing.steps, ":over": new.standing.over,
                    },
                    |row| row.get(0),
                )
                .map_err(backend)?;
            insert_sitters(connection, new.id, &new.sitters)?;
            for (step, entry) in new.entries.into_iter().enumerate() {
                let step = u32::try_from(step).map_err(|_| StoreError::Conflict)?;
                let append = Append { id: new.id, step, entry, period_left_ms: None, request: None };
                insert_entry(connection, &append)?;
            }
            Ok(created_at)
        })
        .await
    }

    async fn load_match(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.read(move |connection| {
            // One transaction, so that match and steps are of the same moment.
            let snapshot = connection.transaction()?;
            let Some(mut stored) = snapshot
                .prepare_cached(
                    "select game, header, seed, seats, creator, created_at, lanes from matches where id = ?",
                )?
                .query_row([id.number()], |row| {
                    Ok(StoredMatch {
                        game: row.get(0)?,
                        header: row.get(1)?,
                        seed: row.get(2)?,
                        seats: row.get(3)?,
                        creator: SessionId(unblob(row, 4)?),
                        created_at: row.get(5)?,
                        lanes: row.get(6)?,
                        entries: Vec::new(),
                        period_left_ms: None,
                        requests: Vec::new(),
                    })
                })
                .optional()?
            else {
                return Ok(None);
            };
            stored.entries = snapshot
                .prepare_cached("select entry from entries where match = ? order by step")?
                .query_map([id.number()], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            stored.period_left_ms = snapshot
                .prepare_cached(
                    "select period_left_ms from entries where match = ? order by step desc limit 1",
                )?
                .query_row([id.number()], |row| row.get(0))
                .optional()?
                .flatten();
            stored.requests = snapshot
                .prepare_cached(
                    "select seat, request from entries where match = ?1 and request is not null
                     union all
                     select seat, request from taken_back where match = ?1 and request is not null",
                )?
                .query_map([id.number()], |row| Ok((row.get(0)?, RequestId(unblob(row, 1)?))))?
                .collect::<Result<_, _>>()?;
            Ok(Some(stored))
        })
        .await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs
            .send(Job::Append(append, reply))
            .await
            .map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn take_back(&self, TakeBack { id, of, steps, lanes }: TakeBack) -> Result<(), StoreError> {
        self.write(move |connection| {
            let held: u32 = connection
                .query_row("select count(*) from entries where match = ?", [id.number()], |row| row.get(0))
                .map_err(backend)?;
            if held != of || steps == 0 || steps > of {
                return Err(StoreError::Conflict);
            }
            connection
                .execute(
                    "insert into taken_back (match, step, entry, seat, request)
                     select match, step, entry, seat, request from entries where match = ? and step >= ? order by step",
                    params![id.number(), steps],
                )
                .map_err(backend)?;
            connection
                .execute("delete from entries where match = ? and step >= ?", params![id.number(), steps])
                .map_err(backend)?;
            connection
                .execute("update matches set lanes = ? where id = ?", params![lanes, id.number()])
                .map_err(backend)?;
            Ok(())
        })
        .await
    }

    async fn set_period_left(&self, id: MatchId, left_ms: u32) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection
                .execute(
                    "update entries set period_left_ms = ?2
                     where match = ?1 and step = (select max(step) from entries where match = ?1)",
                    params![id.number(), left_ms],
                )
                .map_err(backend)?;
            Ok(())
        })
        .await
    }

    async fn seat(&self, id: MatchId, seating: Seating) -> Result<(), StoreError> {
        self.write(move |connection| {
            let changed = connection
                .execute(
                    "update matches set header = ?, seats = ? where id = ?",
                    params![seating.header, seating.seats, id.number()],
                )
                .map_err(backend)?;
            if changed == 0 {
                return Err(StoreError::Conflict);
            }
            insert_sitters(connection, id, &seating.sitters)
        })
        .await
    }

    async fn set_standing(&self, id: MatchId, standing: Standing) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection
                .execute(
                    "update matches set standing = ?, standing_steps = ?, over = ? where id = ?",
                    params![standing.text, standing.steps, standing.over, id.number()],
                )
                .map(|_| ())
                .map_err(backend)
        })
        .await
    }

    async fn list(&self, filter: Filter, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.read(move |connection| {
            let read = |row: &Row<'_>| {
                Ok(Listed {
                    id: MatchId::from_number(row.get(0)?),
                    game: row.get(1)?,
                    header: row.get(2)?,
                    seats: row.get(3)?,
                    creator: SessionId(unblob(row, 4)?),
                    created_at: row.get(5)?,
                    standing: Standing {
                        text: row.get(6)?,
                        steps: row.get(7)?,
                        over: row.get(8)?,
                    },
                    steps: row.get(9)?,
                })
            };
            let columns =
                "select id, game, header, seats, creator, created_at, standing, standing_steps, over,
                 (select coalesce(max(step) + 1, 0) from entries where match = matches.id) from matches";
            let order = "order by created_at desc limit ?";
            match filter {
                Filter::Of(session) => connection
                    .prepare_cached(&format!(
                        "{columns} where id in (select match from sitters where session = ?) {order}"
                    ))?
                    .query_map(params![blob(session.0), limit], read)?
                    .collect(),
                Filter::Live => connection
                    .prepare_cached(&format!("{columns} where listed and not over {order}"))?
                    .query_map([limit], read)?
                    .collect(),
            }
        })
        .await
    }

    async fn session_name(&self, id: SessionId) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached("select name from sessions where id = ?")?
                .query_row([blob(id.0)], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn set_session_name(&self, id: SessionId, name: String) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection
                .execute(
                    "insert into sessions (id, name) values (?, ?) on conflict (id) do update set name = excluded.name",
                    params![blob(id.0), name],
                )
                .map(|_| ())
                .map_err(backend)
        })
        .await
    }

    async fn decks(&self, session: SessionId) -> Result<Vec<KeptDeck>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select game, name, deck, updated_ms from decks where session = ? order by game, name",
                )?
                .query_map([blob(session.0)], |row| {
                    Ok(KeptDeck {
                        game: row.get(0)?,
                        name: row.get(1)?,
                        deck: row.get(2)?,
                        updated_ms: row.get(3)?,
                    })
                })?
                .collect()
        })
        .await
    }

    async fn keep_deck(
        &self,
        session: SessionId,
        deck: NewDeck,
        decks_max: u32,
    ) -> Result<Option<KeptDeck>, StoreError> {
        self.write(move |connection| {
            let NewDeck { game, name, deck } = deck;
            let others: u32 = connection
                .query_row(
                    "select count(*) from decks where session = ?1 and not (game = ?2 and name = ?3)",
                    params![blob(session.0), game, name],
                    |row| row.get(0),
                )
                .map_err(backend)?;
            if others >= decks_max {
                return Ok(None);
            }
            let updated_ms = connection
                .query_row(
                    "insert into decks (session, game, name, deck, updated_ms)
                     values (?, ?, ?, ?, cast(unixepoch('subsec') * 1000 as integer))
                     on conflict do update set deck = excluded.deck, updated_ms = excluded.updated_ms
                     returning updated_ms",
                    params![blob(session.0), game, name, deck],
                    |row| row.get(0),
                )
                .map_err(backend)?;
            Ok(Some(KeptDeck {
                game,
                name,
                deck,
                updated_ms,
            }))
        })
        .await
    }

    async fn drop_deck(&self, session: SessionId, game: String, name: String) -> Result<bool, StoreError> {
        self.write(move |connection| {
            connection
                .execute(
                    "delete from decks where session = ? and game = ? and name = ?",
                    params![blob(session.0), game, name],
                )
                .map(|deleted| deleted > 0)
                .map_err(backend)
        })
        .await
    }

    async fn setting(&self, name: &'static str, value: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.write(move |connection| {
            connection
                .execute(
                    "insert into settings (name, value) values (?, ?) on conflict do nothing",
                    params![name, value],
                )
                .map_err(backend)?;
            connection
                .query_row("select value from settings where name = ?", [name], |row| {
                    row.get(0)
                })
                .map_err(backend)
        })
        .await
    }

    async fn flush(&self) -> Result<(), StoreError> {
        self.write(|_| Ok(())).await
    }
}

/// What the writer is asked to do.
enum Job {
    /// By far the most frequent.
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    /// Anything else.
    Work(Box<dyn FnOnce(&Connection) -> AfterCommit + Send>),
}

/// Tells whoever asked how it went, once the commit is on the disk or has failed.
type AfterCommit = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// The writer: collects what has arrived, does it in one transaction, commits, and only then answers.
fn write_all(connection: &Connection, mut queue: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    let mut crowded = false;
    while let Some(first) = queue.blocking_recv() {
        batch.push(first);
        if crowded {
            thread::sleep(GATHER);
        }
        while batch.len() < BATCH_MAX
            && let Ok(job) = queue.try_recv()
        {
            batch.push(job);
        }
        crowded = batch.len() > 2;
        if let Err(error) = commit_together(connection, &mut batch) {
            tracing::error!(%error, "a commit failed");
        }
    }
}

fn commit_together(connection: &Connection, batch: &mut Vec<Job>) -> Result<(), StoreError> {
    if let Err(error) = execute(connection, "begin immediate") {
        // Dropping the jobs tells everybody who asked that nothing was done.
        batch.clear();
        return Err(error);
    }
    let mut appended = Vec::with_capacity(batch.len());
    let mut worked = Vec::new();
    for job in batch.drain(..) {
        match job {
            Job::Append(append, reply) => appended.push((insert_entry(connection, &append), reply)),
            Job::Work(work) => worked.push(work(connection)),
        }
    }
    let committed = execute(connection, "commit");
    if committed.is_err() {
        // A failed commit may leave the transaction open.
        let _ = execute(connection, "rollback");
    }
    for (result, reply) in appended {
        let _ = reply.send(committed.clone().and(result));
    }
    for tell in worked {
        tell(committed.clone());
    }
    committed
}

/// Inserts a step if it is the next one.
fn insert_entry(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let Append {
        id,
        step,
        entry,
        period_left_ms,
        request,
    } = append;
    // A statement of its own: a condition inside the insert would cost a temporary table each time.
    let follows = *step == 0
        || connection
            .prepare_cached("select 1 from entries where match = ? and step = ?")
            .and_then(|mut statement| statement.exists(params![id.number(), step - 1]))
            .map_err(backend)?;
    if !follows {
        return Err(StoreError::Conflict);
    }
    let (seat, request) = request.map_or((None, None), |(seat, request)| {
        (Some(seat), Some(blob(request.0)))
    });
    let inserted = connection
        .prepare_cached("insert into entries (match, step, entry, seat, request, period_left_ms) values (?, ?, ?, ?, ?, ?)")
        .and_then(|mut statement| {
            statement.execute(params![id.number(), step, entry, seat, request, period_left_ms])
        });
    match inserted {
        Ok(_) => Ok(()),
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) => {
            Err(StoreError::Conflict)
        }
        Err(error) => Err(backend(error)),
    }
}

fn insert_sitters(connection: &Connection, id: MatchId, sitters: &[SessionId]) -> Result<(), StoreError> {
    for session in sitters {
        connection
            .execute(
                "insert into sitters (session, match) values (?, ?) on conflict do nothing",
                params![blob(session.0), id.number()],
            )
            .map_err(backend)?;
    }
    Ok(())
}

/// Runs a job of several statements inside the batch; a failure undoes the job and leaves the batch alone.
fn whole_or_nothing<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    execute(connection, "savepoint job")?;
    let result = work(connection);
    if result.is_err() {
        execute(connection, "rollback to job")?;
    }
    execute(connection, "release job")?;
    result
}

fn execute(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    connection
        .prepare_cached(sql)
        .and_then(|mut statement| statement.execute([]))
        .map(|_| ())
        .map_err(backend)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let known = u32::try_from(MIGRATIONS.len()).expect("a handful");
    let transaction = connection
        .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
        .map_err(backend)?;
    let found: u32 = transaction
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(backend)?;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for migration in &MIGRATIONS[found as usize..] {
        transaction.execute_batch(migration).map_err(backend)?;
    }
    transaction
        .pragma_update(None, "user_version", known)
        .map_err(backend)?;
    transaction.commit().map_err(backend)
}

/// Connections that only read.
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    fn with<T>(&self, work: impl FnOnce(&mut Connection) -> rusqlite::Result<T>) -> rusqlite::Result<T> {
        let idle = self
            .idle
            .lock()
            .expect("nothing panics while it holds the lock")
            .pop();
        let mut connection = match idle {
            Some(connection) => connection,
            None => {
                let connection = Connection::open_with_flags(
                    &self.path,
                    OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
                )?;
                connection.busy_timeout(BUSY_TIMEOUT)?;
                // A match is read once and then lives at its table: little is worth keeping.
                connection.pragma_update(None, "cache_size", -128)?;
                connection
            }
        };
        let result = work(&mut connection);
        let mut idle = self.idle.lock().expect("nothing panics while it holds the lock");
        if result.is_ok() && idle.len() < READERS_KEPT {
            idle.push(connection);
        }
        result
    }
}

fn blob(bits: u128) -> [u8; 16] {
    bits.to_be_bytes()
}

fn unblob(row: &Row<'_>, column: usize) -> rusqlite::Result<u128> {
    row.get(column).map(u128::from_be_bytes)
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn backend(error: rusqlite::Error) -> StoreError {
    StoreError::Backend(error.to_string())
}
