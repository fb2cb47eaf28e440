//! The writer: one connection, and the journal that it appends to.
//!
//! The journal holds the steps of all matches in the order in which they came. Each entry names the one that it follows,
//! and nothing is followed twice: so two writers can never both write step 17.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
    thread,
    time::{Duration, Instant},
};

use rusqlite::{Connection, ErrorCode, OptionalExtension, Params, Row, params};
use tokio::sync::{mpsc, oneshot};

use super::{BUSY_TIMEOUT, backend, blob, custody::Custody};
use crate::{Append, Committed, KeptClocks, MatchId, OnCommitted, StoreError};

/// How many jobs one commit takes at most.
const BATCH_MAX: usize = 1024;
/// While writers come in crowds, a commit waits this long for the rest of the crowd.
const GATHER: Duration = Duration::from_millis(8);
/// Of how many matches the last entry is remembered.
const LATEST_MAX: usize = 10_000;

/// How a job went.
type Done = Result<(), StoreError>;

/// What the writer is asked to do.
pub(super) enum Job {
    /// By far the most frequent.
    Append(Append, oneshot::Sender<Done>),
    /// Anything else.
    Work(Box<dyn FnOnce(&mut Writer) -> AfterCommit + Send>),
    /// Bring into the data file what lies in the log beside it.
    Checkpoint,
    /// Do the same, let go of the file, and do nothing any more.
    Close(oneshot::Sender<Done>),
}

/// Tells whoever asked how it went, once the commit is on the disk or has failed.
pub(super) type AfterCommit = Box<dyn FnOnce(Done) + Send>;

/// What is to be answered after a commit.
pub(super) struct Answers {
    committed: Done,
    appended: Vec<(Done, oneshot::Sender<Done>)>,
    worked: Vec<AfterCommit>,
}

/// Gives all answers of a commit together, from inside the runtime: it wakes its own tasks much more cheaply than a
/// thread outside can.
pub(super) async fn answer_all(mut queue: mpsc::UnboundedReceiver<Answers>) {
    while let Some(answers) = queue.recv().await {
        for (result, reply) in answers.appended {
            // Whoever asked may have gone away.
            let _ = reply.send(answers.committed.clone().and(result));
        }
        for tell in answers.worked {
            tell(answers.committed.clone());
        }
    }
}

/// The one who writes.
pub(super) struct Writer {
    connection: Connection,
    /// Let go of after the connection.
    custody: Custody,
    answers: mpsc::UnboundedSender<Answers>,
    /// Who is told of every commit.
    watcher: Arc<OnceLock<OnCommitted>>,
    /// The entry that was last written in a match, with its step. Looked up before it is believed.
    latest: HashMap<MatchId, (u32, i64)>,
    /// Whether anything was written since the last checkpoint.
    has_written: bool,
    /// Whether this batch asked for a checkpoint.
    wants_checkpoint: bool,
    /// Who asked for the end.
    closing: Option<oneshot::Sender<Done>>,
}

impl Writer {
    pub(super) fn new(
        connection: Connection,
        custody: Custody,
        answers: mpsc::UnboundedSender<Answers>,
        watcher: Arc<OnceLock<OnCommitted>>,
    ) -> Self {
        Self {
            connection,
            custody,
            answers,
            watcher,
            latest: HashMap::new(),
            // What another left in the log is ours to tidy up.
            has_written: true,
            wants_checkpoint: false,
            closing: None,
        }
    }

    /// Collects what has arrived, does it in one transaction, commits, and only then has it answered.
    pub(super) fn write_all(mut self, mut queue: mpsc::Receiver<Job>) {
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
            let (jobs, began) = (batch.len(), Instant::now());
            let committed = self.commit_together(&mut batch);
            if let Some(on_committed) = self.watcher.get() {
                on_committed(Committed {
                    jobs,
                    took: began.elapsed(),
                    failed: committed.is_err(),
                });
            }
            if let Err(error) = committed {
                tracing::error!(%error, "a commit failed");
            }
            if std::mem::take(&mut self.wants_checkpoint) {
                self.checkpoint();
            }
            if let Some(reply) = self.closing.take() {
                return self.close(reply);
            }
        }
    }

    /// Empties the log into the data file, unless somebody is just reading from it: then it is left for the next time.
    fn checkpoint(&mut self) {
        if !std::mem::take(&mut self.has_written) {
            return;
        }
        let emptied = self.empty_log(Duration::ZERO);
        if !matches!(emptied, Ok(true)) {
            self.has_written = true;
        }
        if let Err(error) = emptied {
            tracing::error!(%error, "a checkpoint failed");
        }
    }

    /// Leaves everything in one file, lets go of it, and tells whoever asked.
    fn close(self, reply: oneshot::Sender<Done>) {
        let emptied = self.empty_log(BUSY_TIMEOUT);
        let Self {
            connection, custody, ..
        } = self;
        let closed = connection.close().map_err(|(_, error)| backend(error));
        drop(custody);
        // Whoever asked may have gone away.
        let _ = reply.send(emptied.and(closed));
    }

    /// Brings into the data file what lies in the log; whether all of it, with readers waited for so long.
    fn empty_log(&self, patience: Duration) -> Result<bool, StoreError> {
        self.connection.busy_timeout(patience).map_err(backend)?;
        let busy = self
            .connection
            .query_row("pragma wal_checkpoint(truncate)", [], |row| row.get::<_, i64>(0))
            .map_err(backend);
        self.connection.busy_timeout(BUSY_TIMEOUT).map_err(backend)?;
        Ok(busy? == 0)
    }

    fn commit_together(&mut self, batch: &mut Vec<Job>) -> Done {
        if let [Job::Checkpoint] = batch.as_slice() {
            batch.clear();
            self.wants_checkpoint = true;
            return Ok(());
        }
        self.has_written = true;
        if let Err(error) = self.execute("begin immediate", []) {
            // Dropping the jobs tells everybody who asked that nothing was done.
            batch.clear();
            return Err(error);
        }
        let mut appended = Vec::with_capacity(batch.len());
        let mut worked = Vec::new();
        for job in batch.drain(..) {
            match job {
                Job::Append(append, reply) => appended.push((self.append(&append), reply)),
                Job::Work(work) => worked.push(work(self)),
                Job::Checkpoint => self.wants_checkpoint = true,
                Job::Close(reply) => self.closing = Some(reply),
            }
        }
        let committed = self.execute("commit", []).map(|_| ());
        if committed.is_err() {
            // A failed commit may leave the transaction open.
            let _ = self.execute("rollback", []);
        }
        let answers = Answers {
            committed: committed.clone(),
            appended,
            worked,
        };
        // When the runtime is gone, nobody waits for an answer.
        let _ = self.answers.send(answers);
        committed
    }

    /// Runs a job of several statements inside the batch; a failure undoes the job and leaves the batch alone.
    pub(super) fn whole_or_nothing<T>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.execute("savepoint job", [])?;
        let result = work(self);
        if result.is_err() {
            self.execute("rollback to job", [])?;
        }
        self.execute("release job", [])?;
        result
    }

    /// Runs a statement. Answers how many rows it changed.
    pub(super) fn execute(&self, sql: &str, params: impl Params) -> Result<usize, StoreError> {
        self.connection
            .prepare_cached(sql)
            .and_then(|mut statement| statement.execute(params))
            .map_err(backend)
    }

    /// The one row that a statement gives.
    pub(super) fn row<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        self.connection
            .prepare_cached(sql)
            .and_then(|mut statement| statement.query_row(params, read))
            .map_err(backend)
    }

    /// All rows that a statement gives.
    pub(super) fn rows<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        self.connection
            .prepare_cached(sql)
            .and_then(|mut statement| statement.query_map(params, read)?.collect())
            .map_err(backend)
    }

    /// Appends a step if it is the next one.
    pub(super) fn append(&mut self, append: &Append) -> Done {
        let follows = self.last_of(append.id, append.step)?;
        let follows = follows.ok_or(StoreError::Conflict)?;
        let Some(clocks) = &append.clocks else {
            return self.insert(append, follows).map(|_| ());
        };
        self.whole_or_nothing(|writer| {
            writer.insert(append, follows)?;
            writer.keep_deadline(append.id, clocks)
        })
    }

    /// Keeps what the clocks show with an entry, and when the first of them is up with the match.
    pub(super) fn keep_clocks(&self, id: MatchId, entry: i64, clocks: &KeptClocks) -> Done {
        self.execute(
            "update entries set clocks = ? where id = ?",
            params![clocks.text, entry],
        )?;
        self.keep_deadline(id, clocks)
    }

    fn keep_deadline(&self, id: MatchId, clocks: &KeptClocks) -> Done {
        self.execute(
            "update matches set deadline_ms = ? where id = ?",
            params![clocks.deadline_ms, id.number()],
        )?;
        Ok(())
    }

    /// Appends the first steps of a match. Answers the last entry.
    pub(super) fn begin(&mut self, id: MatchId, entries: Vec<String>) -> Result<i64, StoreError> {
        let mut follows = -id.number();
        for (step, entry) in (0..).zip(entries) {
            let first = Append {
                id,
                step,
                revision: 0,
                entry,
                period_left_ms: None,
                clocks: None,
                request: None,
            };
            follows = self.insert(&first, follows)?;
        }
        Ok(follows)
    }

    /// Appends a step after this entry, if the match is of its revision.
    fn insert(&mut self, append: &Append, follows: i64) -> Result<i64, StoreError> {
        let Append {
            id,
            step,
            revision,
            entry,
            period_left_ms,
            clocks,
            request,
        } = append;
        let (seat, request) = request.map_or((None, None), |(seat, request)| {
            (Some(seat), Some(blob(request.0)))
        });
        let inserted = self
            .connection
            .prepare_cached(
                "insert into entries (match, step, entry, seat, request, period_left_ms, clocks, follows)
                 select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
                 where exists (select 1 from matches where id = ?1 and revision = ?9)",
            )
            .and_then(|mut statement| {
                statement.insert(params![
                    id.number(),
                    step,
                    entry,
                    seat,
                    request,
                    period_left_ms,
                    clocks.as_ref().map(|clocks| &clocks.text),
                    follows,
                    revision
                ])
            });
        match inserted {
            Ok(entry) => {
                if self.latest.len() >= LATEST_MAX {
                    self.latest.clear();
                }
                self.latest.insert(*id, (*step, entry));
                Ok(entry)
            }
            Err(rusqlite::Error::StatementChangedRows(0)) => Err(StoreError::Conflict),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(StoreError::Conflict)
            }
            Err(error) => Err(backend(error)),
        }
    }

    /// What the next entry follows when a match has this many steps, if it has them: the last of them or, where there
    /// is none yet, the match itself.
    pub(super) fn last_of(&self, id: MatchId, steps: u32) -> Result<Option<i64>, StoreError> {
        match steps.checked_sub(1) {
            Some(last) => self.entry_of(id, last),
            None => Ok(Some(-id.number())),
        }
    }

    /// Whether a match is of this revision.
    pub(super) fn is_of(&self, id: MatchId, revision: u32) -> Result<bool, StoreError> {
        self.connection
            .prepare_cached("select 1 from matches where id = ? and revision = ?")
            .and_then(|mut statement| statement.exists(params![id.number(), revision]))
            .map_err(backend)
    }

    /// The last of so many entries, if the match has neither more nor less: what comes next follows it. That of a match
    /// without any is the match itself.
    pub(super) fn newest_of(&self, id: MatchId, steps: u32) -> Result<Option<i64>, StoreError> {
        let Some(last) = self.last_of(id, steps)? else {
            return Ok(None);
        };
        let is_followed = self
            .connection
            .prepare_cached("select 1 from entries where follows = ?")
            .and_then(|mut statement| statement.exists([last]))
            .map_err(backend)?;
        Ok(Some(last).filter(|_| !is_followed))
    }

    /// The entry of a step, if there is such a step.
    pub(super) fn entry_of(&self, id: MatchId, step: u32) -> Result<Option<i64>, StoreError> {
        if let Some((_, entry)) = self.latest.get(&id).filter(|(latest, _)| *latest == step) {
            let is_true = self
                .connection
                .prepare_cached("select 1 from entries where id = ? and match = ? and step = ?")
                .and_then(|mut statement| statement.exists(params![entry, id.number(), step]))
                .map_err(backend)?;
            if is_true {
                return Ok(Some(*entry));
            }
        }
        Ok(self.entries(id)?.get(step as usize).copied())
    }

    /// All entries of a match, in order.
    pub(super) fn entries(&self, id: MatchId) -> Result<Vec<i64>, StoreError> {
        let follower = |entry: i64| {
            self.connection
                .prepare_cached("select id from entries where follows = ?")
                .and_then(|mut statement| statement.query_row([entry], |row| row.get(0)).optional())
                .map_err(backend)
        };
        let mut entries = Vec::new();
        while let Some(next) = follower(entries.last().copied().unwrap_or(-id.number()))? {
            entries.push(next);
        }
        Ok(entries)
    }
}
