//! Records are verified and replayed.

mod common;

use std::fs;

use common::{fiveaside, recorded};

#[test]
fn a_record_is_verified_and_a_forged_one_is_not() {
    let file = recorded("honest.txt");
    let verify = format!("record verify {}", file.display());
    assert!(
        fiveaside(&verify, "")
            .good()
            .contains("every roll and shuffle verified")
    );

    let honest = fs::read_to_string(&file).unwrap();
    let forged = |text: String, why: &str| {
        fs::write(&file, text).unwrap();
        let said = fiveaside(&verify, "");
        assert_eq!(said.code, 1, "{why}: {}", said.out);
        assert!(said.out.contains(why), "{why}: {}", said.out);
    };
    let line = |start: &str| {
        let found = honest.lines().find(|line| line.starts_with(start));
        found.expect("there is such a line").to_owned()
    };
    let (tackled, secret, outcome) = (line("  tackled"), line("[Secret"), line("[Outcome"));
    let changed = |text: &str| text.replacen(&tackled, &tackled.replace("tackled", "long-ball"), 1);
    forged(changed(&honest), "rules: no, step ");
    // Neither a secret left out nor other rules help a changed match.
    forged(changed(&honest.replacen(&secret, "", 1)), "rules: no, step ");
    let other_rules = honest.replacen(&line("[Rules"), "[Rules \"0.9.0\"]", 1);
    forged(changed(&other_rules), "rules: no");
    forged(other_rules, "there never were rules of version 0.9.0");
    forged(
        honest.replacen(&secret, &secret.replacen("[Secret \"03", "[Secret \"04", 1), 1),
        "commitment",
    );
    let other = outcome.replacen("home\\\":", "home\\\":1", 1);
    assert_ne!(other, outcome);
    forged(honest.replacen(&outcome, &other, 1), "outcome: no");
    // Without its secret an honest record contradicts nothing, and says what it cannot prove.
    fs::write(&file, honest.replacen(&secret, "", 1)).unwrap();
    assert!(fiveaside(&verify, "").good().contains("rolls: cannot say"));
}

#[test]
fn what_is_no_record_is_told_beside_what_is() {
    let file = recorded("beside.txt");
    // The command of earlier versions still works.
    let said = fiveaside(
        &format!("record check --json {} Cargo.toml /no/such/file", file.display()),
        "",
    );
    assert_eq!(said.code, 1);
    let answers = said.json();
    assert_eq!(answers[0]["good"], true);
    for what in ["rules", "rolls", "outcome"] {
        assert_eq!(answers[0][what]["answer"], "yes");
    }
    assert_eq!(answers[1]["good"], false);
    assert!(answers[2]["why"].as_str().unwrap().contains("/no/such/file"));
}

#[test]
fn a_replay_tells_the_whole_match() {
    let file = recorded("told.txt");
    let out = fiveaside(&format!("replay {} --all", file.display()), "").good();
    assert!(out.contains("Full time:"), "{out}");
    assert!(out.contains("step 2 of"), "{out}");
}

#[test]
fn a_replay_goes_step_by_step_and_anywhere() {
    let file = recorded("steps.txt");
    let out = fiveaside(&format!("replay {}", file.display()), "\nb\n50\n9999\nx\nq\n").good();
    let steps: Vec<&str> = out
        .lines()
        .filter_map(|line| line.split_once("step "))
        .map(|(_, rest)| rest)
        .collect();
    let visited: Vec<&str> = steps
        .iter()
        .filter_map(|rest| rest.split_once(" of "))
        .map(|(at, _)| at)
        .collect();
    assert_eq!(visited, ["0", "1", "0", "50"], "{out}");
}

#[test]
fn frames_show_only_what_the_viewer_saw() {
    let file = recorded("frames.txt");
    let frames = |viewer| fiveaside(&format!("replay {} --json --as {viewer}", file.display()), "").json();
    let (home, away) = (frames("home"), frames("away"));
    // The last frame is full time, when all is shown.
    let before = |frames: &serde_json::Value| {
        let frames = frames.as_array().unwrap();
        serde_json::to_string(&frames[..frames.len() / 4]).unwrap()
    };
    assert!(before(&home).contains("R06"), "home knows its own eight");
    // The preset `tight` set R06, R10, R23, R30, R32, R38, R51 and R52 aside.
    for card in ["R06", "R10", "R23", "R30", "R32", "R38", "R51", "R52"] {
        assert!(
            !before(&away).contains(card),
            "away must not see {card} before injury time"
        );
    }
    assert_eq!(
        fiveaside(&format!("replay {} --as nobody", file.display()), "").code,
        2
    );
}
