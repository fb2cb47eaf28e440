use serde_json::json;

use crate::support::House;

const FULL_DISK: &str =
    "create trigger full before insert on settings begin select raise(abort, 'disk full'); end;";

#[tokio::test]
async fn is_alive_and_ready() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    assert_eq!(
        stranger.get("/healthz").await.expect(200),
        json!({ "status": "ok", "tables": 0 })
    );
    assert_eq!(
        stranger.get("/readyz").await.expect(200),
        json!({ "status": "ready" })
    );
}

#[tokio::test]
async fn is_alive_but_not_ready_when_nothing_can_be_written() {
    let house = House::open().await;
    house.sabotage(FULL_DISK);
    house.stranger().get("/readyz").await.is_problem(503, "not_ready");
    house.stranger().get("/healthz").await.expect(200);
}

/// Balancers ask by the name under which they know a server, which browsers never see.
#[tokio::test]
async fn are_answered_under_any_name() {
    let house = House::open().await;
    for path in ["/healthz", "/readyz"] {
        let answer = house
            .stranger()
            .ask("GET", path, &[("host", "node-1:5005")], b"")
            .await;
        answer.expect(200);
    }
    house
        .stranger()
        .ask("GET", "/api/me", &[("host", "node-1:5005")], b"")
        .await
        .is_problem(421, "wrong_host");
}
