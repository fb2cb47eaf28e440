//! One node and several, on SQLite and on PostgreSQL with NATS, in one run: moves a second, latency, and what each
//! part of it costs of the processor.

use std::{
    path::{Path, PathBuf},
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
    /// A NATS server with JetStream
    #[arg(long, env = "FIVEASIDE_TEST_NATS", hide_env_values = true)]
    nats: String,
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
    nodes_cpu_us_per_move: f64,
    postgres_cpu_us_per_move: f64,
    nats_cpu_us_per_move: f64,
}

/// How the nodes stand, and where the two coaches of a table sit.
struct Arrangement {
    name: &'static str,
    nodes: usize,
    on: Engines,
    /// Whether the coaches of a table sit at different nodes.
    apart: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Engines {
    Sqlite,
    Postgres,
    PostgresAndNats,
}

const ARRANGEMENTS: [Arrangement; 5] = [
    Arrangement {
        name: "one node on SQLite",
        nodes: 1,
        on: Engines::Sqlite,
        apart: false,
    },
    Arrangement {
        name: "one node on PostgreSQL",
        nodes: 1,
        on: Engines::Postgres,
        apart: false,
    },
    Arrangement {
        name: "two nodes, coaches together",
        nodes: 2,
        on: Engines::PostgresAndNats,
        apart: false,
    },
    Arrangement {
        name: "two nodes, coaches apart",
        nodes: 2,
        on: Engines::PostgresAndNats,
        apart: true,
    },
    Arrangement {
        name: "three nodes, coaches apart",
        nodes: 3,
        on: Engines::PostgresAndNats,
        apart: true,
    },
];

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    // One thread is enough for the coaches; the other cores are the servers'.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let mut all = Vec::new();
    for arrangement in &ARRANGEMENTS {
        all.push(runtime.block_on(measure(arguments, arrangement))?);
    }
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&all)?);
    } else {
        print(arguments.tables, &all);
    }
    Ok(())
}

fn print(tables: usize, all: &[Figures]) {
    println!("cluster, {tables} tables, two sockets each, all on one machine");
    println!(
        "  {:<30} {:>9} {:>9} {:>9} {:>30}",
        "", "moves/s", "median", "99 %", "us of CPU a move: nodes, PG, NATS"
    );
    for figures in all {
        println!(
            "  {:<30} {:>9.0} {:>6.2} ms {:>6.2} ms {:>13.1} {:>10.1} {:>9.1}",
            figures.arrangement,
            figures.moves_per_second,
            figures.latency_p50_ms,
            figures.latency_p99_ms,
            figures.nodes_cpu_us_per_move,
            figures.postgres_cpu_us_per_move,
            figures.nats_cpu_us_per_move,
        );
    }
}

/// The processor time of all who take part, in microseconds.
struct Used {
    nodes: u64,
    postgres: u64,
    nats: u64,
}

impl Used {
    fn by(nodes: &[Server]) -> anyhow::Result<Self> {
        Ok(Self {
            nodes: nodes.iter().map(Server::cpu_us).sum::<anyhow::Result<u64>>()?,
            postgres: cpu_us_of_all("postgres")?,
            nats: cpu_us_of_all("nats-server")?,
        })
    }
}

async fn measure(arguments: &Arguments, arrangement: &Arrangement) -> anyhow::Result<Figures> {
    let nodes = start(&arguments.binary, arguments, arrangement)
        .await
        .context(arrangement.name)?;
    let address = |number: usize| nodes[number % nodes.len()].address();
    let mut tables = Vec::new();
    for number in 0..arguments.tables {
        let coaches = [address(number), address(number + usize::from(arrangement.apart))];
        tables.push(Table::open(coaches).await.context("a table cannot be opened")?);
    }
    let mut tables = together(tables, warm_up).await?;

    let (before, started) = (Used::by(&nodes)?, Instant::now());
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
    let after = Used::by(&nodes)?;
    anyhow::ensure!(latencies.len() > 0, "nobody moved in {:?}", started.elapsed());
    let each = |before: u64, after: u64| after.saturating_sub(before) as f64 / latencies.len() as f64;
    let (nodes_us, postgres_us, nats_us) = (
        each(before.nodes, after.nodes),
        each(before.postgres, after.postgres),
        each(before.nats, after.nats),
    );
    Ok(Figures {
        arrangement: arrangement.name,
        moves: latencies.len(),
        moves_per_second: latencies.len() as f64 / playing.as_secs_f64(),
        latency_p50_ms: latencies.ms_at(0.50),
        latency_p99_ms: latencies.ms_at(0.99),
        nodes_cpu_us_per_move: nodes_us,
        postgres_cpu_us_per_move: postgres_us,
        nats_cpu_us_per_move: nats_us,
    })
}

async fn start(
    binary: &Path,
    arguments: &Arguments,
    arrangement: &Arrangement,
) -> anyhow::Result<Vec<Server>> {
    let mut nodes = Vec::new();
    for _ in 0..arrangement.nodes {
        let data = ["--data", &arguments.postgres];
        let bus = ["--bus", &arguments.nats];
        let node = match arrangement.on {
            Engines::Sqlite => Server::start(binary, &GREED).await?,
            Engines::Postgres => Server::start_anywhere(binary, &[&GREED[..], &data].concat()).await?,
            Engines::PostgresAndNats => {
                Server::start_anywhere(binary, &[&GREED[..], &data, &bus].concat()).await?
            }
        };
        nodes.push(node);
    }
    Ok(nodes)
}
