//! `/api/openapi.json`

use axum::{Json, Router, routing::get};
use utoipa::{
    Modify, OpenApi,
    openapi::{self, ContentBuilder, PathItem, Ref, RefOr, ResponseBuilder, path::Operation},
};

use super::{
    account, belongings, challenges, chat, club, club_live, decks, games, health, live, matches, me, members,
    ratings, replays, reviews, seeks, session,
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
        health::readyz,
        document,
        me::show,
        me::rename,
        me::announcement,
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
        belongings::settings,
        belongings::choose,
        belongings::export,
        belongings::delete,
        members::show,
        members::followed,
        members::follow,
        members::unfollow,
        members::blocked,
        members::block,
        members::unblock,
        games::list,
        games::lesson,
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
        reviews::stop,
        reviews::curve,
        reviews::of_member,
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
        seeks::list,
        seeks::make,
        seeks::withdraw,
        seeks::take,
        seeks::wait,
        seeks::stop_waiting,
        challenges::list,
        challenges::make,
        challenges::withdraw,
        challenges::accept,
        challenges::decline,
        challenges::rematch,
        chat::say,
        chat::report,
    ),
    modifiers(&Everywhere),
    components(schemas(ApiError))
)]
struct Document;

/// What any address can answer, because of the door and not of what lies behind it.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, document: &mut openapi::OpenApi) {
        for (path, item) in &mut document.paths.paths {
            let is_api = path.starts_with("/api");
            let PathItem {
                get,
                put,
                post,
                delete,
                ..
            } = item;
            for operation in get.iter_mut() {
                may_answer(operation, is_api, false);
            }
            for operation in [put, post, delete].into_iter().flatten() {
                may_answer(operation, is_api, true);
            }
        }
    }
}

/// Adds the problems that an operation can answer with and does not name itself.
fn may_answer(operation: &mut Operation, is_api: bool, is_change: bool) {
    let mut also = |status: &str, description: &str| {
        let content = ContentBuilder::new()
            .schema(Some(Ref::from_schema_name("Problem")))
            .build();
        let problem = ResponseBuilder::new()
            .description(description)
            .content("application/problem+json", content)
            .build();
        operation
            .responses
            .responses
            .entry(status.to_owned())
            .or_insert(RefOr::T(problem));
    };
    also("421", "wrong_host");
    if !is_api {
        return;
    }
    also("400", "bad_request");
    also("429", "rate_limited");
    also("503", "unavailable");
    if is_change {
        also("403", "forbidden_origin, banned");
        also("408", "too_slow");
        also("413", "too_large");
    }
}

pub(super) fn router() -> Router<AppState> {
    Router::new().route("/api/openapi.json", get(document))
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
pub(super) async fn document() -> Json<openapi::OpenApi> {
    Json(Document::openapi())
}
