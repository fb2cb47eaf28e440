//! Duties: bots and clocks are somebody's, whatever becomes of a node.

use serde_json::json;

use crate::support::{House, Meeting, Socket, text};

on_both!(
    a_bot_moves_once_for_two_nodes,
    when_a_node_leaves_its_people_go_on_at_another,
);

fn against_a_bot() -> serde_json::Value {
    json!({
        "game": "flip-football",
        "options": { "set_aside": "random" },
        "seats": { "home": { "kind": "me" }, "away": { "kind": "bot", "level": "random" } },
    })
}

async fn a_bot_moves_once_for_two_nodes(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let mut guest = here.guest().await;
    let id = text(&guest.make(&against_a_bot()).await["id"]);
    let (mut one, mut other) = (guest.sit(&id).await, guest.at(&there).sit(&id).await);
    let mut turns = 0;
    while turns < 10 {
        one.until(|socket| socket.is_to_act("home")).await;
        one.must_play("home", "lay").await;
        turns += 1;
    }
    one.until(|socket| socket.is_to_act("home")).await;
    other
        .until(|socket| socket.lane("home").number >= one.lane("home").number)
        .await;
    assert!(other.lane("home").events.starts_with(&one.lane("home").events));
    // Both decide at once: the bot may have laid its next card.
    let entries = here.count("entries");
    assert!(
        (1 + 2 * turns..=2 + 2 * turns).contains(&entries),
        "each moves once a turn: {entries}"
    );
}

async fn when_a_node_leaves_its_people_go_on_at_another(at: &Meeting) {
    let [mut here, there] = House::nodes_on(at).await;
    let mut guest = here.guest().await;
    let id = text(&guest.make(&against_a_bot()).await["id"]);
    let mut one = guest.sit(&id).await;
    one.must_play("home", "lay").await;
    let lanes = one.lanes.clone();
    let leaving = tokio::spawn(async move {
        here.stop().await;
        here
    });
    while one.try_next().await.is_some() {}
    let (mut back, update) = guest.at(&there).come_back(&id, lanes).await;
    assert_eq!(update["lanes"]["home"]["reset"], false);
    back.until(|socket| socket.is_to_act("home")).await;
    back.must_play("home", "lay").await;
    back.until(|socket| socket.is_to_act("home")).await;
    leaving.await.unwrap();
}

#[tokio::test]
async fn time_is_up_once_and_at_every_node() {
    let ([here, there], _hub) = House::nodes(|_| {}).await;
    let (mut home, mut away) = (here.guest().await, there.guest().await);
    let mut plan = json!({
        "game": "flip-football",
        "options": { "set_aside": "random" },
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
    });
    plan["pace"] = json!({ "kind": "live", "minutes": 5, "increment_s": 5 });
    let created = home.post("/api/matches", &plan).await.expect(201);
    let id = text(&created["id"]);
    let token = json!({ "token": created["invitations"]["away"] });
    away.post(&format!("/api/matches/{id}/join"), &token)
        .await
        .expect(200);
    home.add_words(&id).await;
    away.add_words(&id).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "lay").await;
    let shown = |socket: &Socket, viewer: &str| {
        let clocks = &socket.lane(viewer).last["clocks"];
        (
            clocks["home"]["running"].clone(),
            clocks["away"]["running"].clone(),
        )
    };
    assert_eq!(shown(&one, "home"), (json!(false), json!(true)));
    other
        .until(|socket| shown(socket, "away") == shown(&one, "home"))
        .await;
    // Two minutes later by the clock that is kept.
    here.sabotage(
        "update entries set clocks = json_set(clocks, '$.own.away.left_ms', 1) where clocks is not null",
    );
    here.sabotage("update matches set revision = revision + 1, deadline_ms = 0");
    one.until(Socket::is_over).await;
    other.until(Socket::is_over).await;
    assert_eq!(one.last["over"]["reason"], "time");
    assert_eq!(one.last["over"], other.last["over"]);
}
