//! `/api/members/{name}`, `/api/me/follows`, `/api/me/blocks`: other people.

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, put},
};
use axum_extra::extract::SignedCookieJar;
use store::Member;

use super::Word;
use crate::{
    AppState,
    error::ApiError,
    messages::profile::{Blocked, Followed, Profile},
    people::{names, profile, sight},
    session::{SignedIn, Visitor},
};

/// How many people one may follow, and how many one may block.
const OTHERS_MAX: usize = 200;

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/members/{name}", get(show))
        .route("/api/me/follows", get(followed))
        .route("/api/me/follows/{name}", put(follow).delete(unfollow))
        .route("/api/me/blocks", get(blocked))
        .route("/api/me/blocks/{name}", put(block).delete(unblock))
}

/// What a member shows of itself to whoever asks.
#[utoipa::path(get, path = "/api/members/{name}", params(("name" = String, Path,)), responses(
    (status = 200, body = Profile),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn show(
    State(state): State<AppState>,
    Visitor(viewer): Visitor,
    Word(name): Word,
) -> Result<Json<Profile>, ApiError> {
    let member = find(&state, &name).await?;
    profile::profile(&state, member, viewer).await.map(Json)
}

/// Whom you follow: who is there, and what they play.
#[utoipa::path(get, path = "/api/me/follows", responses(
    (status = 200, body = Vec<Followed>),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
))]
pub(super) async fn followed(
    State(state): State<AppState>,
    signed_in: SignedIn,
) -> Result<Json<Vec<Followed>>, ApiError> {
    let mut list = Vec::new();
    for person in state.store.follows(signed_in.person).await? {
        let Some(member) = state.store.member_by_id(person.id).await? else {
            continue;
        };
        let settings = sight::settings(&member);
        let viewer = Some(signed_in.person);
        let is_seen = sight::may_see(&state, viewer, person.id, settings.visibility.presence).await?;
        list.push(Followed {
            name: person.name,
            colours: settings.colours,
            there: is_seen && state.club.is_there(person.id),
            playing: if is_seen {
                profile::playing(&state, person.id).await?
            } else {
                None
            },
        });
    }
    // Those who can be met now come first; the store has put them in the order of their names.
    list.sort_by_key(|followed| (followed.playing.is_none(), !followed.there));
    Ok(Json(list))
}

/// Follows a member.
#[utoipa::path(put, path = "/api/me/follows/{name}", params(("name" = String, Path,)), responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "blocked, too_many_others"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "not_yourself"),
))]
pub(super) async fn follow(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Word(name): Word,
) -> Result<StatusCode, ApiError> {
    let member = find(&state, &name).await?;
    if member.id == signed_in.person {
        return Err(ApiError::not_yourself());
    }
    if state.store.is_blocked(signed_in.person, member.id).await? {
        return Err(ApiError::blocked());
    }
    if state.store.follows(signed_in.person).await?.len() >= OTHERS_MAX {
        return Err(ApiError::too_many_others());
    }
    state.store.set_follow(signed_in.person, member.id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Follows a member no longer.
#[utoipa::path(delete, path = "/api/me/follows/{name}", params(("name" = String, Path,)), responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn unfollow(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Word(name): Word,
) -> Result<StatusCode, ApiError> {
    let member = find(&state, &name).await?;
    state.store.set_follow(signed_in.person, member.id, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom you block.
#[utoipa::path(get, path = "/api/me/blocks", responses((status = 200, body = Vec<Blocked>)))]
pub(super) async fn blocked(
    State(state): State<AppState>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<Blocked>>, ApiError> {
    let Some(person) = person else {
        return Ok(Json(Vec::new()));
    };
    let blocked = state.store.blocks(person).await?;
    Ok(Json(
        blocked
            .into_iter()
            .map(|person| Blocked { name: person.name })
            .collect(),
    ))
}

/// Blocks a member: no challenges, no pairing, no chat between you. Guests can do so too.
#[utoipa::path(put, path = "/api/me/blocks/{name}", params(("name" = String, Path,)), responses(
    (status = 204),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "too_many_others"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "not_yourself"),
))]
pub(super) async fn block(
    State(state): State<AppState>,
    visitor: Visitor,
    Word(name): Word,
) -> Result<(Option<SignedCookieJar>, StatusCode), ApiError> {
    let member = find(&state, &name).await?;
    let (guest, cookie) = visitor.guest(&state).await?;
    if member.id == guest.person {
        return Err(ApiError::not_yourself());
    }
    if state.store.blocks(guest.person).await?.len() >= OTHERS_MAX {
        return Err(ApiError::too_many_others());
    }
    state.store.set_block(guest.person, member.id, true).await?;
    Ok((cookie, StatusCode::NO_CONTENT))
}

/// Blocks a member no longer.
#[utoipa::path(delete, path = "/api/me/blocks/{name}", params(("name" = String, Path,)), responses(
    (status = 204),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn unblock(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    Word(name): Word,
) -> Result<StatusCode, ApiError> {
    let member = find(&state, &name).await?;
    if let Some(person) = person {
        state.store.set_block(person, member.id, false).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The member of a name.
pub(super) async fn find(state: &AppState, name: &str) -> Result<Member, ApiError> {
    let skeleton = names::find(name).ok_or_else(ApiError::no_such_member)?;
    let member = state.store.member(skeleton).await?;
    member.ok_or_else(ApiError::no_such_member)
}
