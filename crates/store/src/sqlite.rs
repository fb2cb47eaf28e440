//! One SQLite file: one thread writes, a few connections read.

mod accounts;
mod backup;
mod custody;
mod meeting;
mod orders;
mod people;
mod ratings;
mod reviews;
mod writer;

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, OnceLock},
    thread,
    time::Duration,
};

use async_trait::async_trait;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, config::DbConfig, named_params, params};
use tokio::sync::{Semaphore, mpsc, oneshot};

pub(crate) use self::custody::Custody;
use self::writer::{Job, Writer, answer_all};
use crate::{
    Append, Filter, Head, KeptClocks, KeptDeck, Listed, Listing, MatchId, NewDeck, NewMatch, OnCommitted,
    OnTold, PersonId, RequestId, Seating, Standing, Store, StoreError, StoredMatch, TakeBack, Told,
};

/// The changes of the data file's form, in order. Never edited once released, only added to.
const MIGRATIONS: [&str; 13] = [
    include_str!("../migrations/1.sql"),
    include_str!("../migrations/2.sql"),
    include_str!("../migrations/3.sql"),
    include_str!("../migrations/4.sql"),
    include_str!("../migrations/5.sql"),
    include_str!("../migrations/6.sql"),
    include_str!("../migrations/7.sql"),
    include_str!("../migrations/8.sql"),
    include_str!("../migrations/9.sql"),
    include_str!("../migrations/10.sql"),
    include_str!("../migrations/11.sql"),
    include_str!("../migrations/12.sql"),
    include_str!("../migrations/13.sql"),
];
/// The version of the data file's form.
pub(crate) const VERSION: u32 = MIGRATIONS.len() as u32;
/// How many jobs may wait for the writer before those who ask must wait themselves.
const QUEUE: usize = 4096;
/// How many read at the same time, each on a connection of its own; whoever comes later waits for one of them. To open
/// a connection costs more than most of what is read.
const READERS: usize = 4;
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// How many statements of a connection stay prepared: all there are.
const STATEMENTS: usize = 128;
/// How often what lies in the write-ahead log is brought into the data file, so that a copy of the file alone is whole
/// but for the last minute.
const CHECKPOINT_EVERY: Duration = Duration::from_mins(1);

/// A store in one SQLite file.
pub struct SqliteStore {
    jobs: mpsc::Sender<Job>,
    readers: Arc<Readers>,
    /// Who is told of every commit.
    watcher: Arc<OnceLock<OnCommitted>>,
}

impl SqliteStore {
    /// Opens the file, makes it if there is none, and brings it up to date. Blocks.
    ///
    /// # Errors
    /// If the file cannot be opened, is in use by another process, or is of a newer version.
    ///
    /// # Panics
    /// Outside of a tokio runtime.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_and_tidy(path, CHECKPOINT_EVERY)
    }

    fn open_and_tidy(path: &Path, checkpoint_every: Duration) -> Result<Self, StoreError> {
        let custody = Custody::take(path)?;
        custody::refuse_newer(path, VERSION)?;
        custody::make(path)?;
        let mut connection = Connection::open(path).map_err(backend)?;
        make_steady(&connection).map_err(backend)?;
        connection
            .execute_batch(
                // A rare checkpoint writes a page once that many commits have touched.
                // FULL: a commit is on the disk before it is answered, not only safe from our own crash.
                // The end of the journal is all that is written to, so few pages need to be at hand.
                "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
                 pragma cache_size = -512; pragma journal_size_limit = 16777216; pragma wal_autocheckpoint = 4000;",
            )
            .map_err(backend)?;
        migrate(&mut connection)?;
        custody::warn_of_others(path);
        let (jobs, queue) = mpsc::channel(QUEUE);
        let (answers, to_be_answered) = mpsc::unbounded_channel();
        tokio::spawn(answer_all(to_be_answered));
        tokio::spawn(tidy(jobs.downgrade(), checkpoint_every));
        let watcher = Arc::default();
        let writer = Writer::new(connection, custody, answers, Arc::clone(&watcher));
        thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || writer.write_all(queue))
            .map_err(|error| StoreError::Backend(error.to_string()))?;
        Ok(Self {
            jobs,
            readers: Arc::new(Readers::new(path)),
            watcher,
        })
    }

    /// Has the writer do something, whole or not at all, and answers when it is durable.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Writer) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::Work(Box::new(move |writer| {
            let result = writer.whole_or_nothing(work);
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
        let place = Arc::clone(&readers.places).acquire_owned().await;
        let place = place.map_err(|_| StoreError::Closed)?;
        tokio::task::spawn_blocking(move || {
            let read = readers.with(work).map_err(backend);
            drop(place);
            read
        })
        .await
        .map_err(|_| StoreError::Closed)?
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create_match(&self, new: NewMatch) -> Result<String, StoreError> {
        self.write(move |writer| {
            let created_at = writer.row(
                "insert into matches (id, game, header, seed, seats, terms, creator, listed, standing, over)
                 values (:id, :game, :header, :seed, :seats, :terms, :creator, :listed, :standing, :over)
                 returning created_at",
                named_params! {
                    ":id": new.id.number(), ":game": new.game, ":header": new.header, ":seed": new.seed,
                    ":seats": new.seats, ":terms": new.terms, ":creator": blob(new.creator.0), ":listed": new.listed,
                    ":standing": new.standing.text, ":over": new.standing.over,
                },
                |row| row.get(0),
            )?;
            insert_sitters(writer, new.id, &new.sitters)?;
            let last = writer.begin(new.id, new.entries)?;
            writer.execute(
                "update matches set standing_entry = ? where id = ?",
                params![last, new.id.number()],
            )?;
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
                    "select game, header, seed, seats, creator, created_at, lanes, terms, listed, revision from matches where id = ?",
                )?
                .query_row([id.number()], |row| {
                    Ok(StoredMatch {
                        game: row.get(0)?,
                        header: row.get(1)?,
                        seed: row.get(2)?,
                        seats: row.get(3)?,
                        creator: PersonId(unblob(row, 4)?),
                        created_at: row.get(5)?,
                        listed: row.get(8)?,
                        lanes: row.get(6)?,
                        terms: row.get(7)?,
                        revision: row.get(9)?,
                        entries: Vec::new(),
                        period_left_ms: None,
                        clocks: None,
                        requests: Vec::new(),
                    })
                })
                .optional()?
            else {
                return Ok(None);
            };
            let mut follower = snapshot.prepare_cached(
                "select id, entry, period_left_ms, seat, request, clocks from entries where follows = ?",
            )?;
            let mut last = -id.number();
            while let Some((next, entry, period_left_ms, request, clocks)) = follower
                .query_row([last], |row| {
                    Ok((
                        row.get(0)?,
                        row.get(1)?,
                        row.get(2)?,
                        request(row, 3)?,
                        row.get(5)?,
                    ))
                })
                .optional()?
            {
                last = next;
                stored.entries.push(entry);
                stored.period_left_ms = period_left_ms;
                stored.clocks = clocks;
                stored.requests.extend(request);
            }
            let mut taken_back =
                snapshot.prepare_cached("select seat, request from taken_back where match = ?")?;
            for taken in taken_back.query_map([id.number()], |row| request(row, 0))? {
                stored.requests.extend(taken?);
            }
            Ok(Some(stored))
        })
        .await
    }

    async fn head(&self, id: MatchId) -> Result<Option<Head>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select (select coalesce(max(step) + 1, 0) from entries where match = ?1), revision,
                     (select count(*) from chat where match = ?1) from matches where id = ?1",
                )?
                .query_row([id.number()], |row| {
                    Ok(Head {
                        steps: row.get(0)?,
                        revision: row.get(1)?,
                        lines: row.get(2)?,
                    })
                })
                .optional()
        })
        .await
    }

    async fn tell_match(&self, id: MatchId, mut on_told: OnTold) -> Result<bool, StoreError> {
        self.read(move |connection| {
            let snapshot = connection.transaction()?;
            let found = snapshot
                .prepare_cached(&format!("{LISTED} where id = ?"))?
                .query_row([id.number()], listed)
                .optional()?;
            let Some(found) = found else { return Ok(false) };
            let mut follower = snapshot.prepare_cached("select id, entry from entries where follows = ?")?;
            let mut last = -id.number();
            let mut more = on_told(Told::Match(&found));
            while more.is_continue() {
                let mut steps = follower.query([last])?;
                let Some(row) = steps.next()? else { break };
                last = row.get(0)?;
                more = on_told(Told::Step(row.get_ref(1)?.as_str()?));
            }
            Ok(true)
        })
        .await
    }

    async fn open_matches(&self, creator: PersonId) -> Result<u32, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached("select count(*) from matches where creator = ? and not over")?
                .query_row([blob(creator.0)], |row| row.get(0))
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

    async fn take_back(&self, take_back: TakeBack) -> Result<(), StoreError> {
        self.write(move |writer| {
            let TakeBack {
                id,
                of,
                revision,
                steps,
                lanes,
                clocks,
            } = take_back;
            let entries = writer.entries(id)?;
            if entries.len() != of as usize || steps == 0 || steps > of || !writer.is_of(id, revision)? {
                return Err(StoreError::Conflict);
            }
            for entry in &entries[steps as usize..] {
                writer.execute(
                    "insert into taken_back (match, step, entry, seat, request)
                     select match, step, entry, seat, request from entries where id = ?",
                    [entry],
                )?;
                writer.execute("delete from entries where id = ?", [entry])?;
            }
            writer.execute(
                "update matches set lanes = ?, standing_entry = null, revision = revision + 1 where id = ?",
                params![lanes, id.number()],
            )?;
            match clocks {
                Some(clocks) => writer.keep_clocks(id, entries[steps as usize - 1], &clocks),
                None => Ok(()),
            }
        })
        .await
    }

    async fn set_clocks(&self, id: MatchId, steps: u32, clocks: KeptClocks) -> Result<(), StoreError> {
        self.write(move |writer| match writer.newest_of(id, steps)? {
            Some(last) => writer.keep_clocks(id, last, &clocks),
            None => Ok(()),
        })
        .await
    }

    async fn due(&self, at_ms: i64, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select id from matches where deadline_ms <= ? and not over order by deadline_ms limit ?",
                )?
                .query_map(params![at_ms, limit], |row| row.get(0).map(MatchId::from_number))?
                .collect()
        })
        .await
    }

    async fn set_period_left(&self, id: MatchId, steps: u32, left_ms: u32) -> Result<(), StoreError> {
        self.write(move |writer| {
            if let Some(last) = writer.newest_of(id, steps)? {
                writer.execute(
                    "update entries set period_left_ms = ? where id = ?",
                    params![left_ms, last],
                )?;
            }
            Ok(())
        })
        .await
    }

    async fn seat(&self, id: MatchId, seating: Seating) -> Result<(), StoreError> {
        self.write(move |writer| {
            let changed = writer.execute(
                "update matches set header = ?, seats = ?, revision = revision + 1 where id = ? and revision = ?",
                params![seating.header, seating.seats, id.number(), seating.revision],
            )?;
            if changed == 0 {
                return Err(StoreError::Conflict);
            }
            insert_sitters(writer, id, &seating.sitters)
        })
        .await
    }

    async fn set_standing(&self, id: MatchId, standing: Standing) -> Result<(), StoreError> {
        self.write(move |writer| {
            let Some(entry) = writer.newest_of(id, standing.steps)? else {
                return Ok(());
            };
            writer.execute(
                "update matches set standing = ?, standing_entry = ?, over = ? where id = ?",
                params![standing.text, entry, standing.over, id.number()],
            )?;
            Ok(())
        })
        .await
    }

    async fn list(&self, filter: Filter, limit: u32) -> Result<Listing, StoreError> {
        self.read(move |connection| {
            let order = "order by created_at desc limit ?";
            match filter {
                Filter::Of(person) => readable(
                    connection
                        .prepare_cached(&format!(
                            "{LISTED} where id in (select match from sitters where person = ?) {order}"
                        ))?
                        .query_and_then(params![blob(person.0), limit], named)?,
                ),
                Filter::Open(person) => readable(
                    connection
                        .prepare_cached(&format!(
                            "{LISTED} where listed and id in (select match from sitters where person = ?) {order}"
                        ))?
                        .query_and_then(params![blob(person.0), limit], named)?,
                ),
                Filter::Live => readable(
                    connection
                        .prepare_cached(&format!("{LISTED} where listed and not over {order}"))?
                        .query_and_then([limit], named)?,
                ),
            }
        })
        .await
    }

    async fn person_name(&self, id: PersonId) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached("select name from persons where id = ?")?
                .query_row([blob(id.0)], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn set_person_name(&self, id: PersonId, name: String) -> Result<(), StoreError> {
        self.write(move |writer| {
            writer.execute(
                "insert into persons (id, name) values (?, ?) on conflict (id) do update set name = excluded.name",
                params![blob(id.0), name],
            )?;
            Ok(())
        })
        .await
    }

    async fn forget_persons(&self, days: u32) -> Result<usize, StoreError> {
        self.write(move |writer| {
            writer.execute(
                "delete from persons where created_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ? || ' days')
                 and not exists (select 1 from sitters where person = persons.id)
                 and not exists (select 1 from matches where creator = persons.id)
                 and not exists (select 1 from decks where person = persons.id)
                 and skeleton is null and banned_ms is null",
                [-i64::from(days)],
            )
        })
        .await
    }

    async fn decks(&self, person: PersonId) -> Result<Vec<KeptDeck>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select game, name, deck, updated_ms from decks where person = ? order by game, name",
                )?
                .query_map([blob(person.0)], |row| {
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

    async fn save_deck(
        &self,
        person: PersonId,
        deck: NewDeck,
        decks_max: u32,
    ) -> Result<Option<KeptDeck>, StoreError> {
        self.write(move |writer| {
            let NewDeck { game, name, deck } = deck;
            let others: u32 = writer.row(
                "select count(*) from decks where person = ?1 and not (game = ?2 and name = ?3)",
                params![blob(person.0), game, name],
                |row| row.get(0),
            )?;
            if others >= decks_max {
                return Ok(None);
            }
            let updated_ms = writer.row(
                "insert into decks (person, game, name, deck, updated_ms)
                 values (?, ?, ?, ?, cast(unixepoch('subsec') * 1000 as integer))
                 on conflict do update set deck = excluded.deck, updated_ms = excluded.updated_ms
                 returning updated_ms",
                params![blob(person.0), game, name, deck],
                |row| row.get(0),
            )?;
            Ok(Some(KeptDeck {
                game,
                name,
                deck,
                updated_ms,
            }))
        })
        .await
    }

    async fn drop_deck(&self, person: PersonId, game: String, name: String) -> Result<bool, StoreError> {
        self.write(move |writer| {
            let deleted = writer.execute(
                "delete from decks where person = ? and game = ? and name = ?",
                params![blob(person.0), game, name],
            )?;
            Ok(deleted > 0)
        })
        .await
    }

    async fn setting(&self, name: &'static str, value: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.write(move |writer| {
            writer.execute(
                "insert into settings (name, value) values (?, ?) on conflict do nothing",
                params![name, value],
            )?;
            writer.row("select value from settings where name = ?", [name], |row| {
                row.get(0)
            })
        })
        .await
    }

    fn watch(&self, on_committed: OnCommitted) {
        // Whoever asks later is not told: there is one server to a store.
        let _ = self.watcher.set(on_committed);
    }

    async fn prove(&self) -> Result<(), StoreError> {
        self.write(|writer| {
            writer.execute(
                "insert into settings (name, value) values ('proof', cast(unixepoch() as blob))
                 on conflict (name) do update set value = excluded.value",
                [],
            )?;
            Ok(())
        })
        .await
    }

    async fn close(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs
            .send(Job::Close(reply))
            .await
            .map_err(|_| StoreError::Closed)?;
        // The last connection that is closed takes the log away.
        self.readers.close();
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// Has the write-ahead log emptied into the data file from time to time, until the store is closed.
async fn tidy(jobs: mpsc::WeakSender<Job>, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        let Some(jobs) = jobs.upgrade() else { break };
        if jobs.send(Job::Checkpoint).await.is_err() {
            break;
        }
    }
}

/// A match of a list as it was read, under its number.
type Named = rusqlite::Result<(i64, rusqlite::Result<Listed>)>;

fn named(row: &Row<'_>) -> Named {
    Ok((row.get(0)?, listed(row)))
}

/// What can be read of a list; the rest is counted and logged.
fn readable(rows: impl Iterator<Item = Named>) -> rusqlite::Result<Listing> {
    let mut listing = Listing::default();
    for row in rows {
        match row? {
            (_, Ok(listed)) => listing.matches.push(listed),
            (id, Err(error)) => {
                let id = MatchId::from_number(id);
                tracing::error!(match.id = %id, %error, "a match of a list cannot be read");
                listing.hidden += 1;
            }
        }
    }
    Ok(listing)
}

fn insert_sitters(writer: &Writer, id: MatchId, sitters: &[PersonId]) -> Result<(), StoreError> {
    for person in sitters {
        writer.execute(
            "insert into sitters (person, match) values (?, ?) on conflict do nothing",
            params![blob(person.0), id.number()],
        )?;
    }
    Ok(())
}

/// What lists know of a match.
const LISTED: &str = "select id, game, header, seats, creator, created_at, standing, standing_entry is null
     or exists (select 1 from entries where follows = standing_entry), over, terms from matches";

fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    Ok(Listed {
        id: MatchId::from_number(row.get(0)?),
        game: row.get(1)?,
        header: row.get(2)?,
        seats: row.get(3)?,
        creator: PersonId(unblob(row, 4)?),
        created_at: row.get(5)?,
        standing: row.get(6)?,
        is_old: row.get(7)?,
        over: row.get(8)?,
        terms: row.get(9)?,
    })
}

/// The seat that asked for a step and its request, if one did.
fn request(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<(u8, RequestId)>> {
    let (seat, request): (Option<u8>, Option<[u8; 16]>) = (row.get(column)?, row.get(column + 1)?);
    Ok(seat.zip(request.map(|request| RequestId(u128::from_be_bytes(request)))))
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection
        .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
        .map_err(backend)?;
    let found: u32 = transaction
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(backend)?;
    for migration in MIGRATIONS.iter().skip(found as usize) {
        transaction.execute_batch(migration).map_err(backend)?;
    }
    transaction
        .pragma_update(None, "user_version", VERSION)
        .map_err(backend)?;
    transaction.commit().map_err(backend)
}

/// What holds for every connection: statements stay prepared.
fn make_steady(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // No plan depends on what is bound to a statement. If one may, as by a limit, it is made anew each time.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// Connections that only read.
struct Readers {
    path: PathBuf,
    /// One for each that may read.
    places: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    fn new(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            places: Arc::new(Semaphore::new(READERS)),
            idle: Mutex::default(),
        }
    }

    fn with<T>(&self, work: impl FnOnce(&mut Connection) -> rusqlite::Result<T>) -> rusqlite::Result<T> {
        let idle = self.idle().pop();
        let mut connection = match idle {
            Some(connection) => connection,
            None => self.open()?,
        };
        let result = work(&mut connection);
        if result.is_ok() {
            self.idle().push(connection);
        }
        result
    }

    fn open(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        make_steady(&connection)?;
        // A match is read once and then lives at its table: little is worth keeping.
        connection.pragma_update(None, "cache_size", -128)?;
        Ok(connection)
    }

    /// Closes the connections that wait for the next reader.
    fn close(&self) {
        self.idle().clear();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().expect("nothing panics while it holds the lock")
    }
}

fn blob(bits: u128) -> [u8; 16] {
    bits.to_be_bytes()
}

fn unblob(row: &Row<'_>, column: usize) -> rusqlite::Result<u128> {
    row.get(column).map(u128::from_be_bytes)
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
pub(crate) fn backend(error: rusqlite::Error) -> StoreError {
    StoreError::Backend(error.to_string())
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;

    #[test]
    fn a_statement_stays_prepared_whatever_its_limit_is() {
        let connection = Connection::open_in_memory().expect("memory");
        make_steady(&connection).expect("it can be told so");
        for limit in [1, 2, 3] {
            let mut statement = connection.prepare_cached("select 1 limit ?").expect("SQL");
            let found: i64 = statement.query_row([limit], |row| row.get(0)).expect("a row");
            assert_eq!((found, statement.get_status(StatementStatus::RePrepare)), (1, 0));
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_log_is_emptied_into_the_file_from_time_to_time() {
        let folder = std::env::temp_dir().join(format!("fiveaside-tidy-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        let data = folder.join("data.sqlite");
        let store = SqliteStore::open_and_tidy(&data, Duration::from_millis(5)).expect("a new file");
        store.setting("key", vec![1]).await.expect("it writes");
        let log = folder.join("data.sqlite-wal");
        let is_empty = || std::fs::metadata(&log).is_ok_and(|metadata| metadata.len() == 0);
        let emptied = async {
            while !is_empty() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), emptied)
            .await
            .expect("it is emptied soon");
        // What reads only the one file finds all of it.
        let copy = folder.join("copy.sqlite");
        std::fs::copy(&data, &copy).expect("a copy");
        let kept: Vec<u8> = Connection::open(copy)
            .and_then(|copy| {
                copy.query_row("select value from settings where name = 'key'", [], |row| {
                    row.get(0)
                })
            })
            .expect("it is in the copy");
        assert_eq!(kept, [1]);
        let _ = std::fs::remove_dir_all(folder);
    }
}
