//! `/api/club`

use axum::{Router, extract::State, http::StatusCode, routing::post};

use super::Body;
use crate::{AppState, error::ApiError, messages::club::SeenNotices, session::Visitor};

pub(super) fn router() -> Router<AppState> {
    Router::new().route("/api/club/notices/seen", post(seen))
}

/// Forgets notices that you have seen. Numbers that you do not have change nothing.
#[utoipa::path(post, path = "/api/club/notices/seen", request_body = SeenNotices, responses((status = 204)))]
pub(super) async fn seen(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    Body(SeenNotices { numbers }): Body<SeenNotices>,
) -> Result<StatusCode, ApiError> {
    if let Some(person) = person {
        state.store.forget_notices(person, numbers).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
