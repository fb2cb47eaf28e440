use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Guest, House, play_out, play_some};

async fn quick_house() -> House {
    House::open_with(|config| config.review_seconds = Some(0.1)).await
}

/// Asks until the review is there.
async fn review(guest: &mut Guest, id: &str) -> Value {
    review_of(guest, id, "").await
}

/// Asks for a review of this depth until it is there.
async fn review_of(guest: &mut Guest, id: &str, depth: &str) -> Value {
    for _ in 0..600 {
        let answer = guest.get(&format!("/api/matches/{id}/review{depth}")).await;
        if answer.status != 202 {
            return answer.expect(200);
        }
        assert!(answer.json()["thousandths"].as_u64().unwrap() <= 1000);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the review never came");
}

#[tokio::test]
async fn a_finished_match_is_reviewed_for_everybody_and_kept() {
    let house = quick_house().await;
    let (home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_out(&mut one, &mut other).await;
    let first = review(&mut house.stranger(), &id).await;
    assert_eq!(first["made_by"]["game"], "flip-football");
    assert_eq!(first["outcome"], one.last["over"]);
    assert_eq!(house.count("reviews"), 1);
    let again = house
        .stranger()
        .get(&format!("/api/matches/{id}/review"))
        .await
        .expect(200);
    assert_eq!(again, first, "what is kept is told again");
    // Made by another reckoning, it is made anew.
    house.sabotage("update reviews set made_by = replace(made_by, '\"reckoning\":', '\"reckoning\":9')");
    assert_eq!(review(&mut house.stranger(), &id).await, first);
}

#[tokio::test]
async fn nothing_of_a_running_match_is_reviewed() {
    let house = quick_house().await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let path = format!("/api/matches/{id}/review");
    let (_one, _other) = (home.sit(&id).await, away.sit(&id).await);
    for guest in [&mut home, &mut house.stranger()] {
        guest.get(&path).await.is_problem(409, "match_running");
    }
    assert_eq!(house.count("reviews"), 0);
    home.get("/api/matches/zzzzzzzzzzzz/review")
        .await
        .is_problem(404, "not_found");
}

#[tokio::test]
async fn a_fork_is_not_reviewed_and_says_why() {
    let house = quick_house().await;
    let (mut home, _, id) = house.friendly(json!({})).await;
    let resign = json!({ "seat": "home" });
    home.post(&format!("/api/matches/{id}/resign"), &resign)
        .await
        .expect(204);
    let plan = json!({ "step": 0, "seats": { "home": { "kind": "me" }, "away": { "kind": "me" } } });
    let fork = home
        .post(&format!("/api/matches/{id}/fork"), &plan)
        .await
        .expect(201);
    let fork = fork["id"].as_str().unwrap().to_owned();
    home.post(&format!("/api/matches/{fork}/resign"), &resign)
        .await
        .expect(204);
    for _ in 0..600 {
        let answer = home.get(&format!("/api/matches/{fork}/review")).await;
        if answer.status == 422 {
            return answer.is_problem(422, "not_reviewed");
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody said why");
}

/// A match that is over after a few moves.
async fn short_match(house: &House) -> (Guest, Guest, String) {
    let (mut home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_some(&mut one, &mut other, 8).await;
    home.post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "home" }))
        .await
        .expect(204);
    (home, away, id)
}

#[tokio::test]
async fn a_thorough_review_takes_the_place_of_a_quick_one() {
    let house = quick_house().await;
    let (mut home, _, id) = short_match(&house).await;
    let quick = review(&mut home, &id).await;
    let thorough = review_of(&mut home, &id, "?depth=thorough").await;
    let simulations = |review: &Value| review["simulations"].as_u64().unwrap();
    assert_eq!(simulations(&thorough), 10 * simulations(&quick));
    assert_eq!(review(&mut home, &id).await, thorough);
    assert_eq!(review_of(&mut home, &id, "?depth=quick").await, thorough);
    home.get(&format!("/api/matches/{id}/review?depth=endless"))
        .await
        .is_problem(400, "bad_request");
}

#[tokio::test]
async fn what_was_stopped_is_told_until_somebody_wants_the_whole() {
    let house = quick_house().await;
    let (mut home, mut away, id) = short_match(&house).await;
    let whole = review(&mut home, &id).await;
    house.sabotage(
        "update reviews set made_by = replace(made_by, '\"complete\":true', '\"complete\":false'),
         review = replace(review, '\"complete\":true', '\"complete\":false')",
    );
    assert_eq!(review(&mut away, &id).await["complete"], false);
    assert_eq!(review_of(&mut away, &id, "?depth=quick").await, whole);
    assert_eq!(review(&mut away, &id).await, whole);
    // Who does not wait for anything can stop waiting for it.
    let path = format!("/api/matches/{id}/review");
    away.delete(&path).await.expect(204);
}

#[tokio::test]
async fn a_profile_tells_what_reviews_come_to() {
    let house = quick_house().await;
    let (mut home, _, id) = short_match(&house).await;
    home.become_member("Ada").await;
    let before = home.get("/api/members/Ada/insight").await.expect(200);
    assert_eq!(before[0]["game"], "flip-football");
    assert_eq!(
        (&before[0]["matches"], &before[0]["not_reviewed"]),
        (&json!([]), &json!([id]))
    );
    let review = review(&mut home, &id).await;
    let after = home.get("/api/members/Ada/insight").await.expect(200);
    let told = &after[0]["matches"][0];
    assert_eq!(told["match"], id);
    assert_eq!(told["dice"], review["ledger"]["home"]["dice"]["mean"]);
    assert_eq!(told["decisions"], review["ledger"]["home"]["decisions"]);
    assert_eq!(after[0]["not_reviewed"], json!([]));
    let kinds = after[0]["kinds"].as_array().unwrap();
    let decisions: u64 = kinds.iter().map(|kind| kind["decisions"].as_u64().unwrap()).sum();
    assert_eq!(told["decisions"], decisions);
    // It was no open match: nobody else is told.
    let others = house.stranger().get("/api/members/Ada/insight").await.expect(200);
    assert_eq!(others, json!([]));
    let nobody = house.stranger().get("/api/members/Nobody/insight").await;
    nobody.is_problem(404, "not_found");
}
