//! Whether visitors may be sent here: the store can write, other nodes can be heard, and nobody is leaving.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use store::Store;
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};

use crate::{
    error::ApiError,
    metrics::{Metrics, StoreFault},
    nodes::Nodes,
};

/// How long what was found out about the store is believed: whoever asks all the time does not keep it busy.
const BELIEVED_FOR: Duration = Duration::from_secs(1);
/// How long the store may take to write something.
const PATIENCE: Duration = Duration::from_secs(3);

/// What is known of our readiness.
pub struct Readiness {
    store: Arc<dyn Store>,
    nodes: Nodes,
    metrics: Arc<Metrics>,
    /// When store and bus were last asked, and what is wrong with them. Whoever asks meanwhile waits for the same answer.
    proof: Mutex<Option<(Instant, Option<&'static str>)>>,
    leaving: AtomicBool,
}

impl Readiness {
    pub(crate) fn new(store: Arc<dyn Store>, nodes: Nodes, metrics: Arc<Metrics>) -> Self {
        Self {
            store,
            nodes,
            metrics,
            proof: Mutex::new(None),
            leaving: AtomicBool::new(false),
        }
    }

    /// From now on nobody is to be sent here.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Whether visitors may be sent here and, if not, why.
    pub(crate) async fn ask(&self) -> Result<(), ApiError> {
        if self.leaving.load(Ordering::Relaxed) {
            return Err(ApiError::not_ready("this server is leaving"));
        }
        match self.trouble().await {
            None => Ok(()),
            Some(why) => Err(ApiError::not_ready(why)),
        }
    }

    /// What is wrong with the store or the bus, if anything is.
    async fn trouble(&self) -> Option<&'static str> {
        let mut proof = self.proof.lock().await;
        if let Some((asked, trouble)) = *proof
            && asked.elapsed() < BELIEVED_FOR
        {
            return trouble;
        }
        let trouble = if !self.can_write().await {
            Some("the store cannot be written to")
        } else if !self.nodes.prove().await {
            Some("the bus does not answer")
        } else {
            None
        };
        *proof = Some((Instant::now(), trouble));
        trouble
    }

    async fn can_write(&self) -> bool {
        let proven = timeout(PATIENCE, self.store.prove()).await;
        let can_write = matches!(proven, Ok(Ok(())));
        if !can_write {
            self.metrics.on_store_fault(StoreFault::Proof);
            tracing::error!("the store cannot be written to");
        }
        can_write
    }
}

#[cfg(test)]
mod tests {
    use store::SqliteStore;

    use super::*;

    async fn asked(readiness: &Readiness) -> Result<(), String> {
        readiness.ask().await.map_err(|error| {
            assert_eq!(error.code(), "not_ready");
            error.detail().to_owned()
        })
    }

    #[tokio::test]
    async fn whoever_leaves_or_has_lost_the_store_or_the_bus_is_not_ready() {
        let folder = std::env::temp_dir().join(format!("fiveaside-ready-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        let store = Arc::new(SqliteStore::open(&folder.join("data.sqlite")).expect("a new file"));
        let hub = bus::Hub::new(bus::Settings::default());
        let metrics = Arc::new(Metrics::new());
        let nodes = Nodes::join(Some(Arc::new(hub.node())), Arc::clone(&metrics)).await;
        let ready = || Readiness::new(Arc::clone(&store) as _, nodes.clone(), Arc::clone(&metrics));

        let readiness = ready();
        assert_eq!(asked(&readiness).await, Ok(()));
        readiness.leave();
        assert_eq!(asked(&readiness).await, Err("this server is leaving".to_owned()));

        hub.cut();
        assert_eq!(asked(&ready()).await, Err("the bus does not answer".to_owned()));
        hub.mend();

        let readiness = ready();
        store.close().await.expect("it closes");
        assert_eq!(
            asked(&readiness).await,
            Err("the store cannot be written to".to_owned())
        );
        let _ = std::fs::remove_dir_all(folder);
    }
}
