//! Whether visitors may be sent here: the store can write, the bus is there if there is to be one, and nobody is leaving.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU8, Ordering},
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
};

/// How long what was found out about the store is believed: whoever asks all the time does not keep it busy.
const BELIEVED_FOR: Duration = Duration::from_secs(1);
/// How long the store may take to write something.
const PATIENCE: Duration = Duration::from_secs(3);

/// What is known of our readiness.
pub struct Readiness {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    /// When the store was last asked, and whether it could write. Whoever asks meanwhile waits for the same answer.
    proof: Mutex<Option<(Instant, bool)>>,
    bus: AtomicU8,
    leaving: AtomicBool,
}

/// How it is with the bus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum BusState {
    /// There is none, and none is needed.
    None,
    /// It is there.
    Reachable,
    /// It should be there.
    Lost,
}

impl Readiness {
    pub(crate) fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Self {
        Self {
            store,
            metrics,
            proof: Mutex::new(None),
            bus: AtomicU8::new(BusState::None as u8),
            leaving: AtomicBool::new(false),
        }
    }

    /// What is known of the bus from now on.
    pub fn set_bus(&self, state: BusState) {
        self.bus.store(state as u8, Ordering::Relaxed);
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
        if self.bus.load(Ordering::Relaxed) == BusState::Lost as u8 {
            return Err(ApiError::not_ready("the bus cannot be reached"));
        }
        if self.can_write().await {
            Ok(())
        } else {
            Err(ApiError::not_ready("the store cannot be written to"))
        }
    }

    async fn can_write(&self) -> bool {
        let mut proof = self.proof.lock().await;
        if let Some((asked, answer)) = *proof
            && asked.elapsed() < BELIEVED_FOR
        {
            return answer;
        }
        let proven = timeout(PATIENCE, self.store.prove()).await;
        let answer = matches!(proven, Ok(Ok(())));
        if !answer {
            self.metrics.on_store_fault(StoreFault::Proof);
            tracing::error!("the store cannot be written to");
        }
        *proof = Some((Instant::now(), answer));
        answer
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
    async fn whoever_leaves_or_has_lost_the_bus_or_the_store_is_not_ready() {
        let folder = std::env::temp_dir().join(format!("fiveaside-ready-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        let store = Arc::new(SqliteStore::open(&folder.join("data.sqlite")).expect("a new file"));
        let ready = || Readiness::new(Arc::clone(&store) as Arc<dyn Store>, Arc::new(Metrics::new()));

        let readiness = ready();
        assert_eq!(asked(&readiness).await, Ok(()));
        readiness.set_bus(BusState::Reachable);
        assert_eq!(asked(&readiness).await, Ok(()));
        readiness.set_bus(BusState::Lost);
        assert_eq!(
            asked(&readiness).await,
            Err("the bus cannot be reached".to_owned())
        );
        readiness.set_bus(BusState::None);
        assert_eq!(asked(&readiness).await, Ok(()));
        readiness.leave();
        assert_eq!(asked(&readiness).await, Err("this server is leaving".to_owned()));

        let readiness = ready();
        store.close().await.expect("it closes");
        assert_eq!(
            asked(&readiness).await,
            Err("the store cannot be written to".to_owned())
        );
        let _ = std::fs::remove_dir_all(folder);
    }
}
