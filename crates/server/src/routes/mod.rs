//! The addresses.

mod account;
mod belongings;
mod challenges;
mod chat;
mod club;
mod club_live;
mod decks;
mod games;
mod health;
mod live;
mod matches;
mod me;
mod members;
mod openapi;
mod pages;
mod ratings;
mod replays;
mod reviews;
mod session;
mod seeks;
mod web;

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use axum::{
    Router,
    extract::{
        DefaultBodyLimit, FromRequest, FromRequestParts, MatchedPath, Query, Request, State,
        rejection::{JsonRejection, QueryRejection},
    },
    http::{HeaderName, HeaderValue, Response, StatusCode, header, request::Parts},
    middleware::{self, Next},
    routing::any,
};
use serde::de::DeserializeOwned;
use store::MatchId;
use tokio::time::timeout;
use tower_http::{
    compression::{
        CompressionLayer, Predicate,
        predicate::{NotForContentType, SizeAbove},
    },
    set_header::SetResponseHeaderLayer,
    trace::TraceLayer,
};
use tracing::{Span, field::Empty};

use crate::{
    AppState,
    error::{ApiError, Code},
    hosts, limits,
};

/// How long the body of a request may be.
const BODY_MAX: usize = 64 * 1024;
/// How long it may take to arrive.
const BODY_WAIT: Duration = Duration::from_secs(10);

/// What every answer tells the browser: nothing of another site, and nothing of ours inside another's page.
/// The client sets styles on elements, so those may be inline; scripts never.
const HEADERS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
         connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// Behind TLS: a browser that has been here once comes by TLS for two years, whatever a link says.
const TLS_FROM_NOW_ON: &str = "max-age=63072000";

pub(crate) fn router(state: AppState) -> Router {
    let api = Router::new()
        .merge(account::router())
        .merge(belongings::router())
        .merge(members::router())
        .merge(session::router())
        .merge(challenges::router())
        .merge(chat::router())
        .merge(club::router())
        .merge(club_live::router())
        .merge(decks::router())
        .merge(games::router())
        .merge(matches::router())
        .merge(me::router())
        .merge(ratings::router())
        .merge(replays::router())
        .merge(reviews::router())
        .merge(seeks::router())
        .merge(live::router())
        .merge(openapi::router())
        .route("/api", any(no_such_address))
        .route("/api/{*rest}", any(no_such_address))
        .method_not_allowed_fallback(no_such_method)
        .layer(middleware::from_fn_with_state(state.clone(), limits::admit))
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(1024).and(NotForContentType::IMAGES)))
        // What one person was told is nobody else's, and tomorrow it is another.
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ));
    let mut app = Router::new()
        .merge(api)
        .fallback(web::page)
        .layer(middleware::from_fn_with_state(state.clone(), hosts::guard))
        // Whoever looks after servers knows them by other names.
        .merge(health::router());
    if state.public_url.as_ref().is_some_and(|url| url.secure) {
        app = app.layer(SetResponseHeaderLayer::overriding(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(TLS_FROM_NOW_ON),
        ));
    }
    for (name, value) in HEADERS {
        app = app.layer(SetResponseHeaderLayer::overriding(
            name,
            HeaderValue::from_static(value),
        ));
    }
    app.layer(middleware::from_fn_with_state(state.clone(), count))
        .layer(
            TraceLayer::new_for_http()
                .make_span_with(span)
                .on_request(())
                .on_response(log_response)
                .on_failure(()),
        )
        .with_state(state)
}

/// Counts what was answered, and under which code it was refused.
async fn count(State(state): State<AppState>, request: Request, next: Next) -> axum::response::Response {
    let arrived = Instant::now();
    let answer = next.run(request).await;
    state
        .metrics
        .on_answered(answer.status().as_u16(), arrived.elapsed());
    if let Some(Code(code)) = answer.extensions().get() {
        state.metrics.on_refused(code);
    }
    answer
}

/// The span of a request names the route and never the address itself: an invitation link holds a secret.
fn span(request: &Request) -> Span {
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("the web client", MatchedPath::as_str);
    static REQUESTS: AtomicU64 = AtomicU64::new(1);
    let number = REQUESTS.fetch_add(1, Ordering::Relaxed);
    tracing::info_span!("http", request = number, method = %request.method(), route, match.id = Empty)
}

fn log_response<B>(response: &Response<B>, latency: Duration, _: &Span) {
    let status = response.status().as_u16();
    if response.status().is_server_error() {
        tracing::error!(status, latency_ms = latency.as_millis(), "answered");
    } else {
        tracing::debug!(status, latency_ms = latency.as_millis(), "answered");
    }
}

async fn no_such_address() -> ApiError {
    ApiError::not_found()
}

async fn no_such_method() -> ApiError {
    ApiError::method_not_allowed()
}

/// A JSON body, or a problem.
struct Body<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        let arrived = timeout(BODY_WAIT, axum::Json::from_request(request, state)).await;
        match arrived.map_err(|_| ApiError::too_slow())? {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::too_large())
            }
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(ApiError::bad_request("the body must be JSON, and say so"))
            }
            Err(rejection) => Err(ApiError::bad_request(rejection.body_text())),
        }
    }
}

/// The query of an address, or a problem.
struct Asked<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        Query::from_request_parts(parts, state)
            .await
            .map(|Query(asked)| Self(asked))
            .map_err(|rejection: QueryRejection| ApiError::bad_request(rejection.body_text()))
    }
}

/// The word that an address names something by, or a problem.
struct Word(String);

impl<S: Send + Sync> FromRequestParts<S> for Word {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let path = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        path.map(|axum::extract::Path(word)| Self(word))
            .map_err(|_| ApiError::not_found())
    }
}

/// The match that an address names, or a problem.
struct MatchPath(MatchId);

impl<S: Send + Sync> FromRequestParts<S> for MatchPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let path = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|axum::extract::Path(id)| id.parse().ok());
        let id = id.ok_or_else(ApiError::no_such_match)?;
        Span::current().record("match.id", tracing::field::display(id));
        Ok(Self(id))
    }
}
