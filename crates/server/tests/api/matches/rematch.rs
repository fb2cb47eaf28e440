//! `/api/matches/{id}/rematch`, and the challenges that it makes.

use serde_json::json;

use crate::{
    club::socket::Browser,
    support::{Guest, House, text},
};

async fn ask(guest: &mut Guest, id: &str) -> crate::support::Answer {
    guest
        .post(&format!("/api/matches/{id}/rematch"), &json!({}))
        .await
}

async fn finished(house: &House) -> (Guest, Guest, String) {
    let (mut home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let seat = json!({ "seat": "home" });
    home.post(&format!("/api/matches/{id}/resign"), &seat)
        .await
        .expect(204);
    (home, away, id)
}

#[tokio::test]
async fn whoever_asks_second_accepts_and_the_sides_are_changed() {
    let house = House::open().await;
    let (mut home, mut away, id) = finished(&house).await;
    let (mut at_home, mut at_away) = (Browser::enter(&home).await, Browser::enter(&away).await);
    let asked = ask(&mut home, &id).await.expect(202);
    assert_eq!(asked["challenge"]["rematch_of"], id.as_str());
    assert_eq!(asked["challenge"]["yours"], true);
    let told = at_away.notice("challenged").await;
    assert_eq!(told["notice"]["rematch_of"], id.as_str());
    let again = ask(&mut home, &id).await.expect(202);
    assert_eq!(again["challenge"]["id"], asked["challenge"]["id"], "asked once");
    let agreed = ask(&mut away, &id).await.expect(201);
    let next = text(&agreed["match"]);
    let paired = at_home.notice("paired").await;
    assert_eq!(paired["notice"]["match"], next.as_str());
    let summary = home.get(&format!("/api/matches/{next}")).await.expect(200);
    assert_eq!(summary["seats"]["away"]["you"], true);
    assert_eq!(summary["options"]["half_cards"], 15);
    assert_eq!(away.get("/api/club/challenges").await.expect(200), json!([]));
    let mut fresh = Browser::enter(&away).await;
    fresh.next().await;
    assert_eq!(
        house.count("notices where notice like '%challenged%'"),
        0,
        "what was answered is forgotten"
    );
}

#[tokio::test]
async fn a_challenge_is_accepted_declined_or_withdrawn_by_whom_it_concerns() {
    let mut house = House::open().await;
    let (mut home, mut away, id) = finished(&house).await;
    let path = |challenge: &serde_json::Value, what: &str| {
        format!(
            "/api/club/challenges/{}{what}",
            text(&challenge["challenge"]["id"])
        )
    };
    let asked = ask(&mut home, &id).await.expect(202);
    let mut stranger = house.guest().await;
    for what in ["/accept", "/decline"] {
        stranger
            .post(&path(&asked, what), &json!({}))
            .await
            .is_problem(404, "offer_gone");
        home.post(&path(&asked, what), &json!({}))
            .await
            .is_problem(409, "own_offer");
    }
    stranger
        .ask("DELETE", &path(&asked, ""), &[], b"")
        .await
        .is_problem(404, "offer_gone");
    away.ask("DELETE", &path(&asked, ""), &[], b"")
        .await
        .is_problem(403, "not_your_offer");
    house.restart().await;
    home.follow(&house);
    away.follow(&house);
    let list = away.get("/api/club/challenges").await.expect(200);
    assert_eq!(list[0]["yours"], false, "it survives a restart: {list}");
    let (mut at_home, mut at_away) = (Browser::enter(&home).await, Browser::enter(&away).await);
    away.post(&path(&asked, "/decline"), &json!({ "reason": "insults" }))
        .await
        .is_problem(400, "bad_request");
    away.post(&path(&asked, "/decline"), &json!({ "reason": "later" }))
        .await
        .expect(204);
    let over = at_home.notice("challenge_over").await;
    assert_eq!(
        over["notice"]["how"],
        json!({ "end": "declined", "reason": "later" })
    );
    away.post(&path(&asked, "/accept"), &json!({}))
        .await
        .is_problem(404, "offer_gone");
    let asked = ask(&mut home, &id).await.expect(202);
    at_away.notice("challenged").await;
    home.ask("DELETE", &path(&asked, ""), &[], b"").await.expect(204);
    let over = at_away.notice("challenge_over").await;
    assert_eq!(over["notice"]["how"]["end"], "withdrawn");
    let asked = ask(&mut home, &id).await.expect(202);
    let seated = away.post(&path(&asked, "/accept"), &json!({})).await.expect(201);
    let summary = away
        .get(&format!("/api/matches/{}", text(&seated["match"])))
        .await
        .expect(200);
    assert_eq!(summary["seats"]["home"]["you"], true);
}

#[tokio::test]
async fn what_cannot_be_played_again_is_refused() {
    let house = House::open().await;
    let (mut home, mut away, id) = house.friendly(json!({})).await;
    ask(&mut home, &id).await.is_problem(409, "match_running");
    house.guest().await.get("/api/me").await.expect(200);
    ask(&mut house.guest().await, &id)
        .await
        .is_problem(403, "not_your_seat");
    ask(&mut home, "nonsense").await.is_problem(404, "not_found");
    let bot = json!({ "kind": "bot", "level": "park" });
    let alone = home.create(json!({}), json!({ "kind": "me" }), bot).await;
    let alone = text(&alone["id"]);
    let seat = json!({ "seat": "home" });
    home.post(&format!("/api/matches/{alone}/resign"), &seat)
        .await
        .expect(204);
    ask(&mut home, &alone).await.is_problem(409, "no_rematch");
    home.post(&format!("/api/matches/{id}/resign"), &seat)
        .await
        .expect(204);
    house.block_all();
    ask(&mut away, &id).await.is_problem(403, "not_for_you");
}

#[tokio::test]
async fn what_nobody_answers_in_time_is_gone() {
    let house = House::open().await;
    let (mut home, mut away, id) = finished(&house).await;
    let asked = ask(&mut home, &id).await.expect(202);
    house.sabotage("update challenges set expires_ms = 1");
    let path = format!("/api/club/challenges/{}/accept", text(&asked["challenge"]["id"]));
    away.post(&path, &json!({})).await.is_problem(404, "offer_gone");
    assert_eq!(away.get("/api/club/challenges").await.expect(200), json!([]));
    ask(&mut away, &id).await.expect(202);
}
