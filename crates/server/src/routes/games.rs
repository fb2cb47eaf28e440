//! `/api/games`

use axum::{Json, Router, extract::Path, routing::get};
use clubhouse::{AnyGame, OptionValues, Rulebook};

use crate::{
    AppState,
    error::ApiError,
    messages::{GameSummary, Preset},
};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/games", get(list))
        .route("/api/games/{id}/rulebook", get(rulebook))
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameSummary>)))]
pub(super) async fn list() -> Json<Vec<GameSummary>> {
    Json(clubhouse::games().iter().map(|game| summary(*game)).collect())
}

/// The rulebook of a game.
#[utoipa::path(get, path = "/api/games/{id}/rulebook", params(("id" = String, Path,)), responses(
    (status = 200, body = Object, description = "chapters of clauses, and the game in two minutes"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn rulebook(Path(id): Path<String>) -> Result<Json<&'static Rulebook>, ApiError> {
    clubhouse::game(&id)
        .map(|game| Json(game.rulebook()))
        .ok_or_else(ApiError::no_such_game)
}

fn summary(game: &'static dyn AnyGame) -> GameSummary {
    let seats = game
        .seats(&OptionValues::new())
        .expect("every game accepts its own defaults");
    let preset = |(name, options): &(&'static str, &[(&str, &str)])| Preset {
        name,
        options: options
            .iter()
            .map(|(option, value)| ((*option).to_owned(), (*value).into()))
            .collect(),
    };
    GameSummary {
        id: game.id(),
        available: true,
        seats: seats.iter().collect(),
        options: game.option_specs(),
        bots: game.levels(),
        presets: game.presets().iter().map(preset).collect(),
        rules_version: game.rules_version(),
    }
}
