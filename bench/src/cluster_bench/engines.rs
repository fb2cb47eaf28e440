//! PostgreSQL and NATS: our own, or those that are named.

use std::path::Path;

use anyhow::anyhow;
use xtask::servers::Own;

use crate::server_bench::{
    GREED,
    process::{Server, cpu_us_below, cpu_us_of_all},
};

/// What nodes stand on.
pub(super) struct Engines {
    pub(super) postgres: Engine,
    pub(super) nats: Engine,
}

/// One of the two.
pub(super) enum Engine {
    Own(Own),
    /// Its address, and what its processes are called on this machine.
    Other(String, &'static str),
}

impl Engines {
    pub(super) fn start(postgres: Option<&str>, nats: Option<&str>) -> anyhow::Result<Self> {
        let target = xtask::run::target();
        let engine = |url: Option<&str>, name, own: fn(&Path) -> Result<Own, String>| match url {
            Some(url) => Ok(Engine::Other(url.to_owned(), name)),
            None => own(&target).map(Engine::Own).map_err(|why| anyhow!(why)),
        };
        Ok(Self {
            postgres: engine(postgres, "postgres", Own::postgres)?,
            nats: engine(nats, "nats-server", Own::nats)?,
        })
    }

    /// Starts a node on both.
    pub(super) async fn node(&self, binary: &Path) -> anyhow::Result<Server> {
        let ground = ["--data", self.postgres.url(), "--bus", self.nats.url()];
        Server::start_anywhere(binary, &[&GREED[..], &ground].concat()).await
    }
}

impl Engine {
    pub(super) fn url(&self) -> &str {
        match self {
            Self::Own(own) => own.url(),
            Self::Other(url, _) => url,
        }
    }

    /// The processor time that it has used, in microseconds.
    pub(super) fn cpu_us(&self) -> anyhow::Result<u64> {
        match self {
            Self::Own(own) => cpu_us_below(own.process()),
            Self::Other(_, name) => cpu_us_of_all(name),
        }
    }
}
