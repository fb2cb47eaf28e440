//! `/healthz` and `/readyz`: for whoever starts servers and sends visitors to them.

use axum::{Json, Router, extract::State, routing::get};
use serde_json::{Value, json};

use crate::{AppState, error::ApiError};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
}

/// Alive: it answers. With the number of open tables.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, body = Object, description = "the server is alive"),
))]
pub(super) async fn healthz(State(state): State<AppState>) -> Json<Value> {
    Json(json!({ "status": "ok", "tables": state.tables.count() }))
}

/// Ready: visitors may be sent here. The store can write, and nobody is leaving.
#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, body = Object, description = "visitors may be sent here"),
    (status = 503, body = ApiError, content_type = "application/problem+json", description = "not_ready"),
))]
pub(super) async fn readyz(State(state): State<AppState>) -> Result<Json<Value>, ApiError> {
    state.readiness.ask().await?;
    Ok(Json(json!({ "status": "ready" })))
}
