//! `/healthz`

use axum::{Json, Router, extract::State, routing::get};
use serde_json::{Value, json};

use crate::{AppState, error::ApiError};

pub(super) fn router() -> Router<AppState> {
    Router::new().route("/healthz", get(healthz))
}

/// Well, if the store has just written something; with the number of open tables.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, body = Object, description = "the server is well"),
    (status = 503, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn healthz(State(state): State<AppState>) -> Result<Json<Value>, ApiError> {
    state.store.prove().await?;
    Ok(Json(json!({ "status": "ok", "tables": state.tables.count() })))
}
