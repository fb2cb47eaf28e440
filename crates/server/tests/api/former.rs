//! Data files of earlier versions: everything in them is still there, and what was being played is played on.

use serde_json::json;

use crate::support::{Guest, House, text};

/// The cookies that the browsers of the ninth version still have.
const ADA: &str =
    "fiveaside_session=8pP2A%2FnEPk3om352nrW1sBMYzHp1ow2ieyiO1cfVS6M%3Ds991a58d46dc39664153d023395e7e467";
const BEN: &str =
    "fiveaside_session=eJMMfwOTKiZSqjm77u1RXOPUE3j4iUfRa4RGLsL%2FkE4%3Dse9ec831c717efdd6ac7737948eccdfdd";
const FINISHED: &str = "du900wuvbysj5";
const RUNNING: &str = "d3ncgefncxeug";
const WAITING: &str = "g2yun4kkzxwzx";
const INVITATION: &str = "0ccc34b1fe021e5fcffb90e35f3909e5";

/// A server on a file as the ninth version left it.
async fn ninth() -> (House, Guest, Guest) {
    let house = House::open_with(|config| {
        let data = config.data.as_ref().unwrap();
        std::fs::create_dir_all(data.parent().unwrap()).unwrap();
        rusqlite::Connection::open(data)
            .unwrap()
            .execute_batch(include_str!("../../../store/tests/files/ninth-version.sql"))
            .unwrap();
    })
    .await;
    let browser = |cookie: &str| Guest {
        cookie: Some(cookie.to_owned()),
        ..house.stranger()
    };
    let (ada, ben) = (browser(ADA), browser(BEN));
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
