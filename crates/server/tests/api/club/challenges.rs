//! `/api/club/challenges`: offers to a member by name.

use serde_json::{Value, json};

use super::socket::Browser;
use crate::support::{House, text};

fn dare(to: &str) -> Value {
    json!({ "to": to, "game": "flip-football", "side": "home", "options": { "half_cards": 15 } })
}

#[tokio::test]
async fn a_member_is_challenged_by_name_and_plays() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.member("Ada-Lovelace").await, house.member("Bob42").await);
    let mut at_bob = Browser::enter(&bob).await;
    let mut at_ada = Browser::enter(&ada).await;
    let made = ada.post("/api/club/challenges", &dare("b0b42")).await.expect(201);
    assert_eq!(
        made["to"],
        json!({ "name": "Bob42", "member": true }),
        "look-alikes are the same name"
    );
    let told = at_bob.notice("challenged").await;
    assert_eq!(told["notice"]["other"], "Ada-Lovelace");
    assert_eq!(told["notice"]["challenge"], made["id"]);
    let list = bob.get("/api/club/challenges").await.expect(200);
    assert_eq!(list[0]["from"]["name"], "Ada-Lovelace");
    let path = format!("/api/club/challenges/{}/accept", text(&made["id"]));
    let seated = bob.post(&path, &json!({})).await.expect(201);
    let summary = bob
        .get(&format!("/api/matches/{}", text(&seated["match"])))
        .await
        .expect(200);
    assert_eq!(summary["seats"]["away"]["you"], true);
    assert_eq!(summary["seats"]["home"]["name"], "Ada-Lovelace");
    assert_eq!(at_ada.notice("paired").await["notice"]["match"], seated["match"]);
    for person in house.persons() {
        assert!(!made.to_string().contains(&person) && !list.to_string().contains(&person));
    }
}

#[tokio::test]
async fn what_cannot_be_dared_is_refused() {
    let house = House::open().await;
    let (mut ada, mut guest) = (house.member("Ada-Lovelace").await, house.guest().await);
    house.member("Bob42").await;
    let mut refused = vec![
        (dare("nobody-here"), 404, "not_found"),
        (dare("!"), 404, "not_found"),
        (dare("Ada-Lovelace"), 409, "own_offer"),
        (json!({ "to": "Bob42", "game": "chess" }), 404, "not_found"),
        (
            json!({ "to": "Bob42", "game": "flip-football", "options": { "half_cards": 999 } }),
            422,
            "options_refused",
        ),
        (
            json!({ "to": "Bob42", "game": "flip-football", "rated": true }),
            422,
            "not_rated",
        ),
        (
            json!({ "to": "Bob42", "game": "flip-football", "pace": { "kind": "days", "days": 99 } }),
            422,
            "bad_pace",
        ),
        (json!({ "game": "flip-football" }), 400, "bad_request"),
    ];
    for (dare, status, code) in refused.drain(..) {
        ada.post("/api/club/challenges", &dare)
            .await
            .is_problem(status, code);
    }
    let rated = json!({
        "to": "Bob42", "game": "flip-football", "rated": true,
        "pace": { "kind": "live", "minutes": 5, "increment_s": 3 },
    });
    guest
        .post("/api/club/challenges", &rated)
        .await
        .is_problem(403, "members_only");
    for _ in 0..10 {
        ada.post("/api/club/challenges", &dare("Bob42")).await.expect(201);
    }
    ada.post("/api/club/challenges", &dare("Bob42"))
        .await
        .is_problem(409, "too_many_offers");
    let mut cleo = house.member("Cleo-3").await;
    house.block_all();
    cleo.post("/api/club/challenges", &dare("Bob42"))
        .await
        .is_problem(403, "not_for_you");
}
