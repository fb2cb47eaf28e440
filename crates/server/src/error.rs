//! What the server answers when it does not do what was asked: problem+json with a stable code.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use clubhouse::{Clause, OptionRefusal, PlayError};
use serde::Serialize;
use store::StoreError;

/// A problem, one constructor for each meaning.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Problem"))]
#[schema(as = Problem)]
pub struct ApiError {
    /// Always `about:blank`: the code says what kind it is.
    #[serde(rename = "type")]
    kind: &'static str,
    /// The status in words.
    title: &'static str,
    /// The HTTP status.
    status: u16,
    /// What went wrong, for programs. Stable.
    code: &'static str,
    /// What went wrong, for people.
    detail: String,
    /// The clause that forbids it, if a rule does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    clause: Option<Clause>,
}

/// What went wrong, for whoever counts answers.
#[derive(Clone, Copy)]
pub(crate) struct Code(pub(crate) &'static str);

impl ApiError {
    fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self {
            kind: "about:blank",
            title: status.canonical_reason().unwrap_or("Problem"),
            status: status.as_u16(),
            code,
            detail: detail.into(),
            clause: None,
        }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "not_found",
            "there is nothing at this address",
        )
    }

    pub(crate) fn no_such_match() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "there is no such match")
    }

    pub(crate) fn no_such_game() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "there is no such game")
    }

    pub(crate) fn no_such_member() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "there is no such member")
    }

    pub(crate) fn method_not_allowed() -> Self {
        Self::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "method_not_allowed",
            "this address does not know that method",
        )
    }

    pub(crate) fn not_ready(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "not_ready", detail)
    }

    pub(crate) fn bad_request(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_request", detail)
    }

    pub(crate) fn bad_move(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_move", detail)
    }

    pub(crate) fn bad_seats(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_seats", detail)
    }

    pub(crate) fn bad_pace(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_pace", detail)
    }

    pub(crate) fn not_rated(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "not_rated", detail)
    }

    pub(crate) fn not_now(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "not_now", detail)
    }

    pub(crate) fn not_reviewed(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "not_reviewed", detail)
    }

    pub(crate) fn bad_name() -> Self {
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "bad_name",
            "a name has 1 to 24 visible characters",
        )
    }

    pub(crate) fn bad_member_name() -> Self {
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "bad_member_name",
            "a member's name has 3 to 20 letters, digits, - and _, and begins and ends with a letter or a digit",
        )
    }

    pub(crate) fn name_taken() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "name_taken",
            "somebody has this name, or one that looks like it",
        )
    }

    pub(crate) fn renamed_recently() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "renamed_recently",
            "a name can be changed once in 30 days",
        )
    }

    pub(crate) fn weak_password(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "weak_password", detail)
    }

    pub(crate) fn already_member() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "already_member",
            "you are signed in as a member: sign out first",
        )
    }

    pub(crate) fn wrong_credentials() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "wrong_credentials",
            "that name and what you know do not belong together",
        )
    }

    pub(crate) fn wrong_password() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "wrong_password",
            "this is not your password",
        )
    }

    pub(crate) fn members_only() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "members_only",
            "this is for members who are signed in",
        )
    }

    pub(crate) fn not_yourself() -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "not_yourself", "that is you")
    }

    pub(crate) fn blocked() -> Self {
        Self::new(StatusCode::CONFLICT, "blocked", "one of you blocks the other")
    }

    pub(crate) fn too_many_others() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "too_many_others",
            "that is as many people as one can follow or block",
        )
    }

    pub(crate) fn bad_colour() -> Self {
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "bad_colour",
            "a colour is written like #1f6b46",
        )
    }

    pub(crate) fn no_such_session() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "you have no such session")
    }

    pub(crate) fn too_many_tries() -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_tries",
            "too many tries to sign in: wait a minute",
        )
    }

    pub(crate) fn no_decks() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "not_found",
            "this game is not played with decks or teams",
        )
    }

    pub(crate) fn no_such_deck() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "not_found",
            "you keep no such deck or team",
        )
    }

    pub(crate) fn bad_deck(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_deck", detail)
    }

    pub(crate) fn too_many_decks() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "too_many_decks",
            "you keep as many decks and teams as the server has room for: delete one first",
        )
    }

    pub(crate) fn no_curve(detail: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, "no_curve", detail)
    }

    pub(crate) fn not_your_seat() -> Self {
        Self::new(StatusCode::FORBIDDEN, "not_your_seat", "you do not sit there")
    }

    pub(crate) fn bad_invitation() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "bad_invitation",
            "this invitation is not for this match",
        )
    }

    pub(crate) fn seat_taken() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "seat_taken",
            "somebody else has taken this seat",
        )
    }

    pub(crate) fn already_seated() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "already_seated",
            "you sit at this table already",
        )
    }

    pub(crate) fn match_running() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "match_running",
            "this can be had when the match is over",
        )
    }

    pub(crate) fn match_over() -> Self {
        Self::new(StatusCode::CONFLICT, "match_over", "the match is over")
    }

    pub(crate) fn match_waiting() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "match_waiting",
            "the match waits for its coaches",
        )
    }

    pub(crate) fn word_given() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "word_given",
            "the luck of this match has your word already, or wants none",
        )
    }

    pub(crate) fn no_takeback(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "no_takeback", detail)
    }

    pub(crate) fn no_hint(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "no_hint", detail)
    }

    pub(crate) fn too_large() -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "too_large",
            "this is more than the server reads",
        )
    }

    pub(crate) fn rate_limited() -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "rate_limited",
            "too much at once: wait a moment",
        )
    }

    pub(crate) fn too_many_matches() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "too_many_matches",
            "you have made as many matches as may be open at once: finish one or resign first",
        )
    }

    pub(crate) fn too_slow() -> Self {
        Self::new(
            StatusCode::REQUEST_TIMEOUT,
            "too_slow",
            "the request did not arrive in time",
        )
    }

    pub(crate) fn wrong_host() -> Self {
        Self::new(
            StatusCode::MISDIRECTED_REQUEST,
            "wrong_host",
            "this server does not answer under that name: see --host and --public-url",
        )
    }

    pub(crate) fn forbidden_origin() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "forbidden_origin",
            "this page belongs to another site",
        )
    }

    pub(crate) fn banned() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "banned",
            "you are kept out of this club: ask whoever runs it",
        )
    }

    pub(crate) fn unavailable() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unavailable",
            "the server cannot do this just now: try again",
        )
    }

    pub(crate) fn offer_gone() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "offer_gone",
            "this offer is gone: somebody else was faster, or it was withdrawn",
        )
    }

    pub(crate) fn own_offer() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "own_offer",
            "this offer is your own: somebody else must take it",
        )
    }

    pub(crate) fn not_your_offer() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "not_your_offer",
            "this offer is between others",
        )
    }

    pub(crate) fn not_for_you() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "not_for_you",
            "this is not open to you just now",
        )
    }

    pub(crate) fn too_many_offers() -> Self {
        Self::new(
            StatusCode::CONFLICT,
            "too_many_offers",
            "there are as many open offers as may be: withdraw one first",
        )
    }

    pub(crate) fn not_your_room() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "not_your_room",
            "those who sit talk at the table, those who watch on the stand",
        )
    }

    pub(crate) fn bad_line() -> Self {
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "bad_line",
            "a line has 1 to 200 characters that can be seen",
        )
    }

    pub(crate) fn nobody_there() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "not_found",
            "nobody is there, or said that",
        )
    }

    pub(crate) fn no_rematch(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "no_rematch", detail)
    }

    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The clause that forbids it, if a rule does.
    #[must_use]
    pub fn clause(&self) -> Option<&'static str> {
        self.clause.map(|clause| clause.0)
    }

    /// The plain sentence.
    #[must_use]
    pub fn detail(&self) -> &str {
        &self.detail
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let code = Code(self.code);
        let mut response = (status, Json(self)).into_response();
        response.extensions_mut().insert(code);
        response
            .headers_mut()
            .insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        response
    }
}

impl From<OptionRefusal> for ApiError {
    fn from(refusal: OptionRefusal) -> Self {
        let mut error = Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "options_refused",
            refusal.detail,
        );
        error.clause = Some(refusal.clause);
        error
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store did not answer");
        Self::unavailable()
    }
}

impl From<PlayError> for ApiError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Malformed(detail) => Self::bad_move(detail),
            PlayError::Over => Self::match_over(),
            PlayError::Waiting => Self::match_waiting(),
            PlayError::NotNow(why) => Self::not_now(why),
            PlayError::Refused { clause, detail } => {
                let mut error = Self::new(StatusCode::CONFLICT, "refused", detail);
                error.clause = Some(clause);
                error
            }
        }
    }
}
