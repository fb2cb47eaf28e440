//! `/api/matches/{id}/review`, `/api/matches/{id}/curve`, `/api/members/{name}/insight`

use axum::{
    Extension, Json, Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use serde::Deserialize;

use super::{Asked, MatchPath, Word};
use crate::{
    AppState,
    error::ApiError,
    limits::Who,
    messages::{LiveCurve, ReviewDepth, ReviewProgress, insight::GameInsight},
    people::{insight, names},
    reviews::{self, Answer},
    session::Visitor,
};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/matches/{id}/review", get(show).delete(stop))
        .route("/api/matches/{id}/curve", get(curve))
        .route("/api/members/{name}/insight", get(of_member))
}

/// Which review is wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct DepthQuery {
    /// How deep it must be at least, with every decision weighed. By default any review that is kept will do, also one
    /// that was stopped, and if there is none a quick one is made.
    depth: Option<ReviewDepth>,
}

/// What decided a finished match. Asking begins the reckoning; ask again every few seconds until it is there. What nobody
/// asks for any more is given up, and what was weighed so far is kept.
#[utoipa::path(get, path = "/api/matches/{id}/review", params(("id" = String, Path,), DepthQuery), responses(
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
    Asked(DepthQuery { depth }): Asked<DepthQuery>,
) -> Result<Response, ApiError> {
    let asked = reviews::Asked {
        store: &state.store,
        replays: &state.replays,
        closing: &state.closing,
        who,
        id,
        depth,
    };
    Ok(match state.reviews.ask(asked).await? {
        Answer::Review(review) => ([(header::CONTENT_TYPE, "application/json")], review).into_response(),
        Answer::Progress(progress) => (StatusCode::ACCEPTED, Json(progress)).into_response(),
    })
}

/// You wait for a review no longer. If nobody else does, the reckoning ends and what was weighed so far is kept.
#[utoipa::path(delete, path = "/api/matches/{id}/review", params(("id" = String, Path,)), responses(
    (status = 204),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn stop(
    State(state): State<AppState>,
    Extension(who): Extension<Who>,
    MatchPath(id): MatchPath,
) -> StatusCode {
    state.reviews.stop(id, who);
    StatusCode::NO_CONTENT
}

/// The chance to win over a match that is being played, for spectators: of a match between bots, or of one whose coaches
/// have agreed to it. It stays a decision behind.
#[utoipa::path(get, path = "/api/matches/{id}/curve", params(("id" = String, Path,)), responses(
    (status = 200, body = LiveCurve),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "no_curve"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn curve(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    Extension(who): Extension<Who>,
    MatchPath(id): MatchPath,
) -> Result<Json<LiveCurve>, ApiError> {
    let store = state.store.as_ref();
    state.curves.ask(store, who, person, id).await.map(Json)
}

/// How well a member decides and how lucky it was, game by game, as far as its matches have been reviewed; none if the
/// member does not show its matches to you.
#[utoipa::path(get, path = "/api/members/{name}/insight", params(("name" = String, Path,)), responses(
    (status = 200, body = Vec<GameInsight>),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn of_member(
    State(state): State<AppState>,
    Visitor(viewer): Visitor,
    Word(name): Word,
) -> Result<Json<Vec<GameInsight>>, ApiError> {
    let skeleton = names::find(&name).ok_or_else(ApiError::no_such_member)?;
    let member = state.store.member(skeleton).await?;
    let member = member.ok_or_else(ApiError::no_such_member)?;
    insight::insight(&state, &member, viewer).await.map(Json)
}
