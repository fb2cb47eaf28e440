//! `/api/games/{id}/cards`, `/api/games/{id}/decks/check`, `/api/me/decks`

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, post},
};
use axum_extra::extract::SignedCookieJar;
use clubhouse::{AnyDecks, DeckReport, OptionValues};
use serde::Deserialize;
use store::{KeptDeck, NewDeck};

use super::{Asked, Body, Word};
use crate::{
    AppState,
    error::ApiError,
    messages::{self, CheckDeck, KeepDeck, SavedDeck},
    names::clean_text,
    session::Visitor,
};

/// How many letters the name of a deck may have.
const NAME_LENGTH_MAX: usize = 40;
/// How many decks a person may keep.
pub(super) const DECKS_MAX: u32 = 50;

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/games/{id}/cards", get(cards))
        .route("/api/games/{id}/decks/check", post(check))
        .route("/api/me/decks", get(kept).put(save).delete(discard))
}

fn decks_of(game: &str) -> Result<&'static dyn AnyDecks, ApiError> {
    clubhouse::game(game)
        .ok_or_else(ApiError::no_such_game)?
        .decks()
        .ok_or_else(ApiError::no_decks)
}

/// What a game's decks or teams are made of, and the ready-made ones.
#[utoipa::path(get, path = "/api/games/{id}/cards", params(("id" = String, Path,)), responses(
    (status = 200, body = Object, description = "all there is to build with, by the game's own type"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn cards(Word(id): Word) -> Result<Json<messages::Json>, ApiError> {
    Ok(Json(messages::Json(decks_of(&id)?.pool())))
}

/// Checks a deck: every clause that it breaks, and its figures. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{id}/decks/check", params(("id" = String, Path,)), request_body = CheckDeck, responses(
    (status = 200, body = Object, description = "the report, by the game's own type"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "options_refused: no such terms"),
))]
pub(super) async fn check(
    Word(id): Word,
    Body(deck): Body<CheckDeck>,
) -> Result<Json<messages::Json>, ApiError> {
    let report = report(&id, &deck.text, &deck.options)?;
    Ok(Json(messages::Json(report.json)))
}

fn report(game: &str, text: &str, terms: &OptionValues) -> Result<DeckReport, ApiError> {
    Ok(decks_of(game)?.check(text, terms)?)
}

/// The decks that whoever asks keeps. Nobody else sees them.
#[utoipa::path(get, path = "/api/me/decks", responses((status = 200, body = Vec<SavedDeck>)))]
pub(super) async fn kept(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<Json<Vec<SavedDeck>>, ApiError> {
    let Some(person) = visitor.0 else {
        return Ok(Json(Vec::new()));
    };
    let decks = state.store.decks(person).await?;
    Ok(Json(decks.into_iter().map(saved).collect()))
}

/// Keeps a deck, in place of the one with its name. It must be readable, but need not be legal yet.
#[utoipa::path(put, path = "/api/me/decks", request_body = KeepDeck, responses(
    (status = 200, body = SavedDeck),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "too_many_decks"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_deck"),
))]
pub(super) async fn save(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(deck): Body<KeepDeck>,
) -> Result<(Option<SignedCookieJar>, Json<SavedDeck>), ApiError> {
    let name = clean_text(&deck.name, NAME_LENGTH_MAX)
        .ok_or_else(|| ApiError::bad_deck("the name has 1 to 40 visible characters"))?;
    let report = report(&deck.game, &deck.text, &OptionValues::new())?;
    if report.text.is_empty() {
        let details: Vec<String> = report.breaches.into_iter().map(|breach| breach.detail).collect();
        return Err(ApiError::bad_deck(details.join("; ")));
    }
    let (guest, cookie) = visitor.guest(&state).await?;
    let new = NewDeck {
        game: deck.game,
        name,
        deck: report.text,
    };
    let kept = state.store.save_deck(guest.person, new, DECKS_MAX).await?;
    let kept = kept.ok_or_else(ApiError::too_many_decks)?;
    Ok((cookie, Json(saved(kept))))
}

/// Which deck is meant.
#[derive(Deserialize, utoipa::IntoParams)]
pub(super) struct Named {
    /// The game's id.
    game: String,
    /// What its owner calls it.
    name: String,
}

/// Deletes a deck.
#[utoipa::path(delete, path = "/api/me/decks", params(Named), responses(
    (status = 204),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn discard(
    State(state): State<AppState>,
    visitor: Visitor,
    Asked(named): Asked<Named>,
) -> Result<StatusCode, ApiError> {
    let person = visitor.0.ok_or_else(ApiError::no_such_deck)?;
    if state.store.drop_deck(person, named.game, named.name).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::no_such_deck())
    }
}

pub(super) fn saved(deck: KeptDeck) -> SavedDeck {
    SavedDeck {
        game: deck.game,
        name: deck.name,
        text: deck.deck,
        updated_ms: deck.updated_ms,
    }
}
