use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Guest, House, play_out};

async fn quick_house() -> House {
    House::open_with(|config| config.review_seconds = Some(0.1)).await
}

/// Asks until the review is there.
async fn review(guest: &mut Guest, id: &str) -> Value {
    for _ in 0..600 {
        let answer = guest.get(&format!("/api/matches/{id}/review")).await;
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
