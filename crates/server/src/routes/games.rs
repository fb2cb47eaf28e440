//! `/api/games`

use axum::{Json, Router, routing::get};
use clubhouse::{AnyGame, Lesson, OptionKind, OptionSpec, OptionValue, OptionValues, Rulebook, Seats};

use super::Word;
use crate::{
    AppState,
    error::ApiError,
    messages::{self, GameSummary, LessonStep, OtherSeats, Preset},
    pace::Pace,
};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/games", get(list))
        .route("/api/games/{id}/lesson", get(lesson))
        .route("/api/games/{id}/rulebook", get(rulebook))
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameSummary>)))]
pub(super) async fn list() -> Json<Vec<GameSummary>> {
    Json(clubhouse::games().iter().map(|game| summary(*game)).collect())
}

/// The rulebook of a game.
#[utoipa::path(get, path = "/api/games/{id}/rulebook", params(("id" = String, Path,)), responses(
    (status = 200, body = Object, description = "chapters of clauses"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn rulebook(Word(id): Word) -> Result<Json<&'static Rulebook>, ApiError> {
    clubhouse::game(&id)
        .map(|game| Json(game.rulebook()))
        .ok_or_else(ApiError::no_such_game)
}

/// A game in two minutes.
#[utoipa::path(get, path = "/api/games/{id}/lesson", params(("id" = String, Path,)), responses(
    (status = 200, body = Vec<Object>, description = "steps of a few words, each with a view that shows them"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn lesson(Word(id): Word) -> Result<Json<Vec<LessonStep>>, ApiError> {
    let game = clubhouse::game(&id).ok_or_else(ApiError::no_such_game)?;
    let step = |step: &Lesson| LessonStep {
        words: step.words.clone(),
        seen_by: step.seen_by,
        view: messages::Json(step.view.clone()),
        choices: step.choices.clone().map(messages::Json),
    };
    Ok(Json(game.lesson().iter().map(step).collect()))
}

fn summary(game: &'static dyn AnyGame) -> GameSummary {
    let seats = game
        .seats(&OptionValues::new())
        .expect("every game accepts its own defaults");
    let preset = |(name, options): &(&'static str, &[(&str, &str)])| Preset {
        name,
        rated: game.rated_presets().contains(name),
        options: options
            .iter()
            .map(|(option, value)| ((*option).to_owned(), (*value).into()))
            .collect(),
    };
    GameSummary {
        id: game.id(),
        available: true,
        seats: seats.iter().collect(),
        has_decks: game.decks().is_some(),
        seatings: seatings(game, seats),
        options: game.option_specs(),
        bots: game.levels(),
        bot_ratings: game
            .levels()
            .iter()
            .map(|level| game.bot_rating(*level))
            .collect(),
        presets: game.presets().iter().map(preset).collect(),
        paces: game
            .paces()
            .iter()
            .map(|(minutes, increment_s)| Pace::Live {
                minutes: *minutes,
                increment_s: *increment_s,
            })
            .collect(),
        rules_version: game.rules_version(),
    }
}

/// What every value of an option does to the seats, where it does anything.
fn seatings(game: &dyn AnyGame, usual: Seats) -> Vec<OtherSeats> {
    let values = |spec: &OptionSpec| -> Vec<OptionValue> {
        match spec.kind {
            OptionKind::Choice { words } => words.iter().map(|word| (*word).into()).collect(),
            OptionKind::Numbers { numbers } => numbers.iter().copied().map(OptionValue::Number).collect(),
            OptionKind::Range { .. } | OptionKind::Text { .. } => Vec::new(),
        }
    };
    let mut found = Vec::new();
    for spec in game.option_specs() {
        for value in values(spec) {
            // A value that is refused without others brings nobody.
            let chosen = OptionValues::from([(spec.name.to_owned(), value.clone())]);
            if let Ok(seats) = game.seats(&chosen)
                && seats != usual
            {
                found.push(OtherSeats {
                    option: spec.name,
                    value,
                    seats: seats.iter().collect(),
                });
            }
        }
    }
    found
}
