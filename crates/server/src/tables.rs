//! All live matches: a table is opened when somebody first asks for it.

use std::{
    collections::HashMap,
    ops::ControlFlow,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use store::{MatchId, PersonId, Store, StoreError, Told};
use tokio::sync::{OnceCell, mpsc, oneshot, watch};

use crate::{
    club::Club,
    config::Config,
    error::ApiError,
    metrics::Metrics,
    nodes::Nodes,
    pool::Pool,
    seating::Seating,
    table::{Command, Table, topic},
};

/// How many commands may wait at one table.
const QUEUE: usize = 16;

/// The way to a table.
pub(crate) type Address = mpsc::Sender<Box<Command>>;

/// The live matches and what they share.
pub(crate) struct Tables {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bot_pace: Duration,
    pub(crate) tick_pace: Duration,
    /// How long a table stays open when nobody is there.
    pub(crate) idle: Duration,
    /// How long a coach of a live match may be away.
    pub(crate) grace: Duration,
    pub(crate) pool: Pool,
    pub(crate) metrics: Arc<Metrics>,
    /// The other nodes, which may have the same tables open.
    pub(crate) nodes: Nodes,
    /// Where coaches are told what concerns them while they are elsewhere.
    pub(crate) club: Arc<Club>,
    closing: watch::Receiver<bool>,
    alive: mpsc::WeakSender<()>,
    live: Mutex<HashMap<MatchId, Arc<OnceCell<Address>>>>,
}

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        config: &Config,
        club: Arc<Club>,
        metrics: Arc<Metrics>,
        nodes: Nodes,
        closing: watch::Receiver<bool>,
        alive: mpsc::WeakSender<()>,
    ) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            store,
            bot_pace: config.bot_pace(),
            tick_pace: config.tick_pace(),
            idle: config.idle(),
            grace: config.grace(),
            pool: Pool::new(cores, config.think_max(), nodes.clone()).watched(Arc::clone(&metrics)),
            metrics,
            club,
            nodes,
            closing,
            alive,
            live: Mutex::default(),
        }
    }

    /// How many tables are open.
    pub(crate) fn count(&self) -> usize {
        self.live().len()
    }

    /// Whether a table is open.
    pub(crate) fn is_open(&self, id: MatchId) -> bool {
        self.live().contains_key(&id)
    }

    /// The way to a table, which is opened if it is not.
    pub(crate) async fn address(self: &Arc<Self>, id: MatchId) -> Result<Address, ApiError> {
        loop {
            let cell = Arc::clone(self.live().entry(id).or_default());
            match cell.get_or_try_init(|| self.open(id)).await {
                Ok(address) if !address.is_closed() => return Ok(address.clone()),
                // It has just closed, or its task died: the next one opens it anew.
                Ok(_) => self.forget(id, &cell),
                Err(error) => {
                    self.forget(id, &cell);
                    return Err(error);
                }
            }
        }
    }

    /// Has a table do something and answer.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<Self>,
        id: MatchId,
        command: impl FnOnce(oneshot::Sender<Result<T, ApiError>>) -> Command,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        let mut command = Box::new(command(reply));
        loop {
            match self.address(id).await?.send(command).await {
                Ok(()) => return answer.await.map_err(|_| ApiError::unavailable())?,
                Err(unsent) => command = unsent.0,
            }
        }
    }

    /// Reads something of a table.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        id: MatchId,
        look: impl FnOnce(&Table) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        self.ask(id, |reply| {
            Command::Look(Box::new(move |table| {
                // Whoever asked may have gone away.
                let _ = reply.send(look(table));
            }))
        })
        .await
    }

    /// The people of a match, if there is such a match.
    pub(crate) async fn sitters(&self, id: MatchId) -> Result<Vec<PersonId>, StoreError> {
        let (tell, mut told) = mpsc::unbounded_channel();
        let on_told = Box::new(move |part: Told<'_>| {
            if let Told::Match(found) = part {
                // Whoever asked may have gone away.
                let _ = tell.send(found.seats.clone());
            }
            ControlFlow::Break(())
        });
        self.store.tell_match(id, on_told).await?;
        let seating = told
            .try_recv()
            .ok()
            .and_then(|seats| serde_json::from_str::<Seating>(&seats).ok());
        Ok(seating.map(|seating| seating.persons()).unwrap_or_default())
    }

    /// Takes a table off the list if nobody is about to speak to it.
    pub(crate) fn close_if_quiet(&self, id: MatchId, commands: &mpsc::Receiver<Box<Command>>) -> bool {
        let mut live = self.live();
        let is_quiet = commands.is_empty() && commands.sender_strong_count() == 1;
        if is_quiet {
            live.remove(&id);
        }
        is_quiet
    }

    async fn open(self: &Arc<Self>, id: MatchId) -> Result<Address, ApiError> {
        let alive = self.alive.upgrade().ok_or_else(ApiError::unavailable)?;
        let (address, commands) = mpsc::channel(QUEUE);
        // Whatever another node says from now on is not in what is loaded, or is heard twice, which does no harm.
        let subscription = self.nodes.subscribe(&topic(id)).await;
        let table = Box::new(Table::load(Arc::clone(self), id, address.downgrade()).await?);
        let closing = self.closing.clone();
        let open = self.metrics.table();
        tokio::spawn(async move {
            table.run(commands, subscription, closing).await;
            drop((open, alive));
        });
        Ok(address)
    }

    fn forget(&self, id: MatchId, cell: &Arc<OnceCell<Address>>) {
        let mut live = self.live();
        if live.get(&id).is_some_and(|known| Arc::ptr_eq(known, cell)) {
            live.remove(&id);
        }
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Arc<OnceCell<Address>>>> {
        // A map is whole between any two of its methods.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
