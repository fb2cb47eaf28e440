//! `/api/me`

use axum::{Json, Router, extract::State, routing::get};
use axum_extra::extract::SignedCookieJar;

use super::Body;
use crate::{AppState, error::ApiError, messages::Me, names::clean_name, session::Visitor};

pub(super) fn router() -> Router<AppState> {
    Router::new().route("/api/me", get(show).put(rename))
}

/// Whoever asks. A guest without a person gets one, which is kept when it first changes something.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<(Option<SignedCookieJar>, Json<Me>), ApiError> {
    let (guest, cookie) = visitor.look(&state).await?;
    Ok((cookie, Json(Me { name: guest.name })))
}

/// Takes another name. Matches that have begun keep the old one.
#[utoipa::path(put, path = "/api/me", request_body = Me, responses(
    (status = 200, body = Me),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_name"),
))]
pub(super) async fn rename(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(me): Body<Me>,
) -> Result<(Option<SignedCookieJar>, Json<Me>), ApiError> {
    let name = clean_name(&me.name)?;
    let (guest, cookie) = visitor.guest(&state).await?;
    state.store.set_person_name(guest.person, name.clone()).await?;
    Ok((cookie, Json(Me { name })))
}
