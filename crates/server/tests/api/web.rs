use crate::support::House;

#[tokio::test]
async fn every_page_is_the_client() {
    let house = House::open().await;
    let mut guest = house.stranger();
    let index = guest.get("/").await;
    assert_eq!(
        (index.status, index.headers["content-type"].as_str()),
        (200, "text/html")
    );
    assert_eq!(index.headers["cache-control"], "no-cache");
    for page in ["/index.html", "/matches", "/join/abc/def", "/game/flip-football"] {
        let answer = guest.get(page).await;
        assert_eq!((answer.status, &answer.body), (200, &index.body), "{page}");
    }
}

#[tokio::test]
async fn a_missing_file_or_address_is_missing() {
    let house = House::open().await;
    let mut guest = house.stranger();
    guest.get("/assets/none.js").await.is_problem(404, "not_found");
    guest.get("/api").await.is_problem(404, "not_found");
    guest.get("/api/nothing/here").await.is_problem(404, "not_found");
    guest
        .ask("DELETE", "/api/me", &[], b"")
        .await
        .is_problem(405, "method_not_allowed");
    guest
        .ask("POST", "/", &[], b"")
        .await
        .is_problem(405, "method_not_allowed");
}

#[tokio::test]
async fn an_address_that_is_no_page_is_missing() {
    let house = House::open().await;
    let mut guest = house.stranger();
    let index = guest.get("/").await;
    for nowhere in [
        "/metrics",
        "/nowhere",
        "/match",
        "/admin/login.php",
        "/games/flip-football",
    ] {
        guest.get(nowhere).await.is_problem(404, "not_found");
        // A person at a browser is told so by the client.
        let page = guest
            .ask("GET", nowhere, &[("accept", "text/html,*/*;q=0.8")], b"")
            .await;
        assert_eq!((page.status, &page.body), (404, &index.body), "{nowhere}");
    }
}

#[tokio::test]
async fn browsers_are_told_to_be_strict() {
    let house = House::open().await;
    for path in ["/", "/api/games", "/healthz", "/api/nothing"] {
        let headers = house.stranger().get(path).await.headers;
        let policy = &headers["content-security-policy"];
        for part in [
            "default-src 'self'",
            "script-src 'self';",
            "frame-ancestors 'none'",
            "object-src 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
    }
}

#[tokio::test]
async fn long_answers_are_compressed() {
    let house = House::open().await;
    let answer = house
        .stranger()
        .ask(
            "GET",
            "/api/games/flip-football/rulebook",
            &[("accept-encoding", "gzip")],
            b"",
        )
        .await;
    assert_eq!(answer.headers["content-encoding"], "gzip");
}

#[tokio::test]
async fn files_are_short_already() {
    let house = House::open().await;
    let plain = house.stranger().get("/").await;
    assert!(!plain.headers.contains_key("content-encoding"));
    let short = house
        .stranger()
        .ask("GET", "/", &[("accept-encoding", "gzip")], b"")
        .await;
    assert_eq!(short.headers["content-encoding"], "gzip");
    assert_eq!(short.headers["vary"], "accept-encoding");
    assert_eq!(short.headers["content-type"], plain.headers["content-type"]);
    let length = short.body.len().to_string();
    assert_eq!(
        short.headers["content-length"], length,
        "what is made at a request has no length yet"
    );
    assert_eq!(short.body[..2], [0x1f, 0x8b]);
}
