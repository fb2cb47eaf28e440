//! What holds at all addresses: how much, how often, and from where.

use std::{
    num::NonZeroU32,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::support::{Guest, House};

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn bodies_have_a_limit() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let name = "x".repeat(70 * 1024);
    guest
        .put("/api/me", &json!({ "name": name }))
        .await
        .is_problem(413, "too_large");
    guest.put("/api/me", &json!({ "name": "Ada" })).await.expect(200);
}

#[tokio::test]
async fn bodies_are_json_and_say_so() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let body = br#"{"name":"Ada"}"#;
    guest
        .ask("PUT", "/api/me", &[], body)
        .await
        .is_problem(400, "bad_request");
    guest
        .ask("PUT", "/api/me", &[("content-type", "text/plain")], body)
        .await
        .is_problem(400, "bad_request");
    guest
        .ask("PUT", "/api/me", &[JSON], b"{")
        .await
        .is_problem(400, "bad_request");
    guest
        .ask("PUT", "/api/me", &[JSON], b"")
        .await
        .is_problem(400, "bad_request");
    guest
        .get("/api/matches?filter=yours")
        .await
        .is_problem(400, "bad_request");
}

#[tokio::test]
async fn a_session_may_not_ask_too_often() {
    let house = House::open_with(|config| config.requests_per_second = NonZeroU32::MIN).await;
    let (mut greedy, mut modest) = (house.guest().await, house.guest().await);
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(greedy.get("/api/games").await.status);
    }
    assert_eq!(statuses[0], 200);
    greedy.get("/api/games").await.is_problem(429, "rate_limited");
    modest.get("/api/games").await.expect(200);
    assert_eq!(house.stranger().get("/healthz").await.status, 200);
}

#[tokio::test]
async fn pages_of_other_sites_may_not_change_anything() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    let body = br#"{"name":"Ada"}"#;
    let rename = async |guest: &mut Guest, origin: &str| {
        guest
            .ask("PUT", "/api/me", &[JSON, ("origin", origin)], body)
            .await
    };
    rename(&mut guest, "https://evil.example")
        .await
        .is_problem(403, "forbidden_origin");
    rename(&mut guest, "null")
        .await
        .is_problem(403, "forbidden_origin");
    let own = format!("http://{}", house.address);
    rename(&mut guest, &own).await.expect(200);
}

#[tokio::test]
async fn a_stopping_server_says_good_bye() {
    let mut house = House::open().await;
    let mut home = house.guest().await;
    let created = home
        .create(json!({}), json!({ "kind": "me" }), json!({ "kind": "me" }))
        .await;
    let mut socket = home.sit(created["id"].as_str().unwrap()).await;
    house.stop().await;
    assert_eq!(socket.try_next().await, None);
}

#[tokio::test]
async fn many_sessions_of_one_address_do_not_lock_a_newcomer_out() {
    let house = House::open_with(|config| {
        config.requests_per_second = NonZeroU32::new(20).unwrap();
        config.changes_per_second = NonZeroU32::new(20).unwrap();
    })
    .await;
    let mut crowd = Vec::new();
    for _ in 0..40 {
        let mut guest = house.guest().await;
        crowd.push(tokio::spawn(async move {
            let me = json!({ "kind": "me" });
            let plan = json!({ "game": "flip-football", "seats": { "home": me, "away": me } });
            let mut made = 0;
            for _ in 0..30 {
                made += u32::from(guest.post("/api/matches", &plan).await.status == 201);
            }
            made
        }));
    }
    let started = Instant::now();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut newcomer = house.guest().await;
    let me = json!({ "kind": "me" });
    newcomer.create(json!({}), me.clone(), me).await;
    let made = house.count("matches");
    let most = 20 * (started.elapsed().as_secs() + 2);
    assert!(u64::from(made) < most, "{made} matches, at most {most}");
    for guest in crowd {
        guest.abort();
    }
}

#[tokio::test]
async fn a_person_has_so_many_open_matches() {
    let house = House::open_with(|config| config.open_matches = 2).await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let plan = json!({ "game": "flip-football", "seats": { "home": me, "away": me } });
    let first = guest.post("/api/matches", &plan).await.expect(201);
    guest.post("/api/matches", &plan).await.expect(201);
    guest
        .post("/api/matches", &plan)
        .await
        .is_problem(409, "too_many_matches");
    house.guest().await.post("/api/matches", &plan).await.expect(201);
    let resign = format!("/api/matches/{}/resign", first["id"].as_str().unwrap());
    assert_eq!(guest.post(&resign, &json!({ "seat": "home" })).await.status, 204);
    guest.post("/api/matches", &plan).await.expect(201);
}

#[tokio::test]
async fn only_trusted_proxies_say_for_whom_they_ask() {
    let few = |config: &mut server::Config| config.requests_per_second = NonZeroU32::MIN;
    let ask = async |house: &House, client: &str| {
        let headers = [("x-forwarded-for", client)];
        let answer = house
            .stranger()
            .ask("GET", "/api/matches?filter=live", &headers, b"")
            .await;
        answer.status
    };
    let house = House::open_with(few).await;
    let mut last = 0;
    for number in 0..10 {
        last = ask(&house, &format!("198.51.100.{number}")).await;
    }
    assert_eq!(last, 429, "a stranger's word is worth nothing");
    let house = House::open_with(|config| {
        few(config);
        config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    for number in 0..10 {
        assert_eq!(ask(&house, &format!("198.51.100.{number}")).await, 200);
    }
    for _ in 0..10 {
        last = ask(&house, "198.51.100.1").await;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn the_server_answers_under_its_own_names_only() {
    let house = House::open_with(|config| {
        config.public_url = Some("https://football.example".parse().unwrap());
        config.hosts = vec!["club.example".into()];
    })
    .await;
    let ask = async |path: &str, host: &str| house.stranger().ask("GET", path, &[("host", host)], b"").await;
    let others = ["evil.example", "evil.example:5005", "localhost.evil.example"];
    for path in ["/", "/api/me"] {
        for host in ["localhost:5005", "football.example", "Club.example:8080"] {
            assert_eq!(ask(path, host).await.status, 200, "{path} {host}");
        }
        for host in others {
            ask(path, host).await.is_problem(421, "wrong_host");
        }
    }
    // Whoever asks whether it is well knows it by its address.
    for path in ["/healthz", "/readyz"] {
        for host in others {
            assert_eq!(ask(path, host).await.status, 200, "{path} {host}");
        }
    }
}

#[tokio::test]
async fn nobody_keeps_what_the_api_answers() {
    let house = House::open().await;
    for path in [
        "/api/me",
        "/api/games",
        "/api/matches?filter=live",
        "/api/nothing",
    ] {
        let answer = house.stranger().get(path).await;
        assert_eq!(answer.headers["cache-control"], "no-store", "{path}");
    }
}
