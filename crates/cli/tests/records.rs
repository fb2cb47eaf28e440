//! Records are checked and replayed.

mod common;

use std::fs;

use common::{fiveaside, recorded};

#[test]
fn a_record_is_verified_and_a_forged_one_is_not() {
    let file = recorded("honest.txt");
    let check = format!("record check {}", file.display());
    assert!(
        fiveaside(&check, "")
            .good()
            .contains("every roll and shuffle verified")
    );

    let honest = fs::read_to_string(&file).unwrap();
    let lost = honest
        .lines()
        .find(|line| line.contains("  tackled"))
        .expect("somebody is tackled")
        .to_owned();
    fs::write(
        &file,
        honest.replacen(&lost, &lost.replace("tackled", "long-ball"), 1),
    )
    .unwrap();
    let said = fiveaside(&check, "");
    assert_eq!(said.code, 1);
    assert!(said.out.contains("step "), "{}", said.out);

    let seed = honest.lines().find(|line| line.starts_with("[Seed")).unwrap();
    fs::write(
        &file,
        honest.replacen(seed, &seed.replacen("[Seed \"03", "[Seed \"04", 1), 1),
    )
    .unwrap();
    assert!(fiveaside(&check, "").out.contains("commitment"));
}

#[test]
fn what_is_no_record_is_told_beside_what_is() {
    let file = recorded("beside.txt");
    let said = fiveaside(
        &format!("record check --json {} Cargo.toml /no/such/file", file.display()),
        "",
    );
    assert_eq!(said.code, 1);
    let answers = said.json();
    assert_eq!(answers[0]["good"], true);
    assert_eq!(answers[0]["chance_verified"], true);
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
