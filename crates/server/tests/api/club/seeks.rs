//! `/api/club/seeks`: offers to everybody, and who takes them.

use serde_json::{Value, json};

use super::socket::Browser;
use crate::support::{Guest, House, text};

fn flip(pace: &Value) -> Value {
    json!({ "game": "flip-football", "pace": pace })
}

fn unhurried() -> Value {
    flip(&json!({ "kind": "unhurried" }))
}

async fn seek(guest: &mut Guest, seek: &Value) -> String {
    let made = guest.post("/api/club/seeks", seek).await.expect(201);
    text(&made["id"])
}

async fn take(guest: &mut Guest, id: &str) -> crate::support::Answer {
    guest
        .post(&format!("/api/club/seeks/{id}/take"), &json!({}))
        .await
}

async fn withdraw(guest: &mut Guest, id: &str) -> crate::support::Answer {
    guest
        .ask("DELETE", &format!("/api/club/seeks/{id}"), &[], b"")
        .await
}

#[tokio::test]
async fn a_seek_is_listed_live_and_taken_with_one_click() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let mut lobby = Browser::enter(&bob).await;
    let mut at_ada = Browser::enter(&ada).await;
    let made = ada
        .post(
            "/api/club/seeks",
            &json!({
                "game": "flip-football",
                "options": { "half_cards": 15 },
                "side": "away",
            }),
        )
        .await
        .expect(201);
    let news = lobby.change(|change| change["kind"] == "seek_made").await;
    let shown = &news["seek"];
    assert_eq!(shown, &made);
    assert_eq!(shown["by"]["member"], false);
    assert_eq!(shown["options"], json!({ "half_cards": 15 }));
    assert_eq!(bob.get("/api/club/seeks").await.expect(200), json!([made]));
    let seated = take(&mut bob, &text(&made["id"])).await.expect(201);
    let id = text(&seated["match"]);
    let gone = json!({ "kind": "seek_gone", "id": made["id"] });
    lobby.change(|change| *change == gone).await;
    let told = at_ada.notice("paired").await;
    assert_eq!(told["notice"]["match"], id.as_str());
    let summary = ada.get(&format!("/api/matches/{id}")).await.expect(200);
    assert_eq!(summary["seats"]["away"]["you"], true, "{summary}");
    assert_eq!(summary["options"]["half_cards"], 15);
    assert_eq!(told["notice"]["opponent"], summary["seats"]["home"]["name"]);
    take(&mut bob, &text(&made["id"]))
        .await
        .is_problem(404, "offer_gone");
}

#[tokio::test]
async fn of_many_who_take_it_at_once_exactly_one_has_it() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let id = seek(&mut ada, &unhurried()).await;
    let mut takers = Vec::new();
    for _ in 0..12 {
        let mut guest = house.guest().await;
        let id = id.clone();
        takers.push(tokio::spawn(async move { take(&mut guest, &id).await.status }));
    }
    let mut seated = 0;
    for taker in takers {
        match taker.await.unwrap() {
            201 => seated += 1,
            status => assert_eq!(status, 404),
        }
    }
    assert_eq!(seated, 1);
    let mine = ada.get("/api/matches").await.expect(200);
    assert_eq!(mine["matches"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_cannot_be_offered_is_refused() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let refused = [
        (json!({ "game": "chess" }), 404, "not_found"),
        (
            json!({ "game": "flip-football", "options": { "half_cards": 999 } }),
            422,
            "options_refused",
        ),
        (
            flip(&json!({ "kind": "live", "minutes": 0, "increment_s": 0 })),
            422,
            "bad_pace",
        ),
        (
            json!({ "game": "flip-football", "rated": true }),
            422,
            "not_rated",
        ),
        (
            json!({ "game": "flip-football", "rated": true, "pace": { "kind": "live", "minutes": 5, "increment_s": 3 } }),
            403,
            "members_only",
        ),
        (json!({ "pace": { "kind": "unhurried" } }), 400, "bad_request"),
        (
            json!({ "game": "flip-football", "side": "left" }),
            400,
            "bad_request",
        ),
    ];
    for (seek, status, code) in refused {
        ada.post("/api/club/seeks", &seek).await.is_problem(status, code);
    }
    assert_eq!(ada.get("/api/club/seeks").await.expect(200), json!([]));
}

/// Everybody in the lobby reads them: two decks written with all the room they have, and a few words more, are too much.
#[tokio::test]
async fn options_that_nobody_wants_to_read_are_refused() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let deck = |id: &str| format!("{id:1000}");
    let mut offer = json!({
        "game": "social-soccer",
        "options": { "deck_home": deck("EFFORT-START"), "deck_away": deck("KINDNESS-START") },
    });
    seek(&mut ada, &offer).await;
    for (name, word) in [
        ("dead_ball", "attack"),
        ("custody", "accumulate"),
        ("rotation", "attack_loop"),
    ] {
        offer["options"][name] = word.into();
    }
    ada.post("/api/club/seeks", &offer)
        .await
        .is_problem(413, "too_large");
}

#[tokio::test]
async fn what_cannot_be_taken_is_refused() {
    let house = House::open_with(|config| config.open_matches = 1).await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let id = seek(&mut ada, &unhurried()).await;
    take(&mut ada, &id).await.is_problem(409, "own_offer");
    take(&mut bob, "nonsense").await.is_problem(404, "offer_gone");
    withdraw(&mut bob, &id).await.is_problem(403, "not_your_offer");
    house
        .stranger()
        .ask("DELETE", &format!("/api/club/seeks/{id}"), &[], b"")
        .await
        .is_problem(403, "not_your_offer");
    let bot = json!({ "kind": "bot", "level": "park" });
    bob.create(json!({}), json!({ "kind": "me" }), bot).await;
    take(&mut bob, &id).await.is_problem(409, "too_many_matches");
    bob.post("/api/club/seeks", &unhurried())
        .await
        .is_problem(409, "too_many_matches");
    bob.put(
        "/api/club/waiting",
        &json!({ "game": "flip-football", "paces": [{ "kind": "unhurried" }] }),
    )
    .await
    .is_problem(409, "too_many_matches");
    withdraw(&mut ada, &id).await.expect(204);
    withdraw(&mut ada, &id).await.is_problem(404, "offer_gone");
}

#[tokio::test]
async fn whoever_is_too_strong_or_too_weak_does_not_take_it() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let strong = json!({ "game": "flip-football", "ratings": { "min": 1800, "max": 2400 } });
    let id = seek(&mut ada, &strong).await;
    take(&mut bob, &id).await.is_problem(403, "not_for_you");
    let any = json!({ "game": "flip-football", "ratings": { "min": 1400, "max": 1600 } });
    let id = seek(&mut ada, &any).await;
    take(&mut bob, &id).await.expect(201);
}

#[tokio::test]
async fn one_person_offers_so_much_and_no_more() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    for _ in 0..5 {
        seek(&mut ada, &unhurried()).await;
    }
    ada.post("/api/club/seeks", &unhurried())
        .await
        .is_problem(409, "too_many_offers");
}

#[tokio::test]
async fn whoever_goes_to_a_table_offers_nothing_more_for_the_visit() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let id = seek(&mut ada, &unhurried()).await;
    seek(&mut ada, &json!({ "game": "soccer-city" })).await;
    let days = json!({ "game": "flip-football", "pace": { "kind": "days", "days": 3 } });
    let stays = seek(&mut ada, &days).await;
    seek(&mut bob, &unhurried()).await;
    take(&mut bob, &id).await.expect(201);
    let left = bob.get("/api/club/seeks").await.expect(200);
    assert_eq!(left.as_array().unwrap().len(), 1);
    assert_eq!(left[0]["id"], stays.as_str());
}

#[tokio::test]
async fn a_seek_with_days_to_decide_survives_a_restart() {
    let mut house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let days = json!({ "game": "flip-football", "pace": { "kind": "days", "days": 3 } });
    let id = seek(&mut ada, &days).await;
    seek(&mut ada, &unhurried()).await;
    house.restart().await;
    ada.follow(&house);
    bob.follow(&house);
    let mut browser = Browser::enter(&bob).await;
    let lobby = browser
        .wait_for(|message| message.to_string().contains("\"days\":3"))
        .await;
    assert!(lobby.to_string().contains(&id));
    let seeks = bob.get("/api/club/seeks").await.expect(200);
    assert_eq!(seeks.as_array().unwrap().len(), 1, "{seeks}");
    take(&mut bob, &id).await.expect(201);
    assert_eq!(house.count("seeks"), 0);
}

#[tokio::test]
async fn nobody_is_seated_with_whom_they_block() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let id = seek(&mut ada, &unhurried()).await;
    seek(&mut bob, &json!({ "game": "soccer-city" })).await;
    house.block_all();
    take(&mut bob, &id).await.is_problem(403, "not_for_you");
    let wish = json!({ "game": "flip-football", "paces": [{ "kind": "unhurried" }] });
    let mut at_bob = Browser::enter(&bob).await;
    bob.put("/api/club/waiting", &wish).await.expect(204);
    at_bob
        .wait_for(|message| message["type"] == "yours" && message["waiting"] == "flip-football")
        .await;
    let mut at_ada = Browser::enter(&ada).await;
    ada.put("/api/club/waiting", &wish).await.expect(204);
    at_ada
        .wait_for(|message| message["type"] == "yours" && message["waiting"].is_null())
        .await;
    at_ada
        .wait_for(|message| message["type"] == "yours" && message["waiting"] == "flip-football")
        .await;
    assert_eq!(bob.get("/api/matches").await.expect(200)["matches"], json!([]));
}

#[tokio::test]
async fn lists_tell_names_and_never_ids() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    seek(&mut ada, &unhurried()).await;
    let ids = house.persons();
    assert_eq!(ids.len(), 1);
    let mut browser = Browser::enter(&house.guest().await).await;
    let lobby = browser.next().await.to_string();
    let list = ada.get("/api/club/seeks").await.expect(200).to_string();
    for id in ids {
        assert!(!lobby.contains(&id) && !list.contains(&id));
    }
    assert!(lobby.contains("Guest "));
}
