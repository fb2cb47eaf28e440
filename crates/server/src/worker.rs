//! A machine that only thinks: it takes questions and pieces of reviews from the queue of the bus, one for each core at a
//! time.

use std::{
    collections::{HashMap, VecDeque},
    future::Future,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bus::{Bus, Bytes, Work};
use tokio::{
    task::{JoinSet, spawn_blocking},
    time::{interval, sleep},
};

use crate::{
    pool::think_alone,
    session::now_ms,
    thinkers::{
        Errand, HERE_EVERY, PieceErrand, PieceWord, Sign, Thought, UNWANTED, WORKERS, pieces_topic, topic,
    },
};

/// How often the queue is told that a thought goes on.
const GOES_ON_EVERY: Duration = Duration::from_secs(1);
/// How long it is waited after the bus has not answered.
const BREATH: Duration = Duration::from_millis(250);
/// So many pieces that nobody wants are remembered, in case they are still in the queue.
const UNWANTED_MAX: usize = 1024;

/// Thinks on so many cores, until `shutdown`.
pub async fn think_for(bus: Arc<dyn Bus>, cores: usize, shutdown: impl Future<Output = ()>) {
    let mut thinking = JoinSet::new();
    let pieces = Pieces::default();
    for _ in 0..cores.max(1) {
        let (bus, pieces) = (Arc::clone(&bus), pieces.clone());
        thinking.spawn(async move {
            loop {
                match bus.take().await {
                    Ok(work) => run(&*bus, work, &pieces).await,
                    Err(error) => {
                        tracing::debug!(%error, "no work comes");
                        sleep(BREATH).await;
                    }
                }
            }
        });
    }
    let saying = async {
        let mut every = interval(HERE_EVERY);
        loop {
            every.tick().await;
            bus.publish(WORKERS, Bytes::from_static(b"null"));
        }
    };
    // What is under way is given to another when nobody says any more that it goes on.
    tokio::select! {
        () = shutdown => {}
        () = saying => {}
        () = pieces.handle_cancellations(&*bus) => {}
    }
}

/// Does what it can read: what another version of this program has written may be something else.
async fn run(bus: &dyn Bus, work: Box<dyn Work>, pieces: &Pieces) {
    let now = now_ms();
    if let Ok(errand) = serde_json::from_slice::<Errand>(work.text()) {
        if now < errand.until_ms {
            think(bus, &*work, errand).await;
        }
    } else if let Ok(errand) = serde_json::from_slice::<PieceErrand>(work.text())
        && now < errand.until_ms
    {
        reckon(bus, &*work, errand, pieces).await;
    }
    if let Err(error) = work.done().await {
        // Then it is thought again, and the second answer is of no interest to anybody.
        tracing::debug!(%error, "the queue does not know that something is done");
    }
}

async fn think(bus: &dyn Bus, work: &dyn Work, errand: Errand) {
    let (node, id) = (errand.node, errand.id);
    let thinking = spawn_blocking(move || {
        let question = errand.question.read().ok()?;
        let time = Duration::from_millis(errand.time_ms);
        let advice = think_alone(&question, errand.level, errand.seed, time)?;
        Some(advice.into())
    });
    let advice = tokio::select! {
        advice = thinking => advice.ok().flatten(),
        () = keep_at_it(work, || {}) => None,
    };
    let thought = serde_json::to_vec(&Thought { id, advice }).expect("thoughts are plain data");
    bus.publish(&topic(node), Bytes::from(thought));
}

async fn reckon(bus: &dyn Bus, work: &dyn Work, errand: PieceErrand, pieces: &Pieces) {
    let PieceErrand {
        node,
        id,
        piece,
        record,
        ..
    } = errand;
    let Some(under_way) = pieces.begin(id) else { return };
    let say = |sign| {
        let word = serde_json::to_vec(&PieceWord { id, sign }).expect("words are plain data");
        bus.publish(&pieces_topic(node), Bytes::from(word));
    };
    let stop = Arc::clone(&under_way.stop);
    let reckoning = spawn_blocking(move || lab::reckon_piece(&record, &piece, &stop));
    let found = tokio::select! {
        found = reckoning => found.ok().flatten(),
        () = keep_at_it(work, || say(Sign::GoesOn)) => None,
    };
    if !under_way.stop.load(Ordering::Relaxed) {
        say(Sign::Done(found));
    }
}

/// The pieces of reviews that are being done, and those that nobody wants.
#[derive(Clone, Default)]
struct Pieces(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    under_way: HashMap<u64, Arc<AtomicBool>>,
    unwanted: VecDeque<u64>,
}

/// A piece that is being done, until this is dropped.
struct UnderWay {
    pieces: Pieces,
    id: u64,
    stop: Arc<AtomicBool>,
}

impl Pieces {
    /// Begins a piece, unless nobody wants it.
    fn begin(&self, id: u64) -> Option<UnderWay> {
        let mut known = self.lock();
        if known.unwanted.contains(&id) {
            return None;
        }
        let stop = Arc::<AtomicBool>::default();
        known.under_way.insert(id, Arc::clone(&stop));
        Some(UnderWay {
            pieces: self.clone(),
            id,
            stop,
        })
    }

    /// Ends what nobody wants any more, for as long as the worker runs.
    async fn handle_cancellations(&self, bus: &dyn Bus) {
        let mut words = loop {
            match bus.subscribe(UNWANTED).await {
                Ok(words) => break words,
                Err(error) => {
                    tracing::debug!(%error, "the bus gives no subscription");
                    sleep(BREATH).await;
                }
            }
        };
        while let Some(word) = words.next().await {
            if let Ok(id) = serde_json::from_slice(&word) {
                self.give_up(id);
            }
        }
        // Then every piece is done to its end.
        std::future::pending::<()>().await;
    }

    fn give_up(&self, id: u64) {
        let mut known = self.lock();
        if let Some(stop) = known.under_way.get(&id) {
            stop.store(true, Ordering::Relaxed);
        }
        known.unwanted.truncate(UNWANTED_MAX - 1);
        known.unwanted.push_front(id);
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        // Nothing panics with the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.pieces.lock().under_way.remove(&self.id);
    }
}

/// Says again and again that something goes on: to the queue, and to whoever else wants to know.
async fn keep_at_it(work: &dyn Work, say: impl Fn()) {
    let mut every = interval(GOES_ON_EVERY);
    loop {
        every.tick().await;
        say();
        if let Err(error) = work.goes_on().await {
            tracing::debug!(%error, "the queue does not know that something goes on");
        }
    }
}
