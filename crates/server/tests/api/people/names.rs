//! How members are called.

use serde_json::json;

use crate::support::{House, text};

#[tokio::test]
async fn a_member_takes_another_name_once_in_30_days() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    house.member("Bob").await;
    let me = json!({ "kind": "me" });
    let id = text(&ada.create(json!({}), me.clone(), me).await["id"]);
    let mut socket = ada.sit(&id).await;
    for (name, status, code) in [
        ("B0B", 409, "name_taken"),
        ("moderator", 409, "name_taken"),
        ("A D A", 422, "bad_member_name"),
        ("", 422, "bad_member_name"),
    ] {
        ada.put("/api/me", &json!({ "name": name }))
            .await
            .is_problem(status, code);
    }
    let renamed = ada
        .put("/api/me", &json!({ "name": "Augusta" }))
        .await
        .expect(200);
    assert_eq!(renamed, json!({ "name": "Augusta", "member": true }));
    while socket.last["seats"]["home"]["name"] != "Augusta" {
        socket.update().await;
    }
    let summary = ada.get(&format!("/api/matches/{id}")).await.expect(200);
    assert_eq!(summary["seats"]["away"]["name"], "Augusta");
    assert!(ada.get("/api/me/account").await.expect(200)["rename_ms"].is_i64());
    ada.put("/api/me", &json!({ "name": "Lovelace" }))
        .await
        .is_problem(409, "renamed_recently");
    // To write one's own name otherwise is no change of name.
    ada.put("/api/me", &json!({ "name": "AUGUSTA" }))
        .await
        .expect(200);
    house.sabotage("update persons set renamed_ms = 1");
    ada.put("/api/me", &json!({ "name": "Lovelace" }))
        .await
        .expect(200);
    // Nobody is mistaken for whoever had a name not long ago.
    house
        .guest()
        .await
        .post(
            "/api/members",
            &json!({ "name": "Augusta", "password": crate::support::PASSWORD }),
        )
        .await
        .is_problem(409, "name_taken");
}
