//! How much one person and one address may ask: checked before anything else is done.
//!
//! A person costs nothing, so persons alone cannot be counted; and behind one address live many, so addresses alone
//! cannot be either. What is read is counted by both: when an address asks too much in all, nobody there is locked out,
//! but each is held to a tenth. What is changed passes a turnstile of its address: whoever has changed least goes first.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    num::NonZeroU32,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{DefaultKeyedRateLimiter, Quota};
use store::PersonId;
use tokio::time::timeout;

use crate::{
    AppState,
    config::PublicUrl,
    error::ApiError,
    fair::{Place, Places, Turnstile},
    session::{self, Here, SessionId, Visitor},
};

/// How many times the lasting rate may come at once.
const BURST: u32 = 5;
/// How many times a person's rate an address has.
const ADDRESS_SHARE: u32 = 20;
/// The part of its rate to which a person is held while its address asks too much.
const CALM_SHARE: u32 = 10;
/// After so many checks those who have been quiet are forgotten.
const TIDY_EVERY: u32 = 10_000;
/// How many changes of one address may be under way at once, and how many of them one person's.
const CHANGES: Places = Places {
    all: 4,
    own: 2,
    waiting: 32,
};
/// How long a change may wait for its turn.
const CHANGE_WAIT: Duration = Duration::from_secs(10);

/// Where a browser says from what kind of page a request comes.
const FETCH_SITE: &str = "sec-fetch-site";

/// Who is counted: the person or, before there is one, the address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Who {
    Person(PersonId),
    Address(IpAddr),
}

/// Counts what everybody asks.
pub(crate) struct Limit {
    persons: DefaultKeyedRateLimiter<Who>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    calm: DefaultKeyedRateLimiter<Who>,
    checks: AtomicU32,
}

impl Limit {
    pub(crate) fn per_second(rate: NonZeroU32) -> Self {
        let times =
            |rate: NonZeroU32, times: u32| rate.saturating_mul(NonZeroU32::MIN.saturating_add(times - 1));
        let quota = |rate: NonZeroU32| Quota::per_second(rate).allow_burst(times(rate, BURST));
        let calm = NonZeroU32::new(rate.get() / CALM_SHARE).unwrap_or(NonZeroU32::MIN);
        Self {
            persons: DefaultKeyedRateLimiter::keyed(quota(rate)),
            addresses: DefaultKeyedRateLimiter::keyed(quota(times(rate, ADDRESS_SHARE))),
            calm: DefaultKeyedRateLimiter::keyed(quota(calm)),
            checks: AtomicU32::new(0),
        }
    }

    pub(crate) fn admit(&self, who: Who, address: IpAddr) -> Result<(), ApiError> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % TIDY_EVERY == TIDY_EVERY - 1 {
            self.persons.retain_recent();
            self.addresses.retain_recent();
            self.calm.retain_recent();
        }
        let may = self.persons.check_key(&who).is_ok()
            && (self.addresses.check_key(&address).is_ok() || self.calm.check_key(&who).is_ok());
        may.then_some(()).ok_or_else(ApiError::rate_limited)
    }
}

/// Lets changes in, address by address.
pub(crate) struct Changes {
    /// How long a change keeps its place at least, so that an address has no more than its rate.
    pace: Duration,
    addresses: Mutex<HashMap<IpAddr, Turnstile>>,
}

/// A change that is under way.
pub(crate) struct Change {
    place: Option<Place>,
    pace: Duration,
}

impl Changes {
    /// So many a second from one address.
    pub(crate) fn per_second(rate: NonZeroU32) -> Self {
        Self {
            pace: Duration::from_secs(CHANGES.all as u64) / rate.get(),
            addresses: Mutex::default(),
        }
    }

    /// Waits until it is somebody's turn to change something.
    pub(crate) async fn enter(&self, who: Who, address: IpAddr) -> Result<Change, ApiError> {
        let turnstile = {
            let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
            if addresses.len() >= TIDY_EVERY as usize {
                addresses.retain(|_, turnstile| !turnstile.is_empty());
            }
            addresses
                .entry(address)
                .or_insert_with(|| Turnstile::new(CHANGES))
                .clone()
        };
        let entered = timeout(CHANGE_WAIT, turnstile.enter(who, 0)).await;
        match entered {
            Ok(Ok(place)) => Ok(Change {
                place: Some(place),
                pace: self.pace,
            }),
            Ok(Err(_)) | Err(_) => Err(ApiError::rate_limited()),
        }
    }
}

impl Drop for Change {
    fn drop(&mut self) {
        if let Some(place) = self.place.take() {
            place.leave_after(self.pace);
        }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy)]
pub(crate) struct From(pub(crate) IpAddr);

/// Finds out who asks, and whether they may: not too often, and not from a page of another site.
pub(crate) async fn admit(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let session = SessionId::from_headers(request.headers(), &state);
    let peer = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
    let address = state.proxies.client(peer, request.headers());
    // Nothing is looked up for whoever asks too much: a browser is counted by what follows from its cookie alone.
    let browser = session.map_or(Who::Address(address), |session| Who::Person(session.guest()));
    if !(session.is_none() && is_first_look(&request))
        && let Err(error) = state.requests.admit(browser, address)
    {
        return error.into_response();
    }
    let only_reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_open_to_others = only_reads && !is_upgrade(request.headers());
    if !is_open_to_others && !is_same_origin(request.headers(), state.public_url.as_ref()) {
        return ApiError::forbidden_origin().into_response();
    }
    let visit = match session {
        Some(session) => match state.store.session(session.key(), session.guest()).await {
            Ok(visit) => visit,
            Err(error) => return ApiError::from(error).into_response(),
        },
        None => None,
    };
    if visit.is_some_and(|visit| visit.banned) && !is_open_to_others {
        return ApiError::banned().into_response();
    }
    if let (Some(session), Some(used_ms)) = (session, visit.and_then(|visit| visit.used_ms)) {
        session::touch(&state, session, used_ms);
    }
    let here = Here {
        session,
        member: visit.is_some_and(|visit| visit.member),
    };
    let visitor = Visitor(visit.map(|visit| visit.person));
    let who = visitor.0.map_or(Who::Address(address), Who::Person);
    request.extensions_mut().insert(here);
    request.extensions_mut().insert(visitor);
    request.extensions_mut().insert(who);
    request.extensions_mut().insert(From(address));
    if only_reads {
        return next.run(request).await;
    }
    match state.changes.enter(who, address).await {
        Ok(_change) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// What a newcomer asks first. It costs next to nothing and is never refused: with the cookie that they get they are
/// known as themselves, whatever their neighbours do.
fn is_first_look(request: &Request) -> bool {
    *request.method() == Method::GET && matches!(request.uri().path(), "/api/me" | "/api/games")
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}

/// A browser names the page that asks, or at least whether it is one of ours; programs other than browsers name none.
fn is_same_origin(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return headers
            .get(FETCH_SITE)
            .is_none_or(|site| site == "same-origin" || site == "none");
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
        let from = |site: &'static str| {
            let mut headers = headers(None, "localhost:5005");
            headers.insert(FETCH_SITE, HeaderValue::from_static(site));
            is_same_origin(&headers, None)
        };
        assert!(from("same-origin") && from("none"));
        assert!(!from("cross-site") && !from("same-site"));
    }

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn person(number: u128) -> Who {
        Who::Person(PersonId(number))
    }

    #[test]
    fn one_visitor_does_not_use_up_the_share_of_another() {
        let limit = Limit::per_second(NonZeroU32::MIN);
        let (one, other) = (person(1), person(2));
        for _ in 0..BURST {
            assert_eq!(limit.admit(one, HERE), Ok(()));
        }
        assert_eq!(limit.admit(one, HERE), Err(ApiError::rate_limited()));
        assert_eq!(limit.admit(other, HERE), Ok(()));
    }

    #[test]
    fn many_sessions_of_one_address_are_held_together_and_lock_nobody_out() {
        let limit = Limit::per_second(NonZeroU32::new(10).unwrap());
        let mut granted = 0;
        for number in 0..40 {
            granted += (0..100)
                .filter(|_| limit.admit(person(number), HERE).is_ok())
                .count();
        }
        assert!(granted < 40 * 50, "{granted}");
        assert_eq!(limit.admit(person(1000), HERE), Ok(()), "a newcomer gets in");
    }

    #[tokio::test(start_paused = true)]
    async fn changes_of_one_address_are_paced_and_a_newcomer_goes_first() {
        let changes = std::sync::Arc::new(Changes::per_second(NonZeroU32::new(20).unwrap()));
        let started = tokio::time::Instant::now();
        for number in 0..40 {
            for _ in 0..30 {
                let changes = std::sync::Arc::clone(&changes);
                tokio::spawn(async move { changes.enter(person(number), HERE).await.map(drop) });
            }
        }
        // By then each of them has had something.
        let siege = Duration::from_secs(5);
        tokio::time::sleep(siege).await;
        assert!(changes.enter(person(1000), HERE).await.is_ok());
        let waited = started.elapsed() - siege;
        assert!(waited < Duration::from_secs(1), "{waited:?}");
    }
}
