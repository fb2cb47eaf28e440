//! What holds at all addresses: how much, how often, and from where.

use std::num::NonZeroU32;

use serde_json::json;

use crate::support::{Guest, House};

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn bodies_have_a_limit() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let name = "x".repeat(70 * 1024);
    guest
        .put("/api/me", &json!({ "name": name }))
        .await
        .is_problem(413, "too_large");
    guest.put("/api/me", &json!({ "name": "Ada" })).await.expect(200);
}

#[tokio::test]
async fn bodies_are_json_and_say_so() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let body = br#"{"name":"Ada"}"#;
    guest
        .ask("PUT", "/api/me", &[], body)
        .await
        .is_problem(400, "bad_request");
    guest
        .ask("PUT", "/api/me", &[("content-type", "text/plain")], body)
        .await
        .is_problem(400, "bad_request");
    guest
        .ask("PUT", "/api/me", &[JSON], b"{")
        .await
        .is_problem(400, "bad_request");
    guest
        .ask("PUT", "/api/me", &[JSON], b"")
        .await
        .is_problem(400, "bad_request");
    guest
        .get("/api/matches?filter=yours")
        .await
        .is_problem(400, "bad_request");
}

#[tokio::test]
async fn a_session_may_not_ask_too_often() {
    let house = House::open_with(|config| config.requests_per_second = NonZeroU32::MIN).await;
    let (mut greedy, mut modest) = (house.guest().await, house.guest().await);
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(greedy.get("/api/games").await.status);
    }
    assert_eq!(statuses[0], 200);
    greedy.get("/api/games").await.is_problem(429, "rate_limited");
    modest.get("/api/games").await.expect(200);
    assert_eq!(house.stranger().get("/healthz").await.status, 200);
}

#[tokio::test]
async fn pages_of_other_sites_may_not_change_anything() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let body = br#"{"name":"Ada"}"#;
    let rename = async |guest: &mut Guest, origin: &str| {
        guest
            .ask("PUT", "/api/me", &[JSON, ("origin", origin)], body)
            .await
    };
    rename(&mut guest, "https://evil.example")
        .await
        .is_problem(403, "forbidden_origin");
    rename(&mut guest, "null")
        .await
        .is_problem(403, "forbidden_origin");
    let own = format!("http://{}", house.address);
    rename(&mut guest, &own).await.expect(200);
}

#[tokio::test]
async fn a_stopping_server_says_good_bye() {
    let mut house = House::open().await;
    let mut home = house.guest().await;
    let created = home
        .create(json!({}), json!({ "kind": "me" }), json!({ "kind": "me" }))
        .await;
    let mut socket = home.sit(created["id"].as_str().unwrap()).await;
    house.stop().await;
    assert_eq!(socket.try_next().await, None);
}
