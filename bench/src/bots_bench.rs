//! How fast instinct and a search are, game by game, on one core, and how much memory a search takes.

use std::{
    collections::BTreeMap,
    fs,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use bots::{Budget, Habits, Level, Seen, decide, search};
use clubhouse::{Entrance, Visitor, games, visit};
use engine::{Chance, ClockInput, Dropped, Rng, Seat, ToAct, Viewer};
use serde::Serialize;

use crate::engine_bench::untimed;

/// The arguments of `bots`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// How long each game is measured
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
}

/// The longest that anybody may choose for a bot to think.
const LONG: Duration = Duration::from_secs(10);
/// How many simulations a decision is measured with.
const SIMULATIONS: u32 = 1000;
/// One decision in so many is measured.
const EVERY: u32 = 16;

/// What bots do in one game, with the options of the box and, where there is one, the virtual clock.
#[derive(Serialize)]
struct Figures {
    /// How long instinct takes, by what is to be decided, as the prompt's key names it.
    instinct: BTreeMap<String, Glance>,
    simulations_per_second: f64,
    decisions: u32,
    /// The simulations of one search of ten seconds in mid-match.
    long_search_simulations: u32,
    /// The most memory that the whole process held during it; nothing where the system does not tell.
    long_search_peak_mib: Option<f64>,
}

/// How long instinct takes for one kind of decision.
#[derive(Clone, Copy, Default, Serialize)]
struct Glance {
    decisions: u32,
    mean_us: f64,
    max_us: f64,
}

impl Glance {
    fn add(&mut self, us: f64) {
        self.decisions += 1;
        self.mean_us += (us - self.mean_us) / f64::from(self.decisions);
        self.max_us = self.max_us.max(us);
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut report: BTreeMap<&str, Figures> = BTreeMap::new();
    for game in games() {
        let time = Duration::from_secs_f64(arguments.seconds);
        let figures = visit(game.id(), Measurement { time }).context("the catalogue has no such game")?;
        report.insert(game.id(), figures);
    }
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
        return Ok(());
    }
    for (id, figures) in &report {
        println!("{id}, one core, options of the box, virtual clock where there is one");
        for (decision, glance) in &figures.instinct {
            println!(
                "  {:>12.1}  us for instinct at {decision}, at most {:.1} ({} decisions)",
                glance.mean_us, glance.max_us, glance.decisions
            );
        }
        println!(
            "  {:>12.0}  simulations a second ({} decisions of at most {SIMULATIONS})",
            figures.simulations_per_second, figures.decisions
        );
        println!(
            "  {:>12}  simulations in one search of {} s",
            figures.long_search_simulations,
            LONG.as_secs()
        );
        if let Some(peak) = figures.long_search_peak_mib {
            println!("  {peak:>12.1}  MiB held by the whole process during it, at most");
        }
    }
    Ok(())
}

struct Measurement {
    time: Duration,
}

impl Visitor for Measurement {
    type Answer = Figures;

    fn visit<G: Entrance>(self) -> Figures {
        let (decisions, instinct) = decisions::<G>();
        let (mut simulations, mut searched) = (0, 0);
        let mut thinking = Duration::ZERO;
        for (state, seat) in decisions.iter().cycle() {
            if thinking >= self.time {
                break;
            }
            let started = Instant::now();
            simulations += u64::from(look(state, *seat, SIMULATIONS, LONG));
            thinking += started.elapsed();
            searched += 1;
        }
        forget_peak();
        let (state, seat) = &decisions[decisions.len() / 2];
        let long_search_simulations = look(state, *seat, u32::MAX >> 4, LONG);
        Figures {
            instinct,
            simulations_per_second: simulations as f64 / thinking.as_secs_f64(),
            decisions: searched,
            long_search_simulations,
            long_search_peak_mib: peak_mib(),
        }
    }
}

/// Thinks about one decision on one core, and tells how many simulations that took.
fn look<G: Entrance>(state: &G, seat: Seat, simulations: u32, time: Duration) -> u32 {
    let until = Instant::now() + time;
    let budget = Budget {
        simulations,
        go_on: &|| Instant::now() < until,
        threads: false,
    };
    search(&Seen::new(state, seat), &Habits::DEFAULT, &budget, &[], 1).simulations
}

/// Decisions of a match between coaches with instinct, and how long these took.
fn decisions<G: Entrance>() -> (Vec<(G, Seat)>, BTreeMap<String, Glance>) {
    let options = G::options(&untimed::<G>()).expect("the box's options are good");
    let (mut chance, mut rng) = (Chance::seeded(1), Rng::seeded(2));
    let mut state = G::new(&options);
    state.start(&mut chance, &mut Dropped);
    let mut met = Vec::new();
    let mut glances: BTreeMap<String, Glance> = BTreeMap::new();
    loop {
        match state.to_act() {
            ToAct::Over(_) => return (met, glances),
            ToAct::Clock => state
                .clock(ClockInput::Tick, &mut chance, &mut Dropped)
                .expect("the match waits for a tick"),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                if rng.below(EVERY) == 0 {
                    met.push((state.clone(), seat));
                }
                let started = Instant::now();
                let mv = decide(&state, seat, Level::Instinct, &mut rng);
                let us = started.elapsed().as_secs_f64() * 1e6;
                let prompt = state.prompt(Viewer::Seat(seat));
                glances.entry(prompt.text.key.into_owned()).or_default().add(us);
                state
                    .play(seat, &mv, &mut chance, &mut Dropped)
                    .expect("bots play legal moves");
            }
        }
    }
}

/// Lets the system count the peak anew, where it can.
fn forget_peak() {
    // Elsewhere than on Linux there is no such file, and no peak to be told.
    let _ = fs::write("/proc/self/clear_refs", "5");
}

/// The most memory that the process has held since.
fn peak_mib() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib / 1024.0)
}
