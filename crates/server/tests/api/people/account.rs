//! What members do with their accounts.

use serde_json::{Value, json};

use crate::support::{House, PASSWORD, text};

#[tokio::test]
async fn a_member_sees_its_account() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    let account = ada.get("/api/me/account").await.expect(200);
    assert_eq!(
        (&account["name"], &account["codes_left"]),
        (&"Ada".into(), &10.into())
    );
    assert!(account["joined_ms"].as_i64().unwrap() > 0);
    for path in ["/api/me/account", "/api/me/sessions"] {
        house
            .guest()
            .await
            .get(path)
            .await
            .is_problem(403, "members_only");
        house.stranger().get(path).await.is_problem(403, "members_only");
    }
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    let mut elsewhere = house.guest().await;
    elsewhere.sign_in("Ada", PASSWORD).await.expect(200);
    let me = json!({ "kind": "me" });
    let id = text(&ada.create(json!({}), me.clone(), me).await["id"]);
    let mut socket = elsewhere.sit(&id).await;
    let change = |old: &str, new: &str| json!({ "password": old, "new_password": new });
    ada.put(
        "/api/me/password",
        &change("not my password", "a dry ball for once"),
    )
    .await
    .is_problem(403, "wrong_password");
    ada.put("/api/me/password", &change(PASSWORD, "short"))
        .await
        .is_problem(422, "weak_password");
    house
        .guest()
        .await
        .put("/api/me/password", &change(PASSWORD, "a dry ball for once"))
        .await
        .is_problem(403, "members_only");
    ada.put("/api/me/password", &change(PASSWORD, "a dry ball for once"))
        .await
        .expect(204);
    while socket.try_next().await.is_some() {}
    assert_eq!(ada.get("/api/me").await.expect(200)["name"], "Ada");
    elsewhere
        .get("/api/me/account")
        .await
        .is_problem(403, "members_only");
    elsewhere
        .sign_in("Ada", PASSWORD)
        .await
        .is_problem(403, "wrong_credentials");
    elsewhere.sign_in("Ada", "a dry ball for once").await.expect(200);
}

#[tokio::test]
async fn sessions_are_listed_and_each_can_be_ended() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    let mut others = Vec::new();
    for _ in 0..3 {
        let mut other = house.guest().await;
        let body = json!({ "name": "Ada", "password": PASSWORD }).to_string();
        let headers = [
            ("content-type", "application/json"),
            (
                "user-agent",
                "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0",
            ),
        ];
        other
            .ask("POST", "/api/session", &headers, body.as_bytes())
            .await
            .expect(200);
        others.push(other);
    }
    let list = ada.get("/api/me/sessions").await.expect(200);
    let sessions = list.as_array().unwrap();
    assert_eq!(sessions.len(), 4);
    assert_eq!(
        sessions.iter().filter(|session| session["here"] == true).count(),
        1
    );
    assert!(
        sessions
            .iter()
            .any(|session| session["device"] == "Firefox, Linux")
    );
    let other = sessions.iter().find(|session| session["here"] == false).unwrap();
    let path = format!("/api/me/sessions/{}", text(&other["id"]));
    house
        .member("Bob")
        .await
        .delete(&path)
        .await
        .is_problem(404, "not_found");
    house
        .guest()
        .await
        .delete(&path)
        .await
        .is_problem(403, "members_only");
    ada.delete(&path).await.expect(204);
    ada.delete(&path).await.is_problem(404, "not_found");
    assert_eq!(count(&ada.get("/api/me/sessions").await.expect(200)), 3);
    house
        .guest()
        .await
        .delete("/api/me/sessions")
        .await
        .is_problem(403, "members_only");
    ada.delete("/api/me/sessions").await.expect(204);
    assert_eq!(count(&ada.get("/api/me/sessions").await.expect(200)), 1);
    for other in &mut others {
        assert_ne!(other.get("/api/me").await.expect(200)["name"], "Ada");
    }
}

#[tokio::test]
async fn new_codes_take_the_place_of_the_old() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let old = ada.become_member("Ada").await;
    ada.post("/api/me/codes", &json!({ "password": "not my password" }))
        .await
        .is_problem(403, "wrong_password");
    house
        .guest()
        .await
        .post("/api/me/codes", &json!({ "password": PASSWORD }))
        .await
        .is_problem(403, "members_only");
    let new = ada
        .post("/api/me/codes", &json!({ "password": PASSWORD }))
        .await
        .expect(200);
    assert_eq!(count(&new["codes"]), 10);
    let recover = |code: &str| json!({ "name": "Ada", "code": code, "new_password": "a dry ball for once" });
    let mut other = house.guest().await;
    other
        .post("/api/session/recovery", &recover(&old[0]))
        .await
        .is_problem(403, "wrong_credentials");
    other
        .post("/api/session/recovery", &recover(&text(&new["codes"][0])))
        .await
        .expect(200);
}

fn count(list: &Value) -> usize {
    list.as_array().unwrap().len()
}
