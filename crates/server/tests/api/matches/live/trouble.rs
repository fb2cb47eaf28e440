//! Slow readers, empty tables, and a store that fails.

use std::time::Duration;

use serde_json::json;

use crate::support::{House, play_out, uuid};

#[tokio::test]
async fn a_slow_reader_is_let_go_and_holds_nobody_up() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({ "hand_size": 5 })).await;
    let mut slow = house.stranger().sit_slowly(&id).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "preset strongest").await;
    other.must_play("away", "preset open").await;
    one.until(|socket| socket.is_to_act("home")).await;
    for _ in 0..40 {
        let card = one.choices("home").swap_remove(0);
        one.must_play("home", card).await;
        other.until(|socket| socket.is_to_act("away")).await;
        let card = other.choices("away").swap_remove(0);
        other.must_play("away", card).await;
        one.until(|socket| socket.is_to_act("home")).await;
    }
    // The whole story, again and again, and not a word of it read.
    for _ in 0..400 {
        slow.say(json!({ "type": "hello", "lanes": {} })).await;
    }
    play_out(&mut one, &mut other).await;

    // What was on its way arrives, then the server hangs up, before the end of the match.
    while slow.try_next().await.is_some() {}
    assert!(!slow.is_over(), "the reader was not slow enough");
    let (mut back, update) = house.stranger().come_back(&id, slow.lanes).await;
    assert_eq!(update["lanes"]["spectator"]["reset"], false);
    back.until(|socket| socket.is_over()).await;
    let fresh = house.stranger().sit(&id).await;
    assert_eq!(back.lane("spectator").events, fresh.lane("spectator").events);
}

#[tokio::test]
async fn a_table_that_everybody_has_left_is_cleared_and_laid_again() {
    let house = House::open_with(|config| config.idle_seconds = 0).await;
    let (home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    one.must_play("home", "preset strongest").await;
    other.must_play("away", "preset open").await;
    one.until(|socket| socket.is_to_act("home")).await;
    assert_eq!(house.tables().await, 1);
    drop(other);
    one.until(|socket| socket.last["connected"] == json!(["home"]))
        .await;
    assert_eq!(house.tables().await, 1, "somebody is still there");

    let known = one.lane("home").clone();
    drop(one);
    while house.tables().await > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    assert_eq!(one.lane("home").events, known.events);
    play_out(&mut one, &mut other).await;
}

#[tokio::test]
async fn a_move_that_cannot_be_kept_is_not_acknowledged() {
    let house = House::open().await;
    let (home, _, id) = house.friendly(json!({})).await;
    let mut socket = home.sit(&id).await;
    socket
        .must_play("home", json!({ "type": "set_aside", "card": "R01" }))
        .await;
    let known = socket.lane("home").clone();

    house.sabotage("alter table entries rename to lost");
    let request = uuid();
    let pick = json!({ "type": "move", "id": request, "seat": "home",
        "move": { "type": "set_aside", "card": "R02" } });
    socket.say(pick.clone()).await;
    let heard = socket.heard.len();
    while socket.try_next().await.is_some() {}
    assert!(
        socket.heard[heard..]
            .iter()
            .all(|text| !text.contains("accepted")),
        "{:?}",
        &socket.heard[heard..]
    );

    house.sabotage("alter table lost rename to entries");
    let (mut back, _) = home.come_back(&id, socket.lanes).await;
    assert_eq!(back.lane("home").events, known.events, "nothing happened");
    back.say(pick).await;
    back.wait_for(|message| message["id"] == request && message["type"] == "accepted")
        .await;
    back.until(|socket| socket.lane("home").number == known.number + 1)
        .await;
}
