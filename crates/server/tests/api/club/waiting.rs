//! `/api/club/waiting`: to play somebody now.

use serde_json::{Value, json};

use super::socket::Browser;
use crate::support::{Guest, House, text};

fn wish(paces: &Value) -> Value {
    json!({ "game": "flip-football", "paces": paces })
}

fn unhurried() -> Value {
    wish(&json!([{ "kind": "unhurried" }]))
}

async fn wait(guest: &mut Guest, wish: &Value) {
    guest.put("/api/club/waiting", wish).await.expect(204);
}

#[tokio::test]
async fn two_who_want_to_play_now_are_called_to_one_table() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let (mut at_ada, mut at_bob) = (Browser::enter(&ada).await, Browser::enter(&bob).await);
    wait(&mut ada, &unhurried()).await;
    at_ada
        .wait_for(|message| message["type"] == "yours" && message["waiting"] == "flip-football")
        .await;
    at_bob
        .wait_for(|news| news.to_string().contains(r#"{"flip-football":1}"#))
        .await;
    // While she waits she plays a bot.
    let bot = json!({ "kind": "bot", "level": "park" });
    ada.create(json!({}), json!({ "kind": "me" }), bot).await;
    wait(&mut bob, &unhurried()).await;
    let (one, other) = (at_ada.notice("paired").await, at_bob.notice("paired").await);
    let id = text(&one["notice"]["match"]);
    assert_eq!(other["notice"]["match"], id.as_str());
    for guest in [&mut ada, &mut bob] {
        guest.add_words(&id).await;
    }
    let summary = ada.get(&format!("/api/matches/{id}")).await.expect(200);
    assert_eq!(summary["status"], "running");
    assert_eq!(summary["rated"], false, "guests play for nothing");
    let mut again = Browser::enter(&ada).await;
    let lobby = again.next().await;
    assert_eq!(lobby["lobby"]["waiting"], json!({}));
}

#[tokio::test]
async fn those_who_want_something_else_are_not_paired() {
    let house = House::open().await;
    let (mut ada, mut bob, mut cleo) = (house.guest().await, house.guest().await, house.guest().await);
    let mut at_cleo = Browser::enter(&cleo).await;
    let (_a, _b) = (Browser::enter(&ada).await, Browser::enter(&bob).await);
    wait(&mut ada, &unhurried()).await;
    wait(
        &mut bob,
        &wish(&json!([{ "kind": "live", "minutes": 5, "increment_s": 3 }])),
    )
    .await;
    let hand = json!({ "game": "flip-football", "options": { "half_cards": 15 }, "paces": [{ "kind": "unhurried" }] });
    wait(&mut cleo, &hand).await;
    at_cleo
        .wait_for(|news| news.to_string().contains(r#"{"flip-football":3}"#))
        .await;
    // The default said aloud is the default all the same.
    let mut dora = house.guest().await;
    let mut at_dora = Browser::enter(&dora).await;
    let said = json!({ "game": "flip-football", "options": { "half_cards": 45 }, "paces": [{ "kind": "unhurried" }] });
    wait(&mut dora, &said).await;
    let told = at_dora.notice("paired").await;
    let summary = ada
        .get(&format!("/api/matches/{}", text(&told["notice"]["match"])))
        .await
        .expect(200);
    assert!(summary["seats"]["home"]["you"] == true || summary["seats"]["away"]["you"] == true);
}

#[tokio::test]
async fn who_wants_to_play_now_takes_a_seek_that_suits_and_a_seek_finds_who_waits() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let (mut at_ada, mut at_bob) = (Browser::enter(&ada).await, Browser::enter(&bob).await);
    let seek = json!({ "game": "flip-football" });
    ada.post("/api/club/seeks", &seek).await.expect(201);
    wait(&mut bob, &unhurried()).await;
    let first = text(&at_ada.notice("paired").await["notice"]["match"]);
    assert_eq!(at_bob.notice("paired").await["notice"]["match"], first.as_str());
    let (mut cleo, mut dora) = (house.guest().await, house.guest().await);
    let (mut at_cleo, mut at_dora) = (Browser::enter(&cleo).await, Browser::enter(&dora).await);
    wait(&mut cleo, &unhurried()).await;
    dora.post("/api/club/seeks", &seek).await.expect(201);
    let second = text(&at_cleo.notice("paired").await["notice"]["match"]);
    assert_ne!(first, second);
    assert_eq!(at_dora.notice("paired").await["notice"]["match"], second.as_str());
    assert_eq!(ada.get("/api/club/seeks").await.expect(200), json!([]));
}

#[tokio::test]
async fn who_waits_no_longer_is_not_called() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let (mut at_ada, mut at_bob) = (Browser::enter(&ada).await, Browser::enter(&bob).await);
    wait(&mut ada, &unhurried()).await;
    ada.ask("DELETE", "/api/club/waiting", &[], b"").await.expect(204);
    ada.ask("DELETE", "/api/club/waiting", &[], b"").await.expect(204);
    house
        .stranger()
        .ask("DELETE", "/api/club/waiting", &[], b"")
        .await
        .expect(204);
    at_ada
        .wait_for(|message| message["type"] == "yours" && message["waiting"].is_null())
        .await;
    wait(&mut bob, &unhurried()).await;
    at_bob
        .wait_for(|message| message["type"] == "yours" && message["waiting"] == "flip-football")
        .await;
    assert_eq!(bob.get("/api/matches").await.expect(200)["matches"], json!([]));
    // Whoever comes back is told that they still wait.
    let mut again = Browser::enter(&bob).await;
    again
        .wait_for(|message| message["type"] == "yours" && message["waiting"] == "flip-football")
        .await;
}

#[tokio::test]
async fn what_cannot_be_played_now_is_refused() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let pace = json!({ "kind": "unhurried" });
    let refused = [
        (json!({ "game": "chess", "paces": [pace] }), 404, "not_found"),
        (
            json!({ "game": "flip-football", "options": { "half_cards": 999 }, "paces": [pace] }),
            422,
            "options_refused",
        ),
        (wish(&json!([])), 422, "bad_pace"),
        (wish(&json!(vec![pace.clone(); 9])), 422, "bad_pace"),
        (wish(&json!([{ "kind": "days", "days": 3 }])), 422, "bad_pace"),
        (
            wish(&json!([{ "kind": "live", "minutes": 999, "increment_s": 0 }])),
            422,
            "bad_pace",
        ),
        (json!({ "game": "flip-football" }), 400, "bad_request"),
    ];
    for (wish, status, code) in refused {
        ada.put("/api/club/waiting", &wish).await.is_problem(status, code);
    }
}
