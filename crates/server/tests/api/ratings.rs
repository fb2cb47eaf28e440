//! `/api/members/{name}/ratings`, `/api/leaderboards/{game}`, and what a rated match does to them.

use serde_json::{Value, json};

use crate::support::{Guest, House, Socket, text};

fn plan() -> Value {
    json!({
        "game": "flip-football",
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
        "pace": { "kind": "live", "minutes": 5, "increment_s": 5 },
        "rated": true,
    })
}

/// A rated match of two members that has begun.
async fn rated(house: &House, home: &mut Guest, away: &mut Guest) -> String {
    let created = home.post("/api/matches", &plan()).await.expect(201);
    let id = text(&created["id"]);
    let token = json!({ "token": created["invitations"]["away"] });
    // A guest may not sit down at it.
    house
        .guest()
        .await
        .post(&format!("/api/matches/{id}/join"), &token)
        .await
        .is_problem(422, "not_rated");
    away.post(&format!("/api/matches/{id}/join"), &token)
        .await
        .expect(200);
    home.add_words(&id).await;
    away.add_words(&id).await;
    id
}

async fn rating_of(guest: &mut Guest, name: &str) -> Value {
    let ratings = guest
        .get(&format!("/api/members/{name}/ratings"))
        .await
        .expect(200);
    ratings[0].clone()
}

#[tokio::test]
async fn a_rated_match_changes_both_ratings_once() {
    let mut house = House::open().await;
    let (mut ada, mut ben) = (house.member("Ada").await, house.member("Ben").await);
    let id = rated(&house, &mut ada, &mut ben).await;
    let mut socket = ada.sit(&id).await;
    for message in [
        json!({ "type": "takeback", "seat": "home" }),
        json!({ "type": "hint", "seat": "home" }),
    ] {
        socket.say(message).await;
        socket.wait_for(|message| message["type"] == "error").await;
    }
    ben.post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "away" }))
        .await
        .expect(204);
    socket.until(Socket::is_over).await;
    let change = socket.last["rated"]["home"].clone();
    assert!(change["after"].as_f64() > change["before"].as_f64(), "{change}");
    let won = rating_of(&mut ben, "ada").await;
    assert_eq!(won["rating"], change["after"]);
    assert_eq!(
        (&won["game"], &won["pace"], &won["matches"]),
        (&json!("flip-football"), &json!("live"), &json!(1))
    );
    assert_eq!(
        (&won["provisional"], &won["history"][0]["match"]),
        (&json!(true), &json!(id))
    );
    assert!(rating_of(&mut ada, "Ben").await["rating"].as_f64() < Some(1500.0));

    // Nobody is counted twice, whatever the server has been through.
    house.restart().await;
    ada.follow(&house);
    let socket = ada.sit(&id).await;
    assert_eq!(socket.last["rated"]["home"], change);
    assert_eq!(rating_of(&mut ada, "Ada").await, won);
    assert_eq!(house.count("rating_changes"), 2);
}

#[tokio::test]
async fn what_is_called_off_is_not_rated() {
    let house = House::open().await;
    let (mut ada, mut ben) = (house.member("Ada").await, house.member("Ben").await);
    let id = rated(&house, &mut ada, &mut ben).await;
    let mut socket = ada.sit(&id).await;
    socket.say(json!({ "type": "abandon", "seat": "home" })).await;
    socket.until(Socket::is_over).await;
    assert!(socket.last.get("rated").is_none());
    assert_eq!(house.count("ratings"), 0);
    assert_eq!(ada.get("/api/members/Ada/ratings").await.expect(200), json!([]));
}

#[tokio::test]
async fn rated_needs_members_a_clock_and_the_games_own_options() {
    let house = House::open().await;
    house
        .guest()
        .await
        .post("/api/matches", &plan())
        .await
        .is_problem(422, "not_rated");
    let mut ada = house.member("Ada").await;
    let changes = [
        ("pace", json!({ "kind": "unhurried" })),
        ("options", json!({ "half_cards": 20, "hand_size": 7 })),
        ("stand_in", json!("park")),
        (
            "seats",
            json!({ "home": { "kind": "me" }, "away": { "kind": "me" } }),
        ),
        (
            "seats",
            json!({ "home": { "kind": "me" }, "away": { "kind": "bot", "level": "club" } }),
        ),
    ];
    for (name, value) in changes {
        let mut plan = plan();
        plan[name] = value;
        let refused = ada.post("/api/matches", &plan).await;
        assert_eq!(refused.status, 422, "{name}");
    }
}

#[tokio::test]
async fn leaderboards_name_the_certain_and_tell_where_you_stand() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    house.member("Ben").await;
    let boards = ada.get("/api/leaderboards/flip-football").await.expect(200);
    assert_eq!(boards[0], json!({ "pace": "live", "leaders": [] }));
    house.sabotage(
        "insert into ratings (person, game, pace, rating, deviation, volatility, matches, rated_ms)
         select id, 'flip-football', 'live', case name when 'Ada' then 1600.0 else 1700.0 end, 60.0, 0.06, 40,
         unixepoch() * 1000 from persons where name in ('Ada', 'Ben')",
    );
    let board = ada.get("/api/leaderboards/flip-football").await.expect(200)[0].clone();
    let names: Vec<String> = board["leaders"]
        .as_array()
        .unwrap()
        .iter()
        .map(|leader| text(&leader["name"]))
        .collect();
    assert_eq!(names, ["Ben", "Ada"]);
    assert_eq!(board["you"], json!({ "rank": 2, "rating": 1600.0 }));
    let stranger = house
        .stranger()
        .get("/api/leaderboards/flip-football")
        .await
        .expect(200);
    assert!(stranger[0].get("you").is_none());
    house.sabotage("update ratings set deviation = 200.0");
    let board = ada.get("/api/leaderboards/flip-football").await.expect(200)[0].clone();
    assert_eq!(
        board,
        json!({ "pace": "live", "leaders": [], "you": { "rating": 1600.0 } })
    );
    ada.get("/api/leaderboards/chess")
        .await
        .is_problem(404, "not_found");
    ada.get("/api/members/Nobody/ratings")
        .await
        .is_problem(404, "not_found");
    ada.get("/api/members/-/ratings")
        .await
        .is_problem(404, "not_found");
}

#[tokio::test]
async fn bots_tell_what_they_are_rated() {
    let house = House::open().await;
    let games = house.stranger().get("/api/games").await.expect(200);
    for game in games.as_array().unwrap() {
        let club = game["bots"]
            .as_array()
            .unwrap()
            .iter()
            .position(|level| level == "club")
            .unwrap();
        assert_eq!(game["bot_ratings"][club], 1500, "{}", game["id"]);
    }
}
