//! Decks in the terminal.

mod common;

use std::fs;

use common::{fiveaside, scratch};

#[test]
fn the_ready_made_decks_are_listed_and_shown() {
    let listed = fiveaside("decks list", "").good();
    assert!(listed.starts_with("EFFORT-START-30"), "{listed}");
    assert!(listed.contains("Safe Hands"));
    let json = fiveaside("decks list --json", "").json();
    assert_eq!(json.as_array().unwrap().len(), 16);
    let shown = fiveaside("decks show KINDNESS-START-30", "").good();
    assert_eq!(shown.lines().count(), 1);
    assert!(shown.starts_with("PK01..PK10 | "), "{shown}");
    let said = fiveaside("decks show NOTHING", "");
    assert_eq!(said.code, 2);
    assert!(said.err.contains("EFFORT-START-30"), "{}", said.err);
}

#[test]
fn a_deck_is_checked_with_its_reasons() {
    let file = scratch("deck.txt");
    let check = format!("decks check {}", file.display());
    fs::write(&file, fiveaside("decks show EMPATHY-START-30", "").good()).unwrap();
    assert!(fiveaside(&check, "").good().contains("can be played"));
    let said = fiveaside(&format!("{check} --option deck_profile=intro40"), "");
    assert_eq!(said.code, 1);
    assert!(said.out.contains("SOCIAL-DECK-6"), "{}", said.out);
    fs::write(&file, "PE01..PE09 PE01 | 4xES01 26xNS01\n").unwrap();
    let said = fiveaside(&check, "");
    assert_eq!(said.code, 1);
    for clause in ["SOCIAL-DECK-2", "SOCIAL-DECK-4"] {
        assert!(said.out.contains(clause), "{}", said.out);
    }
    let said = fiveaside(&format!("{check} --json"), "");
    assert_eq!(said.code, 1);
    assert_eq!(said.json()["legal"], false);
    assert_eq!(
        fiveaside(&format!("{check} --option deck_profile=wild"), "").code,
        2
    );
    assert_eq!(fiveaside(&format!("{check} --game flip-football"), "").code, 2);
    assert_eq!(fiveaside("decks check /nowhere/deck.txt", "").code, 1);
}

#[test]
fn teams_are_listed_shown_and_checked() {
    let listed = fiveaside("decks list --game simulator-soccer", "").good();
    assert!(listed.starts_with("harbour"), "{listed}");
    assert!(listed.contains("Galaxy Select (very_strong)"), "{listed}");
    let shown = fiveaside("decks show lakeside --game simulator-soccer", "").good();
    assert!(shown.starts_with("Lakeside Athletic: S"), "{shown}");
    let check = "decks check - --game simulator-soccer";
    assert!(fiveaside(check, &shown).good().contains("can be played"));
    let said = fiveaside(&format!("{check} --option max_strength=36"), &shown);
    assert_eq!(said.code, 1);
    assert!(
        said.out.contains("SIM-TEAM-5  a strength of 40 is over 36"),
        "{}",
        said.out
    );
    let said = fiveaside(&format!("{check} --json"), "Half: S001,S001");
    assert_eq!((said.code, &said.json()["legal"]), (1, &false.into()));
    for clause in ["SIM-TEAM-1", "SIM-TEAM-2", "SIM-TEAM-6"] {
        assert!(said.out.contains(clause), "{}", said.out);
    }
    for terms in [
        "--option deck_profile=standard30",
        "--option extra_limit=1",
        "--option max_strength=99",
    ] {
        assert_eq!(fiveaside(&format!("{check} {terms}"), &shown).code, 2, "{terms}");
    }
    assert_eq!(fiveaside("decks check - --option max_strength=36", "x").code, 2);
}

#[test]
fn a_deck_can_come_from_a_pipe() {
    let deck = fiveaside("decks show GUEST-MIX-40", "").good();
    let said = fiveaside("decks check - --option deck_profile=intro40", &deck);
    assert!(said.good().contains("can be played"));
}
