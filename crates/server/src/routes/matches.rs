//! `/api/matches`

use axum::{
    Extension, Json, Router,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
    routing::{get, post},
};
use axum_extra::extract::SignedCookieJar;
use clubhouse::{AnyMatch, Seats, Seed};
use serde::Deserialize;
use store::{Filter, MatchId};

use super::{Asked, Body, MatchPath};
use crate::{
    AppState,
    error::ApiError,
    limits::Who,
    matches::{Made, adds_words},
    messages::{AddWords, CreatedMatch, Fork, Join, MatchList, MatchSummary, NewMatch, Resign, SeatPlans},
    pace::Terms,
    random,
    seating::{Guest, Seating},
    session::Visitor,
    summary::saved_summary,
    table::Command,
};

/// How many matches a list shows.
const LIST_MAX: u32 = 100;

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/matches", get(list).post(create))
        .route("/api/matches/{id}", get(show))
        .route("/api/matches/{id}/join", post(join))
        .route("/api/matches/{id}/words", post(add_words))
        .route("/api/matches/{id}/record.txt", get(record_text))
        .route("/api/matches/{id}/record.json", get(record_json))
        .route("/api/matches/{id}/fork", post(fork))
        .route("/api/matches/{id}/resign", post(resign))
}

type Created = (StatusCode, Option<SignedCookieJar>, Json<CreatedMatch>);

/// Makes a match. It begins when every person at it has added a word to its luck, which is promised by its
/// `commitment`; a match of bots begins at once. Its `invitations` hold the token of each seat that waits for a friend.
#[utoipa::path(post, path = "/api/matches", request_body = NewMatch, responses(
    (status = 201, body = CreatedMatch),
    (status = 404, body = ApiError, content_type = "application/problem+json", description = "there is no such game"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "too_many_matches"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "options_refused, bad_seats, bad_pace, not_rated"),
))]
pub(super) async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(new): Body<NewMatch>,
) -> Result<Created, ApiError> {
    let game = clubhouse::game(&new.game).ok_or_else(ApiError::no_such_game)?;
    let seats = game.seats(&new.options)?;
    let terms = Terms {
        pace: new.pace,
        rated: new.rated,
        stand_in: new.stand_in,
        curve: new.curve,
    };
    terms.check(game, &new.options)?;
    let (mut guest, cookie) = visitor.guest(&state).await?;
    guest.hints = new.hints;
    let seating = Seating::new(seats, &new.seats, &guest, random::token)?;
    terms.check_rivals(&seating)?;
    let mut fixture = game.prepare(&new.options, seating.names(), Seed(random::bytes()))?;
    if !adds_words(&seating) {
        fixture.begin(false);
        fixture.catch_up();
    }
    let made = Made {
        fixture: &*fixture,
        seating,
        terms,
        creator: &guest,
        listed: new.listed,
    };
    let (_, summary) = made.save(&state).await?;
    Ok((StatusCode::CREATED, cookie, Json(CreatedMatch(summary))))
}

/// Which matches a list shows.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ListQuery {
    /// `mine`: those at which you sit. `live`: those that anybody may watch.
    #[serde(default)]
    #[param(inline)]
    filter: Which,
}

#[derive(Clone, Copy, PartialEq, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
enum Which {
    #[default]
    Mine,
    Live,
}

/// Matches, the newest first. One that cannot be read is left out and counted.
#[utoipa::path(get, path = "/api/matches", params(ListQuery), responses((status = 200, body = MatchList)))]
pub(super) async fn list(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    Asked(query): Asked<ListQuery>,
) -> Result<Json<MatchList>, ApiError> {
    let filter = match (query.filter, person) {
        (Which::Live, _) => Filter::Live,
        (Which::Mine, Some(person)) => Filter::Of(person),
        (Which::Mine, None) => return Ok(Json(MatchList::default())),
    };
    let listing = state.store.list(filter, LIST_MAX).await?;
    let mut list = MatchList {
        matches: Vec::with_capacity(listing.matches.len()),
        hidden: listing.hidden,
    };
    for listed in listing.matches {
        let is_old = listed.is_old || state.tables.is_open(listed.id);
        let saved = if is_old {
            None
        } else {
            saved_summary(&listed, person)
        };
        let summary = match saved {
            Some(summary) => Ok(summary),
            None => {
                state
                    .tables
                    .read(listed.id, move |table| Ok(table.summary(person)))
                    .await
            }
        };
        match summary {
            Ok(summary) => list.matches.push(summary),
            Err(error) => {
                tracing::error!(match.id = %listed.id, code = error.code(), "a match of a list cannot be read");
                list.hidden += 1;
            }
        }
    }
    if query.filter == Which::Live {
        list.matches.retain(|summary| summary.outcome.is_none());
    }
    Ok(Json(list))
}

/// A match in short.
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path,)), responses(
    (status = 200, body = MatchSummary),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn show(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    MatchPath(id): MatchPath,
) -> Result<Json<MatchSummary>, ApiError> {
    state
        .tables
        .read(id, move |table| Ok(table.summary(person)))
        .await
        .map(Json)
}

/// Takes the seat of an invitation.
#[utoipa::path(post, path = "/api/matches/{id}/join", params(("id" = String, Path,)), request_body = Join, responses(
    (status = 200, body = MatchSummary),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "bad_invitation"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "seat_taken, already_seated"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "not_rated"),
))]
pub(super) async fn join(
    State(state): State<AppState>,
    visitor: Visitor,
    MatchPath(id): MatchPath,
    Body(Join { token, hints }): Body<Join>,
) -> Result<(Option<SignedCookieJar>, Json<MatchSummary>), ApiError> {
    let (mut guest, cookie) = visitor.guest(&state).await?;
    guest.hints = hints;
    let summary = state
        .tables
        .ask(id, |reply| Command::Join { guest, token, reply })
        .await?;
    Ok((cookie, Json(summary)))
}

/// Adds words of yours to the luck of a match, each for one of your seats. The same words again change nothing.
#[utoipa::path(post, path = "/api/matches/{id}/words", params(("id" = String, Path,)), request_body = AddWords, responses(
    (status = 200, body = MatchSummary),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_your_seat"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "word_given"),
))]
pub(super) async fn add_words(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    MatchPath(id): MatchPath,
    Body(AddWords { words }): Body<AddWords>,
) -> Result<Json<MatchSummary>, ApiError> {
    let command = |reply| Command::AddWords { person, words, reply };
    state.tables.ask(id, command).await.map(Json)
}

/// The record of a finished match, for people.
#[utoipa::path(get, path = "/api/matches/{id}/record.txt", params(("id" = String, Path,)), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "match_running"),
))]
pub(super) async fn record_text(
    State(state): State<AppState>,
    Extension(who): Extension<Who>,
    MatchPath(id): MatchPath,
) -> Result<impl IntoResponse, ApiError> {
    let record = state
        .replays
        .read_finished(state.store.as_ref(), who, id, |fixture| Ok(fixture.record_text()))
        .await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// The record of a finished match, for programs.
#[utoipa::path(get, path = "/api/matches/{id}/record.json", params(("id" = String, Path,)), responses(
    (status = 200, body = Object),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "match_running"),
))]
pub(super) async fn record_json(
    State(state): State<AppState>,
    Extension(who): Extension<Who>,
    MatchPath(id): MatchPath,
) -> Result<impl IntoResponse, ApiError> {
    let record = state
        .replays
        .read_finished(state.store.as_ref(), who, id, |fixture| Ok(fixture.record_json()))
        .await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record))
}

/// Plays on from a step of a finished match.
#[utoipa::path(post, path = "/api/matches/{id}/fork", params(("id" = String, Path,)), request_body = Fork, responses(
    (status = 201, body = CreatedMatch),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "match_running, match_over, too_many_matches"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_seats"),
))]
pub(super) async fn fork(
    State(state): State<AppState>,
    visitor: Visitor,
    Extension(who): Extension<Who>,
    MatchPath(id): MatchPath,
    Body(Fork { step, seats: plans }): Body<Fork>,
) -> Result<Created, ApiError> {
    let (guest, cookie) = visitor.guest(&state).await?;
    let sitter = guest.clone();
    let (fixture, seating) = state
        .replays
        .read_finished(state.store.as_ref(), who, id, move |finished| {
            forked(finished, id, step, &plans, &sitter)
        })
        .await?;
    let made = Made {
        fixture: &*fixture,
        seating,
        terms: Terms::default(),
        creator: &guest,
        listed: false,
    };
    let (_, summary) = made.save(&state).await?;
    Ok((StatusCode::CREATED, cookie, Json(CreatedMatch(summary))))
}

/// Gives up.
#[utoipa::path(post, path = "/api/matches/{id}/resign", params(("id" = String, Path,)), request_body = Resign, responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "not_your_seat"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "match_over"),
))]
pub(super) async fn resign(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    MatchPath(id): MatchPath,
    Body(Resign { seat }): Body<Resign>,
) -> Result<StatusCode, ApiError> {
    state
        .tables
        .ask(id, |reply| Command::Resign { person, seat, reply })
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The match that goes on after a step of a finished one.
fn forked(
    finished: &dyn AnyMatch,
    id: MatchId,
    step: u32,
    plans: &SeatPlans,
    guest: &Guest,
) -> Result<(Box<dyn AnyMatch>, Seating), ApiError> {
    let steps = step as usize + 1;
    if steps > finished.steps() {
        return Err(ApiError::bad_request("the match has no such step"));
    }
    let seats: Seats = finished.seats();
    let seating = Seating::new(seats, plans, guest, random::token)?;
    let mut fixture = finished.fork(steps, seating.names(), Seed(random::bytes()), &id.to_string());
    if fixture.outcome().is_some() {
        return Err(ApiError::match_over());
    }
    if adds_words(&seating) {
        fixture.wait();
    }
    Ok((fixture, seating))
}
