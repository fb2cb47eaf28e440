//! Moves taken back: alone, by consent, and across a restart.

use serde_json::{Value, json};

use crate::support::{House, Socket, text, uuid};

fn takeback(socket: &Socket, viewer: &str) -> Value {
    socket.lane(viewer).last["takeback"].clone()
}

fn pick(card: &str) -> Value {
    json!({ "type": "set_aside", "card": card })
}

#[tokio::test]
async fn one_browser_takes_back_freely() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let created = guest
        .create(json!({ "set_aside": "random" }), me.clone(), me)
        .await;
    let mut socket = guest.sit(&text(&created["id"])).await;
    assert_eq!(takeback(&socket, "home"), "none");
    socket.say(json!({ "type": "takeback", "seat": "home" })).await;
    assert_eq!(
        socket.wait_for(|message| message["type"] == "error").await["code"],
        "no_takeback"
    );

    let before = socket.lane("home").clone();
    socket.must_play("home", "lay").await;
    socket.must_play("away", "lay").await;
    assert_eq!(takeback(&socket, "home"), "free");
    socket.say(json!({ "type": "takeback", "seat": "home" })).await;
    let update = socket.update().await;
    for viewer in ["home", "away"] {
        assert_eq!(
            (
                &update["lanes"][viewer]["reset"],
                &update["lanes"][viewer]["epoch"]
            ),
            (&json!(true), &json!(1))
        );
    }
    assert_eq!(socket.lane("home").events, before.events);
    assert_eq!(socket.lane("home").last["view"], before.last["view"]);
    assert_eq!(takeback(&socket, "home"), "none");
    socket.must_play("home", "lay").await;
}

#[tokio::test]
async fn a_bot_does_not_mind() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let created = guest
        .create(
            json!({ "set_aside": "random" }),
            json!({ "kind": "me" }),
            json!({ "kind": "bot", "level": "random" }),
        )
        .await;
    let mut socket = guest.sit(&text(&created["id"])).await;
    socket.must_play("home", "lay").await;
    assert_eq!(takeback(&socket, "home"), "free");
    socket.say(json!({ "type": "takeback", "seat": "home" })).await;
    socket.until(|socket| socket.lane("home").epoch == 1).await;
    socket.until(|socket| socket.is_to_act("home")).await;
    socket.must_play("home", "lay").await;
}

#[tokio::test]
async fn another_coach_is_asked() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "lay").await;
    assert_eq!(takeback(&one, "home"), "ask");
    let answer = |agree: bool| json!({ "type": "takeback_answer", "seat": "away", "agree": agree });

    other.say(answer(true)).await;
    assert_eq!(
        other.wait_for(|message| message["type"] == "error").await["code"],
        "no_takeback"
    );

    one.say(json!({ "type": "takeback", "seat": "home" })).await;
    let asked = json!({ "type": "takeback_asked", "seat": "home" });
    one.wait_for(|message| *message == asked).await;
    other.wait_for(|message| *message == asked).await;
    other.say(answer(false)).await;
    one.wait_for(|message| *message == json!({ "type": "takeback_declined", "seat": "home" }))
        .await;

    other.must_play("away", "lay").await;
    one.update().await;
    one.must_play("home", "lay").await;
    one.say(json!({ "type": "takeback", "seat": "home" })).await;
    other
        .wait_for(|message| message["type"] == "takeback_asked")
        .await;
    drop(other);
    let mut other = away.sit(&id).await;
    other
        .wait_for(|message| message["type"] == "takeback_asked")
        .await;
    other.say(answer(true)).await;
    one.until(|socket| socket.lane("home").epoch == 1).await;
    other.until(|socket| socket.lane("away").epoch == 1).await;
    assert!(one.is_to_act("home"));
    one.must_play("home", "lay").await;
}

#[tokio::test]
async fn whether_one_must_ask_tells_nothing_of_the_other() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({})).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", pick("R01")).await;
    let before = takeback(&one, "home");
    other.must_play("away", pick("B01")).await;
    let again = home.sit(&id).await;
    assert_eq!((before, takeback(&again, "home")), (json!("ask"), json!("ask")));
}

#[tokio::test]
async fn a_lane_that_saw_nothing_forgets_nothing() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({})).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", pick("R01")).await;
    one.say(json!({ "type": "takeback", "seat": "home" })).await;
    other
        .wait_for(|message| message["type"] == "takeback_asked")
        .await;
    other
        .say(json!({ "type": "takeback_answer", "seat": "away", "agree": true }))
        .await;
    one.until(|socket| socket.lane("home").epoch == 1).await;
    let again = away.sit(&id).await;
    assert_eq!(again.lane("away").epoch, 0);
}

#[tokio::test]
async fn what_was_taken_back_stays_so_after_a_restart() {
    let mut house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let id = text(&guest.create(json!({}), me.clone(), me).await["id"]);
    let mut socket = guest.sit(&id).await;
    let request = uuid();
    socket.play_as("home", pick("R01"), &request).await;
    socket.update().await;
    let stale = socket.places();
    socket.say(json!({ "type": "takeback", "seat": "home" })).await;
    socket.until(|socket| socket.lane("home").epoch == 1).await;
    socket.must_play("home", pick("R02")).await;

    house.restart().await;
    guest.follow(&house);
    let mut socket = guest.knock(&id, None).await.unwrap();
    socket.say(json!({ "type": "hello", "lanes": stale })).await;
    let update = socket.update().await;
    assert_eq!(
        (
            &update["lanes"]["home"]["reset"],
            &update["lanes"]["home"]["epoch"]
        ),
        (&json!(true), &json!(1))
    );
    assert_eq!(update["lanes"]["away"]["epoch"], 0);
    let eight = json!(["R02"]);
    assert_eq!(socket.lane("home").last["view"]["sides"]["home"]["eight"], eight);
    assert_eq!(
        socket.play_as("home", pick("R01"), &request).await["type"],
        "accepted"
    );
    let again = guest.sit(&id).await;
    assert_eq!(
        again.lane("home").last["view"]["sides"]["home"]["eight"],
        eight,
        "a request is granted once"
    );
}

#[tokio::test]
async fn a_takeback_is_asked_once_for_a_move() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "lay").await;
    for _ in 0..50 {
        one.say(json!({ "type": "takeback", "seat": "home" })).await;
    }
    for _ in 1..50 {
        let refused = one.wait_for(|message| message["type"] == "error").await;
        assert_eq!(refused["code"], "no_takeback");
    }
    other
        .say(json!({ "type": "takeback_answer", "seat": "away", "agree": false }))
        .await;
    one.wait_for(|message| message["type"] == "takeback_declined")
        .await;
    one.say(json!({ "type": "takeback", "seat": "home" })).await;
    one.wait_for(|message| message["type"] == "error").await;
    other.must_play("away", "lay").await;
    let asked = other
        .heard
        .iter()
        .filter(|text| text.contains("takeback_asked"))
        .count();
    assert_eq!(asked, 1);
}

#[tokio::test]
async fn a_takeback_is_dropped_with_the_next_step() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({ "set_aside": "random" })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "lay").await;
    one.say(json!({ "type": "takeback", "seat": "home" })).await;
    other
        .wait_for(|message| message["type"] == "takeback_asked")
        .await;
    other.must_play("away", "lay").await;
    other
        .say(json!({ "type": "takeback_answer", "seat": "away", "agree": true }))
        .await;
    let late = other.wait_for(|message| message["type"] == "error").await;
    assert_eq!(late["code"], "no_takeback");
    assert_eq!(other.lane("away").epoch, 0, "nothing is taken back");
}
