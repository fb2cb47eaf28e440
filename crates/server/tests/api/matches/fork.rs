use serde_json::json;

use super::replay::all_frames;
use crate::support::{House, play_out, text};

#[tokio::test]
async fn a_finished_match_is_played_on_from_any_step() {
    let house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let path = format!("/api/matches/{id}/fork");
    let seats = json!({ "home": { "kind": "me" }, "away": { "kind": "me" } });
    let plan = |step: u64| json!({ "step": step, "seats": seats });
    home.post(&path, &plan(1)).await.is_problem(409, "match_running");

    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_out(&mut one, &mut other).await;
    let frames = all_frames(&mut home, &id, "home").await;
    let frame = &frames[frames.len() / 2];
    let last = frames.last().unwrap()["step"].as_u64().unwrap();
    home.post(&path, &plan(last)).await.is_problem(409, "match_over");
    home.post(&path, &plan(last + 1))
        .await
        .is_problem(400, "bad_request");
    home.post(&path, &json!({ "step": 1, "seats": {} }))
        .await
        .is_problem(422, "bad_seats");

    let forked = home
        .post(&path, &plan(frame["step"].as_u64().unwrap()))
        .await
        .expect(201);
    assert_eq!(
        (&forked["hot_seat"], &forked["status"]),
        (&json!(true), &json!("running"))
    );
    let mut socket = home.sit(&text(&forked["id"])).await;
    assert_eq!(socket.lane("home").last["view"], frame["view"]);
    assert_eq!(socket.lane("home").last["scoreline"], frame["scoreline"]);
    while !socket.is_over() {
        let seat = if socket.is_to_act("home") { "home" } else { "away" };
        let choice = socket.choices(seat)[0].clone();
        socket.must_play(seat, choice).await;
    }
    let record = format!("/api/matches/{}/record.txt", text(&forked["id"]));
    let record = String::from_utf8(home.get(&record).await.body).unwrap();
    assert!(record.contains(&format!("[ForkedFrom \"{id} ")));
    // What was played after the fork is proven by the fork alone, the rest beside its origin.
    let game = clubhouse::game("flip-football").unwrap();
    let checked = game.check_record(&record, None).unwrap();
    assert!(checked.is_proven() && checked.rolls_from > 1, "{checked:?}");
    let origin = home.get(&format!("/api/matches/{id}/record.txt")).await.body;
    let origin = String::from_utf8(origin).unwrap();
    let checked = game.check_record(&record, Some(&origin)).unwrap();
    assert!(checked.is_proven() && checked.rolls_from == 0, "{checked:?}");
    let other = origin.replacen("start\n", "start\n  ~ kick-off 1/2 home\n", 1);
    let checked = game.check_record(&record, Some(&other)).unwrap();
    assert!(!checked.is_good(), "{checked:?}");
}
