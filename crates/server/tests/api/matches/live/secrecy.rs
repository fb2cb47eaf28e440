//! What must never cross the wire: the other's eight, hands, the order of packs, cards not yet shown.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::{House, Socket};

/// The names of cards in a text.
fn cards(text: &str) -> BTreeSet<String> {
    text.as_bytes()
        .windows(5)
        .filter(|word| word[0] == b'"' && word[4] == b'"' && matches!(word[1], b'R' | b'B'))
        .filter(|word| word[2].is_ascii_digit() && word[3].is_ascii_digit())
        .map(|word| String::from_utf8_lossy(&word[1..4]).into_owned())
        .collect()
}

/// Walks through everything that a socket was sent and checks that each card was shown to it before, or with it.
/// `own` is the letter of the viewer's own deck.
fn check(socket: &Socket, viewer: &str, own: Option<char>) {
    let mut shown: BTreeSet<String> = BTreeSet::new();
    let mut laid: BTreeSet<String> = BTreeSet::new();
    let mut eight: BTreeSet<String> = BTreeSet::new();
    let mut chooses = true;
    for text in &socket.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        let mut rest = message.clone();
        let lane = &message["lanes"][viewer];
        let mut is_over = false;
        for seen in lane["events"].as_array().into_iter().flatten() {
            let event = &seen["event"];
            let is_own = event["seat"] == viewer;
            match event["type"].as_str().unwrap() {
                "set_aside_picked" => {
                    assert!(is_own, "{event}");
                    eight.extend(cards(&event.to_string()));
                }
                "hand_dealt" | "card_drawn" => {
                    assert!(is_own, "{event}");
                    shown.extend(cards(&event.to_string()));
                }
                "has_laid" => assert!(is_own || event.get("card").is_none(), "{event}"),
                "set_aside_done" => chooses &= !is_own,
                "cards_laid" => {
                    shown.extend(cards(&event.to_string()));
                    laid.extend(cards(&event.to_string()));
                }
                "packs_shuffled" => {
                    assert_eq!(event.as_object().unwrap().len(), 2, "no order: {event}");
                    // What has been laid before goes back into the pack and tells nothing of its order.
                    let table = cards(&lane["view"]["table"].to_string());
                    shown.retain(|card| table.contains(card));
                }
                "full_time" => is_over = true,
                _ => {}
            }
        }
        if is_over {
            return;
        }
        // What was laid once may be told for ever, in the piles and nowhere else.
        for side in ["home", "away"] {
            for pile in ["played", "seen"] {
                let Some(pile) = rest.pointer_mut(&format!("/lanes/{viewer}/view/sides/{side}/{pile}"))
                else {
                    continue;
                };
                let told = cards(&pile.take().to_string());
                assert!(told.is_subset(&laid), "{viewer} sees unlaid cards in {text}");
            }
        }
        for card in cards(&rest.to_string()) {
            let is_own = own.is_some_and(|own| card.starts_with(own));
            let may_be_seen = shown.contains(&card) || (is_own && (chooses || eight.contains(&card)));
            assert!(may_be_seen, "{viewer} sees {card} in {text}");
        }
        for (side, seat) in [("home", "home"), ("away", "away")] {
            let side = &lane["view"]["sides"][side];
            if seat != viewer {
                for secret in ["hand", "laid", "eight"] {
                    assert!(side[secret].is_null(), "{viewer} sees {secret} of {seat}: {side}");
                }
            }
        }
    }
    panic!("the match of {viewer} was not played to its end");
}

/// Plays a whole match with every pick made one by one, everything captured.
async fn capture(options: Value) -> [Socket; 3] {
    let house = House::open().await;
    let (home, away, id) = house.friendly(options).await;
    let mut watching = house.stranger().sit(&id).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    let mut turn = 0;
    while !one.is_over() {
        turn += 1;
        let home_first = turn % 3 != 0;
        let home_moves = one.is_to_act("home") && (home_first || !one.is_to_act("away"));
        let (mover, seat) = if home_moves {
            (&mut one, "home")
        } else {
            (&mut other, "away")
        };
        let choices = mover.choices(seat);
        let choice =
            choices[turn * 7 % choices.iter().filter(|choice| choice["type"] != "preset").count()].clone();
        let answer = mover.play(seat, choice).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
        // Everybody says something that is answered at once: whatever is underway has arrived when it is.
        for socket in [&mut one, &mut other, &mut watching] {
            socket.say(json!({ "type": "resign", "seat": "home2" })).await;
            socket
                .wait_for(|message| message["code"] == "not_your_seat")
                .await;
        }
    }
    [one, other, watching]
}

#[tokio::test]
async fn nothing_hidden_is_sent_in_the_box_game() {
    let [one, other, watching] = capture(json!({ "half_cards": 20 })).await;
    check(&one, "home", Some('R'));
    check(&other, "away", Some('B'));
    check(&watching, "spectator", None);
}

#[tokio::test]
async fn nothing_hidden_is_sent_in_hand_play() {
    let [one, other, watching] = capture(json!({ "half_cards": 20, "hand_size": 4 })).await;
    check(&one, "home", Some('R'));
    check(&other, "away", Some('B'));
    check(&watching, "spectator", None);
}

#[tokio::test]
async fn a_secret_pick_sends_nobody_else_a_word() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({})).await;
    let mut watching = house.stranger().sit(&id).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    watching
        .until(|socket| socket.last["connected"] == json!(["home", "away"]))
        .await;
    let heard = (other.heard.len(), watching.heard.len());
    for card in 1..=7 {
        one.must_play(
            "home",
            json!({ "type": "set_aside", "card": format!("R{card:02}") }),
        )
        .await;
    }
    let before = other.last.clone();
    for socket in [&mut other, &mut watching] {
        socket.say(json!({ "type": "resign", "seat": "home2" })).await;
        assert_eq!(
            socket.next().await["code"],
            "not_your_seat",
            "nothing came before the answer"
        );
    }
    assert_eq!(
        (other.heard.len(), watching.heard.len()),
        (heard.0 + 1, heard.1 + 1)
    );
    assert_eq!(
        away.sit(&id).await.last["lanes"],
        relisted(&before),
        "nor does it show to who comes anew"
    );

    one.must_play("home", json!({ "type": "set_aside", "card": "R08" }))
        .await;
    let update = other.update().await;
    let events = update["lanes"]["away"]["events"].as_array().unwrap();
    assert_eq!(events.len(), 1);
    assert_eq!(
        (&events[0]["event"]["type"], &events[0]["event"]["seat"]),
        (&json!("set_aside_done"), &json!("home"))
    );
}

/// The lanes of an update as a newcomer gets them.
fn relisted(update: &Value) -> Value {
    let mut lanes = update["lanes"].clone();
    for lane in lanes.as_object_mut().unwrap().values_mut() {
        lane["reset"] = json!(true);
    }
    lanes
}

#[tokio::test]
async fn secrets_are_told_when_the_match_is_over() {
    let house = House::open().await;
    let (mut home, _, id) = house.friendly(json!({})).await;
    let socket = home.sit(&id).await;
    let summary = home.get(&format!("/api/matches/{id}")).await;
    let replay = home.get(&format!("/api/matches/{id}/replay")).await;
    home.post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "home" }))
        .await
        .expect(204);
    let record = home
        .get(&format!("/api/matches/{id}/record.json"))
        .await
        .expect(200);
    let secret = record["header"]["secret"].as_str().unwrap();
    for text in [&summary.body, &replay.body, &socket.heard.concat().into_bytes()] {
        assert!(!String::from_utf8_lossy(text).contains(secret));
    }
}
