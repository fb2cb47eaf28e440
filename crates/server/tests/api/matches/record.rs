use serde_json::json;

use crate::support::{House, play_out};

#[tokio::test]
async fn a_record_is_had_when_the_match_is_over_and_verifies() {
    let house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    for form in ["txt", "json"] {
        home.get(&format!("/api/matches/{id}/record.{form}"))
            .await
            .is_problem(409, "match_running");
    }
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    let commitment = home.get(&format!("/api/matches/{id}")).await.expect(200)["commitment"].clone();
    play_out(&mut one, &mut other).await;

    let game = clubhouse::game("flip-football").unwrap();
    for (form, kind) in [("txt", "text/plain; charset=utf-8"), ("json", "application/json")] {
        let answer = house
            .stranger()
            .get(&format!("/api/matches/{id}/record.{form}"))
            .await;
        assert_eq!(
            (answer.status, answer.headers["content-type"].as_str()),
            (200, kind)
        );
        let checked = game
            .verify_record(str::from_utf8(&answer.body).unwrap(), None)
            .unwrap();
        assert!(checked.is_proven());
    }
    let record = home
        .get(&format!("/api/matches/{id}/record.json"))
        .await
        .expect(200);
    assert_eq!(record["header"]["commitment"], commitment);
    assert_eq!(record["header"]["outcome"], one.last["over"]);
}

#[tokio::test]
async fn a_record_is_made_away_from_the_table() {
    let mut house = House::open().await;
    let (mut home, _, id) = house.friendly(json!({})).await;
    home.post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "home" }))
        .await
        .expect(204);
    house.restart().await;
    home.follow(&house);
    for path in ["record.txt", "record.json"] {
        let answer = home.get(&format!("/api/matches/{id}/{path}")).await;
        assert_eq!(answer.status, 200);
    }
    let plan = json!({ "step": 0, "seats": { "home": { "kind": "me" }, "away": { "kind": "me" } } });
    home.post(&format!("/api/matches/{id}/fork"), &plan)
        .await
        .expect(201);
    assert_eq!(house.tables().await, 0, "nobody had to open the table for it");
}
