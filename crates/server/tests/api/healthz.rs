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
