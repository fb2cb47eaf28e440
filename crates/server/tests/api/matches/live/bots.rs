//! Bots at the table.

use serde_json::json;

use crate::support::{House, text};

#[tokio::test]
async fn a_guest_plays_a_bot() {
    let house = House::open_with(|config| config.think_seconds = 0.1).await;
    for level in ["random", "park", "instinct", "pro", "world"] {
        let mut guest = house.guest().await;
        let options = json!({ "half_cards": 15, "hand_size": 3 });
        let created = guest
            .create(
                options,
                json!({ "kind": "me" }),
                json!({ "kind": "bot", "level": level }),
            )
            .await;
        assert_eq!(
            created["seats"]["away"],
            json!({ "name": level, "kind": "bot", "level": level, "you": false })
        );
        let mut socket = guest.sit(&text(&created["id"])).await;
        assert_eq!(socket.last["thinking"], json!(["away"]));
        while !socket.is_over() {
            if socket.is_to_act("home") {
                let choice = socket.choices("home")[0].clone();
                let answer = socket.play("home", choice).await;
                assert_eq!(answer["type"], "accepted", "{answer}");
            }
            if !socket.is_over() {
                socket.update().await;
            }
        }
    }
}

#[tokio::test]
async fn a_bot_keeps_the_time_it_was_given() {
    let mut house = House::open().await;
    let mut guest = house.guest().await;
    let world = json!({ "kind": "bot", "level": "world", "think_ms": 4500 });
    let created = guest.create(json!({}), json!({ "kind": "me" }), world).await;
    assert_eq!(created["seats"]["away"]["think_ms"], 4500);
    house.restart().await;
    guest.follow(&house);
    let kept = guest
        .get(&format!("/api/matches/{}", text(&created["id"])))
        .await
        .expect(200);
    assert_eq!(kept["seats"]["away"]["think_ms"], 4500);
}

#[tokio::test]
async fn nobody_thinks_on_about_a_match_that_is_over() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let (me, options) = (json!({ "kind": "me" }), json!({ "hand_size": 3 }));
    // All these thoughts together would take longer than this test waits for anything.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    for _ in 0..3 * cores {
        let world = json!({ "kind": "bot", "level": "world", "think_ms": 10_000 });
        let created = guest.create(options.clone(), me.clone(), world).await;
        let mut socket = guest.sit(&text(&created["id"])).await;
        assert_eq!(socket.last["thinking"], json!(["away"]));
        socket.say(json!({ "type": "resign", "seat": "home" })).await;
        socket.until(|socket| socket.is_over()).await;
        assert_eq!(socket.last["thinking"], json!([]));
    }
    let club = json!({ "kind": "bot", "level": "club" });
    let created = guest.create(options, me, club).await;
    let mut socket = guest.sit(&text(&created["id"])).await;
    while socket.is_to_act("home") {
        let choice = socket.choices("home")[0].clone();
        socket.play("home", choice).await;
        socket.update().await;
    }
    socket.until(|socket| socket.is_to_act("home")).await;
}

#[tokio::test]
async fn bots_play_each_other_while_somebody_watches() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let bot = json!({ "kind": "bot", "level": "instinct" });
    let created = guest.create(json!({ "half_cards": 15 }), bot.clone(), bot).await;
    let id = text(&created["id"]);
    assert_eq!(
        guest.get(&format!("/api/matches/{id}")).await.expect(200)["status"],
        "running"
    );
    let mut socket = guest.sit(&id).await;
    assert_eq!(socket.lanes.keys().collect::<Vec<_>>(), ["spectator"]);
    socket.until(|socket| socket.is_over()).await;
}
