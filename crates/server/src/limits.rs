//! How much one visitor may ask: checked before anything else is done.

use std::{
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{DefaultKeyedRateLimiter, Quota};
use store::SessionId;

use crate::{AppState, config::PublicUrl, error::ApiError, session::Visitor};

/// How many times the lasting rate may come at once.
const BURST: u32 = 5;
/// After so many checks those who have been quiet are forgotten.
const TIDY_EVERY: u32 = 10_000;

/// Who is counted: the session or, before there is one, the address.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    Session(SessionId),
    Address(Option<IpAddr>),
}

/// Counts what everybody asks.
pub(crate) struct Limit {
    limiter: DefaultKeyedRateLimiter<Who>,
    checks: AtomicU32,
}

impl Limit {
    pub(crate) fn per_second(rate: NonZeroU32) -> Self {
        let quota = Quota::per_second(rate)
            .allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST - 1)));
        Self {
            limiter: DefaultKeyedRateLimiter::keyed(quota),
            checks: AtomicU32::new(0),
        }
    }

    pub(crate) fn check(&self, who: Who) -> Result<(), ApiError> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % TIDY_EVERY == TIDY_EVERY - 1 {
            self.limiter.retain_recent();
        }
        self.limiter.check_key(&who).map_err(|_| ApiError::rate_limited())
    }
}

/// Finds out who asks, and whether they may: not too often, and not from a page of another site.
pub(crate) async fn admit(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let visitor = Visitor::from_headers(request.headers(), &state.key);
    let who = match visitor.0 {
        Some(session) => Who::Session(session),
        None => Who::Address(
            request
                .extensions()
                .get::<ConnectInfo<SocketAddr>>()
                .map(|peer| peer.0.ip()),
        ),
    };
    if let Err(error) = state.requests.check(who) {
        return error.into_response();
    }
    let only_reads =
        matches!(*request.method(), Method::GET | Method::HEAD) && !is_upgrade(request.headers());
    if !only_reads && !is_same_origin(request.headers(), state.public_url.as_ref()) {
        return ApiError::forbidden_origin().into_response();
    }
    request.extensions_mut().insert(visitor);
    request.extensions_mut().insert(who);
    next.run(request).await
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}

/// A browser names the page that asks; programs other than browsers name none.
fn is_same_origin(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else { return false };
    let Some((_, host)) = origin.split_once("://") else {
        return false;
    };
    let host_asked = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host_asked.is_some_and(|asked| asked.eq_ignore_ascii_case(host))
        || public_url.is_some_and(|url| url.host.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(origin: Option<&'static str>, host: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        headers
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let url: PublicUrl = "https://football.example".parse().unwrap();
        let may = |origin, host| is_same_origin(&headers(origin, host), Some(&url));
        assert!(may(None, "localhost:5005"));
        assert!(may(Some("http://localhost:5005"), "localhost:5005"));
        assert!(may(Some("https://football.example"), "10.0.0.1:5005"));
        assert!(!may(Some("https://evil.example"), "localhost:5005"));
        assert!(!may(Some("http://localhost:5006"), "localhost:5005"));
        assert!(!may(
            Some("https://football.example.evil.example"),
            "localhost:5005"
        ));
        assert!(!may(Some("null"), "localhost:5005"));
    }

    #[test]
    fn one_visitor_does_not_use_up_the_share_of_another() {
        let limit = Limit::per_second(NonZeroU32::MIN);
        let (one, other) = (Who::Session(SessionId(1)), Who::Session(SessionId(2)));
        for _ in 0..BURST {
            assert_eq!(limit.check(one), Ok(()));
        }
        assert_eq!(limit.check(one), Err(ApiError::rate_limited()));
        assert_eq!(limit.check(other), Ok(()));
    }
}
