use std::collections::BTreeSet;

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
    assert_eq!(
        (&joined["status"], &joined["awaited"]),
        (&json!("waiting"), &json!(["away"]))
    );
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
    away.add_words(&id).await;
    watching.until(|socket| socket.is_to_act("away")).await;
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

#[tokio::test]
async fn four_coaches_come_by_three_invitations() {
    let house = House::open().await;
    let mut host = house.guest().await;
    let friend = json!({ "kind": "friend" });
    let plan = json!({
        "game": "soccer-tactics",
        "options": { "seats_per_side": 2, "clock": "virtual", "first_kickoff": "home" },
        "seats": { "home": { "kind": "me" }, "home2": friend, "away": friend, "away2": friend },
    });
    let created = host.make(&plan).await;
    let id = text(&created["id"]);
    assert_eq!(created["invitations"].as_object().unwrap().len(), 3);
    let mut sockets = vec![("home", host.sit(&id).await)];
    for (seat, name) in [("home2", "Hopper"), ("away", "Ada"), ("away2", "Alan")] {
        let mut guest = house.guest().await;
        guest.put("/api/me", &json!({ "name": name })).await.expect(200);
        let token = json!({ "token": created["invitations"][seat] });
        let joined = guest
            .post(&format!("/api/matches/{id}/join"), &token)
            .await
            .expect(200);
        assert_eq!(joined["seats"][seat]["name"], name);
        assert_eq!(joined["seats"][seat]["you"], true);
        sockets.push((seat, guest.sit(&id).await));
        guest.add_words(&id).await;
    }
    for (_, socket) in &mut sockets {
        socket.until(|socket| socket.last.get("waiting").is_none()).await;
    }
    // Each coach decides in turn, and only in turn, until all four have.
    let mut decided = BTreeSet::new();
    while decided.len() < 4 {
        let known = sockets[0].1.lane("home").events.len();
        let acting = text(&sockets[0].1.last["to_act"][0]);
        for (seat, socket) in &mut sockets {
            if **seat != acting {
                let answer = socket.play(&acting, json!({ "type": "done" })).await;
                assert_eq!(answer["code"], "not_your_seat", "{answer}");
            }
        }
        let (_, mover) = sockets.iter_mut().find(|(seat, _)| **seat == acting).unwrap();
        let choice = mover.choices(&acting).pop().unwrap();
        let answer = mover.play(&acting, choice).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
        for (seat, socket) in &mut sockets {
            socket
                .until(|socket| socket.lane(seat).events.len() > known)
                .await;
        }
        decided.insert(acting);
    }
}
