use serde_json::{Value, json};

use crate::support::{House, play_out};

fn steps(replay: &Value) -> Vec<u64> {
    replay["frames"]
        .as_array()
        .unwrap()
        .iter()
        .map(|frame| frame["step"].as_u64().unwrap())
        .collect()
}

#[tokio::test]
async fn a_running_match_is_replayed_through_own_eyes_only() {
    let house = House::open().await;
    let (mut home, mut away, id) = house.friendly(json!({})).await;
    let mut socket = home.sit(&id).await;
    for card in ["R46", "R47", "R48"] {
        socket
            .must_play("home", json!({ "type": "set_aside", "card": card }))
            .await;
    }
    let path = format!("/api/matches/{id}/replay");
    let own = home.get(&path).await.expect(200);
    assert_eq!((&own["viewer"], steps(&own)), (&json!("home"), vec![0, 1, 2, 3]));
    assert_eq!(own["frames"][3]["events"][0]["event"]["card"], "R48");
    assert_eq!(
        own["frames"][3]["events"][0]["number"],
        socket.lane("home").number
    );

    home.get(&format!("{path}?as=away"))
        .await
        .is_problem(403, "not_your_seat");
    away.get(&format!("{path}?as=home"))
        .await
        .is_problem(403, "not_your_seat");
    away.get(&format!("{path}?as=nobody"))
        .await
        .is_problem(400, "bad_request");

    let mut other = away.sit(&id).await;
    other
        .must_play("away", json!({ "type": "set_aside", "card": "B01" }))
        .await;
    let theirs = away.get(&path).await.expect(200);
    assert_eq!(
        steps(&theirs),
        [0, 1],
        "no gap tells how often the other has moved"
    );
    assert!(!theirs.to_string().contains("R4"));
    let public = house.stranger().get(&path).await.expect(200);
    assert_eq!(
        (&public["viewer"], steps(&public)),
        (&json!("spectator"), vec![0])
    );
}

#[tokio::test]
async fn a_finished_match_is_replayed_through_any_eyes() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_out(&mut one, &mut other).await;
    for viewer in ["home", "away", "spectator"] {
        let replay = house
            .stranger()
            .get(&format!("/api/matches/{id}/replay?as={viewer}"))
            .await
            .expect(200);
        assert_eq!(replay["viewer"], viewer);
        let frames = replay["frames"].as_array().unwrap();
        let last = frames.last().unwrap();
        assert_eq!(last["scoreline"]["score"], one.last["over"]["score"]);
        assert!(last["prompt"]["clause"].is_string());
        if viewer == "home" {
            let events: Vec<&Value> = frames
                .iter()
                .flat_map(|frame| frame["events"].as_array().unwrap())
                .map(|seen| &seen["event"])
                .collect();
            assert_eq!(events, one.lane("home").events.iter().collect::<Vec<_>>());
        }
    }
    house
        .stranger()
        .get(&format!("/api/matches/{id}/replay?as=home2"))
        .await
        .is_problem(403, "not_your_seat");
}
