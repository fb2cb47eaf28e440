//! `/api/club/challenges`, and the wish for a rematch.

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    routing::{delete, get, post},
};
use axum_extra::extract::SignedCookieJar;
use store::Person;

use super::{Body, MatchPath, seeks::OfferPath};
use crate::{
    AppState,
    club::challenges,
    error::ApiError,
    messages::meeting::{Challenge, Decline, NewChallenge, Rematch, Seated},
    people::names,
    session::Visitor,
};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/club/challenges", get(list).post(make))
        .route("/api/club/challenges/{id}", delete(withdraw))
        .route("/api/club/challenges/{id}/accept", post(accept))
        .route("/api/club/challenges/{id}/decline", post(decline))
        .route("/api/matches/{id}/rematch", post(rematch))
}

/// The challenges by and to you.
#[utoipa::path(get, path = "/api/club/challenges", responses((status = 200, body = Vec<Challenge>)))]
pub(super) async fn list(
    State(state): State<AppState>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<Challenge>>, ApiError> {
    match person {
        Some(person) => challenges::challenges(&state, person).await.map(Json),
        None => Ok(Json(Vec::new())),
    }
}

/// Challenges a member by name.
#[utoipa::path(post, path = "/api/club/challenges", request_body = NewChallenge, responses(
    (status = 201, body = Challenge),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only, not_for_you"),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "there is no such game or member"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "own_offer, too_many_offers, too_many_matches"),
    (status = 413, body = ApiError, content_type = "application/problem+json", description = "too_large"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "options_refused, bad_pace, not_rated"),
))]
pub(super) async fn make(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(new): Body<NewChallenge>,
) -> Result<(StatusCode, Option<SignedCookieJar>, Json<Challenge>), ApiError> {
    let (guest, cookie) = visitor.guest(&state).await?;
    let skeleton = names::find(&new.to).ok_or_else(ApiError::no_such_member)?;
    let member = state.store.member(skeleton).await?;
    let member = member
        .filter(|member| member.banned.is_none())
        .ok_or_else(ApiError::no_such_member)?;
    let dare = challenges::Dare {
        to: Person {
            id: member.id,
            name: member.name,
            member: true,
        },
        proposal: new.proposal,
        listed: new.listed,
        rematch_of: None,
    };
    let challenge = challenges::challenge(&state, &guest, dare).await?;
    Ok((StatusCode::CREATED, cookie, Json(challenge)))
}

/// Withdraws a challenge of yours.
#[utoipa::path(delete, path = "/api/club/challenges/{id}", params(("id" = String, Path,)), responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_your_offer"),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "offer_gone"),
))]
pub(super) async fn withdraw(
    State(state): State<AppState>,
    visitor: Visitor,
    OfferPath(id): OfferPath,
) -> Result<StatusCode, ApiError> {
    let (guest, _) = visitor.look(&state).await?;
    challenges::withdraw(&state, &guest, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Accepts a challenge: the match is made.
#[utoipa::path(post, path = "/api/club/challenges/{id}/accept", params(("id" = String, Path,)), responses(
    (status = 201, body = Seated),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_for_you"),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "offer_gone"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "own_offer, too_many_matches"),
))]
pub(super) async fn accept(
    State(state): State<AppState>,
    visitor: Visitor,
    OfferPath(id): OfferPath,
) -> Result<(StatusCode, Json<Seated>), ApiError> {
    let (guest, _) = visitor.look(&state).await?;
    let made = challenges::accept(&state, &guest, id).await?;
    let seated = Seated { id: made.to_string() };
    Ok((StatusCode::CREATED, Json(seated)))
}

/// Declines a challenge.
#[utoipa::path(post, path = "/api/club/challenges/{id}/decline", params(("id" = String, Path,)), request_body = Decline, responses(
    (status = 204),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "offer_gone"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "own_offer"),
))]
pub(super) async fn decline(
    State(state): State<AppState>,
    visitor: Visitor,
    OfferPath(id): OfferPath,
    Body(Decline { reason }): Body<Decline>,
) -> Result<StatusCode, ApiError> {
    let (guest, _) = visitor.look(&state).await?;
    challenges::decline(&state, &guest, id, reason).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks for the same match again with sides changed. If the other coach has asked already, the match is made.
#[utoipa::path(post, path = "/api/matches/{id}/rematch", params(("id" = String, Path,)), responses(
    (status = 201, body = Rematch, description = "the match is made"),
    (status = 202, body = Rematch, description = "the other coach is asked"),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_your_seat, not_for_you, members_only"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "match_running, no_rematch, too_many_offers, too_many_matches"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_pace, not_rated"),
))]
pub(super) async fn rematch(
    State(state): State<AppState>,
    visitor: Visitor,
    MatchPath(id): MatchPath,
) -> Result<(StatusCode, Option<SignedCookieJar>, Json<Rematch>), ApiError> {
    let (guest, cookie) = visitor.look(&state).await?;
    let rematch = challenges::rematch(&state, &guest, id).await?;
    let status = match rematch {
        Rematch::Asked { .. } => StatusCode::ACCEPTED,
        Rematch::Agreed { .. } => StatusCode::CREATED,
    };
    Ok((status, cookie, Json(rematch)))
}
