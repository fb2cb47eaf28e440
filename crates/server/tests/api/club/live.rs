//! `/api/club/live`: who is there, what is told, and what is missed.

use serde_json::json;

use super::socket::Browser;
use crate::support::{House, text};

#[tokio::test]
async fn the_lobby_comes_first_and_counts_who_is_there() {
    let house = House::open().await;
    let mut ada = Browser::enter(&house.guest().await).await;
    let lobby = ada.next().await;
    assert_eq!(lobby["type"], "lobby");
    let mut bob = Browser::enter(&house.guest().await).await;
    bob.next().await;
    let news = ada
        .wait_for(|news| news["type"] == "news" && news["changes"][0]["people"] == 2)
        .await;
    assert_eq!(news["changes"][0]["came"], json!([]), "guests are not named");
    drop(bob);
    ada.wait_for(|news| news["changes"][0]["people"] == 1).await;
}

#[tokio::test]
async fn a_stranger_sees_the_lobby_and_is_not_sent_away() {
    let house = House::open().await;
    let mut stranger = Browser::enter(&house.stranger()).await;
    assert_eq!(stranger.next().await["type"], "lobby");
    let _guest = Browser::enter(&house.guest().await).await;
    stranger.wait_for(|message| message["type"] == "news").await;
}

#[tokio::test]
async fn who_comes_back_is_told_only_what_was_missed() {
    let house = House::open().await;
    let guest = house.guest().await;
    let mut first = Browser::enter(&guest).await;
    first.wait_for(|message| message["type"] == "news").await;
    let place = first.place.clone();
    drop(first);
    let _other = Browser::enter(&house.guest().await).await;
    let mut watcher = Browser::enter(&house.guest().await).await;
    watcher
        .wait_for(|news| news["type"] == "news" && news["changes"][0]["people"] == 2)
        .await;
    let hello = json!({ "type": "hello", "lobby": place });
    let mut again = Browser::come_back(&guest, hello).await;
    assert_eq!(again.next().await["type"], "news");
    let elsewhere = json!({ "type": "hello", "lobby": { "epoch": 1, "number": 1 } });
    let mut lost = Browser::come_back(&guest, elsewhere).await;
    assert_eq!(lost.next().await["type"], "lobby");
}

#[tokio::test]
async fn who_is_elsewhere_is_told_that_it_is_their_turn_until_they_have_seen_it() {
    let mut house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let mut browser = Browser::enter(&home).await;
    let told = browser.notice("your_turn").await;
    assert_eq!(told["notice"]["match"], id.as_str());
    assert_eq!(told["notice"]["game"], "flip-football");
    assert_eq!(told["number"], 1);
    drop(browser);
    house.restart().await;
    home.follow(&house);
    let mut browser = Browser::enter(&home).await;
    assert_eq!(browser.notice("your_turn").await, told, "it is kept");
    let after = json!({ "type": "hello", "notices": 1 });
    let mut again = Browser::come_back(&home, after).await;
    again.next().await;
    home.post("/api/club/notices/seen", &json!({ "numbers": [1, 7] }))
        .await
        .expect(204);
    let mut fresh = Browser::enter(&home).await;
    fresh.next().await;
    let mut away = away;
    away.follow(&house);
    let seat = json!({ "seat": "away" });
    away.post(&format!("/api/matches/{id}/resign"), &seat)
        .await
        .expect(204);
    let over = fresh.notice("match_over").await;
    assert_eq!(over["number"], 2, "numbers go on");
    assert_eq!(over["notice"]["result"], "won");
    assert_eq!(fresh.notices.len(), 1, "what was seen does not come again");
    assert_eq!(again.notice("match_over").await, over);
}

#[tokio::test]
async fn who_sits_at_the_table_is_not_called_to_it() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({})).await;
    let mut at_home = Browser::enter(&home).await;
    at_home.notice("your_turn").await;
    let mut table = home.sit(&id).await;
    let seat = json!({ "seat": "home" });
    let mut other = Browser::enter(&away).await;
    other.notice("your_turn").await;
    table.say(json!({ "type": "resign", "seat": "home" })).await;
    let over = other.notice("match_over").await;
    assert_eq!(over["notice"]["result"], "won");
    let mut home = home;
    home.post(&format!("/api/matches/{id}/resign"), &seat)
        .await
        .is_problem(409, "match_over");
    let mut again = Browser::enter(&home).await;
    again.notice("your_turn").await;
    assert_eq!(
        again.notices.len(),
        1,
        "nobody is told what they saw at the table"
    );
}

#[tokio::test]
async fn what_is_no_hello_is_answered() {
    let house = House::open().await;
    let guest = house.guest().await;
    let mut browser = Browser::knock(&guest, None).await.unwrap();
    for nonsense in [json!("hello"), json!({ "type": "goodbye" }), json!(7)] {
        browser.socket.say(nonsense).await;
        let error = browser.next().await;
        assert_eq!(error["type"], "error");
        assert_eq!(error["code"], "bad_request");
    }
    browser.socket.say(json!({ "type": "hello" })).await;
    assert_eq!(browser.next().await["type"], "lobby");
    browser.socket.say(json!({ "type": "hello" })).await;
    let error = browser.wait_for(|message| message["type"] == "error").await;
    assert_eq!(text(&error["code"]), "bad_request");
}

#[tokio::test]
async fn only_our_own_pages_come_in_and_only_by_a_handshake() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let refused = Browser::knock(&guest, Some("https://evil.example")).await;
    assert_eq!(refused.err(), Some(403));
    guest.get("/api/club/live").await.is_problem(400, "bad_request");
}

#[tokio::test]
async fn a_stopping_server_says_good_bye_to_the_club() {
    let mut house = House::open().await;
    let mut browser = Browser::enter(&house.guest().await).await;
    browser.next().await;
    house.stop().await;
    while browser.socket.try_next().await.is_some() {}
}

#[tokio::test]
async fn the_lobby_shows_listed_matches_at_which_somebody_is_and_no_others() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let plan = |listed: bool| {
        json!({
            "game": "flip-football",
            "seats": { "home": { "kind": "me" }, "away": { "kind": "bot", "level": "park" } },
            "listed": listed,
        })
    };
    let shown = ada.make(&plan(true)).await;
    let hidden = ada.make(&plan(false)).await;
    let mut lobby = Browser::enter(&house.guest().await).await;
    let (_one, _other) = (
        ada.sit(&text(&shown["id"])).await,
        ada.sit(&text(&hidden["id"])).await,
    );
    let watcher = house.guest().await.sit(&text(&shown["id"])).await;
    let is_live = |news: &serde_json::Value, watchers: u32| {
        let live = &news["changes"][0]["live"];
        live[0]["match"] == shown["id"] && live[0]["watchers"] == watchers
    };
    lobby
        .wait_for(|news| {
            news["changes"].as_array().is_some_and(|changes| {
                changes.iter().any(|change| {
                    change["live"][0]["match"] == shown["id"] && change["live"][0]["watchers"] == 1
                })
            })
        })
        .await;
    drop(watcher);
    lobby
        .wait_for(|news| is_live(news, 0) || news["changes"][1]["live"][0]["watchers"] == 0)
        .await;
    assert!(!lobby.socket.heard.join("\n").contains(&text(&hidden["id"])));
    ada.post(
        &format!("/api/matches/{}/resign", text(&shown["id"])),
        &json!({ "seat": "home" }),
    )
    .await
    .expect(204);
    lobby
        .wait_for(|news| {
            news["changes"]
                .as_array()
                .is_some_and(|changes| changes.iter().any(|change| change["live"] == json!([])))
        })
        .await;
}
