//! `/api/me`

use axum::{Json, Router, extract::State, routing::get};
use axum_extra::extract::SignedCookieJar;
use store::{Person, PersonId, Renaming};

use super::{Body, account::rename_after_ms};
use crate::{
    AppState,
    error::ApiError,
    messages::{
        Me,
        people::{Announced, Rename},
    },
    names::clean_name,
    people::{moves, names},
    session::{Here, Visitor, now_ms},
};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/me", get(show).put(rename))
        .route("/api/announcement", get(announcement))
}

/// Whoever asks. A guest without a person gets one, which is kept when it first changes something.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<(Option<SignedCookieJar>, Json<Me>), ApiError> {
    let (guest, cookie) = visitor.look(&state).await?;
    let me = Me {
        name: guest.name,
        member: guest.member,
    };
    Ok((cookie, Json(me)))
}

/// What whoever runs the club tells everybody.
#[utoipa::path(get, path = "/api/announcement", responses((status = 200, body = Announced)))]
pub(super) async fn announcement(State(state): State<AppState>) -> Result<Json<Announced>, ApiError> {
    let last = state.store.announcement().await?;
    Ok(Json(last.map_or_else(Announced::default, |last| Announced {
        number: last.id,
        text: last.text,
    })))
}

/// Takes another name. A guest's matches that have begun keep the old one; a member is called by the new one everywhere,
/// and can change it once in 30 days.
#[utoipa::path(put, path = "/api/me", request_body = Rename, responses(
    (status = 200, body = Me),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "name_taken, renamed_recently"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_name, bad_member_name"),
))]
pub(super) async fn rename(
    State(state): State<AppState>,
    visitor: Visitor,
    here: Here,
    Body(Rename { name }): Body<Rename>,
) -> Result<(Option<SignedCookieJar>, Json<Me>), ApiError> {
    if let Some(person) = visitor.0.filter(|_| here.member) {
        let name = rename_member(&state, person, &name, now_ms() - rename_after_ms()).await?;
        return Ok((None, Json(Me { name, member: true })));
    }
    let name = clean_name(&name)?;
    let (guest, cookie) = visitor.guest(&state).await?;
    state.store.set_person_name(guest.person, name.clone()).await?;
    Ok((cookie, Json(Me { name, member: false })))
}

/// Calls a member otherwise, if it has had its name since `before_ms`.
async fn rename_member(
    state: &AppState,
    person: PersonId,
    name: &str,
    before_ms: i64,
) -> Result<String, ApiError> {
    let name = names::read(name)?;
    let to = Person {
        id: person,
        name: name.name.clone(),
        member: true,
    };
    let rewrite = moves::rewrite(person, to.clone());
    match state
        .store
        .rename_member(person, name, before_ms, rewrite)
        .await?
    {
        Renaming::NameTaken => Err(ApiError::name_taken()),
        Renaming::TooSoon => Err(ApiError::renamed_recently()),
        Renaming::Done(changed) => {
            moves::tell_tables(&state.tables, changed, person, &to).await;
            state.club.is_now(person, &to);
            Ok(to.name)
        }
    }
}
