//! Lost sockets and restarted servers.

use serde_json::json;

use crate::support::{House, play_out, uuid};

#[tokio::test]
async fn a_lost_socket_resumes_from_its_last_number() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "preset strongest").await;
    other.must_play("away", "preset open").await;
    one.until(|socket| socket.lane("home").last["view"]["phase"] == "play")
        .await;
    let (places, lanes) = (one.places(), one.lanes.clone());
    drop(one);
    other.must_play("away", "lay").await;
    let (mut one, update) = home.come_back(&id, lanes).await;
    let lane = &update["lanes"]["home"];
    assert_eq!(
        (&lane["reset"], lane["events"].as_array().unwrap().len()),
        (&json!(false), 1)
    );
    assert_eq!(
        lane["events"][0]["number"].as_u64(),
        places["home"]["number"].as_u64().map(|number| number + 1)
    );
    assert_eq!(lane["events"][0]["event"]["type"], "has_laid");
    play_out(&mut one, &mut other).await;
    let fresh = home.sit(&id).await;
    assert_eq!(
        fresh.lane("home").events,
        one.lane("home").events,
        "from scratch it is the same story"
    );
    assert_eq!(fresh.lane("home").last["reset"], true);
}

#[tokio::test]
async fn a_place_that_cannot_be_is_forgotten() {
    let house = House::open().await;
    let (home, _, id) = house.friendly(json!({ "set_aside": "random" })).await;
    let known = home.sit(&id).await.lane("home").clone();
    for place in [
        json!({ "epoch": 0, "number": 999 }),
        json!({ "epoch": 7, "number": 1 }),
    ] {
        let mut socket = home.knock(&id, None).await.unwrap();
        socket
            .say(json!({ "type": "hello", "lanes": { "home": place, "away": { "epoch": 0, "number": 0 } } }))
            .await;
        let update = socket.update().await;
        assert_eq!(update["lanes"]["home"]["reset"], true);
        assert_eq!(socket.lane("home").events, known.events);
        assert!(
            update["lanes"].get("away").is_none(),
            "a lane is not had by asking"
        );
    }
}

#[tokio::test]
async fn a_move_sent_twice_is_played_once() {
    let house = House::open().await;
    let (home, _, id) = house.friendly(json!({})).await;
    let mut socket = home.sit(&id).await;
    let (request, pick) = (uuid(), json!({ "type": "set_aside", "card": "R01" }));
    let first = socket.play_as("home", pick.clone(), &request).await;
    socket.update().await;
    let number = socket.lane("home").number;
    let second = socket.play_as("home", pick, &request).await;
    assert_eq!((&first["type"], &first), (&json!("accepted"), &second));
    socket
        .must_play("home", json!({ "type": "set_aside", "card": "R02" }))
        .await;
    assert_eq!(socket.lane("home").number, number + 1);
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let mut house = House::open().await;
    let (mut home, mut away, id) = house.friendly(json!({ "half_cards": 15, "hand_size": 2 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    let request = uuid();
    one.play_as("home", "preset strongest", &request).await;
    one.update().await;
    other.must_play("away", "preset open").await;
    one.until(|socket| socket.is_to_act("home")).await;
    let (one_lane, other_lane) = (one.lane("home").clone(), other.lane("away").clone());

    house.restart().await;
    home.follow(&house);
    away.follow(&house);
    let (mut one, update) = home.come_back(&id, one.lanes).await;
    assert_eq!(update["lanes"]["home"]["reset"], false);
    let (mut other, _) = away.come_back(&id, other.lanes).await;
    assert_eq!(one.lane("home").number, one_lane.number);
    assert_eq!(one.lane("home").last["view"], one_lane.last["view"]);
    assert_eq!(other.lane("away").last["view"], other_lane.last["view"]);

    let again = one.play_as("home", "preset strongest", &request).await;
    assert_eq!(again["type"], "accepted", "the request is remembered: {again}");
    assert_eq!(one.play("home", "preset strongest").await["type"], "refused");
    play_out(&mut one, &mut other).await;
    let record = home.get(&format!("/api/matches/{id}/record.txt")).await;
    let game = clubhouse::game("flip-football").unwrap();
    assert!(
        game.verify_record(str::from_utf8(&record.body).unwrap(), None)
            .unwrap()
            .is_proven()
    );
}
