//! Moves: made at one node, seen at all, accepted once, and never lost with the words that tell of them.

use serde_json::{Value, json};

use crate::support::{Guest, House, Meeting, Socket, play_out, uuid};

on_both!(
    a_match_is_played_through_two_nodes,
    a_socket_resumes_at_another_node,
    those_who_decide_at_once_are_both_heard,
    a_move_that_is_sent_to_two_nodes_is_played_once,
    a_takeback_is_agreed_across_nodes,
    a_draw_is_offered_and_declined_across_nodes,
    nobody_learns_from_another_node_that_somebody_has_chosen_in_secret,
);

/// How a match went for somebody who comes only now.
async fn events_at(guest: &Guest, house: &House, id: &str, viewer: &str) -> Vec<Value> {
    let socket = guest.at(house).sit(id).await;
    socket.lane(viewer).events.clone()
}

async fn a_match_is_played_through_two_nodes(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (mut home, away, id) = here.friendly(json!({})).await;
    let mut spectator = there.stranger().sit(&id).await;
    let (mut one, mut other) = (home.sit(&id).await, away.at(&there).sit(&id).await);
    play_out(&mut one, &mut other).await;
    spectator.until(Socket::is_over).await;
    for (viewer, guest, socket) in [
        ("home", &home, &one),
        ("away", &away, &other),
        ("spectator", &here.stranger(), &spectator),
    ] {
        for house in [&here, &there] {
            let fresh = events_at(guest, house, &id, viewer).await;
            assert_eq!(socket.lane(viewer).events, fresh, "{viewer}");
        }
    }
    let path = format!("/api/matches/{id}/record.txt");
    let record = home.get(&path).await.body;
    assert_eq!(record, home.at(&there).get(&path).await.body);
}

async fn a_socket_resumes_at_another_node(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (home, away, id) = here.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.at(&there).sit(&id).await);
    one.must_play("home", "lay").await;
    other.update().await;
    other.must_play("away", "lay").await;
    let lanes = other.lanes.clone();
    drop(other);
    one.until(|socket| socket.is_to_act("home")).await;
    one.must_play("home", "lay").await;
    let (mut back, update) = away.at(&here).come_back(&id, lanes).await;
    assert_eq!(update["lanes"]["away"]["reset"], false, "{update}");
    back.must_play("away", "lay").await;
    let fresh = events_at(&away, &there, &id, "away").await;
    assert_eq!(back.lane("away").events, fresh);
}

async fn those_who_decide_at_once_are_both_heard(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (home, away, id) = here.friendly(json!({ "half_cards": 15, "hand_size": 3 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.at(&there).sit(&id).await);
    // Both go through the store at the same moment, and one of them is second; nobody notices.
    while !one.is_over() && !other.is_over() {
        let deciders = (one.is_to_act("home"), other.is_to_act("away"));
        if deciders == (false, false) {
            tokio::select! {
                _ = one.next() => {}
                _ = other.next() => {}
            }
            continue;
        }
        let playing = async |socket: &mut Socket, seat: &str, decides: bool| {
            if decides {
                let choice = socket.choices(seat).pop().unwrap();
                socket.must_play(seat, choice).await;
            }
        };
        tokio::join!(
            playing(&mut one, "home", deciders.0),
            playing(&mut other, "away", deciders.1)
        );
    }
    one.until(Socket::is_over).await;
    other.until(Socket::is_over).await;
    for (viewer, guest, socket) in [("home", &home, &one), ("away", &away, &other)] {
        let fresh = events_at(guest, &there, &id, viewer).await;
        assert_eq!(socket.lane(viewer).events, fresh, "{viewer}");
    }
}

async fn a_move_that_is_sent_to_two_nodes_is_played_once(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (home, away, id) = here.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut again) = (home.sit(&id).await, home.at(&there).sit(&id).await);
    let mut other = away.sit(&id).await;
    let request = uuid();
    let (first, second) = tokio::join!(
        one.play_as("home", "lay", &request),
        again.play_as("home", "lay", &request)
    );
    assert_eq!(
        (&first["type"], &second["type"]),
        (&json!("accepted"), &json!("accepted"))
    );
    other.until(|socket| socket.is_to_act("away")).await;
    let answer = again.play_as("home", "lay", &request).await;
    assert_eq!(answer["type"], "accepted", "the same answer as before");
    assert_eq!(here.count("entries"), 2, "the start and one move");
}

#[tokio::test]
async fn lost_words_change_nothing_but_the_delay() {
    let ([here, there], hub) = House::nodes(|_| {}).await;
    let (mut home, away, id) = here.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.at(&there).sit(&id).await);
    hub.cut();
    one.must_play("home", "lay").await;
    // Nobody has told the other node: what is played there loses its append, and is played again.
    other.must_play("away", "lay").await;
    one.until(|socket| socket.is_to_act("home")).await;
    one.must_play("home", "lay").await;
    let line = json!({ "room": "table", "text": "hello" });
    home.post(&format!("/api/matches/{id}/chat"), &line)
        .await
        .expect(201);
    hub.mend();
    other.wait_for(|message| message["type"] == "chat").await;
    other.until(|socket| socket.is_to_act("away")).await;
    let fresh = events_at(&away, &here, &id, "away").await;
    assert_eq!(other.lane("away").events, fresh);
}

#[tokio::test]
async fn nobody_is_asked_again_at_another_node_what_they_have_decided() {
    let ([here, there], hub) = House::nodes(|_| {}).await;
    let (home, away, id) = here.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, _other) = (home.sit(&id).await, away.at(&there).sit(&id).await);
    let places = one.lanes.clone();
    hub.cut();
    one.must_play("home", "lay").await;
    // The line broke before the move was shown: the other node, which has not heard of it, must not offer it once more.
    let (back, update) = home.at(&there).come_back(&id, places).await;
    assert!(!back.is_to_act("home"), "{update}");
    assert_eq!(back.lane("home").events, one.lane("home").events);
}

async fn a_takeback_is_agreed_across_nodes(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (home, away, id) = here.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.at(&there).sit(&id).await);
    one.must_play("home", "lay").await;
    other.until(|socket| socket.is_to_act("away")).await;
    let answer = |agree: bool| json!({ "type": "takeback_answer", "seat": "away", "agree": agree });
    one.say(json!({ "type": "takeback", "seat": "home" })).await;
    other
        .wait_for(|message| message["type"] == "takeback_asked")
        .await;
    // Whoever comes to another node meanwhile is asked as well.
    let mut late = away.at(&here).sit(&id).await;
    late.wait_for(|message| message["type"] == "takeback_asked").await;
    other.say(answer(false)).await;
    one.wait_for(|message| message["type"] == "takeback_declined")
        .await;
    other.until(|socket| socket.is_to_act("away")).await;
    other.must_play("away", "lay").await;
    one.until(|socket| socket.is_to_act("home")).await;
    one.must_play("home", "lay").await;
    one.say(json!({ "type": "takeback", "seat": "home" })).await;
    other
        .wait_for(|message| message["type"] == "takeback_asked")
        .await;
    other.say(answer(true)).await;
    for (socket, viewer) in [(&mut one, "home"), (&mut other, "away")] {
        socket.until(|socket| socket.lane(viewer).epoch == 1).await;
    }
    let seen = other.lane("away").number;
    one.must_play("home", "lay").await;
    other.until(|socket| socket.lane("away").number > seen).await;
    for (viewer, guest, socket) in [("home", &home, &one), ("away", &away, &other)] {
        let fresh = guest.at(&there).sit(&id).await;
        assert_eq!(fresh.lane(viewer).epoch, 1);
        assert_eq!(fresh.lane(viewer).events, socket.lane(viewer).events);
    }
}

async fn a_draw_is_offered_and_declined_across_nodes(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (home, away, id) = here.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.at(&there).sit(&id).await);
    one.say(json!({ "type": "draw", "seat": "home" })).await;
    other.until(|socket| socket.last["offer"] == "home").await;
    other
        .say(json!({ "type": "draw_answer", "seat": "away", "agree": false }))
        .await;
    one.wait_for(|message| message["type"] == "draw_declined").await;
    other.say(json!({ "type": "resign", "seat": "away" })).await;
    one.until(Socket::is_over).await;
}

async fn nobody_learns_from_another_node_that_somebody_has_chosen_in_secret(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (home, away, id) = here.friendly(json!({ "half_cards": 15, "hand_size": 3 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.at(&there).sit(&id).await);
    // That somebody is there is told whenever it becomes known.
    for socket in [&mut one, &mut other] {
        socket
            .until(|socket| socket.last["connected"] == json!(["home", "away"]))
            .await;
    }
    let heard = other.heard.len();
    assert!(
        one.is_to_act("home") && other.is_to_act("away"),
        "both decide at once"
    );
    let choice = one.choices("home").pop().unwrap();
    let answer = one.play("home", choice).await;
    assert_eq!(answer["type"], "accepted", "{answer}");
    // Asked for anew, the table has followed by now; it had nothing to say before.
    let mine = other.choices("away").pop().unwrap();
    let answer = other.play("away", mine).await;
    assert_eq!(answer["type"], "accepted", "{answer}");
    let between: Vec<&String> = other.heard[heard..]
        .iter()
        .take_while(|heard| !heard.contains("accepted"))
        .collect();
    let events = |text: &&&String| {
        let update: Value = serde_json::from_str(text).unwrap();
        update["type"] == "update"
            && update["lanes"]["away"]["events"]
                .as_array()
                .is_some_and(Vec::is_empty)
    };
    assert_eq!(between.iter().filter(events).count(), 0, "{between:?}");
}
