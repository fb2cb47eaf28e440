//! The server under load: many tables on loopback, every coach moving as fast as moves are acknowledged.

mod process;
mod table;

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde::Serialize;

use self::{process::Server, table::Table};

/// The arguments of `server`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// How many tables are played at once
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// The longest time of measurement
    #[arg(long, default_value_t = 15.0)]
    seconds: f64,
    /// The most moves of a measurement
    #[arg(long, default_value_t = 300_000)]
    moves: u64,
    /// The binary to measure
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/fiveaside"))]
    binary: PathBuf,
}

/// All figures of one run.
#[derive(Serialize)]
struct Figures {
    tables: usize,
    moves: u64,
    seconds: f64,
    moves_per_second: f64,
    latency_p50_ms: f64,
    latency_p99_ms: f64,
    latency_max_ms: f64,
    server_cpu_us_per_move: f64,
    server_kib_with_one_table: u64,
    server_kib_per_table: f64,
}

/// What all tables share: when to stop.
#[derive(Default)]
struct Whistle {
    blown: AtomicBool,
    moves: AtomicU64,
}

/// The moves that each table makes before anything is measured.
const WARM_UP: usize = 10;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    // One thread is enough for the coaches; the other cores are the server's.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let figures = runtime.block_on(measure(arguments))?;
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
    } else {
        print(&figures);
    }
    Ok(())
}

fn print(figures: &Figures) {
    println!(
        "server, {} tables, two sockets each, {} moves in {:.1} s",
        figures.tables, figures.moves, figures.seconds
    );
    println!("  {:>12.0}  moves a second, durable", figures.moves_per_second);
    println!(
        "  {:>12.2}  ms from a move sent to both views received, median",
        figures.latency_p50_ms
    );
    println!("  {:>12.2}  ms, 99 of 100", figures.latency_p99_ms);
    println!("  {:>12.2}  ms, the slowest", figures.latency_max_ms);
    println!(
        "  {:>12.1}  us of server CPU a move",
        figures.server_cpu_us_per_move
    );
    println!(
        "  {:>12.1}  KiB a live table more (server with one: {} KiB)",
        figures.server_kib_per_table, figures.server_kib_with_one_table
    );
}

async fn measure(arguments: &Arguments) -> anyhow::Result<Figures> {
    let server = Server::start(&arguments.binary)
        .await
        .context("the server does not start")?;
    let address = server.address();
    let open = async || Table::open(address).await.context("a table cannot be opened");

    // What the first table brings into memory stays there for all: it is no table's own.
    let first = together(vec![open().await?], warm_up).await?;
    let first_kib = server.resident_kib()?;
    let mut others = Vec::new();
    for _ in first.len()..arguments.tables {
        others.push(open().await?);
    }
    let mut tables = together(others, warm_up).await?;
    let others_kib = server.resident_kib()?.saturating_sub(first_kib);
    let kib_per_table = others_kib as f64 / tables.len().max(1) as f64;
    tables.extend(first);

    let whistle = Arc::new(Whistle::default());
    let (cpu_before, started) = (server.cpu_us()?, Instant::now());
    let timer = tokio::spawn({
        let (whistle, time) = (Arc::clone(&whistle), Duration::from_secs_f64(arguments.seconds));
        async move {
            tokio::time::sleep(time).await;
            whistle.blown.store(true, Ordering::Relaxed);
        }
    });
    let moves_max = arguments.moves;
    let latencies = together(tables, |mut table| {
        let whistle = Arc::clone(&whistle);
        async move {
            let mut latencies = Vec::new();
            while !whistle.blown.load(Ordering::Relaxed) {
                if table.is_over() {
                    table = table.rematch().await?;
                }
                latencies.push(table.play().await?);
                if whistle.moves.fetch_add(1, Ordering::Relaxed) + 1 >= moves_max {
                    whistle.blown.store(true, Ordering::Relaxed);
                }
            }
            Ok(latencies)
        }
    })
    .await?;
    let (seconds, cpu_us) = (started.elapsed().as_secs_f64(), server.cpu_us()? - cpu_before);
    timer.abort();

    let mut latencies: Vec<Duration> = latencies.into_iter().flatten().collect();
    latencies.sort_unstable();
    let moves = latencies.len() as u64;
    let at = |share: f64| -> f64 {
        let index = (share * latencies.len() as f64) as usize;
        latencies
            .get(index.min(latencies.len().saturating_sub(1)))
            .map_or(0.0, |time| 1e3 * time.as_secs_f64())
    };
    Ok(Figures {
        tables: arguments.tables,
        moves,
        seconds,
        moves_per_second: moves as f64 / seconds,
        latency_p50_ms: at(0.50),
        latency_p99_ms: at(0.99),
        latency_max_ms: at(1.0),
        server_cpu_us_per_move: cpu_us as f64 / moves.max(1) as f64,
        server_kib_with_one_table: first_kib,
        server_kib_per_table: kib_per_table,
    })
}

/// Plays the first moves of a table.
async fn warm_up(mut table: Table) -> anyhow::Result<Table> {
    for _ in 0..WARM_UP {
        table.play().await?;
    }
    Ok(table)
}

/// Does the same with all tables at once.
async fn together<T, F>(tables: Vec<Table>, work: impl Fn(Table) -> F) -> anyhow::Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = anyhow::Result<T>> + Send + 'static,
{
    let tasks: Vec<_> = tables
        .into_iter()
        .map(|table| tokio::spawn(work(table)))
        .collect();
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await??);
    }
    Ok(results)
}

/// The address of a port that nobody uses now.
fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}
