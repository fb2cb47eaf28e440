//! Chores of the workspace.

#![expect(clippy::disallowed_types, reason = "it measures by the clock")]
#![expect(clippy::print_stdout, reason = "a developer reads along")]

mod api;
mod chromium;
mod licences;
mod mutants;
mod test;

use std::{env, process::ExitCode};

use xtask::{
    run,
    run::{Failure, Program, cargo},
    servers,
};

const USAGE: &str = "\
usage: cargo xtask <chore>

  test [--quick]                  everything that must hold; --quick leaves out wasm and the browser
  bench [engine|bots|physics|server|club] [--json]  measure in a release build; all if none is named
  bench cluster [--json]          one node and several on SQLite, PostgreSQL and NATS; starts both, unless variables name them
  bench scale [--json]            what a million people at once would need, simulated
  soak [game] [--matches N]       the laws over tens of thousands of random matches
  soak fairness [game] [--json]   what Home gets of the points in mirrored matches
  soak mutants <game> [--sample N] [--seed N] [--survivors]  which changes to the rules no scenario notices
  soak insight [game] [--json]    whether the dice of many matches sum to nought, and everything adds up
  soak siege [--seconds N]        the attacks on a server of our own, and what a bystander suffers
  soak cluster [--faults N] [--seed N] [--short]  three nodes play on while everything round them fails; Ctrl-C reports
  soak api [--seconds N]          a fuzzer holds the server to its OpenAPI document; needs Python 3 and PyPI once
  licences                        licences and sources of all dependencies
  pictures [game]                 pictures of every decision of every game into target/pictures; look at index.html
  servers                         a PostgreSQL and a NATS for tests, until Ctrl-C
  types                           write web/src/types.gen.ts from the Rust types
";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["test"] => test::run(test::Extent::Whole),
        ["test", "--quick"] => test::run(test::Extent::Quick),
        ["bench", "cluster", rest @ ..] => serving(&["cluster"], rest),
        ["bench", "scale", rest @ ..] => release("bench", &[&["scale"], rest].concat()),
        ["bench", rest @ ..] => bench(rest),
        ["soak", "api", rest @ ..] => api::run(&run::target(), rest),
        ["soak", "siege", rest @ ..] => serving(&["siege"], rest),
        ["soak", "cluster", rest @ ..] => soak_cluster(rest),
        ["soak", "mutants", rest @ ..] => mutants::run(rest),
        ["soak", rest @ ..] => release("bench", &[&["soak"], rest].concat()),
        ["licences"] => licences::audit(),
        ["pictures"] => test::pictures(None),
        ["pictures", game] => test::pictures(Some(game)),
        ["servers"] => servers::run(&run::target()),
        ["types"] => types(),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(why)) => {
            eprintln!("xtask: {why}");
            ExitCode::from(1)
        }
    }
}

/// Measures the engine, the bots, the physics, the server, the club, or all of them.
fn bench(words: &[&str]) -> Result<(), Failure> {
    let (what, rest) = match words {
        [
            what @ ("engine" | "bots" | "physics" | "server" | "club"),
            rest @ ..,
        ] => (Some(*what), rest),
        rest => (None, rest),
    };
    for part in ["engine", "bots", "physics"] {
        if what.is_none_or(|what| what == part) {
            release("bench", &[&[part], rest].concat())?;
        }
    }
    for part in ["server", "club"] {
        if what.is_none_or(|what| what == part) {
            serving(&[part], rest)?;
        }
    }
    Ok(())
}

/// Runs a part of `bench` that starts servers of its own.
fn serving(part: &[&str], words: &[&str]) -> Result<(), Failure> {
    cargo(&["build", "--release", "--bin", "fiveaside"]).run()?;
    release("bench", &[part, words].concat())
}

/// Lets nodes play on under faults. Ctrl-C is for the soak, which then reports what it has checked.
fn soak_cluster(words: &[&str]) -> Result<(), Failure> {
    cargo(&["build", "--release", "--bin", "fiveaside"]).run()?;
    in_release("bench", &[&["soak", "cluster"], words].concat()).take_over()
}

/// Runs a binary of the workspace in a release build.
fn release(package: &str, arguments: &[&str]) -> Result<(), Failure> {
    in_release(package, arguments).run()
}

fn in_release(package: &str, arguments: &[&str]) -> Program {
    let run = ["run", "--release", "--quiet", "--package", package, "--"];
    cargo(&[&run, arguments].concat())
}

/// The test that pins the generated file writes it instead.
fn types() -> Result<(), Failure> {
    cargo(&["test", "--package", "server", "--test", "types"])
        .env("UPDATE_TYPES", "1")
        .run()
}
