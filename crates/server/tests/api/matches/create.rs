use serde_json::json;

use crate::support::{House, text};

#[tokio::test]
async fn a_match_is_made() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    guest.put("/api/me", &json!({ "name": "Ada" })).await.expect(200);
    let created = guest
        .create(
            json!({ "half_cards": 15 }),
            json!({ "kind": "me" }),
            json!({ "kind": "friend" }),
        )
        .await;
    assert_eq!(created["game"], "flip-football");
    assert_eq!(created["status"], "waiting");
    assert_eq!(created["options"]["half_cards"], 15);
    assert_eq!(created["options"]["pace"], "tap");
    assert_eq!(
        created["seats"]["home"],
        json!({ "name": "Ada", "kind": "person", "you": true })
    );
    assert_eq!(
        created["seats"]["away"],
        json!({ "name": "", "kind": "open", "you": false })
    );
    assert_eq!(created["invitations"]["away"].as_str().unwrap().len(), 32);
    assert_eq!(
        (&created["hot_seat"], &created["your_turn"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(created["scoreline"]["score"], json!({ "home": 0, "away": 0 }));
    assert_eq!(created["commitment"].as_str().unwrap().len(), 64);
    assert!(created.get("seed").is_none() && created.get("outcome").is_none());

    let path = format!("/api/matches/{}", text(&created["id"]));
    assert_eq!(guest.get(&path).await.expect(200), created);
    let strange = house.guest().await.get(&path).await.expect(200);
    assert_eq!(
        strange["invitations"],
        json!({}),
        "an invitation is for its maker alone"
    );
    assert_eq!(strange["seats"]["home"]["you"], false);
}

#[tokio::test]
async fn a_stranger_can_make_a_match_at_once() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    let created = stranger
        .create(json!({}), json!({ "kind": "me" }), json!({ "kind": "me" }))
        .await;
    assert_eq!(created["hot_seat"], true);
    assert_eq!(created["status"], "running");
    assert!(stranger.cookie.is_some());
}

#[tokio::test]
async fn what_cannot_be_played_is_refused() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let seats = json!({ "home": me, "away": me });
    let plan = |game: &str, options, seats| json!({ "game": game, "options": options, "seats": seats });
    let mut ask = async |plan| guest.post("/api/matches", &plan).await;

    ask(plan("chess", json!({}), seats.clone()))
        .await
        .is_problem(404, "not_found");
    let refused = ask(plan("flip-football", json!({ "half_cards": 7 }), seats.clone())).await;
    refused.is_problem(422, "options_refused");
    assert_eq!(refused.json()["clause"], "FLIP-HOUSE-1");
    ask(plan("flip-football", json!({ "wind": "north" }), seats))
        .await
        .is_problem(422, "options_refused");
    ask(plan("flip-football", json!({}), json!({ "home": me })))
        .await
        .is_problem(422, "bad_seats");
    let four = json!({ "home": me, "away": me, "home2": me });
    ask(plan("flip-football", json!({}), four))
        .await
        .is_problem(422, "bad_seats");
    let god = json!({ "home": me, "away": { "kind": "bot", "level": "god" } });
    ask(plan("flip-football", json!({}), god))
        .await
        .is_problem(400, "bad_request");
    for (think_ms, status, code) in [
        (json!(499), 422, "bad_seats"),
        (json!(10_001), 422, "bad_seats"),
        (json!(-1), 400, "bad_request"),
        (json!("long"), 400, "bad_request"),
    ] {
        let bot = json!({ "kind": "bot", "level": "world", "think_ms": think_ms });
        ask(plan(
            "flip-football",
            json!({}),
            json!({ "home": me, "away": bot }),
        ))
        .await
        .is_problem(status, code);
    }
    ask(json!({ "game": "flip-football" }))
        .await
        .is_problem(400, "bad_request");
}

#[tokio::test]
async fn there_is_no_other_match() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    for id in [
        "aaaaaaaaaaaaa",
        "0",
        "9999999999999",
        "%00",
        "..%2f..",
        "zzzzzzzzzzzzzzzzzzzz",
    ] {
        guest
            .get(&format!("/api/matches/{id}"))
            .await
            .is_problem(404, "not_found");
    }
}
