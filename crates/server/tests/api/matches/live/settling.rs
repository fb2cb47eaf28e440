//! What is settled beside the rules: draws, claims, matches called off, bots that play on.

use serde_json::{Value, json};

use crate::support::{Guest, House, Socket, text};

const OPTIONS: &str = "random";

async fn friendly(house: &House) -> (Guest, Guest, String) {
    house.friendly(json!({ "set_aside": OPTIONS })).await
}

fn may(socket: &Socket, viewer: &str) -> Vec<String> {
    let may = socket.lane(viewer).last.get("may").cloned().unwrap_or(json!([]));
    may.as_array().unwrap().iter().map(text).collect()
}

async fn refused(socket: &mut Socket, message: Value, code: &str) {
    socket.say(message).await;
    let answer = socket.wait_for(|message| message["type"] == "error").await;
    assert_eq!(answer["code"], code, "{answer}");
}

async fn record(guest: &mut Guest, id: &str) -> String {
    let record = guest.get(&format!("/api/matches/{id}/record.txt")).await;
    assert_eq!(record.status, 200);
    String::from_utf8(record.body).unwrap()
}

#[tokio::test]
async fn a_draw_is_offered_declined_and_agreed() {
    let mut house = House::open().await;
    let (mut home, mut away, id) = friendly(&house).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    refused(
        &mut other,
        json!({ "type": "draw_answer", "seat": "away", "agree": true }),
        "not_now",
    )
    .await;
    one.say(json!({ "type": "draw", "seat": "home" })).await;
    other.until(|socket| socket.last["offer"] == "home").await;
    assert!(may(&other, "away").contains(&"answer_draw".to_owned()));
    other
        .say(json!({ "type": "draw_answer", "seat": "away", "agree": false }))
        .await;
    one.wait_for(|message| message["type"] == "draw_declined").await;
    refused(&mut one, json!({ "type": "draw", "seat": "home" }), "not_now").await;
    refused(
        &mut one,
        json!({ "type": "draw_answer", "seat": "home", "agree": true }),
        "not_now",
    )
    .await;
    // Whoever has moved may offer again; the offer survives a restart.
    one.must_play("home", "lay").await;
    one.say(json!({ "type": "draw", "seat": "home" })).await;
    one.until(|socket| socket.last["offer"] == "home").await;
    house.restart().await;
    home.follow(&house);
    away.follow(&house);
    let mut other = away.sit(&id).await;
    assert_eq!(other.last["offer"], "home");
    other
        .say(json!({ "type": "draw_answer", "seat": "away", "agree": true }))
        .await;
    other.until(Socket::is_over).await;
    let over = &other.last["over"];
    assert_eq!(
        (&over["reason"], &over["winner"]),
        (&json!("agreed"), &json!(null))
    );
    let record = record(&mut away, &id).await;
    for line in [
        "home offers a draw",
        "away declines the draw",
        "away agrees to a draw",
    ] {
        assert!(record.contains(line), "{record}");
    }
    refused(
        &mut other,
        json!({ "type": "draw", "seat": "away" }),
        "match_over",
    )
    .await;
}

#[tokio::test]
async fn a_move_of_the_other_side_lets_an_offer_lapse() {
    let house = House::open().await;
    let (home, away, id) = friendly(&house).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.say(json!({ "type": "draw", "seat": "home" })).await;
    other.until(|socket| socket.last["offer"] == "home").await;
    other.must_play("away", "lay").await;
    assert!(other.last.get("offer").is_none());
    refused(
        &mut other,
        json!({ "type": "draw_answer", "seat": "away", "agree": true }),
        "not_now",
    )
    .await;
}

#[tokio::test]
async fn bots_agree_to_nothing() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let created = guest.create(json!({}), json!({ "kind": "me" }), bot).await;
    let mut socket = guest.sit(&text(&created["id"])).await;
    refused(&mut socket, json!({ "type": "draw", "seat": "home" }), "not_now").await;
    refused(
        &mut socket,
        json!({ "type": "claim", "seat": "home", "claim": "win" }),
        "not_now",
    )
    .await;
    assert_eq!(may(&socket, "home"), ["abandon"]);
}

#[tokio::test]
async fn a_match_is_called_off_before_ones_first_decision_and_not_later() {
    let house = House::open().await;
    let (home, away, id) = friendly(&house).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "lay").await;
    refused(&mut one, json!({ "type": "abandon", "seat": "home" }), "not_now").await;
    assert!(!may(&one, "home").contains(&"abandon".to_owned()));
    other.say(json!({ "type": "abandon", "seat": "away" })).await;
    one.until(Socket::is_over).await;
    let over = &one.last["over"];
    assert_eq!(
        (&over["reason"], &over["winner"]),
        (&json!("abandoned"), &json!(null))
    );
}

#[tokio::test]
async fn who_is_gone_can_lose_a_claim() {
    let house = House::open_with(|config| config.grace_seconds = 0).await;
    let (mut home, away, id) = friendly(&house).await;
    let (mut one, other) = (home.sit(&id).await, away.sit(&id).await);
    one.until(|socket| socket.last["connected"] == json!(["home", "away"]))
        .await;
    refused(
        &mut one,
        json!({ "type": "claim", "seat": "home", "claim": "win" }),
        "not_now",
    )
    .await;
    drop(other);
    one.until(|socket| socket.last["gone"] == json!(["away"])).await;
    assert!(may(&one, "home").contains(&"claim".to_owned()));
    one.say(json!({ "type": "claim", "seat": "home", "claim": "win" }))
        .await;
    one.until(Socket::is_over).await;
    let over = &one.last["over"];
    assert_eq!(
        (&over["reason"], &over["winner"]),
        (&json!("claimed"), &json!("home"))
    );
    assert!(record(&mut home, &id).await.contains("home claims the win"));
}

#[tokio::test]
async fn a_draw_can_be_claimed_too() {
    let house = House::open_with(|config| config.grace_seconds = 0).await;
    let (home, _, id) = friendly(&house).await;
    let mut one = home.sit(&id).await;
    one.until(|socket| socket.last["gone"] == json!(["away"])).await;
    one.say(json!({ "type": "claim", "seat": "home", "claim": "draw" }))
        .await;
    one.until(Socket::is_over).await;
    assert_eq!(one.last["over"]["winner"], Value::Null);
}

#[tokio::test]
async fn a_bot_plays_on_until_the_coach_is_back_also_across_a_restart() {
    let mut house = House::open_with(|config| config.grace_seconds = 0).await;
    let (mut home, mut away, id) = friendly(&house).await;
    let mut one = home.sit(&id).await;
    one.until(|socket| socket.last["gone"] == json!(["away"])).await;
    refused(
        &mut one,
        json!({ "type": "stand_in", "seat": "home", "level": "instinct" }),
        "not_now",
    )
    .await;
    one.say(json!({ "type": "stand_in", "seat": "home", "level": "park" }))
        .await;
    one.until(|socket| socket.last["seats"]["away"]["stand_in"] == "park")
        .await;
    house.restart().await;
    home.follow(&house);
    away.follow(&house);
    let mut one = home.sit(&id).await;
    assert_eq!(one.last["seats"]["away"]["stand_in"], "park");
    // The bot lays for Away, and the next cards are due.
    let before = one.lane("home").number;
    one.must_play("home", "lay").await;
    one.until(|socket| socket.lane("home").number > before + 2).await;
    let mut other = away.sit(&id).await;
    other
        .until(|socket| socket.last["seats"]["away"].get("stand_in").is_none())
        .await;
    let mover = other.choices("away").pop();
    if let Some(mv) = mover {
        other.must_play("away", mv).await;
    }
}

#[tokio::test]
async fn nobody_settles_for_another() {
    let house = House::open().await;
    let (home, _, id) = friendly(&house).await;
    let mut one = home.sit(&id).await;
    let mut watching = house.stranger().sit(&id).await;
    for message in [
        json!({ "type": "draw", "seat": "away" }),
        json!({ "type": "draw_answer", "seat": "away", "agree": true }),
        json!({ "type": "abandon", "seat": "away" }),
        json!({ "type": "claim", "seat": "away", "claim": "win" }),
        json!({ "type": "stand_in", "seat": "away", "level": "park" }),
    ] {
        refused(&mut one, message.clone(), "not_your_seat").await;
        refused(&mut watching, message, "not_your_seat").await;
    }
    for message in [
        json!({ "type": "claim", "seat": "home", "claim": "cup" }),
        json!({ "type": "claim", "seat": "home" }),
        json!({ "type": "stand_in", "seat": "home" }),
        json!({ "type": "draw_answer", "seat": "home" }),
    ] {
        refused(&mut one, message, "bad_request").await;
    }
}
