//! Long runs in a release build: how fast the games are, how fast the server is, and the laws at length.

#![expect(clippy::disallowed_types, reason = "it measures by the clock")]
#![expect(clippy::print_stdout, reason = "printing figures is its whole purpose")]

mod bots_bench;
mod club_bench;
mod cluster_bench;
mod cluster_soak;
mod engine_bench;
mod fairness;
mod insight;
mod physics_bench;
mod scale;
mod server_bench;
mod siege;
mod soak;

use clap::Parser;

/// Long runs: measurements and the laws.
#[derive(Parser)]
enum Bench {
    /// Measure every game on one core
    Engine(engine_bench::Arguments),
    /// Measure the search of the bots on one core
    Bots(bots_bench::Arguments),
    /// Measure the flicked ball on one core
    Physics(physics_bench::Arguments),
    /// Measure the server under load
    Server(server_bench::Arguments),
    /// Measure the club: a full lobby, seeks, moves beside it, pairing
    Club(club_bench::Arguments),
    /// Measure one node and several, on SQLite and on PostgreSQL with NATS
    Cluster(cluster_bench::Arguments),
    /// Simulate a growing number of people, and tell which part gives way first
    Scale(scale::Arguments),
    /// Attack the server, and see what a bystander suffers
    Siege(siege::Arguments),
    /// Check the laws over many random matches with varied options, or whether the sides are equal
    Soak(soak::Arguments),
}

fn main() -> anyhow::Result<()> {
    match Bench::parse() {
        Bench::Engine(arguments) => engine_bench::run(&arguments),
        Bench::Bots(arguments) => bots_bench::run(&arguments),
        Bench::Physics(arguments) => physics_bench::run(&arguments),
        Bench::Server(arguments) => server_bench::run(&arguments),
        Bench::Club(arguments) => club_bench::run(&arguments),
        Bench::Cluster(arguments) => cluster_bench::run(&arguments),
        Bench::Scale(arguments) => scale::run(&arguments),
        Bench::Siege(arguments) => siege::run(&arguments),
        Bench::Soak(arguments) => soak::run(&arguments),
    }
}
