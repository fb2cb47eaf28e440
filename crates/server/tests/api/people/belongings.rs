//! What is kept of a member, and how it goes.

use serde_json::json;

use crate::support::{House, PASSWORD, play_out, text};

#[tokio::test]
async fn a_member_chooses_colours_and_who_sees_what() {
    let mut house = House::open().await;
    let mut ada = house.member("Ada").await;
    let before = ada.get("/api/me/settings").await.expect(200);
    assert_eq!(before["visibility"]["matches"], "everybody");
    let mut chosen = before.clone();
    chosen["colours"] = json!({ "first": "#aa0000", "second": "#FFFFFF", "pattern": "hoops" });
    chosen["visibility"]["presence"] = json!("nobody");
    assert_eq!(ada.put("/api/me/settings", &chosen).await.expect(200), chosen);
    house.restart().await;
    ada.follow(&house);
    assert_eq!(ada.get("/api/me/settings").await.expect(200), chosen);
    for colour in ["red", "#12345", "#12345g", "#1234567", "url(x)"] {
        let mut bad = chosen.clone();
        bad["colours"]["first"] = json!(colour);
        ada.put("/api/me/settings", &bad)
            .await
            .is_problem(422, "bad_colour");
    }
    ada.put(
        "/api/me/settings",
        &json!({ "visibility": { "matches": "everyone" } }),
    )
    .await
    .is_problem(400, "bad_request");
    let mut guest = house.guest().await;
    guest
        .get("/api/me/settings")
        .await
        .is_problem(403, "members_only");
    guest
        .put("/api/me/settings", &chosen)
        .await
        .is_problem(403, "members_only");
}

#[tokio::test]
async fn a_member_takes_its_data_along() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    house.member("Bob").await;
    let me = json!({ "kind": "me" });
    let id = text(&ada.create(json!({}), me.clone(), me).await["id"]);
    ada.put("/api/me/follows/bob", &json!({})).await.expect(204);
    let answer = ada.get("/api/me/export").await;
    assert!(answer.headers["content-disposition"].contains("five-a-side-Ada.json"));
    let export = answer.expect(200);
    assert_eq!(export["name"], "Ada");
    assert_eq!(export["matches"][0]["id"], json!(id));
    assert_eq!(export["follows"], json!(["Bob"]));
    assert_eq!(export["sessions"].as_array().unwrap().len(), 1);
    assert!(!String::from_utf8_lossy(&answer.body).contains("argon2"));
    house
        .guest()
        .await
        .get("/api/me/export")
        .await
        .is_problem(403, "members_only");
}

#[tokio::test]
async fn a_deleted_account_leaves_no_name_behind() {
    let house = House::open().await;
    let (mut ada, mut bob, over) = house.friendly(json!({})).await;
    ada.become_member("Ada-Lovelace").await;
    let (mut home, mut away) = (ada.sit(&over).await, bob.sit(&over).await);
    play_out(&mut home, &mut away).await;
    let seats = json!({ "home": { "kind": "me" }, "away": { "kind": "friend" } });
    let plan = json!({ "game": "flip-football", "seats": seats });
    let running = ada.play_with(&mut bob, &plan, false).await;
    ada.post("/api/me/delete", &json!({ "password": "not my password" }))
        .await
        .is_problem(403, "wrong_password");
    bob.post("/api/me/delete", &json!({ "password": PASSWORD }))
        .await
        .is_problem(403, "members_only");
    ada.post("/api/me/delete", &json!({ "password": PASSWORD }))
        .await
        .expect(204);
    while home.try_next().await.is_some() {}
    assert!(text(&ada.get("/api/me").await.expect(200)["name"]).starts_with("Guest "));
    ada.sign_in("Ada-Lovelace", PASSWORD)
        .await
        .is_problem(403, "wrong_credentials");
    bob.get("/api/members/Ada-Lovelace")
        .await
        .is_problem(404, "not_found");
    for id in [&over, &running] {
        let summary = bob.get(&format!("/api/matches/{id}")).await.expect(200);
        assert_eq!(summary["seats"]["home"]["name"], "Former member");
        assert_eq!(summary["status"], "over");
        let record = bob
            .get(&format!("/api/matches/{id}/record.json"))
            .await
            .expect(200);
        assert_eq!(record["header"]["seats"]["home"], "Former member");
    }
    assert_eq!(
        bob.get(&format!("/api/matches/{running}")).await.expect(200)["outcome"]["winner"],
        "away"
    );
    assert_eq!(house.count("persons where name like '%Lovelace%'"), 0);
    assert_eq!(
        house.count("matches where header like '%Lovelace%' or seats like '%Lovelace%'"),
        0
    );
    assert_eq!(house.count("sessions"), 0);
    assert_eq!(house.count("recovery_codes"), 0);
    // The name rests: nobody is mistaken for whoever had it.
    house
        .guest()
        .await
        .post(
            "/api/members",
            &json!({ "name": "adalovelace", "password": PASSWORD }),
        )
        .await
        .is_problem(409, "name_taken");
}
