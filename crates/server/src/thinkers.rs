//! Machines that only think: questions of bots and pieces of reviews go to them by the queue of the bus, and what they
//! have thought comes back.
//!
//! Without any, and whenever an answer does not come in time, a node thinks itself.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::Duration,
};

use clubhouse::{Advice, Level, WrittenAdvice, WrittenQuestion};
use lab::Piece;
use serde::{Deserialize, Serialize};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, interval, timeout},
};

use crate::{
    nodes::{Nodes, Received, next_received},
    random,
    session::now_ms,
};

/// The topic by which workers say that they are there.
pub(crate) const WORKERS: &str = "workers";
/// How often they do.
pub(crate) const HERE_EVERY: Duration = Duration::from_secs(1);
/// After so long one that has said nothing more is believed to be gone.
const BELIEVED: Duration = Duration::from_secs(3);
/// How long an answer may take on top of the thought itself.
const SLACK: Duration = Duration::from_secs(2);
/// How often it is looked whether a thought is still wanted.
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// How long a piece of a review may be silent: it waits behind others, or its worker is gone and another gets it.
const SILENT_MAX: Duration = Duration::from_secs(6);
/// The queue forgets a piece after so long.
const PIECE_MAX: Duration = Duration::from_secs(60);
/// The topic by which nodes say which pieces nobody wants any more.
pub(crate) const UNWANTED: &str = "unwanted";

/// The topic by which a node hears what was thought for it.
pub(crate) fn topic(node: u64) -> String {
    format!("thoughts.{node:016x}")
}

/// The topic by which a node hears of pieces of its reviews.
pub(crate) fn pieces_topic(node: u64) -> String {
    format!("pieces.{node:016x}")
}

/// A question for a worker.
#[derive(Serialize, Deserialize)]
pub(crate) struct Errand {
    /// Who asks.
    pub(crate) node: u64,
    /// Its name among those of the node.
    pub(crate) id: u64,
    pub(crate) question: WrittenQuestion,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) time_ms: u64,
    /// After that nobody waits for it: milliseconds since 1970.
    pub(crate) until_ms: i64,
}

/// What a worker has thought.
#[derive(Serialize, Deserialize)]
pub(crate) struct Thought {
    pub(crate) id: u64,
    /// Nothing if the question cannot be read: by a worker of another version.
    pub(crate) advice: Option<WrittenAdvice>,
}

/// A piece of the review of a finished match, for a worker.
#[derive(Serialize, Deserialize)]
pub(crate) struct PieceErrand {
    /// Who asks.
    pub(crate) node: u64,
    /// Its name, which no other piece has.
    pub(crate) id: u64,
    pub(crate) piece: Piece,
    /// The record of the match, as text.
    pub(crate) record: String,
    /// After that nobody waits for it: milliseconds since 1970.
    pub(crate) until_ms: i64,
}

/// What a worker says of a piece.
#[derive(Serialize, Deserialize)]
pub(crate) struct PieceWord {
    pub(crate) id: u64,
    pub(crate) sign: Sign,
}

/// How a piece is.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sign {
    /// Somebody is at it.
    GoesOn,
    /// What came of it; nothing if it cannot be done there.
    Done(Option<String>),
}

/// The workers, as one node knows them.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Inner>);

struct Inner {
    nodes: Nodes,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// When a worker was last heard.
    heard: Option<Instant>,
    asked: HashMap<u64, oneshot::Sender<Option<WrittenAdvice>>>,
    /// Where signs of pieces that are under way are waited for.
    pieces: HashMap<u64, mpsc::UnboundedSender<Sign>>,
}

impl Thinkers {
    pub(crate) fn new(nodes: Nodes) -> Self {
        Self(Arc::new(Inner {
            nodes,
            state: Mutex::default(),
        }))
    }

    /// Has a worker think. Nothing if none answers in time.
    pub(crate) async fn think(
        &self,
        question: &WrittenQuestion,
        level: Level,
        time: Duration,
        wanted: &Weak<()>,
    ) -> Option<Advice> {
        let node = self.0.nodes.name()?;
        let patience = time + SLACK;
        let errand = Errand {
            node: node.0,
            id: random::word(),
            question: question.clone(),
            level,
            seed: random::word(),
            time_ms: u64::try_from(time.as_millis()).ok()?,
            until_ms: now_ms() + i64::try_from(patience.as_millis()).ok()?,
        };
        let (tell, answer) = oneshot::channel();
        let asked = Asked {
            thinkers: self,
            id: errand.id,
        };
        self.state().asked.insert(errand.id, tell);
        if !self.0.nodes.lay(&errand).await {
            return None;
        }
        let is_wanted = async {
            let mut looks = interval(LOOK_EVERY);
            while wanted.strong_count() > 0 {
                looks.tick().await;
            }
        };
        let advice = tokio::select! {
            advice = timeout(patience, answer) => advice.ok()?.ok()??,
            () = is_wanted => return None,
        };
        drop(asked);
        Advice::try_from(advice).ok()
    }

    /// Whether there is a bus by which workers may come.
    pub(crate) fn may_come(&self) -> bool {
        !self.0.nodes.is_alone()
    }

    /// Whether a worker has said lately that it is there.
    pub(crate) fn are_there(&self) -> bool {
        let heard = self.state().heard;
        heard.is_some_and(|heard| heard.elapsed() <= BELIEVED)
    }

    /// Has a worker do a piece of a review, if there is one, for as long as it is wanted. Nothing if nobody does it: there
    /// is no worker, or none says any more that it goes on.
    pub(crate) async fn reckon(
        &self,
        piece: &Piece,
        record: &str,
        is_wanted: impl Fn() -> bool,
    ) -> Option<String> {
        let node = self.0.nodes.name()?;
        if !self.are_there() {
            return None;
        }
        let errand = PieceErrand {
            node: node.0,
            id: random::word(),
            piece: piece.clone(),
            record: record.to_owned(),
            until_ms: now_ms() + i64::try_from(PIECE_MAX.as_millis()).ok()?,
        };
        let (tell, mut signs) = mpsc::unbounded_channel();
        self.state().pieces.insert(errand.id, tell);
        let mut under_way = UnderWay {
            thinkers: self,
            id: errand.id,
            is_wanted: true,
        };
        if !self.0.nodes.lay(&errand).await {
            return None;
        }
        let mut looks = interval(LOOK_EVERY);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                sign = signs.recv() => match sign? {
                    Sign::GoesOn => heard = Instant::now(),
                    Sign::Done(found) => {
                        under_way.is_wanted = false;
                        return found;
                    }
                },
                _ = looks.tick() => if !is_wanted() || heard.elapsed() > SILENT_MAX || !self.are_there() {
                    return None;
                },
            }
        }
    }

    /// Handles what workers publish of themselves and of what they have thought, for as long as the server runs.
    pub(crate) async fn handle_messages(&self) {
        let Some(node) = self.0.nodes.name() else { return };
        let mut workers = self.0.nodes.subscribe::<()>(WORKERS).await;
        let mut thoughts = self.0.nodes.subscribe::<Thought>(&topic(node.0)).await;
        let mut pieces = self.0.nodes.subscribe::<PieceWord>(&pieces_topic(node.0)).await;
        loop {
            tokio::select! {
                received = next_received(&mut workers) => if let Received::Message(()) = received {
                    self.state().heard = Some(Instant::now());
                },
                received = next_received(&mut thoughts) => if let Received::Message(thought) = received
                    && let Some(tell) = self.state().asked.remove(&thought.id)
                {
                    // Whoever asked may not want to know any more.
                    let _ = tell.send(thought.advice);
                },
                received = next_received(&mut pieces) => if let Received::Message(PieceWord { id, sign }) = received
                    && let Some(tell) = self.state().pieces.get(&id)
                {
                    let _ = tell.send(sign);
                },
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A map is whole between any two of its methods.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A question that is under way. When this is dropped nobody waits for its answer.
struct Asked<'a> {
    thinkers: &'a Thinkers,
    id: u64,
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        self.thinkers.state().asked.remove(&self.id);
    }
}

/// A piece that is under way. When this is dropped before it was done, nobody wants it any more.
struct UnderWay<'a> {
    thinkers: &'a Thinkers,
    id: u64,
    is_wanted: bool,
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.thinkers.state().pieces.remove(&self.id);
        if self.is_wanted {
            self.thinkers.0.nodes.publish(UNWANTED, &self.id);
        }
    }
}
