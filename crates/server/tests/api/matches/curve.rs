use serde_json::{Value, json};

use crate::support::{Guest, House, play_some, text};

async fn points(guest: &mut Guest, id: &str) -> Vec<Value> {
    let answer = guest.get(&format!("/api/matches/{id}/curve")).await.expect(200);
    answer["points"].as_array().unwrap().clone()
}

/// A match of two guests who have agreed that spectators see the chance to win.
async fn agreed(house: &House) -> (Guest, Guest, String) {
    let (mut home, mut away) = (house.guest().await, house.guest().await);
    let plan = json!({
        "game": "flip-football", "options": { "half_cards": 15 }, "curve": true,
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
    });
    let created = home.post("/api/matches", &plan).await.expect(201);
    assert_eq!(created["curve"], true);
    let id = text(&created["id"]);
    let token = json!({ "token": created["invitations"]["away"] });
    let join = format!("/api/matches/{id}/join");
    away.post(&join, &token).await.expect(200);
    home.add_words(&id).await;
    away.add_words(&id).await;
    (home, away, id)
}

#[tokio::test]
async fn spectators_see_the_chances_of_a_match_whose_coaches_agreed_and_coaches_never() {
    let house = House::open().await;
    let (mut home, mut away, id) = agreed(&house).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_some(&mut one, &mut other, 6).await;
    let seen = points(&mut house.stranger(), &id).await;
    for point in &seen {
        assert!((0.0..=1.0).contains(&point["mean"].as_f64().unwrap()), "{point}");
    }
    for coach in [&mut home, &mut away] {
        let path = format!("/api/matches/{id}/curve");
        coach.get(&path).await.is_problem(403, "no_curve");
    }
    play_some(&mut one, &mut other, 2).await;
    let more = points(&mut house.stranger(), &id).await;
    assert!(more.len() > seen.len());
    assert_eq!(more[..seen.len()], seen, "what was told stays");
    // It stays a decision behind: the last move and what came of it are not told.
    home.post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "home" }))
        .await
        .expect(204);
    let record = home
        .get(&format!("/api/matches/{id}/record.json"))
        .await
        .expect(200);
    let steps = record["entries"].as_array().unwrap();
    let last = steps.iter().rposition(|step| step["input"].get("move").is_some());
    assert_eq!(Some(more.len()), last);
}

#[tokio::test]
async fn nobody_sees_the_chances_of_a_match_whose_coaches_have_not_agreed() {
    let house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_some(&mut one, &mut other, 4).await;
    let path = format!("/api/matches/{id}/curve");
    for guest in [&mut home, &mut house.stranger()] {
        guest.get(&path).await.is_problem(403, "no_curve");
    }
    let nowhere = "/api/matches/zzzzzzzzzzzz/curve";
    home.get(nowhere).await.is_problem(404, "not_found");
}

#[tokio::test]
async fn a_rated_match_has_no_curve() {
    let house = House::open().await;
    let mut member = house.member("Ada").await;
    let plan = json!({
        "game": "flip-football", "options": {}, "rated": true, "curve": true,
        "pace": { "kind": "live", "minutes": 10, "increment_s": 5 },
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
    });
    member
        .post("/api/matches", &plan)
        .await
        .is_problem(422, "not_rated");
}

/// Whether strangers see the chance to win in a match that two have been seated at, and its coaches do not.
async fn only_strangers_see(house: &House, coaches: [&mut Guest; 2], id: &str) {
    let path = format!("/api/matches/{id}/curve");
    for coach in coaches {
        coach.add_words(id).await;
        assert_eq!(
            coach.get(&format!("/api/matches/{id}")).await.expect(200)["curve"],
            true
        );
        coach.get(&path).await.is_problem(403, "no_curve");
    }
    points(&mut house.stranger(), id).await;
}

#[tokio::test]
async fn who_takes_a_seek_or_a_challenge_with_a_curve_agrees_to_it() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.member("Ada").await, house.member("Bob").await);
    let offer = json!({ "game": "flip-football", "options": { "half_cards": 15 }, "curve": true });
    let seek = ada.post("/api/club/seeks", &offer).await.expect(201);
    assert_eq!(seek["curve"], true, "everybody reads it before they agree");
    let take = format!("/api/club/seeks/{}/take", text(&seek["id"]));
    let seated = bob.post(&take, &json!({})).await.expect(201);
    let first = text(&seated["match"]);
    only_strangers_see(&house, [&mut ada, &mut bob], &first).await;
    let mut dare = offer;
    dare["to"] = json!("Bob");
    let made = ada.post("/api/club/challenges", &dare).await.expect(201);
    let told = bob.get("/api/club/challenges").await.expect(200);
    assert_eq!((&told[0]["id"], &told[0]["curve"]), (&made["id"], &json!(true)));
    let accept = format!("/api/club/challenges/{}/accept", text(&made["id"]));
    let seated = bob.post(&accept, &json!({})).await.expect(201);
    only_strangers_see(&house, [&mut ada, &mut bob], &text(&seated["match"])).await;
    // Another match after it is offered with what they had agreed to.
    let seat = json!({ "seat": seat_of(&mut ada, &first).await });
    ada.post(&format!("/api/matches/{first}/resign"), &seat)
        .await
        .expect(204);
    let asked = ada
        .post(&format!("/api/matches/{first}/rematch"), &json!({}))
        .await;
    assert_eq!(asked.expect(202)["challenge"]["curve"], true);
}

async fn seat_of(guest: &mut Guest, id: &str) -> &'static str {
    let summary = guest.get(&format!("/api/matches/{id}")).await.expect(200);
    if summary["seats"]["home"]["you"] == true {
        "home"
    } else {
        "away"
    }
}

#[tokio::test]
async fn who_wants_to_play_now_has_agreed_to_no_curve() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest().await, house.guest().await);
    let seek = json!({ "game": "flip-football", "curve": true });
    ada.post("/api/club/seeks", &seek).await.expect(201);
    let wish = json!({ "game": "flip-football", "paces": [{ "kind": "unhurried" }] });
    bob.put("/api/club/waiting", &wish).await.expect(204);
    let seeks = bob.get("/api/club/seeks").await.expect(200);
    assert_eq!(seeks.as_array().unwrap().len(), 1, "it is still on the board");
    let rated = json!({
        "game": "flip-football", "curve": true, "rated": true,
        "pace": { "kind": "live", "minutes": 10, "increment_s": 5 },
    });
    let mut member = house.member("Ada").await;
    let refused = member.post("/api/club/seeks", &rated).await;
    refused.is_problem(422, "not_rated");
}

#[tokio::test]
async fn everybody_sees_the_chances_of_a_match_between_bots() {
    let house = House::open().await;
    let bot = json!({ "kind": "bot", "level": "club" });
    let mut maker = house.guest().await;
    let made = maker.create(json!({ "half_cards": 15 }), bot.clone(), bot).await;
    assert_eq!(made["curve"], true);
    points(&mut maker, &text(&made["id"])).await;
}
