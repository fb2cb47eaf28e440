//! A bus over NATS: messages by its subjects, leases in a key-value bucket of JetStream, work in one of its streams.
//!
//! Bucket and stream are made by whoever needs them first, and again after the server has lost them: nothing in them
//! outlives a few seconds.

mod leases;
mod queue;

use std::{sync::Arc, time::Duration};

use async_nats::{Client, ConnectOptions, Event, connection::State, jetstream};
use async_trait::async_trait;
use tokio::{
    sync::{mpsc, watch},
    time::{sleep, timeout},
};

use crate::{Bus, BusError, Bytes, NodeId, PENDING_MAX, Settings, Source, Subscription, Work};
use leases::Leases;
use queue::Queue;

/// How many messages may be on their way out. Beyond that they are lost.
const OUTBOX_MAX: usize = 4096;
/// How long an answer may take. Whoever asks can do without one.
const ANSWER_WAIT: Duration = Duration::from_secs(1);
/// How long it is waited before the server is looked for again.
const RECONNECT: Duration = Duration::from_millis(250);
/// How long whoever joins waits for the server, and how often they look whether it is there.
const JOIN_WAIT: Duration = Duration::from_secs(3);
const LOOK: Duration = Duration::from_millis(5);
/// How often it is asked whether the server is still there.
const PING_EVERY: Duration = Duration::from_secs(5);

/// A node's end of a bus over NATS.
pub struct NatsBus {
    node: NodeId,
    club: String,
    client: Client,
    context: jetstream::Context,
    outbox: mpsc::Sender<(String, Bytes)>,
    gaps: watch::Receiver<u64>,
    leases: Leases,
    queue: Queue,
}

impl NatsBus {
    /// Joins the bus under a name that no other node has. A server that is there has been found when this answers: what
    /// is said and asked then is heard. If it is not there it is looked for as long as it takes: a club goes on without.
    ///
    /// # Errors
    /// If the address makes no sense.
    pub async fn connect(address: &str, node: NodeId, settings: &Settings) -> Result<Arc<Self>, BusError> {
        let (gap, gaps) = watch::channel(0);
        let client = ConnectOptions::new()
            .name(format!("{} {node}", settings.club))
            .no_echo()
            .retry_on_initial_connect()
            .ping_interval(PING_EVERY)
            .subscription_capacity(PENDING_MAX)
            .request_timeout(Some(ANSWER_WAIT))
            .reconnect_delay_callback(|_| RECONNECT)
            .event_callback(move |event| {
                match &event {
                    Event::Connected | Event::SlowConsumer(_) => gap.send_modify(|gaps| *gaps += 1),
                    Event::Disconnected
                    | Event::LameDuckMode
                    | Event::Draining
                    | Event::Closed
                    | Event::ServerError(_)
                    | Event::ClientError(_) => {}
                }
                tracing::info!(%event, "the bus");
                std::future::ready(())
            })
            .connect(address)
            .await
            .map_err(gone)?;
        wait_until_connected(&client).await;
        let (outbox, to_publish) = mpsc::channel(OUTBOX_MAX);
        tokio::spawn(publish_all(client.clone(), to_publish));
        let context = jetstream::new(client.clone());
        Ok(Arc::new(Self {
            node,
            club: settings.club.clone(),
            leases: Leases::new(context.clone(), node, settings),
            queue: Queue::new(context.clone(), settings),
            context,
            client,
            outbox,
            gaps,
        }))
    }

    fn subject(&self, topic: &str) -> String {
        format!("{}.{topic}", self.club)
    }
}

/// Whoever joins asks something soon: a server that is there is waited for, one that is not is not.
async fn wait_until_connected(client: &Client) {
    let connected = async {
        while client.connection_state() != State::Connected {
            sleep(LOOK).await;
        }
    };
    // Without it a club goes on.
    let _ = timeout(JOIN_WAIT, connected).await;
}

/// Publishes what is given to it for as long as there is somebody who gives. What cannot be sent now is not
/// sent later: it would be old.
async fn publish_all(client: Client, mut to_publish: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, message)) = to_publish.recv().await {
        if client.connection_state() == State::Connected
            && let Err(error) = client.publish(subject, message).await
        {
            tracing::debug!(%error, "a message is lost");
        }
    }
}

#[async_trait]
impl Bus for NatsBus {
    fn node(&self) -> NodeId {
        self.node
    }

    fn publish(&self, topic: &str, message: Bytes) {
        if self.outbox.try_send((self.subject(topic), message)).is_err() {
            tracing::debug!("a message is lost: too many are under way");
        }
    }

    async fn subscribe(&self, topic: &str) -> Result<Subscription, BusError> {
        let messages = self.client.subscribe(self.subject(topic)).await.map_err(gone)?;
        Ok(Subscription(Source::Nats(Box::new(messages))))
    }

    fn is_there(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn gaps(&self) -> watch::Receiver<u64> {
        self.gaps.clone()
    }

    async fn hold(&self, lease: &str) -> Result<bool, BusError> {
        self.in_time(self.leases.hold(lease)).await
    }

    async fn release(&self, lease: &str) -> Result<(), BusError> {
        self.in_time(self.leases.release(lease)).await
    }

    async fn lay(&self, work: Bytes) -> Result<(), BusError> {
        self.in_time(self.queue.lay(work)).await
    }

    async fn take(&self) -> Result<Box<dyn Work>, BusError> {
        self.queue.take().await
    }

    async fn prove(&self) -> Result<(), BusError> {
        // Whoever answers has heard all that was asked before.
        let account = self.context.query_account();
        self.in_time(async { account.await.map(|_| ()).map_err(gone) })
            .await
    }
}

impl NatsBus {
    /// What the server answers, if it is there and answers soon.
    async fn in_time<T>(
        &self,
        asking: impl Future<Output = Result<T, BusError>> + Send,
    ) -> Result<T, BusError> {
        if !self.is_there() {
            return Err(BusError::Gone("not connected".to_owned()));
        }
        timeout(ANSWER_WAIT, asking)
            .await
            .unwrap_or_else(|_| Err(BusError::Gone("no answer in time".to_owned())))
    }
}

fn gone(error: impl std::fmt::Display) -> BusError {
    BusError::Gone(error.to_string())
}
