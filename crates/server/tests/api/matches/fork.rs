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
        (&forked["status"], &forked["awaited"]),
        (&json!("waiting"), &json!(["home", "away"]))
    );
    let forked = home.add_words(&text(&forked["id"])).await;
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
    let checked = game.verify_record(&record, None).unwrap();
    assert!(checked.is_proven() && checked.rolls_from > 1, "{checked:?}");
    let origin = home.get(&format!("/api/matches/{id}/record.txt")).await.body;
    let origin = String::from_utf8(origin).unwrap();
    let checked = game.verify_record(&record, Some(&origin)).unwrap();
    assert!(checked.is_proven() && checked.rolls_from == 0, "{checked:?}");
    let other = origin.replacen("start\n", "start\n  ~ kick-off 1/2 home\n", 1);
    let checked = game.verify_record(&record, Some(&other)).unwrap();
    assert!(!checked.is_good(), "{checked:?}");
}

/// A fork says that it is one, from where, and whether its hidden cards may be known; for a newcomer they are dealt anew.
#[tokio::test]
async fn what_is_hidden_is_dealt_anew_for_whoever_was_not_there() {
    let house = House::open().await;
    let (mut home, mut away, id) = house
        .friendly(json!({ "half_cards": 15, "set_aside": "random" }))
        .await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_out(&mut one, &mut other).await;
    let frames = all_frames(&mut home, &id, "home").await;
    let frame = &frames[frames.len() / 2];
    let step = frame["step"].as_u64().unwrap();
    let origin = home.get(&format!("/api/matches/{id}/record.txt")).await.body;
    let origin = String::from_utf8(origin).unwrap();
    let game = clubhouse::game("flip-football").unwrap();
    let plan = json!({ "step": step, "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } } });
    for is_newcomer in [false, true] {
        let mut newcomer = house.guest().await;
        let guest = if is_newcomer { &mut newcomer } else { &mut away };
        let forked = home
            .post(&format!("/api/matches/{id}/fork"), &plan)
            .await
            .expect(201);
        let fork = text(&forked["id"]);
        let told = |dealt_anew: bool| json!({ "id": id, "step": step, "dealt_anew": dealt_anew });
        assert_eq!(forked["forked_from"], told(false));
        let token = json!({ "token": forked["invitations"]["away"] });
        let joined = guest
            .post(&format!("/api/matches/{fork}/join"), &token)
            .await
            .expect(200);
        assert_eq!(joined["forked_from"], told(false));
        home.add_words(&fork).await;
        guest.add_words(&fork).await;
        let everybody = house
            .stranger()
            .get(&format!("/api/matches/{fork}"))
            .await
            .expect(200);
        assert_eq!(everybody["forked_from"], told(is_newcomer), "everybody is told");

        let (mut one, mut other) = (home.sit(&fork).await, guest.sit(&fork).await);
        one.until(|socket| socket.last["connected"] == json!(["home", "away"]))
            .await;
        assert_eq!(one.lane("home").last["scoreline"], frame["scoreline"]);
        assert_eq!(
            one.lane("home").last["takeback"],
            "none",
            "what is not theirs stays"
        );
        play_out(&mut one, &mut other).await;
        let record = home.get(&format!("/api/matches/{fork}/record.txt")).await.body;
        let record = String::from_utf8(record).unwrap();
        assert_eq!(record.contains("dealt anew"), is_newcomer);
        for beside in [None, Some(origin.as_str())] {
            let checked = game.verify_record(&record, beside).unwrap();
            assert!(checked.is_proven(), "{checked:?}");
        }
        let pictures = all_frames(&mut home, &fork, "home").await;
        let is_dealt = |frame: &serde_json::Value| frame["step"].as_u64() == Some(step + 1);
        assert!(
            !is_newcomer || pictures.iter().any(is_dealt),
            "the new deal is a picture"
        );
    }
}
