//! A person plays in the terminal.

mod common;

use std::fs;

use common::{fiveaside, recorded, scratch, whole_match};

#[test]
fn a_whole_match_against_a_bot() {
    let out = fiveaside("play flip-football --seed 3", &whole_match("record\nquit\n")).good();
    assert!(out.contains("Full time:"), "{out}");
    assert!(
        out.contains("[Seat home \"me\"]") && out.contains("[Seat away \"bot:instinct\"]"),
        "{out}"
    );
    assert!(!out.contains('\x1b'), "no colours in a pipe");
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let play = || {
        fiveaside(
            "play flip-football --seed 11 --side away",
            &whole_match("record\n"),
        )
        .good()
    };
    assert_eq!(play(), play());
}

#[test]
fn a_move_can_be_given_by_number_or_in_notation() {
    let out = fiveaside("play flip-football", "2\nset-aside R50\nmoves\n").good();
    assert!(out.contains("set aside: R02 R50"), "{out}");
}

#[test]
fn a_refusal_names_its_clause_and_why_explains_it() {
    let out = fiveaside(
        "play flip-football",
        "lay\nwhy lay\nwhy 1\nfoo\nrules FLIP-ASIDE-1\n",
    )
    .good();
    assert_eq!(out.matches("(FLIP-PLAY-7)").count(), 2, "{out}");
    assert!(out.contains("set-aside R01 can be played."), "{out}");
    assert!(out.contains("`foo` is no move"), "{out}");
    assert!(out.contains("FLIP-ASIDE-1  "), "{out}");
}

#[test]
fn a_saved_match_goes_on_with_the_same_luck() {
    let file = scratch("half.txt");
    let lays = |count| "\n".repeat(count);
    let save = format!("preset tight\n{}save {}\nquit\n", lays(50), file.display());
    fiveaside("play flip-football --seed 3", &save).good();
    assert!(
        fiveaside(&format!("record verify {}", file.display()), "")
            .good()
            .contains("verified")
    );

    let whole = fs::read_to_string(recorded("unbroken.txt")).unwrap();
    let again = scratch("again.txt");
    let rest = format!("{}save {}\n", lays(48), again.display());
    let out = fiveaside(&format!("play flip-football --load {}", file.display()), &rest).good();
    assert!(out.contains("Full time:"), "{out}");
    assert_eq!(fs::read_to_string(&again).unwrap(), whole);

    let load = format!("load {}\n{}", file.display(), lays(48));
    assert!(
        fiveaside("play flip-football --seed 9", &load)
            .good()
            .contains("Full time:")
    );
}

#[test]
fn a_record_without_its_luck_cannot_be_played_on() {
    let file = scratch("luckless.txt");
    fiveaside(
        "play flip-football --seed 3",
        &format!("preset tight\n\nsave {}\n", file.display()),
    )
    .good();
    let text = fs::read_to_string(&file).unwrap();
    let text: String = text
        .lines()
        .filter(|line| !line.starts_with("[Secret"))
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(&file, text).unwrap();
    let said = fiveaside(&format!("play flip-football --load {}", file.display()), "");
    assert_eq!(said.code, 1);
    assert!(said.err.contains("not played on"), "{}", said.err);
}

#[test]
fn hot_seat_hides_the_secrets_of_one_coach_from_the_other() {
    let out = fiveaside(
        "play flip-football --hot-seat",
        "\npreset open\n\npreset tight\n\n\n\n",
    )
    .good();
    let (home, away) = out
        .split_once("The screen is for away alone")
        .expect("the screen changes hands");
    assert!(home.contains("The screen is for home alone"), "{home}");
    assert!(
        !away.contains("R01") || !away.contains("set aside: R01"),
        "{away}"
    );
    assert!(
        away.contains("there is only one thing to do"),
        "box lays need no secrets: {away}"
    );
}

#[test]
fn hot_seat_takes_back_freely_and_a_table_with_a_bot_does_not() {
    let out = fiveaside(
        "play flip-football --hot-seat --option set_aside=random",
        "\n\ntakeback\ntakeback\n",
    )
    .good();
    assert_eq!(out.matches("Taken back.").count(), 2, "{out}");
    let out = fiveaside("play flip-football --option set_aside=random", "\ntakeback\n").good();
    assert!(out.contains("all coaches must agree"), "{out}");
}

#[test]
fn the_record_of_a_running_match_hides_what_is_hidden() {
    let out = fiveaside("play flip-football --seed 3", "preset tight\n\nrecord\nquit\n").good();
    assert!(out.contains("It opens at full time."), "{out}");
    assert!(
        !out.contains("packs-shuffled") && !out.contains("Secret"),
        "{out}"
    );
}

#[test]
fn resigning_ends_the_match() {
    let out = fiveaside("play flip-football --side away", "resign\n").good();
    assert!(out.contains("Away give the match up"), "{out}");
}

#[test]
fn bots_play_each_other_while_one_watches() {
    let out = fiveaside(
        "play flip-football --seat home=bot:random --seat away=bot:instinct",
        "record\n",
    )
    .good();
    assert!(out.contains("Full time:"), "{out}");
}

#[test]
fn a_hint_tells_a_move_and_its_chance() {
    let out = fiveaside("play flip-football --option hand_size=3", "hint\nresign\nhint\n").good();
    assert!(
        out.contains("A good bot plays ")
            && out.contains(": chance to win ")
            && out.contains(" with what comes to mind at once."),
        "{out}"
    );
    assert_eq!(
        out.matches("A good bot plays").count(),
        1,
        "none when it is over: {out}"
    );
}

#[test]
fn bots_that_search_play_the_same_match_again() {
    let play = || {
        let command =
            "play flip-football --seed 5 --option half_cards=15 --option hand_size=3 --simulations 8";
        let seats = "--seat home=bot:world --seat away=bot:club";
        fiveaside(&format!("{command} {seats}"), "record\n").good()
    };
    let out = play();
    assert!(out.contains("Full time:") && out.contains("bot:world"), "{out}");
    assert_eq!(play(), out);
}

#[test]
fn a_match_that_runs_by_itself_asks_nobody() {
    let out = fiveaside("play flip-football --preset auto", "").good();
    assert!(out.contains("Full time:"), "{out}");
}

#[test]
fn what_cannot_be_meant_is_told() {
    for (arguments, word) in [
        ("play chess", "flip-football"),
        ("play flip-football --option half_cards=17", "half_cards"),
        ("play flip-football --option weather=fog", "weather"),
        ("play flip-football --option half_cards", "name=value"),
        ("play flip-football --preset chaos", "box"),
        ("play flip-football --seat home2=me", "home2"),
        ("play flip-football --seat home=bot:genius", "genius"),
        ("play flip-football --hot-seat --side away", "--side"),
        ("dance", "dance"),
    ] {
        let said = fiveaside(arguments, "");
        assert_eq!(said.code, 2, "{arguments}");
        assert!(said.err.contains(word), "{arguments}: {}", said.err);
    }
    let said = fiveaside("play flip-football --load /no/such/file", "");
    assert_eq!(said.code, 1);
    assert!(said.err.contains("/no/such/file"), "{}", said.err);
}
