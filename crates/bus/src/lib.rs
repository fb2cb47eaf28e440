//! How the nodes of one club hear of each other.
//!
//! What is published here is a hint: whoever needs the truth asks the store. So nothing of this may be waited for by anybody
//! who could do without it, and everything goes on when the bus is gone.

#![expect(
    clippy::disallowed_types,
    reason = "leases and work have their time, and no rule reads its maps"
)]

mod local;
mod nats;

use std::{fmt, time::Duration};

use async_trait::async_trait;
pub use bytes::Bytes;
use tokio::sync::{mpsc, watch};

pub use local::{Hub, LocalBus};
pub use nats::NatsBus;

/// How many messages may wait for a slow subscriber. Beyond that they are lost.
const PENDING_MAX: usize = 1024;

/// The name of a node among all of its club. Another start of the same program is another node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u64);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// How a bus is used.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Clubs that share a server are kept apart by their names: letters, digits and hyphens.
    pub club: String,
    /// For how long a lease is held that nobody renews.
    pub term: Duration,
    /// How many pieces of work may wait.
    pub waiting_max: u32,
    /// After how long work is given to another whose worker has not said that it goes on.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            club: "fiveaside".to_owned(),
            term: Duration::from_secs(3),
            waiting_max: 1024,
            patience: Duration::from_secs(3),
        }
    }
}

/// Why the bus did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BusError {
    /// Too much waits already.
    #[error("too much work waits")]
    Full,
    /// The bus does not answer.
    #[error("the bus does not answer: {0}")]
    Gone(String),
}

/// Carries messages, leases and work between nodes.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// This node.
    fn node(&self) -> NodeId;
    /// Sends a message to all other nodes that have subscribed to a topic. Nobody waits, and nobody promises.
    fn publish(&self, topic: &str, message: Bytes);
    /// Subscribes to a topic from now on: to what other nodes publish, in the order in which each of them does.
    async fn subscribe(&self, topic: &str) -> Result<Subscription, BusError>;
    /// Whether what is published now is likely to arrive.
    fn is_there(&self) -> bool;
    /// Counts up whenever messages may have been lost: whoever subscribes then looks for themselves.
    fn gaps(&self) -> watch::Receiver<u64>;

    /// Takes a lease that nobody holds, or renews it. Answers whether this node holds it now, for the term.
    async fn hold(&self, lease: &str) -> Result<bool, BusError>;
    /// Gives a lease back, if this node holds it.
    async fn release(&self, lease: &str) -> Result<(), BusError>;

    /// Lays work into the queue.
    async fn lay(&self, work: Bytes) -> Result<(), BusError>;
    /// Takes the next work, as soon as there is some.
    async fn take(&self) -> Result<Box<dyn Work>, BusError>;

    /// Asks the bus for an answer, and so proves that it is there.
    async fn prove(&self) -> Result<(), BusError>;
}

/// Work that was taken. Unless it is done, or it is said now and then that it goes on, another gets it.
#[async_trait]
pub trait Work: Send + Sync {
    /// What is to be done.
    fn text(&self) -> &Bytes;
    /// It goes on.
    async fn goes_on(&self) -> Result<(), BusError>;
    /// It is done: nobody else gets it any more.
    async fn done(self: Box<Self>) -> Result<(), BusError>;
}

/// What others publish to a topic.
pub struct Subscription(Source);

enum Source {
    Local(mpsc::Receiver<Bytes>),
    Nats(Box<async_nats::Subscriber>),
}

impl Subscription {
    /// The next message. Nothing if there will be none any more.
    pub async fn next(&mut self) -> Option<Bytes> {
        match &mut self.0 {
            Source::Local(messages) => messages.recv().await,
            Source::Nats(messages) => {
                let message = futures_util::StreamExt::next(&mut **messages).await?;
                Some(message.payload)
            }
        }
    }
}
