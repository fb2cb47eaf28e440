//! Signing in and out.

use serde_json::json;

use crate::support::{House, PASSWORD, text};

#[tokio::test]
async fn a_second_device_shows_the_same_things() {
    let house = House::open().await;
    let mut first = house.member("Ada").await;
    let me = json!({ "kind": "me" });
    let made = first.create(json!({}), me.clone(), me).await;
    let mut second = house.guest().await;
    let before = second.cookie.clone();
    let signed_in = second.sign_in("ada", PASSWORD).await.expect(200);
    assert_eq!(signed_in, json!({ "name": "Ada", "member": true }));
    assert_ne!(second.cookie, before, "the id of the session changes");
    assert_eq!(second.matches().await, [text(&made["id"])]);
    assert_eq!(first.matches().await, second.matches().await);
    assert_eq!(house.count("sessions"), 2);
}

#[tokio::test]
async fn a_guest_who_signs_in_brings_what_it_had() {
    let house = House::open().await;
    house.member("Ada").await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let (mut sits, mut other) = (home.sit(&id).await, away.sit(&id).await);
    home.sign_in("Ada", PASSWORD).await.expect(200);
    assert_eq!(home.matches().await, std::slice::from_ref(&id));
    // The socket that is open is the member's now.
    while sits.last["seats"]["home"]["name"] != "Ada" {
        sits.update().await;
    }
    assert_eq!(sits.last["seats"]["home"]["you"], true);
    while other.last["seats"]["home"]["name"] != "Ada" {
        other.update().await;
    }
    let (mover, seat) = if sits.is_to_act("home") {
        (&mut sits, "home")
    } else {
        (&mut other, "away")
    };
    let choice = mover.choices(seat).pop().unwrap();
    let answer = mover.play(seat, choice).await;
    assert_eq!(answer["type"], "accepted", "{answer}");
    let summary = home.get(&format!("/api/matches/{id}")).await.expect(200);
    assert_eq!(summary["seats"]["home"]["you"], true);
    // Whoever made the match still has its invitations; nobody else's seat has moved.
    assert_eq!(summary["seats"]["away"]["member"], serde_json::Value::Null);
}

#[tokio::test]
async fn nobody_learns_whether_a_name_is_a_members() {
    let house = House::open().await;
    house.member("Ada").await;
    let mut guest = house.guest().await;
    let wrong = guest.sign_in("Ada", "not her password").await;
    wrong.is_problem(403, "wrong_credentials");
    for name in ["Nobody1", "x", "", "a b", &"y".repeat(500)] {
        let unknown = guest.sign_in(name, "not her password").await;
        assert_eq!(unknown.json(), wrong.json(), "the same answer, word for word");
    }
    let recover = |name: &str| json!({ "name": name, "code": "aaaa-bbbb-cccc-dddd", "new_password": "some other words" });
    let wrong = guest.post("/api/session/recovery", &recover("Ada")).await;
    wrong.is_problem(403, "wrong_credentials");
    let unknown = guest.post("/api/session/recovery", &recover("Nobody1")).await;
    assert_eq!(unknown.json(), wrong.json());
}

#[tokio::test]
async fn tries_are_counted_by_name_and_by_address() {
    let house = House::open_with(|config| {
        config.sign_ins_per_minute = 2.try_into().unwrap();
        config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let mut guest = house.guest().await;
    let body = json!({ "name": "ada", "password": "wrong words here" }).to_string();
    let mut codes = Vec::new();
    for number in 0..6 {
        let from = format!("198.51.100.{number}");
        let headers = [
            ("content-type", "application/json"),
            ("x-forwarded-for", from.as_str()),
        ];
        codes.push(
            guest
                .ask("POST", "/api/session", &headers, body.as_bytes())
                .await
                .json()["code"]
                .clone(),
        );
    }
    assert_eq!(codes[0], "wrong_credentials");
    assert_eq!(codes[5], "too_many_tries", "one name from many addresses");
    let mut granted = 0;
    for number in 0..20 {
        let body = json!({ "name": format!("name{number}"), "password": "wrong words here" }).to_string();
        let headers = [
            ("content-type", "application/json"),
            ("x-forwarded-for", "192.0.2.1"),
        ];
        let answer = guest.ask("POST", "/api/session", &headers, body.as_bytes()).await;
        granted += usize::from(answer.json()["code"] == "wrong_credentials");
    }
    assert!(
        (12..20).contains(&granted),
        "many names from one address: {granted}"
    );
}

#[tokio::test]
async fn signing_out_ends_the_session_and_its_sockets() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    let me = json!({ "kind": "me" });
    let id = text(&ada.create(json!({}), me.clone(), me).await["id"]);
    let mut socket = ada.sit(&id).await;
    let mut thief = ada.clone();
    ada.delete("/api/session").await.expect(204);
    while socket.try_next().await.is_some() {}
    let name = ada.get("/api/me").await.expect(200)["name"].clone();
    assert!(text(&name).starts_with("Guest "), "{name}");
    assert!(ada.matches().await.is_empty());
    assert!(
        thief.matches().await.is_empty(),
        "the cookie from before leads nowhere"
    );
    thief.delete("/api/session").await.is_problem(403, "members_only");
    house
        .guest()
        .await
        .delete("/api/session")
        .await
        .is_problem(403, "members_only");
    ada.sign_in("Ada", PASSWORD).await.expect(200);
    assert_eq!(ada.matches().await, [id]);
}

#[tokio::test]
async fn who_signs_in_as_somebody_else_is_signed_out_first() {
    let house = House::open().await;
    let mut browser = house.member("Ada").await;
    let me = json!({ "kind": "me" });
    browser.create(json!({}), me.clone(), me).await;
    house.member("Bob").await;
    browser.sign_in("Bob", PASSWORD).await.expect(200);
    assert!(
        browser.matches().await.is_empty(),
        "a member's things are not brought to another"
    );
    assert_eq!(house.count("sessions"), 2);
}

#[tokio::test]
async fn a_recovery_code_opens_once_and_ends_all_sessions() {
    let house = House::open().await;
    let mut lost = house.guest().await;
    let codes = lost.become_member("Ada").await;
    let mut found = house.guest().await;
    let recover =
        |code: &str, password: &str| json!({ "name": "ada", "code": code, "new_password": password });
    found
        .post("/api/session/recovery", &recover(&codes[3], "1234567890"))
        .await
        .is_problem(422, "weak_password");
    let code = codes[3].to_uppercase().replace('-', " ");
    found
        .post("/api/session/recovery", &recover(&code, "a dry ball for once"))
        .await
        .expect(200);
    assert_eq!(found.get("/api/me").await.expect(200)["name"], "Ada");
    assert_ne!(lost.get("/api/me").await.expect(200)["name"], "Ada");
    assert_eq!(found.get("/api/me/account").await.expect(200)["codes_left"], 9);
    let mut other = house.guest().await;
    other
        .post(
            "/api/session/recovery",
            &recover(&codes[3], "a dry ball for once"),
        )
        .await
        .is_problem(403, "wrong_credentials");
    other
        .sign_in("Ada", PASSWORD)
        .await
        .is_problem(403, "wrong_credentials");
    other.sign_in("Ada", "a dry ball for once").await.expect(200);
}

#[tokio::test]
async fn who_is_banned_does_not_come_in() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    house.sabotage("update persons set banned_ms = 1, ban_reason = 'rude'");
    ada.put("/api/me", &json!({ "name": "Adam" }))
        .await
        .is_problem(403, "banned");
    let mut elsewhere = house.guest().await;
    elsewhere.sign_in("Ada", PASSWORD).await.is_problem(403, "banned");
    elsewhere
        .sign_in("Ada", "wrong words here")
        .await
        .is_problem(403, "wrong_credentials");
}

#[tokio::test]
async fn a_password_counts_to_the_letter() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let long = format!(" Æther & muddy boots {} ", "q7-".repeat(34));
    let credentials = json!({ "name": "Ada", "password": long });
    ada.post("/api/members", &credentials).await.expect(201);
    let mut other = house.guest().await;
    for almost in [long.trim(), &long.to_lowercase(), &long[..long.len() - 1]] {
        other
            .sign_in("Ada", almost)
            .await
            .is_problem(403, "wrong_credentials");
    }
    other.sign_in("Ada", &long).await.expect(200);
}

#[tokio::test]
async fn a_new_club_has_no_members() {
    let house = House::open().await;
    assert_eq!(
        house.count("persons"),
        0,
        "nobody has a password that somebody else chose"
    );
}
