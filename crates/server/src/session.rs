//! Who asks: a browser, known by a secret in a signed cookie that scripts cannot read.
//!
//! A guest's session is kept nowhere: its person follows from the secret, so that whoever only looks leaves no trace.
//! A member's session is kept under a hash of its secret, and leads to the member until it ends.

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
};
use axum_extra::extract::{
    SignedCookieJar,
    cookie::{Cookie, Key, SameSite},
};
use sha2::{Digest as _, Sha256};
use store::{Person, PersonId, SessionKey, Store, StoreError};

use crate::{AppState, error::ApiError, random, seating::Guest};

const COOKIE: &str = "fiveaside_session";
/// Behind TLS: a browser takes a cookie of such a name from this very host alone, never from a neighbour's.
const COOKIE_SECURE: &str = "__Host-fiveaside_session";
/// What the secret of a session begins with. Without it, it is a cookie from when a person's id was the secret.
const SESSION: char = 's';
/// The name of the cookie key among the store's settings.
const KEY_SETTING: &str = "cookie_key";
/// Guests that are older than so many days and have neither match nor deck are forgotten, and so are sessions that
/// nobody has used for so long.
const FORGET_AFTER_DAYS: u32 = 90;
/// What was said at a match that is over is forgotten when nobody has said anything there for so many days.
const FORGET_LINES_AFTER_DAYS: u32 = 7;
const FORGET_EVERY: Duration = Duration::from_secs(24 * 60 * 60);
/// How exactly it is known when a session was last used.
const TOUCH_EVERY: Duration = Duration::from_mins(5);

/// The secret of a session.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SessionId {
    /// 128 random bits.
    Secret(u128),
    /// The person's own id: so it was before there were members.
    OfOld(PersonId),
}

impl SessionId {
    /// A new one.
    pub(crate) fn fresh() -> Self {
        Self::Secret(random::bits())
    }

    /// Reads the cookie; a forged one is none.
    pub(crate) fn from_headers(headers: &HeaderMap, state: &AppState) -> Option<Self> {
        let jar = SignedCookieJar::from_headers(headers, state.key.clone());
        let cookie = jar.get(cookie_name(state))?;
        let value = cookie.value();
        match value.strip_prefix(SESSION) {
            Some(secret) => secret.parse::<PersonId>().ok().map(|bits| Self::Secret(bits.0)),
            None => value.parse().ok().map(Self::OfOld),
        }
    }

    /// The key under which it is kept, if it is a member's.
    pub(crate) fn key(self) -> SessionKey {
        SessionKey(self.hash(b"session"))
    }

    /// Who it is as long as it is a guest's.
    pub(crate) fn guest(self) -> PersonId {
        match self {
            Self::Secret(_) => {
                let [bits @ .., _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = self.hash(b"person");
                PersonId(u128::from_be_bytes(bits))
            }
            Self::OfOld(person) => person,
        }
    }

    /// The cookie that makes it last.
    pub(crate) fn cookie(self, state: &AppState) -> SignedCookieJar {
        let value = match self {
            Self::Secret(bits) => format!("{SESSION}{bits:032x}"),
            Self::OfOld(person) => person.to_string(),
        };
        let cookie = Cookie::build((cookie_name(state), value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(is_secure(state))
            .permanent()
            .build();
        SignedCookieJar::new(state.key.clone()).add(cookie)
    }

    fn hash(self, purpose: &[u8]) -> [u8; 32] {
        let bits = match self {
            Self::Secret(bits) | Self::OfOld(PersonId(bits)) => bits,
        };
        Sha256::new()
            .chain_update(purpose)
            .chain_update(bits.to_be_bytes())
            .finalize()
            .into()
    }
}

/// Whoever asks, known or not.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<PersonId>);

impl Visitor {
    /// Whoever only looks: nothing is kept. A newcomer gets a cookie with which the next request is known.
    pub(crate) async fn look(self, state: &AppState) -> Result<(Guest, Option<SignedCookieJar>), ApiError> {
        let (person, cookie) = self.person(state);
        let kept = state.store.person(person).await?;
        let kept = kept.unwrap_or_else(|| newcomer(person));
        Ok((kept.into(), cookie))
    }

    /// Whoever changes something: they are kept from now on.
    pub(crate) async fn guest(self, state: &AppState) -> Result<(Guest, Option<SignedCookieJar>), ApiError> {
        let (person, cookie) = self.person(state);
        let kept = match state.store.person(person).await? {
            Some(kept) => kept,
            None => {
                let new = newcomer(person);
                state.store.set_person_name(person, new.name.clone()).await?;
                new
            }
        };
        Ok((kept.into(), cookie))
    }

    /// The person and, if it is new, the cookie that makes it last.
    fn person(self, state: &AppState) -> (PersonId, Option<SignedCookieJar>) {
        if let Some(person) = self.0 {
            return (person, None);
        }
        let session = SessionId::fresh();
        (session.guest(), Some(session.cookie(state)))
    }
}

/// The browser that asks.
#[derive(Clone, Copy)]
pub(crate) struct Here {
    /// Its session, if it has one.
    pub(crate) session: Option<SessionId>,
    /// Whether a member is signed in there.
    pub(crate) member: bool,
}

/// A member who is signed in.
#[derive(Clone, Copy)]
pub(crate) struct SignedIn {
    pub(crate) person: PersonId,
    pub(crate) session: SessionKey,
}

/// Keeps, from time to time, that a session is in use. Nobody waits for it.
pub(crate) fn touch(state: &AppState, session: SessionId, used_ms: i64) {
    if now_ms() - used_ms < i64::try_from(TOUCH_EVERY.as_millis()).expect("a few minutes") {
        return;
    }
    let store = Arc::clone(&state.store);
    tokio::spawn(async move {
        if let Err(error) = store.touch_session(session.key()).await {
            tracing::warn!(%error, "the use of a session was not kept");
        }
    });
}

/// The present: milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn is_secure(state: &AppState) -> bool {
    state.public_url.as_ref().is_some_and(|url| url.secure)
}

fn cookie_name(state: &AppState) -> &'static str {
    if is_secure(state) { COOKIE_SECURE } else { COOKIE }
}

/// Somebody of whom nothing is kept. What they are called before they say otherwise is always the same.
pub(crate) fn newcomer(person: PersonId) -> Person {
    Person {
        id: person,
        name: format!("Guest {}", 1000 + person.0 % 9000),
        member: false,
    }
}

/// Forgets guests and sessions that nobody uses, now and every day.
pub(crate) async fn forget_unused(store: Arc<dyn Store>) {
    let mut days = tokio::time::interval(FORGET_EVERY);
    loop {
        days.tick().await;
        match store.forget_persons(FORGET_AFTER_DAYS).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "unused guests are forgotten"),
            Err(error) => tracing::warn!(%error, "unused guests were not forgotten"),
        }
        match store.forget_sessions(FORGET_AFTER_DAYS).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "unused sessions are forgotten"),
            Err(error) => tracing::warn!(%error, "unused sessions were not forgotten"),
        }
        match store.forget_lines(FORGET_LINES_AFTER_DAYS).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "lines of finished matches are forgotten"),
            Err(error) => tracing::warn!(%error, "lines of finished matches were not forgotten"),
        }
    }
}

/// The visitor was found when the request came in.
impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get().copied().unwrap_or(Self(None)))
    }
}

impl<S: Sync> FromRequestParts<S> for Here {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let nowhere = Self {
            session: None,
            member: false,
        };
        Ok(parts.extensions.get().copied().unwrap_or(nowhere))
    }
}

impl<S: Sync> FromRequestParts<S> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let Visitor(person) = Visitor::from_request_parts(parts, state).await?;
        let here = Here::from_request_parts(parts, state).await?;
        match (person, here.session) {
            (Some(person), Some(session)) if here.member => Ok(Self {
                person,
                session: session.key(),
            }),
            _ => Err(ApiError::members_only()),
        }
    }
}

/// The key that signs cookies: made once, then kept.
pub(crate) async fn cookie_key(store: &dyn Store) -> Result<Key, StoreError> {
    let fresh: Vec<u8> = (0..4).flat_map(|_| random::bits().to_le_bytes()).collect();
    let kept = store.setting(KEY_SETTING, fresh).await?;
    Key::try_from(kept.as_slice()).map_err(|error| StoreError::Backend(error.to_string()))
}
