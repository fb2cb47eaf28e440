//! The server's process: started on a data file of its own, watched through `/proc`, ended when we are done.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use tokio::{net::TcpStream, time::sleep};

use super::free_address;

/// Linux counts in hundredths of a second in `/proc`, whatever the kernel's own tick.
const TICK_US: u64 = 10_000;

/// A running server.
pub(crate) struct Server {
    process: Child,
    address: SocketAddr,
    /// Where its data file is, if it has one of its own.
    folder: Option<PathBuf>,
}

/// How long something took, and how much of the servers' processors.
#[derive(Default)]
pub(crate) struct Span {
    pub(crate) time: Duration,
    pub(crate) cpu_us: u64,
}

impl Span {
    /// Adds what is done now.
    pub(crate) async fn of<T>(
        &mut self,
        server: &Server,
        work: impl Future<Output = anyhow::Result<T>>,
    ) -> anyhow::Result<T> {
        let (cpu_before, started) = (server.cpu_us()?, Instant::now());
        let done = work.await?;
        self.time += started.elapsed();
        self.cpu_us += server.cpu_us()? - cpu_before;
        Ok(done)
    }

    /// What each of so many cost.
    pub(crate) fn cpu_us_each(&self, count: u64) -> f64 {
        self.cpu_us as f64 / count.max(1) as f64
    }
}

impl Server {
    /// Starts a server with these arguments, on a data file of its own.
    pub(crate) async fn start(binary: &Path, arguments: &[&str]) -> anyhow::Result<Self> {
        let folder = std::env::temp_dir().join(format!("fiveaside-bench-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let data = folder.join("bench.sqlite").display().to_string();
        let arguments = [arguments, &["--data", &data]].concat();
        let mut server = Self::start_anywhere(binary, &arguments).await?;
        server.folder = Some(folder);
        Ok(server)
    }

    /// Starts a server with these arguments and no others. It may open as many files as the system allows.
    pub(crate) async fn start_anywhere(binary: &Path, arguments: &[&str]) -> anyhow::Result<Self> {
        let address = free_address()?;
        let process = Command::new("sh")
            .args(["-c", "ulimit -n \"$(ulimit -Hn)\"; exec \"$0\" \"$@\""])
            .arg(binary)
            .arg("serve")
            .args(["--address", &address.to_string()])
            .args(arguments)
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()
            .with_context(|| binary.display().to_string())?;
        let server = Self {
            process,
            address,
            folder: None,
        };
        for _ in 0..100 {
            if TcpStream::connect(address).await.is_ok() {
                return Ok(server);
            }
            sleep(Duration::from_millis(50)).await;
        }
        bail!("nobody answers at {address}")
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The processor time that it has used, in microseconds.
    pub(crate) fn cpu_us(&self) -> anyhow::Result<u64> {
        cpu_us(&self.proc_file("stat")?)
    }

    /// The memory that it occupies.
    pub(crate) fn resident_kib(&self) -> anyhow::Result<u64> {
        let status = self.proc_file("status")?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .context("no VmRSS in /proc/PID/status")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }

    fn proc_file(&self, name: &str) -> anyhow::Result<String> {
        let path = format!("/proc/{}/{name}", self.process.id());
        fs::read_to_string(&path).with_context(|| format!("{path}: the server is watched through it"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nothing can be done about a server that will not die or a folder that will not go.
        let _ = self.process.kill();
        let _ = self.process.wait();
        if let Some(folder) = &self.folder {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// User and system time of a process, by its `/proc/PID/stat`, in microseconds.
fn cpu_us(stat: &str) -> anyhow::Result<u64> {
    // The name in brackets may hold spaces; user and system time are the 12th and 13th word after it.
    let (_, words) = stat
        .rsplit_once(')')
        .context("unexpected form of /proc/PID/stat")?;
    let ticks = words
        .split_whitespace()
        .skip(11)
        .take(2)
        .map(str::parse::<u64>)
        .sum::<Result<u64, _>>()?;
    Ok(ticks * TICK_US)
}

/// The processor time of all processes that are called so, in microseconds.
pub(crate) fn cpu_us_of_all(name: &str) -> anyhow::Result<u64> {
    let mut sum = 0;
    for process in fs::read_dir("/proc")? {
        // A process may end while we look.
        let Ok(stat) = fs::read_to_string(process?.path().join("stat")) else {
            continue;
        };
        if stat.contains(&format!("({name})")) {
            sum += cpu_us(&stat)?;
        }
    }
    Ok(sum)
}

/// The processor time of all processes that come from this one, itself apart, in microseconds.
pub(crate) fn cpu_us_below(ancestor: u32) -> anyhow::Result<u64> {
    let (mut sum, mut parents) = (0, vec![ancestor]);
    let mut others = Vec::new();
    for process in fs::read_dir("/proc")? {
        // A process may end while we look.
        let Ok(stat) = fs::read_to_string(process?.path().join("stat")) else {
            continue;
        };
        let Some((id, parent)) = kinship(&stat) else {
            continue;
        };
        others.push((id, parent, cpu_us(&stat)?));
    }
    while let Some(parent) = parents.pop() {
        for (id, _, used) in others.iter().filter(|(_, of, _)| *of == parent) {
            parents.push(*id);
            sum += used;
        }
    }
    Ok(sum)
}

/// The number of a process and of its parent, by its `/proc/PID/stat`.
fn kinship(stat: &str) -> Option<(u32, u32)> {
    let (id, _) = stat.split_once(' ')?;
    let (_, words) = stat.rsplit_once(')')?;
    Some((id.parse().ok()?, words.split_whitespace().nth(1)?.parse().ok()?))
}
