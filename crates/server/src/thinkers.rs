//! Machines that only think: questions go to them by the queue of the bus, and what they have thought comes back.
//!
//! Without any, and whenever an answer does not come in time, a node thinks itself.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::Duration,
};

use clubhouse::{Advice, Level, WrittenAdvice, WrittenQuestion};
use serde::{Deserialize, Serialize};
use tokio::{
    sync::oneshot,
    time::{Instant, interval, timeout},
};

use crate::{
    nodes::{Heard, Nodes, hear_next},
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

/// The topic by which a node hears what was thought for it.
pub(crate) fn topic(node: u64) -> String {
    format!("thoughts.{node:016x}")
}

/// A piece of work for a worker.
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
}

impl Thinkers {
    pub(crate) fn new(nodes: Nodes) -> Self {
        Self(Arc::new(Inner {
            nodes,
            state: Mutex::default(),
        }))
    }

    /// Has a worker think, if there is one. Nothing if there is none, or it does not answer in time.
    pub(crate) async fn think(
        &self,
        question: &WrittenQuestion,
        level: Level,
        time: Duration,
        wanted: &Weak<()>,
    ) -> Option<Advice> {
        let node = self.0.nodes.name()?;
        if self.state().heard? + BELIEVED < Instant::now() {
            return None;
        }
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

    /// Hears of workers and of what they have thought, for as long as the server runs.
    pub(crate) async fn hear(&self) {
        let Some(node) = self.0.nodes.name() else { return };
        let mut workers = self.0.nodes.listen::<()>(WORKERS).await;
        let mut thoughts = self.0.nodes.listen::<Thought>(&topic(node.0)).await;
        loop {
            tokio::select! {
                heard = hear_next(&mut workers) => if let Heard::Word(()) = heard {
                    self.state().heard = Some(Instant::now());
                },
                heard = hear_next(&mut thoughts) => if let Heard::Word(thought) = heard
                    && let Some(tell) = self.state().asked.remove(&thought.id)
                {
                    // Whoever asked may not want to know any more.
                    let _ = tell.send(thought.advice);
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
