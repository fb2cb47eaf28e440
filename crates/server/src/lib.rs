//! The server: sessions, seats and tables over HTTP and WebSocket.

#![expect(
    clippy::disallowed_types,
    reason = "it runs the clocks that the rules are told of"
)]

mod address;
pub mod admin;
mod club;
mod config;
mod curves;
mod deadlines;
mod door;
mod error;
mod fair;
mod hosts;
mod limits;
mod logging;
mod matches;
pub mod messages;
mod metrics;
mod names;
mod nodes;
pub mod pace;
mod people;
mod pool;
mod random;
mod ratings;
mod readiness;
mod replays;
mod reviews;
mod routes;
mod seating;
mod session;
mod summary;
mod table;
mod tables;
mod thinkers;
#[cfg(feature = "ts")]
mod types;
pub mod worker;

use std::{future::Future, io, net::SocketAddr, num::NonZeroU32, ops::Deref, sync::Arc, time::Duration};

use axum::{Router, extract::FromRef};
use axum_extra::extract::cookie::Key;
use bus::{Bus, BusError, NatsBus, NodeId};
use store::{Place, Store, StoreError};
use tokio::{
    net::TcpListener,
    sync::{mpsc, watch},
};

pub use club::pairing;
pub use config::{Config, LogFormat, NodeName, PublicUrl, place};
pub use error::ApiError;
pub use logging::start_logging;
pub use readiness::Readiness;
#[cfg(feature = "ts")]
pub use types::types;

use address::Proxies;
use club::Club;
use curves::Curves;
use hosts::Hosts;
use limits::{Changes, Limit};
use metrics::Metrics;
use nodes::Nodes;
use people::People;
use replays::Replays;
use reviews::Reviews;
use tables::Tables;

/// How long connections may take to end when the server stops, and tables after them.
const FAREWELL: Duration = Duration::from_secs(4);
/// How long the store may take after that: a database that is away just then would keep us longer than we have promised.
const STORE_FAREWELL: Duration = Duration::from_secs(2);

/// How many lines a second one person may say for long; a few may come at once.
const TALK_PER_SECOND: NonZeroU32 = NonZeroU32::MIN;

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data file's folder cannot be made, or the network failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The store does not open or close.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address of the bus makes no sense.
    #[error(transparent)]
    Bus(#[from] BusError),
}

/// What a node stands on: where everything is kept, and how it hears of other nodes, if there are any.
#[derive(Clone)]
pub struct Ground {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// How it hears of the others.
    pub bus: Option<Arc<dyn Bus>>,
}

/// What all requests share: one pointer, for every request and every socket has it several times.
#[derive(Clone)]
pub struct AppState(Arc<Shared>);

/// What they share.
pub struct Shared {
    store: Arc<dyn Store>,
    tables: Arc<Tables>,
    club: Arc<Club>,
    key: Key,
    public_url: Option<PublicUrl>,
    hosts: Arc<Hosts>,
    proxies: Arc<Proxies>,
    requests: Arc<Limit>,
    messages: Arc<Limit>,
    changes: Arc<Changes>,
    people: Arc<People>,
    /// How much people may say to each other.
    talk: Arc<Limit>,
    replays: Replays,
    reviews: Arc<Reviews>,
    metrics: Arc<Metrics>,
    readiness: Arc<Readiness>,
    curves: Arc<Curves>,
    /// How many matches of one person may be open at once.
    open_matches_max: u32,
    /// Turns true when the server stops.
    closing: watch::Receiver<bool>,
    /// Held by everything that must end before the server may.
    alive: mpsc::WeakSender<()>,
}

/// Ends what the state started.
pub struct Closer {
    closing: watch::Sender<bool>,
    alive: mpsc::Sender<()>,
    all_ended: mpsc::Receiver<()>,
}

impl AppState {
    /// The state of a server on this ground.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new(ground: Ground, config: &Config) -> Result<(Self, Closer), StoreError> {
        let Ground { store, bus } = ground;
        let metrics = Arc::new(Metrics::new());
        let nodes = Nodes::join(bus, Arc::clone(&metrics)).await;
        let (close, closing) = watch::channel(false);
        let (alive, all_ended) = mpsc::channel(1);
        let key = session::cookie_key(store.as_ref()).await?;
        let club = Club::new(Arc::clone(&store), nodes.clone());
        store.watch(Box::new({
            let metrics = Arc::clone(&metrics);
            move |committed| metrics.on_committed(committed)
        }));
        let tables = Tables::new(
            Arc::clone(&store),
            config,
            Arc::clone(&club),
            Arc::clone(&metrics),
            nodes.clone(),
            closing.clone(),
            alive.downgrade(),
        );
        let thinkers = tables.pool.thinkers().clone();
        let shared = Shared {
            store: Arc::clone(&store),
            tables: Arc::new(tables),
            club,
            key,
            public_url: config.public_url.clone(),
            requests: Arc::new(Limit::per_second(config.requests_per_second)),
            messages: Arc::new(Limit::per_second(config.messages_per_second)),
            changes: Arc::new(Changes::per_second(config.changes_per_second)),
            people: Arc::new(People::new(config.sign_ins_per_minute, nodes.clone())),
            talk: Arc::new(Limit::per_second(TALK_PER_SECOND)),
            hosts: Arc::new(Hosts::new(config)),
            proxies: Arc::new(Proxies::new(&config.trusted_proxies)),
            replays: Replays::new(),
            reviews: Arc::new(Reviews::new(config.review_seconds, thinkers, nodes.clone())),
            readiness: Arc::new(Readiness::new(Arc::clone(&store), nodes, Arc::clone(&metrics))),
            metrics,
            curves: Arc::new(Curves::new()),
            open_matches_max: config.open_matches,
            closing,
            alive: alive.downgrade(),
        };
        Ok((
            Self(Arc::new(shared)),
            Closer {
                closing: close,
                alive,
                all_ended,
            },
        ))
    }
}

impl AppState {
    /// Whether visitors may be sent here.
    #[must_use]
    pub fn readiness(&self) -> &Arc<Readiness> {
        &self.readiness
    }
}

impl Closer {
    /// Tells all sockets and tables to end.
    pub fn begin(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until they have ended.
    pub async fn finish(mut self) {
        drop(self.alive);
        if tokio::time::timeout(FAREWELL, self.all_ended.recv())
            .await
            .is_err()
        {
            tracing::warn!("some tables did not end in time");
        }
    }
}

impl Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl FromRef<AppState> for Key {
    fn from_ref(state: &AppState) -> Self {
        state.key.clone()
    }
}

/// All addresses of the server.
pub fn app(state: AppState) -> Router {
    routes::router(state)
}

/// What a server that has opened says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Where its figures can be fetched, if anywhere.
    pub metrics: Option<SocketAddr>,
}

/// Runs the server until `shutdown`: then it stops accepting, says good-bye, and keeps everything. `opened` is called once
/// the data is open and visitors are let in.
///
/// # Errors
/// If the data, the bus or the network fails.
pub async fn run(
    listener: TcpListener,
    config: Config,
    opened: impl FnOnce(Opened) + Send + 'static,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let place = config.place()?;
    if let Place::File(file) = &place
        && let Some(folder) = file.parent()
    {
        std::fs::create_dir_all(folder)?;
    }
    let store = place.open().await?;
    let ground = Ground {
        store: Arc::clone(&store),
        bus: match &config.bus {
            Some(address) => Some(join_bus(address).await?),
            None => None,
        },
    };
    tracing::info!(address = %listener.local_addr()?, data = %place, "the server is open");
    run_on(ground, listener, config, opened, shutdown).await?;
    match tokio::time::timeout(STORE_FAREWELL, store.close()).await {
        Ok(closed) => closed?,
        Err(_) => tracing::warn!("the store did not close in time; what was acknowledged is kept"),
    }
    Ok(())
}

/// Joins the bus of a club, as a node of its own.
///
/// # Errors
/// If the address makes no sense.
pub async fn join_bus(address: &str) -> Result<Arc<dyn Bus>, BusError> {
    let node = NodeId(random::word());
    Ok(NatsBus::connect(address, node, &bus::Settings::default()).await?)
}

/// The same on a ground that is there already, and stays when the server has ended.
///
/// # Errors
/// If the store or the network fails.
pub async fn run_on(
    ground: Ground,
    listener: TcpListener,
    config: Config,
    opened: impl FnOnce(Opened) + Send + 'static,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let (state, closer) = AppState::new(ground, &config).await?;
    let scrapes = match config.metrics {
        Some(address) => Some(TcpListener::bind(address).await?),
        None => None,
    };
    let metrics = scrapes.as_ref().map(TcpListener::local_addr).transpose()?;
    opened(Opened { metrics });
    let watching = scrapes.map(|listener| {
        let figures = metrics::serve(listener, Arc::clone(&state.metrics), state.closing.clone());
        tokio::spawn(figures)
    });
    let readiness = Arc::clone(&state.readiness);
    let forgetting = tokio::spawn(session::forget_unused(Arc::clone(&state.store)));
    let meeting = tokio::spawn(Arc::clone(&state.club).run(state.closing.clone()));
    let waking = tokio::spawn(deadlines::look_after(Arc::clone(&state.tables)));
    let calling = tokio::spawn(club::meeting::call_to_tables(state.clone()));
    let messages = tokio::spawn(handle_messages(state.clone()));
    let attending = tokio::spawn(admin::attend(state.clone()));
    let serving = door::serve(listener, app(state.clone()), &config, state.closing.clone());
    drop(state);
    let mut serving = std::pin::pin!(serving);
    tokio::select! {
        result = &mut serving => result?,
        () = shutdown => {
            tracing::info!("the server closes");
            readiness.leave();
            closer.begin();
            // Browsers keep connections open for later: they are not waited for any longer than this.
            if let Ok(result) = tokio::time::timeout(FAREWELL, serving).await {
                result?;
            }
        }
    }
    forgetting.abort();
    meeting.abort();
    waking.abort();
    calling.abort();
    messages.abort();
    attending.abort();
    if let Some(watching) = watching {
        watching.abort();
    }
    closer.begin();
    closer.finish().await;
    Ok(())
}

/// Handles what other nodes publish of the club, of sessions and of themselves, for as long as the server runs.
async fn handle_messages(state: AppState) {
    if state.tables.nodes.is_alone() {
        return;
    }
    tokio::join!(
        club::handle_messages(&state),
        state.people.endings.handle_messages(&*state.store),
        state.tables.nodes.count_gaps(),
        state.tables.nodes.tell_opened(),
        state.tables.pool.handle_messages(),
        state.reviews.handle_messages(),
    );
}

/// Completes when the server stops.
async fn until(closing: &mut watch::Receiver<bool>) {
    // An error means that the closer is gone, and with it the server.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Completes when the process is asked to stop: Ctrl+C, or a polite kill.
pub async fn stop_signal() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

/// Counts of a match are small: games end.
pub(crate) fn number(count: usize) -> u32 {
    u32::try_from(count).expect("a match has fewer than four thousand million steps")
}
