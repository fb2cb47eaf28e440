//! Bots at the table.

use serde_json::json;

use crate::support::{House, text};

#[tokio::test]
async fn a_guest_plays_a_bot() {
    let house = House::open().await;
    for level in ["random", "instinct"] {
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
