//! What games there are, and their rules.

mod common;

use common::fiveaside;

#[test]
fn the_games_are_listed_for_people_and_programs() {
    let out = fiveaside("games", "").good();
    assert!(
        out.contains("Flip Football") && out.contains("--option half_cards") && out.contains("--preset hand"),
        "{out}"
    );
    let games = fiveaside("games --json", "").json();
    assert_eq!(games[0]["id"], "flip-football");
    assert_eq!(games[0]["seats"], serde_json::json!(["home", "away"]));
    assert_eq!(games[0]["options"].as_array().unwrap().len(), 10);
}

#[test]
fn rules_are_shown_whole_by_clause_and_by_search() {
    let whole = fiveaside("rules flip-football", "").good();
    assert!(whole.contains("FLIP-COMP-1") && whole.contains("FLIP-SO-8"));
    let clause = fiveaside("rules flip-football flip-play-3", "").good();
    assert!(clause.starts_with("FLIP-PLAY-3"), "{clause}");
    assert!(
        fiveaside("rules flip-football long ball", "")
            .good()
            .contains("FLIP-ATT-8")
    );
    assert_eq!(fiveaside("rules flip-football cricket", "").code, 1);
    assert_eq!(fiveaside("rules cricket", "").code, 2);
}

#[test]
fn rules_are_json_too() {
    assert!(
        fiveaside("rules flip-football --json", "").json()["chapters"]
            .as_array()
            .unwrap()
            .len()
            > 5
    );
    assert_eq!(
        fiveaside("rules flip-football FLIP-WIN-2 --json", "").json()[0]["clause"],
        "FLIP-WIN-2"
    );
}

#[test]
fn one_game_is_told_about() {
    let out = fiveaside("games flip-football", "").good();
    for part in [
        "flip-football",
        "--option half_cards",
        "--preset hand",
        "rules 1.",
        "bots: ",
        "2 seats",
        "chapter: ",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(!out.contains("soccer-city"), "{out}");
    let game = fiveaside("games flip-football --json", "").json();
    assert_eq!(game["id"], "flip-football");
    assert!(!game["chapters"].as_array().unwrap().is_empty());
    assert_eq!(fiveaside("games chess", "").code, 2);
}

#[test]
fn the_readme_names_all_commands() {
    let readme = include_str!("../README.md");
    let help = fiveaside("--help", "").good();
    let commands = help
        .split_once("Commands:")
        .unwrap()
        .1
        .split_once("\n\n")
        .unwrap()
        .0;
    for line in commands
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
    {
        let command = line.split_whitespace().next().unwrap();
        assert!(
            command == "help" || readme.contains(&format!("| `{command}` |")),
            "{command}"
        );
    }
}
