use serde_json::json;

use crate::support::{House, text};

#[tokio::test]
async fn a_friend_takes_the_seat_of_the_invitation() {
    let house = House::open().await;
    let (mut home, mut away) = (house.guest().await, house.guest().await);
    away.put("/api/me", &json!({ "name": "Grace" })).await.expect(200);
    let created = home
        .create(json!({}), json!({ "kind": "me" }), json!({ "kind": "friend" }))
        .await;
    let path = format!("/api/matches/{}/join", text(&created["id"]));
    let token = json!({ "token": created["invitations"]["away"] });

    away.post(&path, &json!({ "token": "wrong" }))
        .await
        .is_problem(403, "bad_invitation");
    home.post(&path, &token).await.is_problem(409, "already_seated");
    let joined = away.post(&path, &token).await.expect(200);
    assert_eq!(joined["status"], "running");
    assert_eq!(
        joined["seats"]["away"],
        json!({ "name": "Grace", "kind": "person", "you": true })
    );
    assert_eq!(
        away.post(&path, &token).await.expect(200),
        joined,
        "twice is once"
    );
    house
        .guest()
        .await
        .post(&path, &token)
        .await
        .is_problem(409, "seat_taken");
    away.post("/api/matches/aaaaaaaaaaaaa/join", &token)
        .await
        .is_problem(404, "not_found");
}

#[tokio::test]
async fn the_other_coach_sees_who_came() {
    let house = House::open().await;
    let (mut home, mut away) = (house.guest().await, house.guest().await);
    let created = home
        .create(json!({}), json!({ "kind": "me" }), json!({ "kind": "friend" }))
        .await;
    let id = text(&created["id"]);
    let mut socket = home.sit(&id).await;
    let mut watching = away.sit(&id).await;
    assert!(watching.lanes.contains_key("spectator"));
    let token = json!({ "token": created["invitations"]["away"] });
    away.post(&format!("/api/matches/{id}/join"), &token)
        .await
        .expect(200);
    socket
        .until(|socket| socket.last["seats"]["away"]["kind"] == "person")
        .await;
    watching.until(|socket| socket.lanes.contains_key("away")).await;
    assert_eq!(watching.last["seats"]["away"]["you"], true);
    watching.must_play("away", "preset strongest").await;
}

#[tokio::test]
async fn the_record_names_who_came() {
    let house = House::open().await;
    let (mut home, mut away, id) = house.friendly(json!({})).await;
    let name = away.get("/api/me").await.expect(200)["name"].clone();
    home.post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "home" }))
        .await
        .expect(204);
    let record = home
        .get(&format!("/api/matches/{id}/record.json"))
        .await
        .expect(200);
    assert_eq!(record["header"]["seats"]["away"], name);
}
