//! What is printed: how far it is, and what came of it.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use super::club::Club;

/// Within what time every coach whom a fault touched should have moved again.
const MOVED_WITHIN: Duration = Duration::from_secs(10);
/// How much of the history of faults is printed with a breach.
const HISTORY_SHOWN: usize = 40;

fn of(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

/// One line.
pub(super) fn print_progress(club: &Club) {
    let counts = &club.counts;
    println!(
        "{:6.0} s  {:4} faults, {:5} matches judged, {:7} moves acknowledged, {} breaches",
        club.opened().elapsed().as_secs_f64(),
        club.history().len(),
        of(&counts.matches),
        of(&counts.moves),
        club.breaches().len()
    );
}

/// All of it.
pub(super) fn print(club: &Club, faults: usize, interrupted: bool) {
    let counts = &club.counts;
    print_progress(club);
    if interrupted {
        println!("ended early");
    }
    println!(
        "{faults} faults survived; from a fault until each coach whom it touched had a move accepted again:"
    );
    println!(
        "  {:28} {:>6} {:>8} {:>9} {:>9} {:>9}",
        "", "faults", "coaches", "median", "99 %", "worst"
    );
    let mut happened: BTreeMap<_, usize> = BTreeMap::new();
    for (kind, _) in club.history() {
        *happened.entry(kind).or_default() += 1;
    }
    let times = club.recovery().times();
    let mut all: Vec<Duration> = Vec::new();
    for (kind, faults) in &happened {
        let times = times.get(kind).cloned().unwrap_or_default();
        print_times(kind.name(), *faults, &times);
        all.extend(times);
    }
    all.sort_unstable();
    print_times("all", faults, &all);
    print_late("waited", &all);
    print_late(
        "at whose table nothing else went wrong meanwhile waited",
        &club.recovery().times_alone(),
    );
    println!(
        "checked: {} matches, {} acknowledged moves once and in order, {} events and {} views against a fresh replay, {} moves \
         sent twice on purpose, {} sockets",
        of(&counts.matches),
        of(&counts.moves),
        of(&counts.events),
        of(&counts.views),
        of(&counts.doubled),
        of(&counts.sockets)
    );
    let breaches = club.breaches();
    if breaches.is_empty() {
        println!("every record verifies, every rated match counts once, nobody was shown anything else");
        return;
    }
    println!("seed {}; the last faults:", club.seed);
    let history = club.history();
    for (_, line) in history.iter().skip(history.len().saturating_sub(HISTORY_SHOWN)) {
        println!("{line}");
    }
    println!("{} breaches:", breaches.len());
    for breach in breaches {
        println!("{breach}");
    }
}

fn print_late(who: &str, times: &[Duration]) {
    let late = times.iter().filter(|time| **time > MOVED_WITHIN).count();
    println!(
        "  {late} of {} {who} for more than {} s",
        times.len(),
        MOVED_WITHIN.as_secs()
    );
}

fn print_times(name: &str, faults: usize, sorted: &[Duration]) {
    let at = |share: f64| {
        let index = (share * sorted.len() as f64) as usize;
        let time = sorted.get(index.min(sorted.len().saturating_sub(1)));
        time.map_or_else(|| "-".to_owned(), |time| format!("{:.2} s", time.as_secs_f64()))
    };
    println!(
        "  {name:28} {faults:>6} {:>8} {:>9} {:>9} {:>9}",
        sorted.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
