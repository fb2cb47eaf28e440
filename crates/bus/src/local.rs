//! A bus inside one process: for tests, and to say what a bus is.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use async_trait::async_trait;
use tokio::{
    sync::{Notify, mpsc, watch},
    time::Instant,
};

use crate::{Bus, BusError, Bytes, NodeId, PENDING_MAX, Settings, Source, Subscription, Work};

/// Where the nodes of one process meet.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

struct Shared {
    settings: Settings,
    state: Mutex<State>,
    /// Work was laid or given back.
    work: Notify,
    gaps: watch::Sender<u64>,
}

#[derive(Default)]
struct State {
    /// Whether all messages are lost.
    is_cut: bool,
    nodes: u64,
    subscribers: HashMap<String, Vec<(NodeId, mpsc::Sender<Bytes>)>>,
    leases: HashMap<String, (NodeId, Instant)>,
    waiting: VecDeque<Bytes>,
    /// What is being done, and until when it is believed.
    under_way: HashMap<u64, (Bytes, Instant)>,
    taken: u64,
}

/// A node's end of a bus inside one process.
pub struct LocalBus {
    hub: Hub,
    node: NodeId,
}

impl Hub {
    /// A new place to meet.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self(Arc::new(Shared {
            settings,
            state: Mutex::default(),
            work: Notify::new(),
            gaps: watch::Sender::new(0),
        }))
    }

    /// Another node.
    #[must_use]
    pub fn node(&self) -> LocalBus {
        let mut state = self.state();
        state.nodes += 1;
        LocalBus {
            hub: self.clone(),
            node: NodeId(state.nodes),
        }
    }

    /// Nobody receives or answers anything.
    pub fn cut(&self) {
        self.state().is_cut = true;
    }

    /// All is well again, and everybody is told that messages may have been lost.
    pub fn mend(&self) {
        self.state().is_cut = false;
        self.0.gaps.send_modify(|gaps| *gaps += 1);
    }

    /// The state, if anybody can be asked.
    fn whole_state(&self) -> Result<MutexGuard<'_, State>, BusError> {
        let state = self.state();
        if state.is_cut {
            return Err(BusError::Gone("it is cut".to_owned()));
        }
        Ok(state)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics with the lock.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next work that nobody does.
    fn next_work(&self) -> Result<LocalWork, Option<Instant>> {
        let mut state = self.state();
        let now = Instant::now();
        let overdue: Vec<u64> = state
            .under_way
            .iter()
            .filter(|(_, (_, until))| *until <= now)
            .map(|(number, _)| *number)
            .collect();
        for number in overdue {
            if let Some((text, _)) = state.under_way.remove(&number) {
                state.waiting.push_front(text);
            }
        }
        let Some(text) = state.waiting.pop_front() else {
            return Err(state.under_way.values().map(|(_, until)| *until).min());
        };
        state.taken += 1;
        let number = state.taken;
        let until = now + self.0.settings.patience;
        state.under_way.insert(number, (text.clone(), until));
        Ok(LocalWork {
            hub: self.clone(),
            number,
            text,
        })
    }
}

#[async_trait]
impl Bus for LocalBus {
    fn node(&self) -> NodeId {
        self.node
    }

    fn publish(&self, topic: &str, message: Bytes) {
        let Ok(mut state) = self.hub.whole_state() else {
            return;
        };
        let Some(subscribers) = state.subscribers.get_mut(topic) else {
            return;
        };
        subscribers.retain(|(node, out)| {
            // A message that finds no room is lost.
            *node == self.node
                || !matches!(
                    out.try_send(message.clone()),
                    Err(mpsc::error::TrySendError::Closed(_))
                )
        });
    }

    async fn subscribe(&self, topic: &str) -> Result<Subscription, BusError> {
        let (out, messages) = mpsc::channel(PENDING_MAX);
        let mut state = self.hub.state();
        let subscribers = state.subscribers.entry(topic.to_owned()).or_default();
        subscribers.retain(|(_, out)| !out.is_closed());
        subscribers.push((self.node, out));
        Ok(Subscription(Source::Local(messages)))
    }

    fn is_there(&self) -> bool {
        !self.hub.state().is_cut
    }

    fn gaps(&self) -> watch::Receiver<u64> {
        self.hub.0.gaps.subscribe()
    }

    async fn hold(&self, lease: &str) -> Result<bool, BusError> {
        let now = Instant::now();
        let mut state = self.hub.whole_state()?;
        if let Some((holder, until)) = state.leases.get(lease)
            && *holder != self.node
            && *until > now
        {
            return Ok(false);
        }
        let until = now + self.hub.0.settings.term;
        state.leases.insert(lease.to_owned(), (self.node, until));
        Ok(true)
    }

    async fn release(&self, lease: &str) -> Result<(), BusError> {
        let mut state = self.hub.whole_state()?;
        if state
            .leases
            .get(lease)
            .is_some_and(|(holder, _)| *holder == self.node)
        {
            state.leases.remove(lease);
        }
        Ok(())
    }

    async fn lay(&self, work: Bytes) -> Result<(), BusError> {
        {
            let mut state = self.hub.whole_state()?;
            let count = state.waiting.len() + state.under_way.len();
            if count >= self.hub.0.settings.waiting_max as usize {
                return Err(BusError::Full);
            }
            state.waiting.push_back(work);
        }
        self.hub.0.work.notify_one();
        Ok(())
    }

    async fn take(&self) -> Result<Box<dyn Work>, BusError> {
        loop {
            let laid = self.hub.0.work.notified();
            match self.hub.next_work() {
                Ok(work) => return Ok(Box::new(work)),
                Err(None) => laid.await,
                Err(Some(overdue)) => tokio::select! {
                    () = laid => {}
                    () = tokio::time::sleep_until(overdue) => {}
                },
            }
        }
    }

    async fn prove(&self) -> Result<(), BusError> {
        self.hub.whole_state().map(|_| ())
    }
}

struct LocalWork {
    hub: Hub,
    number: u64,
    text: Bytes,
}

#[async_trait]
impl Work for LocalWork {
    fn text(&self) -> &Bytes {
        &self.text
    }

    async fn goes_on(&self) -> Result<(), BusError> {
        let patience = self.hub.0.settings.patience;
        if let Some((_, until)) = self.hub.state().under_way.get_mut(&self.number) {
            *until = Instant::now() + patience;
        }
        Ok(())
    }

    async fn done(self: Box<Self>) -> Result<(), BusError> {
        self.hub.state().under_way.remove(&self.number);
        Ok(())
    }
}
