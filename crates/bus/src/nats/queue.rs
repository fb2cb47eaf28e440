//! Work in a stream from which each piece is taken once, and goes when it is done.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use async_nats::jetstream::{
    AckKind, Context, Message,
    consumer::{AckPolicy, PullConsumer, pull},
    context::PublishErrorKind,
    stream::{self, DiscardPolicy, RetentionPolicy, StorageType},
};
use async_trait::async_trait;
use futures_util::StreamExt as _;

use super::gone;
use crate::{BusError, Bytes, Settings, Work};

/// What nobody has done by then is of no interest any more.
const FORGET_AFTER: Duration = Duration::from_secs(60);
/// How long one request for work lasts.
const LISTEN_FOR: Duration = Duration::from_secs(5);
/// How long it is waited after the server has not answered.
const BREATH: Duration = Duration::from_millis(250);
/// How often a piece is handed out at most: what kills its workers is given up.
const TRIES: i64 = 3;

pub(super) struct Queue {
    context: Context,
    name: String,
    subject: String,
    waiting_max: u32,
    patience: Duration,
    /// Whether the stream has been made.
    is_made: Mutex<bool>,
    consumer: Mutex<Option<PullConsumer>>,
}

impl Queue {
    pub(super) fn new(context: Context, settings: &Settings) -> Self {
        Self {
            context,
            name: format!("{}-work", settings.club),
            subject: format!("{}.work", settings.club),
            waiting_max: settings.waiting_max,
            patience: settings.patience,
            is_made: Mutex::new(false),
            consumer: Mutex::default(),
        }
    }

    pub(super) async fn lay(&self, work: Bytes) -> Result<(), BusError> {
        self.make().await?;
        let sent = self.context.publish(self.subject.clone(), work).await;
        let acknowledged = match sent {
            Ok(acknowledgement) => acknowledgement.await,
            Err(error) => Err(error),
        };
        match acknowledged {
            Ok(_) => Ok(()),
            // The stream refuses what it has no room for; what else it refuses, it has lost.
            Err(error)
                if error.kind() == PublishErrorKind::Other
                    && error.to_string().contains("maximum messages") =>
            {
                Err(BusError::Full)
            }
            Err(error) => Err(self.lose(error)),
        }
    }

    pub(super) async fn take(&self) -> Result<Box<dyn Work>, BusError> {
        let next = async {
            let consumer = self.consumer().await?;
            let mut batch = consumer
                .fetch()
                .max_messages(1)
                .expires(LISTEN_FOR)
                .messages()
                .await
                .map_err(gone)?;
            match batch.next().await {
                Some(Ok(message)) => Ok(Some(message)),
                Some(Err(error)) => Err(gone(error)),
                None => Ok(None),
            }
        };
        match next.await {
            Ok(Some(message)) => Ok(Box::new(Taken(message))),
            Ok(None) => Box::pin(self.take()).await,
            Err(error) => {
                tokio::time::sleep(BREATH).await;
                Err(self.lose(error))
            }
        }
    }

    async fn make(&self) -> Result<(), BusError> {
        if *self.is_made() {
            return Ok(());
        }
        let config = stream::Config {
            name: self.name.clone(),
            subjects: vec![self.subject.clone()],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::New,
            max_messages: self.waiting_max.into(),
            max_age: FORGET_AFTER,
            storage: StorageType::Memory,
            ..stream::Config::default()
        };
        self.context.get_or_create_stream(config).await.map_err(gone)?;
        *self.is_made() = true;
        Ok(())
    }

    async fn consumer(&self) -> Result<PullConsumer, BusError> {
        let known = self.lock_consumer().clone();
        if let Some(consumer) = known {
            return Ok(consumer);
        }
        self.make().await?;
        let stream = self.context.get_stream(&self.name).await.map_err(gone)?;
        let config = pull::Config {
            durable_name: Some("workers".to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.patience,
            max_deliver: TRIES,
            max_ack_pending: -1,
            ..pull::Config::default()
        };
        let consumer = stream
            .get_or_create_consumer("workers", config)
            .await
            .map_err(gone)?;
        *self.lock_consumer() = Some(consumer.clone());
        Ok(consumer)
    }

    /// The server may have lost the stream: the next one who asks makes it anew.
    fn lose(&self, error: impl std::fmt::Display) -> BusError {
        *self.is_made() = false;
        *self.lock_consumer() = None;
        gone(error)
    }

    fn is_made(&self) -> MutexGuard<'_, bool> {
        self.is_made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_consumer(&self) -> MutexGuard<'_, Option<PullConsumer>> {
        self.consumer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Taken(Message);

#[async_trait]
impl Work for Taken {
    fn text(&self) -> &Bytes {
        &self.0.payload
    }

    async fn goes_on(&self) -> Result<(), BusError> {
        self.0.ack_with(AckKind::Progress).await.map_err(gone)
    }

    async fn done(self: Box<Self>) -> Result<(), BusError> {
        self.0.ack().await.map_err(gone)
    }
}
