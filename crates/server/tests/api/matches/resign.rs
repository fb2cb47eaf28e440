use serde_json::json;

use crate::support::{House, text};

#[tokio::test]
async fn a_coach_gives_up() {
    let house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let path = format!("/api/matches/{id}/resign");
    home.post(&path, &json!({ "seat": "away" }))
        .await
        .is_problem(403, "not_your_seat");
    house
        .stranger()
        .post(&path, &json!({ "seat": "home" }))
        .await
        .is_problem(403, "not_your_seat");
    home.post(&path, &json!({ "seat": "referee" }))
        .await
        .is_problem(400, "bad_request");

    let mut socket = away.sit(&id).await;
    home.post(&path, &json!({ "seat": "home" })).await.expect(204);
    let update = socket.update().await;
    assert_eq!(
        (&update["over"]["winner"], &update["over"]["forfeit"]),
        (&json!("away"), &json!("home"))
    );
    assert_eq!(update["to_act"], json!([]));
    home.post(&path, &json!({ "seat": "home" }))
        .await
        .is_problem(409, "match_over");
    let summary = home.get(&format!("/api/matches/{id}")).await.expect(200);
    assert_eq!(
        (&summary["status"], &summary["your_turn"]),
        (&json!("over"), &json!(false))
    );
}

#[tokio::test]
async fn table_list_and_replay_tell_the_score_that_counts() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let plan = json!({ "game": "simulator-soccer", "seats": { "home": me, "away": me } });
    let id = text(&guest.post("/api/matches", &plan).await.expect(201)["id"]);
    let mut socket = guest.sit(&id).await;
    socket.say(json!({ "type": "resign", "seat": "home" })).await;
    socket.until(|socket| socket.is_over()).await;
    let counts = json!({ "home": 0, "away": 3 });
    let scoreline = socket.lane("home").last["scoreline"].clone();
    assert_eq!(socket.last["over"]["score"], counts);
    assert_eq!(
        (
            &scoreline["score"],
            &scoreline["phase"]["key"],
            &scoreline["attacking"]
        ),
        (&counts, &json!("match-resigned"), &json!(null))
    );
    let list = guest.get("/api/matches?filter=mine").await.expect(200);
    assert_eq!(list["matches"][0]["scoreline"], scoreline);
    let outline = guest.get(&format!("/api/matches/{id}/replay")).await.expect(200);
    assert_eq!(outline["summary"]["scoreline"], scoreline);
    let last = outline["frames"].as_u64().unwrap() - 1;
    let page = format!("/api/matches/{id}/replay/frames?from={last}&count=1");
    let page = guest.get(&page).await.expect(200);
    assert_eq!(
        page["frames"][0]["scoreline"], scoreline,
        "the last picture is that of the resignation"
    );
}

#[tokio::test]
async fn a_coach_gives_up_at_the_table() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({})).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    other.say(json!({ "type": "resign", "seat": "home" })).await;
    assert_eq!(
        other.wait_for(|message| message["type"] == "error").await["code"],
        "not_your_seat"
    );
    other.say(json!({ "type": "resign", "seat": "away" })).await;
    one.until(|socket| socket.is_over()).await;
    assert_eq!(one.last["over"]["winner"], "home");
    let answer = one.play("home", "lay").await;
    assert_eq!(
        (&answer["type"], &answer["code"]),
        (&json!("error"), &json!("match_over"))
    );
}
