//! A sixth game goes through the terminal by the steps that CONTRIBUTING lists; only builds with the feature `trial`
//! know it.

mod common;

use std::fs;

use common::{fiveaside, scratch};

#[test]
fn the_sixth_game_is_listed_and_its_rules_are_read() {
    let games = fiveaside("games", "").good();
    assert!(
        games.contains("Coin Toss") && games.contains("--option minutes") && games.contains("--preset short"),
        "{games}"
    );
    let ids = fiveaside("games --json", "").json();
    assert_eq!(ids[5]["id"], "coin-toss", "after the five of the box");
    assert!(
        fiveaside("rules coin-toss COIN-TOSS-2", "")
            .good()
            .starts_with("COIN-TOSS-2")
    );
}

#[test]
fn a_person_plays_it_and_its_record_is_verified_and_replayed() {
    let file = scratch("coin-toss.txt");
    let calls = "call heads\n".repeat(9);
    let out = fiveaside(
        "play coin-toss --seed 3",
        &format!("{calls}save {}\nquit\n", file.display()),
    )
    .good();
    assert!(
        out.contains("Call heads or tails.") && out.contains("Full time:"),
        "{out}"
    );
    let verified = fiveaside(&format!("record verify {}", file.display()), "").good();
    assert!(
        verified.contains("rolls: yes") && verified.contains("outcome: yes"),
        "{verified}"
    );
    let replayed = fiveaside(&format!("replay {}", file.display()), "18\nq\n").good();
    assert!(replayed.contains("Full time:"), "{replayed}");
}

#[test]
fn bots_play_it_in_the_laboratory() {
    let report = fiveaside("simulate coin-toss --matches 40 --seed 1 --json", "").json();
    assert_eq!(report["matches"], 40, "{report}");
}

#[test]
fn its_scenarios_run_from_anywhere() {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../trial/coin-toss/tests/scenarios"
    );
    let files = fs::read_dir(folder).unwrap().count();
    assert!(files > 1);
    fiveaside(&format!("scenario run {folder}"), "").good();
}
