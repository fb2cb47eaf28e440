//! The other nodes of the club, as far as there are any: what is said to them, and which duties this one has.
//!
//! A server without a bus is alone: nothing is said, nothing is heard, and every duty is its own.

use std::{marker::PhantomData, sync::Arc, time::Duration};

use bus::{Bus, Bytes, NodeId, Words};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tokio::{
    sync::watch,
    time::{Instant, timeout_at},
};

use crate::{
    metrics::{BusFault, Metrics},
    session::now_ms,
};

/// The topic of nodes.
const TOPIC: &str = "nodes";
/// How long a new node waits for an answer of others.
const HELLO_WAIT: Duration = Duration::from_millis(300);

/// What nodes say of themselves.
#[derive(Serialize, Deserialize)]
enum Word {
    /// Somebody new asks since when the club is open.
    Hello,
    /// Since then: milliseconds since 1970.
    Open(i64),
}

/// A node among others.
#[derive(Clone)]
pub(crate) struct Nodes {
    bus: Option<Arc<dyn Bus>>,
    metrics: Arc<Metrics>,
    /// Since when the club is open, at the first of its nodes: milliseconds since 1970.
    opened_ms: i64,
}

/// What is heard of one topic.
pub(crate) struct Ears<T> {
    words: Words,
    metrics: Arc<Metrics>,
    gaps: watch::Receiver<u64>,
    kind: PhantomData<fn() -> T>,
}

/// Something that was heard.
pub(crate) enum Heard<T> {
    /// A word.
    Word(T),
    /// Words may have been lost: whoever listens looks for themselves.
    Gap,
}

impl Nodes {
    /// Joins the others, if there are any.
    pub(crate) async fn join(bus: Option<Arc<dyn Bus>>, metrics: Arc<Metrics>) -> Self {
        let mut this = Self {
            bus,
            metrics,
            opened_ms: now_ms(),
        };
        this.opened_ms = this.ask_opened().await;
        this
    }

    #[cfg(test)]
    pub(crate) fn alone() -> Self {
        Self {
            bus: None,
            metrics: Arc::new(Metrics::new()),
            opened_ms: now_ms(),
        }
    }

    /// Whether there is nobody else.
    pub(crate) fn is_alone(&self) -> bool {
        self.bus.is_none()
    }

    /// Whether what is said now is likely to be heard.
    pub(crate) fn can_hear(&self) -> bool {
        self.bus.as_ref().is_some_and(|bus| bus.is_there())
    }

    /// The name of this node, if it has one.
    pub(crate) fn name(&self) -> Option<NodeId> {
        self.bus.as_ref().map(|bus| bus.node())
    }

    /// Says something to all who listen to a topic.
    pub(crate) fn say(&self, topic: &str, word: &impl Serialize) {
        if let Some(bus) = &self.bus {
            let word = serde_json::to_vec(word).expect("words are plain data");
            bus.say(topic, Bytes::from(word));
            self.metrics.on_word_said();
        }
    }

    /// Listens to a topic, if there is anybody to be heard.
    pub(crate) async fn listen<T>(&self, topic: &str) -> Option<Ears<T>> {
        let bus = self.bus.as_ref()?;
        let gaps = bus.gaps();
        match bus.listen(topic).await {
            Ok(words) => Some(Ears {
                words,
                metrics: Arc::clone(&self.metrics),
                gaps,
                kind: PhantomData,
            }),
            Err(error) => {
                // Whoever cannot hear looks for themselves.
                tracing::warn!(%error, "the bus is not heard");
                None
            }
        }
    }

    /// Whether this node has a duty now. If the bus does not answer it has: two who do it waste work and do no harm.
    pub(crate) async fn hold(&self, duty: &str) -> bool {
        match &self.bus {
            Some(bus) => bus.hold(duty).await.unwrap_or_else(|_| {
                self.metrics.on_bus_fault(BusFault::Lease);
                true
            }),
            None => true,
        }
    }

    /// Leaves a duty to others.
    pub(crate) async fn release(&self, duty: &str) {
        if let Some(bus) = &self.bus
            && let Err(error) = bus.release(duty).await
        {
            self.metrics.on_bus_fault(BusFault::Lease);
            tracing::debug!(%error, "a duty was not given back");
        }
    }

    /// Lays work into the queue for those who only think. Answers whether it lies there.
    pub(crate) async fn lay(&self, work: &impl Serialize) -> bool {
        let Some(bus) = &self.bus else { return false };
        let work = serde_json::to_vec(work).expect("work is plain data");
        let laid = bus.lay(Bytes::from(work)).await;
        if let Err(error) = &laid {
            self.metrics.on_bus_fault(BusFault::Queue);
            tracing::debug!(%error, "nobody else thinks");
        }
        laid.is_ok()
    }

    /// Whether the bus answers; a node that is alone needs none.
    pub(crate) async fn prove(&self) -> bool {
        let Some(bus) = &self.bus else { return true };
        let proven = bus.prove().await;
        if let Err(error) = &proven {
            self.metrics.on_bus_fault(BusFault::Proof);
            tracing::error!(%error, "the bus does not answer");
        }
        proven.is_ok()
    }

    /// Counts how often words may have been lost, for as long as the server runs.
    pub(crate) async fn count_gaps(&self) {
        let Some(bus) = &self.bus else { return };
        let mut gaps = bus.gaps();
        while gaps.changed().await.is_ok() {
            self.metrics.on_bus_gap();
        }
    }

    /// Since when the club is open: milliseconds since 1970. What clocks count must be the same at all nodes.
    pub(crate) fn opened_ms(&self) -> i64 {
        self.opened_ms
    }

    /// Since when the club is open, by what others say: for as long as the first of its nodes, or since now.
    async fn ask_opened(&self) -> i64 {
        let Some(bus) = &self.bus else {
            return self.opened_ms;
        };
        let mut ears = self.listen(TOPIC).await;
        // What is said after an answer is heard.
        if let Err(error) = bus.prove().await {
            tracing::warn!(%error, "the bus does not answer yet");
        }
        self.say(TOPIC, &Word::Hello);
        let until = Instant::now() + HELLO_WAIT;
        let mut opened_ms = self.opened_ms;
        while let Ok(heard) = timeout_at(until, hear_next(&mut ears)).await {
            if let Heard::Word(Word::Open(theirs)) = heard {
                opened_ms = opened_ms.min(theirs);
            }
        }
        opened_ms
    }

    /// Tells new nodes since when the club is open.
    pub(crate) async fn tell_opened(&self) {
        let mut ears = self.listen(TOPIC).await;
        loop {
            if let Heard::Word(Word::Hello) = hear_next(&mut ears).await {
                self.say(TOPIC, &Word::Open(self.opened_ms));
            }
        }
    }
}

impl<T: DeserializeOwned> Ears<T> {
    /// What is heard next. A word of another version of this program, which cannot be read, may have said anything.
    pub(crate) async fn next(&mut self) -> Heard<T> {
        tokio::select! {
            word = self.words.next() => match word {
                Some(word) => {
                    self.metrics.on_word_heard();
                    serde_json::from_slice(&word).map_or(Heard::Gap, Heard::Word)
                }
                None => std::future::pending().await,
            },
            Ok(()) = self.gaps.changed() => Heard::Gap,
        }
    }
}

/// What is heard next, if there is anybody to be heard.
pub(crate) async fn hear_next<T: DeserializeOwned>(ears: &mut Option<Ears<T>>) -> Heard<T> {
    match ears {
        Some(ears) => ears.next().await,
        None => std::future::pending().await,
    }
}
