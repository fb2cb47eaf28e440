//! Data files of earlier versions: everything in them is still there, and what was being played is played on.

use serde_json::json;

use crate::{
    club::socket::Browser,
    support::{Guest, House, PASSWORD, text},
};

/// The cookies that the browsers of the ninth version still have.
const ADA: &str =
    "fiveaside_session=8pP2A%2FnEPk3om352nrW1sBMYzHp1ow2ieyiO1cfVS6M%3Ds991a58d46dc39664153d023395e7e467";
const BEN: &str =
    "fiveaside_session=eJMMfwOTKiZSqjm77u1RXOPUE3j4iUfRa4RGLsL%2FkE4%3Dse9ec831c717efdd6ac7737948eccdfdd";
const FINISHED: &str = "du900wuvbysj5";
const RUNNING: &str = "d3ncgefncxeug";
const WAITING: &str = "g2yun4kkzxwzx";
const INVITATION: &str = "0ccc34b1fe021e5fcffb90e35f3909e5";

/// A server on a file that was written like this.
async fn house(sql: &[&str]) -> House {
    House::open_with(|config| {
        let data = config.data.as_ref().unwrap().file().unwrap();
        std::fs::create_dir_all(data.parent().unwrap()).unwrap();
        let file = rusqlite::Connection::open(data).unwrap();
        for sql in sql {
            file.execute_batch(sql).unwrap();
        }
    })
    .await
}

/// A browser that still has its cookie.
fn browser(house: &House, cookie: &str) -> Guest {
    Guest {
        cookie: Some(cookie.to_owned()),
        ..house.stranger()
    }
}

/// A server on a file as the ninth version left it.
async fn ninth() -> (House, Guest, Guest) {
    let house = house(&[include_str!("../../../store/tests/files/ninth-version.sql")]).await;
    let (ada, ben) = (browser(&house, ADA), browser(&house, BEN));
    (house, ada, ben)
}

#[tokio::test]
async fn people_find_what_was_theirs() {
    let (_house, mut ada, mut ben) = ninth().await;
    assert_eq!(ada.get("/api/me").await.expect(200)["name"], "Ada");
    assert_eq!(ben.get("/api/me").await.expect(200)["name"], "Ben");
    let list = ada.get("/api/matches").await.expect(200);
    let matches: Vec<(String, String)> = list["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|summary| (text(&summary["id"]), text(&summary["status"])))
        .collect();
    let expected = [(WAITING, "waiting"), (RUNNING, "running"), (FINISHED, "over")];
    assert_eq!(
        matches,
        expected.map(|(id, status)| (id.to_owned(), status.to_owned()))
    );
    assert_eq!(list["hidden"], 0);
    let decks = ada.get("/api/me/decks").await.expect(200);
    assert_eq!(decks[0]["name"], "Sunday five");
}

#[tokio::test]
async fn a_finished_match_is_still_what_it_was() {
    let (_house, mut ada, _) = ninth().await;
    let summary = ada.get(&format!("/api/matches/{FINISHED}")).await.expect(200);
    assert_eq!(summary["outcome"]["winner"], "away");
    assert_eq!(summary["pace"], json!({ "kind": "unhurried" }));
    let record = ada.get(&format!("/api/matches/{FINISHED}/record.txt")).await;
    assert_eq!(record.status, 200);
    let record = String::from_utf8(record.body).unwrap();
    assert!(record.trim_end().ends_with("home resigns"), "{record}");
    let seats = json!({ "home": { "kind": "me" }, "away": { "kind": "me" } });
    let fork = json!({ "step": 3, "seats": seats });
    ada.post(&format!("/api/matches/{FINISHED}/fork"), &fork)
        .await
        .expect(201);
}

#[tokio::test]
async fn a_running_match_is_played_on() {
    let (_house, ada, ben) = ninth().await;
    for (guest, seat) in [(ada, "home"), (ben, "away")] {
        let mut socket = guest.sit(RUNNING).await;
        assert!(!socket.lane(seat).events.is_empty());
        if socket.last["to_act"].as_array().unwrap().contains(&json!(seat)) {
            let choice = socket.lane(seat).last["choices"][0].clone();
            socket.must_play(seat, choice).await;
            return;
        }
    }
    panic!("nobody was to move");
}

#[tokio::test]
async fn an_invitation_still_opens_its_seat() {
    let (_house, mut ada, mut ben) = ninth().await;
    let token = json!({ "token": INVITATION, "hints": true });
    ben.post(&format!("/api/matches/{WAITING}/join"), &token)
        .await
        .expect(200);
    ada.add_words(WAITING).await;
    let summary = ben.add_words(WAITING).await;
    assert_eq!(summary["status"], "running");
}

const TWELFTH: &str = include_str!("../../../store/tests/files/twelfth-version.sql");
/// What the two versions before had not yet: each only added to the one before it.
const NO_REVIEWS: &str = "drop table reviews; pragma user_version = 11;";
const NO_CHAT: &str = "drop table chat; pragma user_version = 10;";
/// The cookie of a guest of the twelfth version.
const CLEO: &str =
    "fiveaside_session=uHfvas7DtkIg729PcsuR4fIC2MtTSuJUsj67ioTrDl0%3Ds44b0961db5d6f8e6e310a5863b088ba0";
const RATED: &str = "dmndkpkxe7h5n";
const DAYS: &str = "b5dbtez8qntwk";

/// What members and a guest of the tenth version and later have left behind is theirs.
async fn members_find_what_was_theirs(house: &House) {
    let mut ada = house.guest().await;
    ada.sign_in("Ada", PASSWORD).await.expect(200);
    let mut cleo = browser(house, CLEO);
    assert_eq!(cleo.get("/api/me").await.expect(200)["name"], "Cleo");
    let mut known = ada.matches().await;
    known.sort();
    assert_eq!(known, [DAYS, RATED]);

    // The rated match counts as it did, and is what it was.
    let ratings = ada.get("/api/members/Ben/ratings").await.expect(200);
    assert_eq!(ratings[0]["history"][0]["match"], RATED);
    assert!(ratings[0]["rating"].as_f64() < Some(1500.0), "{ratings}");
    let mut table = ada.sit(RATED).await;
    assert_eq!(table.last["over"]["reason"], "resigned");
    assert!(table.last["rated"]["home"]["after"].as_f64() > Some(1500.0));
    table.say(json!({ "type": "resign", "seat": "home" })).await;
    table.wait_for(|message| message["code"] == "match_over").await;
    assert_eq!(house.count("rating_changes"), 2);

    // The one with days is played on: its clocks, its offer and its deadline are where they were.
    let mut other = cleo.sit(DAYS).await;
    let mut table = ada.sit(DAYS).await;
    assert_eq!(table.last["offer"], "home");
    assert_eq!(table.lane("away").last["clocks"]["away"]["running"], true);
    assert_eq!(house.count("matches where deadline_ms is not null"), 1);
    let choice = table.choices("away").pop().unwrap();
    table.must_play("away", choice).await;
    other.until(|socket| socket.last.get("offer").is_none()).await;

    // People, and what is between them.
    let profile = ada.get("/api/members/Ada").await.expect(200);
    assert_eq!(profile["colours"]["pattern"], "hoops");
    assert_eq!(ada.get("/api/me/follows").await.expect(200)[0]["name"], "Ben");
    assert_eq!(ada.get("/api/me/blocks").await.expect(200)[0]["name"], "Dora");
    assert_eq!(ada.get("/api/me/account").await.expect(200)["codes_left"], 10);
    let mut dora = house.guest().await;
    dora.sign_in("Dora", PASSWORD).await.is_problem(403, "banned");
    let challenge = ada.get("/api/club/challenges").await.expect(200)[0].clone();
    assert_eq!(challenge["from"]["name"], "Ben");
    let path = format!("/api/club/challenges/{}/accept", text(&challenge["id"]));
    ada.post(&path, &json!({})).await.expect(201);
    let mut club = Browser::enter(&cleo).await;
    let lobby = club
        .wait_for(|message| message.to_string().contains("soccer-city"))
        .await;
    assert!(lobby.to_string().contains("Cleo"), "{lobby}");
    let announced = cleo.get("/api/announcement").await.expect(200);
    assert_eq!(announced["text"], "The kettle is on.");
    assert_eq!(house.count("reports where settled_ms is null"), 1);
}

#[tokio::test]
async fn a_file_of_the_twelfth_version_keeps_everything() {
    let house = house(&[TWELFTH]).await;
    members_find_what_was_theirs(&house).await;
    let mut table = browser(&house, CLEO).sit(DAYS).await;
    let said = table.wait_for(|message| message["type"] == "chat").await;
    assert_eq!(said["lines"][0]["text"], "take your time");
    assert_eq!(house.count("reviews"), 1);
}

#[tokio::test]
async fn a_file_of_the_eleventh_version_keeps_everything() {
    let house = house(&[TWELFTH, NO_REVIEWS]).await;
    members_find_what_was_theirs(&house).await;
    assert_eq!(house.count("chat where line like '%take your time%'"), 1);
}

#[tokio::test]
async fn a_file_of_the_tenth_version_keeps_everything() {
    let house = house(&[TWELFTH, NO_REVIEWS, NO_CHAT]).await;
    members_find_what_was_theirs(&house).await;
}
