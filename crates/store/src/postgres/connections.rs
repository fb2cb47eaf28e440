//! Connections to the database, and patience with it: it may be restarted, or out of reach for a moment.

use std::{
    str::FromStr as _,
    time::{Duration, Instant},
};

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime};
use tokio_postgres::{Client, Config, NoTls, Row, error::SqlState};

use super::{NAME, Params, backend};
use crate::StoreError;

/// How many connections are open at most, beside the one that appends.
const CONNECTIONS_MAX: usize = 16;
/// For how long a database that does not answer is tried again before whoever asked is told so.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long it is left alone between two tries.
const PAUSE: Duration = Duration::from_millis(100);
const CONNECT_MAX: Duration = Duration::from_secs(3);
/// After how much silence a connection is tried, and how long an answer to that may take.
const SILENCE: Duration = Duration::from_secs(5);

/// What must hold for every connection, whatever the server's own settings: a commit that was answered is durable.
const SETTINGS: &str = "-c synchronous_commit=on -c default_transaction_isolation=read\\ committed";

/// Connections to one database.
#[derive(Clone)]
pub(super) struct Connections {
    config: Config,
    pool: Pool,
}

impl Connections {
    /// Reads an address. Nothing is sent to it yet.
    pub(super) fn to(url: &str) -> Result<Self, StoreError> {
        Self::named(url, NAME)
    }

    /// The same, under another name.
    pub(super) fn named(url: &str, name: &str) -> Result<Self, StoreError> {
        // The error could tell parts of the address.
        let mut config = Config::from_str(url).map_err(|_| {
            StoreError::Backend(
                "the address of the database cannot be read: write it like postgres://user@host/database"
                    .to_owned(),
            )
        })?;
        let settings = match config.get_options() {
            Some(theirs) => format!("{theirs} {SETTINGS}"),
            None => SETTINGS.to_owned(),
        };
        config
            .options(settings)
            .keepalives_idle(SILENCE)
            .keepalives_interval(SILENCE)
            .keepalives_retries(2)
            .tcp_user_timeout(2 * SILENCE);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT_MAX);
        }
        if config.get_application_name().is_none() {
            config.application_name(name);
        }
        let manager = Manager::from_config(
            config.clone(),
            NoTls,
            ManagerConfig {
                // A lost connection is known to be closed: nothing has to be asked before each use.
                recycling_method: RecyclingMethod::Fast,
            },
        );
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS_MAX)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(2 * CONNECT_MAX))
            .build()
            .map_err(|error| StoreError::Backend(error.to_string()))?;
        Ok(Self { config, pool })
    }

    /// A connection from the pool. A database that is away is waited for.
    pub(super) async fn get(&self) -> Result<Object, StoreError> {
        self.get_within(&Patience::new()).await
    }

    async fn get_within(&self, patience: &Patience) -> Result<Object, StoreError> {
        loop {
            match self.pool.get().await {
                Ok(connection) => return Ok(connection),
                Err(PoolError::Closed) => return Err(StoreError::Closed),
                Err(PoolError::Timeout(_)) if patience.is_left() => patience.pause().await,
                Err(PoolError::Timeout(_)) => {
                    return Err(StoreError::Away("no connection was free in time".to_owned()));
                }
                Err(PoolError::Backend(error)) if is_lost(&error) && patience.is_left() => {
                    patience.pause().await;
                }
                Err(PoolError::Backend(error)) => return Err(backend(error)),
                Err(error) => return Err(StoreError::Backend(error.to_string())),
            }
        }
    }

    /// A connection beside the pool, tried once. It ends when it is dropped.
    pub(super) async fn connect(&self) -> Result<Client, tokio_postgres::Error> {
        let (client, connection) = self.config.connect(NoTls).await?;
        // Whoever uses the client is told when it is lost.
        tokio::spawn(async move { connection.await.ok() });
        Ok(client)
    }

    /// What a question gives, asked again if the connection was lost.
    pub(super) async fn rows(&self, sql: &str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        let patience = Patience::new();
        loop {
            let connection = self.get_within(&patience).await?;
            match ask(&connection, sql, params).await {
                Ok(rows) => return Ok(rows),
                Err(error) if is_lost(&error) && patience.is_left() => patience.pause().await,
                Err(error) => return Err(backend(error)),
            }
        }
    }

    /// What a statement gives that is sent once.
    pub(super) async fn once(&self, sql: &str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        let connection = self.get().await?;
        ask(&connection, sql, params).await.map_err(backend)
    }

    /// Lets go of all that wait in the pool; it gives out no more.
    pub(super) fn close(&self) {
        self.pool.close();
    }
}

async fn ask(connection: &Object, sql: &str, params: Params<'_>) -> Result<Vec<Row>, tokio_postgres::Error> {
    let statement = connection.prepare_cached(sql).await?;
    connection.query(&statement, params).await
}

/// Whether the connection is gone, or could not be made for now. Then nobody knows whether what was sent has been done.
pub(super) fn is_lost(error: &tokio_postgres::Error) -> bool {
    const AWAY: [SqlState; 4] = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::TOO_MANY_CONNECTIONS,
    ];
    match error.code() {
        Some(code) => AWAY.contains(code) || code.code().starts_with("08"),
        None => {
            let is_io = |cause: &(dyn std::error::Error + 'static)| cause.is::<std::io::Error>();
            error.is_closed() || std::error::Error::source(error).is_some_and(is_io)
        }
    }
}

/// How much longer it is worth trying.
pub(super) struct Patience {
    until: Instant,
}

impl Patience {
    pub(super) fn new() -> Self {
        Self {
            until: Instant::now() + PATIENCE,
        }
    }

    pub(super) fn is_left(&self) -> bool {
        Instant::now() < self.until
    }

    pub(super) async fn pause(&self) {
        tokio::time::sleep(PAUSE).await;
    }
}
