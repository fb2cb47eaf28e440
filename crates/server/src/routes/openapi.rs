//! `/api/openapi.json`

use axum::{Json, Router, routing::get};
use utoipa::{OpenApi, openapi};

use super::{
    account, club, club_live, decks, games, health, live, matches, me, ratings, replays, reviews, session,
};
use crate::{AppState, error::ApiError};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Five-a-Side",
        description = "Tabletop football. Every refusal is application/problem+json with a stable `code`."
    ),
    paths(
        health::healthz,
        document,
        me::show,
        me::rename,
        session::join,
        session::sign_in,
        session::recover,
        session::sign_out,
        account::show,
        account::change_password,
        account::new_codes,
        account::sessions,
        account::end_one,
        account::end_others,
        games::list,
        games::rulebook,
        decks::cards,
        decks::check,
        decks::kept,
        decks::save,
        decks::discard,
        matches::create,
        matches::list,
        matches::show,
        matches::join,
        replays::outline,
        replays::page,
        reviews::show,
        matches::record_text,
        matches::record_json,
        matches::fork,
        matches::add_words,
        matches::resign,
        live::sit_down,
        club_live::come_in,
        club::seen,
        ratings::of_member,
        ratings::leaders,
    ),
    components(schemas(ApiError))
)]
struct Document;

pub(super) fn router() -> Router<AppState> {
    Router::new().route("/api/openapi.json", get(document))
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
pub(super) async fn document() -> Json<openapi::OpenApi> {
    Json(Document::openapi())
}
