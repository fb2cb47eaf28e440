//! What the club must never tell: who somebody is, who does not want to be seen, what is hidden at a table or said there,
//! and matches that nobody is to find.

use serde_json::{Value, json};

use super::socket::Browser;
use crate::support::{Guest, House, Socket, text};

/// A rated match of two members who met by a seek, listed and begun.
async fn rated(ada: &mut Guest, ben: &mut Guest) -> String {
    let seek = offer(ada).await;
    take(&seek, ada, ben).await
}

/// A seek of a rated match.
async fn offer(by: &mut Guest) -> String {
    let seek = json!({
        "game": "flip-football", "rated": true, "pace": { "kind": "live", "minutes": 5, "increment_s": 5 },
    });
    text(&by.post("/api/club/seeks", &seek).await.expect(201)["id"])
}

/// The match of two who meet by a seek.
async fn take(seek: &str, maker: &mut Guest, taker: &mut Guest) -> String {
    let path = format!("/api/club/seeks/{seek}/take");
    let id = text(&taker.post(&path, &json!({})).await.expect(201)["match"]);
    maker.add_words(&id).await;
    taker.add_words(&id).await;
    id
}

/// A seek, when the lobby tells of it. Of one that is taken at once it may tell nothing.
async fn told_of(browser: &mut Browser, seek: &str) -> Value {
    let made = browser
        .change(|change| change["kind"] == "seek_made" && change["seek"]["id"] == seek)
        .await;
    made["seek"].clone()
}

/// Gives both members a rating that is certain.
fn rate(house: &House) {
    house.sabotage(
        "insert into ratings (person, game, pace, rating, deviation, volatility, matches, rated_ms)
         select id, 'flip-football', 'live', 1612.4, 60.0, 0.06, 40, unixepoch() * 1000
         from persons where skeleton is not null",
    );
}

/// Waits until all that the club had to tell has been told: somebody comes, and the lobby says so.
async fn roll_call(house: &House, browser: &mut Browser, people: u32) -> Browser {
    let comer = Browser::enter(&house.guest().await).await;
    browser
        .wait_for(|news| {
            let changes = news["changes"].as_array().cloned().unwrap_or_default();
            changes
                .iter()
                .any(|change| change["kind"] == "people" && change["people"] == people)
        })
        .await;
    comer
}

fn own_seat(socket: &Socket) -> &'static str {
    let mut seats = ["home", "away"].into_iter();
    seats
        .find(|seat| socket.last["seats"][seat]["you"] == true)
        .unwrap()
}

/// Sets cards aside, one by one and in secret.
async fn set_aside(socket: &mut Socket, seat: &str, count: usize) {
    for _ in 0..count {
        let mut choices = socket.choices(seat).into_iter();
        let pick = choices.find(|choice| choice["type"] == "set_aside");
        socket.must_play(seat, pick.unwrap()).await;
    }
}

fn live(message: &Value) -> Option<Value> {
    let changes = message["changes"].as_array()?;
    let change = changes.iter().find(|change| change["kind"] == "live")?;
    Some(change["live"].clone())
}

#[tokio::test]
async fn an_evening_tells_the_lobby_nothing_that_is_not_everybodys() {
    let house = House::open().await;
    let (mut ada, mut ben) = (house.member("Ada").await, house.member("Ben").await);
    let mut eve = house.member("Evelyn").await;
    eve.put(
        "/api/me/settings",
        &json!({ "visibility": { "presence": "nobody" } }),
    )
    .await
    .expect(200);
    let mut onlooker = Browser::enter(&house.guest().await).await;
    let (mut at_ada, _at_ben, mut at_eve) = (
        Browser::enter(&ada).await,
        Browser::enter(&ben).await,
        Browser::enter(&eve).await,
    );
    let (_, _, private) = house.friendly(json!({})).await;
    let id = rated(&mut ada, &mut ben).await;
    let (mut home, _away) = (ada.sit(&id).await, ben.sit(&id).await);
    let seat = own_seat(&home);
    set_aside(&mut home, seat, 3).await;
    let line = json!({ "room": "table", "text": "between you and me" });
    ada.post(&format!("/api/matches/{id}/chat"), &line)
        .await
        .expect(201);
    let mut watcher = house.guest().await;
    let line = json!({ "room": "stand", "text": "she has put the seven aside" });
    watcher
        .post(&format!("/api/matches/{id}/chat"), &line)
        .await
        .expect(201);
    let _comer = roll_call(&house, &mut onlooker, 5).await;
    for browser in [&mut at_ada, &mut at_eve] {
        browser
            .wait_for(|news| news.to_string().contains(r#""people":5"#))
            .await;
    }
    ben.post(
        &format!("/api/matches/{id}/resign"),
        &json!({ "seat": if seat == "home" { "away" } else { "home" } }),
    )
    .await
    .expect(204);
    let _another = roll_call(&house, &mut onlooker, 6).await;

    let record = ada
        .get(&format!("/api/matches/{id}/record.json"))
        .await
        .expect(200);
    let mut lists = String::new();
    for path in [
        "/api/club/seeks",
        "/api/matches?filter=live",
        "/api/leaderboards/flip-football",
    ] {
        lists += &String::from_utf8(watcher.get(path).await.body).unwrap();
    }
    let lobby = onlooker.socket.heard.join("\n") + &at_eve.socket.heard.join("\n") + &lists;
    for seen in ["\"Ada\"", "\"Ben\"", id.as_str()] {
        assert!(lobby.contains(seen), "the lobby is alive: {seen}");
    }
    let mut hidden = vec![
        private,
        "\"Evelyn\"".to_owned(),
        "between you and me".to_owned(),
        "the seven".to_owned(),
        "set_aside".to_owned(),
        text(&record["header"]["secret"]),
    ];
    hidden.extend(house.persons());
    for secret in &hidden {
        assert!(
            !lobby.contains(secret.as_str()),
            "the lobby tells {secret}: {lobby}"
        );
    }
    // What concerned the two was told to nobody else, and of the stand they heard nothing while they played.
    assert!(onlooker.notices.is_empty() && at_eve.notices.is_empty());
    let own = at_ada.socket.heard.join("\n");
    for secret in &hidden {
        assert!(!own.contains(secret.as_str()), "Ada is told {secret}");
    }
}

#[tokio::test]
async fn a_secret_choice_is_told_neither_by_a_notice_nor_by_the_window() {
    let house = House::open().await;
    let (mut ada, mut ben) = (house.member("Ada").await, house.member("Ben").await);
    let mut onlooker = Browser::enter(&house.guest().await).await;
    let id = rated(&mut ada, &mut ben).await;
    let mut at_ben = Browser::enter(&ben).await;
    at_ben.notice("your_turn").await;
    let mut table = ada.sit(&id).await;
    let shown = onlooker.wait_for(|news| live(news).is_some()).await;
    assert_eq!(live(&shown).unwrap()[0]["match"], id.as_str());
    let seat = own_seat(&table);
    let before = onlooker.socket.heard.len();
    set_aside(&mut table, seat, 5).await;
    let _comer = roll_call(&house, &mut onlooker, 3).await;
    let told = &onlooker.socket.heard[before..];
    assert!(
        told.iter()
            .all(|text| live(&serde_json::from_str(text).unwrap()).is_none()),
        "how often she chose is in the window: {told:?}"
    );
    at_ben
        .wait_for(|news| news.to_string().contains(r#""people":3"#))
        .await;
    assert!(at_ben.notices.len() <= 2, "{:?}", at_ben.notices);
}

#[tokio::test]
async fn ratings_are_shown_by_those_who_show_them() {
    let house = House::open().await;
    let (mut ada, mut ben) = (house.member("Ada").await, house.member("Ben").await);
    rate(&house);
    let mut onlooker = Browser::enter(&house.guest().await).await;
    let rating = json!({ "rating": 1612, "provisional": false });
    let seek = offer(&mut ada).await;
    assert_eq!(told_of(&mut onlooker, &seek).await["by"]["rating"], rating);
    let id = take(&seek, &mut ada, &mut ben).await;
    let _table = (ada.sit(&id).await, ben.sit(&id).await);
    let both = json!({ "home": rating, "away": rating });
    onlooker
        .change(|change| change["live"][0]["ratings"] == both)
        .await;

    ben.put(
        "/api/me/settings",
        &json!({ "visibility": { "ratings": "nobody" } }),
    )
    .await
    .expect(200);
    let dare = json!({ "to": "Ben", "game": "flip-football" });
    let made = ada.post("/api/club/challenges", &dare).await.expect(201);
    assert_eq!(made["from"]["rating"], rating);
    assert_eq!(made["to"]["rating"], Value::Null);
    let seek = offer(&mut ben).await;
    let made = told_of(&mut onlooker, &seek).await;
    assert_eq!(made["by"].get("rating"), None, "{made}");
    let second = take(&seek, &mut ben, &mut ada).await;
    let _again = (ada.sit(&second).await, ben.sit(&second).await);
    let shown = onlooker
        .wait_for(|news| live(news).is_some_and(|live| live.to_string().contains(&second)))
        .await;
    let row = live(&shown)
        .unwrap()
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["match"] == second.as_str())
        .cloned()
        .unwrap();
    assert_eq!(row.get("ratings"), None, "{row}");
    assert_eq!(row["rated"], true);
}
