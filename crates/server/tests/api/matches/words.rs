//! Words: what coaches add to the luck, and that nothing is drawn before.

use serde_json::{Value, json};

use crate::support::{Answer, Guest, House, play_out, text};

const HOME: &str = "00112233445566778899aabbccddeeff";
const AWAY: &str = "ffeeddccbbaa99887766554433221100";

async fn add(guest: &mut Guest, id: &str, words: Value) -> Answer {
    let body = json!({ "words": words });
    guest.post(&format!("/api/matches/{id}/words"), &body).await
}

/// A match of two guests to whose luck nobody has added anything.
async fn silent_friendly(house: &House) -> (Guest, Guest, Value) {
    let (mut home, mut away) = (house.guest().await, house.guest().await);
    let plan = json!({
        "game": "flip-football",
        "options": { "half_cards": 15, "set_aside": "random" },
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
    });
    let created = home.post("/api/matches", &plan).await.expect(201);
    let token = json!({ "token": created["invitations"]["away"] });
    away.post(&format!("/api/matches/{}/join", text(&created["id"])), &token)
        .await
        .expect(200);
    (home, away, created)
}

/// Asserts that a socket sees nothing of a match that has not begun, and can do nothing in it.
async fn nothing_can_be_done(socket: &mut crate::support::Socket, seat: &str) {
    assert_eq!(
        (&socket.last["waiting"], &socket.last["to_act"]),
        (&json!(true), &json!([]))
    );
    assert!(socket.lane(seat).events.is_empty() && socket.choices(seat).is_empty());
    let answer = socket.play(seat, "preset strongest").await;
    assert_eq!(answer["code"], "match_waiting", "{answer}");
    socket.say(json!({ "type": "hint", "seat": seat })).await;
    let answer = socket.wait_for(|message| message["type"] == "error").await;
    assert_eq!(answer["code"], "no_hint", "{answer}");
}

#[tokio::test]
async fn nothing_is_drawn_before_all_words_are_there() {
    let house = House::open().await;
    let (mut home, mut away, created) = silent_friendly(&house).await;
    let id = text(&created["id"]);
    assert_eq!(created["awaited"], json!(["home", "away"]));
    assert_eq!(created["commitment"].as_str().unwrap().len(), 64);
    let mut one = home.sit(&id).await;
    assert_eq!(one.last["awaited"], json!(["home", "away"]));
    nothing_can_be_done(&mut one, "home").await;

    let summary = add(&mut home, &id, json!({ "home": HOME })).await.expect(200);
    assert_eq!(
        (&summary["status"], &summary["awaited"]),
        (&json!("waiting"), &json!(["away"]))
    );
    one.until(|socket| socket.last["awaited"] == json!(["away"]))
        .await;
    nothing_can_be_done(&mut one, "home").await;
    let mut other = away.sit(&id).await;
    nothing_can_be_done(&mut other, "away").await;
    assert_eq!(house.count("entries"), 0, "nothing has been drawn");

    let summary = add(&mut away, &id, json!({ "away": AWAY })).await.expect(200);
    assert_eq!(
        (&summary["status"], &summary["awaited"]),
        (&json!("running"), &json!([]))
    );
    for socket in [&mut one, &mut other] {
        socket.until(|socket| socket.last.get("waiting").is_none()).await;
        assert!(socket.last.get("awaited").is_none());
    }
    assert_eq!(house.count("entries"), 1);
    play_out(&mut one, &mut other).await;

    let record = away.get(&format!("/api/matches/{id}/record.json")).await;
    let header = &record.json()["header"];
    assert_eq!(header["words"], json!({ "home": HOME, "away": AWAY }));
    assert_eq!(
        header["commitment"], created["commitment"],
        "it was promised before"
    );
    let game = clubhouse::game("flip-football").unwrap();
    let honest = String::from_utf8(record.body).unwrap();
    assert!(game.verify_record(&honest, None).unwrap().is_proven());
    for (true_word, other_word) in [(HOME, AWAY), (AWAY, HOME)] {
        let forged = honest.replacen(true_word, other_word, 1);
        assert!(!game.verify_record(&forged, None).unwrap().is_good());
    }
}

#[tokio::test]
async fn a_word_is_added_once_and_by_its_own_coach() {
    let house = House::open().await;
    let (mut home, mut away, created) = silent_friendly(&house).await;
    let id = text(&created["id"]);
    for (mut guest, words, status, code) in [
        (house.stranger(), json!({ "home": HOME }), 403, "not_your_seat"),
        (away.clone(), json!({ "home": HOME }), 403, "not_your_seat"),
        (
            home.clone(),
            json!({ "home": HOME, "away": AWAY }),
            403,
            "not_your_seat",
        ),
        (home.clone(), json!({ "home": "short" }), 400, "bad_request"),
        (
            home.clone(),
            json!({ "home": HOME.to_uppercase() }),
            400,
            "bad_request",
        ),
        (home.clone(), json!({ "referee": HOME }), 400, "bad_request"),
    ] {
        add(&mut guest, &id, words).await.is_problem(status, code);
    }
    let nowhere = add(&mut home, "aaaaaaaaaaaaa", json!({ "home": HOME })).await;
    nowhere.is_problem(404, "not_found");
    add(&mut home, &id, json!({})).await.expect(200);
    let summary = add(&mut home, &id, json!({ "home": HOME })).await.expect(200);
    let again = add(&mut home, &id, json!({ "home": HOME })).await.expect(200);
    assert_eq!(again, summary, "twice is once");
    add(&mut home, &id, json!({ "home": AWAY }))
        .await
        .is_problem(409, "word_given");
    add(&mut away, &id, json!({ "away": AWAY })).await.expect(200);
    add(&mut home, &id, json!({ "home": HOME })).await.expect(200);
    add(&mut home, &id, json!({ "home": AWAY }))
        .await
        .is_problem(409, "word_given");
    assert_eq!(house.count("entries"), 1, "the match began once");
}

#[tokio::test]
async fn bots_wait_for_a_word_and_add_none() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let bot = json!({ "kind": "bot", "level": "park" });
    let plan = |home: Value| {
        json!({
            "game": "flip-football",
            "options": { "half_cards": 15 },
            "seats": { "home": home, "away": bot },
        })
    };
    let created = guest
        .post("/api/matches", &plan(json!({ "kind": "me" })))
        .await
        .expect(201);
    let id = text(&created["id"]);
    assert_eq!(created["awaited"], json!(["home"]));
    let mut socket = guest.sit(&id).await;
    nothing_can_be_done(&mut socket, "home").await;
    assert_eq!(
        (&socket.last["thinking"], house.count("entries")),
        (&json!([]), 0)
    );
    add(&mut guest, &id, json!({ "home": HOME })).await.expect(200);
    socket.until(|socket| socket.is_to_act("home")).await;

    let alone = guest.post("/api/matches", &plan(bot.clone())).await.expect(201);
    assert_eq!(
        (&alone["status"], &alone["awaited"]),
        (&json!("running"), &json!([]))
    );
}

/// A coach takes his seat and says nothing: the others see for whom they wait, and can give the match up.
#[tokio::test]
async fn a_silent_coach_holds_nobody_for_ever() {
    let house = House::open_with(|config| config.open_matches = 1).await;
    let (mut home, away, created) = silent_friendly(&house).await;
    let id = text(&created["id"]);
    add(&mut home, &id, json!({ "home": HOME })).await.expect(200);
    let (mut one, mut silent) = (home.sit(&id).await, away.sit(&id).await);
    one.until(|socket| socket.last["connected"] == json!(["home", "away"]))
        .await;
    assert_eq!(one.last["awaited"], json!(["away"]));
    let plan = json!({
        "game": "flip-football",
        "seats": { "home": { "kind": "me" }, "away": { "kind": "me" } },
    });
    home.post("/api/matches", &plan)
        .await
        .is_problem(409, "too_many_matches");

    one.say(json!({ "type": "resign", "seat": "home" })).await;
    for socket in [&mut one, &mut silent] {
        socket.until(|socket| socket.is_over()).await;
        assert_eq!(socket.last["over"]["winner"], "away");
        assert!(socket.last.get("awaited").is_none() && socket.last.get("waiting").is_none());
    }
    home.post("/api/matches", &plan).await.expect(201);
    let record = home.get(&format!("/api/matches/{id}/record.txt")).await.body;
    let record = String::from_utf8(record).unwrap();
    assert!(record.contains(&format!("[Word home \"{HOME}\"]")) && !record.contains("[Word away"));
    let game = clubhouse::game("flip-football").unwrap();
    assert!(game.verify_record(&record, None).unwrap().is_proven());
}

#[tokio::test]
async fn a_socket_that_was_lost_while_waiting_resumes() {
    let house = House::open().await;
    let (mut home, mut away, created) = silent_friendly(&house).await;
    let id = text(&created["id"]);
    let one = home.sit(&id).await;
    let lanes = one.lanes.clone();
    drop(one);
    add(&mut home, &id, json!({ "home": HOME })).await.expect(200);
    add(&mut away, &id, json!({ "away": AWAY })).await.expect(200);
    let (mut one, update) = home.come_back(&id, lanes).await;
    assert!(update.get("waiting").is_none());
    assert!(
        !one.lane("home").events.is_empty(),
        "it is told all that has happened"
    );
    let fresh = home.sit(&id).await;
    assert_eq!(fresh.lane("home").events, one.lane("home").events);
    let mut other = away.sit(&id).await;
    one.until(|socket| socket.last["connected"] == json!(["home", "away"]))
        .await;
    play_out(&mut one, &mut other).await;
}

#[tokio::test]
async fn words_survive_a_restart() {
    let mut house = House::open().await;
    let (mut home, mut away, created) = silent_friendly(&house).await;
    let id = text(&created["id"]);
    add(&mut home, &id, json!({ "home": HOME })).await.expect(200);
    house.restart().await;
    home.follow(&house);
    away.follow(&house);
    let summary = home.get(&format!("/api/matches/{id}")).await.expect(200);
    assert_eq!(summary["awaited"], json!(["away"]));
    add(&mut home, &id, json!({ "home": AWAY }))
        .await
        .is_problem(409, "word_given");
    add(&mut away, &id, json!({ "away": AWAY })).await.expect(200);
    let dealt = home.sit(&id).await.lane("home").clone();

    // The server dies after the last word and before the first step.
    house.stop().await;
    house.sabotage("delete from entries; update matches set standing_entry = null");
    house.start().await;
    home.follow(&house);
    let again = home.sit(&id).await.lane("home").clone();
    assert_eq!(
        (again.events, &again.last["view"]),
        (dealt.events, &dealt.last["view"])
    );
    assert_eq!(house.count("entries"), 1);
}

/// A match of earlier days has begun without its last coach: his word counts from then on.
#[tokio::test]
async fn whoever_comes_to_a_match_that_has_begun_adds_to_what_is_still_to_come() {
    let mut house = House::open().await;
    let (mut home, mut away) = (house.guest().await, house.guest().await);
    let created = home
        .create(
            json!({ "half_cards": 15 }),
            json!({ "kind": "me" }),
            json!({ "kind": "friend" }),
        )
        .await;
    let id = text(&created["id"]);
    house.stop().await;
    house.sabotage("update matches set header = json_remove(header, '$.waiting')");
    house.start().await;
    home.follow(&house);
    away.follow(&house);
    let mut one = home.sit(&id).await;
    one.must_play("home", "preset strongest").await;
    let token = json!({ "token": created["invitations"]["away"] });
    let path = format!("/api/matches/{id}/join");
    away.post(&path, &token).await.expect(200);
    let mut other = away.sit(&id).await;
    assert_eq!(other.last["awaited"], json!(["away"]));
    assert!(other.last.get("waiting").is_none() && other.is_to_act("away"));
    add(&mut away, &id, json!({ "away": AWAY })).await.expect(200);
    add(&mut away, &id, json!({ "away": AWAY })).await.expect(200);
    other.until(|socket| socket.last.get("awaited").is_none()).await;
    assert_eq!(other.lane("away").last["takeback"], "none");
    assert_eq!(house.count("entries"), 3, "the start, a choice, a word");
    one.until(|socket| {
        socket.last["connected"] == json!(["home", "away"]) && socket.last.get("awaited").is_none()
    })
    .await;
    assert_eq!(
        one.lane("home").last["takeback"],
        "none",
        "the word stays, and all before it"
    );
    // The server starts again: the word still counts.
    house.restart().await;
    home.follow(&house);
    away.follow(&house);
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    play_out(&mut one, &mut other).await;
    let record = away.get(&format!("/api/matches/{id}/record.txt")).await.body;
    let record = String::from_utf8(record).unwrap();
    assert!(record.contains(&format!("2 away adds {AWAY}")), "{record}");
    let game = clubhouse::game("flip-football").unwrap();
    assert!(game.verify_record(&record, None).unwrap().is_proven());
    let forged = record.replace(AWAY, HOME);
    assert!(!game.verify_record(&forged, None).unwrap().is_good());
}
