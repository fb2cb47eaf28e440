//! The other nodes of the club, as far as there are any: what is said to them, and which duties this one has.
//!
//! A server without a bus is alone: nothing is said, nothing is heard, and every duty is its own.

use std::{sync::Arc, time::Duration};

use bus::{Bus, Bytes, NodeId, Words};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tokio::{
    sync::watch,
    time::{Instant, timeout_at},
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
    gaps: watch::Receiver<u64>,
    /// Held for as long as the node is alone and nothing can be lost.
    _no_gaps: Option<Arc<watch::Sender<u64>>>,
}

impl Nodes {
    pub(crate) fn new(bus: Option<Arc<dyn Bus>>) -> Self {
        let (no_gaps, gaps) = watch::channel(0);
        match bus {
            Some(bus) => Self {
                gaps: bus.gaps(),
                bus: Some(bus),
                _no_gaps: None,
            },
            None => Self {
                bus: None,
                gaps,
                _no_gaps: Some(Arc::new(no_gaps)),
            },
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

    /// The bus, if there is one.
    pub(crate) fn bus(&self) -> Option<&Arc<dyn Bus>> {
        self.bus.as_ref()
    }

    /// Says something to all who listen to a topic.
    pub(crate) fn say(&self, topic: &str, word: &impl Serialize) {
        if let Some(bus) = &self.bus {
            let word = serde_json::to_vec(word).expect("words are plain data");
            bus.say(topic, Bytes::from(word));
        }
    }

    /// Listens to a topic. Whoever cannot hear looks for themselves.
    pub(crate) async fn listen(&self, topic: &str) -> Words {
        let Some(bus) = &self.bus else {
            return Words::none();
        };
        bus.listen(topic).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the bus is not heard");
            Words::none()
        })
    }

    /// Counts up whenever words may have been lost.
    pub(crate) fn gaps(&self) -> watch::Receiver<u64> {
        self.gaps.clone()
    }

    /// Whether this node has a duty now. If the bus does not answer it has: two who do it waste work and do no harm.
    pub(crate) async fn hold(&self, duty: &str) -> bool {
        match &self.bus {
            Some(bus) => bus.hold(duty).await.unwrap_or(true),
            None => true,
        }
    }

    /// Leaves a duty to others.
    pub(crate) async fn release(&self, duty: &str) {
        if let Some(bus) = &self.bus
            && let Err(error) = bus.release(duty).await
        {
            tracing::debug!(%error, "a duty was not given back");
        }
    }

    /// Since when the club is open: for as long as the first of its nodes, or since now. What clocks count must be the
    /// same at all of them.
    pub(crate) async fn opened_ms(&self, now_ms: i64) -> i64 {
        let Some(bus) = &self.bus else { return now_ms };
        let mut words = self.listen(TOPIC).await;
        // What is said after an answer is heard.
        if let Err(error) = bus.prove().await {
            tracing::warn!(%error, "the bus does not answer yet");
        }
        self.say(TOPIC, &Word::Hello);
        let until = Instant::now() + HELLO_WAIT;
        let mut opened_ms = now_ms;
        while let Ok(word) = timeout_at(until, next_word(&mut words)).await {
            if let Word::Open(theirs) = word {
                opened_ms = opened_ms.min(theirs);
            }
        }
        opened_ms
    }

    /// Tells new nodes since when the club is open.
    pub(crate) async fn tell_opened(&self, opened_ms: i64) {
        let mut words = self.listen(TOPIC).await;
        loop {
            if let Word::Hello = next_word(&mut words).await {
                self.say(TOPIC, &Word::Open(opened_ms));
            }
        }
    }
}

/// The next word that can be read; one of another version of this program is left alone.
pub(crate) async fn next_word<T: DeserializeOwned>(words: &mut Words) -> T {
    loop {
        match words.next().await {
            Some(word) => match serde_json::from_slice(&word) {
                Ok(word) => return word,
                Err(error) => tracing::debug!(%error, "a word cannot be read"),
            },
            None => std::future::pending::<()>().await,
        }
    }
}
