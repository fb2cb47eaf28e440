//! The other nodes of the club, as far as there are any: what is published to them, and which duties this one has.
//!
//! A server without a bus is alone: nothing is published, nothing is received, and every duty is its own.

use std::{marker::PhantomData, sync::Arc, time::Duration};

use bus::{Bus, Bytes, NodeId};
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

/// What others publish to one topic.
pub(crate) struct Subscription<T> {
    messages: bus::Subscription,
    metrics: Arc<Metrics>,
    gaps: watch::Receiver<u64>,
    kind: PhantomData<fn() -> T>,
}

/// Something that a subscription gives.
pub(crate) enum Received<T> {
    /// A message.
    Message(T),
    /// Messages may have been lost: whoever subscribes looks for themselves.
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

    /// Whether what is published now is likely to arrive.
    pub(crate) fn is_connected(&self) -> bool {
        self.bus.as_ref().is_some_and(|bus| bus.is_there())
    }

    /// The name of this node, if it has one.
    pub(crate) fn name(&self) -> Option<NodeId> {
        self.bus.as_ref().map(|bus| bus.node())
    }

    /// Sends a message to all who have subscribed to a topic.
    pub(crate) fn publish(&self, topic: &str, word: &impl Serialize) {
        if let Some(bus) = &self.bus {
            let word = serde_json::to_vec(word).expect("words are plain data");
            bus.publish(topic, Bytes::from(word));
            self.metrics.on_published();
        }
    }

    /// Subscribes to a topic, if there are other nodes.
    pub(crate) async fn subscribe<T>(&self, topic: &str) -> Option<Subscription<T>> {
        let bus = self.bus.as_ref()?;
        let gaps = bus.gaps();
        match bus.subscribe(topic).await {
            Ok(messages) => Some(Subscription {
                messages,
                metrics: Arc::clone(&self.metrics),
                gaps,
                kind: PhantomData,
            }),
            Err(error) => {
                // Whoever receives nothing looks for themselves.
                tracing::warn!(%error, "the bus gives no subscription");
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
        let mut subscription = self.subscribe(TOPIC).await;
        // What is published after an answer is received.
        if let Err(error) = bus.prove().await {
            tracing::warn!(%error, "the bus does not answer yet");
        }
        self.publish(TOPIC, &Word::Hello);
        let until = Instant::now() + HELLO_WAIT;
        let mut opened_ms = self.opened_ms;
        while let Ok(received) = timeout_at(until, next_received(&mut subscription)).await {
            if let Received::Message(Word::Open(theirs)) = received {
                opened_ms = opened_ms.min(theirs);
            }
        }
        opened_ms
    }

    /// Tells new nodes since when the club is open.
    pub(crate) async fn tell_opened(&self) {
        let mut subscription = self.subscribe(TOPIC).await;
        loop {
            if let Received::Message(Word::Hello) = next_received(&mut subscription).await {
                self.publish(TOPIC, &Word::Open(self.opened_ms));
            }
        }
    }
}

impl<T: DeserializeOwned> Subscription<T> {
    /// What is received next. A message of another version of this program, which cannot be read, may have said anything.
    pub(crate) async fn next(&mut self) -> Received<T> {
        tokio::select! {
            message = self.messages.next() => match message {
                Some(message) => {
                    self.metrics.on_received();
                    serde_json::from_slice(&message).map_or(Received::Gap, Received::Message)
                }
                None => std::future::pending().await,
            },
            Ok(()) = self.gaps.changed() => Received::Gap,
        }
    }
}

/// What is received next, if there are other nodes.
pub(crate) async fn next_received<T: DeserializeOwned>(
    subscription: &mut Option<Subscription<T>>,
) -> Received<T> {
    match subscription {
        Some(subscription) => subscription.next().await,
        None => std::future::pending().await,
    }
}
