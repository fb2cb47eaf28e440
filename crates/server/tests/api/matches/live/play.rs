//! Moves and their answers.

use serde_json::json;

use crate::support::{House, play_out, text, uuid};

#[tokio::test]
async fn two_guests_play_a_whole_match() {
    let house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let mut spectator = house.stranger().sit(&id).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_out(&mut one, &mut other).await;
    spectator.until(|socket| socket.is_over()).await;
    assert_eq!(spectator.last["over"], one.last["over"]);
    let laid = |socket: &crate::support::Socket, viewer: &str| {
        socket
            .lane(viewer)
            .events
            .iter()
            .filter(|event| event["type"] == "cards_laid")
            .cloned()
            .collect::<Vec<_>>()
    };
    assert!(laid(&one, "home").len() > 90);
    assert_eq!(laid(&one, "home"), laid(&other, "away"));
    assert_eq!(laid(&one, "home"), laid(&spectator, "spectator"));
    let summary = home.get(&format!("/api/matches/{id}")).await.expect(200);
    assert_eq!(summary["outcome"], one.last["over"]);
}

#[tokio::test]
async fn one_browser_plays_both_seats() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let created = guest
        .create(json!({ "half_cards": 15, "hand_size": 3 }), me.clone(), me)
        .await;
    let mut socket = guest.sit(&text(&created["id"])).await;
    assert_eq!(socket.lanes.keys().collect::<Vec<_>>(), ["away", "home"]);
    while !socket.is_over() {
        let seat = if socket.is_to_act("away") { "away" } else { "home" };
        let choice = socket.choices(seat)[0].clone();
        socket.must_play(seat, choice).await;
    }
}

#[tokio::test]
async fn moves_are_json_or_notation() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({})).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "preset strongest").await;
    other
        .must_play("away", json!({ "type": "preset", "name": "open" }))
        .await;
    one.must_play("home", json!({ "type": "lay" })).await;
    other.must_play("away", "lay").await;
}

#[tokio::test]
async fn a_forbidden_move_is_refused_with_its_clause() {
    let house = House::open().await;
    let (home, _, id) = house.friendly(json!({})).await;
    let mut socket = home.sit(&id).await;
    let (before, request) = (socket.lane("home").clone(), uuid());
    let refusal = socket
        .play_as("home", json!({ "type": "set_aside", "card": "B01" }), &request)
        .await;
    assert_eq!(refusal["type"], "refused");
    assert_eq!(refusal["clause"], "FLIP-ASIDE-7");
    assert!(refusal["detail"].as_str().unwrap().len() > 5);
    socket
        .must_play("home", json!({ "type": "set_aside", "card": "R01" }))
        .await;
    assert_eq!(socket.lane("home").number, before.number + 1);
    let again = socket
        .play_as("home", json!({ "type": "set_aside", "card": "R02" }), &request)
        .await;
    assert_eq!(again, refusal, "the same request has the same answer");
}

#[tokio::test]
async fn what_is_no_move_is_an_error() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({})).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    for mv in [
        json!("dance"),
        json!(7),
        json!([]),
        json!({ "type": "dance" }),
        json!({}),
    ] {
        let answer = one.play("home", mv.clone()).await;
        assert_eq!(
            (&answer["type"], &answer["code"]),
            (&json!("error"), &json!("bad_move")),
            "{mv}"
        );
    }
    assert_eq!(other.play("home", "lay").await["code"], "not_your_seat");
    assert_eq!(
        house.stranger().sit(&id).await.play("home", "lay").await["code"],
        "not_your_seat"
    );
    one.say(json!({ "type": "move", "id": "seven", "seat": "home", "move": "lay" }))
        .await;
    assert_eq!(
        one.wait_for(|message| message["type"] == "error").await["code"],
        "bad_request"
    );
    one.say(json!({ "type": "move", "id": uuid(), "seat": "north", "move": "lay" }))
        .await;
    assert_eq!(
        one.wait_for(|message| message["type"] == "error").await["code"],
        "bad_request"
    );
    one.must_play("home", "preset tight").await;
}
