//! `/api/matches/{id}/replay`

use axum::{Extension, Json, Router, extract::State, routing::get};
use clubhouse::Viewer;
use serde::Deserialize;

use super::{Asked, MatchPath};
use crate::{
    AppState,
    error::ApiError,
    limits::Who,
    messages::{ReplayOutline, ReplayPage},
    replays::{self, From, PAGE_FRAMES_USUAL},
    session::Visitor,
};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/matches/{id}/replay", get(outline))
        .route("/api/matches/{id}/replay/frames", get(page))
}

/// Through whose eyes a replay is seen.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct EyesQuery {
    /// A seat or `spectator`; by default your own or, if you have no seat, a spectator's.
    #[serde(default, rename = "as")]
    #[param(value_type = Option<String>)]
    viewer: Option<Viewer>,
}

/// A match as one viewer saw it, in short: while it runs your own eyes only, afterwards anybody's.
#[utoipa::path(get, path = "/api/matches/{id}/replay", params(("id" = String, Path,), EyesQuery), responses(
    (status = 200, body = Object, description = "the summary, the viewer, how many frames, and the great moments"),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_your_seat"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn outline(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    Extension(who): Extension<Who>,
    MatchPath(id): MatchPath,
    Asked(EyesQuery { viewer }): Asked<EyesQuery>,
) -> Result<Json<ReplayOutline>, ApiError> {
    let asked = replays::Asked { id, person, viewer };
    state
        .replays
        .outline(state.store.as_ref(), who, asked)
        .await
        .map(Json)
}

/// Which frames of a replay are wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PageQuery {
    /// Those from this place on; the first is 0.
    #[serde(default)]
    from: u32,
    /// Those from this step on, if it is said.
    step: Option<u32>,
    /// Those from this event on, if it is said.
    event: Option<u32>,
    /// How many, 1 to 64; 16 if it is not said. There may be fewer.
    count: Option<u32>,
}

/// Some frames of a match as one viewer saw it.
#[utoipa::path(get, path = "/api/matches/{id}/replay/frames", params(("id" = String, Path,), EyesQuery, PageQuery), responses(
    (status = 200, body = Object, description = "the viewer, the place of the first frame, and the frames"),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_your_seat"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn page(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    Extension(who): Extension<Who>,
    MatchPath(id): MatchPath,
    Asked(EyesQuery { viewer }): Asked<EyesQuery>,
    Asked(query): Asked<PageQuery>,
) -> Result<Json<ReplayPage>, ApiError> {
    let asked = replays::Asked { id, person, viewer };
    let from = match (query.step, query.event) {
        (Some(step), _) => From::Step(step),
        (None, Some(event)) => From::Event(event),
        (None, None) => From::Frame(query.from),
    };
    let count = query.count.unwrap_or(PAGE_FRAMES_USUAL);
    state
        .replays
        .page(state.store.as_ref(), who, asked, from, count)
        .await
        .map(Json)
}
