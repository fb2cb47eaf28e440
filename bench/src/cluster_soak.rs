//! Faults at length: three nodes of the real program on PostgreSQL and NATS, coaches who play whole matches through random
//! nodes, and everything between them cut, slowed down, frozen, killed and started again. At the end every match is held
//! against the record and against a fresh replay.

mod club;
mod coach;
mod dice;
mod faults;
mod ground;
mod judge;
mod link;
mod node;
mod ratings;
mod recovery;
mod report;
mod sight;
mod socket;
mod tables;
mod visitor;
mod words;

use std::{
    fs,
    path::PathBuf,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context as _, bail};
use tokio::time::{Instant, interval, timeout_at};

use self::{
    club::Club,
    faults::Plan,
    ground::Ground,
    judge::judge_again,
    ratings::judge_ratings,
    tables::{History, Table},
};

/// How long matches that are under way may take when nothing goes wrong any more.
const PLAYED_OUT_WITHIN: Duration = Duration::from_secs(120);
/// A table at which nothing happens for so long is stuck.
const STUCK_AFTER: Duration = Duration::from_secs(60);
/// How often it is said how far it is.
const SAY_EVERY: Duration = Duration::from_secs(30);

/// The arguments of `cluster`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many faults happen
    #[arg(long, default_value_t = 550)]
    faults: usize,
    /// How many tables are played at once
    #[arg(long, default_value_t = 24)]
    tables: usize,
    /// From what all faults and choices are drawn; another one each time if it is not given
    #[arg(long)]
    seed: Option<u64>,
    /// Each kind of fault once, in quick succession, and none for long
    #[arg(long, conflicts_with_all = ["faults", "tables"])]
    short: bool,
    /// The binary of the nodes
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/fiveaside"))]
    binary: PathBuf,
}

impl Arguments {
    fn plan(&self) -> (usize, Plan) {
        if self.short {
            let plan = Plan {
                count: faults::ALL,
                pause_ms: (1_000, 2_000),
                longest: Duration::from_secs(4),
            };
            (8, plan)
        } else {
            let plan = Plan {
                count: self.faults,
                pause_ms: (2_000, 4_500),
                longest: Duration::from_secs(30),
            };
            (self.tables, plan)
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()?;
    runtime.block_on(soak(arguments))
}

async fn soak(arguments: &Arguments) -> anyhow::Result<()> {
    let (tables, plan) = arguments.plan();
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs(),
    };
    let target = xtask::run::target();
    let ground = match Ground::open(&arguments.binary, &target, seed).await {
        Ok(ground) => ground,
        Err(error) if arguments.short && error.is::<ground::Unavailable>() => {
            println!("{error}: faults of a cluster are NOT tested");
            return Ok(());
        }
        Err(error) => return Err(error),
    };
    println!(
        "seed {seed}: {} faults, {tables} tables, three nodes; logs in {}",
        plan.count,
        ground.folder().display()
    );
    let club = Club::new(ground, seed);
    let mut playing = Vec::new();
    for number in 0..tables {
        let table = Table::open(Arc::clone(&club), number)
            .await
            .context("before any fault")?;
        playing.push(tokio::spawn(table.play_on()));
    }
    let watching = tokio::spawn(watch(Arc::clone(&club)));
    let faults = faults::happen(&club, plan).await;
    let interrupted = club.is_closing();
    club.close();
    let until = Instant::now() + PLAYED_OUT_WITHIN;
    let mut histories = Vec::new();
    for table in playing {
        match timeout_at(until, table).await {
            Ok(history) => histories.push(history?),
            Err(_) => club.breach(&format!(
                "a match does not end within {PLAYED_OUT_WITHIN:?} when all is well"
            )),
        }
    }
    watching.abort();
    judge_all(&club, &histories).await?;
    report::print(&club, faults, interrupted);
    if !club.breaches().is_empty() {
        bail!(
            "the cluster does not hold; seed {seed}, logs in {}",
            club.ground.folder().display()
        );
    }
    fs::remove_dir_all(club.ground.folder())?;
    Ok(())
}

/// Says now and then how far it is, looks for tables that are stuck and nodes that broke, and hears Ctrl-C.
async fn watch(club: Arc<Club>) {
    let mut says = interval(SAY_EVERY);
    let mut looks = interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            () = server::stop_signal() => {
                if club.is_closing() {
                    club.ground.abandon();
                    std::process::exit(1);
                }
                println!("no more faults; matches are played to their end (Ctrl-C again leaves them)");
                club.close();
            }
            _ = says.tick() => report::print_progress(&club),
            _ = looks.tick() => {
                let stuck = club.recovery().stuck(STUCK_AFTER);
                if let Some(table) = stuck {
                    club.recovery().ends(table);
                    club.breach(&format!("table {table} is stuck: no move for {STUCK_AFTER:?}"));
                }
            }
        }
    }
}

/// What must hold when all is over: nothing has changed since, every rated match counts once, and no node was ever broken.
async fn judge_all(club: &Club, histories: &[History]) -> anyhow::Result<()> {
    for history in histories {
        for good in &history.matches {
            if let Err(error) = judge_again(club, good).await {
                club.breach(&format!("{error:#}"));
            }
        }
        if let Err(error) = judge_ratings(club, history).await {
            club.breach(&format!("{error:#}"));
        }
    }
    for line in club.ground.panics().await? {
        club.breach(&line);
    }
    Ok(())
}
