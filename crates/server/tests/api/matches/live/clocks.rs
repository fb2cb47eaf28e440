//! The referee's ticks and the coaches' clocks.

use serde_json::json;

use crate::support::{House, Socket, text};

#[tokio::test]
async fn a_match_plays_by_itself() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let options = json!({ "half_cards": 15, "pace": "auto", "set_aside": "random" });
    let created = guest.create(options, me.clone(), me).await;
    let mut socket = guest.sit(&text(&created["id"])).await;
    assert_eq!(socket.last["to_act"], json!([]));
    socket.until(|socket| socket.is_over()).await;
    let record = guest
        .get(&format!("/api/matches/{}/record.txt", text(&created["id"])))
        .await;
    let checked = clubhouse::game("flip-football")
        .unwrap()
        .verify_record(str::from_utf8(&record.body).unwrap(), None)
        .unwrap();
    assert!(checked.is_proven() && checked.steps > 30);
}

#[tokio::test]
async fn a_coach_who_does_not_lay_in_time_is_laid_for() {
    let house = House::open().await;
    let (home, away, id) = house
        .friendly(json!({ "lay_timer": 3, "set_aside": "random" }))
        .await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "lay").await;
    other
        .until(|socket| socket.lane("away").last["decision_deadline_ms"].is_u64())
        .await;
    let left = other.lane("away").last["decision_deadline_ms"].as_u64().unwrap();
    assert!((1..=3000).contains(&left), "{left}");
    assert_eq!(other.lane("away").last["at_zero"]["key"], "flip-zero-pack");
    assert!(
        one.lane("home").last.get("at_zero").is_none(),
        "who has laid is not late"
    );
    other
        .until(|socket| {
            socket
                .lane("away")
                .events
                .iter()
                .any(|event| event["type"] == "cards_laid")
        })
        .await;
    assert!(
        other.heard.iter().any(|text| text.contains(r#""time_up":true"#)),
        "what was done for the late is told as that"
    );
}

#[tokio::test]
async fn nobody_is_hurried_over_a_line_up_by_bots() {
    let house = House::open().await;
    for (game, options) in [
        ("flip-football", json!({ "set_aside_timer": 60 })),
        (
            "soccer-tactics",
            json!({ "move_limit_seconds": 60, "first_kickoff": "home" }),
        ),
        (
            "social-soccer",
            json!({ "decision_seconds": 60, "deployment": "chosen" }),
        ),
        ("simulator-soccer", json!({ "decision_timer": 60 })),
    ] {
        for (away, is_timed) in [
            (json!({ "kind": "bot", "level": "random" }), false),
            (json!({ "kind": "me" }), true),
        ] {
            let mut guest = house.guest().await;
            let seats = json!({ "home": { "kind": "me" }, "away": away });
            let plan = json!({ "game": game, "options": options, "seats": seats });
            let created = guest.make(&plan).await;
            let socket = guest.sit(&text(&created["id"])).await;
            let deadline = &socket.lane("home").last["decision_deadline_ms"];
            assert_eq!(deadline.is_u64(), is_timed, "{game}: {deadline}");
        }
    }
}

#[tokio::test]
async fn no_clock_runs_before_the_friend_is_there() {
    let house = House::open().await;
    let mut home = house.guest().await;
    let options = json!({ "lay_timer": 3, "set_aside": "random" });
    let created = home
        .create(options, json!({ "kind": "me" }), json!({ "kind": "friend" }))
        .await;
    let socket = home.sit(&text(&created["id"])).await;
    assert!(socket.lane("home").last.get("decision_deadline_ms").is_none());
}

#[tokio::test]
async fn the_clock_of_a_half_goes_on_after_a_restart() {
    let mut house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let plan = json!({ "game": "soccer-tactics", "options": { "first_kickoff": "home" }, "seats": { "home": me, "away": me } });
    let id = text(&guest.make(&plan).await["id"]);
    let mut socket = guest.sit(&id).await;
    assert!(socket.lane("home").last.get("period_clock").is_none());
    socket.must_play("home", "done").await;
    socket.must_play("away", "done").await;
    let left = |socket: &Socket| {
        socket.lane("home").last["period_clock"]["left_ms"]
            .as_u64()
            .unwrap()
    };
    let whole = 45 * 60 * 1000;
    // The clock runs while the coaches play; how far it comes by then does not matter.
    while left(&socket) == whole {
        let seat = text(&socket.last["to_act"][0]);
        let choice = socket.choices(&seat).pop().unwrap();
        socket.must_play(&seat, choice).await;
    }
    let before = left(&socket);
    drop(socket);
    house.restart().await;
    guest.follow(&house);
    let socket = guest.sit(&id).await;
    assert!(left(&socket) <= before && before < whole);
    assert_eq!(socket.lane("home").last["period_clock"]["running"], true);
}

#[tokio::test]
async fn no_clock_runs_while_only_spectators_are_there() {
    let house = House::open().await;
    let (home, _away, id) = house
        .friendly(json!({ "lay_timer": 3, "set_aside": "random" }))
        .await;
    let watching = house.stranger().sit(&id).await;
    let clock = |socket: &Socket, lane: &str| socket.lane(lane).last.get("decision_deadline_ms").cloned();
    assert_eq!(clock(&watching, "spectator"), None);
    let coach = home.sit(&id).await;
    assert!(clock(&coach, "home").is_some(), "it runs while a coach is there");
    drop(coach);
    let mut watching = watching;
    watching
        .until(|socket| socket.last["connected"] == json!([]) && clock(socket, "spectator").is_none())
        .await;
}
