//! What decided a match is told in words, in figures and as a picture.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use std::fs;

use common::{fiveaside, recorded, scratch};

#[test]
fn a_finished_match_is_analysed() {
    let file = recorded("analysed.txt");
    let picture = scratch("analysed.svg");
    let said = fiveaside(
        &format!(
            "analyse {} --seconds 0.1 --as home --svg {}",
            file.display(),
            picture.display()
        ),
        "",
    )
    .good();
    assert!(said.starts_with("You "), "{said}");
    for part in [
        "dice",
        "decisions",
        "Home’s chance to win",
        "Turning points",
        "comes once in",
    ] {
        assert!(said.contains(part), "no {part}: {said}");
    }
    assert!(fs::read_to_string(&picture).unwrap().starts_with("<svg"));
}

#[test]
fn the_same_seed_gives_the_same_json_and_it_adds_up() {
    let file = recorded("analysed-twice.txt");
    let ask = |more: &str| {
        fiveaside(
            &format!("analyse {} --seconds 0.1 --json {more}", file.display()),
            "",
        )
    };
    let one = ask("--threads 1");
    assert_eq!(one.json(), ask("--threads 2").json());
    assert_ne!(one.json(), ask("--seed 2").json());
    let home = &one.json()["ledger"]["home"];
    let figure = |name: &str| home[name]["mean"].as_f64().unwrap();
    let parts = figure("dice") + figure("guesses") - figure("own_losses") + figure("other_losses");
    let whole = home["end"].as_f64().unwrap() - figure("start");
    assert!((parts - whole).abs() < 1e-9);
}

#[test]
fn what_cannot_be_analysed_is_told() {
    let file = recorded("unfinished.txt");
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("[Outcome"))
        .take(60)
        .collect();
    fs::write(&file, lines.join("\n")).unwrap();
    let said = fiveaside(&format!("analyse {}", file.display()), "");
    assert_eq!(said.code, 1);
    assert!(said.err.contains("not over"), "{}", said.err);
    assert_eq!(fiveaside("analyse /no/such/record", "").code, 1);
    assert_eq!(fiveaside("analyse x --marks 9,1", "").code, 2);
}
