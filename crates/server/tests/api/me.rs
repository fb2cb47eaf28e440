use serde_json::json;

use crate::support::House;

#[tokio::test]
async fn a_stranger_becomes_a_guest() {
    let house = House::open().await;
    let mut guest = house.stranger();
    let first = guest.get("/api/me").await;
    let name = first.expect(200)["name"].clone();
    assert!(name.as_str().unwrap().starts_with("Guest "));
    let cookie = &first.headers["set-cookie"];
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(
        !cookie.contains("Secure"),
        "over plain HTTP a secure cookie would be lost"
    );
    let second = guest.get("/api/me").await;
    assert_eq!(second.expect(200)["name"], name);
    assert!(!second.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn cookies_are_secure_behind_https() {
    let house =
        House::open_with(|config| config.public_url = Some("https://football.example".parse().unwrap()))
            .await;
    let answer = house.stranger().get("/api/me").await;
    assert!(answer.headers["set-cookie"].contains("Secure"));
}

#[tokio::test]
async fn a_forged_cookie_is_no_cookie() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    guest.put("/api/me", &json!({ "name": "Ada" })).await.expect(200);
    let mut forger = guest.clone();
    let cookie = forger.cookie.take().unwrap();
    let (name, value) = cookie.split_once('=').unwrap();
    let last = value.chars().last().unwrap();
    let other = if last == '0' { '1' } else { '0' };
    forger.cookie = Some(format!("{name}={}{other}", &value[..value.len() - 1]));
    let answer = forger.get("/api/me").await;
    assert_ne!(answer.expect(200)["name"], "Ada");
    assert!(answer.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn a_guest_takes_a_name() {
    let mut house = House::open().await;
    let mut guest = house.guest().await;
    let named = guest
        .put("/api/me", &json!({ "name": "  Ada   Lovelace " }))
        .await
        .expect(200);
    assert_eq!(named, json!({ "name": "Ada Lovelace" }));
    house.restart().await;
    guest.follow(&house);
    assert_eq!(
        guest.get("/api/me").await.expect(200),
        json!({ "name": "Ada Lovelace" })
    );
}

#[tokio::test]
async fn bad_names_are_refused() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    for name in ["", "   ", "a\u{0}b", "a\u{202e}b", &"x".repeat(25)] {
        guest
            .put("/api/me", &json!({ "name": name }))
            .await
            .is_problem(422, "bad_name");
    }
    guest
        .put("/api/me", &json!({ "name": 7 }))
        .await
        .is_problem(400, "bad_request");
}
