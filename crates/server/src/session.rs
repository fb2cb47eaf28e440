//! Who asks: a guest's browser, known by a signed cookie that scripts cannot read.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
};
use axum_extra::extract::{
    SignedCookieJar,
    cookie::{Cookie, Key, SameSite},
};
use store::{PersonId, Store, StoreError};

use crate::{AppState, error::ApiError, random, seating::Guest};

const COOKIE: &str = "fiveaside_session";
/// Behind TLS: a browser takes a cookie of such a name from this very host alone, never from a neighbour's.
const COOKIE_SECURE: &str = "__Host-fiveaside_session";
/// The name of the cookie key among the store's settings.
const KEY_SETTING: &str = "cookie_key";
/// Persons that are older than so many days and have neither match nor deck are forgotten.
const FORGET_AFTER_DAYS: u32 = 90;
const FORGET_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

/// Whoever asks, known or not.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<PersonId>);

impl Visitor {
    /// Reads the cookie; a forged one is none.
    pub(crate) fn from_headers(headers: &HeaderMap, state: &AppState) -> Self {
        let jar = SignedCookieJar::from_headers(headers, state.key.clone());
        Self(
            jar.get(cookie_name(state))
                .and_then(|cookie| cookie.value().parse().ok()),
        )
    }

    /// Whoever only looks: nothing is kept. A newcomer gets a cookie with which the next request is known.
    pub(crate) async fn look(self, state: &AppState) -> Result<(Guest, Option<SignedCookieJar>), ApiError> {
        let (person, cookie) = self.person(state);
        let kept = state.store.person_name(person).await?;
        let name = kept.unwrap_or_else(|| usual_name(person));
        Ok((
            Guest {
                person,
                name,
                hints: false,
            },
            cookie,
        ))
    }

    /// Whoever changes something: they are kept from now on.
    pub(crate) async fn guest(self, state: &AppState) -> Result<(Guest, Option<SignedCookieJar>), ApiError> {
        let (person, cookie) = self.person(state);
        let name = match state.store.person_name(person).await? {
            Some(name) => name,
            None => {
                let name = usual_name(person);
                state.store.set_person_name(person, name.clone()).await?;
                name
            }
        };
        Ok((
            Guest {
                person,
                name,
                hints: false,
            },
            cookie,
        ))
    }

    /// The person and, if it is new, the cookie that makes it last.
    fn person(self, state: &AppState) -> (PersonId, Option<SignedCookieJar>) {
        if let Some(person) = self.0 {
            return (person, None);
        }
        let person = PersonId(random::bits());
        let cookie = Cookie::build((cookie_name(state), person.to_string()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(is_secure(state))
            .permanent()
            .build();
        (person, Some(SignedCookieJar::new(state.key.clone()).add(cookie)))
    }
}

fn is_secure(state: &AppState) -> bool {
    state.public_url.as_ref().is_some_and(|url| url.secure)
}

fn cookie_name(state: &AppState) -> &'static str {
    if is_secure(state) { COOKIE_SECURE } else { COOKIE }
}

/// What somebody is called before they say otherwise: always the same.
fn usual_name(person: PersonId) -> String {
    format!("Guest {}", 1000 + person.0 % 9000)
}

/// Forgets sessions that nobody uses, now and every day.
pub(crate) async fn forget_unused(store: Arc<dyn Store>) {
    let mut days = tokio::time::interval(FORGET_EVERY);
    loop {
        days.tick().await;
        match store.forget_persons(FORGET_AFTER_DAYS).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "unused sessions are forgotten"),
            Err(error) => tracing::warn!(%error, "unused sessions were not forgotten"),
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

/// The key that signs cookies: made once, then kept.
pub(crate) async fn cookie_key(store: &dyn Store) -> Result<Key, StoreError> {
    let fresh: Vec<u8> = (0..4).flat_map(|_| random::bits().to_le_bytes()).collect();
    let kept = store.setting(KEY_SETTING, fresh).await?;
    Key::try_from(kept.as_slice()).map_err(|error| StoreError::Backend(error.to_string()))
}
