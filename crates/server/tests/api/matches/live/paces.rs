//! The clocks of a pace: who runs, who loses, what survives, and what nobody may learn from them.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Guest, House, Socket};

/// Two guests at a match of Flip Football with this pace.
async fn timed(house: &House, pace: Value, more: Value) -> (Guest, Guest, String) {
    let (mut home, mut away) = (house.guest().await, house.guest().await);
    let mut plan = json!({
        "game": "flip-football",
        "options": { "set_aside": "random" },
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
        "pace": pace,
    });
    for (name, value) in more.as_object().unwrap() {
        plan[name] = value.clone();
    }
    let id = home.play_with(&mut away, &plan, false).await;
    (home, away, id)
}

fn live() -> Value {
    json!({ "kind": "live", "minutes": 5, "increment_s": 5 })
}

fn days() -> Value {
    json!({ "kind": "days", "days": 2 })
}

fn clock(socket: &Socket, viewer: &str, side: &str) -> Value {
    socket.lane(viewer).last["clocks"][side].clone()
}

/// Leaves a side so much time, behind the back of a server that is not looking.
fn leave(house: &House, side: &str, left_ms: i64) {
    house.sabotage(&format!(
        "update entries set clocks = json_set(clocks, '$.own.{side}.left_ms', {left_ms}) where clocks is not null"
    ));
    house.sabotage("update matches set deadline_ms = 0 where deadline_ms is not null");
}

/// Waits until the match is over; nobody sits at it.
async fn outcome(guest: &mut Guest, house: &House, id: &str) -> Value {
    for _ in 0..200 {
        // The standing is read from the file: asking the server would open the table.
        if house.count("matches where over") > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    guest.get(&format!("/api/matches/{id}")).await.expect(200)["outcome"].clone()
}

#[tokio::test]
async fn clocks_run_for_who_must_decide_and_the_file_knows_the_deadline() {
    let house = House::open().await;
    let (home, away, id) = timed(&house, live(), json!({})).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    let sides = ["home", "away"];
    for side in sides {
        let acts = one.is_to_act(side);
        assert_eq!(clock(&one, "home", side)["running"], acts, "{side}");
        assert!(clock(&one, "home", side)["left_ms"].as_i64().unwrap() <= 300_000);
    }
    assert_eq!(house.count("matches where deadline_ms is not null"), 1);
    let first = if one.is_to_act("home") { "home" } else { "away" };
    let mover = if first == "home" { &mut one } else { &mut other };
    let choice = mover.choices(first).pop().unwrap();
    mover.must_play(first, choice).await;
    let left = clock(mover, first, first)["left_ms"].as_i64().unwrap();
    assert!(left > 300_000, "the decision has gained its seconds: {left}");
}

#[tokio::test]
async fn an_unhurried_match_has_no_clock() {
    let house = House::open().await;
    let (home, _, id) = timed(&house, json!({ "kind": "unhurried" }), json!({})).await;
    let socket = home.sit(&id).await;
    assert!(socket.lane("home").last.get("clocks").is_none());
    assert_eq!(house.count("entries where clocks is not null"), 0);
}

#[tokio::test]
async fn a_table_in_nobodys_memory_loses_on_time() {
    let mut house = House::open_with(|config| config.idle_seconds = 0).await;
    let (mut home, _, id) = timed(&house, days(), json!({})).await;
    house.stop().await;
    // Both are to lay: Away alone runs out, a while after the doors open again.
    house.sabotage("update entries set clocks = json_set(clocks, '$.own.away.since_ms', 4102444800000) where clocks is not null");
    leave(&house, "away", -4_102_444_800_000);
    house.start().await;
    home.follow(&house);
    let over = outcome(&mut home, &house, &id).await;
    assert_eq!(
        (&over["reason"], &over["winner"]),
        (&json!("time"), &json!("home")),
        "{over}"
    );
    assert_eq!(house.count("matches where deadline_ms is not null"), 0);
    let record = home.get(&format!("/api/matches/{id}/record.txt")).await;
    assert!(
        String::from_utf8(record.body)
            .unwrap()
            .contains("away is out of time")
    );
}

#[tokio::test]
async fn a_live_clock_rings_at_an_open_table_and_a_late_move_comes_too_late() {
    let mut house = House::open().await;
    let (mut home, away, id) = timed(&house, live(), json!({})).await;
    house.stop().await;
    leave(&house, "home", 40);
    house.start().await;
    home.follow(&house);
    let mut away = away;
    away.follow(&house);
    let mut socket = away.sit(&id).await;
    socket.until(Socket::is_over).await;
    assert_eq!(socket.last["over"]["reason"], "time");
    assert_eq!(socket.last["over"]["winner"], "away");
    let mut late = home.sit(&id).await;
    let answer = late.play("home", "lay").await;
    assert_eq!(answer["code"], "match_over");
}

#[tokio::test]
async fn if_it_was_agreed_a_bot_plays_on() {
    let mut house = House::open().await;
    let (mut home, mut away, id) = timed(&house, live(), json!({ "stand_in": "park" })).await;
    house.stop().await;
    leave(&house, "home", 40);
    house.start().await;
    home.follow(&house);
    away.follow(&house);
    let mut socket = away.sit(&id).await;
    socket
        .until(|socket| socket.last["seats"]["home"]["stand_in"] == "park")
        .await;
    // The time of the one who comes back is still up.
    let mut late = home.sit(&id).await;
    assert_eq!(late.last["seats"]["home"]["stand_in"], "park");
    let answer = late.play("home", "lay").await;
    assert_eq!(answer["code"], "not_now");
    while !socket.is_over() {
        if socket.is_to_act("away") {
            let choice = socket.choices("away").pop().unwrap();
            socket.play("away", choice).await;
        } else {
            socket.update().await;
        }
    }
    assert!(socket.last["over"].get("reason").is_none());
}

#[tokio::test]
async fn clocks_survive_a_restart() {
    let mut house = House::open().await;
    let (mut home, _, id) = timed(&house, live(), json!({})).await;
    house.stop().await;
    leave(&house, "home", 123_000);
    house.start().await;
    home.follow(&house);
    let socket = home.sit(&id).await;
    let left = clock(&socket, "home", "home")["left_ms"].as_i64().unwrap();
    assert!((100_000..=123_000).contains(&left), "{left}");
}

#[tokio::test]
async fn a_secret_choice_is_not_told_by_a_clock() {
    let house = House::open().await;
    let (home, away, id) = timed(&house, live(), json!({ "options": { "set_aside": "choose" } })).await;
    let (mut one, other) = (home.sit(&id).await, away.sit(&id).await);
    let started = clock(&other, "away", "home");
    assert_eq!(started["running"], true);
    // Home sets its cards aside one by one, in secret.
    for _ in 0..3 {
        let pick = one
            .choices("home")
            .into_iter()
            .find(|choice| choice["type"] == "set_aside")
            .unwrap();
        one.must_play("home", pick).await;
    }
    let watching = house.stranger().sit(&id).await;
    let again = away.sit(&id).await;
    for (socket, viewer) in [(&again, "away"), (&watching, "spectator")] {
        let shown = clock(socket, viewer, "home");
        assert_eq!(shown["running"], true);
        let (before, now) = (
            started["left_ms"].as_i64().unwrap(),
            shown["left_ms"].as_i64().unwrap(),
        );
        assert!(now <= before, "it has gained nothing: {before}, {now}");
    }
}

#[tokio::test]
async fn a_pace_that_cannot_be_is_refused() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let seats = json!({ "home": { "kind": "me" }, "away": { "kind": "me" } });
    let plan = |pace: Value| json!({ "game": "flip-football", "seats": seats, "pace": pace });
    for pace in [
        json!({ "kind": "live", "minutes": 0, "increment_s": 0 }),
        json!({ "kind": "live", "minutes": 5, "increment_s": 999 }),
        json!({ "kind": "days", "days": 15 }),
    ] {
        guest
            .post("/api/matches", &plan(pace))
            .await
            .is_problem(422, "bad_pace");
    }
    let rated = json!({ "game": "flip-football", "seats": seats, "pace": live(), "rated": true });
    guest
        .post("/api/matches", &rated)
        .await
        .is_problem(422, "not_rated");
}
