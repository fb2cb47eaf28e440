//! Bots at the table.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::support::{Guest, House, Socket, text};

/// Thirty tables at which bots of the best level think as long as they may, with somebody who watches.
async fn siege(guest: &mut Guest) -> Vec<Socket> {
    let world = json!({ "kind": "bot", "level": "world", "think_ms": 10_000 });
    let mut sockets = Vec::new();
    for _ in 0..30 {
        let created = guest.create(json!({}), world.clone(), world.clone()).await;
        sockets.push(guest.sit(&text(&created["id"])).await);
    }
    sockets
}

/// How long a bot takes to answer somebody's first moves.
async fn wait_for_bot(guest: &mut Guest, level: &str) -> Duration {
    let bot = json!({ "kind": "bot", "level": level, "think_ms": 500 });
    let options = json!({ "set_aside": "random" });
    let created = guest.create(options, json!({ "kind": "me" }), bot).await;
    let started = Instant::now();
    let mut socket = guest.sit(&text(&created["id"])).await;
    socket.play("home", "lay").await;
    socket
        .until(|socket| {
            let laid = |event: &serde_json::Value| event["type"] == "cards_laid";
            socket.lane("home").events.iter().any(laid)
        })
        .await;
    started.elapsed()
}

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

#[tokio::test]
async fn a_strangers_bot_answers_whatever_others_have_thought() {
    let house = House::open().await;
    let (mut attacker, mut stranger) = (house.guest().await, house.guest().await);
    let sockets = siege(&mut attacker).await;
    let park = wait_for_bot(&mut stranger, "park").await;
    assert!(park < Duration::from_secs(2), "{park:?}");
    let pro = wait_for_bot(&mut stranger, "pro").await;
    assert!(pro < Duration::from_secs(4), "{pro:?}");
    drop(sockets);
    let afterwards = wait_for_bot(&mut stranger, "pro").await;
    assert!(afterwards < Duration::from_secs(3), "{afterwards:?}");
}

#[tokio::test]
async fn thirty_hints_of_one_delay_nobody() {
    let house = House::open().await;
    let (mut greedy, mut stranger) = (house.guest().await, house.guest().await);
    let me = json!({ "kind": "me" });
    let mut sockets = Vec::new();
    for _ in 0..30 {
        let created = greedy.create(json!({}), me.clone(), me.clone()).await;
        let mut socket = greedy.sit(&text(&created["id"])).await;
        socket.say(json!({ "type": "hint", "seat": "home" })).await;
        sockets.push(socket);
    }
    let alone = Duration::from_millis(500);
    let took = wait_for_bot(&mut stranger, "world").await;
    assert!(took < alone + Duration::from_secs(2), "{took:?}");
}

#[tokio::test]
async fn who_comes_back_finds_the_bot_thinking_again() {
    let house = House::open_with(|config| config.think_seconds = 0.5).await;
    let mut guest = house.guest().await;
    let world = json!({ "kind": "bot", "level": "world" });
    let options = json!({ "set_aside": "random" });
    let created = guest.create(options, world.clone(), world).await;
    let id = text(&created["id"]);
    drop(guest.sit(&id).await);
    let mut socket = guest.sit(&id).await;
    let before = socket.lane("spectator").number;
    socket
        .until(|socket| socket.lane("spectator").number > before)
        .await;
}
