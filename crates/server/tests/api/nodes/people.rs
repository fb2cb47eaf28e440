//! People: who sits where, who is there, and what they say, at whichever node.

use serde_json::{Value, json};

use crate::support::{House, Meeting, Socket, text, uuid};

on_both!(
    somebody_sits_down_at_another_node_and_both_add_their_words_at_once,
    whoever_is_there_is_there_at_every_node,
    what_is_said_is_heard_at_every_node,
    a_new_name_is_known_at_every_node,
    a_rated_match_counts_once,
);

fn connected(socket: &Socket) -> Vec<String> {
    socket.last["connected"]
        .as_array()
        .unwrap()
        .iter()
        .map(text)
        .collect()
}

async fn somebody_sits_down_at_another_node_and_both_add_their_words_at_once(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (mut home, away) = (here.guest().await, there.guest().await);
    let plan = json!({
        "game": "flip-football",
        "options": { "set_aside": "random" },
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
    });
    let created = home.post("/api/matches", &plan).await.expect(201);
    let id = text(&created["id"]);
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    assert_eq!(other.lanes.keys().collect::<Vec<_>>(), ["spectator"]);
    let token = json!({ "token": created["invitations"]["away"] });
    let mut sitter = away.clone();
    sitter
        .post(&format!("/api/matches/{id}/join"), &token)
        .await
        .expect(200);
    other.until(|socket| socket.lanes.contains_key("away")).await;
    one.until(|socket| socket.last["seats"]["away"]["kind"] == "person")
        .await;
    let path = format!("/api/matches/{id}/words");
    let word = |seat: &str| {
        let mut words = json!({});
        words[seat] = Value::from(uuid().replace('-', ""));
        json!({ "words": words })
    };
    let (homes, aways) = (word("home"), word("away"));
    let (first, second) = tokio::join!(home.post(&path, &homes), sitter.post(&path, &aways));
    first.expect(200);
    second.expect(200);
    for (socket, seat) in [(&mut one, "home"), (&mut other, "away")] {
        socket.until(|socket| socket.last["waiting"].is_null()).await;
        socket.until(|socket| !socket.lane(seat).events.is_empty()).await;
    }
    let summary = home.get(&format!("/api/matches/{id}")).await.expect(200);
    assert_eq!(summary["awaited"], json!([]), "no word is lost");
}

async fn whoever_is_there_is_there_at_every_node(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (home, away, id) = here.friendly(json!({ "set_aside": "random" })).await;
    let mut one = home.sit(&id).await;
    let mut other = away.at(&there).sit(&id).await;
    one.until(|socket| connected(socket) == ["home", "away"]).await;
    other.until(|socket| connected(socket) == ["home", "away"]).await;
    drop(other);
    one.until(|socket| connected(socket) == ["home"]).await;
}

async fn what_is_said_is_heard_at_every_node(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (mut home, away, id) = here.friendly(json!({})).await;
    let mut other = away.at(&there).sit(&id).await;
    let line = json!({ "room": "table", "text": "good luck" });
    home.post(&format!("/api/matches/{id}/chat"), &line)
        .await
        .expect(201);
    let heard = other.wait_for(|message| message["type"] == "chat").await;
    assert_eq!(heard["lines"][0]["text"], "good luck");
    let mut late = away.at(&here).sit(&id).await;
    let heard = late.wait_for(|message| message["type"] == "chat").await;
    assert_eq!(heard["lines"][0]["text"], "good luck");
}

async fn a_new_name_is_known_at_every_node(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (home, mut away, id) = here.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut other) = (home.at(&there).sit(&id).await, away.at(&there).sit(&id).await);
    away.become_member("Ada").await;
    for socket in [&mut one, &mut other] {
        socket
            .until(|socket| socket.last["seats"]["away"]["name"] == "Ada")
            .await;
    }
    one.must_play("home", "lay").await;
    other.until(|socket| socket.is_to_act("away")).await;
    other.must_play("away", "lay").await;
}

async fn a_rated_match_counts_once(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (mut ada, mut ben) = (here.member("Ada").await, there.member("Ben").await);
    let plan = json!({
        "game": "flip-football",
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
        "pace": { "kind": "live", "minutes": 5, "increment_s": 5 },
        "rated": true,
    });
    let created = ada.post("/api/matches", &plan).await.expect(201);
    let id = text(&created["id"]);
    let token = json!({ "token": created["invitations"]["away"] });
    ben.post(&format!("/api/matches/{id}/join"), &token)
        .await
        .expect(200);
    ada.add_words(&id).await;
    ben.add_words(&id).await;
    let (mut one, mut other) = (ada.sit(&id).await, ben.sit(&id).await);
    // Both give up at the same moment: one of them is first.
    tokio::join!(
        one.say(json!({ "type": "resign", "seat": "home" })),
        other.say(json!({ "type": "resign", "seat": "away" }))
    );
    for socket in [&mut one, &mut other] {
        socket.until(Socket::is_over).await;
        socket.until(|socket| socket.last["rated"].is_object()).await;
    }
    assert_eq!(one.last["rated"], other.last["rated"]);
    assert_eq!(here.count("rating_changes"), 2);
}
