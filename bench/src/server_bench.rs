//! The server under load: many tables on loopback, every coach moving as fast as moves are acknowledged, or steadily.

pub(crate) mod figures;
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

use self::{
    figures::Latencies,
    process::{Server, Span},
    table::Table,
};

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
    /// How many moves a second each table makes; as many as it can if this is not given
    #[arg(long)]
    pace: Option<f64>,
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
pub(crate) struct Whistle {
    blown: AtomicBool,
    moves: AtomicU64,
}

impl Whistle {
    /// A whistle for a measurement that has seen so many moves already.
    pub(crate) fn after(moves: usize) -> Self {
        Self {
            blown: AtomicBool::new(false),
            moves: AtomicU64::new(moves as u64),
        }
    }

    pub(crate) fn is_blown(&self) -> bool {
        self.blown.load(Ordering::Relaxed)
    }

    /// Blows it after a while.
    pub(crate) fn blow_after(self: &Arc<Self>, time: Duration) -> tokio::task::JoinHandle<()> {
        let whistle = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            whistle.blown.store(true, Ordering::Relaxed);
        })
    }
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
    report(measure(arguments), arguments.json, print)
}

/// Measures and prints. One thread is enough for those who ask; the other cores are the server's.
pub(crate) fn report<F: Serialize>(
    measure: impl Future<Output = anyhow::Result<F>>,
    json: bool,
    print: impl FnOnce(&F),
) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let figures = runtime.block_on(measure)?;
    if json {
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
    let open = async || {
        Table::open([address; 2])
            .await
            .context("a table cannot be opened")
    };

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
    let mut latencies = Latencies::default();
    if let Some(pace) = arguments.pace {
        let every = Duration::from_secs_f64(1.0 / pace);
        let until = Instant::now() + Duration::from_secs_f64(arguments.seconds);
        let steadily = playing.of(&server, steadily(tables, every, until)).await?;
        latencies.extend(steadily);
        let memory = (0, first_kib, kib_per_table);
        return Ok(figures_of(arguments, &playing, &opening, latencies, memory));
    }
    loop {
        let whistle = Arc::new(Whistle::after(latencies.len()));
        let left = Duration::from_secs_f64(arguments.seconds).saturating_sub(playing.time);
        let timer = whistle.blow_after(left);
        let play = |table: Table| play_match(table, Arc::clone(&whistle), arguments.moves);
        let played = playing.of(&server, together(tables, play)).await?;
        timer.abort();
        let (next, times): (Vec<Table>, Vec<Vec<Duration>>) = played.into_iter().unzip();
        times.into_iter().for_each(|times| latencies.extend(times));
        if whistle.is_blown() {
            break;
        }
        tables = opening.of(&server, together(next, Table::rematch)).await?;
        matches_opened += tables.len() as u64;
    }

    let memory = (matches_opened, first_kib, kib_per_table);
    Ok(figures_of(arguments, &playing, &opening, latencies, memory))
}

fn figures_of(
    arguments: &Arguments,
    playing: &Span,
    opening: &Span,
    mut latencies: Latencies,
    (matches_opened, first_kib, kib_per_table): (u64, u64, f64),
) -> Figures {
    let moves = latencies.len() as u64;
    Figures {
        tables: arguments.tables,
        moves,
        seconds: playing.time.as_secs_f64(),
        moves_per_second: moves as f64 / playing.time.as_secs_f64(),
        latency_p50_ms: latencies.ms_at(0.50),
        latency_p99_ms: latencies.ms_at(0.99),
        latency_max_ms: latencies.ms_at(1.0),
        server_cpu_us_per_move: playing.cpu_us_each(moves),
        matches_opened,
        server_cpu_us_per_match_opened: opening.cpu_us_each(matches_opened),
        server_kib_with_one_table: first_kib,
        server_kib_per_table: kib_per_table,
    }
}

/// Plays all tables at a steady pace, each beginning at a moment of its own; how long each move took.
pub(crate) async fn steadily(
    tables: Vec<Table>,
    every: Duration,
    until: Instant,
) -> anyhow::Result<Vec<Duration>> {
    let count = tables.len().max(1);
    let begin = Instant::now();
    let numbered: Vec<_> = tables.into_iter().enumerate().collect();
    let tasks: Vec<_> = numbered
        .into_iter()
        .map(|(number, mut table)| {
            tokio::spawn(async move {
                let mut next = begin + every.mul_f64(number as f64 / count as f64);
                let mut latencies = Vec::new();
                while next < until && !table.is_over() {
                    tokio::time::sleep_until(next.into()).await;
                    latencies.push(table.play().await?);
                    next += every;
                }
                anyhow::Ok(latencies)
            })
        })
        .collect();
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await??);
    }
    Ok(latencies)
}

/// Plays a match to its end or until the whistle blows; how long each move took.
pub(crate) async fn play_match(
    mut table: Table,
    whistle: Arc<Whistle>,
    moves_max: u64,
) -> anyhow::Result<(Table, Vec<Duration>)> {
    let mut latencies = Vec::new();
    while !whistle.is_blown() && !table.is_over() {
        latencies.push(table.play().await?);
        if whistle.moves.fetch_add(1, Ordering::Relaxed) + 1 >= moves_max {
            whistle.blown.store(true, Ordering::Relaxed);
        }
    }
    Ok((table, latencies))
}

/// Plays the first moves of a table.
pub(crate) async fn warm_up(mut table: Table) -> anyhow::Result<Table> {
    for _ in 0..WARM_UP {
        table.play().await?;
    }
    Ok(table)
}

/// Does the same with all tables at once.
pub(crate) async fn together<T, F>(tables: Vec<Table>, work: impl Fn(Table) -> F) -> anyhow::Result<Vec<T>>
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
