//! A guest becomes a member.

use serde_json::json;

use crate::support::{House, PASSWORD, play_out, text};

#[tokio::test]
async fn a_guest_becomes_a_member_and_loses_nothing() {
    let mut house = House::open().await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let made = guest.create(json!({}), me.clone(), me).await;
    let deck = json!({ "game": "social-soccer", "name": "Mine", "text": "PE01..PE10 | 3xES01" });
    let kept = guest.put("/api/me/decks", &deck).await;
    let before = guest.cookie.clone();
    let joined = guest
        .post("/api/members", &json!({ "name": "Ada", "password": PASSWORD }))
        .await;
    let cookie = joined.headers["set-cookie"].clone();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let joined = joined.expect(201);
    assert_eq!(joined["me"], json!({ "name": "Ada", "member": true }));
    assert_eq!(joined["codes"].as_array().unwrap().len(), 10);
    assert_ne!(guest.cookie, before, "the id of the session changes");
    house.restart().await;
    guest.follow(&house);
    assert_eq!(
        guest.get("/api/me").await.expect(200),
        json!({ "name": "Ada", "member": true })
    );
    assert_eq!(guest.matches().await, [text(&made["id"])]);
    let list = guest.get("/api/matches").await.expect(200);
    assert_eq!(list["matches"][0]["seats"]["home"]["name"], "Ada");
    assert_eq!(list["matches"][0]["seats"]["home"]["member"], true);
    let decks = guest.get("/api/me/decks").await.expect(200);
    assert_eq!(decks.as_array().unwrap().len(), usize::from(kept.status == 200));
    // The cookie from before leads nowhere any more.
    let mut thief = guest.clone();
    thief.cookie = before;
    let stranger = thief.get("/api/me").await.expect(200);
    assert_ne!(stranger["name"], "Ada");
    assert!(thief.matches().await.is_empty());
}

#[tokio::test]
async fn in_the_middle_of_a_match_the_table_learns_the_name() {
    let house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let (mut sits, mut other) = (home.sit(&id).await, away.sit(&id).await);
    home.become_member("Ada").await;
    while other.last["seats"]["home"]["name"] != "Ada" {
        other.update().await;
    }
    assert_eq!(other.last["seats"]["home"]["member"], true);
    while sits.last["seats"]["home"]["name"] != "Ada" {
        sits.update().await;
    }
    assert_eq!(
        sits.last["seats"]["home"]["you"], true,
        "the seat is still theirs"
    );
    play_out(&mut sits, &mut other).await;
    let record = home
        .get(&format!("/api/matches/{id}/record.json"))
        .await
        .expect(200);
    assert_eq!(record["header"]["seats"]["home"], "Ada");
    // Whoever comes back with the new cookie has the seat too.
    let again = home.sit(&id).await;
    assert_eq!(again.last["seats"]["home"]["you"], true);
}

#[tokio::test]
async fn who_cannot_become_a_member_is_told_why() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    let mut guest = house.guest().await;
    for (name, password, status, code) in [
        ("ADA", PASSWORD, 409, "name_taken"),
        ("a-d-a", PASSWORD, 409, "name_taken"),
        ("admin", PASSWORD, 409, "name_taken"),
        ("ab", PASSWORD, 422, "bad_member_name"),
        ("a b c", PASSWORD, 422, "bad_member_name"),
        ("Bob", "short", 422, "weak_password"),
        ("Bob", "1234567890", 422, "weak_password"),
        ("Bob", "qwertyuiop", 422, "weak_password"),
    ] {
        guest
            .post("/api/members", &json!({ "name": name, "password": password }))
            .await
            .is_problem(status, code);
    }
    ada.post("/api/members", &json!({ "name": "Bob", "password": PASSWORD }))
        .await
        .is_problem(409, "already_member");
    guest
        .post("/api/members", &json!({ "name": "Bob" }))
        .await
        .is_problem(400, "bad_request");
    guest
        .ask(
            "POST",
            "/api/members",
            &[
                ("content-type", "application/json"),
                ("origin", "https://evil.example"),
            ],
            json!({ "name": "Bob", "password": PASSWORD })
                .to_string()
                .as_bytes(),
        )
        .await
        .is_problem(403, "forbidden_origin");
    assert_eq!(house.count("persons where skeleton is not null"), 1);
}

#[tokio::test]
async fn a_browser_without_any_cookie_can_join() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    stranger.become_member("Ada").await;
    assert_eq!(stranger.get("/api/me").await.expect(200)["name"], "Ada");
}

#[tokio::test]
async fn no_password_and_no_code_is_kept_as_it_is() {
    let house = House::open().await;
    let codes = house.guest().await.become_member("Ada").await;
    let file = house.data();
    for secret in [PASSWORD, &codes[0], &codes[0].replace('-', "")] {
        assert!(!contains(&file, secret), "{secret}");
    }
    assert!(contains(&file, "$argon2id$"));
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}
