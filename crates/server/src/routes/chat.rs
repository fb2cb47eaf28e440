//! `/api/matches/{id}/chat` and `/api/matches/{id}/reports`

use axum::{Extension, Json, Router, extract::State, http::StatusCode, routing::post};
use axum_extra::extract::SignedCookieJar;

use super::{Body, MatchPath};
use crate::{
    AppState,
    error::ApiError,
    limits::{From, Who},
    messages::chat::{ChatLine, NewTableReport, Said, SayLine},
    names::clean_text,
    session::Visitor,
    table::Command,
};

/// How long a line may be.
const LINE_MAX: usize = 200;

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/matches/{id}/chat", post(say))
        .route("/api/matches/{id}/reports", post(report))
}

/// Says something at a table, or among those who watch. Who hears it hears it by the table's socket.
#[utoipa::path(post, path = "/api/matches/{id}/chat", params(("id" = String, Path,)), request_body = SayLine, responses(
    (status = 201, body = ChatLine),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_your_room, not_for_you"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_line"),
))]
pub(super) async fn say(
    State(state): State<AppState>,
    visitor: Visitor,
    Extension(who): Extension<Who>,
    Extension(From(address)): Extension<From>,
    MatchPath(id): MatchPath,
    Body(SayLine { room, said }): Body<SayLine>,
) -> Result<(StatusCode, Option<SignedCookieJar>, Json<ChatLine>), ApiError> {
    let said = match said {
        Said::Text { text } => Said::Text {
            text: clean_text(&text, LINE_MAX).ok_or_else(ApiError::bad_line)?,
        },
        phrase @ Said::Phrase { .. } => phrase,
    };
    state.talk.admit(who, address)?;
    let (guest, cookie) = visitor.guest(&state).await?;
    let apart = state.store.blocked_with(guest.person).await?;
    let line = state
        .tables
        .ask(id, |reply| Command::Chat {
            guest,
            room,
            said,
            apart,
            reply,
        })
        .await?;
    Ok((StatusCode::CREATED, cookie, Json(line)))
}

/// Tells whoever runs the club about somebody at a table. What was said there comes with it.
#[utoipa::path(post, path = "/api/matches/{id}/reports", params(("id" = String, Path,)), request_body = NewTableReport, responses(
    (status = 204),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "nobody is there, or said that"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_line"),
))]
pub(super) async fn report(
    State(state): State<AppState>,
    visitor: Visitor,
    Extension(who): Extension<Who>,
    Extension(From(address)): Extension<From>,
    MatchPath(id): MatchPath,
    Body(mut report): Body<NewTableReport>,
) -> Result<(Option<SignedCookieJar>, StatusCode), ApiError> {
    if !report.note.trim().is_empty() {
        report.note = clean_text(&report.note, LINE_MAX).ok_or_else(ApiError::bad_line)?;
    }
    state.talk.admit(who, address)?;
    let (guest, cookie) = visitor.guest(&state).await?;
    let new = state
        .tables
        .read(id, move |table| table.report(guest.person, &report))
        .await?;
    state.store.report(new).await?;
    Ok((cookie, StatusCode::NO_CONTENT))
}
