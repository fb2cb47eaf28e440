//! One node and several, on one machine in one run: moves a second, latency, and what each part costs of the processor;
//! what it costs when two coaches are at different nodes; and how soon the duties of a dead node are taken up.

mod duties;
mod engines;

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde::Serialize;

use self::{
    duties::{TakenUp, take_up},
    engines::Engines,
};
use crate::server_bench::{
    GREED, Whistle, figures::Latencies, play_match, process::Server, report, steadily, table::Table,
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
    /// A PostgreSQL database to write to; one of our own if none is named
    #[arg(long, env = "FIVEASIDE_TEST_POSTGRES", hide_env_values = true)]
    postgres: Option<String>,
    /// A NATS server with JetStream; one of our own if none is named
    #[arg(long, env = "FIVEASIDE_TEST_NATS")]
    nats: Option<String>,
    /// How often a node with duties is killed
    #[arg(long, default_value_t = 7)]
    kills: usize,
    /// The binary to measure
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/fiveaside"))]
    binary: PathBuf,
}

/// All figures of one run.
#[derive(Serialize)]
struct Figures {
    tables: usize,
    arrangements: Vec<Arranged>,
    duties: TakenUp,
}

/// The figures of one arrangement.
#[derive(Serialize)]
struct Arranged {
    arrangement: &'static str,
    moves: usize,
    moves_per_second: f64,
    latency_p50_ms: f64,
    latency_p99_ms: f64,
    nodes_cpu_us_per_move: f64,
    postgres_cpu_us_per_move: f64,
    nats_cpu_us_per_move: f64,
    /// The same at a tenth of the tables, with a move a second at each.
    quiet_p50_ms: f64,
    quiet_p99_ms: f64,
}

/// How many nodes there are, where they keep their matches, and where the coaches of a table are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrangement {
    OneOnSqlite,
    OneOnPostgres,
    /// Both coaches of a table are at the same node.
    TwoSame,
    /// They are at different nodes: whoever moves is watched by the other one from there.
    TwoApart,
    ThreeApart,
}

impl Arrangement {
    const ALL: [Self; 5] = [
        Self::OneOnSqlite,
        Self::OneOnPostgres,
        Self::TwoSame,
        Self::TwoApart,
        Self::ThreeApart,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::OneOnSqlite => "one node on SQLite",
            Self::OneOnPostgres => "one node on PostgreSQL",
            Self::TwoSame => "two nodes, a table at one",
            Self::TwoApart => "two nodes, coaches apart",
            Self::ThreeApart => "three nodes, coaches apart",
        }
    }

    fn nodes(self) -> usize {
        match self {
            Self::OneOnSqlite | Self::OneOnPostgres => 1,
            Self::TwoSame | Self::TwoApart => 2,
            Self::ThreeApart => 3,
        }
    }

    /// The nodes of the two coaches of a table.
    fn seats(self, table: usize) -> [usize; 2] {
        let first = table % self.nodes();
        match self {
            Self::OneOnSqlite | Self::OneOnPostgres | Self::TwoSame => [first; 2],
            Self::TwoApart | Self::ThreeApart => [first, (first + 1) % self.nodes()],
        }
    }

    async fn start(self, binary: &std::path::Path, engines: &Engines) -> anyhow::Result<Vec<Server>> {
        let mut nodes = Vec::new();
        for _ in 0..self.nodes() {
            nodes.push(match self {
                Self::OneOnSqlite => Server::start(binary, &GREED).await?,
                Self::OneOnPostgres => {
                    let data = ["--data", engines.postgres.url()];
                    Server::start_anywhere(binary, &[&GREED[..], &data].concat()).await?
                }
                Self::TwoSame | Self::TwoApart | Self::ThreeApart => engines.node(binary).await?,
            });
        }
        Ok(nodes)
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let all = async {
        let engines = Engines::start(arguments.postgres.as_deref(), arguments.nats.as_deref())?;
        let mut arrangements = Vec::new();
        for arrangement in Arrangement::ALL {
            let arranged = measure(arguments, &engines, arrangement).await;
            arrangements.push(arranged.context(arrangement.name())?);
        }
        Ok(Figures {
            tables: arguments.tables,
            arrangements,
            duties: take_up(&arguments.binary, &engines, arguments.kills).await?,
        })
    };
    report(all, arguments.json, print)
}

fn print(figures: &Figures) {
    println!(
        "{} tables, two sockets each, all on one machine; quiet: {} tables with a move a second",
        figures.tables,
        quiet_tables(figures.tables)
    );
    println!(
        "  {:<28} {:>8} {:>9} {:>9} {:>31} {:>17}",
        "", "moves/s", "median", "99 %", "us of CPU: nodes, PG, NATS", "quiet median, 99 %"
    );
    for arranged in &figures.arrangements {
        println!(
            "  {:<28} {:>8.0} {:>6.2} ms {:>6.2} ms {:>15.1} {:>7.1} {:>7.1} {:>6.2} ms {:>6.2} ms",
            arranged.arrangement,
            arranged.moves_per_second,
            arranged.latency_p50_ms,
            arranged.latency_p99_ms,
            arranged.nodes_cpu_us_per_move,
            arranged.postgres_cpu_us_per_move,
            arranged.nats_cpu_us_per_move,
            arranged.quiet_p50_ms,
            arranged.quiet_p99_ms,
        );
    }
    if let [sqlite, postgres, same, apart, _] = &figures.arrangements[..] {
        let rate = |one: &Arranged, other: &Arranged| 100.0 * one.moves_per_second / other.moves_per_second;
        println!(
            "  on PostgreSQL {:.0} % of SQLite's moves (aim: 50)",
            rate(postgres, sqlite)
        );
        println!(
            "  two nodes {:.0} % of one's moves with their coaches apart, {:.0} % with them at one node (aim: 75)",
            rate(apart, postgres),
            rate(same, postgres)
        );
        println!(
            "  through another node {:.2} ms more at the median (aim: 2), seen there within {:.1} ms by 99 of 100 (aim: 50)",
            apart.quiet_p50_ms - same.quiet_p50_ms,
            apart.quiet_p99_ms
        );
    }
    let duties = &figures.duties;
    println!(
        "  a bot whose node was killed moves within {:.2} s at the median, {:.2} s at the worst of {} (aim: 5)",
        duties.median_s, duties.worst_s, duties.kills
    );
}

/// How many tables are played when it is quiet.
fn quiet_tables(tables: usize) -> usize {
    tables.div_ceil(10)
}

/// The processor time of all who take part, in microseconds.
struct Used {
    nodes: u64,
    postgres: u64,
    nats: u64,
}

impl Used {
    fn by(nodes: &[Server], engines: &Engines) -> anyhow::Result<Self> {
        let mut used = Self {
            nodes: 0,
            postgres: engines.postgres.cpu_us()?,
            nats: engines.nats.cpu_us()?,
        };
        for node in nodes {
            used.nodes += node.cpu_us()?;
        }
        Ok(used)
    }
}

async fn measure(
    arguments: &Arguments,
    engines: &Engines,
    arrangement: Arrangement,
) -> anyhow::Result<Arranged> {
    let nodes = arrangement.start(&arguments.binary, engines).await?;
    let open = async |count: usize| {
        let mut tables = Vec::new();
        for number in 0..count {
            let coaches = arrangement.seats(number).map(|node| nodes[node].address());
            tables.push(Table::open(coaches).await.context("a table cannot be opened")?);
        }
        together(tables, warm_up).await
    };
    let time = Duration::from_secs_f64(arguments.seconds);
    let mut quiet = Latencies::default();
    let few = open(quiet_tables(arguments.tables)).await?;
    quiet.extend(steadily(few, Duration::from_secs(1), Instant::now() + time).await?);

    let mut tables = open(arguments.tables).await?;
    let (mut latencies, mut playing) = (Latencies::default(), Duration::ZERO);
    let before = Used::by(&nodes, engines)?;
    let whistle = Arc::new(Whistle::after(0));
    whistle.blow_after(time);
    while !whistle.is_blown() {
        let began = Instant::now();
        let played = together(tables, |table| play_match(table, Arc::clone(&whistle), u64::MAX)).await?;
        playing += began.elapsed();
        let (next, times): (Vec<Table>, Vec<Vec<Duration>>) = played.into_iter().unzip();
        times.into_iter().for_each(|times| latencies.extend(times));
        tables = together(next, Table::rematch_if_over).await?;
    }
    let after = Used::by(&nodes, engines)?;
    anyhow::ensure!(latencies.len() > 0, "nobody moved in {time:?}");
    let moves = latencies.len();
    let each = |before: u64, after: u64| after.saturating_sub(before) as f64 / moves as f64;
    Ok(Arranged {
        arrangement: arrangement.name(),
        moves,
        moves_per_second: moves as f64 / playing.as_secs_f64(),
        latency_p50_ms: latencies.ms_at(0.50),
        latency_p99_ms: latencies.ms_at(0.99),
        nodes_cpu_us_per_move: each(before.nodes, after.nodes),
        postgres_cpu_us_per_move: each(before.postgres, after.postgres),
        nats_cpu_us_per_move: each(before.nats, after.nats),
        quiet_p50_ms: quiet.ms_at(0.50),
        quiet_p99_ms: quiet.ms_at(0.99),
    })
}
