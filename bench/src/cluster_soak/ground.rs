//! What the club stands on: PostgreSQL, NATS, three nodes, a link between any two who talk, and the balancer, which sends
//! visitors to nodes that are ready and lets go of those that hang.

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU8, Ordering},
    },
    time::Duration,
};

use anyhow::Context as _;
use tokio::{sync::Mutex as Turn, time::sleep};
use xtask::servers::{Own, Signal};

use super::{
    dice::Dice,
    link::{Behind, Link},
    node::{Node, Plan},
    visitor::ask,
};

pub(super) const NODES: usize = 3;
/// How often the balancer asks.
const ASK_EVERY: Duration = Duration::from_millis(500);
/// A node that has not said for so long that it is alive is let go of.
const ALIVE_WITHIN: Duration = Duration::from_secs(2);
/// How long a node may take to say whether it is ready.
const READY_WITHIN: Duration = Duration::from_secs(5);

/// What the balancer thinks of a node.
const DOWN: u8 = 0;
const NOT_READY: u8 = 1;
const READY: u8 = 2;

pub(super) struct Ground {
    folder: PathBuf,
    postgres: Mutex<Own>,
    nats: Mutex<Own>,
    /// Whoever has a node's turn does something to it.
    pub(super) nodes: Vec<Turn<Node>>,
    /// From coaches to each node, and from each node to the two servers.
    pub(super) fronts: Vec<Link>,
    pub(super) to_postgres: Vec<Link>,
    pub(super) to_nats: Vec<Link>,
    states: Vec<AtomicU8>,
}

/// Why a server cannot be had here.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct Unavailable(String);

impl Ground {
    /// Starts everything.
    pub(super) async fn open(binary: &Path, target: &Path, seed: u64) -> anyhow::Result<Arc<Self>> {
        let folder = std::env::temp_dir().join(format!("fiveaside-cluster-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let postgres = Own::postgres(target).map_err(Unavailable)?;
        let nats = Own::nats(target).map_err(Unavailable)?;
        let mut nodes = Vec::new();
        let (mut fronts, mut to_postgres, mut to_nats) = (Vec::new(), Vec::new(), Vec::new());
        for (number, seed) in (1..=NODES).zip((seed..).step_by(1_000)) {
            let database = Link::to(postgres.port(), Behind::Anybody, seed).await?;
            let bus = Link::to(nats.port(), Behind::Nats, seed + 1).await?;
            let address = free_address()?;
            let plan = Plan {
                binary: binary.to_owned(),
                address,
                data: format!("postgres://fiveaside@{}/postgres", database.address()),
                bus: format!("nats://{}", bus.address()),
                name: format!("node-{number}"),
                log: folder.join(format!("node-{number}.log")),
            };
            nodes.push(Turn::new(Node::start(plan).await?));
            fronts.push(Link::to(address.port(), Behind::Anybody, seed + 2).await?);
            to_postgres.push(database);
            to_nats.push(bus);
        }
        let ground = Arc::new(Self {
            folder,
            postgres: Mutex::new(postgres),
            nats: Mutex::new(nats),
            nodes,
            fronts,
            to_postgres,
            to_nats,
            states: (0..NODES).map(|_| AtomicU8::new(READY)).collect(),
        });
        for node in 0..NODES {
            let ground = Arc::clone(&ground);
            tokio::spawn(async move { ground.balance(node).await });
        }
        Ok(ground)
    }

    /// A node for somebody who comes: any that is ready or, if none is, any that lives.
    pub(super) fn pick(&self, dice: &mut Dice) -> usize {
        let state = |node: &usize| self.states[*node].load(Ordering::Relaxed);
        let all = || 0..NODES;
        for least in [READY, NOT_READY] {
            let good: Vec<usize> = all().filter(|node| state(node) >= least).collect();
            if !good.is_empty() {
                return good[dice.roll(good.len())];
            }
        }
        dice.roll(NODES)
    }

    /// Where a node is for those who come from outside.
    pub(super) fn front(&self, node: usize) -> SocketAddr {
        self.fronts[node].address()
    }

    /// Watches over a node for as long as there is anybody.
    async fn balance(&self, node: usize) {
        loop {
            let front = self.front(node);
            let alive = ask(front, "GET", "/healthz", "", "", ALIVE_WITHIN).await;
            let state = match alive {
                Ok(_) => match ask(front, "GET", "/readyz", "", "", READY_WITHIN).await {
                    Ok(answer) if answer.status == 200 => READY,
                    Ok(_) | Err(_) => NOT_READY,
                },
                Err(_) => DOWN,
            };
            let before = self.states[node].swap(state, Ordering::Relaxed);
            if state == DOWN && before != DOWN {
                self.fronts[node].hang_up();
            }
            sleep(ASK_EVERY).await;
        }
    }

    /// Ends PostgreSQL and starts it again.
    pub(super) fn restart_postgres(&self, signal: Signal) {
        let mut postgres = self.postgres.lock().unwrap_or_else(PoisonError::into_inner);
        postgres.end(signal);
        postgres.start_again();
    }

    /// Ends NATS for so long.
    pub(super) async fn end_nats(&self, time: Duration) {
        let nats = || self.nats.lock().unwrap_or_else(PoisonError::into_inner);
        nats().end(Signal::Terminate);
        sleep(time).await;
        nats().start_again();
    }

    /// All is well from now on, as far as it depends on the weather.
    pub(super) fn mend(&self) {
        let links = self.fronts.iter().chain(&self.to_postgres).chain(&self.to_nats);
        links.for_each(Link::mend);
    }

    /// Kills all nodes to whom nothing is just being done: somebody will not wait for the end.
    pub(super) fn abandon(&self) {
        for node in &self.nodes {
            if let Ok(mut node) = node.try_lock() {
                // It is all that can be done.
                let _ = node.kill();
            }
        }
    }

    /// Where PostgreSQL is itself, past every link.
    pub(super) fn database(&self) -> String {
        let postgres = self.postgres.lock().unwrap_or_else(PoisonError::into_inner);
        postgres.url().to_owned()
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The lines of all logs in which a node says that something is broken inside.
    pub(super) async fn panics(&self) -> anyhow::Result<Vec<String>> {
        let mut lines = Vec::new();
        for node in &self.nodes {
            let log = node.lock().await.log().to_owned();
            let text = fs::read(&log).with_context(|| log.display().to_string())?;
            let text = String::from_utf8_lossy(&text);
            lines.extend(
                text.lines()
                    .filter(|line| line.contains("panicked at"))
                    .map(str::to_owned),
            );
        }
        Ok(lines)
    }
}

/// The address of a port that nobody uses now.
fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}
