//! Hints.

use serde_json::{Value, json};

use crate::support::{House, Socket};

async fn ask(socket: &mut Socket, seat: &str) -> Value {
    socket.say(json!({ "type": "hint", "seat": seat })).await;
    socket
        .wait_for(|message| message["type"] == "hint" || message["type"] == "error")
        .await
}

#[tokio::test]
async fn a_coach_who_is_to_decide_gets_a_hint_that_nobody_else_hears() {
    let house = House::open().await;
    let (home, away, id) = house.agreed(json!({ "hand_size": 3 }), [true; 2]).await;
    let (mut home, mut away) = (home.sit(&id).await, away.sit(&id).await);
    let mut spectator = house.stranger().sit(&id).await;

    let hint = ask(&mut home, "home").await;
    assert_eq!(
        (&hint["type"], &hint["seat"]),
        (&json!("hint"), &json!("home")),
        "{hint}"
    );
    for chance in ["with_it", "at_once"] {
        let chance = hint[chance].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&chance), "{hint}");
    }
    assert!(hint["move"]["type"].is_string(), "{hint}");
    assert!(hint["notation"].is_string(), "{hint}");
    assert_eq!(hint["forced"], false, "{hint}");
    let why: Vec<&str> = hint["why"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|text| text["key"].as_str())
        .collect();
    assert!(why.len() <= 2, "{hint}");
    assert!(
        why.iter().all(|key| key.starts_with("why-flip-football-")),
        "{hint}"
    );
    let answer = home.play("home", hint["move"].clone()).await;
    assert_eq!(answer["type"], "accepted", "the hint is a legal move: {answer}");

    assert_eq!(ask(&mut away, "home").await["code"], "not_your_seat");
    assert_eq!(ask(&mut spectator, "home").await["code"], "not_your_seat");
    assert_eq!(ask(&mut away, "away").await["seat"], "away");
    for socket in [&away, &spectator] {
        let of_home = |text: &&String| text.contains(r#""type":"hint","seat":"home""#);
        assert_eq!(socket.heard.iter().find(of_home), None);
    }
    assert!(
        home.heard
            .iter()
            .any(|text| text.contains(r#""type":"hint","seat":"home""#)),
        "that is how a hint is written"
    );
}

#[tokio::test]
async fn a_hint_is_for_a_decision_of_ones_own() {
    let house = House::open().await;
    let (home, away, id) = house.agreed(json!({ "set_aside": "random" }), [true; 2]).await;
    let (mut home, mut away) = (home.sit(&id).await, away.sit(&id).await);
    let (waiting, seat) = if home.is_to_act("home") {
        (&mut away, "away")
    } else {
        (&mut home, "home")
    };
    if waiting.is_to_act(seat) {
        let choice = waiting.choices(seat)[0].clone();
        waiting.must_play(seat, choice).await;
    }
    assert_eq!(ask(waiting, seat).await["code"], "no_hint");
    waiting.say(json!({ "type": "resign", "seat": seat })).await;
    waiting.until(|socket| socket.is_over()).await;
    assert_eq!(ask(waiting, seat).await["code"], "match_over");
}

#[tokio::test]
async fn between_people_there_are_hints_only_if_all_agreed() {
    let house = House::open().await;
    for hints in [[false, false], [true, false], [false, true]] {
        let (mut home, _, id) = house.agreed(json!({}), hints).await;
        let summary = home.get(&format!("/api/matches/{id}")).await.expect(200);
        assert_eq!(summary["hints"], false, "{hints:?}");
        let mut socket = home.sit(&id).await;
        assert_eq!(socket.last["hints"], false);
        assert_eq!(ask(&mut socket, "home").await["code"], "no_hint");
    }
}

#[tokio::test]
async fn the_only_move_is_said_to_be_one() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let created = guest
        .create(json!({ "set_aside": "random" }), me.clone(), me)
        .await;
    assert_eq!(created["hints"], true, "who is alone has hints");
    let mut socket = guest.sit(created["id"].as_str().unwrap()).await;
    let hint = ask(&mut socket, "home").await;
    assert_eq!(
        (&hint["forced"], &hint["why"]),
        (&json!(true), &json!([])),
        "a pack offers its top card: {hint}"
    );
}
