//! The server's process: started on a data file of its own, watched through `/proc`, ended when we are done.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::{Context as _, bail};
use tokio::{net::TcpStream, time::sleep};

use super::free_address;

/// A running server.
pub(crate) struct Server {
    process: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Server {
    /// Starts a server with these arguments.
    pub(crate) async fn start(binary: &Path, arguments: &[&str]) -> anyhow::Result<Self> {
        let address = free_address()?;
        let folder = std::env::temp_dir().join(format!("fiveaside-bench-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let process = Command::new(binary)
            .arg("serve")
            .args(["--address", &address.to_string()])
            .args(arguments)
            .arg("--data")
            .arg(folder.join("bench.sqlite"))
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()
            .with_context(|| binary.display().to_string())?;
        let server = Self {
            process,
            address,
            folder,
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
        // Linux counts in hundredths of a second here, whatever the kernel's own tick.
        const TICK_US: u64 = 10_000;
        let stat = self.proc_file("stat")?;
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
        let _ = fs::remove_dir_all(&self.folder);
    }
}
