use serde_json::json;

use crate::support::House;

#[tokio::test]
async fn is_well() {
    let house = House::open().await;
    assert_eq!(
        house.stranger().get("/healthz").await.expect(200),
        json!({ "status": "ok", "tables": 0 })
    );
}

#[tokio::test]
async fn is_not_well_when_nothing_can_be_written() {
    let house = House::open().await;
    house.stranger().get("/healthz").await.expect(200);
    house.sabotage(
        "create trigger full before insert on settings begin select raise(abort, 'disk full'); end;",
    );
    house
        .stranger()
        .get("/healthz")
        .await
        .is_problem(503, "unavailable");
}
