use crate::support::House;

#[tokio::test]
async fn the_document_names_every_address() {
    let house = House::open().await;
    let document = house.stranger().get("/api/openapi.json").await.expect(200);
    let paths: Vec<&String> = document["paths"].as_object().unwrap().keys().collect();
    assert_eq!(
        paths,
        [
            "/api/announcement",
            "/api/club/challenges",
            "/api/club/challenges/{id}",
            "/api/club/challenges/{id}/accept",
            "/api/club/challenges/{id}/decline",
            "/api/club/live",
            "/api/club/notices/seen",
            "/api/club/seeks",
            "/api/club/seeks/{id}",
            "/api/club/seeks/{id}/take",
            "/api/club/waiting",
            "/api/games",
            "/api/games/{id}/cards",
            "/api/games/{id}/decks/check",
            "/api/games/{id}/lesson",
            "/api/games/{id}/rulebook",
            "/api/leaderboards/{game}",
            "/api/matches",
            "/api/matches/{id}",
            "/api/matches/{id}/chat",
            "/api/matches/{id}/curve",
            "/api/matches/{id}/fork",
            "/api/matches/{id}/join",
            "/api/matches/{id}/live",
            "/api/matches/{id}/record.json",
            "/api/matches/{id}/record.txt",
            "/api/matches/{id}/rematch",
            "/api/matches/{id}/replay",
            "/api/matches/{id}/replay/frames",
            "/api/matches/{id}/reports",
            "/api/matches/{id}/resign",
            "/api/matches/{id}/review",
            "/api/matches/{id}/words",
            "/api/me",
            "/api/me/account",
            "/api/me/blocks",
            "/api/me/blocks/{name}",
            "/api/me/codes",
            "/api/me/decks",
            "/api/me/delete",
            "/api/me/export",
            "/api/me/follows",
            "/api/me/follows/{name}",
            "/api/me/password",
            "/api/me/sessions",
            "/api/me/sessions/{id}",
            "/api/me/settings",
            "/api/members",
            "/api/members/{name}",
            "/api/members/{name}/insight",
            "/api/members/{name}/ratings",
            "/api/openapi.json",
            "/api/session",
            "/api/session/recovery",
            "/healthz",
            "/readyz",
        ]
    );
    for schema in ["MatchSummary", "NewMatch", "Problem", "SeatPlan"] {
        assert!(
            document["components"]["schemas"].get(schema).is_some(),
            "{schema}"
        );
    }
}
