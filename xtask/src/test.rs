//! Everything that must hold.

use std::{
    env, fs,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use crate::{
    api,
    chromium::chromium,
    licences,
    run::{Failure, Program, cargo, find, npm, root, target},
    servers::Servers,
};

/// The chore that needs both servers for itself.
const CLUSTER: &str = "a cluster under faults";
/// How long the API is fuzzed.
const API_SECONDS: u64 = 40;

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// All of it.
    Whole,
    /// What fails most often and takes least time.
    Quick,
}

/// The chores so far with their times, and what could not be tested here.
#[derive(Default)]
struct Steps {
    done: Vec<(&'static str, Duration)>,
    untested: Vec<&'static str>,
}

impl Steps {
    fn step(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        println!("\n==> {name}");
        let started = Instant::now();
        work().map_err(|Failure(why)| Failure(format!("step `{name}`: {why}")))?;
        let time = started.elapsed();
        println!("    {name}: {:.1} s", time.as_secs_f64());
        self.done.push((name, time));
        Ok(())
    }

    fn sum_up(&self) {
        println!();
        for (name, time) in &self.done {
            println!("{:>8.1} s  {name}", time.as_secs_f64());
        }
        let whole: Duration = self.done.iter().map(|(_, time)| *time).sum();
        println!("{:>8.1} s  all green", whole.as_secs_f64());
        for what in &self.untested {
            println!("            but {what} was NOT tested");
        }
    }
}

pub(crate) fn run(extent: Extent) -> Result<(), Failure> {
    let whole = extent == Extent::Whole;
    let mut steps = Steps::default();
    steps.step("formatting", || cargo(&["fmt", "--all", "--check"]).run())?;
    steps.step("web packages", web_packages)?;
    steps.step("lints and build, web types and tests", build_and_web_tests)?;
    let mut untested = Vec::new();
    steps.step("rust tests", || {
        let servers = Servers::start(&target());
        untested.extend(servers.untested());
        servers.tell(linted(&rust_tests("--no-fail-fast"))).run()
    })?;
    steps.step("doc tests", || {
        linted(&["test", "--workspace", "--doc", "--quiet"]).run()
    })?;
    steps.step("a sixth game", sixth_game)?;
    if whole {
        steps.step("licences", licences::audit)?;
        steps.step("wasm", wasm)?;
        // Without servers it says so, and does nothing.
        steps.step(CLUSTER, cluster)?;
        steps.step("what the API promises", || {
            api::soak(&target(), API_SECONDS, false)
        })?;
        steps.step("browser tests", browser_tests)?;
    }
    if whole && !untested.is_empty() {
        untested.push(CLUSTER);
    }
    steps.untested = untested;
    steps.sum_up();
    Ok(())
}

/// Installs the web packages unless they are those of the lock file already.
fn web_packages() -> Result<(), Failure> {
    let web = root().join("web");
    let changed = |path: &str| fs::metadata(web.join(path)).and_then(|file| file.modified()).ok();
    if changed("node_modules/.package-lock.json") >= changed("package-lock.json") {
        println!("the web packages are those of the lock file");
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"]).run()
}

/// The compiler often waits for one package; what the web client is tested with fills these gaps.
fn build_and_web_tests() -> Result<(), Failure> {
    thread::scope(|scope| {
        let web = scope.spawn(|| [npm(&["run", "check"]).held(), npm(&["run", "test"]).held()]);
        let built = linted(&rust_tests("--no-run")).run();
        let [types, tests] = web.join().expect("it only waits for programs");
        types.tell()?;
        tests.tell()?;
        built
    })
}

/// Cargo with Clippy in the compiler's place for our own packages: what it builds it also lints, and warnings are
/// errors. So everything is compiled once, where `cargo clippy` would check it all and build nothing.
fn linted(arguments: &[&str]) -> Program {
    cargo(arguments)
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", "-Dwarnings")
}

/// What builds and runs all tests, and examples and benchmarks with them.
fn rust_tests(more: &'static str) -> Vec<&'static str> {
    [runner(), &["--workspace", "--all-targets", more]].concat()
}

/// What runs tests.
fn runner() -> &'static [&'static str] {
    if find("cargo-nextest").is_some() {
        &["nextest", "run"]
    } else {
        &["test", "--quiet"]
    }
}

/// A sixth game goes through the house. Its build is put elsewhere, so that no binary of the product ever knows the game;
/// all that is the same is taken from the build of the product.
fn sixth_game() -> Result<(), Failure> {
    let packages = [
        "--package",
        "clubhouse",
        "--package",
        "server",
        "--package",
        "cli",
    ];
    let features = ["--features", "server/trial,cli/trial"];
    // Its bots' reasons have words like those of all games.
    let tests = ["--test", "trial", "--test", "words"];
    linted(&[runner(), &packages, &features, &tests].concat())
        .env("CARGO_BUILD_BUILD_DIR", built(""))
        .env("CARGO_TARGET_DIR", built("trial"))
        // Nobody looks at it in a browser: the client need not be built once more.
        .env("FIVEASIDE_SKIP_WEB", "1")
        .run()
}

/// Three nodes play on while each kind of fault happens once; their binary is the one that the Rust tests have built.
/// What plays with them is built as a part of the workspace, so that all else is there already.
fn cluster() -> Result<(), Failure> {
    linted(&["build", "--workspace", "--bin", "bench"]).run()?;
    // The same faults each time.
    let words = [
        "soak",
        "cluster",
        "--short",
        "--seed",
        "1",
        "--binary",
        &binary("fiveaside"),
    ];
    Program::new(binary("bench"), &words).run()
}

/// The rules must also build for browsers, where there is no clock, no thread and no file.
fn wasm() -> Result<(), Failure> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let installed = || {
        let folder = Program::new("rustc", &["--print", "target-libdir", "--target", TARGET]).output();
        folder.is_some_and(|folder| Path::new(&folder).is_dir())
    };
    if !installed() {
        println!("adding the target {TARGET}");
        Program::new("rustup", &["target", "add", TARGET]).succeeds_within(Duration::from_secs(60));
    }
    if !installed() {
        println!("the target {TARGET} cannot be added here: the wasm build is NOT checked");
        return Ok(());
    }
    let mut arguments: Vec<String> = ["check", "--target", TARGET].map(str::to_owned).into();
    for package in ["engine", "testkit", "bots", "clubhouse"]
        .map(str::to_owned)
        .into_iter()
        .chain(games()?)
    {
        arguments.extend(["--package".to_owned(), package]);
    }
    cargo(&arguments.iter().map(String::as_str).collect::<Vec<_>>()).run()
}

/// The packages of the games: a folder is named like its package.
fn games() -> Result<Vec<String>, Failure> {
    let folder = root().join("games");
    let entries = fs::read_dir(&folder).map_err(|error| Failure(format!("{}: {error}", folder.display())))?;
    Ok(entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect())
}

/// Plays matches through the real client against the real binary, which the Rust tests have built for themselves.
fn browser_tests() -> Result<(), Failure> {
    npm(&["run", "e2e"])
        .env("FIVEASIDE_BIN", binary("fiveaside"))
        .env("CHROMIUM", chromium()?)
        .run()
}

/// Takes pictures of every kind of decision of every game, or of one, on every screen, by the real client, and one page
/// of them all.
pub(crate) fn pictures(game: Option<&str>) -> Result<(), Failure> {
    let known = games()?;
    if let Some(game) = game.filter(|game| !known.iter().any(|one| one == game)) {
        return Err(Failure(format!("there is no game {game}: {}", known.join(", "))));
    }
    web_packages()?;
    cargo(&["build", "--package", "cli"]).run()?;
    let folder = built("pictures");
    let only = game.map(|game| format!("every decision of {game}$"));
    let only: Vec<&str> = only
        .iter()
        .flat_map(|pattern| ["--", "--grep", pattern])
        .collect();
    npm(&[&["run", "pictures"], &*only].concat())
        .env("FIVEASIDE_BIN", binary("fiveaside"))
        .env("FIVEASIDE_PICTURES", &folder)
        .env("CHROMIUM", chromium()?)
        .run()?;
    println!("{folder}/index.html");
    Ok(())
}

/// A binary of the workspace.
fn binary(name: &str) -> String {
    built("debug") + "/" + name + env::consts::EXE_SUFFIX
}

/// A folder of the build's own output.
fn built(folder: &str) -> String {
    target().join(folder).display().to_string()
}
