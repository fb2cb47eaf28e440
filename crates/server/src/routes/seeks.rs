//! `/api/club/seeks` and `/api/club/waiting`

use axum::{
    Json, Router,
    extract::{FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
    routing::{delete, get, post, put},
};
use axum_extra::extract::SignedCookieJar;
use store::OfferId;

use super::Body;
use crate::{
    AppState,
    club::meeting,
    error::ApiError,
    messages::meeting::{NewSeek, Seated, Seek, Wish},
    session::Visitor,
};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/club/seeks", get(list).post(make))
        .route("/api/club/seeks/{id}", delete(withdraw))
        .route("/api/club/seeks/{id}/take", post(take))
        .route("/api/club/waiting", put(wait).delete(stop_waiting))
}

/// The offer that an address names, or a problem.
pub(super) struct OfferPath(pub(super) OfferId);

impl<S: Send + Sync> FromRequestParts<S> for OfferPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        id.map(Self).ok_or_else(ApiError::offer_gone)
    }
}

/// The open seeks.
#[utoipa::path(get, path = "/api/club/seeks", responses((status = 200, body = Vec<Seek>)))]
pub(super) async fn list(State(state): State<AppState>) -> Json<Vec<Seek>> {
    Json(state.club.all_seeks())
}

/// Offers a match to everybody. Unless its pace is days, the offer goes when you do.
#[utoipa::path(post, path = "/api/club/seeks", request_body = NewSeek, responses(
    (status = 201, body = Seek),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "there is no such game"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "too_many_offers, too_many_matches"),
    (status = 413, body = ApiError, content_type = "application/problem+json", description = "too_large"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "options_refused, bad_pace, not_rated"),
))]
pub(super) async fn make(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(new): Body<NewSeek>,
) -> Result<(StatusCode, Option<SignedCookieJar>, Json<Seek>), ApiError> {
    let (guest, cookie) = visitor.guest(&state).await?;
    let seek = meeting::make_seek(&state, &guest, new).await?;
    Ok((StatusCode::CREATED, cookie, Json(seek)))
}

/// Withdraws a seek of yours.
#[utoipa::path(delete, path = "/api/club/seeks/{id}", params(("id" = String, Path,)), responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_your_offer"),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "offer_gone"),
))]
pub(super) async fn withdraw(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    OfferPath(id): OfferPath,
) -> Result<StatusCode, ApiError> {
    meeting::withdraw_seek(&state, person, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a seek: the match is made. Of several who try, one has it.
#[utoipa::path(post, path = "/api/club/seeks/{id}/take", params(("id" = String, Path,)), responses(
    (status = 201, body = Seated),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only, not_for_you"),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "offer_gone"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "own_offer, too_many_matches"),
))]
pub(super) async fn take(
    State(state): State<AppState>,
    visitor: Visitor,
    OfferPath(id): OfferPath,
) -> Result<(StatusCode, Option<SignedCookieJar>, Json<Seated>), ApiError> {
    let (guest, cookie) = visitor.guest(&state).await?;
    let made = meeting::take_seek(&state, &guest, id).await?;
    let seated = Seated { id: made.to_string() };
    Ok((StatusCode::CREATED, cookie, Json(seated)))
}

/// Plays somebody now: takes a seek that suits, or waits until somebody comes. A notice calls you to the table.
#[utoipa::path(put, path = "/api/club/waiting", request_body = Wish, responses(
    (status = 204),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "there is no such game"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "too_many_matches"),
    (status = 413, body = ApiError, content_type = "application/problem+json", description = "too_large"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "options_refused, bad_pace"),
))]
pub(super) async fn wait(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(wish): Body<Wish>,
) -> Result<(Option<SignedCookieJar>, StatusCode), ApiError> {
    let (guest, cookie) = visitor.guest(&state).await?;
    meeting::wish(&state, &guest, wish).await?;
    Ok((cookie, StatusCode::NO_CONTENT))
}

/// Waits no longer.
#[utoipa::path(delete, path = "/api/club/waiting", responses((status = 204)))]
pub(super) async fn stop_waiting(State(state): State<AppState>, Visitor(person): Visitor) -> StatusCode {
    if let Some(person) = person {
        state.club.done_waiting(person);
    }
    StatusCode::NO_CONTENT
}
