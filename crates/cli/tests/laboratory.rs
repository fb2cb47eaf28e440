//! Simulations and scenarios.

mod common;

use std::fs;

use common::{fiveaside, scratch};

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let simulate = |threads: u8| {
        let arguments =
            format!("simulate flip-football --matches 200 --seed 4 --away random --json --threads {threads}");
        let mut report = fiveaside(&arguments, "").json();
        for changing in ["seconds", "matches_per_second", "threads"] {
            assert!(
                report.as_object_mut().unwrap().remove(changing).is_some(),
                "{changing}"
            );
        }
        report
    };
    let report = simulate(1);
    assert_eq!(report, simulate(2));
    assert_eq!(report["matches"], 200);
    assert_eq!(report["stopped"], false);
    let goals = report["goals"]["mean"].as_f64().unwrap();
    assert!((2.5..5.0).contains(&goals), "believable football: {goals}");
}

#[test]
fn a_simulation_is_told_as_a_table_too() {
    let out = fiveaside(
        "simulate flip-football --matches 50 --swap --option hand_size=3 --away random",
        "",
    )
    .good();
    assert!(
        out.contains("50 matches") && out.contains("coach 1 (instinct)"),
        "{out}"
    );
    let said = fiveaside("simulate flip-football --option hand_size=1", "");
    assert_eq!(said.code, 2);
    assert!(said.err.contains("FLIP-HAND-1"), "{}", said.err);
}

#[test]
fn a_ladder_says_who_is_stronger_and_draws_it() {
    let folder = scratch("ladder");
    let _ = fs::remove_dir_all(&folder);
    let command = |threads: u8| {
        format!(
            "ladder flip-football --pairs 64 --option hand_size=3 --bots instinct,random --threads {threads} --out {}",
            folder.display()
        )
    };
    let out = fiveaside(&command(2), "").good();
    assert!(out.contains("instinct: Elo +"), "{out}");
    let read = || -> serde_json::Value {
        let text = fs::read_to_string(folder.join("ladder-flip-football.json")).unwrap();
        let mut ladder: serde_json::Value = serde_json::from_str(&text).unwrap();
        ladder["duels"][0]
            .as_object_mut()
            .unwrap()
            .remove("move_us")
            .unwrap();
        ladder
    };
    let ladder = read();
    assert_eq!(ladder["rungs"][0]["level"], "instinct");
    assert_eq!(
        ladder["duels"][0]["ended_early"], true,
        "95 of 100 are soon certain"
    );
    fiveaside(&command(1), "").good();
    assert_eq!(read(), ladder, "whatever the number of threads");
    let drawing = fs::read_to_string(folder.join("ladder-flip-football.svg")).unwrap();
    assert!(drawing.starts_with("<svg") && drawing.contains(">instinct</text>"));

    let said = fiveaside("ladder flip-football --bots instinct", "");
    assert_eq!(said.code, 2);
    assert!(said.err.contains("two different bots"), "{}", said.err);
}

#[test]
fn a_ladder_takes_bots_that_search() {
    let command =
        "ladder flip-football --pairs 1 --simulations 4 --option half_cards=15 --option hand_size=3";
    let ladder = fiveaside(&format!("{command} --bots world,park,club --json"), "").json();
    assert_eq!(ladder["simulations"], 4);
    assert_eq!(ladder["rungs"].as_array().unwrap().len(), 3);
    assert_eq!(ladder["duels"].as_array().unwrap().len(), 3);
    assert_eq!(fiveaside("ladder flip-football --simulations 0", "").code, 2);
}

#[test]
fn weights_are_learned_from_matches_and_written_down() {
    let folder = scratch("fit");
    let _ = fs::remove_dir_all(&folder);
    let command = |threads: u8| {
        format!(
            "fit flip-football --matches 200 --seed 2 --option hand_size=3 --threads {threads} --out {}",
            folder.display()
        )
    };
    let out = fiveaside(&command(2), "").good();
    assert!(out.contains("positions of 200 matches"), "{out}");
    let read = || fs::read_to_string(folder.join("flip-football.in")).unwrap();
    let weights = read();
    assert!(
        weights.starts_with("Lessons {\n") && weights.ends_with("}\n"),
        "{weights}"
    );
    let drawing = fs::read_to_string(folder.join("flip-football-calibration.svg")).unwrap();
    assert!(drawing.starts_with("<svg") && drawing.contains("<circle"));
    let fit = fiveaside(&format!("{} --json", command(1)), "").json();
    assert_eq!(read(), weights, "whatever the number of threads");
    let features = fit["weights"].as_array().unwrap();
    for feature in features {
        let name = feature[0].as_str().unwrap();
        assert!(weights.contains(&format!(", // {name}\n")), "{name}");
    }
    assert_eq!(fit["matches"], 200);
    assert!(fit["error"].as_f64().unwrap() < fit["error_of_ignorance"].as_f64().unwrap());
    assert_eq!(fiveaside("fit chess", "").code, 2);
}

#[test]
fn the_weights_of_the_bots_are_held_against_matches() {
    let folder = scratch("check");
    let _ = fs::remove_dir_all(&folder);
    let command = "fit flip-football --check --matches 200 --option hand_size=3";
    let check = fiveaside(&format!("{command} --json --out {}", folder.display()), "").json();
    assert!(check["error"].as_f64().unwrap() < check["error_of_ignorance"].as_f64().unwrap());
    let bars = check["calibration"].as_array().unwrap();
    let positions = bars.iter().map(|bar| bar["positions"].as_u64().unwrap());
    assert_eq!(
        positions.sum::<u64>(),
        check["positions"],
        "none was learned from"
    );
    assert!(folder.join("flip-football-calibration.svg").exists());
    assert!(!folder.join("flip-football.in").exists());
    assert_eq!(fiveaside(&format!("{command} --terms 2"), "").code, 2);
}

#[test]
fn practice_changes_the_values_of_a_bot_and_writes_them_down() {
    let folder = scratch("practise");
    let _ = fs::remove_dir_all(&folder);
    let command = |pairs: u8, threads: u8| {
        let options = "--checks 4 --seed 2 --option half_minutes=5";
        format!(
            "practise soccer-tactics --pairs {pairs} {options} --threads {threads} --out {}",
            folder.display()
        )
    };
    let read = || fs::read_to_string(folder.join("soccer-tactics-practised.in")).unwrap();
    assert_eq!(fiveaside(&command(0, 1), "").code, 2, "nothing is no practice");
    fiveaside(&command(1, 1), "").good();
    let little = read();
    let out = fiveaside(&command(20, 2), "").good();
    assert!(out.contains("after 20 pairs of matches"), "{out}");
    let values = read();
    assert_ne!(values, little);
    assert!(values.starts_with("&[\n    // rows of defenders"), "{values}");
    fiveaside(&command(20, 1), "").good();
    assert_eq!(read(), values, "whatever the number of threads");
    let other = fiveaside("practise flip-football", "");
    assert_eq!(other.code, 2);
    assert!(
        other.err.contains("no values that practice could change"),
        "{}",
        other.err
    );
    assert_eq!(fiveaside("practise chess", "").code, 2);
}

#[test]
fn scenarios_run_from_anywhere_and_can_fail() {
    let folder = scratch("scenarios");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("deeper")).unwrap();
    let case = "game flip-football\nscenario FLIP-S-56 a bad option\noptions half_cards=17\noptions refused FLIP-HOUSE-1\n";
    fs::write(folder.join("deeper/good.txt"), case).unwrap();
    fs::write(folder.join("notes.md"), "no scenario").unwrap();
    let run = format!("scenario run {}", folder.display());
    let out = fiveaside(&run, "").good();
    assert!(
        out.contains("pass FLIP-S-56") && out.contains("0 failed"),
        "{out}"
    );

    fs::write(
        folder.join("bad.txt"),
        case.replace("FLIP-HOUSE-1", "FLIP-HOUSE-2"),
    )
    .unwrap();
    fs::write(folder.join("empty.txt"), "nothing here\n").unwrap();
    let said = fiveaside(&run, "");
    assert_eq!(said.code, 1);
    assert!(said.out.contains("FAIL FLIP-S-56"), "{}", said.out);
    assert!(
        said.out.contains("bad.txt") && said.out.contains("empty.txt"),
        "{}",
        said.out
    );

    let answers = fiveaside(&format!("{run} --json"), "").json();
    let passes: Vec<bool> = answers
        .as_array()
        .unwrap()
        .iter()
        .map(|answer| answer["pass"].as_bool().unwrap())
        .collect();
    assert!(passes.contains(&true) && passes.contains(&false));
    assert_eq!(fiveaside("scenario run /no/such/folder", "").code, 1);
}

#[test]
fn a_draw_that_nobody_asks_for_is_told() {
    let folder = scratch("unasked");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let case = include_str!(
        "../../../games/soccer-tactics/tests/scenarios/TACTICS-TOUCH-1_line_up_without_a_ban.txt"
    );
    fs::write(
        folder.join("probe.txt"),
        case.replace("clock:", "draw ball = 1\nclock:"),
    )
    .unwrap();
    let run = format!("scenario run {}", folder.display());
    let out = fiveaside(&run, "").good();
    assert!(
        out.contains("nobody asked for: ball = 1") && out.contains("0 failed"),
        "{out}"
    );
    // What it expects must come true all the same.
    fs::write(
        folder.join("probe.txt"),
        case.replace("clock:", "draw ball = 1\nclock:")
            .replace("ban none", "ban h9"),
    )
    .unwrap();
    assert_eq!(fiveaside(&run, "").code, 1);
}

#[test]
fn what_cannot_be_meant_is_refused() {
    for (command, why) in [
        ("simulate flip-football --matches 0", "--matches"),
        ("simulate flip-football --matches 7 --swap", "even"),
        ("ladder flip-football --pairs 0", "--pairs"),
        ("practise soccer-tactics --pairs 0", "--pairs"),
        ("fit flip-football --matches 0", "--matches"),
        ("play flip-football --seat home=me --seat home=bot:park", "twice"),
    ] {
        let said = fiveaside(command, "");
        assert_eq!(said.code, 2, "{command}: {}{}", said.out, said.err);
        assert!(said.err.contains(why), "{command}: {}", said.err);
    }
}

#[test]
fn intervals_are_named_and_know_their_pairs() {
    let command = "simulate flip-football --matches 60 --swap";
    let report = fiveaside(&format!("{command} --json"), "").json();
    let share = &report["first"]["decided_share"];
    assert_eq!(share["interval_95"], serde_json::json!([0.5, 0.5]));
    assert_eq!(share["of"], "decided_matches");
    let out = fiveaside(command, "").good();
    assert!(
        out.contains("95 % intervals") && out.contains("50.00 ± 0.00 %"),
        "{out}"
    );
    let ladder = fiveaside("ladder flip-football --pairs 2 --json", "").json();
    assert_eq!(ladder["rungs"][0]["interval_95"].as_array().unwrap().len(), 2);
    assert_eq!(ladder["duels"][0]["points"]["of"], "pairs");
    let practice = "practise soccer-tactics --pairs 1 --checks 2 --option half_minutes=1";
    let practised = fiveaside(&format!("{practice} --json"), "").json();
    for share in [&ladder["duels"][0]["decided_share"], &practised["decided_share"]] {
        assert_eq!(share["of"], "decided_matches", "{share}");
        assert!(share.get("interval_95").is_some(), "{share}");
    }
    for command in ["ladder flip-football --pairs 2", practice] {
        let out = fiveaside(command, "").good();
        assert!(
            out.contains("decided matches (95 % interval of the pairs)"),
            "{out}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_polite_kill_ends_long_work_with_a_report() {
    use std::{
        io::Read as _,
        process::{Command, Stdio},
        thread,
        time::Duration,
    };
    for work in [
        "simulate flip-football --matches 1000000000 --json",
        "ladder flip-football --bots random,park --pairs 100000000 --json",
        "fit flip-football --matches 100000000 --terms 1 --json",
        "practise soccer-tactics --pairs 100000000 --option half_minutes=1 --json",
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fiveaside"))
            .args(work.split_whitespace())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(1500));
        let killed = Command::new("kill").arg(child.id().to_string()).status().unwrap();
        assert!(killed.success());
        let mut out = String::new();
        child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{work}");
        let report: serde_json::Value =
            serde_json::from_str(&out).unwrap_or_else(|error| panic!("{work}: {error}: {out}"));
        assert_eq!(report["game"], work.split_whitespace().nth(1).unwrap());
    }
}
