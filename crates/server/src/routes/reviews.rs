//! `/api/matches/{id}/review`

use axum::{
    Extension, Json, Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use super::MatchPath;
use crate::{
    AppState,
    error::ApiError,
    limits::Who,
    messages::ReviewProgress,
    reviews::{Answer, Asked},
};

pub(super) fn router() -> Router<AppState> {
    Router::new().route("/api/matches/{id}/review", get(show))
}

/// What decided a finished match. Asking begins the reckoning; ask again every few seconds until it is there. What nobody
/// asks for any more is given up.
#[utoipa::path(get, path = "/api/matches/{id}/review", params(("id" = String, Path,)), responses(
    (status = 200, body = Object, description = "the review"),
    (status = 202, body = ReviewProgress, description = "it is being made"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "match_running"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "not_reviewed"),
))]
pub(super) async fn show(
    State(state): State<AppState>,
    Extension(who): Extension<Who>,
    MatchPath(id): MatchPath,
) -> Result<Response, ApiError> {
    let asked = Asked {
        store: &state.store,
        replays: &state.replays,
        closing: &state.closing,
        who,
        id,
    };
    Ok(match state.reviews.ask(asked).await? {
        Answer::Review(review) => ([(header::CONTENT_TYPE, "application/json")], review).into_response(),
        Answer::Progress(progress) => (StatusCode::ACCEPTED, Json(progress)).into_response(),
    })
}
