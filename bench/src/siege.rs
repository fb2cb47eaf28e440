//! The siege: known attacks on a server of our own, on loopback and bounded in number and time, and what each of them
//! does to a bystander who lives behind the same address.

mod attacks;
mod bystander;
mod visitor;

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use anyhow::{Context as _, bail};
use futures_util::future::join_all;
use tokio::time::{sleep, timeout};

use self::{
    attacks::Attack,
    bystander::{Bystander, Suffered},
};
use crate::server_bench::process::Server;

/// What must hold, whatever is done.
const BOT_MAX: Duration = Duration::from_secs(2);
const REQUEST_MAX: Duration = Duration::from_millis(250);
const MEMORY_MAX_KIB: u64 = 512 * 1024;
/// How long an attack may take to build up before it is measured.
const BUILD_UP: Duration = Duration::from_secs(3);

/// The arguments of `siege`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How long each attack lasts; all of them at once last three times as long
    #[arg(long, default_value_t = 6.0)]
    seconds: f64,
    /// The binary to attack
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/fiveaside"))]
    binary: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(besiege(arguments))
}

async fn besiege(arguments: &Arguments) -> anyhow::Result<()> {
    let time = Duration::from_secs_f64(arguments.seconds);
    println!(
        "{:34} {:>9} {:>12} {:>10} {:>9}",
        "", "his bot", "his requests", "a newcomer", "memory"
    );
    println!(
        "{:34} {:>9} {:>12} {:>10} {:>9}",
        "", "slowest", "99 of 100", "slowest", "most"
    );
    let mut is_held = true;
    is_held &= stand("nobody attacks", &[], time, arguments).await?;
    for attack in Attack::ALL {
        is_held &= stand(attack.name(), &[attack], time, arguments).await?;
    }
    is_held &= stand("all of them at once", &Attack::ALL, 3 * time, arguments).await?;
    if !is_held {
        bail!("the door does not hold: his bot within 2 s, his requests within 250 ms, 512 MiB");
    }
    println!("the door holds");
    Ok(())
}

/// Attacks a fresh server for a while. Whether it held.
async fn stand(
    name: &str,
    attacks: &[Attack],
    time: Duration,
    arguments: &Arguments,
) -> anyhow::Result<bool> {
    let server = Server::start(&arguments.binary, &[])
        .await
        .context("the server does not start")?;
    let address = server.address();
    let mut bystander = Bystander::sit_down(address).await?;
    let attackers: Vec<_> = attacks
        .iter()
        .map(|attack| tokio::spawn(attack.go_on(address)))
        .collect();
    if !attacks.is_empty() {
        sleep(BUILD_UP).await;
    }
    let (suffered, memory_kib) = watch(&server, &mut bystander, address, time).await?;
    for attacker in &attackers {
        attacker.abort();
    }
    join_all(attackers).await;
    let Suffered {
        bot,
        requests,
        newcomer,
    } = suffered;
    let requests_99 = share(requests, 0.99);
    println!(
        "{name:34} {:>7.2} s {:>9.0} ms {:>8.2} s {:>5} MiB",
        bot.as_secs_f64(),
        1e3 * requests_99.as_secs_f64(),
        newcomer.as_secs_f64(),
        memory_kib / 1024
    );
    Ok(bot <= BOT_MAX && requests_99 <= REQUEST_MAX && memory_kib <= MEMORY_MAX_KIB)
}

/// What the bystander suffers meanwhile, and the most memory that the server takes.
async fn watch(
    server: &Server,
    bystander: &mut Bystander,
    address: SocketAddr,
    time: Duration,
) -> anyhow::Result<(Suffered, u64)> {
    let mut most = 0;
    let mut living = std::pin::pin!(bystander.live(address, time));
    loop {
        most = most.max(server.resident_kib()?);
        if let Ok(suffered) = timeout(Duration::from_millis(100), &mut living).await {
            return Ok((suffered?, most));
        }
    }
}

/// The time that such a share of all did not exceed.
fn share(mut times: Vec<Duration>, share: f64) -> Duration {
    times.sort_unstable();
    let index = (share * times.len() as f64) as usize;
    times
        .get(index.min(times.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}
