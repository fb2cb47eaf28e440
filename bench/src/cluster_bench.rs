//! One server on SQLite and one on PostgreSQL, in one run: moves a second, latency, and what each part costs of the
//! processor.

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde::Serialize;

use crate::server_bench::{
    GREED, Whistle,
    figures::Latencies,
    play_match,
    process::{Server, cpu_us_of_all},
    report,
    table::Table,
    together, warm_up,
};

/// The arguments of `cluster`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// How many tables are played at once
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// The longest time of each measurement
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// A PostgreSQL database to write to
    #[arg(long, env = "FIVEASIDE_TEST_POSTGRES", hide_env_values = true)]
    postgres: String,
    /// The binary to measure
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/fiveaside"))]
    binary: PathBuf,
}

/// The figures of one arrangement.
#[derive(Serialize)]
struct Figures {
    arrangement: &'static str,
    moves: usize,
    moves_per_second: f64,
    latency_p50_ms: f64,
    latency_p99_ms: f64,
    server_cpu_us_per_move: f64,
    postgres_cpu_us_per_move: f64,
}

/// Where the server keeps its matches.
#[derive(Clone, Copy)]
enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    const ALL: [Self; 2] = [Self::Sqlite, Self::Postgres];

    fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "on SQLite",
            Self::Postgres => "on PostgreSQL",
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let all = async {
        let mut all = Vec::new();
        for engine in Engine::ALL {
            all.push(measure(arguments, engine).await?);
        }
        Ok(all)
    };
    report(all, arguments.json, |all: &Vec<Figures>| {
        print(arguments.tables, all);
    })
}

fn print(tables: usize, all: &[Figures]) {
    println!("one server, {tables} tables, two sockets each, all on one machine");
    println!(
        "  {:<30} {:>9} {:>9} {:>9} {:>38}",
        "", "moves/s", "median", "99 %", "us of CPU a move: server, PostgreSQL"
    );
    for figures in all {
        println!(
            "  {:<30} {:>9.0} {:>6.2} ms {:>6.2} ms {:>25.1} {:>12.1}",
            figures.arrangement,
            figures.moves_per_second,
            figures.latency_p50_ms,
            figures.latency_p99_ms,
            figures.server_cpu_us_per_move,
            figures.postgres_cpu_us_per_move,
        );
    }
}

/// The processor time of all who take part, in microseconds.
struct Used {
    server: u64,
    postgres: u64,
}

impl Used {
    fn by(server: &Server) -> anyhow::Result<Self> {
        Ok(Self {
            server: server.cpu_us()?,
            postgres: cpu_us_of_all("postgres")?,
        })
    }
}

async fn measure(arguments: &Arguments, engine: Engine) -> anyhow::Result<Figures> {
    let server = match engine {
        Engine::Sqlite => Server::start(&arguments.binary, &GREED).await,
        Engine::Postgres => {
            let data = ["--data", &arguments.postgres];
            Server::start_anywhere(&arguments.binary, &[&GREED[..], &data].concat()).await
        }
    }
    .context(engine.name())?;
    let mut tables = Vec::new();
    for _ in 0..arguments.tables {
        let coaches = [server.address(); 2];
        tables.push(Table::open(coaches).await.context("a table cannot be opened")?);
    }
    let mut tables = together(tables, warm_up).await?;

    let (before, started) = (Used::by(&server)?, Instant::now());
    let (mut latencies, mut playing) = (Latencies::default(), Duration::ZERO);
    let whistle = Arc::new(Whistle::after(0));
    whistle.blow_after(Duration::from_secs_f64(arguments.seconds));
    while !whistle.is_blown() {
        let began = Instant::now();
        let played = together(tables, |table| play_match(table, Arc::clone(&whistle), u64::MAX)).await?;
        playing += began.elapsed();
        let (next, times): (Vec<Table>, Vec<Vec<Duration>>) = played.into_iter().unzip();
        times.into_iter().for_each(|times| latencies.extend(times));
        tables = together(next, Table::rematch_if_over).await?;
    }
    let after = Used::by(&server)?;
    anyhow::ensure!(latencies.len() > 0, "nobody moved in {:?}", started.elapsed());
    let moves = latencies.len();
    let each = |before: u64, after: u64| after.saturating_sub(before) as f64 / moves as f64;
    Ok(Figures {
        arrangement: engine.name(),
        moves,
        moves_per_second: moves as f64 / playing.as_secs_f64(),
        latency_p50_ms: latencies.ms_at(0.50),
        latency_p99_ms: latencies.ms_at(0.99),
        server_cpu_us_per_move: each(before.server, after.server),
        postgres_cpu_us_per_move: each(before.postgres, after.postgres),
    })
}
