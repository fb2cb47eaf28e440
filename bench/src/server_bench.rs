//! The server under load: many tables on loopback, every coach moving as fast as moves are acknowledged.

pub(crate) mod process;
pub(crate) mod table;

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
    matches_opened: u64,
    server_cpu_us_per_match_opened: f64,
    server_kib_with_one_table: u64,
    server_kib_per_table: f64,
}

/// What all tables share: when to stop.
struct Whistle {
    blown: AtomicBool,
    moves: AtomicU64,
}

/// The limits protect against greedy clients; here greed is the point.
pub(crate) const GREED: [&str; 12] = [
    "--requests-per-second",
    "100000",
    "--messages-per-second",
    "100000",
    "--changes-per-second",
    "100000",
    "--open-matches",
    "100000",
    "--connections",
    "100000",
    "--connections-per-address",
    "100000",
];
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
        "  {:>12.1}  us of server CPU more for opening a match ({} opened: made, joined, two sockets)",
        figures.server_cpu_us_per_match_opened, figures.matches_opened
    );
    println!(
        "  {:>12.1}  KiB a live table more (server with one: {} KiB)",
        figures.server_kib_per_table, figures.server_kib_with_one_table
    );
}

async fn measure(arguments: &Arguments) -> anyhow::Result<Figures> {
    let server = Server::start(&arguments.binary, &GREED)
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

    // Moves and matches are measured apart: all tables play their matches, then all open the next.
    let (mut playing, mut opening) = (Span::default(), Span::default());
    let mut matches_opened = 0;
    let mut latencies: Vec<Duration> = Vec::new();
    loop {
        let whistle = Arc::new(Whistle {
            blown: AtomicBool::new(false),
            moves: AtomicU64::new(latencies.len() as u64),
        });
        let timer = tokio::spawn({
            let whistle = Arc::clone(&whistle);
            let left = Duration::from_secs_f64(arguments.seconds).saturating_sub(playing.time);
            async move {
                tokio::time::sleep(left).await;
                whistle.blown.store(true, Ordering::Relaxed);
            }
        });
        let play = |table: Table| play_match(table, Arc::clone(&whistle), arguments.moves);
        let played = playing.of(&server, together(tables, play)).await?;
        timer.abort();
        let (next, times): (Vec<Table>, Vec<Vec<Duration>>) = played.into_iter().unzip();
        latencies.extend(times.into_iter().flatten());
        if whistle.blown.load(Ordering::Relaxed) {
            break;
        }
        tables = opening.of(&server, together(next, Table::rematch)).await?;
        matches_opened += tables.len() as u64;
    }

    latencies.sort_unstable();
    let moves = latencies.len() as u64;
    let at = |share: f64| -> f64 {
        let index = (share * latencies.len() as f64) as usize;
        latencies
            .get(index.min(latencies.len().saturating_sub(1)))
            .map_or(0.0, |time| 1e3 * time.as_secs_f64())
    };
    let each = |span: &Span, count: u64| span.cpu_us as f64 / count.max(1) as f64;
    Ok(Figures {
        tables: arguments.tables,
        moves,
        seconds: playing.time.as_secs_f64(),
        moves_per_second: moves as f64 / playing.time.as_secs_f64(),
        latency_p50_ms: at(0.50),
        latency_p99_ms: at(0.99),
        latency_max_ms: at(1.0),
        server_cpu_us_per_move: each(&playing, moves),
        matches_opened,
        server_cpu_us_per_match_opened: each(&opening, matches_opened),
        server_kib_with_one_table: first_kib,
        server_kib_per_table: kib_per_table,
    })
}

/// How long something took, and how much of the server's processor.
#[derive(Default)]
struct Span {
    time: Duration,
    cpu_us: u64,
}

impl Span {
    /// Adds what is done now.
    async fn of<T>(
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
}

/// Plays a match to its end or until the whistle blows; how long each move took.
async fn play_match(
    mut table: Table,
    whistle: Arc<Whistle>,
    moves_max: u64,
) -> anyhow::Result<(Table, Vec<Duration>)> {
    let mut latencies = Vec::new();
    while !whistle.blown.load(Ordering::Relaxed) && !table.is_over() {
        latencies.push(table.play().await?);
        if whistle.moves.fetch_add(1, Ordering::Relaxed) + 1 >= moves_max {
            whistle.blown.store(true, Ordering::Relaxed);
        }
    }
    Ok((table, latencies))
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
