//! Who asks: a guest's browser, known by a signed cookie that scripts cannot read.

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
};
use axum_extra::extract::{
    SignedCookieJar,
    cookie::{Cookie, Key, SameSite},
};
use store::{SessionId, Store, StoreError};

use crate::{AppState, error::ApiError, random, seating::Guest};

const COOKIE: &str = "fiveaside_session";
/// The name of the cookie key among the store's settings.
const KEY_SETTING: &str = "cookie_key";
const NAME_LENGTH_MAX: usize = 24;

/// Whoever asks, with a session or without.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<SessionId>);

impl Visitor {
    /// Reads the cookie; a forged one is none.
    pub(crate) fn from_headers(headers: &HeaderMap, key: &Key) -> Self {
        let jar = SignedCookieJar::from_headers(headers, key.clone());
        Self(jar.get(COOKIE).and_then(|cookie| cookie.value().parse().ok()))
    }

    /// The guest and, if the session is new, the cookie that makes it last.
    pub(crate) async fn guest(self, state: &AppState) -> Result<(Guest, Option<SignedCookieJar>), ApiError> {
        if let Some(session) = self.0
            && let Some(name) = state.store.session_name(session).await?
        {
            return Ok((Guest { session, name }, None));
        }
        let session = SessionId(random::bits());
        let name = format!("Guest {}", 1000 + random::bits() % 9000);
        state.store.set_session_name(session, name.clone()).await?;
        let cookie = Cookie::build((COOKIE, session.to_string()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(state.public_url.as_ref().is_some_and(|url| url.secure))
            .permanent()
            .build();
        Ok((
            Guest { session, name },
            Some(SignedCookieJar::new(state.key.clone()).add(cookie)),
        ))
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

/// A name that can be shown to others.
pub(crate) fn clean_name(name: &str) -> Result<String, ApiError> {
    clean_text(name, NAME_LENGTH_MAX).ok_or_else(ApiError::bad_name)
}

/// A line of visible text, at least one letter and at most so many.
pub(crate) fn clean_text(text: &str, length_max: usize) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = text.chars().count();
    let visible = (1..=length_max).contains(&length) && !text.chars().any(is_invisible);
    visible.then_some(text)
}

/// Control characters, and those that hide or turn round the text beside them.
fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        assert_eq!(clean_name("  Ada \t Lovelace ").as_deref(), Ok("Ada Lovelace"));
        assert_eq!(clean_name("Zoë ⚽").as_deref(), Ok("Zoë ⚽"));
        assert_eq!(clean_name(&"x".repeat(24)).map(|name| name.len()), Ok(24));
        for bad in ["", "   ", "a\u{7}b", "a\u{202e}b", "\u{200b}", &"x".repeat(25)] {
            assert_eq!(clean_name(bad), Err(ApiError::bad_name()), "{bad:?}");
        }
    }
}
