//! Who gets in, and with what.

use std::num::NonZeroU32;

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::support::House;

#[tokio::test]
async fn only_our_own_pages_open_sockets() {
    let house =
        House::open_with(|config| config.public_url = Some("https://football.example".parse().unwrap()))
            .await;
    let (home, _, id) = house.friendly(json!({})).await;
    let own = format!("http://{}", house.address);
    for origin in [None, Some(own.as_str()), Some("https://football.example")] {
        assert!(home.knock(&id, origin).await.is_ok(), "{origin:?}");
    }
    for origin in [
        "https://evil.example",
        "http://127.0.0.1:1",
        "null",
        "https://football.example.evil.example",
    ] {
        assert_eq!(home.knock(&id, Some(origin)).await.err(), Some(403), "{origin}");
    }
}

#[tokio::test]
async fn a_table_that_is_none_has_no_socket() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    assert_eq!(guest.knock("aaaaaaaaaaaaa", None).await.err(), Some(404));
    let (_, _, id) = house.friendly(json!({})).await;
    guest
        .get(&format!("/api/matches/{id}/live"))
        .await
        .is_problem(400, "bad_request");
}

#[tokio::test]
async fn hello_comes_first() {
    let house = House::open().await;
    let (home, _, id) = house.friendly(json!({})).await;
    let mut socket = home.knock(&id, None).await.unwrap();
    socket.say(json!({ "type": "resign", "seat": "home" })).await;
    assert_eq!(socket.next().await["code"], "bad_request");
    socket.say(json!({ "type": "hello" })).await;
    let update = socket.next().await;
    assert_eq!(update["to_act"], json!(["home", "away"]));
    assert_eq!(update["lanes"]["home"]["reset"], true);
}

#[tokio::test]
async fn long_messages_end_the_conversation() {
    let house = House::open().await;
    let (home, _, id) = house.friendly(json!({})).await;
    let mut socket = home.sit(&id).await;
    socket
        .say(json!({ "type": "move", "padding": "x".repeat(3000) }))
        .await;
    assert_eq!(socket.next().await["code"], "bad_request");
    socket.send(Message::text("x".repeat(5000))).await;
    assert_eq!(socket.try_next().await, None);
    home.sit(&id).await.must_play("home", "preset strongest").await;
}

#[tokio::test]
async fn a_session_may_not_say_too_much() {
    let house = House::open_with(|config| config.messages_per_second = NonZeroU32::MIN).await;
    let (home, _, id) = house.friendly(json!({})).await;
    let mut socket = home.sit(&id).await;
    for _ in 0..10 {
        socket.say(json!({ "type": "takeback", "seat": "home" })).await;
    }
    socket.wait_for(|message| message["code"] == "rate_limited").await;
    let id = crate::support::uuid();
    let answer = socket.play_as("home", "preset strongest", &id).await;
    assert_eq!(
        (&answer["type"], &answer["code"]),
        (&json!("error"), &json!("rate_limited"))
    );
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({})).await;
    let mut one = home.sit(&id).await;
    assert_eq!(one.last["connected"], json!(["home"]));
    let other = away.sit(&id).await;
    assert_eq!(one.update().await["connected"], json!(["home", "away"]));
    drop(other);
    assert_eq!(one.update().await["connected"], json!(["home"]));
}
