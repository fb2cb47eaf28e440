//! A growing number of people, by measured costs: what they need, and which part gives way first.
//!
//! Everything is reckoned or simulated with a seed of its own, so every run prints the same.

mod model;
mod simulation;

use serde::Serialize;

use self::{
    model::{Demand, Layout},
    simulation::{Latency, simulate},
};

/// The arguments of `scale`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

/// How many people are there at once.
const CROWDS: [u32; 7] = [1_000, 10_000, 30_000, 100_000, 300_000, 600_000, 1_000_000];
/// What a part may be used to at most, so that a wave does not sink it.
const FULL: f64 = 0.7;
/// What 99 of 100 moves must keep within.
const PATIENCE_MS: f64 = 50.0;

/// One line of a table.
#[derive(Serialize)]
struct Line {
    people: u32,
    demand: Demand,
    layout: Layout,
    latency: Latency,
    /// What is used more than it should be.
    gives_way: Vec<&'static str>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let as_built: Vec<Line> = CROWDS
        .iter()
        .map(|people| line(*people, Layout::as_built))
        .collect();
    let spread: Vec<Line> = CROWDS
        .iter()
        .map(|people| line(*people, Layout::spread))
        .collect();
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&[as_built, spread])?);
        return Ok(());
    }
    println!("as it is built: one database, one lobby for all");
    print(&as_built);
    print_breaks(Layout::as_built);
    println!();
    println!("spread: databases by match, lobbies by thousands, a quieter pulse");
    print(&spread);
    println!();
    print_demand(&spread);
    Ok(())
}

fn line(people: u32, layout: impl Fn(&Demand) -> Layout) -> Line {
    let demand = Demand::of(people);
    let layout = layout(&demand);
    let latency = simulate(&demand, &layout);
    let mut gives_way: Vec<&'static str> = layout
        .used(&demand)
        .into_iter()
        .filter(|(_, share)| *share > FULL)
        .map(|(part, _)| part)
        .collect();
    if latency.p99_ms > PATIENCE_MS {
        gives_way.push("the time of a move");
    }
    Line {
        people,
        demand,
        layout,
        latency,
        gives_way,
    }
}

fn print(lines: &[Line]) {
    println!(
        "  {:>9} {:>8} {:>6} {:>4} {:>7} {:>8} {:>8} {:>8} {:>7} {:>8}  {}",
        "people",
        "moves/s",
        "nodes",
        "PG",
        "PG cpu",
        "PG disk",
        "NATS",
        "network",
        "p50 ms",
        "p99 ms",
        "gives way"
    );
    for line in lines {
        let used = line.layout.used(&line.demand);
        let share = |part: &str| {
            let found = used.iter().find(|(name, _)| *name == part);
            found.map_or(0.0, |(_, share)| 100.0 * share)
        };
        println!(
            "  {:>9} {:>8.0} {:>6} {:>4} {:>6.0}% {:>7.0}% {:>7.0}% {:>7.0}% {:>7.1} {:>8.1}  {}",
            line.people,
            line.demand.moves,
            line.layout.nodes,
            line.layout.databases,
            share(model::DATABASE_CPU),
            share(model::DATABASE_LOG),
            share(model::BUS),
            share(model::NETWORK),
            line.latency.p50_ms,
            line.latency.p99_ms,
            if line.gives_way.is_empty() {
                "nothing".to_owned()
            } else {
                line.gives_way.join(", ")
            },
        );
    }
}

/// Tells from how many people on each part is used more than it should be, the first first.
fn print_breaks(layout: impl Fn(&Demand) -> Layout) {
    /// More than there are coaches.
    const MOST: f64 = 1e8;
    let mut found: Vec<(f64, &'static str)> = Vec::new();
    let mut people = f64::from(CROWDS[0]);
    while people < MOST {
        let demand = Demand::of(people as u32);
        for (part, share) in layout(&demand).used(&demand) {
            if share > FULL && !found.iter().any(|(_, known)| *known == part) {
                found.push((people, part));
            }
        }
        people *= 1.01;
    }
    for (people, part) in found {
        println!("  from {people:.0} people on: {part}");
    }
}

fn print_demand(lines: &[Line]) {
    println!("what they need, spread");
    println!(
        "  {:>9} {:>8} {:>8} {:>12} {:>13} {:>12} {:>9} {:>12} {:>14}",
        "people",
        "tables",
        "sockets",
        "node cores",
        "worker cores",
        "GB of memory",
        "GB a day",
        "cost a month",
        "thinking more"
    );
    for line in lines {
        let (cost, thinking) = line.layout.cost_a_month(&line.demand);
        println!(
            "  {:>9} {:>8.0} {:>8.0} {:>12.1} {:>13.0} {:>12.1} {:>9.0} {:>12.0} {:>14.0}",
            line.people,
            line.demand.tables,
            line.demand.sockets,
            line.layout.node_cores(&line.demand),
            line.demand.thinking_cores,
            line.demand.memory_gb,
            line.demand.stored_gb_a_day,
            cost,
            thinking,
        );
    }
}
