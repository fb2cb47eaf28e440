//! Appending steps: what has arrived while a batch was under way is the next batch. It is one statement, so one round
//! trip and one commit, however many matches it is for.
//!
//! Each step is written only if its match has as many steps as it names, and is of the revision that it names. Those that were not are conflicts; the others of
//! the batch do not notice. When the connection is lost, nobody knows what has become of a batch: it is sent again, and a
//! step that then is there already, as it was sent, was written the first time.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, Row, Statement};

use super::{
    backend, blob,
    connections::{Connections, Patience},
    get, request,
};
use crate::{Append, Committed, MatchId, OnCommitted, StoreError};

/// How many steps one commit takes at most.
const BATCH_MAX: usize = 1024;
/// How many steps may wait before those who ask must wait themselves.
const QUEUE: usize = 4096;
/// How long an answer to a batch may take before its connection counts as lost.
const ANSWER_MAX: Duration = Duration::from_secs(5);

/// Writes the steps whose match is at them; gives the matches of those.
const APPEND: &str = "
    with new as (
        select * from unnest(
            $1::bigint[], $2::integer[], $3::text[], $4::smallint[], $5::bytea[], $6::bigint[], $7::text[], $8::bigint[],
            $9::integer[]
        ) as new (match, step, entry, seat, request, period_left_ms, clocks, deadline_ms, revision)
    ), head as (
        -- In the order of their ids, so that two batches never wait for each other in a circle. Whoever had to wait
        -- sees here what the other has left behind.
        select match, steps, revision from heads where match = any ($1) order by match for no key update
    ), moved as (
        update heads set steps = new.step + 1,
            -- A step without clocks leaves the deadline alone; clocks that stand have none.
            deadline_ms = case when new.clocks is null then heads.deadline_ms else new.deadline_ms end
        from head join new on new.match = head.match and new.step = head.steps and new.revision = head.revision
        where heads.match = head.match
        returning heads.match
    )
    insert into entries (match, step, entry, seat, request, period_left_ms, clocks)
    select match, step, entry, seat, request, period_left_ms, clocks from new join moved using (match)
    returning match";

/// The steps that are there under these numbers.
pub(super) const THERE: &str = "
    select entries.match, entry, seat, request from entries
    join unnest($1::bigint[], $2::integer[]) as asked (match, step)
    on entries.match = asked.match and entries.step = asked.step";

/// How it went.
type Done = Result<(), StoreError>;

/// A step, and who waits for it.
type Job = (Append, oneshot::Sender<Done>);

/// The one who appends.
pub(super) struct Appender {
    jobs: mpsc::Sender<Message>,
    /// Who is told of every batch.
    watcher: Arc<OnceLock<OnCommitted>>,
}

enum Message {
    Append(Job),
    Close(oneshot::Sender<()>),
}

impl Appender {
    pub(super) fn start(connections: Connections) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let watcher = Arc::default();
        tokio::spawn(append_all(Line::new(connections, Arc::clone(&watcher)), queue));
        Self { jobs, watcher }
    }

    pub(super) fn watch(&self, on_committed: OnCommitted) {
        // Whoever asks later is not told: there is one server to a store.
        let _ = self.watcher.set(on_committed);
    }

    /// Answers when the step is durable.
    pub(super) async fn append(&self, append: Append) -> Done {
        let (reply, answer) = oneshot::channel();
        let job = Message::Append((append, reply));
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Answers when everything asked before is done; nothing is done any more.
    pub(super) async fn close(&self) -> Done {
        let (reply, answer) = oneshot::channel();
        let close = Message::Close(reply);
        self.jobs.send(close).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)
    }
}

/// Collects what has arrived, sends it, answers, and so on until the store is closed.
async fn append_all(mut line: Line, mut queue: mpsc::Receiver<Message>) {
    let mut waiting: VecDeque<Job> = VecDeque::new();
    let mut closing = None;
    while closing.is_none() || !waiting.is_empty() {
        if waiting.is_empty() {
            match queue.recv().await {
                Some(Message::Append(job)) => waiting.push_back(job),
                Some(Message::Close(reply)) => closing = Some(reply),
                None => return,
            }
        }
        while closing.is_none()
            && waiting.len() < BATCH_MAX
            && let Ok(message) = queue.try_recv()
        {
            match message {
                Message::Append(job) => waiting.push_back(job),
                Message::Close(reply) => closing = Some(reply),
            }
        }
        line.write(first_of_each_match(&mut waiting)).await;
    }
    // Whoever comes from now on is told that nobody is here.
    drop(queue);
    if let Some(reply) = closing {
        // Whoever asked may have gone away.
        let _ = reply.send(());
    }
}

/// Takes a batch from those who wait: the steps of one match go one after the other.
fn first_of_each_match(waiting: &mut VecDeque<Job>) -> Vec<Job> {
    let mut matches = HashSet::new();
    let (batch, later): (Vec<Job>, Vec<Job>) = waiting
        .drain(..)
        .partition(|(append, _)| matches.insert(append.id));
    *waiting = VecDeque::from(later);
    batch
}

/// The connection that appends; made anew when it is lost.
struct Line {
    connections: Connections,
    open: Option<(Client, Statement)>,
    watcher: Arc<OnceLock<OnCommitted>>,
}

impl Line {
    fn new(connections: Connections, watcher: Arc<OnceLock<OnCommitted>>) -> Self {
        Self {
            connections,
            open: None,
            watcher,
        }
    }

    /// Writes a batch and tells everybody how it went.
    async fn write(&mut self, batch: Vec<Job>) {
        if batch.is_empty() {
            return;
        }
        let (appends, replies): (Vec<Append>, Vec<_>) = batch.into_iter().unzip();
        let began = Instant::now();
        let appended = self.append(&appends).await;
        if let Some(on_committed) = self.watcher.get() {
            on_committed(Committed {
                jobs: appends.len(),
                took: began.elapsed(),
                failed: appended.is_err(),
            });
        }
        let results = match appended {
            Ok(results) => results,
            Err(error) => {
                tracing::error!(%error, steps = appends.len(), "a batch could not be written");
                self.one_by_one(&appends, error).await
            }
        };
        for (result, reply) in results.into_iter().zip(replies) {
            // Whoever asked may have gone away.
            let _ = reply.send(result);
        }
    }

    /// Something in a batch cannot be written, such as a text that PostgreSQL does not know: the rest can.
    async fn one_by_one(&mut self, appends: &[Append], error: StoreError) -> Vec<Done> {
        if self.open.is_none() || appends.len() == 1 {
            return vec![Err(error); appends.len()];
        }
        let mut results = Vec::with_capacity(appends.len());
        for append in appends {
            let alone = self.append(std::slice::from_ref(append)).await;
            results.push(alone.map_or_else(Err, |mut done| done.pop().expect("one for each")));
        }
        results
    }

    /// Writes a batch; a database that is away is waited for.
    async fn append(&mut self, appends: &[Append]) -> Result<Vec<Done>, StoreError> {
        let patience = Patience::new();
        // Whether it may have been written before.
        let mut is_doubtful = false;
        loop {
            let error = match self.send(appends, is_doubtful).await {
                Err(error @ StoreError::Away(_)) => error,
                result => return result,
            };
            tracing::warn!(%error, steps = appends.len(), "the connection that appends is lost");
            self.open = None;
            is_doubtful = true;
            if !patience.is_left() {
                return Err(error);
            }
            patience.pause().await;
        }
    }

    /// Sends a batch once.
    async fn send(&mut self, appends: &[Append], is_doubtful: bool) -> Result<Vec<Done>, StoreError> {
        let sent = async {
            let (client, statement) = self.open().await?;
            let written = insert(client, statement, appends).await?;
            let mut results: Vec<Done> = appends
                .iter()
                .map(|append| {
                    written
                        .contains(&append.id)
                        .then_some(())
                        .ok_or(StoreError::Conflict)
                })
                .collect();
            if is_doubtful && results.iter().any(Result::is_err) {
                let there = there(client, appends).await?;
                for (result, append) in results.iter_mut().zip(appends) {
                    if there.get(&append.id).is_some_and(|row| is_same(row, append)) {
                        *result = Ok(());
                    }
                }
            }
            Ok::<_, tokio_postgres::Error>(results)
        };
        match tokio::time::timeout(ANSWER_MAX, sent).await {
            Ok(result) => result.map_err(backend),
            Err(_) => Err(StoreError::Away("it does not answer".to_owned())),
        }
    }

    async fn open(&mut self) -> Result<&(Client, Statement), tokio_postgres::Error> {
        if self.open.as_ref().is_none_or(|(client, _)| client.is_closed()) {
            let client = self.connections.connect().await?;
            let statement = client.prepare(APPEND).await?;
            self.open = Some((client, statement));
        }
        Ok(self.open.as_ref().expect("it was just opened"))
    }
}

async fn insert(
    client: &Client,
    statement: &Statement,
    appends: &[Append],
) -> Result<HashSet<MatchId>, tokio_postgres::Error> {
    let matches: Vec<i64> = appends.iter().map(|append| append.id.number()).collect();
    let steps: Vec<i32> = appends.iter().map(|append| append.step.cast_signed()).collect();
    let revisions: Vec<i32> = appends
        .iter()
        .map(|append| append.revision.cast_signed())
        .collect();
    let entries: Vec<&str> = appends.iter().map(|append| append.entry.as_str()).collect();
    let seats: Vec<Option<i16>> = appends
        .iter()
        .map(|append| append.request.map(|(seat, _)| seat.into()))
        .collect();
    let requests: Vec<Option<Vec<u8>>> = appends
        .iter()
        .map(|append| append.request.map(|(_, request)| blob(request.0)))
        .collect();
    let periods: Vec<Option<i64>> = appends
        .iter()
        .map(|append| append.period_left_ms.map(Into::into))
        .collect();
    let clocks = || appends.iter().map(|append| append.clocks.as_ref());
    let texts: Vec<Option<&str>> = clocks().map(|clocks| Some(clocks?.text.as_str())).collect();
    let deadlines: Vec<Option<i64>> = clocks().map(|clocks| clocks?.deadline_ms).collect();
    let rows = client
        .query(
            statement,
            &[
                &matches, &steps, &entries, &seats, &requests, &periods, &texts, &deadlines, &revisions,
            ],
        )
        .await?;
    rows.iter()
        .map(|row| row.try_get(0).map(MatchId::from_number))
        .collect()
}

async fn there(client: &Client, appends: &[Append]) -> Result<HashMap<MatchId, Row>, tokio_postgres::Error> {
    let matches: Vec<i64> = appends.iter().map(|append| append.id.number()).collect();
    let steps: Vec<i32> = appends.iter().map(|append| append.step.cast_signed()).collect();
    let rows = client.query(THERE, &[&matches, &steps]).await?;
    rows.into_iter()
        .map(|row| Ok((MatchId::from_number(row.try_get(0)?), row)))
        .collect()
}

/// Whether a step that is there is the one that was to be written, by the same request.
pub(super) fn is_same(row: &Row, append: &Append) -> bool {
    get::<&str>(row, 1) == Ok(append.entry.as_str()) && request(row, 2) == Ok(append.request)
}
