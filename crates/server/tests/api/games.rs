use serde_json::json;

use crate::support::House;

#[tokio::test]
async fn the_shelf_holds_what_can_be_played() {
    let house = House::open().await;
    let games = house.stranger().get("/api/games").await.expect(200);
    let game = &games[0];
    assert_eq!(game["id"], "flip-football");
    assert_eq!(game["available"], true);
    assert_eq!(game["seats"], json!(["home", "away"]));
    assert_eq!(game["bots"], json!(["park", "club", "pro", "world"]));
    let half_cards = game["options"]
        .as_array()
        .unwrap()
        .iter()
        .find(|option| option["name"] == "half_cards")
        .unwrap();
    assert_eq!(
        (&half_cards["default"], &half_cards["clause"]),
        (&json!(45), &json!("FLIP-HOUSE-1"))
    );
    assert!(
        game["presets"]
            .as_array()
            .unwrap()
            .iter()
            .any(|preset| preset["options"]["half_cards"] == 15)
    );
}

#[tokio::test]
async fn the_shelf_says_which_options_bring_more_seats() {
    let house = House::open().await;
    let games = house.stranger().get("/api/games").await.expect(200);
    let of = |id: &str| {
        let game = games.as_array().unwrap().iter().find(|game| game["id"] == id);
        game.unwrap()["seatings"].clone()
    };
    assert_eq!(of("flip-football"), json!([]));
    let four = json!(["home", "away", "home2", "away2"]);
    assert_eq!(
        of("soccer-tactics"),
        json!([{ "option": "seats_per_side", "value": 2, "seats": four }])
    );
}

#[tokio::test]
async fn every_preset_starts_a_match() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let games = guest.get("/api/games").await.expect(200);
    for preset in games[0]["presets"].as_array().unwrap() {
        guest
            .create(
                preset["options"].clone(),
                json!({ "kind": "me" }),
                json!({ "kind": "me" }),
            )
            .await;
    }
}

#[tokio::test]
async fn a_rulebook_can_be_read() {
    let house = House::open().await;
    let mut guest = house.stranger();
    let book = guest.get("/api/games/flip-football/rulebook").await.expect(200);
    let rules = book["chapters"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|chapter| chapter["rules"].as_array().unwrap());
    assert!(rules.into_iter().any(|rule| rule["clause"] == "FLIP-PLAY-3"));
    guest
        .get("/api/games/chess/rulebook")
        .await
        .is_problem(404, "not_found");
}

#[tokio::test]
async fn a_lesson_shows_what_its_words_mean() {
    let house = House::open().await;
    let mut guest = house.stranger();
    for game in clubhouse::games() {
        let lesson = guest
            .get(&format!("/api/games/{}/lesson", game.id()))
            .await
            .expect(200);
        let steps = lesson.as_array().unwrap();
        assert!(steps.len() > 5, "{}", game.id());
        assert!(steps.iter().all(|step| step["view"].is_object()), "{}", game.id());
    }
    guest
        .get("/api/games/chess/lesson")
        .await
        .is_problem(404, "not_found");
}
