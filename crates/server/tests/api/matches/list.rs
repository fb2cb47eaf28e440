use serde_json::{Value, json};

use crate::support::{House, text};

fn ids(list: &Value) -> Vec<String> {
    list["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|summary| text(&summary["id"]))
        .collect()
}

#[tokio::test]
async fn my_matches_are_mine() {
    let mut house = House::open().await;
    let (mut home, mut away, first) = house.friendly(json!({})).await;
    let me = json!({ "kind": "me" });
    let second = text(&home.create(json!({}), me.clone(), me).await["id"]);
    assert_eq!(
        ids(&home.get("/api/matches?filter=mine").await.expect(200)),
        [second.as_str(), first.as_str()]
    );
    assert_eq!(ids(&home.get("/api/matches").await.expect(200)).len(), 2);
    let theirs = away.get("/api/matches?filter=mine").await.expect(200);
    assert_eq!(ids(&theirs), [first.as_str()]);
    assert_eq!(theirs["matches"][0]["seats"]["away"]["you"], true);
    assert_eq!(
        house.stranger().get("/api/matches?filter=mine").await.expect(200),
        json!({ "matches": [], "hidden": 0 })
    );

    house.restart().await;
    home.follow(&house);
    assert_eq!(
        ids(&home.get("/api/matches?filter=mine").await.expect(200)),
        [second, first]
    );
}

#[tokio::test]
async fn live_matches_are_those_that_may_be_watched() {
    let house = House::open().await;
    let mut home = house.guest().await;
    let seats = json!({ "home": { "kind": "me" }, "away": { "kind": "me" } });
    let listed = json!({ "game": "flip-football", "seats": seats, "listed": true });
    let id = text(&home.make(&listed).await["id"]);
    home.create(json!({}), json!({ "kind": "me" }), json!({ "kind": "me" }))
        .await;
    let mut stranger = house.stranger();
    assert_eq!(
        ids(&stranger.get("/api/matches?filter=live").await.expect(200)),
        [id.as_str()]
    );
    home.post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "home" }))
        .await
        .expect(204);
    assert_eq!(
        stranger.get("/api/matches?filter=live").await.expect(200),
        json!({ "matches": [], "hidden": 0 })
    );
}

#[tokio::test]
async fn a_list_knows_the_standing_after_a_restart() {
    let mut house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let (mut socket, mut other) = (home.sit(&id).await, away.sit(&id).await);
    crate::support::play_out(&mut socket, &mut other).await;
    let outcome = socket.last["over"].clone();
    house.restart().await;
    home.follow(&house);
    let mine = &home.get("/api/matches?filter=mine").await.expect(200)["matches"];
    assert_eq!(
        (&mine[0]["status"], &mine[0]["outcome"]),
        (&json!("over"), &outcome)
    );
    assert_eq!(mine[0]["scoreline"]["score"], outcome["score"]);
    assert_eq!(mine[0]["your_turn"], false);
}

#[tokio::test]
async fn an_unreadable_match_hides_no_other() {
    let mut house = House::open().await;
    let mut home = house.guest().await;
    let seats = json!({ "home": { "kind": "me" }, "away": { "kind": "me" } });
    let plan = json!({ "game": "flip-football", "seats": seats, "listed": true });
    let mut made = Vec::new();
    for _ in 0..4 {
        made.push(text(&home.make(&plan).await["id"]));
    }
    house.stop().await;
    // One whose row makes no sense, and one whose seats and standing do not.
    house.sabotage(
        "update matches set creator = x'00' where created_at = (select min(created_at) from matches);
         update matches set seats = 'nonsense' where created_at = (select max(created_at) from matches);",
    );
    house.start().await;
    home.follow(&house);
    let expected = [made[2].as_str(), made[1].as_str()];
    for filter in ["mine", "live"] {
        let list = home
            .get(&format!("/api/matches?filter={filter}"))
            .await
            .expect(200);
        assert_eq!(ids(&list), expected, "{filter}");
        assert_eq!(list["hidden"], 2, "{filter}");
    }
}
