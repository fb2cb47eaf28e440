//! Where the tests keep their data: in a file of their own, or in a schema of their own.

#![allow(dead_code, reason = "each test binary uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::{
    env,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use store::{MatchId, NewMatch, PersonId, PostgresStore, SqliteStore, Standing, Store};
use tokio_postgres::{Client, Config, NoTls, config::Host};

/// Runs tests over every backend: always over SQLite, and over PostgreSQL where a server is given.
macro_rules! suite {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(&super::common::SqliteFile::new(stringify!($test))).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let Some(data) = super::common::Schema::new(stringify!($test)).await else { return };
                super::$test(&data).await;
                data.remove().await;
            })+
        }
    };
}

pub(crate) const ADA: PersonId = PersonId(1);
pub(crate) const BOB: PersonId = PersonId(2);

pub(crate) fn id(number: u64) -> MatchId {
    MatchId::from_random(number << 1)
}

/// A match of Ada and Bob with its first step.
pub(crate) fn new_match(number: u64) -> NewMatch {
    NewMatch {
        id: id(number),
        game: "some-game".into(),
        header: "header".into(),
        seed: [7; 32],
        seats: "seats".into(),
        terms: "{}".into(),
        creator: ADA,
        listed: true,
        sitters: vec![ADA, BOB],
        entries: vec!["start".into()],
        standing: Standing {
            text: "0-0".into(),
            steps: 1,
            over: false,
        },
    }
}

/// Data that lives as long as the test. It can be opened again and again.
pub(crate) trait Data {
    fn open(&self) -> impl Future<Output = Arc<dyn Store>>;
}

/// A file in a folder of its own.
pub(crate) struct SqliteFile(pub(crate) PathBuf);

impl SqliteFile {
    pub(crate) fn new(test: &str) -> Self {
        let folder = env::temp_dir().join(format!("fiveaside-store-{}-{test}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("data.sqlite")
    }
}

impl Data for SqliteFile {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(&self.file()).unwrap())
    }
}

impl Drop for SqliteFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A schema of its own on the server that `FIVEASIDE_TEST_POSTGRES` names.
pub(crate) struct Schema {
    pub(crate) name: String,
    server: Config,
}

impl Schema {
    /// None where no server is given: `cargo xtask test` starts one, and `cargo xtask servers` too.
    pub(crate) async fn new(test: &str) -> Option<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let Ok(url) = env::var("FIVEASIDE_TEST_POSTGRES") else {
            eprintln!("{test} is NOT tested over PostgreSQL: FIVEASIDE_TEST_POSTGRES names no server");
            return None;
        };
        let schema = Self {
            // Names are cut off after 63 letters.
            name: format!(
                "test_{}_{}_{:.30}",
                std::process::id(),
                NUMBER.fetch_add(1, Ordering::Relaxed),
                test
            ),
            server: url.parse().unwrap(),
        };
        let client = schema.client().await;
        let sql = format!(
            "drop schema if exists {0} cascade; create schema {0}",
            schema.name
        );
        client.batch_execute(&sql).await.unwrap();
        Some(schema)
    }

    /// How it is opened.
    pub(crate) fn address(&self) -> String {
        let host = match &self.server.get_hosts()[0] {
            Host::Tcp(host) => host.clone(),
            Host::Unix(path) => path.display().to_string(),
        };
        let port = self.server.get_ports().first().copied().unwrap_or(5432);
        self.address_at(&host, port)
    }

    /// How it is opened by another way.
    pub(crate) fn address_at(&self, host: &str, port: u16) -> String {
        let user = self.server.get_user().unwrap_or("postgres");
        let database = self.server.get_dbname().unwrap_or(user);
        let password = String::from_utf8_lossy(self.server.get_password().unwrap_or_default());
        format!(
            "host={host} port={port} user={user} password='{password}' dbname={database}
             application_name={schema} options='-c search_path={schema}'",
            schema = self.name
        )
    }

    /// Where the server is.
    pub(crate) fn server(&self) -> (String, u16) {
        let Host::Tcp(host) = &self.server.get_hosts()[0] else {
            panic!("tests need a server with a port")
        };
        (
            host.clone(),
            self.server.get_ports().first().copied().unwrap_or(5432),
        )
    }

    pub(crate) async fn store(&self) -> PostgresStore {
        PostgresStore::open(&self.address()).await.unwrap()
    }

    /// A connection that no store knows of.
    pub(crate) async fn client(&self) -> Client {
        let mut config: Config = self.address().parse().unwrap();
        config.application_name("test");
        let (client, connection) = config.connect(NoTls).await.unwrap();
        tokio::spawn(async move { connection.await.ok() });
        client
    }

    /// Takes it away. After a failed test it stays, to be looked at.
    pub(crate) async fn remove(self) {
        let sql = format!("drop schema {} cascade", self.name);
        self.client().await.batch_execute(&sql).await.unwrap();
    }
}

impl Data for Schema {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(self.store().await)
    }
}
