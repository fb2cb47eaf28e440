//! A sixth game goes through the server by the steps that CONTRIBUTING lists; only builds with the feature `trial` know
//! it.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]
#![allow(dead_code, reason = "the other tests use the rest")]

#[path = "api/support.rs"]
mod support;

use serde_json::json;

use support::{House, text};

#[tokio::test]
async fn the_sixth_game_is_on_the_shelf() {
    let house = House::open().await;
    let mut guest = house.stranger();
    let games = guest.get("/api/games").await.expect(200);
    assert_eq!(games[5]["id"], "coin-toss", "after the five of the box");
    let book = guest.get("/api/games/coin-toss/rulebook").await.expect(200);
    assert_eq!(book["chapters"][0]["rules"][0]["clause"], "COIN-CALL-1");
}

#[tokio::test]
async fn a_person_plays_it_against_a_bot_and_the_record_verifies() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let created = guest
        .make(&json!({
            "game": "coin-toss",
            "options": { "minutes": 3 },
            "seats": { "home": { "kind": "me" }, "away": { "kind": "bot", "level": "park" } },
        }))
        .await;
    let id = text(&created["id"]);
    let mut socket = guest.sit(&id).await;
    for minute in 1..=3 {
        socket.must_play("home", "call tails").await;
        let tossed = |socket: &support::Socket| {
            let events = &socket.lane("home").events;
            events.iter().filter(|event| event["type"] == "tossed").count()
        };
        socket.until(|socket| tossed(socket) == minute).await;
    }
    socket.until(|socket| socket.is_over()).await;
    let record = guest.get(&format!("/api/matches/{id}/record.txt")).await;
    let game = clubhouse::game("coin-toss").unwrap();
    let verified = game
        .verify_record(str::from_utf8(&record.body).unwrap(), None)
        .unwrap();
    assert!(verified.is_proven(), "{verified:?}");
}
