//! The club under load: a lobby full of browsers, seeks made and taken, moves played beside it, and a crowd to be paired.

mod browser;

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde::Serialize;
use serde_json::json;
use server::pairing::{Apart, Strength, Waiting, pair};
use tokio::time::sleep;

use self::browser::{Browser, Heard};
use crate::server_bench::{
    GREED,
    process::Server,
    report,
    table::{Table, guest, request},
};

/// The arguments of `club`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// How many browsers are in the lobby
    #[arg(long, default_value_t = 2_000)]
    browsers: usize,
    /// How many seeks are made and taken a second
    #[arg(long, default_value_t = 50)]
    seeks_per_second: u32,
    /// How long each part is measured
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// How many tables are played at once beside it
    #[arg(long, default_value_t = 40)]
    tables: usize,
    /// How many people wait to be paired
    #[arg(long, default_value_t = 1_000)]
    waiting: usize,
    /// The binary to measure
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/fiveaside"))]
    binary: PathBuf,
}

/// All figures of one run.
#[derive(Serialize)]
struct Figures {
    browsers: usize,
    kib_per_browser: f64,
    seeks_made: usize,
    seeks_heard: usize,
    heard_p50_ms: f64,
    heard_p99_ms: f64,
    heard_max_ms: f64,
    moves_per_second_alone: f64,
    moves_per_second_beside: f64,
    waiting: usize,
    pairs: usize,
    pairing_ms: f64,
}

/// A seek hangs on the board for so long before it is taken.
const HANGS: Duration = Duration::from_millis(500);
/// How many people make and take seeks in turns.
const PEOPLE: usize = 100;
/// What the first browsers bring into memory stays there for all.
const WARM_UP: usize = 20;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    report(measure(arguments), arguments.json, print)
}

fn print(figures: &Figures) {
    println!(
        "club, {} browsers in the lobby, {} seeks made and taken",
        figures.browsers, figures.seeks_made
    );
    println!(
        "  {:>12.1}  KiB of server memory an idle browser",
        figures.kib_per_browser
    );
    println!(
        "  {:>12.1}  ms until a browser hears of a seek, median",
        figures.heard_p50_ms
    );
    println!("  {:>12.1}  ms, 99 of 100", figures.heard_p99_ms);
    println!(
        "  {:>12.1}  ms, the slowest of {}",
        figures.heard_max_ms, figures.seeks_heard
    );
    println!(
        "  {:>12.0}  moves a second, durable, with the lobby quiet",
        figures.moves_per_second_alone
    );
    println!("  {:>12.0}  beside the seeks", figures.moves_per_second_beside);
    println!(
        "  {:>12.2}  ms to pair {} who wait into {} pairs",
        figures.pairing_ms, figures.waiting, figures.pairs
    );
}

async fn measure(arguments: &Arguments) -> anyhow::Result<Figures> {
    let server = Server::start(&arguments.binary, &GREED)
        .await
        .context("the server does not start")?;
    let address = server.address();
    let mut tables = Vec::new();
    for _ in 0..arguments.tables {
        tables.push(
            Table::open([address; 2])
                .await
                .context("a table cannot be opened")?,
        );
    }
    let mut people = Vec::new();
    for _ in 0..PEOPLE {
        people.push(guest(address).await?);
    }
    let time = Duration::from_secs_f64(arguments.seconds);

    let mut browsers = Vec::new();
    for _ in 0..WARM_UP.min(arguments.browsers) {
        browsers.push(Browser::enter(address).await?);
    }
    let warm_kib = server.resident_kib()?;
    while browsers.len() < arguments.browsers {
        browsers.push(
            Browser::enter(address)
                .await
                .context("a browser cannot come in")?,
        );
    }
    // Until the roll has been called and all have heard of it.
    sleep(Duration::from_secs(4)).await;
    let kib = server.resident_kib()?.saturating_sub(warm_kib);
    let kib_per_browser = kib as f64 / (arguments.browsers.saturating_sub(WARM_UP)).max(1) as f64;

    let heard = Arc::new(Heard::default());
    let listening: Vec<_> = browsers
        .into_iter()
        .map(|browser| tokio::spawn(browser.listen(Arc::clone(&heard))))
        .collect();
    let (mut tables, alone) = play(tables, time).await?;
    let making = make_seeks(address, &people, arguments.seeks_per_second, time);
    let playing = play(tables, time);
    let (made, (left, beside)) = tokio::try_join!(making, playing)?;
    tables = left;
    drop(tables);
    sleep(Duration::from_secs(1)).await;
    for task in listening {
        task.abort();
    }

    let mut waits: Vec<f64> = Vec::new();
    for (id, at) in &made {
        waits.extend(
            heard
                .since(id, *at)
                .into_iter()
                .map(|wait| 1e3 * wait.as_secs_f64()),
        );
    }
    waits.sort_unstable_by(f64::total_cmp);
    let at = |share: f64| {
        let index = (share * waits.len() as f64) as usize;
        waits
            .get(index.min(waits.len().saturating_sub(1)))
            .copied()
            .unwrap_or(f64::NAN)
    };
    let (pairs, pairing) = pair_a_crowd(arguments.waiting);
    Ok(Figures {
        browsers: arguments.browsers,
        kib_per_browser,
        seeks_made: made.len(),
        seeks_heard: waits.len(),
        heard_p50_ms: at(0.50),
        heard_p99_ms: at(0.99),
        heard_max_ms: at(1.0),
        moves_per_second_alone: alone,
        moves_per_second_beside: beside,
        waiting: arguments.waiting,
        pairs,
        pairing_ms: 1e3 * pairing.as_secs_f64(),
    })
}

/// Makes seeks at an even pace, and has each taken a moment later. Answers when each was sent.
async fn make_seeks(
    address: std::net::SocketAddr,
    people: &[String],
    per_second: u32,
    time: Duration,
) -> anyhow::Result<Vec<(String, Instant)>> {
    let mut beat = tokio::time::interval(Duration::from_secs(1) / per_second);
    let count = (time.as_secs_f64() * f64::from(per_second)) as usize;
    let mut tasks = Vec::new();
    for number in 0..count {
        beat.tick().await;
        let maker = people[number % people.len()].clone();
        let taker = people[(number + people.len() / 2) % people.len()].clone();
        tasks.push(tokio::spawn(async move {
            let started = Instant::now();
            let seek = json!({ "game": "flip-football" });
            let made = request(address, "POST", "/api/club/seeks", &maker, Some(&seek))
                .await?
                .json()?;
            let id = made["id"].as_str().context("a seek has a name")?.to_owned();
            sleep(HANGS).await;
            let take = format!("/api/club/seeks/{id}/take");
            request(address, "POST", &take, &taker, Some(&json!({}))).await?;
            anyhow::Ok((id, started))
        }));
    }
    let mut made = Vec::new();
    for task in tasks {
        made.push(task.await??);
    }
    Ok(made)
}

/// Plays at all tables at once; how many moves a second.
async fn play(tables: Vec<Table>, time: Duration) -> anyhow::Result<(Vec<Table>, f64)> {
    let started = Instant::now();
    let tasks: Vec<_> = tables
        .into_iter()
        .map(|mut table| {
            tokio::spawn(async move {
                let mut moves = 0u64;
                while started.elapsed() < time {
                    if table.is_over() {
                        table = table.rematch().await?;
                    }
                    table.play().await?;
                    moves += 1;
                }
                anyhow::Ok((table, moves))
            })
        })
        .collect();
    let (mut left, mut moves) = (Vec::new(), 0);
    for task in tasks {
        let (table, played) = task.await??;
        left.push(table);
        moves += played;
    }
    Ok((left, moves as f64 / started.elapsed().as_secs_f64()))
}

/// Pairs people of all strengths who want the same; the slowest of a few times.
fn pair_a_crowd(count: usize) -> (usize, Duration) {
    let now = tokio::time::Instant::now();
    let crowd: Vec<Waiting> = (0..count)
        .map(|number| Waiting {
            person: server::pairing::person(number as u128),
            game: "flip-football".into(),
            options: clubhouse::OptionValues::new(),
            paces: vec![server::pace::Pace::Unhurried],
            rated: false,
            strength: Strength {
                rating: 800.0 + (number * 7919 % 1600) as f64,
                deviation: 60.0,
            },
            since: now,
        })
        .collect();
    let apart = Apart::new();
    (0..5)
        .map(|_| {
            let started = Instant::now();
            let pairs = pair(&crowd, &apart, now).len();
            (pairs, started.elapsed())
        })
        .max_by_key(|(_, took)| *took)
        .unwrap_or_default()
}
