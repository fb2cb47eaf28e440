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
    let mut guest = house.stranger();
    let first = guest.get("/api/me").await;
    let cookie = &first.headers["set-cookie"];
    assert!(cookie.starts_with("__Host-"), "{cookie}");
    assert!(cookie.contains("Secure") && cookie.contains("Path=/") && !cookie.contains("Domain"));
    assert!(first.headers["strict-transport-security"].starts_with("max-age=63072000"));
    let again = guest.get("/api/me").await;
    assert_eq!(again.expect(200)["name"], first.json()["name"]);
    // A neighbour under the same name could have set one without the prefix.
    let (_, value) = guest.cookie.as_deref().unwrap().split_once('=').unwrap();
    guest.cookie = Some(format!("fiveaside_session={value}"));
    assert!(guest.get("/api/me").await.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn a_person_is_kept_when_it_first_changes_something() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let name = guest.get("/api/me").await.expect(200)["name"].clone();
    guest.get("/api/matches?filter=mine").await.expect(200);
    assert_eq!(house.count("persons"), 0);
    let me = json!({ "kind": "me" });
    let created = guest.create(json!({}), me.clone(), me).await;
    assert_eq!(house.count("persons"), 1);
    assert_eq!(created["seats"]["home"]["name"], name);
}

#[tokio::test]
async fn unused_persons_are_forgotten() {
    let mut house = House::open().await;
    let (mut idle, mut player) = (house.guest().await, house.guest().await);
    idle.put("/api/me", &json!({ "name": "Ada" })).await.expect(200);
    let me = json!({ "kind": "me" });
    player.create(json!({}), me.clone(), me).await;
    assert_eq!(house.count("persons"), 2);
    house.restart().await;
    assert_eq!(house.count("persons"), 2, "they are young");
    house.sabotage("update persons set created_at = '2001-01-01T00:00:00.000Z'");
    house.restart().await;
    while house.count("persons") != 1 {
        tokio::task::yield_now().await;
    }
    idle.follow(&house);
    let name = idle.get("/api/me").await.expect(200)["name"].clone();
    assert!(
        name.as_str().unwrap().starts_with("Guest "),
        "the cookie still counts"
    );
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
    for name in [
        "",
        "   ",
        "a\u{0}b",
        "a\u{202e}b",
        "\u{3164}",
        "\u{2800}",
        "\u{115f}",
        "\u{34f}",
        "a\u{3164}b",
        &"x".repeat(25),
    ] {
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
