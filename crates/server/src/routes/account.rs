//! `/api/me/...`: what a member does with its own account.

use std::time::Duration;

use axum::{
    Extension, Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, post, put},
};
use store::{Member, Session, SessionKey, Which};

use super::{Body, Word};
use crate::{
    AppState,
    error::ApiError,
    limits::From,
    messages::people::{Account, ChangePassword, Codes, Confirm, Secret, SessionSummary},
    people::codes,
    session::{SignedIn, now_ms},
};

/// How long a member keeps a name before it can take another.
pub(super) const RENAME_AFTER: Duration = Duration::from_secs(30 * 24 * 60 * 60);

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/me/account", get(show))
        .route("/api/me/password", put(change_password))
        .route("/api/me/codes", post(new_codes))
        .route("/api/me/sessions", get(sessions).delete(end_others))
        .route("/api/me/sessions/{id}", axum::routing::delete(end_one))
}

/// Your account.
#[utoipa::path(get, path = "/api/me/account", responses(
    (status = 200, body = Account),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
))]
pub(super) async fn show(
    State(state): State<AppState>,
    signed_in: SignedIn,
) -> Result<Json<Account>, ApiError> {
    let member = member(&state, signed_in).await?;
    let rename_ms = member.renamed_ms.saturating_add(rename_after_ms());
    Ok(Json(Account {
        name: member.name,
        joined_ms: member.joined_ms,
        rename_ms: (rename_ms > now_ms()).then_some(rename_ms),
        codes_left: member.codes_left,
    }))
}

/// Takes another password. All your other sessions end.
#[utoipa::path(put, path = "/api/me/password", request_body = ChangePassword, responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only, wrong_password"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "weak_password"),
    (status = 429, body = ApiError, content_type = "application/problem+json", description = "too_many_tries, rate_limited"),
))]
pub(super) async fn change_password(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Extension(From(address)): Extension<From>,
    Body(ChangePassword {
        password,
        new_password,
    }): Body<ChangePassword>,
) -> Result<StatusCode, ApiError> {
    let member = confirmed(&state, signed_in, From(address), password).await?;
    let hash = state
        .people
        .passwords
        .hash(address, new_password.0, member.name)
        .await?;
    let ended = state
        .store
        .set_password(signed_in.person, Some(hash), Some(signed_in.session))
        .await?;
    state.people.endings.end(&ended);
    Ok(StatusCode::NO_CONTENT)
}

/// Makes ten new recovery codes; those from before open nothing any more.
#[utoipa::path(post, path = "/api/me/codes", request_body = Confirm, responses(
    (status = 200, body = Codes),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only, wrong_password"),
    (status = 429, body = ApiError, content_type = "application/problem+json", description = "too_many_tries, rate_limited"),
))]
pub(super) async fn new_codes(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Extension(from): Extension<From>,
    Body(Confirm { password }): Body<Confirm>,
) -> Result<Json<Codes>, ApiError> {
    confirmed(&state, signed_in, from, password).await?;
    let (codes, kept) = codes::fresh();
    state.store.set_codes(signed_in.person, kept).await?;
    Ok(Json(Codes { codes }))
}

/// Where you are signed in, the last used first.
#[utoipa::path(get, path = "/api/me/sessions", responses(
    (status = 200, body = Vec<SessionSummary>),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
))]
pub(super) async fn sessions(
    State(state): State<AppState>,
    signed_in: SignedIn,
) -> Result<Json<Vec<SessionSummary>>, ApiError> {
    let sessions = state.store.sessions(signed_in.person).await?;
    let summary = |session: Session| SessionSummary {
        id: name_of(session.key),
        device: session.device,
        created_ms: session.created_ms,
        used_ms: session.used_ms,
        here: session.key == signed_in.session,
    };
    Ok(Json(sessions.into_iter().map(summary).collect()))
}

/// Ends one of your sessions.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", params(("id" = String, Path,)), responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn end_one(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Word(id): Word,
) -> Result<StatusCode, ApiError> {
    let sessions = state.store.sessions(signed_in.person).await?;
    let session = sessions.into_iter().find(|session| name_of(session.key) == id);
    let key = session.ok_or_else(ApiError::no_such_session)?.key;
    let ended = state
        .store
        .end_sessions(signed_in.person, Which::One(key))
        .await?;
    state.people.endings.end(&ended);
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all your sessions but this one.
#[utoipa::path(delete, path = "/api/me/sessions", responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
))]
pub(super) async fn end_others(
    State(state): State<AppState>,
    signed_in: SignedIn,
) -> Result<StatusCode, ApiError> {
    let ended = state
        .store
        .end_sessions(signed_in.person, Which::AllBut(signed_in.session))
        .await?;
    state.people.endings.end(&ended);
    Ok(StatusCode::NO_CONTENT)
}

/// The member who is signed in.
pub(super) async fn member(state: &AppState, signed_in: SignedIn) -> Result<Member, ApiError> {
    let member = state.store.member_by_id(signed_in.person).await?;
    member.ok_or_else(ApiError::members_only)
}

/// The member who is signed in, if this is their password.
pub(super) async fn confirmed(
    state: &AppState,
    signed_in: SignedIn,
    From(address): From,
    Secret(password): Secret,
) -> Result<Member, ApiError> {
    let member = member(state, signed_in).await?;
    let is_it = state
        .people
        .try_password(&member.name, address, password, member.password.clone())
        .await?;
    if is_it {
        Ok(member)
    } else {
        Err(ApiError::wrong_password())
    }
}

pub(super) fn rename_after_ms() -> i64 {
    i64::try_from(RENAME_AFTER.as_millis()).expect("a month")
}

/// What a session is called: a part of the hash of its secret, which opens nothing.
fn name_of(key: SessionKey) -> String {
    key.0[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
