//! Every scenario file, as written and with the sides exchanged.

use std::path::Path;

use soccer_tactics::SoccerTactics;
use testkit::run_folder;

#[test]
fn all_scenarios_pass() {
    let reports = run_folder::<SoccerTactics>(Path::new("tests/scenarios"));
    let failures: Vec<String> = reports
        .iter()
        .filter_map(|report| Some(format!("{} {}: {}", report.id, report.title, report.failure.as_ref()?)))
        .collect();
    assert!(failures.is_empty(), "{} failed:\n{}", failures.len(), failures.join("\n"));
}
