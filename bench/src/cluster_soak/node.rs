//! A node: the real program, as a process that can be killed, frozen and started again.

use std::{
    fs::{File, OpenOptions},
    net::SocketAddr,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use tokio::time::sleep;

use super::visitor::ask;

/// The limits protect against greedy clients; here they would only be in the way.
const GREED: [&str; 10] = [
    "--requests-per-second=100000",
    "--messages-per-second=100000",
    "--changes-per-second=100000",
    "--sign-ins-per-minute=100000",
    "--open-matches=100000",
    "--connections=10000",
    "--connections-per-address=10000",
    // Bots answer soon, and nobody is gone before a fault is over.
    "--bot-pace-ms=150",
    "--think-seconds=0.5",
    "--grace-seconds=120",
];
/// How long a node may take to answer after it was started, however often it has to be.
const OPEN_MAX: Duration = Duration::from_secs(60);

/// How long a node may take to end that was asked to: ten seconds, and what a busy machine adds.
const LEAVE_MAX: Duration = Duration::from_secs(12);

/// How a node is started.
pub(super) struct Plan {
    pub(super) binary: PathBuf,
    pub(super) address: SocketAddr,
    pub(super) data: String,
    pub(super) bus: String,
    pub(super) name: String,
    /// Where it writes what it has to say.
    pub(super) log: PathBuf,
}

/// A node, running or not.
pub(super) struct Node {
    plan: Plan,
    process: Option<Child>,
}

impl Node {
    /// Starts a node and waits until it answers.
    pub(super) async fn start(plan: Plan) -> anyhow::Result<Self> {
        let mut node = Self { plan, process: None };
        node.start_again().await?;
        Ok(node)
    }

    /// Starts it and waits until it answers. One that cannot open, because the database is away just now, is started once
    /// more, as systemd would.
    pub(super) async fn start_again(&mut self) -> anyhow::Result<()> {
        let until = Instant::now() + OPEN_MAX;
        while Instant::now() < until {
            self.note_end()?;
            if self.process.is_none() {
                self.process = Some(self.spawn()?);
            }
            if is_alive(self.plan.address).await {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("{} does not answer after {OPEN_MAX:?}", self.plan.name)
    }

    fn spawn(&self) -> anyhow::Result<Child> {
        let Plan {
            binary,
            address,
            data,
            bus,
            name,
            log,
        } = &self.plan;
        let log = append_to(log)?;
        Command::new(binary)
            .arg("serve")
            .args(["--address", &address.to_string(), "--node", name])
            .args(["--data", data, "--bus", bus])
            .args(GREED)
            .env("RUST_LOG", "warn,server=info")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            // Ctrl-C is for us: we end the nodes when they are no longer needed.
            .process_group(0)
            .spawn()
            .with_context(|| binary.display().to_string())
    }

    /// Lets go of its process if that has ended.
    fn note_end(&mut self) -> anyhow::Result<()> {
        if let Some(process) = &mut self.process
            && process.try_wait()?.is_some()
        {
            self.process = None;
        }
        Ok(())
    }

    /// Kills it without warning.
    pub(super) fn kill(&mut self) -> anyhow::Result<()> {
        if let Some(mut process) = self.process.take() {
            process.kill()?;
            process.wait()?;
        }
        Ok(())
    }

    /// Asks it to end, and waits until it has.
    pub(super) async fn leave(&mut self) -> anyhow::Result<()> {
        self.signal("TERM")?;
        let until = Instant::now() + LEAVE_MAX;
        while self.process.is_some() {
            self.note_end()?;
            anyhow::ensure!(
                Instant::now() < until,
                "{} has not left within {LEAVE_MAX:?}",
                self.plan.name
            );
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Freezes it, or lets it go on.
    pub(super) fn freeze(&self, is_frozen: bool) -> anyhow::Result<()> {
        self.signal(if is_frozen { "STOP" } else { "CONT" })
    }

    fn signal(&self, signal: &str) -> anyhow::Result<()> {
        let Some(process) = &self.process else {
            return Ok(());
        };
        let id = process.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &id]).status()?;
        anyhow::ensure!(sent.success(), "kill -s {signal} {id}: {sent}");
        Ok(())
    }

    /// Where it writes what it has to say.
    pub(super) fn log(&self) -> &Path {
        &self.plan.log
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // Nothing can be done about one that will not die.
        let _ = self.kill();
    }
}

async fn is_alive(address: SocketAddr) -> bool {
    let asked = ask(address, "GET", "/healthz", "", "", Duration::from_secs(1)).await;
    asked.is_ok_and(|answer| answer.status == 200)
}

fn append_to(log: &Path) -> anyhow::Result<File> {
    let opened = OpenOptions::new().create(true).append(true).open(log);
    opened.with_context(|| log.display().to_string())
}
