use serde_json::{Value, json};

use crate::support::{Guest, House, play_out};

fn steps(page: &Value) -> Vec<u64> {
    page["frames"]
        .as_array()
        .unwrap()
        .iter()
        .map(|frame| frame["step"].as_u64().unwrap())
        .collect()
}

/// All frames, page by page.
pub(crate) async fn all_frames(guest: &mut Guest, id: &str, viewer: &str) -> Vec<Value> {
    let outline = guest
        .get(&format!("/api/matches/{id}/replay?as={viewer}"))
        .await
        .expect(200);
    assert_eq!(outline["viewer"], viewer);
    let mut frames = Vec::new();
    while (frames.len() as u64) < outline["frames"].as_u64().unwrap() {
        let path = format!(
            "/api/matches/{id}/replay/frames?as={viewer}&count=7&from={}",
            frames.len()
        );
        let page = guest.get(&path).await.expect(200);
        assert_eq!(
            (&page["from"], &page["viewer"]),
            (&json!(frames.len()), &json!(viewer))
        );
        let some = page["frames"].as_array().unwrap();
        assert!((1..=7).contains(&some.len()));
        frames.extend_from_slice(some);
    }
    frames
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
    let path = format!("/api/matches/{id}/replay/frames");
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
        let frames = all_frames(&mut house.stranger(), &id, viewer).await;
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

#[tokio::test]
async fn a_page_begins_where_it_is_asked_to() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_out(&mut one, &mut other).await;
    let mut guest = house.stranger();
    let frames = all_frames(&mut guest, &id, "home").await;
    let mut page = async |query: &str| {
        guest
            .get(&format!("/api/matches/{id}/replay/frames?as=home&{query}"))
            .await
            .expect(200)
    };
    let middle = &frames[9];
    let by_step = page(&format!("step={}&count=2", middle["step"])).await;
    assert_eq!(
        (&by_step["from"], &by_step["frames"]),
        (&json!(9), &json!([middle, frames[10]]))
    );
    let event = &middle["events"][0]["number"];
    assert_eq!(
        page(&format!("event={event}&count=1")).await["frames"],
        json!([middle])
    );
    assert_eq!(page("step=99999&count=1").await["frames"], json!([frames[0]]));
    assert_eq!(page("from=99999").await["frames"], json!([]));
    assert!(page("count=9999").await["frames"].as_array().unwrap().len() <= 64);

    let outline = guest
        .get(&format!("/api/matches/{id}/replay?as=home"))
        .await
        .expect(200);
    assert_eq!(outline["summary"]["status"], "over");
    assert_eq!(
        outline["summary"]["scoreline"],
        frames.last().unwrap()["scoreline"]
    );
    let moments = outline["moments"].as_array().unwrap();
    assert!(!moments.is_empty());
    for moment in moments {
        let frame = &frames[moment["frame"].as_u64().unwrap() as usize];
        assert_eq!(frame["step"], moment["step"]);
        let events = frame["events"].as_array().unwrap();
        let told = |seen: &&Value| seen["number"] == moment["number"];
        assert_eq!(
            events.iter().find(told).unwrap()["commentary"],
            moment["commentary"]
        );
    }
    assert_eq!(outline["minutes"][0]["from"], 1);
}
